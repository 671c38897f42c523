"""The place in Discord where a match is shown: how a match goes on when it loses its place, finds it again or gets another.

| lost        | cause                                | consequence                                                 |
|-------------|--------------------------------------|-------------------------------------------------------------|
| server      | the bot was removed from it          | paused until it is invited again or the match gets a place  |
| channel     | channel or thread deleted            | goes on by private messages; paused if these reach nobody   |
| permissions | the bot may not post there any more  | goes on; the table is shown as soon as it may again         |
| locked      | the thread is locked                 | goes on; the table is shown as soon as it is opened         |
| its thread  | the table's own was deleted, locked  | goes on in the channel that it was opened in                |

Lobbies of a lost server or channel are closed; one that never was in the thread of its former match goes to the channel of that.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Literal

from engines.kernel.history.saves import BadSaveError
from referee.errors import RefusedError
from referee.lobby.places import Places
from referee.match.again import acts_again
from referee.match.live import Live
from referee.match.slots import (
    ASK,
    BOARD,
    DOOR,
    HERE,
    LATE,
    MOTION,
    RESULT,
    THREAD,
    TURN,
    judge_slot,
    notice_slot,
    offer_slot,
    panel_slot,
)
from store.connection import Connection
from store.judges import calls
from store.lobby import threads
from store.lobby.threads import Room
from store.match import homes, matches, outbox
from store.people import people, preferences

log = logging.getLogger("arbiter.referee")

LossReason = Literal["server", "channel", "permissions", "locked"]

NO_PLACE = ("server", "channel")
"""Reasons after which the match has no place to post in."""

SEVERITY = {None: 0, "locked": 1, "permissions": 1, "channel": 2, "server": 3}
"""Severity of each reason. A graver reason replaces a lighter one; the players are only told of graver ones."""

TABLE_SLOTS = (BOARD, TURN, LATE, MOTION, ASK)
"""The slots that a running match may show at its table."""


def is_stranded(db: Connection, live: Live, why: str | None) -> bool:
    """Return whether a match that has lost its place cannot go on: its server is gone, or private messages reach nobody."""
    if why not in NO_PLACE:
        return False
    users = [s.user for s in live.humans if s.user is not None and s.user > 0]
    return why != "channel" or not any(
        people.dm_may_reach(db, user) and preferences.get(db, user).delivery == "dm" for user in users
    )


def _never_there(db: Connection, live: Live, room: Room, why: LossReason) -> bool:
    """Return whether a lobby was to be posted in the thread of a former match, and the thread was deleted first."""
    lobby = live.row.status == "lobby" and why == "channel" and live.row.channel == room.thread != room.home
    return lobby and not homes.public_slots(db, live.row.id)


def _may_retreat(live: Live, room: Room, why: LossReason) -> bool:
    """Return whether a match can go on in its parent channel: its own thread is deleted or locked."""
    has_parent = live.row.started is not None or why == "locked"
    return why in ("channel", "locked") and has_parent and live.row.channel == room.thread != room.home


async def _nothing(_guild: int, _found: bool) -> None:
    pass


class Homes:
    """The referee's record of where matches are shown. `now` is a clock in unix seconds.

    `on_server` is called with a server and whether it was found, after the bot was removed from it or is back.
    """

    def __init__(self, places: Places, now: Callable[[], float]) -> None:
        self.places = places
        self.live = places.live
        self.db = places.db
        self.now = now
        self.on_server: Callable[[int, bool], Awaitable[None]] = _nothing

    # ---------------------------------------------------------------- losing and finding a place

    @acts_again
    async def set_lost(self, match: int, why: LossReason, channel: int | None = None) -> bool:
        """Note that a match cannot be shown in its place, and notify its players; return whether that is new.

        `channel` is the channel that was lost (None: any). A match that has moved elsewhere since has lost nothing.
        """
        live = await self.live.by_id(match)
        async with live.lock_for(None):
            row = live.row
            if channel not in (None, row.channel):
                return False
            if SEVERITY[row.homeless] >= SEVERITY[why] or (row.status in ("over", "closed") and why not in NO_PLACE):
                return False
            room = await threads.of(self.db, match)
            if room is not None and _may_retreat(live, room, why):
                log.warning("match=%s goes on without its thread: %s", row.code, why)
                await self.live.commit(live, lambda db: self._retreat(db, live, room, why))
                return True
            log.warning("match=%s status=%s has lost its channel: %s", row.code, row.status, why)
            await self.live.commit(live, lambda db: self._lose(db, live, room, why))
        return True

    def _retreat(self, db: Connection, live: Live, room: Room, why: LossReason) -> None:
        """Move a match to the channel where its table was opened, post it anew there and say why."""
        match, guild = live.row.id, live.row.guild
        assert guild is not None, "threads are of servers"
        threads.set_lacks(db, match, why)
        homes.move(db, match, guild, room.home, None)
        if why == "channel":
            homes.forget_posts(db, match, live.row.channel)
        if live.row.status not in ("over", "closed"):
            outbox.owe(db, match, [HERE], self.now())
            self._settle(db, live)

    def _lose(self, db: Connection, live: Live, room: Room | None, why: LossReason) -> None:
        row, now = live.row, self.now()
        if room is not None and row.guild is not None and _never_there(db, live, room, why):
            threads.forget_thread(db, row.id)
            homes.move(db, row.id, row.guild, room.home, None)
            outbox.owe(db, row.id, [THREAD, BOARD], now)
            return
        homes.set_homeless(db, row.id, why)
        if why == "channel":
            homes.forget_posts(db, row.id, row.channel)
        if row.status in ("over", "closed"):
            return
        # Notices about an earlier loss have been read: nobody would notice an edit, so they are sent anew.
        outbox.disown(db, row.id, homes.notices(db, row.id), now)
        if row.status == "lobby" and why in NO_PLACE and not row.in_competition:
            self.places.end(db, live, "lost")
        if row.status == "playing" and row.paused is None and is_stranded(db, live, why):
            matches.set_paused(db, row.id, now, "lost")
        outbox.owe(db, row.id, [notice_slot(s.seat) for s in live.humans], now)

    @acts_again
    async def set_found(self, match: int) -> bool:
        """Note that a match can be shown in its place again; return whether that is new."""
        live = await self.live.by_id(match)
        async with live.lock_for(None):
            if live.row.homeless is None:
                return False
            log.info("match=%s has its channel again", live.row.code)
            await self.live.commit(live, lambda db: self._settle(db, live))
        return True

    def _settle(self, db: Connection, live: Live) -> None:
        """Owe every message of the table, and resume the clocks that the loss stopped."""
        row, now = live.row, self.now()
        homes.set_homeless(db, row.id, None)
        notices = homes.notices(db, row.id)
        if row.homeless in NO_PLACE:
            outbox.owe(db, row.id, notices, now)
        else:
            outbox.disown(db, row.id, notices, now)
        slots = [*homes.public_slots(db, row.id), BOARD]
        if threads.get(db, row.id) is not None:
            slots += [DOOR, THREAD]
        if row.status == "over":
            slots.append(RESULT)
        elif row.status in ("playing", "frozen"):
            slots += [
                *TABLE_SLOTS,
                *(offer_slot(s.seat) for s in live.seats),
                *(panel_slot(s.seat) for s in live.humans),
            ]
            call = calls.open_call(db, row.id)
            slots += [judge_slot(call.id)] if call is not None else []
        if row.paused_by == "lost":
            matches.set_paused(db, row.id, None, None)
        outbox.owe(db, row.id, dict.fromkeys(slots), now)

    async def retry(self, match: int) -> None:
        """Retry a match's deliveries at once: the obstacle may be gone."""
        now = self.now()

        def work(db: Connection) -> None:
            homes.retry_now(db, match, now)
            outbox.owe(db, match, [BOARD], now)

        await self.db.write(work)
        self.live.wake(match)

    async def repost(self, match: int, slot: str) -> None:
        """Post a message anew that somebody has deleted."""
        now = self.now()

        def work(db: Connection) -> None:
            outbox.forget(db, match, slot)
            outbox.owe(db, match, [slot], now)

        await self.db.write(work)
        self.live.wake(match)

    # ---------------------------------------------------------------- servers

    async def set_server_lost(self, guild: int) -> None:
        """Note that the bot was removed from a server."""
        now = self.now()
        await self.db.write(lambda db: homes.set_removed(db, guild, now))
        for match in await homes.of_guild(self.db, guild):
            await self._each(match, "server")
        await self.on_server(guild, False)

    async def set_server_found(self, guild: int) -> None:
        """Note that the bot is back in a server that it was removed from."""
        await self.db.write(lambda db: homes.set_removed(db, guild, None))
        for match, why in await homes.homeless(self.db, guild):
            if why == "server":
                await self._each(match, None)
        await self.on_server(guild, True)

    async def set_channel_deleted(self, channel: int) -> None:
        """Note that a channel or thread was deleted."""
        over = await threads.matches_in(self.db, channel)  # their rematches must not be posted there
        for match in dict.fromkeys([*await homes.of_channel(self.db, channel), *over]):
            await self._each(match, "channel", channel)

    async def _each(self, match: int, why: LossReason | None, channel: int | None = None) -> None:
        """Apply a loss, or a find (None), to one of several matches; one that cannot be loaded is logged and skipped."""
        try:
            await (self.set_found(match) if why is None else self.set_lost(match, why, channel))
        except (RefusedError, BadSaveError):
            log.exception("match=%d: the loss or return of its channel was not stored", match)

    # ---------------------------------------------------------------- moving

    async def check_move(self, code: str, user: int, guild: int, channel: int, *, judge: bool) -> Live:
        """Return a match that this user may move to this channel. Raises RefusedError if they may not.

        Its players may once its own place is lost. A `judge` of the server `guild` always may, within that server. A match
        goes to another server only if the bot was removed from its own.
        """
        live = await self.live.by_code(code)
        row = live.row
        if row.status == "lobby":
            raise RefusedError("refused-move-lobby", code=code)
        if row.status != "frozen":
            live.check_running()
        if live.seat_of(user) is None and not (judge and guild == row.guild):
            raise live.absence_error(user)
        if channel == row.channel and row.homeless not in NO_PLACE:
            raise RefusedError("refused-move-here")
        if row.homeless is None and not (judge and guild == row.guild):
            raise RefusedError("refused-move-home", place=f"<#{row.channel}>")
        if guild != row.guild and row.homeless != "server":
            raise RefusedError("refused-move-server")
        return live

    @acts_again
    async def move(
        self, code: str, user: int, guild: int, channel: int, *, judge: bool, parent: int | None = None
    ) -> Live:
        """Move a match to another channel and post its whole table there. Raises as `check_move` does.

        `parent` is the parent channel if the new place is a public thread.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            await self.check_move(code, user, guild, channel, judge=judge)

            def work(db: Connection) -> None:
                homes.move(db, live.row.id, guild, channel, parent)
                self._settle(db, live)

            log.info("match=%s moves to channel %d of server %d for user %d", code, channel, guild, user)
            await self.live.commit(live, work)
        return live

    @acts_again
    async def move_for_tournament(self, live: Live, guild: int, channel: int) -> None:
        """Move a table that has lost its place to the new channel of its tournament, and post it there."""

        def work(db: Connection) -> None:
            homes.move(db, live.row.id, guild, channel, None)
            self._settle(db, live)

        async with live.lock_for(None):
            await self.live.commit(live, work)

    # ---------------------------------------------------------------- members

    @acts_again
    async def set_gone(self, match: int, user: int, *, gone: bool) -> None:
        """Note that a player has left the match's server (`gone`) or is back; the table shows it and may vote on the seat."""
        live = await self.live.by_id(match)
        async with live.lock_for(None):
            mine = live.seat_of(user)
            if mine is None or (mine.gone is not None) == gone or live.row.status != "playing":
                return
            now = self.now()

            def work(db: Connection) -> None:
                homes.set_gone(db, match, mine.seat, now if gone else None)
                outbox.owe(db, match, [LATE, MOTION, BOARD], now)

            await self.live.commit(live, work)
