"""A set of up to 63 distinct cards as the bits of one integer: card k is in it if bit k is on."""

from __future__ import annotations

from mypy_extensions import i64


def bit(card: i64) -> i64:
    """The set of this one card. Never write `1 << card` in compiled code: mypyc makes it a 32-bit shift."""
    return shifted(1, card)


def shifted(cards: i64, places: i64) -> i64:
    """A function of its own, so that even the literal 1 becomes a 64-bit number before it is shifted."""
    return cards << places


def size(cards: i64) -> i64:
    """How many cards the set holds."""
    # No literal over 2**62: mypyc would keep it as an object and unbox it every time.
    cards = cards - ((cards >> 1) & 0x1555555555555555)
    cards = (cards & 0x3333333333333333) + ((cards >> 2) & 0x3333333333333333)
    cards = (cards + (cards >> 4)) & 0x0F0F0F0F0F0F0F0F
    cards = cards + (cards >> 8)
    cards = cards + (cards >> 16)
    return (cards + (cards >> 32)) & 127


def lowest(cards: i64) -> i64:
    """The first card of a set that is not empty."""
    return size((cards & -cards) - 1)


def nth(cards: i64, n: i64) -> i64:
    """The n-th card of the set, counting from its lowest as 0."""
    if n > 6:
        # Half of a deck at once: one by one takes longer than to count them.
        low: i64 = cards & 0xFFFF
        held: i64 = size(low)
        if n >= held:
            cards ^= low
            n -= held
    while n:
        cards &= cards - 1
        n -= 1
    return lowest(cards)


def listed(cards: i64) -> list[int]:
    """The cards of the set, lowest first."""
    found: list[int] = []
    while cards:
        found.append(lowest(cards))
        cards &= cards - 1
    return found


def gathered(cards: list[int]) -> i64:
    """The set of these cards."""
    found: i64 = 0
    for card in cards:
        found |= bit(card)
    return found
