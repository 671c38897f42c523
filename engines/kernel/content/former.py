"""Stored content from before 0.8, when a verb was not named by the same key in all games.

A match keeps the cards that it began with, under the hash of their bytes. This module alone reads and writes those bytes, so
that such a match continues, is replayed and is verified whatever the key is today. Files loaded now must have today's key:
`hints.py` says how to mend one, and `python -m tools.convert` does it.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

import msgspec

from engines.kernel.content.names import from_file

T = TypeVar("T")

SINCE: Final = "0.8"
"""The version since which the verbs of all games are named by KEY."""

KEY: Final = "op"


class Stored(Generic[T]):
    """A reader of the stored copies of one pack type."""

    def __init__(self, kind: type[T]) -> None:
        self._kind = kind
        self._today = msgspec.json.Decoder(kind, dec_hook=from_file)
        self._former = former_key(kind)

    def decode(self, body: bytes) -> T:
        """Return the pack of a stored copy. Raises a MsgspecError if the bytes are no such pack."""
        # Packs are stored without blanks, and a quote within a text has a stroke before it.
        if not self._former or f'"{self._former}":"'.encode() not in body:
            return self._today.decode(body)
        return msgspec.convert(lift(msgspec.json.decode(body), self._former), self._kind, dec_hook=from_file)


def former_key(kind: type) -> str:
    """Return the key that named verbs in a pack type until 0.7.0, "" if it was today's."""
    return str(getattr(kind, "former_key", ""))


def lift(raw: Any, former: str) -> Any:
    """Return decoded content with its verbs named by today's key."""
    return _rename_keys(raw, former, KEY)


def lower(body: bytes, former: str) -> bytes:
    """Return the canonical bytes of a pack with its verbs named by the former key."""
    return msgspec.json.encode(_rename_keys(msgspec.json.decode(body), KEY, former))


def _rename_keys(raw: Any, old: str, new: str) -> Any:
    """Return content in which every table with a text under the old key has it under the new one, at the same position.

    A list under the same key is something else: what a card does. A table that has both fits no schema, and stays.
    """
    if isinstance(raw, list):
        return [_rename_keys(value, old, new) for value in raw]
    if not isinstance(raw, dict):
        return raw
    mine = isinstance(raw.get(old), str) and new not in raw
    return {new if mine and key == old else key: _rename_keys(value, old, new) for key, value in raw.items()}
