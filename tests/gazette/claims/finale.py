from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from tests.gazette.claims.raw import Claim, Raw, lead_for_good, worst

OFF = ("second-yellow", "sent-off")


class Try(NamedTuple):
    entry: int
    minute: int
    by: int
    men: tuple[str, ...]
    against: tuple[str, ...]
    counter: bool
    roll: Any


def tries(raw: Raw) -> list[Try]:
    """Every shot, with who was picked for it last on each side."""
    found: list[Try] = []
    minute, counter = 0, False
    last: dict[int, tuple[str, ...]] = {}
    for entry, _, name, event in raw.all:
        if name == "period-began":
            minute = event.minute
        elif name in ("attempt-began", "counter-began"):
            counter = name == "counter-began"
        elif name == "picked":
            last[event.seat] = tuple(man for man in event.men if man)
        elif name == "rolled" and event.phase == "shot":
            found.append(
                Try(
                    entry,
                    minute,
                    event.attacker,
                    last[event.attacker],
                    last[1 - event.attacker],
                    counter,
                    event,
                )
            )
    return found


def goals(raw: Raw) -> list[Try]:
    found = [each for each in tries(raw) if each.roll.total > each.roll.defence_total]
    assert len(found) == len(list(raw.of("goal")))
    return found


def own(raw: Raw) -> list[Try]:
    return [goal for goal in goals(raw) if goal.by == raw.w]


def steps(raw: Raw) -> list[tuple[int, int, int]]:
    return [(goal.entry, goal.by, 1) for goal in goals(raw)]


def decisive(raw: Raw) -> Try:
    number = lead_for_good(raw, steps(raw))
    assert number >= 0
    return goals(raw)[number]


def man(raw: Raw) -> str:
    return str(raw.args["man"].id.removeprefix("man-"))


def on_pitch(raw: Raw, seat: int) -> int:
    checks = [event for _, event in raw.of("symbol-checked") if event.seat == seat]
    gone = len([event for event in checks if event.result in OFF])
    return 11 - gone - raw.seats("not-replaced").count(seat)


def last_save(raw: Raw) -> bool:
    last = tries(raw)[-1]
    one = raw.final[raw.w] - raw.final[1 - raw.w] == 1
    return (
        last.by != raw.w and last.roll.total <= last.roll.defence_total and one and man(raw) in last.against
    )


def wall(raw: Raw) -> bool:
    shots = [each for each in tries(raw) if each.by != raw.w]
    stopped = all(each.roll.total <= each.roll.defence_total and man(raw) in each.against for each in shots)
    return stopped and len(shots) == raw.args["n"] >= 5


def shown(raw: Raw) -> int:
    return sum(event.result in ("booked", *OFF) for _, event in raw.of("symbol-checked"))


def scored(raw: Raw) -> int:
    return sum(goal.men[0] == man(raw) for goal in own(raw))


CLAIMS: dict[str, Claim] = {
    "penalties": lambda raw: any(raw.of("penalties")) and raw.final[0] == raw.final[1],
    "counters": lambda raw: len(own(raw)) == raw.args["n"] >= 2 and all(goal.counter for goal in own(raw)),
    "from-behind": lambda raw: worst(raw, steps(raw)) == raw.args["most"] - raw.args["own"] >= 2,
    "last-save": last_save,
    "last-minute": lambda raw: decisive(raw).minute in (90, 120) and decisive(raw).men[0] == man(raw),
    "hat-trick": lambda raw: scored(raw) >= 3,
    "fewer-men": lambda raw: (
        on_pitch(raw, raw.w) == raw.args["n"] < raw.args["m"] == on_pitch(raw, 1 - raw.w)
    ),
    "outshot": lambda raw: (
        Counter(each.by for each in tries(raw))[1 - raw.w] > Counter(each.by for each in tries(raw))[raw.w]
    ),
    "wall": wall,
    "cards": lambda raw: shown(raw) == raw.args["n"] >= 6,
    "clear": lambda raw: raw.final[raw.w] - raw.final[1 - raw.w] >= 3,
    "brace": lambda raw: scored(raw) == 2,
    "one-nil": lambda raw: sum(raw.final) == 1 and own(raw)[0].men[0] == man(raw),
    "extra-time": lambda raw: any(raw.of("extra-time")) and raw.final[0] != raw.final[1],
    "turned": lambda raw: worst(raw, steps(raw)) == 1 == raw.args["most"] - raw.args["own"],
    "early": lambda raw: decisive(raw).minute == 15 and decisive(raw).men[0] == man(raw),
    "to-nil": lambda raw: raw.final[1 - raw.w] == 0 and raw.final[raw.w] > 1,
    "decided": lambda raw: (decisive(raw).minute, decisive(raw).men[0]) == (raw.args["minute"], man(raw)),
    "always": lambda raw: raw.won == [raw.w],
}
