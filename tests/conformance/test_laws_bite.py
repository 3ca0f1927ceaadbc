"""Each law catches a game that breaks it: a made-up game with one answer changed for the worse."""

from __future__ import annotations

import itertools
import re
import tempfile
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludofoot.core.chance import Chance, FastChance
from ludofoot.core.game import Game, Setup
from ludofoot.core.logbook import read_record
from ludofoot.core.notation import Notation
from ludofoot.core.prompts import Prompt
from ludofoot.core.records import LEGAL, Deadline, Event, Outcome, Refusal, Said, Verdict, View
from ludofoot.core.sink import Sink, Telltale
from ludofoot.core.state import State
from ludofoot.testing import LAWS, BrokenLaw, held_to
from ludofoot.testing.differing import alike
from ludofoot.testing.laws import Law
from tests.paces import market, race, sealed

SEEDS = range(5)


def with_state(base: Game[Any], kind: type[State[Any]]) -> Game[Any]:
    """The same game played with another kind of state."""

    class Twisted(type(base)):  # type: ignore[misc]
        def start(self, setup: Setup, chance: Chance) -> Any:
            return twisted(super().start(setup, chance))

        def imagine(self, view: Any, chance: Chance) -> Any:
            return twisted(super().imagine(view, chance))

    def twisted(state: Any) -> Any:
        state.__class__ = kind
        return state

    return Twisted()


# ---- games that break a law


class ListsFourFingers(sealed.Fingers):
    def moves(self, seat: int) -> list[sealed.Show] | None:
        listed = super().moves(seat) or []
        return [*listed, sealed.Show(4)] if listed else []


class DefaultOfNoFingers(sealed.Fingers):
    def default(self, seat: int) -> sealed.Show:
        return sealed.Show(0)


class ForgetsAMove(sealed.Fingers):
    def moves(self, seat: int) -> list[sealed.Show] | None:
        listed = super().moves(seat) or []
        return listed if self.round == 1 else listed[:-1]


class ListsTwice(sealed.Fingers):
    def moves(self, seat: int) -> list[sealed.Show] | None:
        return (super().moves(seat) or []) * 2


class AnybodyAnytime(sealed.Fingers):
    def judge(self, seat: int, move: sealed.Show) -> Verdict:
        return LEGAL if seat >= 0 and self.round <= sealed.ROUNDS else super().judge(seat, move)


class SpectatorsPlay(sealed.Fingers):
    def judge(self, seat: int, move: sealed.Show) -> Verdict:
        return LEGAL if seat < 0 else super().judge(seat, move)


class AnybodyTurnsUp(race.Colours):
    def judge(self, seat: int, move: race.ColoursMove) -> Verdict:
        return LEGAL if isinstance(move, race.TurnUp) and not self.over else super().judge(seat, move)


class LooksAndChanges(sealed.FingersGame):
    def view(self, state: Any, seat: int) -> sealed.FingersView:
        state.lucky += 1
        return super().view(state, seat)


class AsksLuckInVain(sealed.FingersGame):
    def prompts(self, state: Any, seat: int) -> list[Prompt]:
        state.chance.below(2)
        return super().prompts(state, seat)


class CopyOfTheSameHands(sealed.Fingers):
    def copy(self, chance: Chance) -> Any:
        twin = super().copy(chance)
        twin.hidden = self.hidden
        return twin


class CopyThatForgets(sealed.Fingers):
    def copy(self, chance: Chance) -> Any:
        twin = super().copy(chance)
        twin.lucky = 0
        return twin


class LosesACard(race.Colours):
    def lay(self, seat: int, out: Sink) -> None:
        super().lay(seat, out)
        self.seen.pop(0)


class NobodyWins(sealed.Fingers):
    def outcome(self) -> Outcome | None:
        found = super().outcome()
        return found and msgspec.structs.replace(found, winners=())


class NoEnd(sealed.Fingers):
    def reveal(self, out: Sink) -> None:
        super().reveal(out)
        self.round = 1


class StridesAlike(sealed.Fingers):
    def stride(self, seat: int, chance: Chance, out: Sink) -> None:
        self.apply(seat, sealed.Show(1), out)


