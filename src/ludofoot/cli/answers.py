"""Bad input is answered in one line: the sentence, then its code and, where a rule speaks, the clause."""

from __future__ import annotations

import re
import sys
from typing import Any

from ludofoot.core.records import Refusal
from ludofoot.locale import Voice

BAD_INPUT = 2
LISTED = "bad-box"


def answer(voice: Voice, refusal: Refusal) -> None:
    """The one line, on stderr; what is wrong with a box of one's own gets a line for each number."""
    print(one_line(voice, refusal), file=sys.stderr)
    if refusal.code == LISTED:
        print(*(f"  {problem}" for problem in refusal.args["problems"]), sep="\n", file=sys.stderr)


def one_line(voice: Voice, refusal: Refusal) -> str:
    """The sentence with its code and clause."""
    marks = ", ".join(mark for mark in (refusal.code, refusal.clause) if mark)
    sentence = voice.word("box-problems") if refusal.code == LISTED else voice.refuse(refusal)
    return f"{sentence} ({marks})".replace("\n", " ")


def usage_refusal(error: Any) -> Refusal:
    """What Typer complains of, in our words. Its classes are private, so they go by their names."""
    option = getattr(error, "option_name", "") or ""
    param = getattr(error, "param", None)
    name = (param.opts[-1] if param.opts[-1].startswith("-") else param.name.upper()) if param else ""
    match type(error).__name__:
        case "NoSuchOption":
            return Refusal("no-such-option", "", {"option": option})
        case "MissingParameter":
            return Refusal("missing-parameter", "", {"parameter": name})
        case "BadParameter":
            # Whatever is not text on our command line is a whole number.
            return Refusal("not-a-number", "", {"parameter": name})
        case "BadOptionUsage":
            return Refusal("missing-parameter", "", {"parameter": option})
    command = re.match(r"No such command '(.*?)'", error.message)
    return Refusal("no-such-command", "", {"command": command[1]}) if command else Refusal("bad-usage")
