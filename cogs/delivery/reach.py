"""Keeps track of users whose direct messages are closed, and tells the table when it may know.

A delivery while lanes are open can show who has answered: a reminder goes only to seats that have not, a fresh panel
follows an answer. Results of such deliveries are kept back until the lanes close.
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
from store.match.owed import Owed
from store.people import people, preferences

log = logging.getLogger("arbiter.reach")


class Reach:
    """Notes whether direct messages reach their users. `wake` delivers the outbox of a match."""

    def __init__(self, referee: Referee, wake: Callable[[int], None]) -> None:
        self.referee = referee
        self.db = referee.db
        self.wake = wake
        # By match, the users whose state is kept back until the lanes close.
        self._kept: dict[int, dict[int, str]] = {}

    async def unreached_seats(self, live: Live) -> set[Seat]:
        """Return the seats whose persons get no private messages: theirs are closed, or they have chosen the channel."""
        closed = set(await people.seats_without_dm(self.db, live.row.id))
        for seat in live.humans:
            if seat.user is not None and (await preferences.of_user(self.db, seat.user)).delivery == "channel":
                closed.add(seat.seat)
        return closed

    async def has_closed_messages(self, user: int) -> bool:
        """Return whether a user's direct messages were refused lately, so that none is sent for now."""
        player = await people.player(self.db, user)
        return player is not None and people.rests(player, self.referee.now())

    async def give_up(self, live: Live, row: Owed, *, refused: bool) -> None:
        """Give up a private message. The board then says that the hand is behind the button.

        `refused`: Discord has just refused it, so that no further ones are sent for a while.
        """
        user = _user(live, row)
        now = self.referee.now()
        log.info("match=%s %s: direct messages are closed", live.row.code, row.slot)
        public = self._may_tell(live, row.slot)
        if not public:
            self._kept.setdefault(live.row.id, {})[user] = "closed"

        def work(db: Any) -> None:
            outbox.mark_delivered(db, row, None, "dm-closed", now)
            if refused:
                people.note_dm_refused(db, user, now)
            if public:
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
            await self._publish(live, {user: "open"})
        else:
            self._kept.setdefault(live.row.id, {})[user] = "open"

    async def publish_kept(self, live: Live) -> None:
        """Publish the results that were kept back while lanes were open, once the next question is asked."""
        kept = self._kept.pop(live.row.id, None)
        if kept:
            await self._publish(live, kept)

    async def _publish(self, live: Live, found: dict[int, str]) -> None:
        def work(db: Any) -> None:
            for user, dm in found.items():
                people.set_dm(db, user, dm)
            outbox.owe(db, live.row.id, [BOARD], self.referee.now())

        await self.db.write(work)
        self.wake(live.row.id)

    @staticmethod
    def _may_tell(live: Live, slot: str) -> bool:
        """Return whether the table may learn that a slot's message was or was not delivered."""
        if live.match is None or not live.match.lanes:
            return True
        seat = seat_of_panel(slot)
        if seat is None:
            return False
        view = live.view(seat)
        return view.revision is None and not (view.decision is not None and later_in_lane(view.decision))


def _user(live: Live, row: Owed) -> int:
    """Return the user of a private slot."""
    return next(s.user for s in live.seats if s.seat == private_seat(row.slot)) or 0
