"""When something is said to somebody new to the game: never in the race, only between two rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from ludofoot.core.notes import NOTHING, Args, Moment, Trigger
from ludofoot.core.records import Event, Player, Word
from ludofoot.games.passe_eclair.events import (
    Blocked,
    ConsolationToken,
    Dealt,
    HandShown,
    Laid,
    RoundBegan,
    RoundWon,
    Swapped,
    TooLate,
    WrongCard,
)
from ludofoot.games.passe_eclair.views import PEView

Now = Moment[PEView]
E = TypeVar("E", bound=Event)


def waits(now: Now) -> bool:
    """Whether there is time to read: everybody still says that he is ready."""
    return now.view.step == "ready" and now.asked() is not None


def last_round(now: Now) -> Sequence[Event]:
    """What was told of the round that has just ended; nothing at any other time."""
    if not waits(now) or not any(isinstance(event, RoundWon) for event in now.new):
        return ()
    told = now.told()
    begun = [number for number, event in enumerate(told) if isinstance(event, RoundBegan)]
    return told[begun[-2] :] if len(begun) > 1 else told


def mine(now: Now, kind: type[E]) -> list[E]:
    """The events of this kind that happened to me in the last round."""
    found = [event for event in last_round(now) if isinstance(event, kind)]
    return [event for event in found if getattr(event, "seat", None) == now.me]


def when(found: object) -> Args | None:
    return NOTHING if found else None


def first_ready(now: Now) -> Args | None:
    return when(waits(now) and now.view.round == 1)


def two_players(now: Now) -> Args | None:
    return when(waits(now) and now.view.seats == 2)


def token(now: Now) -> Args | None:
    guys = [each for each in now.view.consolation[now.me] if each is not None and not each.isdecimal()]
    large = {face.partition("-")[0] for face in now.view.hand}
    usable = [guy for guy in guys if guy in large]
    return {"name": Word(f"name-{usable[0]}")} if usable and waits(now) else None


def penalty(now: Now) -> Args | None:
    wrong = [event for event in mine(now, WrongCard) if not twice(now, event)]
    return when(any(event.drawn for event in wrong))


def twice(now: Now, wrong: WrongCard) -> bool:
    """Whether this was a second wild guy in a row: the last card on the pile was one's own."""
    told = last_round(now)
    before = [event for event in told[: told.index(wrong)] if isinstance(event, Laid)]
    return bool(before) and before[-1].seat == now.me and "-" in before[-1].face


def tried_twice(now: Now) -> Args | None:
    return when(now.view.seats > 2 and any(twice(now, event) for event in mine(now, WrongCard)))


def late(now: Now) -> Args | None:
    return when(any(event.late == "card" for event in mine(now, TooLate)))


def dog_alone(now: Now) -> Args | None:
    """A dog of mine on which I laid nothing, although I still held cards."""
    laid = [event for event in last_round(now) if isinstance(event, Laid)]
    for number, event in enumerate(laid):
        if event.seat == now.me and event.face == "dog":
            following = laid[number + 1 : number + 2]
            if following and following[0].seat != now.me:
                return NOTHING
    return None


def left_over(now: Now) -> Sequence[str]:
    """What was left in my hand at the end of the round."""
    return [face for shown in mine(now, HandShown) for face in shown.faces]


def dog_left(now: Now) -> Args | None:
    return when("dog" in left_over(now))


def michi_kept(now: Now) -> Args | None:
    """There was a block, and the Gros Michi that I was dealt stayed in my hand."""
    dealt = {face for event in mine(now, Dealt)[:1] for face in event.faces}
    blocked = any(isinstance(event, Blocked) for event in last_round(now))
    return when(blocked and "michi" in dealt and "michi" in left_over(now))


def swapped(now: Now) -> Args | None:
    for event in last_round(now):
        if isinstance(event, Swapped) and event.partner == now.me:
            return {"player": Player(event.seat)}
    return None


def michi_last(now: Now) -> Args | None:
    won = [event for event in last_round(now) if isinstance(event, RoundWon)]
    laid = [event for event in last_round(now) if isinstance(event, Laid)]
    return when(won and won[-1].how == "michi" and laid and laid[-1].seat == now.me)


def consolation(now: Now) -> Args | None:
    return when(mine(now, ConsolationToken))


TRIGGERS: Final = (
    Trigger("first-ready", "PE-23", first_ready, taught=True),
    Trigger("penalty", "PE-70", penalty),
    Trigger("twice", "PE-26", tried_twice, taught=True),
    Trigger("late", "PE-69", late),
    Trigger("michi-last", "PE-76", michi_last),
    Trigger("swapped", "PE-37", swapped),
    Trigger("michi-kept", "PE-35", michi_kept, taught=True),
    Trigger("dog-alone", "PE-29", dog_alone),
    Trigger("dog-left", "PE-28", dog_left),
    Trigger("consolation", "PE-49", consolation),
    Trigger("token", "PE-60", token),
    Trigger("two-players", "PE-78", two_players),
)
