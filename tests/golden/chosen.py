"""Which games were kept, and how they were played: together they show everything that can happen."""

from __future__ import annotations

from typing import Any, NamedTuple

from ludofoot.core.chance import FastChance
from ludofoot.core.game import Game, Setup
from ludofoot.core.records import TABLE, Move
from ludofoot.core.sink import Sink
from ludofoot.core.transcript import write_game
from ludofoot.games.finale import GAME as FINALE
from ludofoot.games.football_a_la_carte import GAME as FOOTBALL
from ludofoot.games.footmania import GAME as FOOTMANIA
from ludofoot.games.passe_eclair import GAME as PASSE_ECLAIR
from ludofoot.games.passe_eclair.records import Lay
from ludofoot.games.schuss_und_tor import GAME
from ludofoot.games.schuss_und_tor.records import Pass


class Golden(NamedTuple):
    """A game of this seed. Somebody eager passes whenever it is allowed, so that many actions are drawn; in a
    heated race cards come late or are wrong, and time runs out; on a busy market open moves are made."""

    game: Game[Any]
    setup: Setup
    seed: int
    eager: bool = False
    heated: bool = False
    busy: bool = False


CHOSEN = {
    "two-extra-time": Golden(GAME, Setup(2), 2662),
    "two-eager-opener-named": Golden(GAME, Setup(2, opener=1), 1596, eager=True),
    "three-parry-waived": Golden(GAME, Setup(3, {"parry": "waived"}), 887),
    "three-passer-shoots": Golden(GAME, Setup(3, {"shooter": "passer"}), 198),
    "four-actions-reshuffled": Golden(GAME, Setup(4), 380, eager=True),
    "four-card-from-under": Golden(GAME, Setup(4), 2061, eager=True),
    "four-final-whistle": Golden(GAME, Setup(4, {"parry": "waived", "shooter": "passer"}, opener=2), 106),
    "football-a-la-carte-two": Golden(FOOTBALL, Setup(2), 1591),
    "football-a-la-carte-three": Golden(FOOTBALL, Setup(3), 1569),
    "football-a-la-carte-three-single-named": Golden(FOOTBALL, Setup(3, {"single": 1}), 653),
    "football-a-la-carte-four": Golden(FOOTBALL, Setup(4, opener=2), 111),
    "passe-eclair-two": Golden(PASSE_ECLAIR, Setup(2, opener=1), 116),
    "passe-eclair-three-heated": Golden(PASSE_ECLAIR, Setup(3, {"pace": "lightning"}), 52, heated=True),
    "passe-eclair-four-challenged": Golden(
        PASSE_ECLAIR, Setup(4, {"wrong-cards": "challenged"}), 48, heated=True
    ),
    "finale-beginners": Golden(FINALE, Setup(2), 519),
    "finale-variant": Golden(FINALE, Setup(2, {"teams": "free", "decks": "variant"}), 2329),
    "finale-presets": Golden(FINALE, Setup(2, {"teams": "free", "decks": "presets"}), 263),
    "finale-mixed": Golden(FINALE, Setup(2, {"decks": "mixed", "red": 1}), 370),
    "footmania-two": Golden(FOOTMANIA, Setup(2, {"limit": 20}), 1, busy=True),
    "footmania-three-quick": Golden(FOOTMANIA, Setup(3, {"pace": "quick"}), 27, busy=True),
    "footmania-four": Golden(FOOTMANIA, Setup(4, {"limit": 20}, opener=1), 24, busy=True),
}


def text_of(golden: Golden) -> str:
    """The game played once more from its seed, written down."""
    state = golden.game.begin(golden.setup, FastChance(golden.seed, 1))
    return write_game(golden.game, golden.setup, state, moves_of(golden))


def moves_of(golden: Golden) -> list[tuple[int, Move]]:
    """What was played."""
    state = golden.game.begin(golden.setup, FastChance(golden.seed, 1))
    chance = FastChance(golden.seed, 2)
    made: list[tuple[int, Move]] = []
    while (seat := state.due(chance)) >= 0:
        if golden.heated and (faulty := heated_move(state, seat, chance)):
            made.append(faulty)
            state.apply(*faulty, Sink())
            continue
        if golden.busy and (offered := open_move(state, golden.setup.seats, chance)):
            made.append(offered)
            state.apply(*offered, Sink())
            continue
        may_pass = golden.eager and Pass() in (state.moves(seat) or [])
        move = Pass() if may_pass else state.sample(seat, chance)
        state.apply(seat, move, Sink())
        made.append((seat, move))
    return made


def open_move(state: Any, seats: int, chance: FastChance) -> tuple[int, Move] | None:
    """Now and then somebody deals, sells or declares, in turn or not."""
    if chance.below(8):
        return None
    anyone = chance.below(seats)
    move = state.sample_open(anyone, chance)
    return None if move is None else (anyone, move)


def heated_move(state: Any, seat: int, chance: FastChance) -> tuple[int, Move] | None:
    """Now and then any card of the hand, on the top card or the one before; or the time of a step is up."""
    if chance.below(14) == 0:
        return TABLE, state.deadlines()[0].move
    view: Any = PASSE_ECLAIR.view(state, seat)
    if view.step not in ("open", "block") or view.top < 2 or chance.below(10):
        return None
    return seat, Lay(view.hand[chance.below(len(view.hand))], view.top - chance.below(2))
