"""What moves do: which one means what."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.chance import Chance
from ludofoot.core.sink import Sink
from ludofoot.games.footmania.records import (
    SPONSORS,
    Accept,
    Declare,
    Field,
    FMMove,
    Meet,
    Offer,
    SellFootballer,
    SellSponsor,
    Withdraw,
)
from ludofoot.games.footmania.rules.cards import BLUE_SQUARE, FOREIGN, NATIONAL, PLUS_SQUARE
from ludofoot.games.footmania.rules.choices import sampled_code, sampled_eleven
from ludofoot.games.footmania.rules.codes import (
    CHANGE_CODE,
    CHANGES_A_PLACE,
    SPONSOR_CODE,
    TARGET_CODE,
    TARGETS_A_KIND,
    cards_of,
    code_of,
    is_anytime,
)
from ludofoot.games.footmania.rules.euromatch import boost, finish_euromatch, meet, pass_euromatch
from ludofoot.games.footmania.rules.line_ups import hand_in
from ludofoot.games.footmania.rules.market import (
    buy,
    draw_footballer,
    leave_auction,
    make_bid,
    refuse,
    sell_footballer,
    sell_sponsor,
)
from ludofoot.games.footmania.rules.matches import (
    answer,
    do_not_answer,
    do_not_substitute,
    pass_action,
    play_plus,
    substitute,
)
from ludofoot.games.footmania.rules.pluses import draw_plus, return_plus
from ludofoot.games.footmania.rules.position import (
    ANSWER,
    AUCTION,
    BUY,
    DEBT,
    DRAW,
    EURO,
    EURO_PLUS,
    LINE_UPS,
    NO_CARD,
    PLUS,
    RETURN,
    ROLL,
    SUBSTITUTE,
    WAY,
    Position,
)
from ludofoot.games.footmania.rules.rounds import declare
from ludofoot.games.footmania.rules.trades import (
    accept,
    deal_of,
    make_offer,
    own_offer,
    tidy,
    wanted_offer,
    withdraw,
)
from ludofoot.games.footmania.rules.turns import go, leave_square, roll


def apply(position: Position, seat: i64, move: FMMove, out: Sink) -> None:
    """Carries a legal move out."""
    if type(move) is Field:
        hand_in(position, seat, cards_of(position, move.eleven), out)
    elif type(move) is Meet:
        meet(position, cards_of(position, move.eleven), out)
    elif is_anytime(move):
        apply_anytime(position, seat, move, out)
    elif position.step == EURO:
        pass_euromatch(position, out)
    else:
        act(position, seat, code_of(position, move), out)
    tidy(position, out)


def stride(position: Position, seat: i64, chance: Chance, out: Sink) -> None:
    """The same with a choice at random, without building the move."""
    if position.step == LINE_UPS:
        hand_in(position, seat, sampled_eleven(position, seat, chance), out)
    elif position.step != EURO:
        act(position, seat, sampled_code(position, seat, chance), out)
    elif chance.below(2):
        meet(position, sampled_eleven(position, seat, chance), out)
    else:
        pass_euromatch(position, out)
    tidy(position, out)


def apply_anytime(position: Position, seat: i64, move: FMMove, out: Sink) -> None:
    """Sales, deals and declarations."""
    if type(move) is SellFootballer:
        sell_footballer(position, seat, position.album.number_of[move.footballer], out)
    elif type(move) is SellSponsor:
        sell_sponsor(position, seat, SPONSORS.index(move.sponsor), out)
    elif type(move) is Offer:
        make_offer(position, seat, deal_of(position, seat, move), out)
    elif type(move) is Accept:
        accepted = wanted_offer(position, seat, move)
        assert accepted is not None
        accept(position, seat, accepted, out)
    elif type(move) is Withdraw:
        withdrawn = own_offer(position, seat, move)
        assert withdrawn is not None
        withdraw(position, withdrawn, out)
    elif type(move) is Declare:
        declare(position, seat, cards_of(position, move.eleven), out)


# ---- by number


def choose(position: Position, seat: i64, code: i64, out: Sink) -> None:
    """Carries a choice out, without building the move."""
    act(position, seat, code, out)
    tidy(position, out)


def act(position: Position, seat: i64, code: i64, out: Sink) -> None:
    """Makes a choice."""
    step = position.step
    if step == ROLL:
        roll(position, False, out)
    elif step == WAY:
        go(position, code, out)
    elif step == DRAW or step == PLUS:
        act_on_draw(position, code, out)
    elif step == BUY or step == AUCTION:
        act_on_purchase(position, code, out)
    elif step == RETURN:
        return_plus(position, code, out)
    elif step == DEBT:
        act_on_sale(position, seat, code, out)
    else:
        act_in_match(position, code, out)


def act_on_draw(position: Position, code: i64, out: Sink) -> None:
    """FM-32, FM-33: the pile of the square's colour."""
    if not code:
        leave_square(position, out)
        return
    kind = position.album.kinds[position.square.get(position.turn)]
    if kind == PLUS_SQUARE:
        draw_plus(position, out)
    else:
        draw_footballer(position, NATIONAL if kind == BLUE_SQUARE else FOREIGN, out)


def act_on_purchase(position: Position, code: i64, out: Sink) -> None:
    """A choice of the drawer, or of a bidder."""
    if position.step == BUY:
        if code:
            buy(position, out)
        else:
            refuse(position, out)
    elif code:
        make_bid(position, code, out)
    else:
        leave_auction(position, out)


def act_on_sale(position: Position, seat: i64, code: i64, out: Sink) -> None:
    """What a debtor gives to the bank."""
    if code >= SPONSOR_CODE:
        sell_sponsor(position, seat, code - SPONSOR_CODE, out)
    else:
        sell_footballer(position, seat, code, out)


def act_in_match(position: Position, code: i64, out: Sink) -> None:
    """A choice of a match."""
    step = position.step
    if step == ANSWER:
        if code:
            answer(position, code - 1, out)
        else:
            do_not_answer(position, out)
    elif step == SUBSTITUTE:
        if code:
            substitute(position, 1 - position.acting, position.attacked, code - 1, out)
        else:
            do_not_substitute(position, out)
    elif step == EURO_PLUS:
        if code:
            boost(position, code - 1, out)
        else:
            finish_euromatch(position, out)
    else:
        act_on_pitch(position, code, out)


def act_on_pitch(position: Position, code: i64, out: Sink) -> None:
    """A pass, a plus card or a substitution."""
    if code == 0:
        pass_action(position, out)
    elif code < TARGET_CODE:
        play_plus(position, code - 1, NO_CARD, out)
    elif code < CHANGE_CODE:
        target: i64 = code - TARGET_CODE
        play_plus(position, target // TARGETS_A_KIND, target % TARGETS_A_KIND, out)
    else:
        change: i64 = code - CHANGE_CODE
        substitute(position, position.acting, change // CHANGES_A_PLACE, change % CHANGES_A_PLACE, out)
