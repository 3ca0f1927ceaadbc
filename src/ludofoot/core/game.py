"""What a game says of itself, and what must be settled before it starts."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import Any, ClassVar, Generic, Self

import msgspec

from ludofoot.core.chance import Chance
from ludofoot.core.day import DayMatch, ahead_by
from ludofoot.core.film import Film, shipped_film
from ludofoot.core.knowhow import Knowhow
from ludofoot.core.notation import Notation, RecordNotation
from ludofoot.core.notes import Trigger
from ludofoot.core.options import Option, Options, Preset, Value, declared
from ludofoot.core.pieces import Pieces
from ludofoot.core.prompts import Prompt
from ludofoot.core.reasons import Reasons
from ludofoot.core.records import Count, Event, Outcome, Preview, Refusal, Refused, View, Word
from ludofoot.core.reporting import PLAIN, Reporter
from ludofoot.core.sink import Sink
from ludofoot.core.state import M, State


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is fixed before the first card. Options not named have their default; no opener means by lot."""

    seats: Count
    options: dict[str, Value] = {}
    opener: Count | None = None
    number: Count = 1
    box: str = ""


class Game(Generic[M]):
    """One per folder. `edition` rises whenever the same moves could lead elsewhere."""

    id: ClassVar[str]
    prefix: ClassVar[str]
    seats: ClassVar[tuple[int, ...]]
    screen_seats: ClassVar[int]
    options_type: ClassVar[type[Options]] = Options
    options: ClassVar[tuple[Option, ...]] = ()
    """What `options_type` declares."""
    edition: ClassVar[int] = 1
    package: ClassVar[str] = ""
    opener_clause: ClassVar[str] = ""
    """The clause that says who begins."""
    names_opener: ClassVar[bool] = False
    """Whether the players may say who begins: `option-opener` in its locale asks them. Otherwise by lot."""
    has_open_moves: ClassVar[bool] = False
    """Whether anyone may move at any time, so that bots are asked after every change."""
    usual: ClassVar[Options] = Options()
    """The options of a game for which nobody has chosen any."""
    minutes: ClassVar[int] = 0
    """About how long a whole game takes; the shelf begins with the shortest. 0 where nobody has said."""
    presets: ClassVar[tuple[Preset, ...]] = ()
    """What a dialog proposes before the options, in words of its locale: `preset`, `preset-NAME`."""
    day_match: ClassVar[DayMatch | None] = None
    """When and how it is the match of the day; None if it never is."""
    timing_options: ClassVar[tuple[str, ...]] = ()
    """The options that change how long something lasts and nothing else: in the laws they take turns."""
    luck: ClassVar[Mapping[type[Event], str]] = {}
    """The events that tell of luck, each with the field that holds what was drawn: what a notation needs."""
    triggers: ClassVar[tuple[Trigger, ...]] = ()
    """The moments at which something is said to somebody new to the game; what matters most comes first."""
    raced: ClassVar[bool] = False
    """Whether it is won by being quick: then there is no advice, and no decision is judged."""
    reasons: ClassVar[Reasons] = ()
    """Why one move may be better than another: what is likeliest to explain it comes first."""
    pieces: ClassVar[Pieces] = {}
    """What explains the pieces of each kind to whoever wonders."""
    reporter: ClassVar[Reporter[Any]] = PLAIN
    """How the paper reports it: without one of its own, the result alone."""
    around: ClassVar[tuple[str, ...]] = ()
    """The names of what lies on every table besides cards and seats, such as `spot:pile`."""
    move_type: ClassVar[Any]
    event_type: ClassVar[Any]
    view_type: ClassVar[Any]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "options_type" in cls.__dict__:
            cls.options = declared(cls.options_type)
            cls.usual = cls.options_type()

    def __init__(self, box: str = "") -> None:
        """With the shipped box, or with the text of another one."""
        self.box = box

    def boxed(self, box: str) -> Self:
        """The same game with this box: what is started, imagined and written down is of one box."""
        return self if box == self.box else type(self)(box)

    def start(self, setup: Setup, chance: Chance) -> State[M]:
        """A new game; the setup has been checked, and its box is that of this game."""
        raise NotImplementedError

    def view(self, state: State[M], seat: int) -> View:
        """What this seat, or SPECTATOR, may see."""
        raise NotImplementedError

    def score(self, view: View) -> tuple[int, ...]:
        """What each side has scored, read from what a spectator sees; empty where nothing is counted."""
        return ()

    def prompts(self, state: State[M], seat: int) -> list[Prompt]:
        """What is asked of this seat now, for people."""
        raise NotImplementedError

    def preview(self, state: State[M], seat: int, draft: M) -> Preview:
        """What any well-formed draft, also an unfinished one, would do."""
        verdict = state.judge(seat, draft)
        return Preview(refusal=verdict if isinstance(verdict, Refusal) else None)

    def forced(self, state: State[M], seat: int) -> M | None:
        """The one answer that public facts leave this seat, for which nobody has to be asked.

        None where there is a choice, or where a hidden hand leaves none: a quick answer would betray it."""
        return None

    def is_race(self, state: State[M]) -> bool:
        """Whether those awaited race each other."""
        return any(prompt.pace == "race" for seat in state.awaited() for prompt in self.prompts(state, seat))

    def imagine(self, view: View, chance: Chance) -> State[M]:
        """A state that the seat of this view could believe, so that its view is this one."""
        raise NotImplementedError

    def notation(self) -> Notation[M]:
        """How it is written down: as its records are, unless it has signs of its own."""
        return RecordNotation(self.move_type, self.luck)

    def knowhow(self) -> Knowhow[M]:
        """What its bots know; without any they play at random."""
        return Knowhow()

    def film(self) -> Film:
        """How long people look at what happens."""
        return shipped_film(self.package)

    def tell_start(self, state: State[M], setup: Setup, out: Sink) -> None:
        """The events of the deal, for a state that has just been started."""

    def begin(self, setup: Setup, chance: Chance) -> State[M]:
        """Checks the setup, then starts; raises `Refused`."""
        refusal = self.check(setup)
        if refusal:
            raise Refused(refusal.code, refusal.clause, **refusal.args)
        return self.boxed(setup.box).start(setup, chance)

    def opened_by(self, state: State[M]) -> int:
        """Who begins the game that has just been started."""
        return state.awaited()[0]

    def next_opener(self, setup: Setup, first: int) -> int | None:
        """Who begins the next game of a series: whoever sits next to the one who began this one."""
        return (first + 1) % setup.seats

    def check(self, setup: Setup) -> Refusal | None:
        """Why this setup cannot be played, if so."""
        if setup.seats not in self.seats:
            return Refusal("bad-seats", self.seats_clause(), {"seats": setup.seats, "allowed": self.seats})
        if setup.opener is not None and not 0 <= setup.opener < setup.seats:
            return Refusal("bad-opener", self.opener_clause, {"opener": setup.opener, "seats": setup.seats})
        if setup.number < 1:
            return Refusal("bad-number", "", {"number": setup.number})
        known = {option.name: option for option in self.options}
        for name, value in setup.options.items():
            if name not in known:
                return Refusal("unknown-option", "", {"option": name, "known": tuple(known)})
            if not known[name].allows(value, setup.seats):
                return Refusal(
                    "bad-option", known[name].clause, {"option": Word(f"option-{name}"), "value": value}
                )
        return self.check_box(setup.box)

    def check_wish(self, setup: Setup) -> Refusal | None:
        """The same for what somebody wants to play: who begins is said only where the sheet lets them."""
        if setup.opener is not None and not self.names_opener:
            return Refusal("opener-by-lot", self.opener_clause)
        return self.check(setup)

    def day_result(self, outcome: Outcome, told: Iterable[Event], seat: int) -> int:
        """What is compared in the match of the day: by how much this seat won, or lost."""
        return ahead_by(outcome.scores, seat)

    def sides(self, seats: int) -> tuple[str, ...]:
        """The sides that are unlike with so many seats, as one against two are; none where all are alike."""
        return ()

    def sides_in(self, state: State[M]) -> list[int]:
        """On which of these sides each seat is in this game."""
        return []

    def teams_in(self, state: State[M], seats: int) -> list[int]:
        """Who plays together: the team of each seat. In most games everybody plays alone."""
        return list(range(seats))

    def seats_clause(self) -> str:
        """The clause that says how many may play."""
        return f"{self.prefix}-01"

    def check_box(self, text: str) -> Refusal | None:
        """Why a box of one's own cannot be used, if so."""
        if not text:
            return None  # what is shipped was tested, and reading it at every deal costs more than the deal
        try:
            self.read_box(text)
        except Refused as refused:
            return refused.refusal
        return None

    def read_box(self, text: str) -> object:
        """A box of one's own; raises `Refused` with all that is wrong with it."""
        raise Refused("no-own-box")

    def option(self, setup: Setup, name: str) -> Value:
        """The value of an option, chosen or default."""
        option = next(option for option in self.options if option.name == name)
        return setup.options.get(name, option.default)

    def chosen(self, setup: Setup) -> Any:
        """All options of a setup that has been checked, as a record of `options_type`."""
        if not setup.options:
            return self.usual
        return msgspec.convert(setup.options, self.options_type)

    def version(self) -> str:
        """Which rules these are: the edition and the shipped box."""
        box = files(self.package) / "box.toml" if self.package else None
        text = box.read_bytes() if box and box.is_file() else b""
        return f"{self.edition}-{hashlib.blake2b(text, digest_size=4).hexdigest()}"
