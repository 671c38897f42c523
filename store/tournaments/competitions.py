"""The queries that tournaments and ladders share: rows with a code, organisers, and when there is something to do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Literal, TypeVar

import msgspec

from store.clauses import only
from store.connection import Connection
from store.database import Database
from store.digests import check
from store.match.matches import new_code

Row = TypeVar("Row", bound=msgspec.Struct)
New = TypeVar("New", bound=msgspec.Struct)


class Competitions(Generic[Row, New]):
    """The table of one kind of competition, whose rows are structs of the type `row` with its columns in their order.

    `new` is the type of a row that is inserted, with some of the columns. `owner` is the column with a competition's id in the
    tables beside it. Writers take the connection of the running transaction.
    """

    def __init__(self, table: str, owner: str, row: type[Row], new: type[New], digest: Callable[[Row], int]) -> None:
        self.table = table
        self.owner = owner
        self.row = row
        self.fields = new.__struct_fields__
        self.columns = row.__struct_fields__
        self.digest = digest

    def insert(self, db: Connection, new: New) -> int:
        """Store a competition under a new code; return its id."""
        row = db.execute(
            f"INSERT INTO {self.table} (code, {', '.join(self.fields)}) VALUES (?{', ?' * len(self.fields)}) RETURNING id",  # noqa: S608  # our own columns
            (new_code(db), *msgspec.structs.astuple(new)),
        ).fetchone()
        self.seal(db, int(row[0]))
        return int(row[0])

    def seal(self, db: Connection, number: int) -> None:
        """Store the digest of a competition whose settings were written."""
        digest = self.digest(self._read(db, number)[0])
        db.execute(f"UPDATE {self.table} SET digest = ? WHERE id = ?", (digest, number))  # noqa: S608  # our own names

    def count(self, db: Connection, guild: int, *without: str) -> int:
        """Return how many competitions a server has, without those in these phases; read in the running transaction."""
        marks = ", ".join("?" * len(without))
        found = db.execute(
            f"SELECT count(*) FROM {self.table} WHERE guild = ? AND phase NOT IN ({marks})",  # noqa: S608  # our own names
            (guild, *without),
        )
        return int(found.fetchone()[0])

    def advance(self, db: Connection, number: int, version: int, to: int, revision: int | None = None) -> bool:
        """Raise version and revision from those that the caller knows; return False, and do nothing, if others came first.

        Without a revision only the version is compared.
        """
        same, known = only("revision", revision)
        done = db.execute(
            f"UPDATE {self.table} SET version = ?, revision = revision + 1 WHERE id = ? AND version = ?{same}",  # noqa: S608  # our own names
            (to, number, version, *known),
        )
        return done.rowcount == 1

    def touch(self, db: Connection, number: int) -> None:
        """Raise the revision: something is changed that is in the memory of other processes."""
        db.execute(f"UPDATE {self.table} SET revision = revision + 1 WHERE id = ?", (number,))  # noqa: S608  # our own names

    async def revision(self, db: Database, number: int) -> int:
        """Return the present revision of a competition, -1 if there is none."""
        rows = await db.read(f"SELECT revision FROM {self.table} WHERE id = ?", number)  # noqa: S608  # our own names
        return rows[0][0] if rows else -1

    def add_organiser(self, db: Connection, number: int, kind: Literal["user", "role"], who: int) -> None:
        """Let a person, or everybody with a role, organise a competition."""
        db.execute(
            f"INSERT INTO {self.owner}_organisers ({self.owner}, kind, id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",  # noqa: S608  # our own names
            (number, kind, who),
        )

    def remove_organiser(self, db: Connection, number: int, kind: Literal["user", "role"], who: int) -> None:
        """Take the right to organise back."""
        db.execute(
            f"DELETE FROM {self.owner}_organisers WHERE {self.owner} = ? AND kind = ? AND id = ?",  # noqa: S608  # our own names
            (number, kind, who),
        )

    def get(self, db: Connection, number: int) -> Row:
        """Return a competition, read in the running transaction. Raises DamagedError if it is not what was stored."""
        return self._sound(*self._read(db, number))

    def _read(self, db: Connection, number: int) -> tuple[Row, int]:
        columns = ", ".join((*self.columns, "digest"))
        *row, digest = db.execute(f"SELECT {columns} FROM {self.table} WHERE id = ?", (number,)).fetchone()  # noqa: S608  # our own columns
        return self.row(*row), digest

    def _sound(self, row: Row, digest: int) -> Row:
        number: int = row.id  # type: ignore[attr-defined]  # every row has one
        check(digest, self.digest(row), f"the {self.owner}", **{self.owner: number})
        return row

    # ---------------------------------------------------------------- reading

    async def select(self, db: Database, end: str, *arguments: object) -> list[Row]:
        """Return the rows that the end of a query asks for, which begins after the table's name.

        They are not compared with their digests: one that is damaged must not keep a list from being shown.
        """
        columns = ", ".join(f"{self.table}.{name}" for name in self.columns)
        rows = await db.read(f"SELECT {columns} FROM {self.table} {end}", *arguments)  # noqa: S608  # our own columns
        return [self.row(*row) for row in rows]

    async def _one(self, db: Database, column: str, value: object) -> Row | None:
        columns = ", ".join((*self.columns, "digest"))
        rows = await db.read(f"SELECT {columns} FROM {self.table} WHERE {column} = ?", value)  # noqa: S608  # our own columns
        return next(iter(db.checked(lambda row: self._sound(self.row(*row[:-1]), row[-1]), rows)), None)

    async def by_id(self, db: Database, number: int) -> Row | None:
        """Return a competition by its id. Raises DamagedError if it is not what was stored."""
        return await self._one(db, "id", number)

    async def by_code(self, db: Database, code: str) -> Row | None:
        """Return a competition by its code. Raises DamagedError if it is not what was stored."""
        return await self._one(db, "code", code)

    async def of_guild(self, db: Database, guild: int) -> list[Row]:
        """Return the competitions of a server, the newest first."""
        return await self.select(db, "WHERE guild = ? ORDER BY id DESC", guild)

    async def organisers(self, db: Database, number: int) -> list[tuple[str, int]]:
        """Return the organisers besides the one who made it: "user" or "role", and the id."""
        rows = await db.read(
            f"SELECT kind, id FROM {self.owner}_organisers WHERE {self.owner} = ? ORDER BY kind, id",  # noqa: S608  # our own names
            number,
        )
        return [(row[0], row[1]) for row in rows]

    async def due(self, db: Database, now: float) -> list[int]:
        """Return the competitions that have something to do: a duty that is due, or news of a match."""
        rows = await db.read(
            f"SELECT id FROM {self.table} WHERE due <= ?"  # noqa: S608  # our own names
            f" UNION SELECT {self.owner} FROM {self.owner}_news WHERE handled = 0 ORDER BY 1",
            now,
        )
        return [row[0] for row in rows]

    async def next_due(self, db: Database, now: float) -> float | None:
        """Return when the next duty of any competition falls due after now, None if none is in sight."""
        rows = await db.read(f"SELECT min(due) FROM {self.table} WHERE due > ?", now)  # noqa: S608  # our own names
        return None if rows[0][0] is None else float(rows[0][0])
