"""Codes to share and tokens to keep."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from typing import Final

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_LETTERS: Final = 10
LONGEST_NAME: Final = 24


def fresh_code() -> str:
    """Ten letters that cannot be mistaken for each other: 49 bits, in two groups to read aloud."""
    letters = "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))
    return f"{letters[:5]}-{letters[5:]}"


def tidy_code(code: str) -> str:
    """A code as somebody typed it."""
    letters = "".join(letter for letter in code.upper() if letter in LETTERS)
    return f"{letters[:5]}-{letters[5:]}"


def fresh_token() -> str:
    """192 random bits: whoever shows them sits in the seat."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def tidy_name(name: str) -> str:
    """A name without control, format and bidi characters, of bearable length."""
    printable = "".join(
        " " if character.isspace() else character
        for character in unicodedata.normalize("NFC", name)
        if character.isspace() or unicodedata.category(character)[0] != "C"
    )
    return " ".join(printable.split())[:LONGEST_NAME].rstrip()
