"""What is typed: lines from a person or a pipe, and single keys while a bot thinks."""

from __future__ import annotations

import select
import sys

from rich.console import Console


class Keyboard:
    """Reads from stdin. Without a terminal nothing waits, and what was read is shown, for the log."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.live = sys.stdin.isatty() and console.is_terminal

    def line(self, mark: str) -> str:
        """A line that was typed; raises EOFError when there are no more."""
        if self.live:
            return self.console.input(f"[bold]{mark}[/] ").strip()
        self.console.print(mark, end=" ", markup=False)
        text = sys.stdin.readline()
        self.console.print(text.strip(), markup=False)
        if not text:
            raise EOFError
        return text.strip()

    def key_within(self, seconds: float) -> str:
        """The key that is pressed in this time, or "" if none is."""
        if not self.live:
            return ""
        try:
            import termios
            import tty
        except ImportError:
            return ""
        before = termios.tcgetattr(sys.stdin)
        try:
            tty.setcbreak(sys.stdin)
            ready, _, _ = select.select([sys.stdin], [], [], seconds)
            return sys.stdin.read(1) if ready else ""
        finally:
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)
