"""Pictures that stand below each other, kept and sent as one: their PNGs, one behind the other.

Only what is needed to part them is here, since the bot's own process loads no painting.
"""

from __future__ import annotations

import struct

SIGNATURE = b"\x89PNG\r\n\x1a\n"
END_KIND = b"IEND"
CHUNK = struct.Struct(">I4s")
"""The head of a chunk: the length of its data, and its kind. A checksum of four bytes stands after the data."""

CHECKSUM_BYTES = 4


def split_pngs(pictures: bytes) -> list[bytes]:
    """Return the PNGs of pictures that stand one behind the other. What is no PNG, or is cut off, comes back as it is."""
    found, at = [], 0
    while pictures.startswith(SIGNATURE, at):
        begin, kind = at, b""
        at += len(SIGNATURE)
        while kind != END_KIND and at + CHUNK.size <= len(pictures):
            size, kind = CHUNK.unpack_from(pictures, at)
            at += CHUNK.size + size + CHECKSUM_BYTES
        at = at if kind == END_KIND else len(pictures)
        found.append(pictures[begin:at])
    return found or [pictures]
