"""When something is said to somebody new to the game."""

from __future__ import annotations

from typing import Final

from ludofoot.core.notes import NOTHING, Args, Moment, Trigger
from ludofoot.core.records import Player, Word
from ludofoot.games.schuss_und_tor.events import ActionDrawn, Goal, LastCardLaid
from ludofoot.games.schuss_und_tor.views import STView

FEW_CARDS: Final = 3
Now = Moment[STView]


def serves(now: Now) -> bool:
    """Whether a name, or anything, is to be served in the course of play."""
    return now.view.step == "serve" and now.asked() is not None and now.view.last_server != now.me


def called(now: Now) -> Args:
    """Who must be served, and who asked for him."""
    name = now.view.asked
    found: Args = {"player": Player(now.view.pile[-1].seat)}
    return found if name is None else {**found, "name": Word(f"name-{name}"), "letter": name[0].upper()}


def nothing_fits(now: Now) -> Args | None:
    if serves(now) and now.view.asked and now.view.options.shooter == "preceding" and not now.moves("lay"):
        return called(now)
    return None


def could_pass(now: Now) -> Args | None:
    few = len(now.view.hand) <= FEW_CARDS
    if serves(now) and now.view.asked and few and now.view.options.shooter == "preceding":
        return called(now)
    return None


def after_bomber(now: Now) -> Args | None:
    return called(now) if serves(now) and now.view.asked_by == "bomber" else None


def own_bomber(now: Now) -> Args | None:
    bomber = any(move["face"] == "bomber" for move in now.moves("lay"))
    others = tuple(Player(seat) for seat in range(now.view.seats) if seat != now.me)
    return {"players": others} if bomber and serves(now) and now.view.asked else None


def after_tormann(now: Now) -> Args | None:
    return called(now) if serves(now) and now.view.asked_by == "tormann" else None


def footballer(now: Now) -> Args | None:
    return called(now) if serves(now) and now.view.asked_by == "footballer" else None


def second(now: Now) -> Args | None:
    following = Player((now.me + 1) % now.view.seats)
    return {"player": following} if now.view.step == "second" and now.asked() else None


def parries(now: Now) -> Args | None:
    if now.view.step != "parry" or now.asked() is None:
        return None
    return {"player": now.args()["shooter"], "stopper": now.args()["stopper"]}


def can_parry(now: Now) -> Args | None:
    return parries(now) if now.moves("lay") else None


def cannot_parry(now: Now) -> Args | None:
    return None if now.moves("lay") else parries(now)


def conceded(now: Now) -> Args | None:
    goal = now.event(Goal)
    if goal is None or goal.seat == now.me or not serves(now) or now.view.asked_by != "nobody":
        return None
    return {"player": Player(goal.seat)}


def free_card(now: Now) -> Args | None:
    drawn = now.event(ActionDrawn)
    if drawn is None or drawn.shooter != now.me or drawn.action not in ("hand", "aus"):
        return None
    return {"action": Word(f"action-{drawn.action}")} if at_step("free", now) is not None else None


def at_step(step: str, now: Now) -> Args | None:
    return NOTHING if now.view.step == step and now.asked() else None


def last_card(now: Now) -> Args | None:
    laid = now.event(LastCardLaid)
    if laid is None or laid.seat == now.me:
        return None
    return {"player": Player(laid.seat), "server": Player(laid.server)}


TRIGGERS: Final = (
    Trigger("after-goal", "ST-A3", conceded, taught=True),
    Trigger("can-parry", "ST-38", can_parry, taught=True),
    Trigger("cannot-parry", "ST-35", cannot_parry),
    Trigger("nothing-fits", "ST-33", nothing_fits, taught=True),
    Trigger("after-bomber", "ST-27", after_bomber, taught=True),
    Trigger("after-tormann", "ST-31", after_tormann),
    Trigger("serve", "ST-22", footballer, taught=True),
    Trigger("own-bomber", "ST-26", own_bomber, taught=True),
    Trigger("could-pass", "ST-32", could_pass),
    Trigger("second", "ST-29", second, taught=True),
    Trigger("free", "ST-43", free_card),
    Trigger("foul", "ST-48", lambda now: at_step("foul", now)),
    Trigger("verletzt", "ST-50", lambda now: at_step("verletzt", now)),
    Trigger("schiedsrichter", "ST-51", lambda now: at_step("schiedsrichter", now)),
    Trigger("last-card", "ST-57", last_card, asked=False),
)
