"""Content as it was stored until 0.7.0, when not all games named a verb by the same key: read, and its bytes made again.

A match keeps the cards that it began with, under the hash of their bytes. Here alone these bytes are read, so that such a match
goes on, is replayed and verified whatever the key is called today. What is loaded anew must have today's key: `hints.py` says
how to mend a file, and `python -m tools.convert` does it.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

import msgspec

T = TypeVar("T")

SINCE: Final = "0.8"
"""The version since which the verbs of all games are named by KEY."""

KEY: Final = "op"


class Stored(Generic[T]):
    """A reader of stored copies of a type of packs."""

    def __init__(self, kind: type[T]) -> None:
        self._kind = kind
        self._today = msgspec.json.Decoder(kind)
        self._former = former_key(kind)

    def decode(self, body: bytes) -> T:
        """Return what a stored copy holds. Raises a MsgspecError if it is none."""
        # Packs are stored without blanks, and a quote within a text has a stroke before it.
        if not self._former or f'"{self._former}":"'.encode() not in body:
            return self._today.decode(body)
        return msgspec.convert(lifted(msgspec.json.decode(body), self._former), self._kind)


def former_key(kind: type) -> str:
    """Return by what key the verbs of a type of packs were named until 0.7.0, "" if that was today's."""
    return str(getattr(kind, "former_key", ""))


def lifted(raw: Any, former: str) -> Any:
    """Return decoded content with verbs named by today's key."""
    return _renamed(raw, former, KEY)


def lowered(body: bytes, former: str) -> bytes:
    """Return canonical bytes of a pack as they were with the former key."""
    return msgspec.json.encode(_renamed(msgspec.json.decode(body), KEY, former))


def _renamed(raw: Any, old: str, new: str) -> Any:
    """Return content in which tables that have a word under the old key have it under the new one, in its place.

    A list under the same key is something else: what a card does. A table that has both fits no schema, and stays.
    """
    if isinstance(raw, list):
        return [_renamed(value, old, new) for value in raw]
    if not isinstance(raw, dict):
        return raw
    mine = isinstance(raw.get(old), str) and new not in raw
    return {new if mine and key == old else key: _renamed(value, old, new) for key, value in raw.items()}
