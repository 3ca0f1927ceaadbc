"""A tournament as a page."""

from __future__ import annotations

from ludofoot.lab.html import heading, page, paragraph, table
from ludofoot.lab.statistics import Interval
from ludofoot.lab.tournament import Meeting, Tournament
from ludofoot.locale import Voice


def tournament_page(voice: Voice, held: Tournament) -> str:
    """Standings and cross table, in the language of the voice."""
    title = voice.word("lab-tournament-title", game=voice.word("title"))
    told = voice.word(
        "lab-tournament-told", games=held.games, deals=held.deals, seats=held.seats, seed=str(held.seed)
    )
    parts = [
        paragraph(told),
        heading(voice.word("lab-standings")),
        table(standings_head(voice), standings_rows(voice, held)),
        paragraph(voice.word("lab-rating-told"), "small"),
        heading(voice.word("lab-cross-table")),
        table(["", *(level(voice, bot) for bot in order(held))], cross_rows(voice, held)),
        paragraph(voice.word("lab-cross-told"), "small"),
    ]
    return page(voice.lang, title, parts)


def standings_head(voice: Voice) -> list[str]:
    """What the columns are."""
    return [
        voice.word("lab-bot"),
        voice.word("lab-rating"),
        voice.word("lab-interval"),
        voice.word("lab-points"),
        voice.word("lab-games"),
    ]


def standings_rows(voice: Voice, held: Tournament) -> list[list[str]]:
    """The bots, best first."""
    return [
        [
            level(voice, each.bot),
            number(voice, each.rating.value),
            f"{number(voice, each.rating.low)} – {number(voice, each.rating.high)}",
            number(voice, each.points),
            str(each.games),
        ]
        for each in held.standings
    ]


def cross_rows(voice: Voice, held: Tournament) -> list[list[str]]:
    """What each bot makes of its games against each other one."""
    found = {(each.first, each.second): each.share for each in held.meetings}
    found |= {(each.second, each.first): other_side(each) for each in held.meetings}
    return [
        [
            level(voice, bot),
            *("–" if bot == other else percent(voice, found[bot, other]) for other in order(held)),
        ]
        for bot in order(held)
    ]


def other_side(met: Meeting) -> Interval:
    """The same meeting as the other bot sees it."""
    return Interval(1 - met.share.value, 1 - met.share.high, 1 - met.share.low)


def order(held: Tournament) -> list[str]:
    """The bots, best first."""
    return [standing.bot for standing in held.standings]


def level(voice: Voice, bot: str) -> str:
    """What a bot is called."""
    return voice.word(f"bot-{bot}")


def number(voice: Voice, value: float) -> str:
    """As the language writes it."""
    return voice.word("lab-number", value=round(value, 1))


def percent(voice: Voice, share: Interval) -> str:
    """A share and how sure it is."""
    return voice.word(
        "lab-share", value=round(100 * share.value), low=round(100 * share.low), high=round(100 * share.high)
    )
