"""Which tables somebody can sit down at: with a free seat, and with nobody whom a block keeps apart from them."""

from __future__ import annotations

import msgspec

from engines.kernel.history.saves import BadSaveError
from referee.errors import RefusedError
from referee.lobby.places import Places
from referee.lobby.plans import has_come
from referee.match.live import Live
from store.lobby import plans


class OpenTable(msgspec.Struct, frozen=True):
    """A lobby as one user finds it: how many seats are free for them, whether they sit there, when it is to begin if planned."""

    live: Live
    free: int
    seated: bool
    begins: float | None


class Finding:
    """The part of the referee that finds a table for somebody."""

    def __init__(self, places: Places) -> None:
        self.places = places

    async def table(self, match: int, user: int) -> OpenTable | None:
        """Return a lobby that a user sits at or may sit down at, None for any other match."""
        try:
            live = await self.places.live.by_id(match)
        except (RefusedError, BadSaveError):
            return None  # `LiveMatches` has logged why
        if live.row.status != "lobby" or live.row.guild is None:
            return None
        free = await self.places.free_for(live, user)
        plan, seated = await plans.of(self.places.db, match), live.seat_of(user) is not None
        begins = plan.begins if plan is not None and not has_come(plan, self.places.now()) else None
        if not seated and (free <= 0 or not await self._welcome(live, user)):
            return None
        return OpenTable(live, free, seated, begins)

    async def _welcome(self, live: Live, user: int) -> bool:
        try:
            await self.places.check_blocks(live, user)
        except RefusedError:
            return False
        return True
