"""Why nobody, the server included, could choose or change a card.

The table publishes the hash of its secret before seats are taken; each person's client sends the hash of a
salt when it sits down and the salt itself when the game starts. The seed comes from all of them, and the
secret is published after the last move. `docs/protocol.md` says it byte for byte.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

import msgspec

from ludofoot.core.game import Setup
from ludofoot.core.records import Refused

PROMISE: Final = 2
"""How seeds are made today. Under 1, the older and weaker promise, one secret had many spellings."""
LABEL: Final = b"ludofoot deal 2"
REASONS: Final = ("salt-missing", "left")
"""Why a table may have to promise a secret anew."""
CANONICAL: Final = re.compile(r"[0-9a-f]{64}")
encode = msgspec.json.Encoder(order="deterministic").encode


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """One promise of a secret: the first of a game, or a later one that threw a deal away."""

    commitment: str
    reason: str = ""
    """Why it was promised anew, as the table says; empty for the first."""
    left: tuple[int, ...] = ()
    """The seats that people gave up since the promise before: with none there was no cause for another."""


def fresh_secret() -> str:
    """A secret, or a salt: 256 random bits."""
    return secrets.token_hex(32)


def is_canonical(text: str) -> bool:
    """Whether this is the one way to write 256 bits: 64 hexadecimal digits in lower case, nothing else."""
    return CANONICAL.fullmatch(text) is not None


def bits_of(text: str) -> bytes:
    """The bytes of a secret, a salt or a hash; raises `Refused` unless it is written as it must be."""
    if not is_canonical(text):
        raise Refused("promise-malformed")
    return bytes.fromhex(text)


def commitment_to(secret: str) -> str:
    """What is published before: it fixes the secret and tells nothing of it; raises `Refused`."""
    return hashlib.sha256(bits_of(secret)).hexdigest()


def seed_from(secret: str, salts: dict[int, str], table: str, setup: Setup) -> str:
    """The seed of the game: anyone who has these can compute it, nobody can steer it."""
    terms = [LABEL, bits_of(secret), table.encode(), encode(setup)]
    for seat in sorted(salts):
        terms += [seat.to_bytes(4, "big"), bits_of(salts[seat])]
    told = b"".join(len(term).to_bytes(8, "big") + term for term in terms)
    return f"keyed:{hashlib.sha256(told).hexdigest()}"


# ---- the older promise: kept to read what was made under it


def older_commitment_to(secret: str) -> str:
    """As it was before: of the bytes, however they were spelt."""
    try:
        return hashlib.sha256(bytes.fromhex(secret)).hexdigest()
    except ValueError:
        raise Refused("promise-malformed") from None


def older_seed_from(secret: str, salts: dict[int, str], table: str, setup: Setup) -> str:
    """As it was before: of the text, so that another spelling of one secret gave another deal."""
    terms = encode([secret, [salts[seat] for seat in sorted(salts)], table, setup])
    return f"keyed:{hashlib.sha256(terms).hexdigest()}"
