"""Shards and their homes, in SQL: leases, heartbeats, turns to begin sessions, presses taken.

Writers take the connection of the running transaction.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from datetime import UTC, datetime
from math import gcd
from typing import Literal, get_args

import msgspec

from store.clauses import FACT, SET_FACT, replacing
from store.connection import Connection
from store.database import Database
from store.people.people import HEARTBEAT

LEASING = "leasing"
"""The fact that every change of leases writes first: a server lets one of them after another do it."""

AT_ONCE = 500
"""Numbers in one query."""

FARTHEST = 3600.0
"""Seconds up to which turns are given out ahead: one that lies farther was given by a clock that was wrong."""

COLUMNS = "total, shard, holder, epoch, until_, beat"
REPLACING = replacing("total, shard", ("holder", "epoch", "until_"))
BEATING = replacing("total, shard", ("beat",))

Owner = Literal["matches", "tournaments", "ladders", "seasons"]
"""A table of what belongs to a server."""

OWNERS: tuple[Owner, ...] = get_args(Owner)


class Lease(msgspec.Struct, frozen=True):
    """A shard of `total` with its holder, the number of the holding, its end, and when the shard was last connected."""

    total: int
    shard: int
    holder: str
    epoch: int
    until: float
    beat: float | None = None

    def overlaps(self, total: int, shard: int) -> bool:
        """Return whether a server may be of this shard and of that one of another total, as while their number is changed."""
        return (self.shard - shard) % gcd(self.total, total) == 0


# ---------------------------------------------------------------- leases


def lease(
    db: Connection, holder: str, total: int, wanted: Collection[int], now: float, seconds: float
) -> dict[int, int]:
    """Renew the leases of a holder, and take those that are free; return the number of each holding by shard.

    A shard is free once its lease is over, and no shard of another total that may have the same servers is held.
    """
    db.execute(SET_FACT, (LEASING, holder))
    known = [Lease(*row) for row in db.execute(f"SELECT {COLUMNS} FROM shards ORDER BY total, shard")]  # noqa: S608  # our own columns
    own = {one.shard: one for one in known if one.total == total}
    living = [one for one in known if one.until > now and (one.total, one.holder) != (total, holder)]
    held: dict[int, int] = {}
    for shard in sorted(wanted):
        if any(one.overlaps(total, shard) for one in living):
            continue
        before = own.get(shard)
        epoch = before.epoch if before is not None else 0
        held[shard] = epoch if before is not None and before.holder == holder else epoch + 1
        db.execute(
            f"INSERT INTO shards (total, shard, holder, epoch, until_) VALUES (?, ?, ?, ?, ?){REPLACING}",  # noqa: S608  # our own columns
            (total, shard, holder, held[shard], now + seconds),
        )
    return held


def release(db: Connection, holder: str) -> None:
    """End all leases of a holder: others may take them at once."""
    db.execute("UPDATE shards SET holder = '', until_ = 0 WHERE holder = ?", (holder,))


def is_held(db: Connection, holder: str, total: int, shard: int, epoch: int) -> bool:
    """Return whether a holding is still the newest one of its shard, read in the running transaction."""
    query = "SELECT 1 FROM shards WHERE total = ? AND shard = ? AND holder = ? AND epoch = ?"
    return db.execute(query, (total, shard, holder, epoch)).fetchone() is not None


async def all_leases(db: Database) -> list[Lease]:
    """Return all shards that ever had a home, those of each total in order."""
    rows = await db.read(f"SELECT {COLUMNS} FROM shards ORDER BY total, shard")  # noqa: S608  # our own columns
    return [Lease(*row) for row in rows]


# ---------------------------------------------------------------- heartbeats


def beat(db: Connection, total: int, shards: Iterable[int], now: float) -> None:
    """Note that the connections of these shards are there."""
    if total == 1:
        db.execute(SET_FACT, (HEARTBEAT, str(now)))
        return
    db.executemany(
        f"INSERT INTO shards (total, shard, beat) VALUES (?, ?, ?){BEATING}",  # noqa: S608  # our own columns
        [(total, shard, now) for shard in shards],
    )


def has_beaten_since(db: Connection, total: int, shards: Iterable[int], since: float) -> bool:
    """Return whether any of these shards has a heartbeat after a moment, read in the running transaction."""
    rows = db.execute("SELECT shard, beat FROM shards WHERE total = ? AND beat > ?", (total, since)).fetchall()
    return bool({row[0] for row in rows} & {*shards})


async def last_beat(db: Database, total: int, shard: int) -> float | None:
    """Return when the servers of a shard could last reach the bot, by any number of shards; None if they never could."""
    found = [one.beat for one in await all_leases(db) if one.beat is not None and one.overlaps(total, shard)]
    found += [float(row[0]) for row in await db.read(FACT, HEARTBEAT)]
    return max(found, default=None)


# ---------------------------------------------------------------- turns and presses


def take_turn(db: Connection, bucket: int, now: float, pause: float) -> float:
    """Take the next turn of a bucket; return its moment, `pause` seconds after the one before, or now."""
    row = db.execute(
        "INSERT INTO identifies (bucket, at) VALUES (?1, ?2) ON CONFLICT (bucket) DO UPDATE SET at = CASE"
        " WHEN identifies.at + ?3 > ?2 AND identifies.at < ?2 + ?4 THEN identifies.at + ?3 ELSE ?2 END RETURNING at",
        (bucket, now, pause, FARTHEST),
    ).fetchone()
    return float(row[0])


def take(db: Connection, interaction: int, now: float) -> bool:
    """Take a press or a command; return False if another process has taken it."""
    query = "INSERT INTO taken (interaction, at) VALUES (?, ?) ON CONFLICT DO NOTHING"
    return db.execute(query, (interaction, now)).rowcount > 0


def forget_taken(db: Connection, before: float) -> None:
    """Forget the presses taken before a moment: Discord sends none so late."""
    db.execute("DELETE FROM taken WHERE at < ?", (before,))


# ---------------------------------------------------------------- reading


async def guilds_of(db: Database, owner: Owner, numbers: Sequence[int]) -> dict[int, int | None]:
    """Return the servers of matches, tournaments, ladders or seasons; None is that of direct messages."""
    found: dict[int, int | None] = {}
    for start in range(0, len(numbers), AT_ONCE):
        some = numbers[start : start + AT_ONCE]
        marks = ", ".join("?" for _ in some)
        for table in OWNERS:
            if table == owner:
                rows = await db.read(f"SELECT id, guild FROM {table} WHERE id IN ({marks})", *some)  # noqa: S608  # our own names
                found |= {row[0]: row[1] for row in rows}
    return found


async def clock(db: Database) -> float:
    """Return the time of day by the clock of the machine that has the database, in unix seconds."""
    read = datetime.fromisoformat(str((await db.read("SELECT CAST(CURRENT_TIMESTAMP AS TEXT)"))[0][0]))
    return (read if read.tzinfo is not None else read.replace(tzinfo=UTC)).timestamp()
