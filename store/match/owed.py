"""The queries of messages owed and messages delivered, the same for matches, tournaments, ladders and seasons.

An outbox row says that a slot ("board", "turn", "panel:2" …) no longer shows the present state. It is written in the transaction
of the change, so no message can be forgotten; what is sent is always the newest state, so rows of one slot coalesce. A table of
posts remembers where each slot's message is.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from store.connection import Connection
from store.database import Database
from store.locks import runs_beside_others

FORMER = "former"
"""The name of slots with a message that its reader must not see any more; the sender deletes the message."""


class Owed(msgspec.Struct, frozen=True):
    """A slot whose message is out of date; `match` is the id of the match, tournament, ladder or season.

    It has the slot's oldest and newest outbox row, since when a send may be under way, and the number of attempts.
    """

    match: int
    slot: str
    first: int
    last: int
    sending: float | None
    attempts: int
    not_before: float
    rows: int | None = None
    """How many rows there were; None if that was not read."""


class Post(msgspec.Struct, frozen=True):
    """The delivered message of a slot, with the digest of its content; an edit that would change nothing is skipped."""

    slot: str
    channel: int
    message: int
    shows: str


class Outbox(msgspec.Struct, frozen=True):
    """The two tables of one kind of owner, and the queries on them. Writers take the connection of the running transaction.

    `owner` is the name of their column with the owner's id. `index` is the one that finds what is owed, where it must be named.
    """

    owner: str
    outbox: str
    posted: str
    index: str = ""

    # ---------------------------------------------------------------- writing

    def owe(self, db: Connection, owner: int, slots: Iterable[str], now: float) -> None:
        """Store that the messages of these slots are out of date."""
        db.executemany(
            f"INSERT INTO {self.outbox} ({self.owner}, slot, created, not_before) VALUES (?, ?, ?, ?)",  # noqa: S608  # our own names
            [(owner, slot, now, now) for slot in dict.fromkeys(slots)],
        )

    def mark_sending(self, db: Connection, row: Owed, now: float) -> None:
        """Store that a send begins. After a crash the message is looked for before it is sent again."""
        self._update(db, row, "sending = ?", now, also=" AND sending IS NULL")

    def settle(self, db: Connection, row: Owed, post: Post | None, failure: str | None, now: float) -> None:
        """Settle a slot up to the given row, with the delivered `post`, or given up with the reason of the `failure`."""
        if row.rows is not None and runs_beside_others(db) and self._waiting(db, row) > row.rows:
            # A row of a transaction that began earlier and ended later: the message may not show what it is about.
            self.owe(db, row.match, [row.slot], now)
        self._update(db, row, "delivered = ?, failure = ?", now, failure)
        if post is not None:
            self.put_post(db, row.match, post)

    def _waiting(self, db: Connection, row: Owed) -> int:
        """Return how many rows of a slot are not settled, up to the given one."""
        found = db.execute(
            f"SELECT count(*) FROM {self.outbox} WHERE {self.owner} = ? AND slot = ? AND id <= ? AND delivered IS NULL",  # noqa: S608  # our own names
            (row.match, row.slot, row.last),
        ).fetchone()
        return int(found[0])

    def mark_failed(self, db: Connection, row: Owed, why: str, again: float) -> None:
        """Record a failed attempt; the slot stays owed and is not tried before `again`."""
        self._update(db, row, "attempts = attempts + 1, failure = ?, not_before = ?", why, again)

    def _update(self, db: Connection, row: Owed, values: str, *arguments: float | str | None, also: str = "") -> None:
        """Change the rows of a slot that are not settled, up to the given one."""
        db.execute(
            f"UPDATE {self.outbox} SET {values}"  # noqa: S608  # our own names
            f" WHERE {self.owner} = ? AND slot = ? AND id <= ? AND delivered IS NULL{also}",
            (*arguments, row.match, row.slot, row.last),
        )

    def put_post(self, db: Connection, owner: int, post: Post) -> None:
        """Store where the message of a slot is, and the digest of its content."""
        db.execute(
            f"INSERT INTO {self.posted} ({self.owner}, slot, channel, message, shows) VALUES (?, ?, ?, ?, ?)"  # noqa: S608  # our own names
            f" ON CONFLICT ({self.owner}, slot) DO UPDATE SET channel = excluded.channel, message = excluded.message,"
            " shows = excluded.shows",
            (owner, post.slot, post.channel, post.message, post.shows),
        )

    def forget(self, db: Connection, owner: int, slot: str) -> None:
        """Delete the post of a message that no longer exists."""
        db.execute(f"DELETE FROM {self.posted} WHERE {self.owner} = ? AND slot = ?", (owner, slot))  # noqa: S608  # our own names

    def disown(
        self, db: Connection, owner: int, slots: Iterable[str], now: float, handed_on: int | None = None
    ) -> None:
        """Move the messages of these slots to slots of their own, through which the sender deletes them; the next ones are new.

        `handed_on` is a seat that has a new user: its number goes into the slot, and the message becomes a note about that.
        """
        here = f"{self.owner} = ? AND slot = ?"
        for slot in slots:
            row = db.execute(f"SELECT message FROM {self.posted} WHERE {here}", (owner, slot)).fetchone()  # noqa: S608  # our own names
            if row is not None:
                own = f"{FORMER}:{row[0]}" if handed_on is None else f"{FORMER}:{row[0]}:{handed_on}"
                # It is there already if an edit that was under way noted the message in its former slot once more.
                self.forget(db, owner, own)
                db.execute(f"UPDATE {self.posted} SET slot = ?, shows = '' WHERE {here}", (own, owner, slot))  # noqa: S608  # our own names
                self.owe(db, owner, [own], now)

    # ---------------------------------------------------------------- reading

    async def owed(self, db: Database, owner: int | None = None) -> list[Owed]:
        """Return every owed slot, oldest first; of one owner if given."""
        columns = f"{self.owner}, slot, min(id), max(id), min(sending), max(attempts), max(not_before), count(*)"
        end = f"delivered IS NULL GROUP BY {self.owner}, slot ORDER BY min(id)"
        if owner is not None:
            rows = await db.read(f"SELECT {columns} FROM {self.outbox} WHERE {self.owner} = ? AND {end}", owner)  # noqa: S608  # our own names
        else:
            named = f" INDEXED BY {self.index}" if self.index else ""
            rows = await db.read(f"SELECT {columns} FROM {self.outbox}{named} WHERE {end}")  # noqa: S608  # our own names
        return [Owed(*row) for row in rows]

    async def post(self, db: Database, owner: int, slot: str) -> Post | None:
        """Return the delivered message of a slot, None without one."""
        rows = await db.read(
            f"SELECT slot, channel, message, shows FROM {self.posted} WHERE {self.owner} = ? AND slot = ?",  # noqa: S608  # our own names
            owner,
            slot,
        )
        return Post(*rows[0]) if rows else None

    async def posts(self, db: Database, owner: int) -> dict[str, Post]:
        """Return all delivered messages of an owner by slot."""
        rows = await db.read(
            f"SELECT slot, channel, message, shows FROM {self.posted} WHERE {self.owner} = ?",  # noqa: S608  # our own names
            owner,
        )
        return {row[0]: Post(*row) for row in rows}
