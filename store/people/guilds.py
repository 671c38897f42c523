"""Settings of servers in SQL: defaults of tables, channels, roles, judges. Writers take the connection."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from store.clauses import replacing
from store.connection import Connection, Row
from store.database import Database

PER_PERSON = 10
"""The most matches and lobbies of a user on a server that has not set another number."""


class Guild(msgspec.Struct, frozen=True):
    """The settings of a server. None is the default; no channels means all channels, no player roles means everybody.

    `clock` has clock terms in JSON. `players` are the roles that may open and join tables, `judges` the roles that may judge
    besides moderators. Lobbies look for players in `look_channel` and ping `look_role`; calls for a judge go to
    `judge_channel` (None: to the table). After `silence` days without an answer the other players of a match without a clock may
    decide, 0: never. `kept_in` puts tables into threads of their channels or into the forum `forum` (None: into the channels).
    `packs` are the ids of the content packs of new tables with spaces between, None: all packs.
    """

    guild: int
    language: str | None = None
    clock: str | None = None
    undo: Literal["free", "request", "off"] | None = None
    theme: Literal["dark", "light", "contrast"] | None = None
    per_person: Annotated[int, msgspec.Meta(ge=1, le=20)] | None = None
    look_channel: int | None = None
    look_role: int | None = None
    judge_channel: int | None = None
    packs: str | None = None
    silence: Annotated[int, msgspec.Meta(ge=0, le=60)] | None = None
    kept_in: Literal["threads", "forum"] | None = None
    forum: int | None = None
    channels: frozenset[int] = frozenset()
    players: frozenset[int] = frozenset()
    judges: frozenset[int] = frozenset()

    @property
    def limit(self) -> int:
        """Return how many matches and lobbies a user may have on this server at a time."""
        return self.per_person or PER_PERSON


OWN = (
    "language",
    "clock",
    "undo",
    "theme",
    "per_person",
    "look_channel",
    "look_role",
    "judge_channel",
    "packs",
    "silence",
    "kept_in",
    "forum",
)
"""The columns of `guilds` that are settings; the other columns describe the server."""

BY_GUILD = f"SELECT {', '.join(OWN)} FROM guilds WHERE guild = ?"  # noqa: S608  # our own columns
CHANNELS = "SELECT channel FROM guild_channels WHERE guild = ?"
ROLES = "SELECT role, may FROM guild_roles WHERE guild = ?"


def keep(db: Connection, new: Guild) -> None:
    """Store all settings of a server."""
    columns = ("guild", *OWN)
    db.execute(
        f"INSERT INTO guilds ({', '.join(columns)}) VALUES ({', '.join('?' for _ in columns)})"  # noqa: S608  # our own columns
        f"{replacing('guild', OWN)}",
        [getattr(new, name) for name in columns],
    )
    db.execute("DELETE FROM guild_channels WHERE guild = ?", (new.guild,))
    db.execute("DELETE FROM guild_roles WHERE guild = ?", (new.guild,))
    channels = [(new.guild, channel) for channel in new.channels]
    db.executemany("INSERT INTO guild_channels (guild, channel) VALUES (?, ?)", channels)
    roles = [(new.guild, role, "play") for role in new.players] + [(new.guild, role, "judge") for role in new.judges]
    db.executemany("INSERT INTO guild_roles (guild, role, may) VALUES (?, ?, ?)", roles)


def get(db: Connection, guild: int) -> Guild:
    """Return the settings of a server, read in the running transaction."""
    channels, roles = db.execute(CHANNELS, (guild,)).fetchall(), db.execute(ROLES, (guild,)).fetchall()
    return _guild(guild, db.execute(BY_GUILD, (guild,)).fetchone(), channels, roles)


def silence(db: Connection, guild: int | None) -> int | None:
    """Return the days of silence set by a server, read in the running transaction; None without a server."""
    row = db.execute("SELECT silence FROM guilds WHERE guild = ?", (guild,)).fetchone()
    return row[0] if row is not None else None


async def of(db: Database, guild: int) -> Guild:
    """Return the settings of a server."""
    rows = await db.read(BY_GUILD, guild)
    return _guild(guild, rows[0] if rows else None, await db.read(CHANNELS, guild), await db.read(ROLES, guild))


def _guild(guild: int, row: Row | None, channels: list[Any], roles: list[Any]) -> Guild:
    facts: dict[str, Any] = {
        "guild": guild,
        "channels": {channel for (channel,) in channels},
        "players": {role for role, may in roles if may == "play"},
        "judges": {role for role, may in roles if may == "judge"},
    }
    return msgspec.convert(facts | (dict(row) if row is not None else {}), Guild, strict=False)
