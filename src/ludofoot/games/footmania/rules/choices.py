"""The decisions that can be listed, as numbers: what simulation plays without building a move.

0 is the modest choice of every step: roll, pass, refuse, withdraw, finish, decline. Other numbers mean a
square, an amount, a kind of plus card or a footballer, as the step has it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.cards import listed
from ludofoot.core.chance import Chance
from ludofoot.core.sink import Sink
from ludofoot.games.footmania.records import (
    PLUSES,
    SPONSORS,
    SQUARES,
    Answer,
    Bid,
    Buy,
    Decline,
    Draw,
    Finish,
    FMMove,
    Go,
    Leave,
    Pass,
    Play,
    Refuse,
    Return,
    Roll,
    SellFootballer,
    SellSponsor,
    Substitute,
)
from ludofoot.games.footmania.rules.album import (
    BLUE_SQUARE,
    FOREIGN,
    FORM_3,
    MEDIC,
    NATIONAL,
    PLACES,
    PLUS_KINDS,
    PLUS_SQUARE,
)
from ludofoot.games.footmania.rules.belongings import NO_CARD
from ludofoot.games.footmania.rules.board import ways
from ludofoot.games.footmania.rules.ending import Ending
from ludofoot.games.footmania.rules.judge import cancels, names_target
from ludofoot.games.footmania.rules.matches import MOST_CHANGES, MOST_PLAYED
from ludofoot.games.footmania.rules.position import (
    ACTION,
    ANSWER,
    AUCTION,
    BUY,
    DEBT,
    DRAW,
    EURO_PLUS,
    PLUS,
    RETURN,
    ROLL,
    SUBSTITUTE,
    WAY,
)

SPONSOR_CODE: Final = 1000
TARGET_CODE: Final = 100
TARGETS_A_KIND: Final = 16
CHANGE_CODE: Final = 10_000
CHANGES_A_PLACE: Final = 1000


def choices(state: Ending, seat: i64) -> list[int]:
    """Every choice of a decision that can be listed."""
    step = state.step
    if step >= EURO_PLUS:
        return match_choices(state, seat)
    if step == WAY:
        return ways(state.square.get(seat), state.came.get(seat), state.die)
    if step == DRAW or step == PLUS:
        return [0, 1]
    if step == BUY:
        return [0, 1] if state.album.price[state.card] <= state.cash.get(seat) else [0]
    if step == AUCTION:
        return [0, *range(state.least_bid(), state.cash.get(seat) + 1)]
    if step == RETURN:
        return kinds_held(state, seat, 0, PLUS_KINDS)
    if step == DEBT:
        return [*state.squads[seat], *(SPONSOR_CODE + card for card in listed(state.sponsors.get(seat)))]
    return [0]


def match_choices(state: Ending, seat: i64) -> list[int]:
    """The same for matches and euromatches."""
    step = state.step
    if step == EURO_PLUS:
        return boosts(state, seat)
    if step == ACTION:
        return actions(state, seat)
    if step == ANSWER:
        return answers(state, seat)
    if step == SUBSTITUTE:
        return substitutes(state, seat)
    return [0]


def boosts(state: Ending, seat: i64) -> list[int]:
    """FM-A24: one more form card, or none."""
    found: list[int] = [0]
    for kind in kinds_held(state, seat, 0, FORM_3 + 1):
        if state.may_boost(kind):
            found.append(1 + kind)
    return found


def kinds_held(state: Ending, seat: i64, first: i64, beyond: i64) -> list[int]:
    """The kinds of plus cards in a hand."""
    hand = state.pluses.get(seat)
    found: list[int] = []
    if hand:
        for kind in range(first, beyond):
            if hand & state.album.of_plus[kind]:
                found.append(kind)
    return found


def actions(state: Ending, seat: i64) -> list[int]:
    """FM-A17: pass, one plus card with its target, or one substitution."""
    found: list[int] = [0]
    side = state.acting
    for kind in kinds_held(state, seat, 0, MEDIC):
        if not state.may_play(side, kind):
            continue
        if names_target(kind):
            for place in range(PLACES):
                if state.is_target(1 - side, kind, place):
                    found.append(TARGET_CODE + TARGETS_A_KIND * kind + place)
        else:
            found.append(1 + kind)
    if state.changes[side] < MOST_CHANGES:
        for card in state.squads[seat]:
            if card not in state.locked:
                for place in range(PLACES):
                    if state.can_come_on(side, place, card):
                        found.append(CHANGE_CODE + CHANGES_A_PLACE * place + card)
    return found


def answers(state: Ending, seat: i64) -> list[int]:
    """FM-A44: an answer that fits, while three have not been played; or none."""
    found: list[int] = [0]
    if state.played[1 - state.acting] < MOST_PLAYED:
        for kind in kinds_held(state, seat, MEDIC, PLUS_KINDS):
            if cancels(kind, state.attack):
                found.append(1 + kind)
    return found


def substitutes(state: Ending, seat: i64) -> list[int]:
    """FM-A44: who can come on for the injured man; or nobody."""
    found: list[int] = [0]
    side: i64 = 1 - state.acting
    if state.changes[side] < MOST_CHANGES:
        for card in state.squads[seat]:
            if state.can_come_on(side, state.attacked, card):
                found.append(1 + card)
    return found


def random_choice(state: Ending, seat: i64, chance: Chance) -> i64:
    """One of them. Whoever plays at random draws and buys rather often, and does not bid wildly."""
    step = state.step
    if step == ROLL:
        return 0
    if step == DRAW or step == PLUS:
        return 1 if chance.below(4) else 0
    if step == BUY:
        if state.album.price[state.card] > state.cash.get(seat):
            return 0
        return 1 if chance.below(4) else 0
    if step == AUCTION:
        amount = state.least_bid() + chance.below(3)
        return amount if chance.below(2) and amount <= state.cash.get(seat) else 0
    if step == ACTION:
        return random_action(state, seat, chance)
    listed_choices = choices(state, seat)
    return listed_choices[chance.below(len(listed_choices))]


def random_action(state: Ending, seat: i64, chance: Chance) -> i64:
    """A pass, a card or a substitution, without listing them all; what turns out impossible is a pass."""
    side = state.acting
    what = chance.below(4)
    if what == 0:
        return 0
    if what == 1:
        squad = state.squads[seat]
        if not squad or state.changes[side] >= MOST_CHANGES:
            return 0
        card: i64 = squad[chance.below(len(squad))]
        place = chance.below(PLACES)
        return CHANGE_CODE + CHANGES_A_PLACE * place + card if state.can_come_on(side, place, card) else 0
    kinds = kinds_held(state, seat, 0, MEDIC)
    if not kinds:
        return 0
    kind: i64 = kinds[chance.below(len(kinds))]
    if not state.may_play(side, kind):
        return 0
    if not names_target(kind):
        return 1 + kind
    target = chance.below(PLACES)
    return TARGET_CODE + TARGETS_A_KIND * kind + target if state.is_target(1 - side, kind, target) else 0


def move_of(state: Ending, code: i64) -> FMMove:
    """The move that a choice is."""
    step = state.step
    if step == ROLL:
        return Roll()
    if step == WAY:
        return Go(SQUARES[code])
    if step == DRAW or step == PLUS:
        return Draw() if code else Pass()
    if step == BUY:
        return Buy() if code else Refuse()
    if step == AUCTION:
        return Bid(code) if code else Leave()
    if step == RETURN:
        return Return(PLUSES[code])
    if step == DEBT:
        if code >= SPONSOR_CODE:
            return SellSponsor(SPONSORS[code - SPONSOR_CODE])
        return SellFootballer(state.album.name(code))
    return match_move(state, code)


def match_move(state: Ending, code: i64) -> FMMove:
    """The same for matches and euromatches."""
    step = state.step
    if step == EURO_PLUS:
        return Play(PLUSES[code - 1]) if code else Finish()
    if step == ANSWER:
        return Answer(PLUSES[code - 1]) if code else Decline()
    if step == SUBSTITUTE:
        return Substitute(state.attacked + 1, state.album.name(code - 1)) if code else Decline()
    if code == 0:
        return Pass()
    if code < TARGET_CODE:
        return Play(PLUSES[code - 1])
    if code < CHANGE_CODE:
        kind, place = (code - TARGET_CODE) // TARGETS_A_KIND, (code - TARGET_CODE) % TARGETS_A_KIND
        return Play(PLUSES[kind], place + 1)
    place, card = (code - CHANGE_CODE) // CHANGES_A_PLACE, (code - CHANGE_CODE) % CHANGES_A_PLACE
    return Substitute(place + 1, state.album.name(card))


def enact(state: Ending, code: i64, seat: i64, out: Sink) -> None:
    """Makes a choice."""
    step = state.step
    if step == ROLL:
        state.roll(False, out)
    elif step == WAY:
        state.go(code, out)
    elif step == DRAW or step == PLUS:
        enact_draw(state, code, out)
    elif step == BUY or step == AUCTION:
        enact_purchase(state, code, out)
    elif step == RETURN:
        state.return_plus(code, out)
    elif step == DEBT:
        enact_sale(state, code, seat, out)
    else:
        enact_match(state, code, out)


def enact_draw(state: Ending, code: i64, out: Sink) -> None:
    """FM-32, FM-33: the pile of the square's colour."""
    if not code:
        state.leave_square(out)
        return
    kind = state.album.kinds[state.square.get(state.turn)]
    if kind == PLUS_SQUARE:
        state.draw_plus(out)
    else:
        state.draw_footballer(NATIONAL if kind == BLUE_SQUARE else FOREIGN, out)


