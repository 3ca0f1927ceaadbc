"""The process in which bots think: a question a line on standard input, an answer a line on output."""

from __future__ import annotations

import signal
import sys
from functools import lru_cache
from typing import Any

import msgspec

from ludofoot.bots import Bot, seat_bot
from ludofoot.catalogue import load
from ludofoot.core.chance import FastChance
from ludofoot.server.thinking import Question

Line = tuple[int, str, Question]


def main() -> None:
    """Until whoever asks has gone. Ctrl-C is for the server to hear, which then closes this."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(think(msgspec.json.decode(line, type=Line)) + b"\n")
        sys.stdout.buffer.flush()


def think(line: Line) -> bytes:
    """The bot sees the bytes that a person in its seat would see, and rolls dice of its own."""
    number, what, question = line
    view = msgspec.json.decode(question.view, type=load(question.game).view_type)
    bot = bot_of(question.game, question.box, question.level)
    chance = FastChance(question.seed)
    if what == "offer":
        return msgspec.json.encode((number, bot.open_move(view, chance)))
    return msgspec.json.encode((number, (bot.choose(view, chance), bot.reaction_ms(view, chance))))


@lru_cache(64)
def bot_of(game: str, box: str, level: str) -> Bot[Any]:
    """Each bot is made once."""
    return seat_bot(load(game).boxed(box), level)


if __name__ == "__main__":
    main()
