"""A process of the workshop: reads a question, does the work, writes the answer; it knows no socket."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from typing import Any, BinaryIO

import msgspec

from ludofoot.core.records import Refusal, Refused
from ludofoot.server import errands
from ludofoot.server.workshop import LENGTH_BYTES, Done

READY = b"!"
LONGEST_FAULT = 2_000


def main() -> None:
    """Until whoever asks has gone. Ctrl-C is for the server to hear, which then ends this."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    bound_memory(int(sys.argv[1]))
    with contextlib.suppress(OSError):
        os.nice(int(sys.argv[2]))
    answers = sys.stdout.buffer
    # Whatever is printed by accident must not end up among the answers.
    sys.stdout = sys.stderr
    answers.write(READY)
    answers.flush()
    while (question := read_one(sys.stdin.buffer)) is not None:
        for done in answers_to(question):
            answer = packed(done)
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


def answers_to(question: bytes) -> Iterator[Done]:
    """Does what is asked, perhaps part by part; a refusal is an answer too."""
    what, args = msgspec.msgpack.decode(question)
    errand: Callable[..., Any] = getattr(errands, what)
    began = time.process_time()
    try:
        answer = errand(*args)
        if isinstance(answer, Iterator):
            yield from (Done(part, more=True) for part in answer)
            answer = None
        yield Done(answer, seconds=time.process_time() - began)
    except Refused as refused:
        yield Done(refusal=refused.refusal)
    except (MemoryError, RecursionError):
        yield Done(refusal=Refusal("too-costly"))
    except Exception:  # the next question may be answered all the same
        yield Done(fault=traceback.format_exc()[-LONGEST_FAULT:])


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:
        # Whoever asks has gone before it heard that this one is ready: there is nobody left to tell.
        os._exit(0)
