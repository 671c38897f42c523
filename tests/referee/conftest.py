"""A referee over a real database file, without Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random

import pytest

from engines.kernel.choose import decision_of
from referee.match.live import Live
from referee.service import Referee
from store.database import Database
from store.match.matches import NO_CLOCK
from tests.support.databases import OVER_POSTGRES, open_database
from tests.support.packs import shelf
from tests.support.sql.of_sqlite import OF_SQLITE

CHANNEL, GUILD = 500, 900


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip the tests that speak to SQLite themselves where the database is another."""
    for item in items if OVER_POSTGRES else ():
        if item.nodeid.partition("[")[0] in OF_SQLITE:
            item.add_marker(pytest.mark.skip(reason="speaks to SQLite itself"))


class Room:
    """A database, the referee over it, and a clock that stands still; users are numbers, named "user 1" and so on.

    `time` passes; `set_by` is by how much the machine's clock was set besides.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.time = 1_000_000.0
        self.set_by = 0.0
        self.woken: list[int] = []
        self.packs = path.parent / "packs"
        self.db: Database
        self.referee: Referee

    async def open(self) -> None:
        """Open the database, as after a restart."""
        self.db = await open_database(self.path, now=self.wall)
        self.referee = Referee(self.db, now=self.wall, steady=lambda: self.time, shelf=shelf(self.packs))
        self.referee.live.wake_delivery = self.woken.append

    def wall(self) -> float:
        """Return the time of day as the machine has it."""
        return self.time + self.set_by

    async def restart(self) -> None:
        await self.db.close()
        await self.open()

    async def lobby(
        self,
        *users: int,
        guild: int = GUILD,
        channel: int = CHANNEL,
        options: dict[str, object] | None = None,
        practice: int = 0,
        clock: str = NO_CLOCK,
        game: str = "krendel",
    ) -> Live:
        """Open a lobby by the first user, with practice players, and let the others join."""
        host, *others = users
        live = await self.referee.lobbies.open(
            game,
            guild=guild,
            channel=channel,
            language="en",
            user=host,
            name=f"user {host}",
            entropy=f"press {host}",
            options=options or {},
            practice=practice,
            clock=clock,
        )
        for user in others:
            await self.join(live, user)
        return live

    async def join(self, live: Live, user: int) -> Live:
        return await self.referee.lobbies.join(live.row.code, user, f"user {user}", f"press {user}")

    async def match(self, *users: int, practice: int = 0) -> Live:
        live = await self.lobby(*users, practice=practice)
        return await self.referee.lobbies.start(live.row.code, users[0])

    async def first(self, live: Live, seat: int, nth: int = 0) -> Live:
        """Answer a seat's open question: with the `nth` option, or with none where that is allowed."""
        _, match = live.rules_and_match
        asked = decision_of(match, seat)
        assert asked is not None
        keys = [asked.options[nth].key] if asked.least else []
        user = next(s.user for s in live.seats if s.seat == seat)
        assert user is not None
        return await self.referee.choose(live.row.code, user, seat, asked.id, keys)

    async def everybody(self, live: Live) -> None:
        """Let everybody who is asked answer once."""
        for seat in live.rules_and_match[1].seats:
            if decision_of(live.rules_and_match[1], seat) is not None:
                await self.first(live, seat)

    async def stored(self) -> list[tuple[object, ...]]:
        """Return everything in the database about matches."""
        rows: list[tuple[object, ...]] = []
        for table in ("matches", "seats", "states", "choices", "events", "drafts", "motions", "outbox"):
            rows += [(table, *row) for row in await self.db.read(f"SELECT * FROM {table} ORDER BY 1, 2, 3")]
        return rows

    async def owed(self) -> list[str]:
        """Return the slots owed, in order, and settle them."""
        rows = await self.db.read("SELECT slot FROM outbox WHERE delivered IS NULL GROUP BY slot ORDER BY slot")
        await self.db.write(lambda db: db.execute("UPDATE outbox SET delivered = 1 WHERE delivered IS NULL").close())
        return [row["slot"] for row in rows]


@pytest.fixture
async def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    """Open a room whose secrets are the same in every run: what is asked of whom must not be left to chance."""
    chance = Random(17)
    monkeypatch.setattr("referee.lobby.lobbies.secrets.token_hex", lambda count: chance.randbytes(count).hex())
    made = Room(tmp_path / "arbiter.db")
    await made.open()
    yield made
    await made.db.close()


def seat_numbers(live: Live) -> Sequence[int]:
    return [seat.seat for seat in live.seats]
