"""An analysis for people: the rows that terminal and page share, and the page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludofoot.coach.analysis import BEST, FINE, FORCED, Analysis, Decision
from ludofoot.core.game import Game
from ludofoot.core.records import Player
from ludofoot.core.words import said_move
from ludofoot.lab import html
from ludofoot.locale import Voice

DEAREST = 5
COLOURS = ("#b3261e", "#1f4e79", "#14432a", "#6b3fa0")
WIDTH, HEIGHT, MARGIN = 800, 220, 24
HUNDRED = 100
COLUMNS = ("player", "start", "luck", "received", "given", "result", "right")


def told(voice: Voice, analysis: Analysis) -> Iterator[str]:
    """How it was worked out."""
    error = points(voice, max(point.error for point in analysis.points))
    lines, games = analysis.points[-1].line, analysis.effort.games
    yield voice.word("coach-told", lines=lines, games=games, error=error)
    if not analysis.accounts:
        weighed = analysis.whole and analysis.effort.first_worlds > 0
        yield voice.word("coach-race" if weighed else "coach-sketch")


def turns(voice: Voice, analysis: Analysis) -> list[str]:
    """Where it turned, in the order of the game."""
    found = [
        voice.word(
            "coach-turn-luck" if turn.by is None else "coach-turn-play",
            line=turn.line,
            seat=Player(turn.seat),
            before=points(voice, turn.before),
            after=points(voice, turn.after),
            by=Player(turn.seat if turn.by is None else turn.by),
        )
        for turn in sorted(analysis.turns, key=lambda turn: turn.line)
    ]
    return found or [voice.word("coach-no-turn")]


def account_head(voice: Voice) -> list[str]:
    """What an account is made of."""
    return [voice.word(f"coach-{column}") for column in COLUMNS]


def account_rows(voice: Voice, analysis: Analysis) -> list[list[str]]:
    """The account of every seat, in points of a hundred."""
    return [
        [
            voice.text(Player(seat)),
            *(signed(voice, value) for value in (own.start, own.luck, own.received, -own.given, own.result)),
            right_moves(voice, analysis, seat),
        ]
        for seat, own in enumerate(analysis.accounts)
    ]


def right_moves(voice: Voice, analysis: Analysis, seat: int) -> str:
    """How many decisions of a seat gave nothing much away."""
    own = [each for each in analysis.decisions if each.seat == seat and each.mark != FORCED]
    right = sum(each.mark in (BEST, FINE) for each in own)
    return voice.word("coach-right-of", right=right, all=len(own))


def dearest(voice: Voice, game: Game[Any], analysis: Analysis) -> list[str]:
    """What cost most."""
    costly = sorted((each for each in analysis.decisions if each.cost), key=lambda each: -each.cost)
    found = [decision(voice, game, each) for each in costly[:DEAREST]]
    return found or [voice.word("coach-no-gift")]


def decision(voice: Voice, game: Game[Any], each: Decision) -> str:
    """A decision that gave something away, what would have been better, and why."""
    cost = voice.word(
        "coach-decision",
        line=each.line,
        seat=Player(each.seat),
        move=in_words(voice, game, each.move),
        better=in_words(voice, game, each.better),
        cost=points(voice, each.cost),
        error=points(voice, each.error),
    )
    return cost if each.reason is None else f"{cost} {voice.say(each.reason)}"


def in_words(voice: Voice, game: Game[Any], written: str) -> str:
    """A move that the game has written down, as it is said."""
    return voice.say(said_move(game.notation().read(written))).rstrip(".")


def points(voice: Voice, share: float) -> str:
    """A share as points of a hundred."""
    return voice.word("coach-points", value=round(HUNDRED * share))


def signed(voice: Voice, share: float) -> str:
    """The same with its sign where it is not nothing."""
    value = round(HUNDRED * share)
    return f"{'+' if value > 0 else '−' if value < 0 else ''}{abs(value)}"


# ---- the page


def analysis_page(voice: Voice, game: Game[Any], analysis: Analysis) -> str:
    """One file that tells the whole story."""
    title = voice.word("coach-title", game=voice.word("title"))
    return html.page(voice.lang, title, page_parts(voice, game, analysis))


def page_parts(voice: Voice, game: Game[Any], analysis: Analysis) -> Iterator[str]:
    """What stands on it, from top to bottom."""
    yield from (html.paragraph(text) for text in told(voice, analysis))
    yield html.heading(voice.word("coach-curve"))
    yield html.figure(curve(analysis), voice.word("coach-curve"))
    yield html.table(["", *seats(voice, analysis)], curve_rows(voice, analysis))
    yield html.heading(voice.word("coach-turns"))
    yield from (html.paragraph(text) for text in turns(voice, analysis))
    if analysis.accounts:
        yield html.heading(voice.word("coach-accounts"))
        yield html.table(account_head(voice), account_rows(voice, analysis))
        yield html.heading(voice.word("coach-decisions"))
        yield from (html.paragraph(text) for text in dearest(voice, game, analysis))


def seats(voice: Voice, analysis: Analysis) -> list[str]:
    """Who played."""
    return [voice.text(Player(seat)) for seat in range(len(analysis.points[0].chances))]


def curve_rows(voice: Voice, analysis: Analysis) -> Iterator[list[str]]:
    """The curve for those who cannot see it: the beginning, the turns and the end."""
    lines = {analysis.points[0].line, analysis.points[-1].line, *(turn.line for turn in analysis.turns)}
    for point in analysis.points:
        if point.line in lines:
            shares = [voice.word("coach-percent", value=round(HUNDRED * share)) for share in point.chances]
            yield [voice.word("coach-moment", line=point.line), *shares]


def curve(analysis: Analysis) -> str:
    """A line for each seat over the lines of the record; seats are told apart by their dashes too."""
    lines = "".join(seat_line(analysis, seat) for seat in range(len(analysis.points[0].chances)))
    half = height_of(0.5)
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" xmlns="http://www.w3.org/2000/svg">'
        f'<line x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{half}" y2="{half}" stroke="#d8cfb8"/>{lines}</svg>'
    )


def seat_line(analysis: Analysis, seat: int) -> str:
    """The course of one seat."""
    last = max(1, analysis.points[-1].line)
    places = " ".join(
        f"{MARGIN + (WIDTH - 2 * MARGIN) * point.line / last:.1f},{height_of(point.chances[seat])}"
        for point in analysis.points
    )
    dashes = f' stroke-dasharray="{4 * seat} 4"' if seat else ""
    colour = COLOURS[seat % len(COLOURS)]
    return f'<polyline points="{places}" fill="none" stroke="{colour}" stroke-width="3"{dashes}/>'


def height_of(share: float) -> str:
    """Where a share lies: all of it is on top."""
    return f"{MARGIN + (HEIGHT - 2 * MARGIN) * (1 - share):.1f}"
