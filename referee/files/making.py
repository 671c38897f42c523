"""Makes match files beside the event loop: in a thread, and with changed answers in a process of its own."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from engines.kernel.state.model import Seat
from processes.child import Kind
from processes.errors import WorkerError
from processes.pool import Pool
from referee.errors import RefusedError
from referee.files.export import Gathered, UnreadableDrawsError, gathered, write_file
from referee.files.stood import Played, Stood, stood_all, stood_unchanged
from referee.match.live import Live
from store.database import Database
from store.errors import DamagedError

log = logging.getLogger("arbiter.referee")

KIND = Kind("shorten", "the process that leaves out changed answers", "referee.files.stood_worker")

SECONDS = 30.0
"""Seconds by the clock that a log may take to be shortened; after them the file has it as it is stored."""


class GivenFile(msgspec.Struct, frozen=True):
    """A file as it is given out, and for which seat; None is the public."""

    body: bytes
    viewer: Seat | None


class MatchFiles:
    """Makes match files. Logs with changed answers are shortened one after another."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self._turn = asyncio.Lock()

    async def of_user(self, live: Live, user: int) -> GivenFile:
        """Return the file of a started match with what a user may know of it. Raises as `public` does."""
        async with live.lock:
            mine = live.seat_of(user)
            viewer = mine.seat if mine is not None else None
            found = await gathered(self.db, live, viewer)
        return GivenFile(await self._write(found), viewer)

    async def public(self, live: Live, viewer: Seat | None = None) -> bytes:
        """Return the file of a started match for the public, or for a seat.

        Raises RefusedError if the match has not started, or if its stored draws cannot be read.
        """
        async with live.lock:
            found = await gathered(self.db, live, viewer)
        return await self._write(found)

    async def _write(self, found: Gathered) -> bytes:
        stood = await self._stood(found.played, found.code) if found.played is not None else None
        try:
            return await asyncio.to_thread(write_file, found, stood)
        except UnreadableDrawsError as error:
            seat = found.made["viewer"] or "none"
            log.error("no file of match=%s version=%d seat=%s: %s", found.code, error.version, seat, error)  # noqa: TRY400  # no traceback needed
            self.db.on_damage(DamagedError("the draws", match=found.match, version=error.version))
            raise RefusedError("refused-file-damaged", rule=None, code=found.code) from error

    async def _stood(self, played: Played, code: str) -> Stood:
        """Return the log of a finished match; all of it if leaving out changed answers fails."""
        unchanged = await asyncio.to_thread(stood_unchanged, played)
        if unchanged is not None:
            return unchanged
        async with self._turn:
            try:
                return await _shortened(played)
            except WorkerError as error:
                log.warning("match=%s: its file has changed answers as well: %s", code, error)
        return await asyncio.to_thread(stood_all, played)


async def _shortened(played: Played) -> Stood:
    """Return the log of a match from a new process. Raises WorkerError if it dies or takes too long."""
    pool = Pool(KIND, seconds=SECONDS, tries=1)
    try:
        body = await asyncio.to_thread(msgspec.msgpack.encode, played)
        return msgspec.msgpack.decode(await pool.ask(body), type=Stood)
    finally:
        await pool.close()
