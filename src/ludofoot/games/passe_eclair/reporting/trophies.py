"""The trophies of Passe Éclair."""

from __future__ import annotations

from typing import Final

from ludofoot.core.reporting import Trophy
from ludofoot.games.passe_eclair.events import Laid
from ludofoot.games.passe_eclair.reporting.tale import Tale


def won(tale: Tale, side: int) -> bool:
    return tale.told.winner == side


def reflex(tale: Tale, side: int) -> bool:
    """Won with a median reaction under a second."""
    reaction = tale.reaction(side)
    return won(tale, side) and reaction is not None and reaction < 1000


def faultless(tale: Tale, side: int) -> bool:
    """Won without a wrong card."""
    return won(tale, side) and side not in tale.wrong


def dog_handler(tale: Tale, side: int) -> bool:
    """Three dogs laid in one round."""
    return any(
        sum(
            isinstance(each.event, Laid) and each.event.seat == side and each.event.face == "dog"
            for each in round_.happenings
        )
        >= 3
        for round_ in tale.rounds
    )


def great_swap(tale: Tale, side: int) -> bool:
    """A Michi: six cards fewer than before, and the round."""
    return any(
        round_.winner == side and each.event.given - each.event.taken >= 6
        for round_, each in tale.swaps(side)
    )


def comeback(tale: Tale, side: int) -> bool:
    """Last before the final round, and won."""
    return won(tale, side) and tale.was_last(side)


def treble(tale: Tale, side: int) -> bool:
    """Three rounds in a row."""
    return tale.longest_series(side) >= 3


TROPHIES: Final = (
    Trophy("reflex", reflex),
    Trophy("faultless", faultless),
    Trophy("dog-handler", dog_handler),
    Trophy("great-swap", great_swap),
    Trophy("comeback", comeback),
    Trophy("treble", treble),
)
