"""Invitations to lobbies: a seat is kept for who is called, until they come, decline, or the invitation expires."""

from __future__ import annotations

from collections.abc import Sequence
from sqlite3 import Connection

from referee.commit import call_slot
from referee.errors import RefusedError
from referee.live import Live
from referee.places import KEPT, Places, capacity, check_host, check_lobby, mentions, persons
from store import blocks, invitations
from store.invitations import Invitation

AT_ONCE = 5
"""Users that can be invited at a time."""

CALL_AGAIN = 600
"""Seconds before somebody can be called to the same table again, whatever became of the first call."""


class Invitations:
    """The part of the referee that calls people to a lobby."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.live = places.live
        self.db = places.db
        self.now = places.now

    async def check(self, host: int, users: Sequence[int], seated: Sequence[int] = ()) -> None:
        """Raise RefusedError if these users cannot be invited by a host, who sits with `seated`.

        Whom the host has blocked is told; who does not want to sit with those at the table is not told why.
        """
        pairs = await blocks.between(self.db, [host, *seated, *users])
        own = [user for user in users if (host, user) in pairs]
        if own:
            raise RefusedError("refused-call-blocked", who=mentions(own))
        table = {host, *seated}
        closed = [user for user in users if any((user, s) in pairs or (s, user) in pairs for s in table)]
        if closed:
            raise RefusedError("refused-call-closed", who=mentions(closed))

    async def call(self, code: str, user: int, users: Sequence[int]) -> Live:
        """Invite users to a lobby: a seat is kept for each of them, and they are named and pinged once.

        Those who sit there or are invited already are left out. Raises RefusedError if this is not the host, if nobody is
        left, if there are too few seats to keep, or if somebody has declined, was called a moment ago or cannot be invited
        (`check`).
        """
        live = await self.live.by_code(code)
        async with live.acting(user):
            check_host(live, user, "refused-not-host-call")
            rows = {row.user: row for row in await invitations.of_match(self.db, live.row.id)}
            declined = [u for u in users if u in rows and rows[u].status == "declined"]
            if declined:
                raise RefusedError("refused-call-declined", who=mentions(declined))
            kept = [row.user for row in await self.places.kept(live)]
            new = [u for u in dict.fromkeys(users) if live.seat_of(u) is None and u not in kept]
            if not new:
                raise RefusedError("refused-call-nobody")
            seated = [s.user for s in persons(live) if s.user is not None]
            await self.check(user, new, seated)
            called = [rows[u] for u in new if u in rows and self.now() - rows[u].until + KEPT < CALL_AGAIN]
            if called:
                again = max(row.until for row in called) - KEPT + CALL_AGAIN
                raise RefusedError(
                    "refused-call-again", who=mentions([row.user for row in called]), again=f"<t:{int(again)}:R>"
                )
            free = capacity(live) - len(seated) - len(kept)
            if len(new) > free:
                raise RefusedError("refused-call-full", free=free, asked=len(new))
            until = self.now() + KEPT

            def work(db: Connection) -> None:
                for called in new:
                    invitations.keep(db, Invitation(live.row.id, called, user, until, "open"))

            await self.places.change(live, work, call_slot(until))
        return live

    async def decline(self, code: str, user: int) -> Live:
        """Give a kept seat back. Raises RefusedError if this user has no open invitation."""
        live = await self.live.by_code(code)
        async with live.acting(user):
            check_lobby(live)
            if all(row.user != user for row in await self.places.kept(live)):
                raise RefusedError("refused-not-called")
            await self.places.change(live, lambda db: invitations.settle(db, live.row.id, user, "declined"))
        return live

    async def revoke(self, code: str, user: int) -> Live:
        """Take all open invitations back. Raises RefusedError if this is not the host, or if there are none."""
        live = await self.live.by_code(code)
        async with live.acting(user):
            check_host(live, user, "refused-not-host-call")
            if not await self.places.kept(live):
                raise RefusedError("refused-none-called")
            await self.places.change(live, lambda db: invitations.expire(db, live.row.id))
        return live

    async def expire(self) -> float | None:
        """Free the seats that were kept long enough; return when the next one is."""
        for match in await invitations.due(self.db, self.now()):
            live = await self.live.by_id(match)
            async with live.acting(None):
                now = self.now()
                await self.places.change(live, lambda db: invitations.expire(db, match, now), touch=False)  # noqa: B023  # run at once
        return await invitations.next_end(self.db)
