"""What a seat sees of a match."""

from __future__ import annotations

from functools import cache

from ludofoot.core.cards import bit, listed, size
from ludofoot.games.finale.records import (
    CARDS,
    COLOURS,
    LINES,
    PHASES,
    SLOTS,
    STEPS,
    SYMBOLS,
    CardText,
    ManText,
    SlotText,
    SymbolText,
    Team,
)
from ludofoot.games.finale.rules.cards import (
    MAN_COUNT,
    NONE,
    kind_of,
    slot_count,
    slot_kind,
    strength_in,
    symbol_in,
    value_of,
)
from ludofoot.games.finale.rules.names import cards_of, man_name, name_of_man, names_of
from ludofoot.games.finale.rules.position import (
    DECK,
    NOBODY,
    OVER,
    PICK,
    REPLACEMENT,
    SHOOTERS,
    STAND_IN,
    TACTIC,
    TEAM,
    Position,
)
from ludofoot.games.finale.rules.side import OPEN, Side
from ludofoot.games.finale.rules.slots import picked
from ludofoot.games.finale.rules.squads import beginner_team, bench_in, starters_in
from ludofoot.games.finale.views import FIView, ManCard, ManView, SideView

SEATS = 2
STATES = range(4)


def seen_by(position: Position, seat: int) -> FIView:
    """FI-A54 item by item."""
    own = position.side(seat) if seat >= 0 else None
    over = position.step == OVER
    return FIView(
        seat=seat,
        options=position.options,
        step=STEPS[position.step],
        turn=somebody(position.turn),
        sides=tuple([side_view(position, each) for each in range(SEATS)]),
        hand=cards_of(own.hand) if own else (),
        came=cards_in(own.came) if own else (),
        pile=own_pile(own) if own else (),
        ordered=bool(own and own.order),
        deck=cards_of(own.deck) if own else (),
        choice=own_choice(position, own) if own else (),
        period=position.period,
        minute=position.minute(),
        attacker=somebody(position.attacker),
        attempts=position.attempts,
        attempt=position.attempt,
        countered=position.countered,
        counter=position.counter,
        card=card_name(position.card),
        bonus=position.bonus,
        phase=PHASES[position.phase],
        slots=asked_slots(position),
        beginners=own_beginners(own) if own and position.step == TEAM else None,
        checked=position.checked,
        succeeded=position.succeeded,
        injured=name_of_man(position.side(position.turn), position.injured),
        injured_line=None if position.left_line == NONE else LINES[position.left_line],
        series=position.series,
        first=somebody(position.shoots_first),
        to_shoot=position.to_shoot,
        rolls=position.rolls,
        winner=position.winner if over else None,
    )


def somebody(seat: int) -> int | None:
    """A seat, if it is one."""
    return None if seat == NOBODY else seat


def card_name(card: int) -> CardText | None:
    """A tactic card, if there is one."""
    return None if card == NONE else CARDS[card]


def own_pile(side: Side) -> tuple[CardText, ...]:
    """What a coach knows of his own pile: its order only if he chose it."""
    return tuple([CARDS[card] for card in side.order]) if side.order else cards_of(side.loose)


def asked_slots(position: Position) -> tuple[SlotText, ...]:
    """The slots of the coach who chooses footballers now."""
    if position.step != PICK:
        return ()
    slots = position.slots_of(position.turn)
    return tuple([SLOTS[slot_kind(slots, place)] for place in range(slot_count(slots))])


def side_view(position: Position, seat: int) -> SideView:
    """What everybody sees of one coach."""
    side = position.side(seat)
    return SideView(
        colour=COLOURS[side.colour],
        goals=side.goals,
        penalties=side.penalties,
        pitch=tuple([man_view(side, man) for line in range(4) for man in listed(side.line(line))]),
        bench=names_of(side, side.bench),
        reserve=reserve_of(position, side),
        injured=names_of(side, side.injured),
        sent_off=names_of(side, side.sent_off),
        substituted=names_of(side, side.substituted),
        lost=tuple([LINES[line] for line in listed(side.lost)]),
        hand_size=size(side.hand),
        pile_size=side.pile_size(),
        used=cards_of(side.used),
        shown=cards_of(side.shown),
        tactic=card_name(side.tactic),
        marked=tuple([name_of_man(side, man) for man in side.marked]),
        picked=picked_men(position, seat),
        strength=side.force,
        chosen=side.choice != OPEN,
        stand_in=name_of_man(side, side.stand_in),
        shooters=men_named(side, side.shooters),
        shots=side.shots,
    )


