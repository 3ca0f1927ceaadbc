"""Why nobody, the server included, could choose or change a card.

The table publishes the hash of its secret before seats are taken; each person's client sends the hash of a
salt when it sits down and the salt itself when the game starts. The seed comes from all of them, and the
secret is published after the last move.
"""

from __future__ import annotations

import hashlib
import secrets

import msgspec

from ludofoot.core.game import Setup
from ludofoot.core.records import Refused


def fresh_secret() -> str:
    """A secret, or a salt: 256 random bits."""
    return secrets.token_hex(32)


def commitment_to(secret: str) -> str:
    """What is published before: it fixes the secret and tells nothing of it; raises `Refused` unless hex."""
    try:
        return hashlib.sha256(bytes.fromhex(secret)).hexdigest()
    except ValueError:
        raise Refused("bad-seed", seed=secret[:20]) from None


def seed_from(secret: str, salts: list[str], table: str, setup: Setup) -> str:
    """The seed of the game: anyone who has these can compute it, nobody can steer it."""
    terms = msgspec.json.encode([secret, salts, table, setup], order="deterministic")
    return f"keyed:{hashlib.sha256(terms).hexdigest()}"
