"""Reports by users to the operator: stored first and sent afterwards, so that none is lost."""

from __future__ import annotations

import logging
from collections.abc import Callable

import msgspec

from engines.kernel.history.saves import BadSaveError
from referee.errors import RefusedError
from referee.files.making import MatchFiles
from referee.match.cache import LiveMatches
from store.connection import Connection
from store.locks import lock
from store.match import matches
from store.seats import sitters
from store.upkeep import reports

log = logging.getLogger("arbiter.referee")

SHORTEST, LONGEST = 5, 1000
"""The least and the most characters of a report."""

PER_HOUR, HOUR = 3, 3600.0
"""Reports that one user may make, and the seconds within which they count."""


class FiledReport(msgspec.Struct, frozen=True):
    """A stored report: its number, the code of its match, and whether the match's file is attached."""

    number: int
    code: str | None
    attached: bool


class Reporting:
    """Stores reports. `now` is a clock in unix seconds."""

    def __init__(self, live: LiveMatches, files: MatchFiles, now: Callable[[], float]) -> None:
        self.live = live
        self.files = files
        self.db = live.db
        self.now = now
        self.on_report: Callable[[], None] = lambda: None
        """The function to call when a report is to be sent."""

    async def report(self, user: int, text: str, code: str | None) -> FiledReport:
        """Store a user's report, with the file of the match as this user may know it; return the stored report.

        A match in which they have never played is left out, since its file is not theirs to send.

        Raises RefusedError for too short, too long or too many reports, and for an unknown code.
        """
        if not SHORTEST <= len(text.strip()) <= LONGEST:
            raise RefusedError("refused-reason", least=SHORTEST, most=LONGEST)
        now = self.now()

        def check(db: Connection) -> None:
            lock(db, "user", user)
            if reports.since(db, user, now - HOUR) >= PER_HOUR:
                raise RefusedError("refused-reports", times=PER_HOUR)

        await self.db.write(check)  # before the work of a file, and once more with the report
        match, file = await self._match(user, code) if code else (None, None)

        def work(db: Connection) -> int:
            check(db)
            return reports.insert(db, match, user, text.strip(), file, now)

        number = await self.db.write(work)
        self.on_report()
        return FiledReport(number, code if match is not None else None, file is not None)

    async def own_match(self, user: int, channel: int) -> str | None:
        """Return the code of the user's own match in a channel: the only open one, else the last; None if several are open."""
        found = [row for row in await matches.in_channel(self.db, channel) if await self.has_played(user, row.id)]
        if found:
            return found[0].code if len(found) == 1 else None
        last = await matches.last_in_channel(self.db, channel)
        return last.code if last is not None and await self.has_played(user, last.id) else None

    async def has_played(self, user: int, match: int) -> bool:
        """Return whether a user plays or has played in a match, even one that cannot be loaded."""
        users = [s.user for s in await matches.seats(self.db, match)]
        return user in [*users, *(s.user for s in await sitters.of_match(self.db, match))]

    async def _match(self, user: int, code: str) -> tuple[int | None, bytes | None]:
        """Return a match's id and its file, neither if the user has never played in it.

        There is no file if the match has not begun or cannot be loaded, which may be the subject of the report.
        """
        row = await matches.by_code(self.db, code)
        if row is None:
            raise RefusedError("refused-no-match", code=code)
        if not await self.has_played(user, row.id):
            return None, None
        try:
            live = await self.live.by_id(row.id)
            if live.match is None:
                return row.id, None
            return row.id, (await self.files.of_user(live, user)).body
        except (BadSaveError, RefusedError) as error:
            log.warning("report without a file match=%s: %s", code, error)
            return row.id, None
