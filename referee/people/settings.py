"""Settings of users and servers: changing them, and the checks of a server's limits (store/people)."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, TypeVar

import msgspec

from engines.kernel.languages import languages
from referee.clocks.sync import set_silence
from referee.clocks.terms import quiet_hours
from referee.errors import RefusedError
from referee.match.cache import LiveMatches
from referee.match.slots import BOARD, panel_slot
from store.connection import Connection
from store.locks import lock
from store.match import outbox
from store.people import guilds, people, preferences
from store.people.guilds import Guild
from store.people.preferences import Preferences

Stored = TypeVar("Stored", Preferences, Guild)


class Settings:
    """Changes settings. `now` is a clock in unix seconds."""

    def __init__(self, live: LiveMatches, now: Callable[[], float]) -> None:
        self.live = live
        self.db = live.db
        self.now = now

    async def change_preferences(self, user: int, **changes: object) -> Preferences:
        """Store settings of a user, and owe the private messages of their running matches anew.

        Raises RefusedError for an unknown value, and for quiet hours that are not valid (`quiet_hours`).
        """

        def work(db: Connection) -> tuple[Preferences, list[int]]:
            lock(db, "user", user)
            new = _changed(preferences.get(db, user), changes)
            quiet = (new.quiet_from, new.quiet_to)
            if any(minute is not None for minute in quiet) and quiet_hours(new.zone, *quiet) is None:
                raise RefusedError("refused-quiet")
            preferences.keep(db, new)
            if "delivery" in changes:
                # Whoever asks for direct messages has presumably opened them.
                people.allow_dm_now(db, user)
            tables = preferences.running_seats(db, user)
            for match, seat in tables:
                # The board too: it names those whom no private message reaches.
                outbox.owe(db, match, [panel_slot(seat), BOARD], self.now())
            return new, [match for match, _ in tables]

        new, touched = await self.db.write(work)
        for match in touched:
            self.live.wake(match)
        return new

    async def change_server(self, guild: int, **changes: object) -> Guild:
        """Store settings of a server. Raises RefusedError for an unknown value."""

        def work(db: Connection) -> tuple[Guild, list[int]]:
            lock(db, "guild", guild)
            old = guilds.get(db, guild)
            new = _changed(old, changes)
            guilds.keep(db, new)
            return new, set_silence(db, guild, old.silence, self.now()) if "silence" in changes else []

        new, touched = await self.db.write(work)
        for match in touched:
            self.live.wake(match)
        return new


def _changed(old: Stored, changes: dict[str, object]) -> Stored:
    facts: dict[str, Any] = msgspec.structs.asdict(old) | changes
    if changes.get("language") not in (None, *languages()):
        raise RefusedError("refused-unknown-control")
    try:
        return msgspec.convert(facts, type(old))
    except msgspec.ValidationError as error:
        raise RefusedError("refused-unknown-control") from error


def check_may_play(guild: Guild, roles: Collection[int]) -> None:
    """Raise RefusedError if a member has none of the roles that may open and join tables here."""
    if guild.players and not guild.players.intersection(roles):
        raise RefusedError("refused-role", roles=", ".join(f"<@&{role}>" for role in sorted(guild.players)))


def check_may_open(guild: Guild, channel: int, roles: Collection[int], parent: int | None = None) -> None:
    """Raise RefusedError if this channel is not one for tables, or as `check_may_play` does.

    A thread counts as its `parent` too.
    """
    if guild.channels and not guild.channels & {channel, parent}:
        raise RefusedError("refused-channel", channels=", ".join(f"<#{c}>" for c in sorted(guild.channels)))
    check_may_play(guild, roles)


def check_may_have(guild: Guild, count: int) -> None:
    """Raise RefusedError if somebody with this many matches and lobbies in a server has reached its limit."""
    if count >= guild.limit:
        raise RefusedError("refused-many", limit=guild.limit)
