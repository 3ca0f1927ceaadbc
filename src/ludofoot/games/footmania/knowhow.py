"""What a good manager knows: what a footballer is worth to this team, when to spend, when to strike."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludofoot.core.chance import Chance
from ludofoot.core.knowhow import Knowhow
from ludofoot.core.records import View
from ludofoot.core.sink import Sink
from ludofoot.core.state import State
from ludofoot.core.worth import Worth
from ludofoot.games.footmania.records import PLUSES, Field, FMMove, Meet, Pass, Play, Return
from ludofoot.games.footmania.rules.acting import choose
from ludofoot.games.footmania.rules.cards import (
    APPEAL,
    BLUE_SQUARE,
    CROWD,
    EURO_SQUARE,
    FAIR_PLAY,
    FIRST_SPONSOR_SQUARE,
    FLU,
    FORM_1,
    FORM_2,
    FORM_3,
    INJURY,
    LOW_BLOW,
    MEDIC,
    NATIONAL,
    PACTOLE,
    PLACES,
    PLUS_SQUARE,
    QUESTION_SQUARE,
    RED_CARD,
    RED_SQUARE,
    Album,
)
from ludofoot.games.footmania.rules.choices import answers, cheapest, kinds_held, listed_codes
from ludofoot.games.footmania.rules.codes import move_of
from ludofoot.games.footmania.rules.eleven import filled, stars_of
from ludofoot.games.footmania.rules.market import least_bid
from ludofoot.games.footmania.rules.pitch import PENNANTS_A_STAR, bonus_of, may_boost, strength
from ludofoot.games.footmania.rules.position import (
    ACTION,
    ANSWER,
    AUCTION,
    BUY,
    DEBT,
    DRAW,
    EURO,
    EURO_PLUS,
    LINE_UPS,
    PLUS,
    RETURN,
    ROLL,
    SEATS_AT_MOST,
    SUBSTITUTE,
    WAY,
)
from ludofoot.games.footmania.rules.state import Footmania
from ludofoot.games.footmania.rules.table import rank
from ludofoot.games.footmania.tactics.elevens import known_eleven
from ludofoot.games.footmania.tactics.matches import best_substitute, habit_of_match, planned_action
from ludofoot.games.footmania.tactics.options import codes_worth_a_thought
from ludofoot.games.footmania.tactics.standing import account, compared, counted
from ludofoot.games.footmania.tactics.taste import HABITUAL, NEVER, SHREWD, Taste
from ludofoot.games.footmania.tactics.trading import STAR, wanted_open_move
from ludofoot.games.footmania.views import FMView

# Which plus card is missed least, first to last.
SPARE: Final = [
    FLU, FORM_1, APPEAL, MEDIC, LOW_BLOW, CROWD, FORM_2, FAIR_PLAY, RED_CARD, INJURY, FORM_3,
]  # fmt: skip
AHEAD: Final = 20
"""So many decisions a rollout goes on before the clubs are judged."""

BY_RECORD: Final = -1
CHAPTERS_A_ROUND: Final = 256
"""More than the matches of a season."""


@final
class FootmaniaKnowhow(Knowhow[FMMove]):
    """Simple habits for the beginner, a plan for whoever knows the game."""

    def __init__(self, album: Album, fitted: Worth, taste: Taste = HABITUAL) -> None:
        self.album: Album = album
        self.fitted: Worth = fitted
        self.taste: Taste = taste

    def beginner(self, state: State[FMMove], seat: int, chance: Chance) -> FMMove:
        assert isinstance(state, Footmania)
        return habit(state, seat, chance)

    def policy(self, state: State[FMMove], seat: int, chance: Chance) -> FMMove:
        assert isinstance(state, Footmania)
        return plan(state, seat, chance, self.taste)

    def stride(self, state: State[FMMove], seat: int, chance: Chance, out: Sink) -> None:
        assert isinstance(state, Footmania)
        code = planned_code(state, seat, chance, self.taste)
        if code == BY_RECORD:
            state.apply(seat, plan(state, seat, chance, self.taste), out)
        else:
            choose(state, seat, code, out)

    def candidates(self, state: State[FMMove], seat: int, chance: Chance) -> list[FMMove]:
        """A championship is too long to be played on in the head: the plan is the move."""
        return []

    def chapter(self, state: State[FMMove]) -> i64:
        """A season is told round by round, and match by match."""
        assert isinstance(state, Footmania)
        return state.round * CHAPTERS_A_ROUND + state.day * SEATS_AT_MOST + state.match

    def worth(self, state: State[FMMove], seat: int) -> float:
        """The title, or how the points stand."""
        assert isinstance(state, Footmania)
        best: i64 = 0
        for other in range(state.seats):
            if other != seat and rank(state, other) > best:
                best = rank(state, other)
        mine = rank(state, seat)
        if state.outcome() is None:
            return 0.2 if mine > best else -0.2 if mine < best else 0.0
        return 1.0 if mine > best else -1.0 if mine < best else 0.0

    # ---- thinking ahead

    def at_level(self, level: str) -> FootmaniaKnowhow:
        return FootmaniaKnowhow(self.album, self.fitted, SHREWD) if level == "champion" else self

    def rollouts(self, level: str) -> int:
        return {"expert": 120, "champion": 480}.get(level, 0)

    def alike(self, level: str) -> str:
        return "expert" if level == "champion" else ""

    def options(self, state: State[FMMove], seat: int, chance: Chance) -> list[FMMove]:
        assert isinstance(state, Footmania)
        favourite = plan(state, seat, chance, self.taste)
        if state.step == EURO:
            eleven: FMMove = Meet(state.named(best_line_up(state, seat)))
            passing: FMMove = Pass()
            return [favourite, passing if isinstance(favourite, Meet) else eleven]
        moves = [move_of(state, code) for code in codes_worth_a_thought(state, seat)]
        return [favourite, *[move for move in moves if move != favourite]]

    def cut(self, state: State[FMMove], mark: i64, steps: i64) -> bool:
        return steps >= AHEAD

    def features(self, state: State[FMMove], seat: int) -> list[float]:
        assert isinstance(state, Footmania)
        return counted(state, seat)

    def chance_of(self, state: State[FMMove], seat: int) -> float:
        assert isinstance(state, Footmania)
        outcome = state.outcome()
        if outcome is None:
            return self.fitted.chance(state.seats, counted(state, seat))
        return 1.0 / float(len(outcome.winners)) if seat in outcome.winners else 0.0

    def chances(self, state: State[FMMove], seats: int) -> list[float]:
        assert isinstance(state, Footmania)
        if state.outcome() is not None:
            return [self.chance_of(state, seat) for seat in range(seats)]
        accounts = [account(state, seat) for seat in range(seats)]
        return [self.fitted.chance(seats, compared(state, seat, accounts)) for seat in range(seats)]

    def open_moves(self) -> bool:
        return True

    def open_move(self, view: View, chance: Chance) -> FMMove | None:
        assert isinstance(view, FMView)
        return wanted_open_move(self.album, view, chance)


# ---- what both know


def best_line_up(state: Footmania, seat: i64) -> list[int]:
    """The strongest eleven."""
    return known_eleven(state.album, state.squads[seat]).eleven


def gain_of(state: Footmania, seat: i64, card: i64) -> i64:
    """How many stars this footballer would add to the strongest eleven."""
    squad = state.squads[seat]
    before = known_eleven(state.album, squad).worth
    return known_eleven(state.album, [*squad, card]).worth - before


def least_needed(state: Footmania, seat: i64) -> FMMove:
    """A debtor sells whoever is not in his strongest eleven first, the dearest of them: one sale may do."""
    eleven = best_line_up(state, seat)
    best: i64 = -1
    for card in state.squads[seat]:
        if card not in eleven and (best < 0 or state.album.reduced[card] > state.album.reduced[best]):
            best = card
    return move_of(state, best if best >= 0 else cheapest(state, seat))


def least_missed(state: Footmania, seat: i64) -> FMMove:
    """The plus card that is missed least."""
    for kind in SPARE:
        if state.held(seat, kind):
            return Return(PLUSES[kind])
    return state.default(seat)


def strength_against_team(state: Footmania, seat: i64, eleven: list[int]) -> i64:
    """By how much the European team is beaten without plus cards."""
    stars = stars_of(state.album, eleven) + state.pennants.get(seat) // PENNANTS_A_STAR
    return stars - state.album.strength[state.team]


# ---- the beginner


def habit(state: Footmania, seat: i64, chance: Chance) -> FMMove:
    """Buys whoever fits and can be paid, fields the best he has, and plays his cards as they come."""
    step = state.step
    if step == LINE_UPS:
        return Field(state.named(best_line_up(state, seat)))
    if step == WAY:
        ways = listed_codes(state, seat)
        return move_of(state, ways[chance.below(len(ways))])
    if step == DRAW or step == PLUS:
        return move_of(state, 1)
    if step == BUY:
        affordable = state.album.price[state.card] <= state.cash.get(seat)
        return move_of(state, 1 if affordable and gain_of(state, seat, state.card) > 0 else 0)
    if step == AUCTION:
        least = least_bid(state)
        wanted = 2 * least <= state.cash.get(seat) and gain_of(state, seat, state.card) > 0
        return move_of(state, least if wanted else 0)
    if step == EURO:
        eleven = best_line_up(state, seat)
        return Meet(state.named(eleven)) if strength_against_team(state, seat, eleven) > 0 else Pass()
    if step == ACTION:
        return habit_of_match(state, seat, chance)
    return common(state, seat)


def common(state: Footmania, seat: i64) -> FMMove:
    """The decisions that need no plan."""
    step = state.step
    if step == RETURN:
        return least_missed(state, seat)
    if step == DEBT:
        return least_needed(state, seat)
    if step == ANSWER:
        return move_of(state, answers(state, seat)[-1])
    if step == SUBSTITUTE:
        return best_substitute(state, seat)
    if step == EURO_PLUS:
        return help_against_team(state, seat)
    return state.default(seat)


def help_against_team(state: Footmania, seat: i64) -> FMMove:
    """Just enough form to win, if there is enough."""
    behind = state.album.strength[state.team] - strength(state, 0) + 1
    if behind > 0:
        for kind in kinds_held(state, seat, 0, FORM_3 + 1):
            if bonus_of(kind) >= behind and may_boost(state, kind):
                return Play(PLUSES[kind])
    return move_of(state, 0)


# ---- whoever knows the game


def plan(state: Footmania, seat: i64, chance: Chance, taste: Taste) -> FMMove:
    """The move of a manager with a plan."""
    code = planned_code(state, seat, chance, taste)
    if code != BY_RECORD:
        return move_of(state, code)
    if state.step == EURO:
        return planned_euromatch(state, seat)
    if state.step == LINE_UPS:
        return Field(state.named(best_line_up(state, seat)))
    return common(state, seat)


def planned_code(state: Footmania, seat: i64, chance: Chance, taste: Taste) -> i64:
    """The number of that move in the steps that come again and again; in all others BY_RECORD."""
    step = state.step
    if step == ROLL:
        return 0
    if step == WAY:
        return planned_way(state, seat, taste)
    if step == DRAW:
        return int(worth_drawing(state, seat, chance, taste))
    if step == PLUS:
        return 1
    if step == BUY:
        return int(worth_buying(state, seat, taste))
    if step == AUCTION:
        return planned_bid(state, seat, taste)
    if step == ACTION:
        return planned_action(state, seat)
    return BY_RECORD


def vacant_places(state: Footmania, seat: i64) -> i64:
    """The places for which nobody is there yet."""
    return PLACES - filled(best_line_up(state, seat))


def can_spend(state: Footmania, seat: i64, price: i64, taste: Taste) -> bool:
    """Whether enough is kept for the places still vacant, or the price is no more than the share of one."""
    cash = state.cash.get(seat)
    if price > cash:
        return False
    vacant = vacant_places(state, seat)
    if vacant < 2:
        return True
    return price <= cash - taste.reserves[state.seats] * (vacant - 1) or price * vacant <= cash


def planned_way(state: Footmania, seat: i64, taste: Taste) -> i64:
    """The square that promises most."""
    best: i64 = -1
    best_worth: i64 = -1
    for square in listed_codes(state, seat):
        worth = square_worth(state, seat, square, taste)
        if worth > best_worth:
            best = square
            best_worth = worth
    return best


def square_worth(state: Footmania, seat: i64, square: i64, taste: Taste) -> i64:
    """What a square promises, in units of 100,000."""
    kind: i64 = state.album.kinds[square]
    if kind == BLUE_SQUARE or kind == RED_SQUARE:
        pile = state.pile(NATIONAL if kind == BLUE_SQUARE else 1)
        if len(pile) == 0 or not can_spend(state, seat, state.album.price[pile.top], taste):
            return 0
        return taste.national if kind == BLUE_SQUARE else taste.foreign
    if kind == PACTOLE:
        return state.pactole
    if kind == PLUS_SQUARE:
        return 4
    if kind == QUESTION_SQUARE:
        return taste.question
    if kind == EURO_SQUARE:
        return 6
    if kind >= FIRST_SPONSOR_SQUARE and kind < FIRST_SPONSOR_SQUARE + 4:
        first: i64 = 2 * (kind - FIRST_SPONSOR_SQUARE)
        for card in range(first, first + 2):
            if state.sponsors.get(seat) >> card & 1:
                return state.album.amounts[card] + 2
    return 1


def worth_drawing(state: Footmania, seat: i64, chance: Chance, taste: Taste) -> bool:
    """Whoever draws what he will not buy gives him to the others at half price. But a top card that nobody
    draws blocks the pile: the more share in it, the sooner somebody does them the favour."""
    kind: i64 = state.album.kinds[state.square.get(seat)]
    pile = state.pile(NATIONAL if kind == BLUE_SQUARE else 1)
    price: i64 = state.album.price[pile.top]
    if can_spend(state, seat, price, taste) or not others_could_bid(state, seat, price // 2, taste):
        return True
    return taste.favours != NEVER and state.phase == 1 and chance.below(taste.favours) < state.seats - 1


def others_could_bid(state: Footmania, seat: i64, price: i64, taste: Taste) -> bool:
    """Whether somebody else has that much to spare, as far as cash and the size of his squad tell."""
    found = False
    for other in range(state.seats):
        vacant: i64 = PLACES - len(state.squads[other])
        kept: i64 = taste.reserves[state.seats] * (vacant - 1) if vacant > 1 else 0
        if other != seat and state.cash.get(other) - kept >= price:
            found = True
    return found


def worth_buying(state: Footmania, seat: i64, taste: Taste) -> bool:
    """Stars for the money, and something kept for the places still vacant."""
    price: i64 = state.album.price[state.card]
    if price > state.cash.get(seat):
        return False
    gain = gain_of(state, seat, state.card)
    if gain <= 0:
        return False
    loss: i64 = price - state.album.reduced[state.card]
    return gain * star_worth(state) >= loss and can_spend(state, seat, price, taste)


def star_worth(state: Footmania) -> i64:
    """Towards the end money is good for nothing else."""
    if state.phase == 1:
        return STAR
    return 100 if state.day >= state.days() - 1 else 2 * STAR


def planned_bid(state: Footmania, seat: i64, taste: Taste) -> i64:
    """Up to what the stars are worth."""
    least = least_bid(state)
    if least > state.cash.get(seat) or not can_spend(state, seat, least, taste):
        return 0
    gain = gain_of(state, seat, state.card)
    limit = gain * star_worth(state)
    if gain > 0 and least <= limit:
        return least
    return 0


def planned_euromatch(state: Footmania, seat: i64) -> FMMove:
    """Meets whoever can be beaten, with one form card if need be."""
    eleven = best_line_up(state, seat)
    ahead = strength_against_team(state, seat, eleven)
    help_at_most: i64 = 0
    for kind in kinds_held(state, seat, 0, FORM_3 + 1):
        help_at_most = bonus_of(kind)
    worth_it = state.album.pennants[state.team] >= 2
    if ahead > 0 or (worth_it and ahead + help_at_most > 0):
        return Meet(state.named(eleven))
    return Pass()
