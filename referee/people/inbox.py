"""The inbox of one user over all servers: matches that wait for them, then matches where they wait, then lobbies."""

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
"""The kinds in the order of the list. "ready" is a lobby whose ready check, or a table of a pairing that, waits for the user."""

ACTIONABLE = ("ready", "act")
"""The kinds in which the user is to do something."""

NEVER = float("inf")


class Item(msgspec.Struct, frozen=True):
    """A match in a user's inbox. `place` is their seat; None if they are invited, and a seat is kept until `until`."""

    kind: Kind
    live: Live
    place: Place | None
    until: float | None = None

    @property
    def urgency(self) -> tuple[int, float, float]:
        """The key by which items are sorted: the kind, the time when it is due, the time since when it waits."""
        place = self.place
        due = self.until if place is None else place.due
        since = place.since if place is not None and place.since is not None else self.live.row.created
        return ORDER.index(self.kind), due if due is not None else NEVER, since


class Inbox:
    """Collects the matches of users. `now` is a clock in unix seconds."""

    def __init__(self, live: LiveMatches, now: Callable[[], float]) -> None:
        self.live = live
        self.db = live.db
        self.now = now

    async def of_user(self, user: int) -> list[Item]:
        """Return a user's items, the most urgent first. A match that cannot be loaded is left out and logged.

        Only the user's own views are read, so an item tells nothing secret of other seats.
        """
        found = [await self._seated(user, place) for place in await inbox.places(self.db, user)]
        found += [await self._invited(row.match, row.until) for row in await invitations.of_user(self.db, user)]
        return sorted((item for item in found if item is not None), key=lambda item: item.urgency)

    async def others_waiting(self, user: int, besides: str) -> list[Item]:
        """Return the running matches that wait for a user, the most urgent first, except the one with the code `besides`."""
        items = [await self._seated(user, place) for place in await inbox.places(self.db, user)]
        mine = [item for item in items if item is not None and item.kind == "act" and item.live.row.code != besides]
        return sorted(mine, key=lambda item: item.urgency)

    async def _seated(self, user: int, place: Place) -> Item | None:
        live = await self._live(place.match)
        mine = live.seat_of(user) if live is not None else None
        if live is None or mine is None or mine.seat != place.seat:
            return None  # somebody else has taken the seat since it was read
        row = live.row
        if terms_of(row.clock).kind == "none":
            place = msgspec.structs.replace(place, due=None)  # the limit of silence is no deadline of the player's
        if row.status == "frozen":
            return Item("frozen", live, place)
        if row.status == "playing":
            return Item("act" if live.view(place.seat).decision is not None else "wait", live, place)
        if row.status != "lobby":
            return None  # it has ended since the seats were read
        if row.in_competition:
            # The referee opened it, and whoever does not press there in time loses (TM-34, TM-35).
            return Item("lobby" if mine.ready else "ready", live, place)
        is_asked = row.ready is not None and row.ready > self.now() and not mine.ready
        return Item("ready" if is_asked else "lobby", live, place, row.ready if is_asked else row.expires)

    async def _invited(self, match: int, until: float) -> Item | None:
        live = await self._live(match)
        return Item("invited", live, None, until) if live is not None and live.row.status == "lobby" else None

    async def _live(self, match: int) -> Live | None:
        try:
            return await self.live.by_id(match)
        except (RefusedError, BadSaveError):
            return None  # `LiveMatches` has logged why
