"""What the press says: its own messages, then those of the game."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from ludofoot.locale import Found, Voice, find_in


class PressVoice(Voice):
    """A voice that also knows what is printed round a box."""

    def find(self, code: str) -> Found | None:
        """The message of the press, else that of the game."""
        return find_in(_bundle(self.lang), code) or super().find(code)


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    source = files("ludofoot.locale") / lang / "press.ftl"
    bundle.add_resource(FluentResource(source.read_text("utf-8")))
    return bundle