class KnowsTheOthers(sealed.Fingers):
    def default(self, seat: int) -> sealed.Show:
        return sealed.Show(max(1, *self.hidden))


class TellsTheOthers(sealed.Fingers):
    def apply(self, seat: int, move: sealed.Show, out: Sink) -> None:
        super().apply(seat, move, out)
        if out.on:
            out.tell(sealed.Chosen(clause=f"SE-0{sum(self.hidden)}", seat=seat))


class ClockOfTheHands(race.Colours):
    def deadlines(self) -> list[Deadline]:
        return [
            msgspec.structs.replace(each, key=f"{each.key}:{self.hands[0]}") for each in super().deadlines()
        ]


class AsksWithTheOthers(sealed.FingersGame):
    def prompts(self, state: Any, seat: int) -> list[Prompt]:
        ask = Said("ask-show", {"sum": sum(state.hidden)})
        return [msgspec.structs.replace(prompt, ask=ask) for prompt in super().prompts(state, seat)]


class RefusesWithTheOthers(sealed.Fingers):
    def judge(self, seat: int, move: sealed.Show) -> Verdict:
        verdict = super().judge(seat, move)
        return (
            Refusal(verdict.code, args={"of": max(self.hidden)}) if isinstance(verdict, Refusal) else verdict
        )


# ---- what is told: too much to all, to one, by a clause, by how many words, by their order, by no undo


class TellsEverybody(Sink):
    """Hears everything in full, and hands it on to all."""

    def __init__(self, out: Sink) -> None:
        super().__init__()
        self.out = out
        self.on = out.on

    def tell(self, event: Event) -> None:
        self.out.tell(event)

    def tell_apart(self, seats: list[int], full: Event, masked: Event | None) -> None:
        self.out.tell(full)


class TellsTheNext(TellsEverybody):
    """Hands it on to one more seat alone."""

    def tell_apart(self, seats: list[int], full: Event, masked: Event | None) -> None:
        self.out.tell_apart([*seats, (seats[0] + 1) % 3], full, masked)


class TellsByTheClause(TellsEverybody):
    """Masks all but the clause."""

    def tell_apart(self, seats: list[int], full: Event, masked: Event | None) -> None:
        clause = f"XX-{len(repr(full))}"
        self.out.tell_apart(seats, full, masked and msgspec.structs.replace(masked, clause=clause))


class TellsTwice(TellsEverybody):
    """Masks everything, but says it once or twice."""

    def tell_apart(self, seats: list[int], full: Event, masked: Event | None) -> None:
        self.out.tell_apart(seats, full, masked)
        if masked and len(repr(full)) % 2:
            self.out.tell_apart(seats, full, masked)


def careless(base: Game[Any], sink: type[TellsEverybody]) -> Game[Any]:
    """The same game, whose words pass through these hands."""
    kind: Any = type(base.start(Setup(3), FastChance(1)))

    class Careless(kind):  # type: ignore[misc]
        def apply(self, seat: int, move: Any, out: Sink) -> None:
            super().apply(seat, move, sink(out))

    class Dealing(type(with_state(base, Careless))):  # type: ignore[misc]
        def tell_start(self, state: Any, setup: Setup, out: Sink) -> None:
            super().tell_start(state, setup, sink(out))

    return Dealing()


class TellsOfThreeFingersLast(sealed.Fingers):
    def apply(self, seat: int, move: sealed.Show, out: Sink) -> None:
        if not out.on or 0 in self.hidden[:seat]:
            super().apply(seat, move, out)
            return
        heard = Telltale()
        super().apply(seat, move, heard)
        again = [sealed.Chosen(clause="SE-01", seat=each) for each, shown in enumerate(self.hidden) if shown]
        for event in sorted(again, key=lambda event: self.hidden[event.seat] == 3):
            out.tell(event)
        for telling in heard.told:
            out.tell(telling.full)