def enact_purchase(state: Ending, code: i64, out: Sink) -> None:
    """A choice of the drawer, or of a bidder."""
    if state.step == BUY:
        if code:
            state.buy(out)
        else:
            state.refuse(out)
    elif code:
        state.make_bid(code, out)
    else:
        state.leave_auction(out)


def enact_sale(state: Ending, code: i64, seat: i64, out: Sink) -> None:
    """What a debtor gives to the bank."""
    if code >= SPONSOR_CODE:
        state.sell_sponsor(seat, code - SPONSOR_CODE, out)
    else:
        state.sell_footballer(seat, code, out)


def enact_match(state: Ending, code: i64, out: Sink) -> None:
    """A choice of a match."""
    step = state.step
    if step == ANSWER:
        if code:
            state.answer(code - 1, out)
        else:
            state.do_not_answer(out)
    elif step == SUBSTITUTE:
        if code:
            state.substitute(1 - state.acting, state.attacked, code - 1, out)
        else:
            state.do_not_substitute(out)
    elif step == EURO_PLUS:
        if code:
            state.boost(code - 1, out)
        else:
            state.finish_euromatch(out)
    else:
        enact_action(state, code, out)


def enact_action(state: Ending, code: i64, out: Sink) -> None:
    """A pass, a plus card or a substitution."""
    if code == 0:
        state.pass_action(out)
    elif code < TARGET_CODE:
        state.play_plus(code - 1, NO_CARD, out)
    elif code < CHANGE_CODE:
        target: i64 = code - TARGET_CODE
        state.play_plus(target // TARGETS_A_KIND, target % TARGETS_A_KIND, out)
    else:
        change: i64 = code - CHANGE_CODE
        state.substitute(state.acting, change // CHANGES_A_PLACE, change % CHANGES_A_PLACE, out)
