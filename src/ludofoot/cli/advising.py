"""What Maryse would play, in the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from ludofoot.bots.dice import bot_seed
from ludofoot.coach.hint import TELLABLE, Counsel, hint
from ludofoot.core import entries as log
from ludofoot.core.records import Refused
from ludofoot.core.table import Table
from ludofoot.locale import Voice

HUNDRED = 100


def ask_for_advice(table: Table, seat: int, at: int) -> Counsel:
    """Noted in the log, then thought about; raises `Refused`."""
    reply = table.do(log.Hinted(at=at, seat=seat))
    if reply.refusal is not None:
        raise Refused(reply.refusal.code, reply.refusal.clause, **reply.refusal.args)
    return hint(table.game, table.view(seat), table.seats, bot_seed(table, seat))


def advice_in_words(voice: Voice, found: Counsel) -> Iterator[str]:
    """How the game stands, the moves, and the reason."""
    if found.error <= TELLABLE:
        yield voice.word("hint-before", chance=round(HUNDRED * found.before))
    for number, each in enumerate(found.advice):
        move = voice.say(each.said).rstrip(".")
        if number and each.as_good:
            yield voice.word("hint-as-good", move=move)
        elif not each.certain:
            yield move
        else:
            chance, error = round(HUNDRED * each.chance), round(HUNDRED * each.error)
            yield voice.word("hint-move", move=move, chance=chance, error=error)
    if found.reason is not None:
        yield voice.say(found.reason)
    if found.hurried:
        yield voice.word("hint-hurried")
