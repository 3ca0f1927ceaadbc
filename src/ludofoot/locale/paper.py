"""What a terminal writes on: its lines never break where a space holds two words together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

HOLDING: Final = "\u00a0\u202f"
# Rich breaks lines at whatever Python calls a space. These are none, they are as wide, and no text has them.
STANDING_IN: Final = "\ue0a0\ue0a1"
GLUED: Final = str.maketrans(HOLDING, STANDING_IN)
LOOSENED: Final = str.maketrans(STANDING_IN, HOLDING)


class Paper(Console):
    """A console that keeps together what no-break spaces hold together, wherever it is written."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """The segments of a drawing; texts inside tables and panels come by here too."""
        if isinstance(renderable, Text):
            renderable = glued(renderable)
        elif isinstance(renderable, str):
            renderable = renderable.translate(GLUED)
        for text, style, control in super().render(renderable, options):
            yield Segment(text.translate(LOOSENED), style, control)


def glued(text: Text) -> Text:
    """The same text with signs in place of the spaces that hold; its styles stay where they are."""
    plain = text.plain.translate(GLUED)
    if plain == text.plain:
        return text
    copy = text.copy()
    copy.plain = plain
    return copy
