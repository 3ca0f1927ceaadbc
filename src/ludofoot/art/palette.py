"""The spot colours, each written once and in full, so that `grey` can map every one of them."""

from __future__ import annotations

INK = "#1B2440"
WHITE = "#FFFFFF"
STOCK = "#FFFBF0"
PAPER = "#F4E8CF"
CREAM = "#FCF3DC"

RED = "#C8341E"
BLUE = "#1E5AA0"
MUSTARD = "#E3A41B"
FIR = "#13735A"
PLUM = "#86356F"
GREY = "#6E6A61"

TEAM_RED = "#B3261E"
TEAM_BLUE = "#1F4E8C"
BOOKED = "#F2C230"
VIOLET = "#6B4A9B"
BROWN = "#6B4226"
SLATE = "#3B3F55"
PEWTER = "#CFC9BA"
FOREST = "#123B2B"
NIGHT = "#23305C"
ORANGE = "#E08A1E"
AUBERGINE = "#5A2A5C"

PITCH = "#2A7648"
PITCH_STRIPE = "#2F7F50"
PITCH_LINE = "#F4F8EC"
RING = "#FFD44D"

TINTS = {
    RED: "#F3B9A4",
    BLUE: "#AFCBEA",
    MUSTARD: "#F8DE9A",
    FIR: "#A9D6BD",
    PLUM: "#DDB3D2",
    GREY: "#D6D1C4",
    INK: "#B9C0D6",
    BROWN: "#F2D08A",
    SLATE: "#C3C8DC",
    TEAM_RED: "#F7D9CE",
    TEAM_BLUE: "#D3E2F3",
}
"""The pale ground that goes with a colour."""

STRIPES = {
    RED: "#B22B17",
    BLUE: "#194E8C",
    FIR: "#0E6650",
    PITCH: "#286E45",
    INK: "#263154",
    PLUM: "#742A60",
    TEAM_RED: "#9C1F18",
    TEAM_BLUE: "#194173",
}
"""The darker stripe on a card back of a colour."""

RAYS = {
    RED: "#D9482F",
    BLUE: "#2E6DB6",
    PITCH: "#388A5B",
    INK: "#2D3C70",
    MUSTARD: "#F8DE9A",
    NIGHT: "#2D3C70",
    ORANGE: "#EE9F38",
}
"""The lighter rays on a ground of a colour."""

SKINS = {
    "s1": ("#FBD9BF", "#EFB795"),
    "s2": ("#F0BE94", "#DC9C6E"),
    "s3": ("#D29A6A", "#B67C4C"),
    "s4": ("#A66A3F", "#88512C"),
    "s5": ("#70432A", "#57311D"),
}
"""Light and shade of a skin."""

HAIRS = {
    "black": "#23202B",
    "brown": "#5E3A22",
    "chestnut": "#8B4E26",
    "ginger": "#CF6420",
    "blond": "#EFC04F",
    "grey": "#A9A59B",
    "white": "#EFEBE0",
}

CHEEK = "#E8765A"
MOUTH = "#7A1D1D"
BLOND_BROW = "#8A6420"
PLASTER = "#FFF3D8"
KEEPER_SHIRT = "#4A4A48"
KEEPER_GROUND = "#B9B3A4"

_DARK_LETTERS = {MUSTARD, STOCK, PAPER, CREAM, WHITE}


def lettering_on(ground: str) -> str:
    """The colour of letters on a ground."""
    return INK if ground in _DARK_LETTERS else WHITE
