"""The rows of a match's history, made from their columns and compared with their digests."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec

from store import digests


class ChoiceRow(msgspec.Struct, frozen=True):
    """One committed choice: `version` is the version it led to; `ordered` tells that a standing order made it."""

    version: int
    seat: int
    user: int | None
    decision: str
    kind: str
    keys: Sequence[str]
    source: str
    crossed: str
    at: float
    ordered: bool = False


class EventRow(msgspec.Struct, frozen=True):
    """One event of a version, its body as JSON of the engine's event."""

    version: int
    place: int
    kind: str
    body: bytes


CHOICE = "version, seat, user, decision, kind, keys, source, crossed, at, ordered, digest"
"""The columns of a choice, as `choice_row` takes them."""

EVENT = "version, place, kind, body, digest"
"""The columns of an event, as `event_row` takes them."""


def choice_row(match: int, row: Sequence[Any]) -> ChoiceRow:
    """Return a choice from its columns. Raises DamagedError if it is not what was stored."""
    *values, digest = row
    digests.check(digest, digests.of_choice(match, values), "a choice", match=match, version=row[0])
    version, seat, user, decision, kind, keys, source, crossed, at, ordered = values
    return ChoiceRow(version, seat, user, decision, kind, json.loads(keys), source, crossed, at, bool(ordered))


def event_row(match: int, row: Sequence[Any]) -> EventRow:
    """Return an event from its columns. Raises DamagedError if it is not what was stored."""
    version, place, kind, body, digest = row
    encoded = body.encode()
    computed = digests.of_event(match, version, place, kind, encoded)
    digests.check(digest, computed, "an event", match=match, version=version)
    return EventRow(version, place, kind, encoded)


def state_of(match: int, version: int, row: Sequence[Any]) -> bytes:
    """Return a state from its body and digest. Raises DamagedError if it is not what was stored."""
    body: bytes = row[0]
    digests.check(row[1], digests.of_state(match, version, body), "a state", match=match, version=version)
    return body
