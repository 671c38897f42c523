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
    """A file as it is given out, for which seat (None is the public), and how its match stood when it was made.

    `is_whole`: the file has everything, also the secret of the dice.
    """

    body: bytes
    viewer: Seat | None
    status: str
    is_whole: bool


WAITING = 8
"""Files that may be made at once."""


class _Wanted(msgspec.Struct, frozen=True):
    """The file that is asked for: of a match as it stands, for a seat or the public."""

    match: int
    revision: int
    is_open: bool
    viewer: Seat | None


class _Making(msgspec.Struct, frozen=True):
    """A file that is being made, and the user who asked for it first."""

    user: int
    task: asyncio.Task[bytes]


class MatchFiles:
    """Makes match files. Logs with changed answers are shortened one after another.

    Who asks for a file that is being made waits for that one. Otherwise each person has one file made at a time.
    """

    def __init__(self, db: Database) -> None:
        self.db = db
        self._turn = asyncio.Lock()
        self._making: dict[_Wanted, _Making] = {}

    async def of_user(self, live: Live, user: int) -> GivenFile:
        """Return the file of a started match with what a user may know of it. Raises as `public` does."""
        async with live.lock:
            mine = live.seat_of(user)
            viewer = mine.seat if mine is not None else None
            task = await self._task(live, user, viewer)
            status, is_whole = live.row.status, live.is_open  # both may change while the file is made
        return GivenFile(await asyncio.shield(task), viewer, status, is_whole)

    async def public(self, live: Live, user: int, viewer: Seat | None = None) -> bytes:
        """Return the file of a started match for the public, or for a seat. A user asks for it.

        Raises RefusedError if the match has not started, if its stored draws cannot be read, and while too many files are made.
        """
        async with live.lock:
            task = await self._task(live, user, viewer)
        return await asyncio.shield(task)

    async def _task(self, live: Live, user: int, viewer: Seat | None) -> asyncio.Task[bytes]:
        """Return the task that makes a file. Hold the match's lock."""
        wanted = _Wanted(live.row.id, live.row.revision, live.is_open, viewer)
        if wanted in self._making:
            return self._making[wanted].task
        self._check_may_ask(user)
        found = await gathered(self.db, live, viewer)
        self._check_may_ask(user)  # others may have asked in the meantime
        task = asyncio.get_running_loop().create_task(self._write(found), name=f"match file {found.code}")
        self._making[wanted] = _Making(user, task)
        task.add_done_callback(lambda done: self._forget(wanted, done))
        return task

    def _check_may_ask(self, user: int) -> None:
        if user in [one.user for one in self._making.values()]:
            raise RefusedError("refused-making-yours")
        if len(self._making) >= WAITING:
            raise RefusedError("refused-making-busy")

    def _forget(self, wanted: _Wanted, done: asyncio.Task[bytes]) -> None:
        del self._making[wanted]
        if not done.cancelled():
            done.exception()  # whoever waited for it may have gone

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
