"""What the press says: its own messages, then those of the game."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ludofoot.locale import Voice


class PressVoice(Voice):
    """A voice that also knows what is printed round a box."""

    def find(self, code: str) -> tuple[FluentBundle, Any] | None:
        """The message of the press, else that of the game."""
        own = _bundle(self.lang)
        if own.has_message(code):
            return own, own.get_message(code).value
        return super().find(code)


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    source = files("ludofoot.locale") / lang / "press.ftl"
    bundle.add_resource(FluentResource(source.read_text("utf-8")))
    return bundle
