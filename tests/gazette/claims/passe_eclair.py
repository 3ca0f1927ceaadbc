from __future__ import annotations

from statistics import median

from tests.gazette.claims.raw import Claim, Raw


def taken(raw: Raw, seat: int) -> int:
    return raw.seats("round-won").count(seat)


def margin(raw: Raw) -> int:
    return raw.final[raw.w] - max(raw.final[seat] for seat in raw.rest)


def series(raw: Raw) -> int:
    text = "".join("x" if seat == raw.w else " " for seat in raw.seats("round-won"))
    return max(map(len, text.split()), default=0)


def before_last(raw: Raw) -> list[int]:
    *_, (last, _) = raw.of("round-won")
    points = [0] * len(raw.final)
    for entry, token in raw.of("victory-token", "consolation-token"):
        if entry < last and token.token.isdigit():
            points[token.seat] += int(token.token)
    return points


def quickest(raw: Raw) -> float:
    times, began = [], None
    for _, at, name, event in raw.all:
        if name == "round-began":
            began = None
        elif name == "turned-up" and event.turned == "start" and began is None:
            began = at
        elif name == "round-won" and event.seat == raw.w and began is not None and at > began:
            times.append(at - began)
    return min(times) / 1000


def reaction(raw: Raw) -> float:
    found, top = [], None
    for _, at, name, event in raw.all:
        if name == "laid" and event.seat == raw.w and top is not None and at > top:
            found.append(at - top)
        if name in ("laid", "turned-up", "back-on-top"):
            top = at
    return median(found)


def dogs(raw: Raw, seat: int) -> int:
    return sum(card.seat == seat and card.face == "dog" for _, card in raw.of("laid"))


def swap(raw: Raw) -> bool:
    winners = list(raw.of("round-won"))
    for entry, swapped in raw.of("swapped"):
        after = [won.seat for at, won in winners if at >= entry]
        if swapped.seat == raw.w and after[0] == raw.w and swapped.given >= swapped.taken + 3:
            return True
    return False


CLAIMS: dict[str, Claim] = {
    "michi": swap,
    "fewer-rounds": lambda raw: taken(raw, raw.named("loser")) > taken(raw, raw.w) and margin(raw) > 0,
    "quick-round": lambda raw: abs(quickest(raw) - raw.args["n"]) <= 0.5,
    "reflexes": lambda raw: abs(reaction(raw) / 100 - raw.args["n"]) <= 0.5,
    "at-the-post": lambda raw: all(before_last(raw)[raw.w] < before_last(raw)[seat] for seat in raw.rest),
    "close": lambda raw: margin(raw) == raw.args["n"] <= 2,
    "every-round": lambda raw: set(raw.seats("round-won")) == {raw.w},
    "dogs": lambda raw: dogs(raw, raw.w) == raw.args["n"] >= max(dogs(raw, seat) for seat in raw.rest),
    "faultless": lambda raw: (
        raw.w not in raw.seats("wrong-card") and set(raw.rest) <= set(raw.seats("wrong-card"))
    ),
    "series": lambda raw: series(raw) == raw.args["n"] >= 4,
    "too-late": lambda raw: len(list(raw.of("too-late"))) == raw.args["n"] >= 6,
    "photo-finish": lambda raw: len(raw.won) > 1 and len({raw.final[seat] for seat in raw.won}) == 1,
    "last-round": lambda raw: any(before_last(raw)[seat] >= before_last(raw)[raw.w] for seat in raw.rest),
    "wrong-cards": lambda raw: raw.seats("wrong-card").count(raw.w) == raw.args["n"] >= 3,
    "clear": lambda raw: margin(raw) == raw.args["n"] >= 8,
    "most-rounds": lambda raw: (
        taken(raw, raw.w) == raw.args["n"] > raw.args["all"] / 2
        and len(raw.seats("round-won")) == raw.args["all"]
    ),
    "points": lambda raw: raw.final[raw.w] == raw.args["n"],
    "faster": lambda raw: margin(raw) > 0,
}
