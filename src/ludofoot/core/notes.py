"""Words for the moment: what is worth saying to a seat the first time something happens to it.

A note is found in what its seat may know and in nothing else: its view, what it is asked, what it was told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from ludofoot.core.prompts import Choose, Prompt
from ludofoot.core.records import Event, Preview, Said, View

V = TypeVar("V", bound=View)
E = TypeVar("E", bound=Event)
Args = dict[str, Any]
NOTHING: Args = {}
"""It is the moment, and there is nothing to fill in."""


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """What is said of a moment, the clause behind it, and whether the first match of the game teaches it."""

    key: str
    said: Said
    clause: str
    asked: bool
    """Whether it is about a decision of this seat: then it is over when that is made."""
    taught: bool


class Moment(Generic[V]):
    """What one seat knows now; `new` is what it was told last, `before` all else that it was told of late."""

    def __init__(
        self,
        game: Any,
        view: V,
        prompts: Sequence[Prompt],
        new: Sequence[Event] = (),
        *,
        before: Callable[[], Sequence[Event]] = tuple,
        preview: Preview | None = None,
    ) -> None:
        self.game = game
        self.view = view
        self.prompts = prompts
        self.new = new
        self.before = before
        """Looked up by those few who look back."""
        self.preview = preview
        """What a draft would do, if this seat has just asked."""
        self.decision = decision_in(prompts)
        self.offers: dict[str, list[Args]] = {}

    @property
    def me(self) -> int:
        """The seat itself."""
        return self.view.seat

    def told(self) -> list[Event]:
        """What this seat was told of late."""
        return [*self.before(), *self.new]

    def asked(self) -> Prompt | None:
        """The decision that the game waits for."""
        return self.decision

    def asks(self, *codes: str) -> bool:
        """Whether the decision is asked for by one of these messages."""
        asked = self.asked()
        return asked is not None and asked.ask.code in codes

    def args(self) -> Args:
        """What the question names."""
        asked = self.asked()
        return asked.ask.args if asked is not None else {}

    def moves(self, kind: str) -> list[Args]:
        """The moves of this kind that are offered whole, as plain data; looked through once."""
        if kind not in self.offers:
            form = None if self.decision is None else self.decision.form
            whole = form.items if isinstance(form, Choose) and not form.field else ()
            self.offers[kind] = [item.value for item in whole if item.value.get("type") == kind]
        return self.offers[kind]

    def event(self, kind: type[E]) -> E | None:
        """The last event of this kind among those that are new."""
        return last_of(self.new, kind)


def decision_in(prompts: Sequence[Prompt]) -> Prompt | None:
    """What the game waits for."""
    for prompt in prompts:
        if prompt.pace != "open":
            return prompt
    return None


class Trigger(NamedTuple):
    """When something is said: `when` has what `maryse-<key>` names, or None at any other time.

    What is about a decision of the seat is looked for only where it is asked something.
    """

    key: str
    clause: str
    when: Callable[[Moment[Any]], Args | None]
    taught: bool = False
    asked: bool = True


def last_of(told: Sequence[Event], kind: type[E]) -> E | None:
    """The last event of this kind."""
    for event in reversed(told):
        if isinstance(event, kind):
            return event
    return None


def notes_for(triggers: Sequence[Trigger], moment: Moment[Any]) -> list[Note]:
    """What could be said now: of a decision before what has happened."""
    asked = bool(moment.prompts)
    found: list[Note] = []
    for trigger in triggers:
        if (asked or not trigger.asked) and (args := trigger.when(moment)) is not None:
            found.append(note_of(trigger, args))
    found.sort(key=is_past)
    return found


def note_of(trigger: Trigger, args: Args) -> Note:
    """A note with what it names."""
    return Note(
        key=trigger.key,
        said=Said(f"maryse-{trigger.key}", args),
        clause=trigger.clause,
        asked=trigger.asked,
        taught=trigger.taught,
    )


def is_past(note: Note) -> bool:
    """Whether it is about what has happened."""
    return not note.asked