class NoUndoAfterThreeFingers(sealed.Fingers):
    def apply(self, seat: int, move: sealed.Show, out: Sink) -> None:
        three = 3 in self.hidden
        super().apply(seat, move, out)
        if out.on and three:
            again = sealed.Chosen(clause="SE-01", seat=seat)
            out.tell_apart([seat], again, None)
        elif out.on:
            out.tell(sealed.Chosen(clause="SE-01", seat=seat))


class DiceOfItsOwn(sealed.Fingers):
    numbers = itertools.count()

    def reveal(self, out: Sink) -> None:
        super().reveal(out)
        self.lucky = next(self.numbers)


class LastOneScores(sealed.Fingers):
    def apply(self, seat: int, move: sealed.Show, out: Sink) -> None:
        super().apply(seat, move, out)
        self.scores[seat] += not any(self.hidden)


class LosesTheView(sealed.FingersGame):
    view_type = race.ColoursView  # type: ignore[assignment]


class ForgetsTheLuckyOne(sealed.FingersGame):
    def imagine(self, view: View, chance: Chance) -> sealed.Fingers:
        state = super().imagine(view, chance)
        state.lucky = 0
        return state


class WritesNoLuck(sealed.FingersNotation):
    def write_chance(self, event: Event) -> str | None:
        return None


class WritesAllAlike(sealed.FingersNotation):
    def write(self, move: sealed.Show) -> str:
        return "1"


def with_notation(notation: Notation[sealed.Show]) -> Game[Any]:
    class Written(sealed.FingersGame):
        def notation(self) -> Any:
            return notation

    return Written()


def fingers(kind: type[sealed.Fingers]) -> Game[Any]:
    return with_state(sealed.GAME, kind)


def colours(kind: type[race.Colours]) -> Game[Any]:
    return with_state(race.GAME, kind)


CARELESS = (TellsEverybody, TellsTheNext, TellsByTheClause, TellsTwice)
BROKEN: list[tuple[str, Game[Any]]] = [
    ("listed_moves_are_legal", fingers(ListsFourFingers)),
    ("listed_moves_are_legal", fingers(DefaultOfNoFingers)),
    ("legal_moves_are_listed", fingers(ForgetsAMove)),
    ("legal_moves_are_listed", fingers(ListsTwice)),
    ("only_the_awaited_decide", fingers(AnybodyAnytime)),
    ("only_the_awaited_decide", fingers(SpectatorsPlay)),
    ("only_the_awaited_decide", colours(AnybodyTurnsUp)),
    ("asking_changes_nothing", LooksAndChanges()),
    ("asking_changes_nothing", AsksLuckInVain()),
    ("copies_share_nothing", fingers(CopyOfTheSameHands)),
    ("copies_share_nothing", fingers(CopyThatForgets)),
    ("nothing_is_lost", colours(LosesACard)),
    ("every_game_ends", fingers(NobodyWins)),
    ("the_fast_path_is_the_same_game", fingers(StridesAlike)),
    ("records_travel", LosesTheView()),
    ("imagined_states_look_the_same", ForgetsTheLuckyOne()),
    ("nothing_hidden_is_answered", fingers(KnowsTheOthers)),
    ("nothing_hidden_is_answered", AsksWithTheOthers()),
    ("nothing_hidden_is_answered", fingers(RefusesWithTheOthers)),
    ("nothing_hidden_is_answered", colours(ClockOfTheHands)),
    *(("nothing_hidden_is_dealt", careless(race.GAME, sink)) for sink in CARELESS),
    *(("nothing_hidden_is_told", careless(race.GAME, sink)) for sink in CARELESS),
    *(("nothing_hidden_is_told", careless(market.GAME, sink)) for sink in CARELESS),
    ("nothing_hidden_is_told", fingers(TellsTheOthers)),
    ("nothing_hidden_is_told", fingers(TellsOfThreeFingersLast)),
    ("nothing_hidden_is_told", fingers(NoUndoAfterThreeFingers)),
    ("a_record_replays", fingers(DiceOfItsOwn)),
    ("a_transcript_replays", with_notation(WritesNoLuck())),
    ("moves_are_written_and_read", with_notation(WritesAllAlike())),
    ("sealed_choices_commute", fingers(LastOneScores)),
]


