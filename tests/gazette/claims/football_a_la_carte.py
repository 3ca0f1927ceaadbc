from __future__ import annotations

from typing import Any

from tests.gazette.claims.raw import Claim, Raw, lead_for_good, rising


def goals(raw: Raw) -> list[tuple[int, Any]]:
    return list(raw.of("goal"))


def steps(raw: Raw) -> list[tuple[int, int, int]]:
    return [(entry, goal.scorers[0], 1) for entry, goal in goals(raw)]


def decisive(raw: Raw) -> tuple[int, Any]:
    return goals(raw)[lead_for_good(raw, steps(raw))]


def end(raw: Raw) -> int:
    return next(raw.of("game-over"))[0]


def half(raw: Raw) -> list[int]:
    entry = next(raw.of("half-time"))[0]
    return [score for at, score in rising(raw, steps(raw)) if at <= entry][-1]


def loser(raw: Raw) -> int:
    return raw.rest[0]


def margin(raw: Raw) -> int:
    return raw.final[raw.w] - raw.final[loser(raw)]


def own(raw: Raw) -> list[tuple[int, Any]]:
    return [(entry, goal) for entry, goal in goals(raw) if raw.mate(goal.scorers[0], raw.w)]


def shots(raw: Raw, seat: int) -> int:
    return sum(raw.mate(shooter, seat) for shooter in raw.seats("shot-at-goal"))


def stops(raw: Raw) -> int:
    stoppers = raw.seats("saved") + raw.seats("stopped-at-the-whistle")
    return sum(raw.mate(stopper, raw.w) for stopper in stoppers)


def longest(raw: Raw) -> int:
    """The most squares that a card of the winners shot over into the goal."""
    best, path = 0, ()
    for _, _, name, event in raw.all:
        if name in ("played", "free-kicked"):
            path = event.path if raw.mate(event.seat, raw.w) else ()
        elif name == "goal" and event.scored == "shot" and raw.mate(event.scorers[0], raw.w):
            best = max(best, len(path))
    return best


def first_half(raw: Raw, entry: int) -> bool:
    return entry <= next(raw.of("half-time"))[0]


def whistle(raw: Raw) -> bool:
    saved = [(entry, stop) for entry, stop in raw.of("stopped-at-the-whistle") if raw.mate(stop.seat, raw.w)]
    return margin(raw) == 1 and any(entry == end(raw) for entry, _ in saved)


def one(raw: Raw) -> bool:
    return len(goals(raw)) == 1


def ways(raw: Raw) -> set[str]:
    return {goal.scored for _, goal in own(raw)}


def last_levels(raw: Raw) -> bool:
    entry, goal = goals(raw)[-1]
    return entry == end(raw) and raw.mate(goal.scorers[0], raw.named("side"))


CLAIMS: dict[str, Claim] = {
    "on-the-whistle": lambda raw: decisive(raw)[0] == end(raw),
    "saved-on-the-whistle": whistle,
    "behind-at-half-time": lambda raw: half(raw)[raw.w] < half(raw)[loser(raw)],
    "all-from-the-spot": lambda raw: ways(raw) == {"penalty"} and len(own(raw)) == raw.args["n"] > 1,
    "from-the-spot": lambda raw: decisive(raw)[1].scored == "penalty",
    "corner-too-many": lambda raw: decisive(raw)[1].scored == "corner",
    "from-afar": lambda raw: longest(raw) == raw.args["n"] >= 5,
    "wall": lambda raw: raw.final[loser(raw)] == 0 and stops(raw) == raw.args["n"] >= 4,
    "full-deck": lambda raw: margin(raw) >= 3,
    "outshot": lambda raw: (
        shots(raw, loser(raw)) == raw.args["a"] and shots(raw, raw.w) == raw.args["b"] < raw.args["a"]
    ),
    "cut": lambda raw: one(raw) and goals(raw)[0][0] in {entry for entry, _ in raw.of("pile-cut")},
    "only-penalty": lambda raw: (
        one(raw) and goals(raw)[0][1].scored == "penalty" and len(list(raw.of("penalty-given"))) == 1
    ),
    "late-equaliser": last_levels,
    "goalless-shots": lambda raw: not goals(raw) and len(raw.seats("shot-at-goal")) == raw.args["n"] >= 4,
    "goalless": lambda raw: not goals(raw),
    "half-each": lambda raw: len(set(half(raw))) > 1 and len(set(raw.final)) == 1,
    "even": lambda raw: len(set(raw.final)) == 1,
    "only-goal": lambda raw: one(raw) and (raw.args["minute"] <= 45) == first_half(raw, goals(raw)[0][0]),
    "early": lambda raw: first_half(raw, decisive(raw)[0]) and raw.args["minute"] <= 15,
    "both-halves": lambda raw: {first_half(raw, entry) for entry, _ in own(raw)} == {True, False},
    "to-nil": lambda raw: raw.final[loser(raw)] == 0,
    "second-half": lambda raw: len(set(half(raw))) == 1 and margin(raw) > 0,
    "right-cards": lambda raw: margin(raw) > 0,
}
