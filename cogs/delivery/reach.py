"""Whom private messages reach, and when the table may learn of it.

While lanes are open, what only an answer or a missing answer could have brought to light stays with the bot until they
close: a reminder goes to those alone who have not answered, a fresh panel comes with an answer.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from engines.kernel.choose import later_in_lane
from engines.kernel.state.model import Seat
from referee.match.live import Live
from referee.match.slots import BOARD, private_seat, seat_of_panel
from referee.service import Referee
from store.match import outbox
from store.match.outbox import Owed
from store.people import people, preferences

log = logging.getLogger("arbiter.reach")


class Reach:
    """What is known of direct messages. `wake` is called with a match when its board is owed."""

    def __init__(self, referee: Referee, wake: Callable[[int], None]) -> None:
        self.referee = referee
        self.db = referee.db
        self.wake = wake
        self._kept: dict[int, dict[int, str]] = {}

    async def unreached_seats(self, live: Live) -> set[Seat]:
        """Return the seats whose persons no private message reaches: they are closed, or not wanted."""
        closed = set(await people.seats_without_dm(self.db, live.row.id))
        for seat in live.humans:
            if seat.user is not None and (await preferences.of_user(self.db, seat.user)).delivery == "channel":
                closed.add(seat.seat)
        return closed

    async def has_closed_messages(self, user: int) -> bool:
        """Return whether a user's direct messages were closed lately, so that none is sent for now."""
        player = await people.player(self.db, user)
        return player is not None and people.rests(player, self.referee.now())

    async def give_up(self, live: Live, row: Owed, *, refused: bool) -> None:
        """Give up on a private message; the board says once that the hand is behind the button.

        `refused`: Discord has just refused it, so that the next ones are not even sent for a while.
        """
        user = _user(live, row)
        now = self.referee.now()
        log.info("match=%s %s: direct messages are closed", live.row.code, row.slot)
        told = self._may_tell(live, row.slot)
        if not told:
            self._kept.setdefault(live.row.id, {})[user] = "closed"

        def work(db: Any) -> None:
            outbox.mark_delivered(db, row, None, "dm-closed", now)
            if refused:
                people.note_dm_refused(db, user, now)
            if told:
                people.set_dm(db, user, "closed")
                outbox.owe(db, live.row.id, [BOARD], now)

        await self.db.write(work)
        self.wake(live.row.id)

    async def note_delivered(self, live: Live, row: Owed) -> None:
        """Note that a private message has arrived."""
        user = _user(live, row)
        player = await people.player(self.db, user)
        if player is not None and player.dm_next:
            await self.db.write(lambda db: people.allow_dm_now(db, user))
        if player is None or player.dm != "closed":
            return
        if self._may_tell(live, row.slot):
            await self._tell(live, {user: "open"})
        else:
            self._kept.setdefault(live.row.id, {})[user] = "open"

    async def publish_kept(self, live: Live) -> None:
        """Make known what was kept while lanes were open: something else is asked now."""
        kept = self._kept.pop(live.row.id, None)
        if kept:
            await self._tell(live, kept)

    async def _tell(self, live: Live, found: dict[int, str]) -> None:
        def work(db: Any) -> None:
            for user, dm in found.items():
                people.set_dm(db, user, dm)
            outbox.owe(db, live.row.id, [BOARD], self.referee.now())

        await self.db.write(work)
        self.wake(live.row.id)

    @staticmethod
    def _may_tell(live: Live, slot: str) -> bool:
        if live.match is None or not live.match.lanes:
            return True
        seat = seat_of_panel(slot)
        if seat is None:
            return False
        seen = live.view(seat)
        return seen.revision is None and not (seen.decision is not None and later_in_lane(seen.decision))


def _user(live: Live, row: Owed) -> int:
    """Return the user whom a private slot's message goes to."""
    return next(s.user for s in live.seats if s.seat == private_seat(row.slot)) or 0
