"""Finale for programs: its actions and its arrays."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from ludofoot.core.cards import listed
from ludofoot.core.encoding import Encoding, Features, counts, flags, hot, much, order, seat_hot, share
from ludofoot.core.state import State
from ludofoot.games.finale.records import (
    CARDS,
    COLOURS,
    DECKS,
    LINES,
    MEN,
    PHASES,
    PRESETS,
    SLOTS,
    STEPS,
    TEAM_SIZE,
    TEAMS,
    Exchange,
    FIMove,
    Lay,
    Mix,
    Pick,
    Plan,
    Preset,
    Replace,
    Shooters,
    StandIn,
    Substitute,
    Team,
)
from ludofoot.games.finale.rules.names import man_of
from ludofoot.games.finale.rules.side import Side
from ludofoot.games.finale.rules.state import Finale
from ludofoot.games.finale.tactics import menu
from ludofoot.games.finale.views import FIView, ManView, SideView

SEATS = 2
ON_PITCH = 11
BENCH = 4
PILE = 16
SHOOTERS = 24
CHOICE = 16
NOBODY = "nobody"
WORDS = ("no-more", "counter", "decline", "keep")


class FIEncoding(Encoding[FIMove]):
    """Men on the pitch by their place there (goalkeeper to attackers, each line in the order of the sheet),
    men of a team by their number in the sheet, substitutes by their place on the bench."""

    def names(self) -> Iterator[str]:
        yield from WORDS
        yield from (f"lay {card}" for card in CARDS)
        yield from (f"exchange {card}" for card in CARDS)
        yield from (f"deck {colour}" for colour in PRESETS)
        yield from (f"squad {number}" for number in range(1, menu.SQUADS + 1))
        yield from (f"mixed deck {number}" for number in range(1, menu.DECKS + 1))
        yield from (f"planned deck {number}" for number in range(1, menu.DECKS + 1))
        yield from (f"penalty list {number}" for number in range(1, menu.LISTS + 1))
        yield from (f"in goal {man}" for man in (NOBODY, *range(1, ON_PITCH + 1)))
        for bench, line in product(range(1, BENCH + 1), LINES):
            yield f"replace by bench {bench}, {line}"
        for off, bench, line in product(range(1, TEAM_SIZE + 1), range(1, BENCH + 1), LINES):
            yield f"substitute man {off} by bench {bench}, {line}"
        for slots in (1, 2, 3):
            yield from map(pick_name, product((NOBODY, *range(1, ON_PITCH + 1)), repeat=slots))

    def name(self, state: State[FIMove], seat: int, move: FIMove) -> str:  # noqa: PLR0911
        assert isinstance(state, Finale)
        side = state.side(seat)
        match move:
            case Lay(card=card):
                return f"lay {card}"
            case Exchange(card=card):
                return f"exchange {card}"
            case Preset(colour=colour):
                return f"deck {colour}"
            case Pick(men=men):
                return pick_name(tuple(place_of(side, man) for man in men))
            case StandIn(man=man):
                return f"in goal {place_of(side, man)}"
            case Substitute(off=off, on=on, line=line):
                return f"substitute man {man_of(side, off) + 1} by bench {bench_place(side, on)}, {line}"
            case Replace(on=on, line=line):
                return f"replace by bench {bench_place(side, on)}, {line}"
            case Team():
                return numbered("squad", menu.squads(state, seat), move)
            case Mix():
                return numbered("mixed deck", menu.decks(state, seat), move)
            case Plan():
                return numbered("planned deck", menu.decks(state, seat), move)
            case Shooters():
                return numbered("penalty list", menu.penalty_lists(state, seat), move)
        return str(move.__struct_config__.tag)

    def menu(self, state: State[FIMove], seat: int) -> list[FIMove]:
        assert isinstance(state, Finale)
        step = STEPS[state.step]
        if step == "team":
            return menu.squads(state, seat)
        if step == "deck":
            return menu.decks(state, seat)
        return menu.penalty_lists(state, seat) if step == "shooters" else []

    def features(self, view: FIView) -> Features:
        me = view.seat
        options = view.options
        yield "options", [*hot(options.teams, TEAMS), *hot(options.decks, DECKS)]
        yield "named red", seat_hot(options.red, me, SEATS)
        yield "step", hot(view.step, STEPS)
        yield "turn", seat_hot(view.turn, me, SEATS)
        yield "hand", counts(view.hand, CARDS)
        yield "deck", counts(view.deck, CARDS)
        yield "pile", order(view.pile, CARDS, PILE)
        yield "choice", order(view.choice, (*MEN, *CARDS, "-"), CHOICE)
        yield "card", hot(view.card, CARDS)
        yield "phase", hot(view.phase, PHASES)
        yield "slots", order(view.slots, SLOTS, 3)
        yield "attacker", seat_hot(view.attacker, me, SEATS)
        yield "flags", flags(view.ordered, view.countered, view.counter, view.succeeded)
        yield "period", share(view.period, 16)
        yield "minute", share(view.minute, 240)
        yield "attempts", [view.attempts / 8, view.attempt / 8, view.bonus / 8, view.checked / 16]
        yield "injured", order([view.injured], MEN, 1)
        yield "injured line", hot(view.injured_line, LINES)
        yield "penalties", [*much(view.series, 4), *much(view.to_shoot, 4)]
        yield "first", seat_hot(view.first, me, SEATS)
        yield "winner", seat_hot(view.winner, me, SEATS)
        for whose, seat in (("own", me), ("other", 1 - me)):
            yield from ((f"{whose} {name}", values) for name, values in side_features(view.sides[seat]))


def side_features(side: SideView) -> Features:
    """What everybody sees of a coach."""
    men = MEN[: len(MEN) // 2] if side.colour == COLOURS[0] else MEN[len(MEN) // 2 :]
    standing = {man.man: man for man in side.pitch}
    yield "colour", hot(side.colour, COLOURS)
    yield "goals", much(side.goals, 3)
    yield "penalties", much(side.penalties, 5)
    yield "pitch", [number for man in men for number in man_features(standing.get(man))]
    yield "bench", counts(side.bench, men)
    yield "injured", counts(side.injured, men)
    yield "sent off", counts(side.sent_off, men)
    yield "substituted", counts(side.substituted, men)
    yield "lost", counts(side.lost, LINES, ON_PITCH)
    yield "cards", [side.hand_size / PILE, side.pile_size / PILE]
    yield "used", counts(side.used, CARDS)
    yield "shown", counts(side.shown, CARDS)
    yield "tactic", hot(side.tactic, CARDS)
    yield "picked", order(side.picked, MEN, 3)
    yield "chosen", flags(side.chosen)
    yield "stand-in", order([side.stand_in], MEN, 1)
    yield "shooters", order(side.shooters, MEN, SHOOTERS)
    yield "shots", much(side.shots, 5)


def man_features(man: ManView | None) -> list[float]:
    """A footballer of the team: nothing but zeros if he is not on the pitch."""
    if man is None:
        return [0.0] * (len(LINES) + 4 + 3)
    return [*hot(man.line, LINES), *hot(man.state, range(4)), *flags(man.yellow, man.white, man.red)]


def pick_name(men: tuple[int | str, ...]) -> str:
    """The men for the slots, first to last."""
    return f"use {', '.join(map(str, men))}"


def place_of(side: Side, man: str | None) -> int | str:
    """Where a man stands, counted from the goalkeeper; as `SideView.pitch` has it."""
    if man is None:
        return NOBODY
    lines = (side.line(0), side.line(1), side.line(2), side.line(3))
    return places(lines, side.colour)[man]


@lru_cache(maxsize=256)
def places(lines: tuple[int, ...], colour: int) -> dict[str, int]:
    """The places of the men in these lines: asked hundreds of times where men are chosen for slots."""
    men = [man for line in lines for man in listed(line)]
    return {MEN[TEAM_SIZE * colour + man]: place for place, man in enumerate(men, 1)}


def bench_place(side: Side, man: str) -> int:
    """Which of the substitutes he is."""
    return listed(side.bench).index(man_of(side, man)) + 1


def numbered(kind: str, moves: list[FIMove], move: FIMove) -> str:
    """Which choice of the menu a move is, if it is one."""
    return f"{kind} {moves.index(move) + 1}" if move in moves else ""


ENCODING = FIEncoding()
