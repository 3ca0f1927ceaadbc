"""The `ludofoot` command."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from ludofoot.cli.answers import BAD_INPUT, answer, usage_refusal
from ludofoot.core.records import Refusal, Refused
from ludofoot.locale import LANGS, Voice, preferred_lang
from ludofoot.server.needs import check_imports, check_versions

INTERRUPTED = 130
CRASHED = 70


def main(args: Sequence[str] | None = None) -> int:
    """Runs a command line; the exit code. Whatever is wrong with it is answered in one line."""
    given = list(sys.argv[1:] if args is None else args)
    voice = Voice(lang_of(given))
    try:
        check_versions()
        return run(given, voice)
    except Refused as refused:
        answer(voice, refused.refusal)
        return BAD_INPUT
    except (KeyboardInterrupt, EOFError):
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever was reading has seen enough; Python must not complain while it closes the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as error:
        if os.environ.get("LUDOFOOT_DEBUG"):
            raise
        return explain(voice, error)


def run(args: list[str], voice: Voice) -> int:
    """Finds the command and carries it out; raises `Refused`."""
    import typer

    from ludofoot.cli.app import app, translated

    try:
        result = translated(app, voice).main(args, "ludofoot", standalone_mode=False, obj=voice)
    except typer.TyperException as error:
        refusal = usage_refusal(error)
        raise Refused(refusal.code, refusal.clause, **refusal.args) from None
    except typer.Abort:
        return INTERRUPTED
    return result if isinstance(result, int) else 0


def explain(voice: Voice, error: Exception) -> int:
    """Says whose fault it is: that of a package that does not work here, or ours."""
    try:
        check_imports()
    except Refused as refused:
        answer(voice, refused.refusal)
        return BAD_INPUT
    answer(voice, Refusal("crash", "", {"error": f"{type(error).__name__}: {error}"}))
    return CRASHED


def lang_of(args: Sequence[str]) -> str:
    """The language to answer in, also where the command line cannot be understood."""
    for place, text in enumerate(args):
        name, _, value = text.partition("=")
        if name == "--lang":
            lang = value or (args[place + 1] if place + 1 < len(args) else "")
            return lang if lang in LANGS else preferred_lang()
    return preferred_lang()
