"""The announcements of seasons: one at the beginning and one at the end of each, in the channel where it was made."""

from __future__ import annotations

from collections.abc import Callable

from referee.station import Station
from store.connection import Connection
from store.database import Database
from store.leagues import seasons
from store.leagues.outbox import SEASONS

BEGIN, END = "begin", "end"
"""The words of the slots of these messages: "begin:<number of the season>"."""

NOTIFYING = frozenset({BEGIN, END})
"""The words of slots whose messages make a sound."""


def news_slot(word: str, season: int) -> str:
    """Return the slot of an announcement. It has the season's number: the controls of all seasons have the same code."""
    return f"{word}:{season}"


class SeasonNews:
    """Owes the announcements of seasons. `now` is a clock in unix seconds; `wake` is called when one is owed or may fall due."""

    def __init__(self, db: Database, now: Callable[[], float], station: Station) -> None:
        self.db = db
        self.station = station
        self.now = now
        self.wake: Callable[[], None] = lambda: None

    async def run_due(self) -> float | None:
        """Announce the seasons that have begun, each once; return when the next one begins."""
        for season in await self.station.ours(await seasons.to_begin(self.db, self.now()), "seasons"):
            await self.db.write(lambda db, season=season: self._begin(db, season))  # type: ignore[misc]  # bound at once
            self.wake()
        return await seasons.next_start(self.db, self.now())

    def _begin(self, db: Connection, season: int) -> None:
        if seasons.begin(db, season, self.now()):
            SEASONS.owe(db, season, [news_slot(BEGIN, season)], self.now())

    def owe_end(self, db: Connection, season: int) -> None:
        """Owe the announcement of a season's end, in the transaction that ends it."""
        SEASONS.owe(db, season, [news_slot(END, season)], self.now())

    async def erase(self, user: int, number: int) -> None:
        """Let a negative number stand for a user who is deleted, also in the announcements that are posted already (TM-68)."""
        for season in await seasons.of_user(self.db, user):
            posted = [*await SEASONS.posts(self.db, season)]

            def work(db: Connection, season: int = season, posted: list[str] = posted) -> None:
                seasons.erase(db, season, user, number)
                SEASONS.owe(db, season, posted, self.now())

            await self.db.write(work)
        self.wake()
