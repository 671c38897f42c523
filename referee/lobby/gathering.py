"""The clock, the ready check and the search for players of a lobby; and closing lobbies that expire."""

from __future__ import annotations

from referee.clocks.terms import Terms, terms_json
from referee.errors import RefusedError
from referee.lobby.choosing import repaced_options
from referee.lobby.lobbies import Lobbies
from referee.lobby.places import check_host, check_lobby, full_error, is_ready, own_seat, persons
from referee.lobby.teams import free_seat
from referee.match.again import acts_again
from referee.match.live import Live
from referee.match.slots import BOARD, READY, look_slot
from store.connection import Connection
from store.lobby import invitations, lobbies, plans
from store.lobby.invitations import Invitation
from store.locks import lock
from store.match import matches, outbox

READY_FOR = 300
"""Seconds that a ready check lasts."""

LOOK_AGAIN = 1800
"""Seconds until a host may look for players again."""

MEND_EVERY = 900
"""Seconds between two refreshes of the messages of lobbies."""


class Gathering:
    """Runs ready checks and searches of lobbies, and closes lobbies that expire."""

    def __init__(self, lobbies: Lobbies) -> None:
        self.lobbies = lobbies
        self.places = lobbies.places
        self.live = lobbies.live
        self.db = lobbies.db
        self.now = lobbies.now
        self._next_refresh = self.now() + MEND_EVERY

    @acts_again
    async def set_clock(self, code: str, user: int, terms: Terms) -> Live:
        """Set the terms of a lobby's clock, and the table options that go with them.

        Raises RefusedError if this is not the host.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            check_host(live, user, "refused-not-host-clock")
            clock = terms_json(terms)
            options = repaced_options(live.row, clock)

            def work(db: Connection) -> None:
                lobbies.set_clock(db, live.row.id, clock)
                lobbies.set_options(db, live.row.id, options)

            await self.places.change(live, work)
        return live

    # ---------------------------------------------------------------- ready checks

    @acts_again
    async def begin_ready_check(self, code: str, user: int) -> Live:
        """Begin a ready check; if the host is the only person, the match begins at once.

        Raises RefusedError if this is not the host, if there are too few players, or if a ready check runs.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            check_host(live, user, "refused-not-host-ready")
            if live.row.ready is not None:
                raise RefusedError("refused-ready-asked", until=f"<t:{int(live.row.ready)}:R>")
            self.lobbies.check_enough(live)
            await self.lobbies.check_brought(live)
            if all(s.user in (None, user) for s in live.seats):
                await self.lobbies.begin(live)
            else:
                until = self.now() + READY_FOR
                await self.places.change(
                    live, lambda db: lobbies.begin_ready_check(db, live.row.id, until, user), READY
                )
        return live

    @acts_again
    async def mark_ready(self, code: str, user: int) -> Live:
        """Note that a user is ready; the match begins with the last one.

        Raises RefusedError if no ready check runs, or if the user has no seat or is marked already.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            check_lobby(live, reason="refused-tournament-ready")
            if live.row.ready is None:
                raise RefusedError("refused-ready-over")
            mine = own_seat(live, user)
            if mine.ready:
                raise RefusedError("refused-ready-already")
            now, all_others_ready = self.now(), all(is_ready(s) for s in live.seats if s.seat != mine.seat)
            if all_others_ready and self.lobbies.may_begin(live):
                await self.lobbies.begin(live)
                return live

            def work(db: Connection) -> None:
                lobbies.mark_ready(db, live.row.id, user)
                if all_others_ready:
                    lobbies.end_ready_check(db, live.row.id)
                    plans.ask_again(db, live.row.id, now, now)  # a planned table is told that players are missing

            await self.places.change(live, work)
        return live

    @acts_again
    async def _conclude(self, match: int) -> None:
        """Conclude a ready check whose time is over: those who did not answer lose their seats.

        At a planned table the host may be one of them: another player becomes the host, and a table without players closes.
        """
        live = await self.live.by_id(match)
        async with live.lock_for(None):
            row, now = live.row, self.now()
            if row.status != "lobby" or row.ready is None or row.ready > now:
                return

            def work(db: Connection) -> None:
                for seat in live.seats:
                    if seat.user is not None and not is_ready(seat):
                        matches.delete_seat(db, match, seat.seat)
                        invitations.keep(db, Invitation(match, seat.user, row.host, now, "missed"))
                here = sorted((s.joined, s.seat, s.user) for s in persons(live) if is_ready(s))
                if not here:
                    self.places.end(db, live, "missed")
                    return
                if all(user != row.host for _, _, user in here):
                    matches.set_host(db, match, here[0][2] or row.host)
                lobbies.end_ready_check(db, match)

            await self.places.change(live, work)

    # ---------------------------------------------------------------- looking for players

    @acts_again
    async def look_for_players(self, code: str, user: int) -> Live:
        """Post a message that looks for players.

        Raises RefusedError if this is not the host, if they have done so lately, or if all seats are taken.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            check_host(live, user, "refused-not-host-look")
            if free_seat(live) is None and not live.invited_practice:
                raise full_error(live)
            now = self.now()

            def work(db: Connection) -> None:
                lock(db, "user", user)
                last = lobbies.last_search(db, user) or 0.0
                if 0 <= now - last < LOOK_AGAIN:
                    raise RefusedError("refused-look-again", again=f"<t:{int(last + LOOK_AGAIN)}:R>")
                lobbies.set_search(db, live.row.id, now)

            await self.places.change(live, work, look_slot(now))
        return live

    # ---------------------------------------------------------------- falling due

    async def run_due(self) -> float | None:
        """Conclude ready checks and close lobbies that are due; return the time of the next one."""
        now = self.now()
        for match in await self.live.station.ours(await lobbies.overdue(self.db, now)):
            await self._conclude(match)
        for match in await self.live.station.ours(await lobbies.expired(self.db, now)):
            await self._expire(match)
        return await lobbies.next_due(self.db)

    @acts_again
    async def _expire(self, match: int) -> None:
        live = await self.live.by_id(match)
        async with live.lock_for(None):
            row = live.row
            if row.status == "lobby" and row.expires is not None and row.expires <= self.now():
                await self.places.close(live, "expired")

    async def refresh_messages(self) -> float | None:
        """Refresh the messages of all lobbies now and then, in case one was deleted; return the time of the next refresh."""
        now = self.now()
        if not now < self._next_refresh <= now + MEND_EVERY:  # a later time means that the machine's clock was set back
            self._next_refresh = now + MEND_EVERY
            for match in await self.live.station.ours(await lobbies.all_open(self.db)):
                await self.refresh_message(match)
        return self._next_refresh

    async def refresh_message(self, match: int) -> None:
        """Deliver a lobby's message again although nothing has changed, in case it was deleted."""

        def work(db: Connection) -> None:
            lobbies.forget_digest(db, match, BOARD)
            outbox.owe(db, match, [BOARD], self.now())

        await self.db.write(work)
        self.live.wake(match)
