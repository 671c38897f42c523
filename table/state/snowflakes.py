"""Discord's ids and timestamps."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import UTC, datetime

EPOCH_MS = 1_420_070_400_000


class Snowflakes:
    """Makes unique, ascending ids that carry their time, as Discord's do."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.last = 0

    def make(self) -> str:
        """Return a new id."""
        candidate = max(int(self._clock() * 1000) - EPOCH_MS, 0) << 22
        self.last = max(candidate, self.last + 1)
        return str(self.last)

    def make_later(self) -> str:
        """Return a new id of the millisecond after the last one's; the shard of a server follows from the millisecond."""
        self.last = ((self.last >> 22) + 1) << 22
        return str(self.last)


def time_of(snowflake: str) -> float:
    """Return the Unix time in seconds that the id carries."""
    return ((int(snowflake) >> 22) + EPOCH_MS) / 1000


def timestamp(seconds: float) -> str:
    """Return an ISO 8601 timestamp with the UTC offset in full, as Discord sends it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")


def make_token() -> str:
    """Return an unguessable token."""
    return secrets.token_urlsafe(48)
