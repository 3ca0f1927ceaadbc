"""Typefaces as the page packs them, unpacked for paper and for pictures."""

from __future__ import annotations

import struct
import zlib


def unpacked(woff: bytes) -> bytes:
    """The TrueType font inside a WOFF 1.0 file: the same tables, each compressed by itself. Raises
    `ValueError`."""
    try:
        return _tables(woff)
    except (struct.error, zlib.error) as error:
        raise ValueError(f"not a WOFF file: {error}") from None


def _tables(woff: bytes) -> bytes:
    signature, flavour, _, tables = struct.unpack(">4sIIH", woff[:14])
    if signature != b"wOFF":
        raise ValueError("not a WOFF file")
    power = tables.bit_length() - 1
    search = 16 * 2**power
    directory = struct.pack(">IHHHH", flavour, tables, search, power, 16 * tables - search)
    start, body = 12 + 16 * tables, b""
    for place in range(44, 44 + 20 * tables, 20):
        tag, offset, packed, length, checksum = struct.unpack(">4sIIII", woff[place : place + 20])
        table = woff[offset : offset + packed]
        if packed < length:
            table = zlib.decompress(table)
        directory += struct.pack(">4sIII", tag, checksum, start + len(body), length)
        body += table + bytes(-length % 4)
    return directory + body
