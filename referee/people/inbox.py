"""What waits for one user, over all servers: first what is asked of them, then whom they wait for, then what has not begun."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from engines.kernel.history.saves import BadSaveError
from referee.clocks.terms import terms_of
from referee.errors import RefusedError
from referee.match.cache import LiveMatches
from referee.match.live import Live
from store.lobby import invitations
from store.people import inbox
from store.people.inbox import Place

Kind = Literal["ready", "act", "wait", "lobby", "invited", "frozen"]

ORDER: Sequence[Kind] = ("ready", "act", "wait", "lobby", "invited", "frozen")
"""The kinds as they are listed. "ready": a lobby asks whether the user is there."""

ACTIONABLE = ("ready", "act")
"""The kinds that wait for the user."""

NEVER = float("inf")


class Item(msgspec.Struct, frozen=True):
    """A match that concerns a user. `place` is their seat at it, None if they are invited; then it is kept until `until`."""

    kind: Kind
    live: Live
    place: Place | None
    until: float | None = None

    @property
    def urgency(self) -> tuple[int, float, float]:
        """What items are sorted by: the kind, the moment that time is up, since when it is waited."""
        place = self.place
        due = self.until if place is None else place.due
        since = place.since if place is not None and place.since is not None else self.live.row.created
        return ORDER.index(self.kind), due if due is not None else NEVER, since


class Inbox:
    """The part of the referee that looks at all matches of a user. `now` is a clock in unix seconds."""

    def __init__(self, live: LiveMatches, now: Callable[[], float]) -> None:
        self.live = live
        self.db = live.db
        self.now = now

    async def of_user(self, user: int) -> list[Item]:
        """Return what concerns a user, the most urgent first. A match that cannot be loaded is left out and logged.

        Whether the user is asked is read from their own view: of the other seats nothing but what all may know is told.
        """
        found = [await self._seated(user, place) for place in await inbox.places(self.db, user)]
        found += [await self._invited(row.match, row.until) for row in await invitations.of_user(self.db, user)]
        return sorted((item for item in found if item is not None), key=lambda item: item.urgency)

    async def others_waiting(self, user: int, besides: str) -> list[Item]:
        """Return the running matches that wait for a user, the most urgent first, without the one of the code `besides`."""
        items = [await self._seated(user, place) for place in await inbox.places(self.db, user)]
        mine = [item for item in items if item is not None and item.kind == "act" and item.live.row.code != besides]
        return sorted(mine, key=lambda item: item.urgency)

    async def _seated(self, user: int, place: Place) -> Item | None:
        live = await self._live(place.match)
        mine = live.seat_of(user) if live is not None else None
        if live is None or mine is None or mine.seat != place.seat:
            return None  # the seat has changed hands since it was read
        row = live.row
        if terms_of(row.clock).kind == "none":
            place = msgspec.structs.replace(place, due=None)  # the end of a silence is no time that one has
        if row.status == "frozen":
            return Item("frozen", live, place)
        if row.status == "playing":
            return Item("act" if live.view(place.seat).decision is not None else "wait", live, place)
        if row.status != "lobby":
            return None  # it has ended since the seats were read
        asked = row.ready is not None and row.ready > self.now() and not mine.ready
        return Item("ready" if asked else "lobby", live, place, row.ready if asked else row.expires)

    async def _invited(self, match: int, until: float) -> Item | None:
        live = await self._live(match)
        return Item("invited", live, None, until) if live is not None and live.row.status == "lobby" else None

    async def _live(self, match: int) -> Live | None:
        try:
            return await self.live.by_id(match)
        except (RefusedError, BadSaveError):
            return None  # `LiveMatches` has logged why
