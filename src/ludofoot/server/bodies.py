"""What is sent over and over: packed once, and named by its hash so that a browser need not load it twice."""

from __future__ import annotations

import gzip
import hashlib
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}
A_DAY = {"Cache-Control": "public, max-age=86400"}
CHECK = {"Cache-Control": "no-cache"}
WORTH_PACKING = 1_000
PACKED_ALREADY = ("font/", "image/png", "image/jpeg", "application/pdf")
JSON = "application/json"
SVG = "image/svg+xml"


class Body:
    """Some bytes of a kind, plain and packed."""

    def __init__(self, plain: bytes, kind: str, caching: dict[str, str]) -> None:
        self.kind = kind
        self.caching = caching
        self.plain = plain
        self.packed = b""
        if len(plain) > WORTH_PACKING and not kind.startswith(PACKED_ALREADY):
            self.packed = gzip.compress(plain, 6, mtime=0)
        self.tag = f'"{hashlib.blake2b(plain, digest_size=12).hexdigest()}"'

    def size(self) -> int:
        """What it takes to keep it."""
        return len(self.plain) + len(self.packed)

    def answer(self, request: Request) -> Response:
        """What this client has not got yet, in the form that it takes."""
        headers = {**self.caching, "ETag": self.tag, "Vary": "Accept-Encoding"}
        if self.tag in request.headers.get("if-none-match", "")[:200]:
            return Response(b"", 304, headers)
        if self.packed and "gzip" in request.headers.get("accept-encoding", "")[:200]:
            return Response(self.packed, 200, {**headers, "Content-Encoding": "gzip"}, self.kind)
        return Response(self.plain, 200, headers, self.kind)


def json(found: Any, status: int = 200) -> Response:
    """An answer in JSON that nobody needs twice."""
    return Response(msgspec.json.encode(found), status, CHECK, JSON)
