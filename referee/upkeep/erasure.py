"""Deleting what is stored about a user: running matches are left, finished ones stay without their name.

It is kept that it is to be done before anything is done, and each match is one transaction: after a stop in the middle the
timekeeper does the rest.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from engines.kernel.history.saves import BadSaveError
from referee.errors import RefereeFaultError, RefusedError
from referee.files.importing import Importing
from referee.lobby.lobbies import Lobbies
from referee.match.cache import LiveMatches
from referee.match.live import Live
from referee.seats.leaving import Seats
from store.match import matches
from store.people import erasing

log = logging.getLogger("arbiter.referee")

AGAIN = 60.0
"""Seconds after which is looked again, while somebody is being deleted."""


class Erasure:
    """The part of the referee that forgets people. `now` is a clock in unix seconds."""

    def __init__(
        self, live: LiveMatches, lobbies: Lobbies, seats: Seats, importing: Importing, now: Callable[[], float]
    ) -> None:
        self.live = live
        self.db = live.db
        self.lobbies = lobbies
        self.seats = seats
        self.importing = importing
        self.now = now
        self._lock = asyncio.Lock()

    async def count_left_by(self, user: int) -> int:
        """Return how many lobbies and running matches a user would leave by being deleted."""
        return sum(row.status != "frozen" for row in await matches.of_user(self.db, user))

    async def erase(self, user: int) -> None:
        """Delete what is stored about a user; asked again, it does no more than is left to do."""
        number = await self.db.write(lambda db: erasing.begin(db, user))
        async with self._lock:
            await self._erase(user, number)

    async def run_due(self) -> float | None:
        """Finish what a stop has interrupted."""
        if self._lock.locked():
            return self.now() + AGAIN
        async with self._lock:
            for user, number in (await erasing.pending(self.db)).items():
                await self._erase(user, number)
        return None

    async def _erase(self, user: int, number: int) -> None:
        # Meanwhile they may have sat down somewhere else; what cannot be left as a player would is left all the same.
        for forced in (False, False, True):
            await self.importing.delete_all(user)
            for match in await erasing.matches_of(self.db, user):
                await self._forget(match, user, number, forced=forced)
            if await self.db.write(partial(erasing.finish, user=user, number=number, forced=forced)):
                return

    async def _forget(self, match: int, user: int, number: int, *, forced: bool) -> None:
        """Take a user out of one match; out of a lobby that they have joined again only where it is `forced`."""
        try:
            live = await self.live.by_id(match)
        except (RefusedError, BadSaveError) as error:
            # It cannot be shown to anybody; the last step takes the name out of the database.
            log.warning("match=%d cannot be loaded to erase a user: %s", match, error)
            return
        await self._leave(live, user)
        async with live.lock_for(None):
            seat, now = live.seat_of(user), self.now()
            if seat is not None and live.row.status == "lobby" and not forced:
                return  # they have joined again meanwhile: the next round
            if seat is not None and live.row.status == "playing":
                # A rule of ours has failed, or they have come back meanwhile.
                await self.seats.hand_over(live, seat.seat, reason="left")
            await self.live.commit(live, lambda db: erasing.leave_match(db, match, user, number, now))

    async def _leave(self, live: Live, user: int) -> None:
        """Leave a lobby or a running match as its player would, if that can be done."""
        try:
            if live.row.status == "lobby" and live.seat_of(user):
                await self.lobbies.leave(live.row.code, user)
            elif live.row.status == "playing" and live.seat_of(user):
                await self.seats.concede(live.row.code, user)
        except (RefusedError, RefereeFaultError) as error:
            log.info("match=%s is not left as by its player: %s", live.row.code, error)
