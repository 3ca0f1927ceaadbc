"""Lets pytest show what differs in a law, to games of other packages too: imported before the laws are."""

import sys
from pathlib import Path
from pkgutil import iter_modules


def rewrite() -> None:
    """Without pytest there is nobody to show it to."""
    if "pytest" in sys.modules:
        names = (module.name for module in iter_modules([str(Path(__file__).parent)]))
        sys.modules["pytest"].register_assert_rewrite(
            *(f"{__package__}.{name}" for name in names if name != "asserting")
        )


rewrite()