def law(name: str) -> Law:
    return next(law for law in LAWS if law.__name__ == name)


@pytest.fixture(autouse=True)
def _records_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))


def breach(name: str, game: Game[Any], seeds: range = SEEDS) -> BrokenLaw | None:
    """How this game breaks the law, on the first seed on which it does."""
    for seed in seeds:
        try:
            held_to(law(name), game, Setup(3), seed)
        except BrokenLaw as broken:
            return broken
    return None


def test_every_law_has_a_game_that_breaks_it() -> None:
    assert {name for name, _ in BROKEN} == {law.__name__ for law in LAWS}


@pytest.mark.parametrize(("name", "game"), BROKEN, ids=[f"{name}-{n}" for n, (name, _) in enumerate(BROKEN)])
def test_a_law_bites(name: str, game: Game[Any]) -> None:
    broken = breach(name, game)
    assert broken is not None
    assert str(broken).startswith(f"{name} of {game.id} ")
    if name.startswith("nothing_hidden"):
        assert isinstance(broken.__cause__, AssertionError), broken


@pytest.mark.parametrize("base", [sealed.GAME, race.GAME, market.GAME], ids=lambda game: game.id)
def test_the_games_break_no_law_before_they_are_twisted(base: Game[Any]) -> None:
    kind: type[State[Any]] = type(base.start(Setup(3), FastChance(1)))
    for each in LAWS:
        assert breach(each.__name__, with_state(base, kind), range(1)) is None


@pytest.mark.parametrize("name", ["copies_share_nothing", "a_record_replays", "nothing_hidden_is_told"])
def test_a_broken_game_leaves_a_record_that_can_be_opened(name: str) -> None:
    game = next(game for each, game in BROKEN if each == name)
    assert saved(breach(name, game)).game == game.id


def test_a_game_without_end_is_caught_and_its_beginning_saved() -> None:
    broken = breach("every_game_ends", fingers(NoEnd))
    assert broken is not None
    assert "no end after" in str(broken)
    assert saved(broken).outcome is None


def saved(broken: BrokenLaw | None) -> Any:
    found = re.search(r"see (\S+)$", str(broken))
    assert found, broken
    return read_record(Path(found[1]).read_bytes())


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (
            "nothing_hidden_is_dealt",
            r"what -?\d hears of the deal: \[\d\]\.colours\[\d\] is '\w+' or '\w+'",
        ),
        (
            "nothing_hidden_is_told",
            r"hears of Lay\(.*\) of \d: \[0\]\.penalty is ('\w+'|None) or ('\w+'|None);",
        ),
        ("copies_share_nothing", r"the facts of a copy.*: \[3\]\[\d\] is \d or \d"),
        ("nothing_is_lost", r"the stock: \['cards'\] is 23 or 24;"),
        ("every_game_ends", r"the winners and the first: \[0\] is nothing or \d"),
        ("moves_are_written_and_read", r"what is written '1': fingers is 1 or \d;"),
    ],
)
def test_a_broken_law_says_what_differs(name: str, said: str) -> None:
    broken = breach(name, next(game for each, game in BROKEN if each == name))
    assert re.search(said, str(broken)), broken


def test_a_law_that_says_nothing_is_told_by_its_line() -> None:
    def no_game_may_be_played(game: Game[Any], setup: Setup, seed: int) -> None:
        if game.seats:
            raise AssertionError

    with pytest.raises(BrokenLaw, match=r"seed 1: raise AssertionError; see "):
        held_to(no_game_may_be_played, sealed.GAME, Setup(3), 1)


def test_the_message_of_two_long_lists_names_the_first_differences() -> None:
    with pytest.raises(
        AssertionError, match=r"^lists: \[1\] is 2 or 5; \[2\] is 3 or 6; \[3\] is 4 or 7 and 1 more$"
    ):
        alike([1, 2, 3, 4, 5], [1, 5, 6, 7], "lists")
    with pytest.raises(AssertionError, match=r"^kinds: is Show\(fingers=1\) or None$"):
        alike(sealed.Show(1), None, "kinds")
    alike({"a": (1, 2)}, {"a": (1, 2)}, "the same")
