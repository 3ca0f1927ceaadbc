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
from ludofoot.core.notation import Notation
from ludofoot.core.prompts import Prompt
from ludofoot.core.record import read_record
from ludofoot.core.records import LEGAL, Event, Outcome, Verdict, View
from ludofoot.core.sink import Sink
from ludofoot.core.state import State
from ludofoot.testing import LAWS, BrokenLaw, held_to
from ludofoot.testing.laws import Law
from tests.paces import race, sealed

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


class LooksAndChanges(sealed.Fingers):
    def view(self, seat: int) -> sealed.FingersView:
        self.lucky += 1
        return super().view(seat)


class AsksLuckInVain(sealed.Fingers):
    def prompts(self, seat: int) -> list[Prompt]:
        self.chance.below(2)
        return super().prompts(seat)


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


BROKEN: list[tuple[str, Game[Any]]] = [
    ("listed_moves_are_legal", fingers(ListsFourFingers)),
    ("listed_moves_are_legal", fingers(DefaultOfNoFingers)),
    ("legal_moves_are_listed", fingers(ForgetsAMove)),
    ("legal_moves_are_listed", fingers(ListsTwice)),
    ("only_the_awaited_decide", fingers(AnybodyAnytime)),
    ("only_the_awaited_decide", fingers(SpectatorsPlay)),
    ("only_the_awaited_decide", colours(AnybodyTurnsUp)),
    ("asking_changes_nothing", fingers(LooksAndChanges)),
    ("asking_changes_nothing", fingers(AsksLuckInVain)),
    ("copies_share_nothing", fingers(CopyOfTheSameHands)),
    ("copies_share_nothing", fingers(CopyThatForgets)),
    ("nothing_is_lost", colours(LosesACard)),
    ("every_game_ends", fingers(NobodyWins)),
    ("the_fast_path_is_the_same_game", fingers(StridesAlike)),
    ("records_travel", LosesTheView()),
    ("imagined_states_look_the_same", ForgetsTheLuckyOne()),
    ("nothing_hidden_is_answered", fingers(KnowsTheOthers)),
    ("nothing_hidden_is_told", fingers(TellsTheOthers)),
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


@pytest.mark.parametrize("base", [sealed.GAME, race.GAME], ids=lambda game: game.id)
def test_the_games_break_no_law_before_they_are_twisted(base: Game[Any]) -> None:
    kind: type[State[Any]] = type(base.start(Setup(3), FastChance(1)))
    for each in LAWS:
        assert breach(each.__name__, with_state(base, kind), range(1)) is None


@pytest.mark.parametrize("name", ["copies_share_nothing", "a_record_replays", "nothing_hidden_is_told"])
def test_a_broken_game_leaves_a_record_that_can_be_opened(name: str) -> None:
    broken = breach(name, next(game for each, game in BROKEN if each == name))
    assert saved(broken).game == "fingers"


def test_a_game_without_end_is_caught_and_its_beginning_saved() -> None:
    broken = breach("every_game_ends", fingers(NoEnd))
    assert broken is not None
    assert "no end after" in str(broken)
    assert saved(broken).outcome is None


def saved(broken: BrokenLaw | None) -> Any:
    found = re.search(r"see (\S+)$", str(broken))
    assert found, broken
    return read_record(Path(found[1]).read_bytes())
