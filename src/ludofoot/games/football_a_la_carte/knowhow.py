"""What a player of Le football à la carte knows: shoot, leave the ball where it does no harm, and keep
something for the opponents' shots."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludofoot.core.cards import lowest, nth, size
from ludofoot.core.chance import Chance
from ludofoot.core.knowhow import Knowhow
from ludofoot.core.sink import Sink
from ludofoot.core.state import State
from ludofoot.core.worth import Worth
from ludofoot.games.football_a_la_carte.imagining import deal_unseen
from ludofoot.games.football_a_la_carte.records import FCMove
from ludofoot.games.football_a_la_carte.rules.acting import act
from ludofoot.games.football_a_la_carte.rules.cards import FIRST_FREE_KICK, flight
from ludofoot.games.football_a_la_carte.rules.choices import default_code, penalty_possible
from ludofoot.games.football_a_la_carte.rules.codes import FIRST_FREE_KICK_MOVE, ROW, move_of, play_code
from ludofoot.games.football_a_la_carte.rules.pitch import FATES, LANDED, NOWHERE, RIGHT, SHOT, STRAIGHT
from ludofoot.games.football_a_la_carte.rules.position import (
    CUT_PILE,
    LAST_STOP,
    OVER,
    STOP,
    THROW,
    Position,
)
from ludofoot.games.football_a_la_carte.rules.state import FootballALaCarte
from ludofoot.games.football_a_la_carte.tactics.standing import counted
from ludofoot.games.football_a_la_carte.tactics.weighing import (
    ON_ITS_WAY,
    ROW_WORTH,
    ranked,
    rows_forward,
    weighed,
)

# Eight moves are enough: what looks worse was best in few positions, and each costs the others rollouts.
OPTIONS: Final = 8
AHEAD: Final = 10
"""So many decisions a rollout goes on before the position is judged."""


@final
class FootballKnowhow(Knowhow[FCMove]):
    """Simple habits for the beginner; whoever knows the game weighs what the next player may hold."""

    def __init__(self, fitted: Worth) -> None:
        self.fitted: Worth = fitted

    def beginner(self, state: State[FCMove], seat: int, chance: Chance) -> FCMove:
        assert isinstance(state, FootballALaCarte)
        return move_of(habit(state, seat, chance))

    def policy(self, state: State[FCMove], seat: int, chance: Chance) -> FCMove:
        assert isinstance(state, FootballALaCarte)
        return move_of(weighed(state, seat))

    def stride(self, state: State[FCMove], seat: int, chance: Chance, out: Sink) -> None:
        assert isinstance(state, FootballALaCarte)
        act(state, weighed(state, seat), out)

    def candidates(self, state: State[FCMove], seat: int, chance: Chance) -> list[FCMove]:
        """Only the move that weighs most: nothing is tried out, so that a match takes no time and twenty
        thousand of them can show whether the box is fair."""
        return [self.policy(state, seat, chance)]

    def rollouts(self, level: str) -> int:
        return {"expert": 500, "champion": 3000}.get(level, 0)

    def alike(self, level: str) -> str:
        return "expert" if level == "champion" else ""

    def options(self, state: State[FCMove], seat: int, chance: Chance) -> list[FCMove]:
        assert isinstance(state, FootballALaCarte)
        return [move_of(code) for code in ranked(state, seat, OPTIONS)]

    def cut(self, state: State[FCMove], mark: i64, steps: i64) -> bool:
        return steps >= AHEAD

    def features(self, state: State[FCMove], seat: int) -> list[float]:
        assert isinstance(state, FootballALaCarte)
        return counted(state, seat)

    def chance_of(self, state: State[FCMove], seat: int) -> float:
        assert isinstance(state, FootballALaCarte)
        if state.step == OVER:
            team = state.team_of(seat)
            lead = state.goals_of(team) - state.goals_of(1 - team)
            return 0.5 if lead == 0 else 1.0 if lead > 0 else 0.0
        return self.fitted.chance(state.seats, counted(state, seat))

    def redeal(self, state: State[FCMove], seat: int, chance: Chance) -> bool:
        assert isinstance(state, FootballALaCarte)
        deal_unseen(state, seat, chance)
        return True

    def horizon(self) -> i64:
        return 10

    def worth(self, state: State[FCMove], seat: int) -> float:
        """Victory first; before the end a goal ahead is half of it, and the ball's place a little."""
        assert isinstance(state, FootballALaCarte)
        team = state.team_of(seat)
        lead = float(state.goals_of(team) - state.goals_of(1 - team))
        if state.step == OVER:
            return 0.1 * lead + (0.9 if lead > 0.0 else -0.9 if lead < 0.0 else 0.0)
        return 0.5 * lead + 0.0005 * float(standing(state, team))


def standing(state: Position, team: i64) -> i64:
    """How good a broken-off position is for a team: a shot on its way counts most."""
    ours = state.team() == team
    if state.step == STOP or state.step == LAST_STOP:
        return -ON_ITS_WAY if ours else ON_ITS_WAY
    if state.ball == NOWHERE:
        return 0
    # As it is for those who have just played.
    theirs: i64 = ROW_WORTH[rows_forward(state.ball, not state.upward())]
    return -theirs if ours else theirs


# ---- the beginner


def habit(state: Position, seat: i64, chance: Chance) -> i64:
    """Stop what can be stopped, shoot when a card shoots, else keep the ball on the pitch."""
    if state.step == STOP or state.step == LAST_STOP or state.step == CUT_PILE or state.step == THROW:
        return default_code(state, seat)
    deck = state.deck
    cards = state.hands.get(seat) & state.movers()
    if cards == 0:
        return default_code(state, seat)
    lucky = free_shot(state, seat)
    starts = state.starts()
    start: i64 = starts[chance.below(len(starts))] if starts else NOWHERE
    face = glance(state, cards, start, chance)
    if lucky >= 0 and flight(face, state.ball, state.upward()) % FATES != SHOT:
        return lucky
    holder = state.hands.get(seat) & deck.penalties != 0
    return play_code(face, start, holder and penalty_possible(state, face, start))


def free_shot(state: Position, seat: i64) -> i64:
    """A Free kick that is a shot by itself, -1 if there is none."""
    cards = state.free_kicks(seat)
    while cards:
        face = state.deck.face_of(lowest(cards))
        cards &= cards - 1
        for direction in range(STRAIGHT, RIGHT + 1):
            if state.is_shot(face, direction):
                return FIRST_FREE_KICK_MOVE + direction * ROW + face
    return -1


def glance(state: Position, cards: i64, start: i64, chance: Chance) -> i64:
    """A card that shoots, else the one that goes farthest on the pitch, else any."""
    deck = state.deck
    ball = state.ball if start == NOWHERE else start
    far: i64 = -1
    left = cards
    while left:
        face = deck.face_of(lowest(left))
        left &= left - 1
        end = flight(face, ball, state.upward())
        if end % FATES == SHOT:
            return face
        if end % FATES == LANDED and face < FIRST_FREE_KICK:  # faces are in the order of their squares
            far = face
    return far if far >= 0 else deck.face_of(nth(cards, chance.below(size(cards))))
