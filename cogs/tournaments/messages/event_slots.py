"""The parts of tournaments and of ladders that the sender uses: it delivers the messages of both."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Protocol, TypeVar

from cogs.kit.composing.messages import Message
from store.match.owed import Outbox


class Row(Protocol):
    """The row of a tournament or ladder, as far as its messages need it."""

    @property
    def code(self) -> str:
        """Its code, which no other has."""

    @property
    def guild(self) -> int:
        """Its server."""

    @property
    def channel(self) -> int:
        """The channel of its messages."""


class Event(Protocol):
    """A tournament or ladder in memory."""

    @property
    def row(self) -> Row:
        """Its row."""

    @property
    def lock(self) -> asyncio.Lock:
        """The lock under which it changes."""


E = TypeVar("E", bound=Event)


class EventSlots(Protocol[E]):
    """The composer of the messages of tournaments, or of ladders."""

    @property
    def outbox(self) -> Outbox:
        """The queries of its messages."""

    @property
    def notifying(self) -> Collection[str]:
        """The words of slots whose messages make a sound."""

    async def find(self, number: int, /) -> E:
        """Return the tournament or ladder of a number. Raises RefusedError if there is none."""

    async def compose(self, event: E, slot: str, /, *, posted: bool) -> Message | None:
        """Return the newest message of a slot, None if there should be none. `posted`: it is edited, and pings nobody."""

    async def reader(self, event: E, slot: str, /) -> int | None:
        """Return the user whom a private message goes to, 0 for a former user, None for a message to the channel."""
