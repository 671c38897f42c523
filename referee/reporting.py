"""Reports to whoever hosts the bot: kept first, sent afterwards, so that none is lost."""

from __future__ import annotations

import logging
from collections.abc import Callable
from sqlite3 import Connection

from engines.kernel.saves import BadSaveError
from referee.errors import RefusedError
from referee.export import file_bytes, match_file
from referee.live import LiveMatches
from store import matches, reports

log = logging.getLogger("arbiter.referee")

SHORTEST, LONGEST = 5, 1000
"""Characters of a report."""

PER_HOUR, HOUR = 3, 3600.0
"""Reports that one user may make in so many seconds."""


class Reporting:
    """The part of the referee that takes reports. `now` is a clock in unix seconds."""

    def __init__(self, live: LiveMatches, now: Callable[[], float]) -> None:
        self.live = live
        self.db = live.db
        self.now = now
        self.woken: Callable[[], None] = lambda: None
        """Called when there is a report to be sent."""

    async def report(self, user: int, text: str, code: str | None) -> int:
        """Keep what a user reports, with the file of the match as this user knows it; return the report's number.

        Raises RefusedError for too short, too long or too many reports, and for a code of no match.
        """
        if not SHORTEST <= len(text.strip()) <= LONGEST:
            raise RefusedError("refused-reason", least=SHORTEST, most=LONGEST)
        match, file = await self._match(user, code) if code else (None, None)
        now = self.now()

        def work(db: Connection) -> int:
            if reports.since(db, user, now - HOUR) >= PER_HOUR:
                raise RefusedError("refused-reports", times=PER_HOUR)
            return reports.insert(db, match, user, text.strip(), file, now)

        number = await self.db.write(work)
        self.woken()
        return number

    async def _match(self, user: int, code: str) -> tuple[int, bytes | None]:
        """Return a match's id and its file, without one if it has not begun or cannot be loaded: that may be the trouble."""
        row = await matches.by_code(self.db, code)
        if row is None:
            raise RefusedError("refused-no-match", code=code)
        try:
            live = await self.live.by_id(row.id)
            async with live.lock:
                if live.match is None:
                    return row.id, None
                mine = live.seat_of(user)
                return row.id, file_bytes(await match_file(self.db, live, mine.seat if mine else None))
        except (BadSaveError, RefusedError) as error:
            log.warning("report without a file match=%s: %s", code, error)
            return row.id, None
