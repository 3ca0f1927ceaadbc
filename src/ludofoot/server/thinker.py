"""The process in which bots think: a question a line on standard input, an answer a line on output."""

from __future__ import annotations

import signal
import sys
from functools import cache
from typing import Any

import msgspec

from ludofoot.bots import Bot, seat_bot
from ludofoot.catalogue import load
from ludofoot.core.chance import FastChance

Question = tuple[int, str, str, str, msgspec.Raw, int]


def main() -> None:
    """Until whoever asks has gone. Ctrl-C is for the server to hear, which then closes this."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(think(msgspec.json.decode(line, type=Question)) + b"\n")
        sys.stdout.buffer.flush()


def think(question: Question) -> bytes:
    """The bot sees the bytes that a person in its seat would see, and rolls dice of its own."""
    number, what, game, level, raw, seed = question
    view = msgspec.json.decode(raw, type=load(game).view_type)
    bot = bot_of(game, level)
    chance = FastChance(seed)
    if what == "offer":
        return msgspec.json.encode((number, bot.open_move(view, chance)))
    return msgspec.json.encode((number, (bot.choose(view, chance), bot.reaction_ms(view, chance))))


@cache
def bot_of(game: str, level: str) -> Bot[Any]:
    """Each bot is made once."""
    return seat_bot(load(game), level)


if __name__ == "__main__":
    main()
