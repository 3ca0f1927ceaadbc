"""What a good player of Le football à la carte knows."""

from __future__ import annotations

from typing import final

from ludofoot.core.chance import Chance
from ludofoot.core.knowhow import Knowhow
from ludofoot.core.state import State
from ludofoot.games.football_a_la_carte.records import FCMove
from ludofoot.games.football_a_la_carte.rules.dealing import deal_unseen
from ludofoot.games.football_a_la_carte.rules.play import FootballALaCarte


@final
class FootballKnowhow(Knowhow[FCMove]):
    """Nothing yet but the rules."""

    def redeal(self, state: State[FCMove], seat: int, chance: Chance) -> bool:
        assert isinstance(state, FootballALaCarte)
        deal_unseen(state, seat, chance)
        return True
