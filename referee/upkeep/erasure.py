"""Deletes a user's data: running matches are left, finished ones are kept without the user's name.

The order to delete is stored first, and each match is one transaction: after an interruption the timekeeper does the rest.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from engines.kernel.history.saves import BadSaveError
from referee.errors import RefereeFaultError, RefusedError
from referee.files.importing import Importing
from referee.lobby.lobbies import Lobbies
from referee.match.again import acts_again
from referee.match.cache import LiveMatches
from referee.match.live import Live
from referee.seats.leaving import Seats
from store.match import matches
from store.people import erasing

log = logging.getLogger("arbiter.referee")

LOOK_AGAIN = 60.0
"""Seconds until the next look while a deletion runs."""


class Erasure:
    """Deletes users' data. `now` is a clock in unix seconds.

    Each of `elsewhere` takes a user out of what is no match, given the negative number that stands for them.
    """

    def __init__(
        self, live: LiveMatches, lobbies: Lobbies, seats: Seats, importing: Importing, now: Callable[[], float]
    ) -> None:
        self.live = live
        self.db = live.db
        self.lobbies = lobbies
        self.seats = seats
        self.importing = importing
        self.now = now
        self.elsewhere: list[Callable[[int, int], Awaitable[None]]] = []
        self._lock = asyncio.Lock()

    async def count_left_by(self, user: int) -> int:
        """Return the number of lobbies and running matches that a user would leave by deletion."""
        return sum(row.status != "frozen" for row in await matches.of_user(self.db, user))

    async def erase(self, user: int) -> None:
        """Delete a user's data; a second call only does what is left to do."""
        number = await self.db.write(lambda db: erasing.begin(db, user))
        async with self._lock:
            await self._erase(user, number)

    async def run_due(self) -> float | None:
        """Finish deletions that a stop has interrupted; return the time to look again while one runs, else None."""
        if self._lock.locked():
            return self.now() + LOOK_AGAIN
        async with self._lock:
            for user, number in (await erasing.pending(self.db)).items():
                await self._erase(user, number)
        return None

    async def _erase(self, user: int, number: int) -> None:
        # The user may sit down somewhere else meanwhile, so there are three rounds; the last one is forced.
        for forced in (False, False, True):
            await self.importing.delete_all(user)
            for forget in self.elsewhere:
                await forget(user, number)
            for match in await erasing.matches_of(self.db, user):
                await self._forget(match, user, number, forced=forced)
            if await self.db.write(partial(erasing.finish, user=user, number=number, forced=forced)):
                return

    @acts_again
    async def _forget(self, match: int, user: int, number: int, *, forced: bool) -> None:
        """Take a user out of one match; out of a lobby that they have joined again only if `forced`."""
        try:
            live = await self.live.by_id(match)
        except (RefusedError, BadSaveError) as error:
            # Nobody can open the match; `erasing.finish` takes the name out of the database.
            log.warning("match=%d cannot be loaded to erase a user: %s", match, error)
            return
        await self._leave(live, user)
        async with live.lock_for(None):
            seat, now = live.seat_of(user), self.now()
            if seat is not None and live.row.status == "lobby" and not forced:
                return  # they have joined again meanwhile: left to the next round
            if seat is not None and live.row.status == "playing":
                # Conceding failed in the code of a rule, or they have come back meanwhile.
                await self.seats.hand_over(live, seat.seat, reason="left")
            await self.live.commit(live, lambda db: erasing.leave_match(db, match, user, number, now))

    async def _leave(self, live: Live, user: int) -> None:
        """Leave a lobby or a running match in the player's way, if possible."""
        try:
            if live.row.status == "lobby" and live.seat_of(user):
                await self.lobbies.leave(live.row.code, user)
            elif live.row.status == "playing" and live.seat_of(user):
                await self.seats.concede(live.row.code, user)
        except (RefusedError, RefereeFaultError) as error:
            log.info("match=%s: the user cannot leave as players do: %s", live.row.code, error)
