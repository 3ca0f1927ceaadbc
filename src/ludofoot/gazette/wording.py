"""A report in one language: what every paper prints, on a screen, in a terminal or from the press."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from ludofoot.core.records import Said
from ludofoot.core.reporting import Figure, Highlight
from ludofoot.gazette.report import Report
from ludofoot.locale import Voice

MOST_LINES: Final = 7
LONGEST_LEAD: Final = 190


class Row(msgspec.Struct, frozen=True):
    """A side of the score board in words."""

    name: str
    score: int
    side: int
    won: bool
    scorers: str
    made: str


class Edition:
    """Says a report in a language. The paper speaks to nobody in particular."""

    def __init__(self, report: Report, lang: str) -> None:
        self.report = report
        self.voice = Voice(lang, report.game, report.names)
        self.lang = lang

    def say(self, said: Any) -> str:
        """A sentence, or nothing."""
        return "" if said is None else self.voice.say(said)

    @property
    def headline(self) -> str:
        return self.say(self.report.headline)

    @property
    def lead(self) -> str:
        """Both sentences, or the first alone where they are too long."""
        sentences = [self.say(said) for said in self.report.lead]
        whole = " ".join(sentences)
        return whole if len(whole) <= LONGEST_LEAD else sentences[0]

    @property
    def masthead(self) -> str:
        """What stands under the name of the paper."""
        parts = [self.voice.word("title"), self.say(self.report.length)]
        if self.report.hints:
            parts.append(self.voice.word("gazette-helped", n=self.report.hints))
        return " · ".join(parts)

    @property
    def day(self) -> str:
        """The day on which it was played, if the record says."""
        if not self.report.played:
            return ""
        day = datetime.fromtimestamp(self.report.played / 1000, UTC)
        return self.voice.word("gazette-day", day=day.day, month=day.month, year=str(day.year))

    @property
    def below(self) -> str:
        """How it stood before, the side first that stands first on the board."""
        said = self.report.below
        if said is not None and self.report.order[:2] == (1, 0) and {"one", "two"} <= said.args.keys():
            said = Said(said.code, {**said.args, "one": said.args["two"], "two": said.args["one"]})
        return self.say(said)

    def rows(self) -> list[Row]:
        """The score board, best first."""
        return [self.row(side) for side in self.report.order]

    def row(self, number: int) -> Row:
        """One side, with what it scored."""
        side = self.report.sides[number]
        scorers = [
            self.say(each.short) for each in self.report.highlights if each.side == number and each.short
        ]
        return Row(self.say(side.who), side.score, number, side.won, " · ".join(scorers), self.say(side.made))

    @property
    def score(self) -> str:
        """The score in one line, with what it took."""
        names = " – ".join(f"{row.name} {row.score}" for row in self.rows())
        after = self.say(self.report.after)
        return f"{names} ({after})" if after else names

    def lines(self, most: int = MOST_LINES) -> list[tuple[Highlight, str, str]]:
        """The moments to print, goals and late ones before others, in order: when it was, and what."""
        found = self.report.highlights
        ranked = sorted(range(len(found)), key=lambda at: (RANKS.get(found[at].kind, len(RANKS)), -at))
        return [(found[at], *self.line(found[at])) for at in sorted(ranked[:most])]

    def line(self, each: Highlight) -> tuple[str, str]:
        """When it was, as a line begins with it, and what."""
        when = self.say(each.when)
        return when[:1].upper() + when[1:], self.say(each.said)

    def value(self, figure: Figure, side: int) -> str:
        """A number of the match in figures."""
        found = figure.values[side]
        return "–" if found is None else self.voice.word(f"gazette-unit-{figure.unit}", value=found)

    def figures(self, most: int = 5) -> list[tuple[str, list[str], Figure]]:
        """The first lines of the match in figures, as the board orders the sides."""
        return [
            (self.say(figure.label), [self.value(figure, side) for side in self.report.order], figure)
            for figure in self.report.figures[:most]
        ]

    @property
    def shared_text(self) -> str:
        """The line that goes with the card."""
        return f"{self.score} · {self.headline}"


RANKS: Final = {"goal": 0, "turn": 1, "card": 2, "save": 3}
"""What is printed where there is no room for everything."""
