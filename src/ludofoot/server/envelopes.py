"""What is sent through a push service: sealed for one browser (RFC 8291), signed by this server (RFC 8292).

The services in between cannot read what is said. `cryptography` is an extra: without it no bell is offered.
"""

from __future__ import annotations

import base64
import binascii
import os
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric import ec

POINT_BYTES, AUTH_BYTES, SALT_BYTES = 65, 16, 16
RECORD_BYTES = 4_096
LAST_RECORD = b"\x02"
VALID_SECONDS = 12 * 3_600
"""Push services take no signature that is good for more than a day."""
KEY_BYTES = 32


def can_seal() -> bool:
    """Whether what is needed is installed."""
    try:
        import cryptography.hazmat.primitives.asymmetric.ec  # noqa: F401
    except ImportError:
        return False
    return True


def text_of(data: bytes) -> str:
    """As addresses and headers carry it."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    """What such a text stands for; raises `ValueError`."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
    except (binascii.Error, UnicodeError):
        raise ValueError(text[:20]) from None


def check_keys(point: str, auth: str) -> None:
    """Whether something can be sealed for these keys of a browser; raises `ValueError`."""
    if len(bytes_of(auth)) != AUTH_BYTES:
        raise ValueError("auth")
    public_key(bytes_of(point))


def public_key(point: bytes) -> ec.EllipticCurvePublicKey:
    """A point that lies on the curve; raises `ValueError`."""
    from cryptography.hazmat.primitives.asymmetric import ec

    if len(point) != POINT_BYTES:
        raise ValueError("point")
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def fresh_key() -> bytes:
    """The private half of a new key."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return number.to_bytes(KEY_BYTES, "big")


def private_key(raw: bytes) -> ec.EllipticCurvePrivateKey:
    """A key from its private half; raises `ValueError`."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(raw, "big"), ec.SECP256R1())


def sealed(said: bytes, point: str, auth: str, sender: bytes = b"", salt: bytes = b"") -> bytes:
    """A message that only this browser can read; `sender` and `salt` are drawn unless a test names them."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    theirs = bytes_of(point)
    mine = private_key(sender or fresh_key())
    salt = salt or os.urandom(SALT_BYTES)
    shared = mine.exchange(ec.ECDH(), public_key(theirs))
    secret = derived(shared, bytes_of(auth), b"WebPush: info\0" + theirs + point_of(mine), 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([POINT_BYTES]) + point_of(mine)
    return head + AESGCM(key).encrypt(nonce, said + LAST_RECORD, None)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """A key that follows from a secret (HKDF with SHA-256)."""
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, info).derive(secret)


class Signet:
    """The server's own key: browsers let only its bearer ring, so all workers share it for ever."""

    def __init__(self, raw: bytes, subject: str = "") -> None:
        self.key = private_key(raw)
        self.subject = subject
        """Whom a push service may turn to: the public address of this server."""
        self.public = text_of(point_of(self.key))

    def authorisation(self, origin: str, now: float) -> str:
        """Shows a push service who sends."""
        claims: dict[str, object] = {"aud": origin, "exp": int(now) + VALID_SECONDS}
        if self.subject:
            claims["sub"] = self.subject
        encode = msgspec.json.encode
        said = f"{text_of(encode({'typ': 'JWT', 'alg': 'ES256'}))}.{text_of(encode(claims))}"
        return f"vapid t={said}.{text_of(self.signature(said.encode()))}, k={self.public}"

    def signature(self, said: bytes) -> bytes:
        """ES256: the two numbers behind each other."""
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
        from cryptography.hazmat.primitives.hashes import SHA256

        numbers = decode_dss_signature(self.key.sign(said, ec.ECDSA(SHA256())))
        return b"".join(number.to_bytes(KEY_BYTES, "big") for number in numbers)
