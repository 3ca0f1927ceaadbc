"""A push service of the tests' own, on this machine: it takes messages and really opens them.

What is opened here is written down anew from RFC 8291 and RFC 8292, not taken from the server.
"""

from __future__ import annotations

import asyncio
import base64
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from cryptography.hazmat.primitives import hashes, hmac
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

AUTH = bytes(range(16))


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def data(said: str) -> bytes:
    return base64.urlsafe_b64decode(said + "=" * (-len(said) % 4))


def hmac_of(key: bytes, said: bytes) -> bytes:
    maker = hmac.HMAC(key, hashes.SHA256())
    maker.update(said)
    return maker.finalize()


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Subscription:
    """A browser that can be rung."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())

    def fields(self, lang: str = "fr") -> dict[str, Any]:
        """What its page tells the server."""
        key, auth = text(point_of(self.key.public_key())), text(AUTH)
        return {"on": True, "endpoint": self.endpoint, "key": key, "auth": auth, "lang": lang}

    def opened(self, body: bytes) -> bytes:
        """What a message says."""
        salt, size, rest = body[:16], int.from_bytes(body[16:20], "big"), body[21 + body[20] :]
        sender = body[21 : 21 + body[20]]
        assert len(rest) <= size
        shared = self.key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        )
        info = b"WebPush: info\0" + point_of(self.key.public_key()) + sender
        secret = hmac_of(hmac_of(AUTH, shared), info + b"\1")
        first = hmac_of(salt, secret)
        key = hmac_of(first, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = hmac_of(first, b"Content-Encoding: nonce\0\1")[:12]
        said, end, padding = AESGCM(key).decrypt(nonce, rest, None).rpartition(b"\2")
        assert end
        assert not padding.strip(b"\0")
        return said


class Taken(msgspec.Struct):
    """A request as it came."""

    path: str
    head: dict[str, str]
    body: bytes

    def claims(self) -> dict[str, Any]:
        """What its sender vouches for; fails unless the signature holds."""
        scheme, _, rest = self.head["authorization"].partition(" ")
        assert scheme == "vapid"
        parts = dict(each.strip().split("=", 1) for each in rest.split(","))
        signed, _, mark = parts["t"].rpartition(".")
        numbers = [int.from_bytes(half, "big") for half in (data(mark)[:32], data(mark)[32:])]
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data(parts["k"]))
        public.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(hashes.SHA256()))
        found: dict[str, Any] = msgspec.json.decode(data(signed.partition(".")[2]))
        return {**found, "k": parts["k"]}


class PushService:
    """Takes whatever comes, and answers with what is wanted next."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.statuses: list[int] = []
        """What is answered next; 201 after that."""
        self.taken: list[Taken] = []
        self.news = asyncio.Event()

    def subscription(self, name: str = "one") -> Subscription:
        return Subscription(f"{self.url}/send/{name}")

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        fields = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:])}
        body = await reader.readexactly(int(fields["content-length"]))
        self.taken.append(Taken(head[0].split()[1], fields, body))
        status = self.statuses.pop(0) if self.statuses else 201
        more = "Location: http://127.0.0.1:1/\r\n" if 300 <= status < 400 else ""
        writer.write(f"HTTP/1.1 {status} So\r\n{more}Content-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        self.news.set()
        self.news = asyncio.Event()

    async def until(self, count: int) -> Taken:
        """The so manieth message."""
        async with asyncio.timeout(20):
            while len(self.taken) < count:
                await self.news.wait()
        return self.taken[count - 1]


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    """Listens for as long as it is needed."""
    service = PushService("")
    listener = await asyncio.start_server(service.take, "127.0.0.1", 0)
    service.url = f"http://127.0.0.1:{listener.sockets[0].getsockname()[1]}"
    async with listener:
        yield service
