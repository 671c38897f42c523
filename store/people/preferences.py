"""Settings of users in SQL. Writers take the connection of the running transaction."""

from __future__ import annotations

from typing import Literal

import msgspec

from store.clauses import replacing
from store.connection import Connection, Row
from store.database import Database


class Preferences(msgspec.Struct, frozen=True):
    """The settings of a user; None is the default. Quiet hours are minutes of the day in the IANA zone `zone`.

    `pings` is "all", "turns" (no reminders) or "off". With `delivery` "dm" hands are sent by direct message, with "channel" they
    are shown behind a button. `listed`: stands in leaderboards and records. A private `profile` is shown to nobody else.
    """

    user: int
    language: str | None = None
    delivery: Literal["dm", "channel"] = "dm"
    pings: Literal["all", "turns", "off"] = "all"
    next_up: bool = False
    zone: str | None = None
    quiet_from: int | None = None
    quiet_to: int | None = None
    theme: Literal["dark", "light", "contrast"] | None = None
    colours: Literal["bright", "shades"] | None = None
    board: Literal["picture", "text"] = "picture"
    listed: bool = True
    profile: Literal["open", "private"] = "open"


COLUMNS = ", ".join(Preferences.__struct_fields__)
REPLACING = replacing("user", Preferences.__struct_fields__)
BY_USER = f"SELECT {COLUMNS} FROM preferences WHERE user = ?"  # noqa: S608  # our own columns


def keep(db: Connection, new: Preferences) -> None:
    """Store the settings of a user."""
    marks = ", ".join("?" for _ in Preferences.__struct_fields__)
    db.execute(f"INSERT INTO preferences ({COLUMNS}) VALUES ({marks}){REPLACING}", msgspec.structs.astuple(new))  # noqa: S608  # our own columns


def get(db: Connection, user: int) -> Preferences:
    """Return the settings of a user, read in the running transaction."""
    return _preferences(user, db.execute(BY_USER, (user,)).fetchone())


def running_seats(db: Connection, user: int) -> list[tuple[int, int]]:
    """Return the running matches of a user, each with their seat."""
    rows = db.execute(
        "SELECT seats.match, seats.seat FROM seats JOIN matches ON matches.id = seats.match"
        " WHERE seats.user = ? AND seats.status = 'human' AND matches.status IN ('playing', 'frozen')",
        (user,),
    )
    return [(row[0], row[1]) for row in rows]


async def of_user(db: Database, user: int) -> Preferences:
    """Return the settings of a user."""
    rows = await db.read(BY_USER, user)
    return _preferences(user, rows[0] if rows else None)


def _preferences(user: int, row: Row | None) -> Preferences:
    if row is None:
        return Preferences(user)
    return msgspec.convert(dict(row), Preferences, strict=False)
