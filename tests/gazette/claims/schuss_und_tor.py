from __future__ import annotations

from tests.gazette.claims.raw import Claim, Raw, lead_for_good, rising, worst


def steps(raw: Raw) -> list[tuple[int, int, int]]:
    return [(entry, goal.seat, goal.goals) for entry, goal in raw.of("goal")]


def decisive(raw: Raw) -> tuple[int, str]:
    found = list(raw.of("goal"))[lead_for_good(raw, steps(raw))]
    return found[0], found[1].action


def full_time(raw: Raw) -> tuple[int, list[int]]:
    (entry, extra), *_ = raw.of("extra-time")
    return extra.seat, [score for at, score in rising(raw, steps(raw)) if at < entry][-1]


def extra_time(raw: Raw) -> bool:
    caller, then = full_time(raw)
    gained = raw.final[raw.w] - then[raw.w] > raw.final[caller] - then[caller]
    return caller == raw.named("loser") != raw.w and then[caller] < max(then) and gained


def in_vain(raw: Raw) -> bool:
    caller, then = full_time(raw)
    led = all(then[raw.w] > then[other] for other in raw.rest)
    return caller == raw.named("loser") != raw.w and then[caller] < max(then) and led


def saved(raw: Raw) -> bool:
    caller, then = full_time(raw)
    return caller == raw.w and any(then[other] >= then[raw.w] for other in raw.rest)


def from_behind(raw: Raw) -> bool:
    behind = [(raw.args["own"], raw.args["most"])]
    pairs = [(score[raw.w], max(score)) for _, score in rising(raw, steps(raw))]
    return worst(raw, steps(raw)) >= 2 and behind[0] in pairs


def run(raw: Raw) -> int:
    best = now = 0
    for _, event in raw.of("laid", "passed"):
        now = now + 1 if hasattr(event, "face") else 0
        best = max(best, now)
    return best


def level_once(raw: Raw) -> bool:
    score = rising(raw, steps(raw))[lead_for_good(raw, steps(raw))][1]
    return bool(score[raw.w] == raw.args["n"] == max(score) > 0)


def outshot(raw: Raw) -> bool:
    shots = raw.seats("action-drawn", "shooter")
    return shots.count(raw.named("loser")) > shots.count(raw.w)


def levelled(raw: Raw) -> bool:
    *_, (entry, goal) = raw.of("goal")
    *_, (last, _) = raw.of("action-drawn")
    before = rising(raw, steps(raw))[-2][1]
    return goal.seat == raw.named("side") in raw.won and before[goal.seat] < max(before) and entry >= last


CLAIMS: dict[str, Claim] = {
    "extra-time": extra_time,
    "extra-time-in-vain": in_vain,
    "saved-by-extra-time": saved,
    "from-behind": from_behind,
    "two-at-once": lambda raw: decisive(raw)[1] == "zwei-tore",
    "last-shot": lambda raw: decisive(raw)[0] >= max(entry for entry, _ in raw.of("action-drawn")),
    "shut": lambda raw: not sum(raw.final[s] for s in raw.rest) and raw.seats("parried").count(raw.w) >= 3,
    "lesson": lambda raw: min(raw.final[raw.w] - raw.final[s] for s in raw.rest) >= 4,
    "rain": lambda raw: sum(goal.goals for _, goal in raw.of("goal")) >= 8,
    "foul": lambda raw: any(
        foul.seat == raw.w and foul.face in ("bomber", "tormann") for _, foul in raw.of("fouled")
    ),
    "passing": lambda raw: run(raw) == raw.args["n"] >= 15,
    "goalless": lambda raw: not any(raw.of("goal")) and len(list(raw.of("action-drawn"))) == raw.args["n"],
    "levelled": levelled,
    "three-share": lambda raw: len(raw.won) == raw.args["n"] >= 3,
    "even": lambda raw: len(raw.won) == 2 and len({raw.final[s] for s in raw.won}) == 1,
    "cannot-part": lambda raw: len(raw.won) == 2 and len({raw.final[s] for s in raw.won}) == 1,
    "outshot": outshot,
    "saver": lambda raw: raw.seats("parried").count(raw.w) == raw.args["n"] >= 2,
    "to-nil": lambda raw: not any(raw.final[s] for s in raw.rest),
    "one-goal": lambda raw: min(raw.final[raw.w] - raw.final[s] for s in raw.rest) == 1,
    "level-once": level_once,
    "never-behind": lambda raw: (
        worst(raw, steps(raw)) == 0
        and next(raw.of("goal"))[1].seat == raw.w
        and lead_for_good(raw, steps(raw)) == 0
    ),
    "serves-better": lambda raw: raw.final[raw.w] > max(raw.final[s] for s in raw.rest),
}
