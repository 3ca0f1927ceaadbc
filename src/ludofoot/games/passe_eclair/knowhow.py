"""What a good player of Passe Éclair knows: which card to part with, when to keep the dog, whom to rob."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludofoot.core.cards import size
from ludofoot.core.chance import Chance
from ludofoot.core.knowhow import Knowhow
from ludofoot.core.records import View
from ludofoot.core.sink import Sink
from ludofoot.core.state import State
from ludofoot.games.passe_eclair.records import PEMove
from ludofoot.games.passe_eclair.rules.acting import act
from ludofoot.games.passe_eclair.rules.choices import listed_moves
from ludofoot.games.passe_eclair.rules.codes import move_of
from ludofoot.games.passe_eclair.rules.position import OVER, READY, Position
from ludofoot.games.passe_eclair.rules.state import PasseEclair
from ludofoot.games.passe_eclair.tactics.choosing import counted, habit
from ludofoot.games.passe_eclair.tactics.pulse import reaction, slipped
from ludofoot.games.passe_eclair.tactics.unseen import deal_unseen
from ludofoot.games.passe_eclair.views import PEView

# A consolation token beside a victory token, and a card in hand beside a round won.
WORTH_OF_CONSOLATION: Final = 0.35
WORTH_OF_CARD: Final = 0.06


@final
class PasseEclairKnowhow(Knowhow[PEMove]):
    """Simple habits for the beginner; whoever knows the game counts what the others may hold."""

    def beginner(self, state: State[PEMove], seat: int, chance: Chance) -> PEMove:
        assert isinstance(state, PasseEclair)
        return move_of(state, seat, habit(state, seat, chance))

    def policy(self, state: State[PEMove], seat: int, chance: Chance) -> PEMove:
        assert isinstance(state, PasseEclair)
        return move_of(state, seat, counted(state, seat, chance))

    def stride(self, state: State[PEMove], seat: int, chance: Chance, out: Sink) -> None:
        assert isinstance(state, PasseEclair)
        act(state, seat, counted(state, seat, chance), out)

    def candidates(self, state: State[PEMove], seat: int, chance: Chance) -> list[PEMove]:
        """Nothing is worth more thought than this round: in the worlds tried it is the last one."""
        assert isinstance(state, PasseEclair)
        if state.step == READY:
            return []  # a card fewer is always better, and which one hardly matters
        state.victory_stock = state.victory_stock & -state.victory_stock
        return listed_moves(state, seat)

    def chapter(self, state: State[PEMove]) -> i64:
        """A race is told round by round."""
        assert isinstance(state, PasseEclair)
        return state.round

    def worth(self, state: State[PEMove], seat: int) -> float:
        """Tokens won, whatever luck puts on them, and in a round that goes on the cards in hand."""
        assert isinstance(state, PasseEclair)
        mine = standing(state, seat)
        theirs = 0.0
        for other in range(state.seats):
            if other != seat:
                theirs += standing(state, other)
        return (mine - theirs / float(state.seats - 1)) / 2.0

    def rollouts(self, level: str) -> int:
        return {"expert": 200, "champion": 600}.get(level, 0)

    def redeal(self, state: State[PEMove], seat: int, chance: Chance) -> bool:
        assert isinstance(state, PasseEclair)
        deal_unseen(state, seat, chance)
        return True

    def horizon(self) -> i64:
        return 150

    def reaction_ms(self, view: View, level: str, chance: Chance) -> int:
        assert isinstance(view, PEView)
        return reaction(view, level, chance)

    def slip(self, view: View, level: str, move: PEMove, chance: Chance) -> PEMove:
        assert isinstance(view, PEView)
        return slipped(view, level, move, chance)


def standing(position: Position, seat: i64) -> float:
    """What a seat has got, in rounds won."""
    tokens = float(size(position.victory.get(seat)))
    tokens += WORTH_OF_CONSOLATION * float(size(position.consolation.get(seat)))
    return tokens if position.step == OVER else tokens - WORTH_OF_CARD * float(size(position.hands.get(seat)))
