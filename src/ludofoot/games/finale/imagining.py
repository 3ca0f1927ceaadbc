"""A state that a seat could believe: what is hidden is chosen and dealt anew, each way as likely."""

from __future__ import annotations

from math import comb

from ludofoot.core.cards import bit, gathered, listed, size
from ludofoot.core.chance import Chance
from ludofoot.games.finale.records import COLOURS, LINES, PHASES, STEPS
from ludofoot.games.finale.rules.cards import NONE, Cards
from ludofoot.games.finale.rules.choices import sampled_code, sampled_order
from ludofoot.games.finale.rules.codes import picks_of
from ludofoot.games.finale.rules.names import card_of, man_of
from ludofoot.games.finale.rules.position import (
    DECK,
    NOBODY,
    PERIODS,
    STAND_IN,
    TACTIC,
    TEAM,
    Position,
)
from ludofoot.games.finale.rules.side import Side
from ludofoot.games.finale.rules.squads import STARTERS, drawn_from, packed_team, sample_mix, shuffled
from ludofoot.games.finale.rules.state import Finale
from ludofoot.games.finale.views import FIView, SideView


def imagined(cards: Cards, view: FIView, chance: Chance) -> Finale:
    """A state whose view from that seat is this one."""
    colours = [side.colour for side in view.sides]
    position = Finale(cards, view.options, colours.index("red"), chance)
    position.step = STEPS.index(view.step)
    position.turn = NOBODY if view.turn is None else view.turn
    position.period = view.period
    position.attacker = NOBODY if view.attacker is None else view.attacker
    position.attempts = view.attempts
    position.attempt = view.attempt
    position.countered = view.countered
    position.counter = view.counter
    position.card = NONE if view.card is None else card_of(view.card)
    position.bonus = view.bonus
    position.phase = PHASES.index(view.phase)
    position.checked = view.checked
    position.succeeded = view.succeeded
    position.left_line = NONE if view.injured_line is None else LINES.index(view.injured_line)
    position.series = view.series
    position.to_shoot = view.to_shoot
    position.rolls = view.rolls
    position.shoots_first = NOBODY if view.first is None else view.first
    position.winner = NOBODY if view.winner is None else view.winner
    if view.injured is not None and view.turn is not None:
        position.injured = man_of(position.side(view.turn), view.injured)
    for seat, seen in enumerate(view.sides):
        side = position.side(seat)
        imagine_men(side, seen)
        imagine_cards(position, side, seen, view if seat == view.seat else None, chance)
    for seat, seen in enumerate(view.sides):
        if seen.chosen:
            imagine_choice(position, seat, view.choice if seat == view.seat else None, chance)
    return position


def imagine_men(side: Side, seen: SideView) -> None:
    """Everything about footballers is public."""
    assert COLOURS[side.colour] == seen.colour
    for each in seen.pitch:
        man = man_of(side, each.man)
        line = LINES.index(each.line)
        side.put_line(line, side.line(line) | bit(man))
        side.low |= (each.state & 1) * bit(man)
        side.high |= (each.state >> 1) * bit(man)
        side.yellow |= each.yellow * bit(man)
        side.white |= each.white * bit(man)
        side.red |= each.red * bit(man)
    side.bench = men_set(side, seen.bench)
    side.injured = men_set(side, seen.injured)
    side.sent_off = men_set(side, seen.sent_off)
    side.substituted = men_set(side, seen.substituted)
    side.lost = gathered([LINES.index(line) for line in seen.lost])
    side.goals = seen.goals
    side.penalties = seen.penalties
    side.marked = tuple([NONE if man is None else man_of(side, man) for man in seen.marked])
    side.picks = picks_of(side, seen.picked)
    side.force = seen.strength
    side.stand_in = NONE if seen.stand_in is None else man_of(side, seen.stand_in)
    side.shooters = tuple([man_of(side, man) for man in seen.shooters])
    side.shots = seen.shots


def men_set(side: Side, men: tuple[str, ...]) -> int:
    """The set of these footballers."""
    return gathered([man_of(side, man) for man in men])


def card_set(cards: tuple[str, ...]) -> int:
    """The set of these tactic cards."""
    return gathered([card_of(card) for card in cards])


# ---- tactic cards