def man_view(side: Side, man: int) -> ManView:
    """A footballer on the pitch."""
    symbol = side.symbol(man)
    return ManView(
        man=man_name(side, man),
        line=LINES[side.line_of(man)],
        state=side.state_of(man),
        strength=side.strength(man),
        symbol=SYMBOLS[symbol - 1] if symbol else None,
        strengths=strengths_of(side.men[man]),
        symbols=symbols_of(side.men[man]),
        yellow=bool(side.yellow & bit(man)),
        white=bool(side.white & bit(man)),
        red=bool(side.red & bit(man)),
    )


@cache
def strengths_of(card: int) -> tuple[int, ...]:
    """The balls on the four edges of a card."""
    return tuple([int(strength_in(card, state)) for state in STATES])


@cache
def symbols_of(card: int) -> tuple[SymbolText | None, ...]:
    """The symbols in the four corners of a card."""
    found = [symbol_in(card, state) for state in STATES]
    return tuple([SYMBOLS[symbol - 1] if symbol else None for symbol in found])


def reserve_of(position: Position, side: Side) -> tuple[ManCard, ...]:
    """Whom a coach may still bring; before the line-up anybody of his colour."""
    men = range(MAN_COUNT) if position.step == TEAM else listed(side.bench)
    return tuple([card_of_man(side.men[man], man_name(side, man)) for man in men])


@cache
def card_of_man(card: int, name: ManText) -> ManCard:
    """A footballer as he is printed."""
    return ManCard(
        man=name,
        kind=LINES[kind_of(card)],
        value=value_of(card),
        strengths=strengths_of(card),
        symbols=symbols_of(card),
    )


def own_beginners(side: Side) -> Team:
    """FI-17: whom the sheet advises for a first match."""
    team = beginner_team(side)
    return Team(names_of(side, starters_in(team)), names_of(side, bench_in(team)))


def has_picked(position: Position, seat: int) -> bool:
    """Whether a coach has chosen footballers, or nobody, for the phase being played (FI-48, FI-49)."""
    if position.step == PICK:
        return seat == position.striker() and seat != position.turn
    return position.step == REPLACEMENT


def picked_men(position: Position, seat: int) -> tuple[ManText | None, ...]:
    """Whom a coach uses in the phase being played, slot by slot."""
    if not has_picked(position, seat):
        return ()
    side = position.side(seat)
    places = range(slot_count(position.slots_of(seat)))
    return tuple([name_of_man(side, picked(side.picks, place)) for place in places])


def men_named(side: Side, men: tuple[int, ...]) -> tuple[ManText, ...]:
    """These footballers in this order."""
    return tuple([man_name(side, man) for man in men])


def own_choice(position: Position, side: Side) -> tuple[str, ...]:
    """One's own sealed choice, as long as it is sealed."""
    step = position.step
    if side.choice == OPEN:
        return ()
    if step == TEAM:
        return (*names_of(side, starters_in(side.choice)), *names_of(side, bench_in(side.choice)))
    if step == DECK:
        return cards_in(side.plan) if position.options.decks == "variant" else cards_of(side.choice)
    if step == TACTIC:
        return (CARDS[side.choice],)
    if step == STAND_IN:
        return (name_of_man(side, side.choice) or "-",)
    return men_named(side, side.plan) if step == SHOOTERS else ()


def cards_in(cards: tuple[int, ...]) -> tuple[CardText, ...]:
    """These cards in this order."""
    return tuple([CARDS[card] for card in cards])
