"""A process of the workshop: reads a question, does the work, writes the answer; it knows no socket."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import traceback
from collections.abc import Callable
from typing import Any, BinaryIO

import msgspec

from ludofoot.core.records import Refusal, Refused
from ludofoot.server import errands
from ludofoot.server.workshop import LENGTH_BYTES, Done

READY = b"!"
NICENESS = 5
LONGEST_FAULT = 2_000


def main() -> None:
    """Until whoever asks has gone. Ctrl-C is for the server to hear, which then ends this."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    bound_memory(int(sys.argv[1]))
    with contextlib.suppress(OSError):
        os.nice(NICENESS)
    answers = sys.stdout.buffer
    # Whatever is printed by accident must not end up among the answers.
    sys.stdout = sys.stderr
    answers.write(READY)
    answers.flush()
    while (question := read_one(sys.stdin.buffer)) is not None:
        answer = packed(answer_to(question))
        answers.write(len(answer).to_bytes(LENGTH_BYTES, "big") + answer)
        answers.flush()


def bound_memory(megabytes: int) -> None:
    """More than this cannot be had, whatever is asked for; some systems have no such bound."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))


def read_one(stream: BinaryIO) -> bytes | None:
    """The next question; None at the end."""
    length = stream.read(LENGTH_BYTES)
    return stream.read(int.from_bytes(length, "big")) if len(length) == LENGTH_BYTES else None


def packed(done: Done) -> bytes:
    """An answer on its way; one that cannot be sent, such as a number beyond all size, is a fault of ours."""
    try:
        return msgspec.msgpack.encode(done)
    except Exception:
        return msgspec.msgpack.encode(Done(fault=traceback.format_exc()[-LONGEST_FAULT:]))


def answer_to(question: bytes) -> Done:
    """Does what is asked; a refusal is an answer too."""
    what, args = msgspec.msgpack.decode(question)
    errand: Callable[..., Any] = getattr(errands, what)
    try:
        return Done(errand(*args))
    except Refused as refused:
        return Done(refusal=refused.refusal)
    except (MemoryError, RecursionError):
        return Done(refusal=Refusal("too-costly"))
    except Exception:  # the next question may be answered all the same
        return Done(fault=traceback.format_exc()[-LONGEST_FAULT:])


if __name__ == "__main__":
    main()