def imagine_cards(position: Position, side: Side, seen: SideView, own: FIView | None, chance: Chance) -> None:
    """One's own cards are known; those of the other are any that he may hold."""
    side.used = card_set(seen.used)
    side.shown = card_set(seen.shown)
    side.tactic = NONE if seen.tactic is None else card_of(seen.tactic)
    if own is not None:
        side.deck = card_set(own.deck)
        side.hand = card_set(own.hand)
        side.came = tuple([card_of(card) for card in own.came])
        if own.ordered:
            side.order = tuple([card_of(card) for card in own.pile])
        else:
            side.loose = card_set(own.pile)
    elif position.period:
        deal_hidden(position, side, seen.hand_size, seen.pile_size, chance)


def deal_hidden(position: Position, side: Side, hand: int, pile: int, chance: Chance) -> None:
    """A deck that he could have, and its cards that were not used in his hand and pile."""
    extra = position.period > PERIODS
    side.deck = guessed_deck(position, side, hand + pile if extra else -1, chance)
    left = side.deck & ~side.used
    if extra:  # FI-A36
        left = ((side.deck & ~side.shown) | position.cards.white) & ~side.used
    side.hand = drawn_from(left, hand, chance)
    left &= ~side.hand
    if position.options.decks == "variant" and not extra:
        side.order = shuffled(left, chance)
    else:
        side.loose = left


def guessed_deck(position: Position, side: Side, held: int, chance: Chance) -> int:
    """A legal deck with the cards that were seen; `held` is what is left of it in extra time."""
    cards = position.cards
    known = (side.shown | side.used) & ~cards.white
    if position.options.decks == "beginner":
        return cards.white | cards.presets[0]
    if position.options.decks == "presets":
        fitting = [preset for preset in cards.presets if not known & ~preset]
        return cards.white | fitting[chance.below(len(fitting))]
    if position.options.decks == "mixed":
        return sample_mix(cards, known, chance)
    return guessed_plan(cards, side, held, chance)


def guessed_plan(cards: Cards, side: Side, held: int, chance: Chance) -> int:
    """The variant: every deck within the quotas is as likely. They are counted by the white cards in them."""
    coloured = (side.shown | side.used) & ~cards.white
    known = coloured | (side.shown & cards.white) | cards.of_value[1]
    unseen = listed(cards.white & ~known)
    ways: list[tuple[int, int, dict[int, int]]] = []
    for chosen in range(2 ** len(unseen)):
        whites = gathered([card for place, card in enumerate(unseen) if chosen >> place & 1])
        if held >= 0:
            rest = 11 - size((known & cards.white) | whites) - size(coloured)
            if rest + size(cards.white & ~side.used) != held:
                continue
        for threes in (2, 3, 4):
            wanted = {5: 2, 4: 2, 3: threes, 2: 6 - threes}
            need = {v: n - size((known | whites) & cards.of_value[v]) for v, n in wanted.items()}
            if min(need.values()) >= 0:
                weight = 1
                for value, count in need.items():
                    weight *= comb(size(free_of(cards, value, known)), count)
                if weight:
                    ways.append((weight, whites, need))
    k = chance.below(sum(weight for weight, _, _ in ways))
    for weight, whites, need in ways:
        if k < weight:
            deck = known | whites
            for value, count in need.items():
                deck |= drawn_from(free_of(cards, value, known), count, chance)
            return deck
        k -= weight
    raise AssertionError("no deck explains what was seen")


def free_of(cards: Cards, value: int, known: int) -> int:
    """The coloured cards of this value that were not seen."""
    return cards.of_value[value] & ~cards.white & ~known


# ---- sealed choices


def imagine_choice(position: Position, seat: int, own: tuple[str, ...] | None, chance: Chance) -> None:
    """One's own choice is known; the other's could be any."""
    side = position.side(seat)
    if own is None:
        code = sampled_code(position, seat, chance)
        side.plan = sampled_order(position, seat, chance)
        side.choice = code
        return
    step = position.step
    if step == TEAM:
        side.choice = packed_team(men_set(side, own[:STARTERS]), men_set(side, own[STARTERS:]))
    elif step == DECK and position.options.decks == "variant":
        side.plan = tuple([card_of(card) for card in own])
        side.choice = 0
    elif step == DECK:
        side.choice = card_set(own)
    elif step == TACTIC:
        side.choice = card_of(own[0])
    elif step == STAND_IN:
        side.choice = NONE if own[0] == "-" else man_of(side, own[0])
    else:
        side.plan = tuple([man_of(side, man) for man in own])
        side.choice = 0
