"""When something is said to somebody new to the game."""

from __future__ import annotations

from typing import Final

from ludofoot.core.notes import NOTHING, Args, Moment, Trigger
from ludofoot.core.records import Player, Word
from ludofoot.games.finale.events import AttemptBegan, CounterBegan, Rolled, SymbolChecked, TieRolled, Turned
from ludofoot.games.finale.records import CARDS, LINES, PhaseText, Step
from ludofoot.games.finale.views import FIView

OFF: Final = ("sent-off", "second-yellow")
Now = Moment[FIView]


def at_step(step: Step, now: Now) -> Args | None:
    return NOTHING if now.view.step == step and now.asked() else None


def rival(now: Now) -> Args:
    return {"player": Player(1 - now.me)}


def arrow(now: Now) -> Args | None:
    if now.view.card is None or not now.asks("ask-approach-attacker"):
        return None
    kind = now.game.cards.arrow(CARDS.index(now.view.card))
    return {"line": Word(f"line-{LINES[kind]}")} if kind else None


def attacks(now: Now) -> Args | None:
    return NOTHING if now.asks("ask-approach-attacker") else None


def defends(now: Now) -> Args | None:
    return {**rival(now), "strength": now.args()["strength"]} if now.asks("ask-approach-defender") else None


def tied(phase: PhaseText, now: Now) -> Args | None:
    rolled = now.event(Rolled)
    tie = rolled is not None and rolled.phase == phase and rolled.total == rolled.defence_total
    return NOTHING if tie else None


def equal_tactics(now: Now) -> Args | None:
    return NOTHING if now.event(TieRolled) else None


def straight_shot(now: Now) -> Args | None:
    began = now.event(AttemptBegan) or now.event(CounterBegan)
    if began is None or now.event(Rolled) or now.view.phase != "shot" or now.view.card != began.card:
        return None
    return NOTHING


def symbol(now: Now) -> Args | None:
    if now.view.step != "footballers" or now.asked() is None:
        return None
    for man in now.view.sides[now.me].pitch:
        if man.symbol and not man.white:
            return {"man": Word(f"man-{man.man}"), "symbol": Word(f"symbol-{man.symbol}")}
    return None


def turned(now: Now) -> Args | None:
    turn = now.event(Turned)
    return NOTHING if turn is not None and turn.seat == now.me and turn.men else None


def injured(now: Now) -> Args | None:
    if now.view.step != "replacement" or now.asked() is None or now.view.injured is None:
        return None
    return {"man": Word(f"man-{now.view.injured}")}


def sent_off(now: Now) -> Args | None:
    checked = now.event(SymbolChecked)
    return {"man": Word(f"man-{checked.man}")} if checked is not None and checked.result in OFF else None


def counters(now: Now) -> Args | None:
    return {"bonus": now.args()["bonus"]} if now.view.step == "counter" and now.asked() else None


def exchanges(now: Now) -> Args | None:
    return rival(now) if now.view.step == "exchange" and now.asked() else None


def last_card(now: Now) -> Args | None:
    return NOTHING if "schlusskarte" in now.view.hand and at_step("tactic", now) is not None else None


TRIGGERS: Final = (
    Trigger("injured", "FI-57", injured),
    Trigger("schlusskarte", "FI-102", last_card),
    Trigger("tactic", "FI-38", lambda now: at_step("tactic", now), taught=True),
    Trigger("approach", "FI-71", attacks, taught=True),
    Trigger("arrow", "FI-72", arrow),
    Trigger("defend", "FI-54", defends, taught=True),
    Trigger("counter", "FI-86", counters, taught=True),
    Trigger("exchange", "FI-81", exchanges),
    Trigger("symbol", "FI-55", symbol),
    Trigger("substitution", "FI-96", lambda now: at_step("substitution", now)),
    Trigger("equal", "FI-41", equal_tactics, asked=False),
    Trigger("approach-tied", "FI-53", lambda now: tied("approach", now), taught=True, asked=False),
    Trigger("shot-tied", "FI-75", lambda now: tied("shot", now), taught=True, asked=False),
    Trigger("straight-shot", "FI-67", straight_shot, asked=False),
    Trigger("sent-off", "FI-63", sent_off, asked=False),
    Trigger("turned", "FI-65", turned, taught=True, asked=False),
)
