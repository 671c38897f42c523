"""Threads of tables: which thread a table gets, when it is owed, and where the match goes on without it.

On a server that keeps tables in threads, a lobby is posted in the channel, where people see it. When the match begins, a thread
is made from that message, which from then on links there (slot `DOOR`), and the table is posted in the thread. In a forum the
post is made when the table opens, and the lobby is its first message. The outbox owes both like messages. Until the thread is
made, or cannot be made, nothing else of the table is posted.
"""

from __future__ import annotations

import logging
import zlib
from collections.abc import Sequence

from referee.lobby.places import Places
from referee.match.again import acts_again
from referee.match.live import Live
from referee.match.slots import BOARD, DOOR, HERE, THREAD
from store.connection import Connection
from store.lobby import threads
from store.lobby.threads import Room, Wanted
from store.match import homes, outbox
from store.match.matches import MatchRow, SeatRow
from store.match.owed import Post

log = logging.getLogger("arbiter.referee")

OVER = ("over", "closed")
"""The statuses of matches whose thread is archived."""

CLOSED = "closed"
"""The reason of a table without a thread: it was closed before one was made."""

DELETED = "channel"
"""The reason of a table without a thread: somebody has deleted it."""


HIDDEN = "hidden"
"""The reason of a table without a forum post: the forum is visible to other people than the table's channel."""


def room_of(wanted: Wanted, match: int) -> Room:
    """Return the record of a new table's wanted thread."""
    return Room(match, wanted.kind, wanted.parent, wanted.home, lacks=wanted.lacks)


def is_awaiting_thread(room: Room | None, row: MatchRow) -> bool:
    """Return whether a match's messages wait until its thread is made."""
    if room is None or room.thread is not None or room.lacks is not None:
        return False
    return room.kind == "post" or row.started is not None


def is_over(row: MatchRow, thread: int) -> bool:
    """Return whether nothing more of a match will be posted in this thread: it is over, or goes on elsewhere."""
    return row.status in OVER or row.channel != thread


def is_made_at_start(room: Room) -> bool:
    """Return whether a table gets its thread when the match begins."""
    return room.kind == "thread" and room.thread is None and room.lacks is None


def sync_thread(db: Connection, row: MatchRow, seats: Sequence[SeatRow], now: float) -> None:
    """Owe a match's thread and the message that links to it, if they are out of date after the running transaction."""
    room = threads.get(db, row.id)
    if room is None:
        return
    if row.started is not None and room.lacks is None:
        threads.link_lobby_message(db, room)
    players = [(seat.seat, seat.user, seat.status) for seat in seats] if row.started is not None else row.host
    mark = zlib.crc32(repr((row.status, row.paused_by == "lost", players)).encode())
    if mark != room.mark:
        threads.set_mark(db, row.id, mark)
        outbox.owe(db, row.id, [THREAD, *([DOOR] if row.started is not None else [])], now)


class TableThreads:
    """Keeps the threads of tables. `now` is a clock in unix seconds."""

    def __init__(self, places: Places) -> None:
        self.live = places.live
        self.db = places.db
        self.now = places.now
        self.live.commit_hooks.append(lambda db, row, seats, *_: sync_thread(db, row, seats, self.now()))

    async def of(self, live: Live) -> Room | None:
        """Return the thread that a table has or wants, None without one."""
        return await threads.of(self.db, live.row.id)

    async def is_awaiting_thread(self, live: Live) -> bool:
        """Return whether a match's messages wait until its thread is made."""
        return is_awaiting_thread(await self.of(live), live.row)

    async def keeper(self, room: Room) -> int | None:
        """Return the id of the match that owes a thread's changes: the first that goes on there, else the last played there."""
        found = await threads.by_thread(self.db, room.thread) if room.thread is not None else None
        return found.match if found is not None else None

    async def owe_thread(self, match: int) -> None:
        """Owe the thread of a match."""
        now = self.now()
        await self.db.write(lambda db: outbox.owe(db, match, [THREAD], now))
        self.live.wake(match)

    @acts_again
    async def set_made(self, match: int, thread: int, starter: Post | None) -> None:
        """Note that a table's thread was made, and move the table there; `starter` is the lobby's message in a forum post."""
        live = await self.live.by_id(match)
        async with live.lock_for(None):
            guild, room = live.row.guild, await threads.of(self.db, match)
            assert guild is not None, "threads are of servers"
            assert room is not None, "it was owed"

            def work(db: Connection) -> None:
                threads.set_thread(db, match, thread)
                homes.move(db, match, guild, thread, room.parent)
                if starter is not None:
                    outbox.put_post(db, match, starter)
                outbox.owe(db, match, [DOOR, BOARD], self.now())

            log.info("match=%s has the thread %d", live.row.code, thread)
            await self.live.commit(live, work)

    @acts_again
    async def set_lacking(self, match: int, why: str) -> None:
        """Note that a table gets no thread, and why; it goes on in its channel, which says so."""
        live = await self.live.by_id(match)
        async with live.lock_for(None):

            def work(db: Connection) -> None:
                threads.set_lacks(db, match, why)
                threads.unlink_lobby_message(db, match)
                outbox.owe(db, match, [BOARD, *([HERE] if live.row.started is not None else [])], self.now())

            log.warning("match=%s gets no thread: %s", live.row.code, why)
            await self.live.commit(live, work)

    async def set_renamed(self, thread: int) -> None:
        """Note the time of a thread's renaming, which is now."""
        now = self.now()
        await self.db.write(lambda db: threads.set_renamed(db, thread, now))

    async def archive_again(self, thread: int) -> None:
        """Archive a thread again that was opened to change a message, if nothing more will be posted there."""
        room = await threads.by_thread(self.db, thread)
        if room is not None and is_over((await self.live.by_id(room.match)).row, thread):
            await self.owe_thread(room.match)
