"""The footballers of the box: their groups and faces; and how money is written."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from ludofoot.art.box import contents, once_a_box
from ludofoot.art.codes import Code
from ludofoot.art.crowd import crowd
from ludofoot.art.lettering import Words
from ludofoot.art.palette import BLUE, FIR, MUSTARD, RED
from ludofoot.art.portrait import portrait
from ludofoot.games.footmania.records import ColourText, PileText

PACKAGE = "ludofoot.games.footmania"

GROUPS: dict[ColourText, Code] = {
    "yellow": Code(MUSTARD, "triangle", ""),
    "green": Code(FIR, "diamond", ""),
    "blue": Code(BLUE, "square", "B"),
    "red": Code(RED, "circle", "R"),
}
STARS: dict[ColourText, int] = {"yellow": 2, "green": 3, "blue": 5, "red": 5}
"""What a footballer of a colour is worth without extra stars."""
ROLES: dict[ColourText, str] = {
    "yellow": "role-national",
    "green": "role-national",
    "blue": "role-international",
    "red": "role-foreign",
}
"""Where he comes from, as a message id."""


@dataclass(frozen=True)
class Footballer:
    """A footballer of the box (FM-D2)."""

    name: str
    colour: ColourText
    numbers: list[int] | Literal["JP"]
    extra: int
    price: int
    reduced: int

    @property
    def places(self) -> str:
        """The numbers he can play in, as printed."""
        return "JP" if self.numbers == "JP" else "/".join(map(str, self.numbers))

    @property
    def pile(self) -> PileText:
        """Where his card lies."""
        return "foreign" if self.colour == "red" else "national"


@once_a_box(PACKAGE)
def squad() -> tuple[Footballer, ...]:
    """Everybody in the box, in its order."""
    rows = contents(PACKAGE)["footballers"]
    return tuple(Footballer(name, **row) for name, row in rows.items())


@once_a_box(PACKAGE)
def faces() -> dict[str, str]:
    """Everybody from the chest up, in the colour of the group."""
    looks = crowd((man.name for man in squad()), RED)
    return {man.name: portrait(replace(looks[man.name], shirt=GROUPS[man.colour].colour)) for man in squad()}


def amount(money: int, words: Words) -> str:
    """Money in units of 100,000, as a language writes it: `500 000`, `1,1 M`."""
    if money < 10:
        return f"{money}00{words('card-thousands')}"
    millions, rest = divmod(money, 10)
    return str(millions) + (f"{words('card-decimal')}{rest}" if rest else "") + words("card-millions")
