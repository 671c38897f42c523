"""Imports finished matches from files: each is played through first, listed for its user only, and open to all by its code.

Imported matches are over, have no users and count in no statistics. A separate process reads the files, one at a time, and is
ended when it takes too long, so no file can block the bot.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable

import msgspec

from processes.child import Kind
from processes.errors import WorkerError
from processes.pool import Pool
from referee.errors import RefusedError
from referee.files.parts import choice_row, fingerprint, seat_of_letter
from referee.files.reading import FileError, check_ends
from referee.files.reading_queue import ReadingQueue
from referee.files.worker import DICE, PLAY, Accepted, Answer, DiceChecked, Refused, Request
from referee.match.cache import LiveMatches
from store.connection import Connection
from store.locks import lock
from store.match import imports
from store.match.imports import ImportedMatch, ImportRow
from store.match.matches import NewMatch
from store.match.rows import EventRow

log = logging.getLogger("arbiter.referee")

MODULE = "referee.files.worker"
"""The module that the process runs."""

SECONDS = 20.0
"""Seconds until the wait for a file ends; the process has its own limit besides, of processor time."""

MOST_IMPORTS = 20
"""Imported matches that one user may keep."""

KEPT_BYTES = 48 * 1024 * 1024
"""Bytes of one user's imported matches that may be stored. A match takes half a megabyte at most."""

NO_CHANNEL = 0
"""The channel of a match without a channel."""


class Importing:
    """Imports matches and deletes imported ones. `now` is a clock in unix seconds."""

    def __init__(self, live: LiveMatches, now: Callable[[], float]) -> None:
        self.live = live
        self.db = live.db
        self.now = now
        self._queue = ReadingQueue(now)

    async def import_file(self, user: int, language: str, body: bytes) -> tuple[str, bool]:
        """Play a file's match through and store it; return its code, and whether it is new for this user.

        Raises RefusedError for a file that is not valid, and for one too many.
        """
        found = await self._ask_process(user, PLAY, body)
        assert isinstance(found, Accepted)
        name, imported = fingerprint(found.file), _imported_match(found, user, language, self.now())

        def work(db: Connection) -> tuple[str, bool]:
            lock(db, "user", user)
            code = imports.code_of_file(db, user, name)
            if code is not None:
                return code, False
            count, size = imports.usage(db, user)
            if count >= MOST_IMPORTS or size + sum(map(len, imported.states)) > KEPT_BYTES:
                raise RefusedError("refused-imports", limit=MOST_IMPORTS)
            return imports.insert(db, imported), True

        code, new = await self.db.write(work)
        log.info("imported match=%s user=%d game=%s bytes=%d new=%s", code, user, found.file.game, len(body), new)
        return code, new

    async def check_dice(self, user: int, body: bytes) -> DiceChecked:
        """Check the dice of a file, whatever its game and edition are; where its rules are known, play it through as well.

        Raises RefusedError for a file that cannot be read, and for one too many.
        """
        found = await self._ask_process(user, DICE, body)
        assert isinstance(found, DiceChecked)
        return found

    async def of_user(self, user: int) -> list[ImportRow]:
        """Return a user's imported matches, the newest first."""
        return await imports.of_user(self.db, user)

    async def delete(self, code: str, user: int) -> None:
        """Delete a match that this user has imported. Raises RefusedError if it is not theirs."""
        live = await self.live.by_code(code)
        row = await imports.of_match(self.db, live.row.id)
        if row is None or row.user != user:
            raise RefusedError("refused-not-your-import")
        await self._delete(row.match)

    async def delete_all(self, user: int) -> None:
        """Delete all imported matches of a user."""
        for row in await imports.of_user(self.db, user):
            await self._delete(row.match)

    # ---------------------------------------------------------------- within

    async def _delete(self, match: int) -> None:
        await self.db.write(lambda db: imports.delete(db, match))
        self.live.forget(match)

    async def _ask_process(self, user: int, wanted: str, body: bytes) -> Answer:
        """Return the process's answer. Raises RefusedError for a refused file, for one too many, and for one that takes too long.

        A file that `check_ends` refuses needs no process and does not count towards a user's limit.
        """
        try:
            check_ends(body)
        except FileError as error:
            raise RefusedError(error.reason, rule=None, **error.facts) from error
        async with self._queue.turn(user):
            found = await _answer_of_process(wanted, body)
        if isinstance(found, Refused):
            log.info("refused file user=%d bytes=%d: %s %s", user, len(body), found.reason, found.facts)
            raise RefusedError(found.reason, rule=None, **found.facts)
        return found


async def _answer_of_process(wanted: str, body: bytes) -> Answer:
    """Return the answer of a new process, which is a refusal if it died or took too long."""
    pool = Pool(Kind("import", "the process that reads a file", MODULE), seconds=SECONDS, tries=1)
    try:
        reply = await pool.ask(msgspec.msgpack.encode(Request(wanted, body)))
    except WorkerError as error:
        log.warning("cannot read a match file: %s", error)
        return Refused("file-heavy", {})
    finally:
        await pool.close()
    answer: Answer = msgspec.msgpack.decode(reply, type=Answer)
    return answer


def _imported_match(found: Accepted, user: int, language: str, now: float) -> ImportedMatch:
    """Return an accepted file as a match to store."""
    file, played = found.file, found.played
    new = NewMatch(
        file.game,
        None,
        NO_CHANNEL,
        language,
        "dark",
        user,
        json.dumps(file.options),
        file.secret,
        file.commitment,
        now,
        undo=file.terms.undo,
        clock=msgspec.json.encode(file.terms.clock).decode(),
    )
    places: dict[int, int] = {}
    events = []
    for version, kind, body in played.events:
        places[version] = places.get(version, -1) + 1
        events.append(EventRow(version, places[version], kind, body))
    choices = [choice_row(entry, now) for entry in file.choices]
    return ImportedMatch(
        new,
        fingerprint(file),
        file.pack,
        played.content,
        [entry.status for entry in file.seats],
        {seat_of_letter(entry.seat): entry.number for entry in file.numbers},
        {seat_of_letter(entry.seat): entry.text for entry in file.brought},
        played.states,
        choices,
        events,
        file.reason,
        played.result.decode(),
    )
