"""Obstacles of a tournament, each with the way to mend it: a lost channel, permissions, roles, tables that cannot go on."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.kit.permissions import missing_for_threads, missing_in
from referee.tournaments.halls.hall import Hall
from referee.tournaments.servers import UNDER_WAY, is_paused_by_loss
from store.tournaments.games import Trouble
from store.tournaments.tournaments import DELETED_EVENT
from words.texts import Words
from words.tournaments.speech import Speech

ENTERING = ("draft", "open", "check_in")
"""The phases in which somebody may still enter and check in."""

OF_CHANNEL = ("server", "channel", "permissions")
"""The troubles of tables that come from their tournament's lost channel."""

MOST_TABLES = 5
"""Tables in trouble that are named; the others are counted."""


def lacking_lines(guild: discord.Guild | None, hall: Hall, words: Words) -> list[str]:
    """Return a line for each thing that a tournament wants and the bot cannot do, each with the way to mend it."""
    if guild is None:
        return [words("organise-lacks-server")]
    place, row = guild.get_channel_or_thread(hall.row.channel), hall.row
    if place is None and hall.state.phase in UNDER_WAY and not is_paused_by_loss(hall):
        return _role_lines(guild, hall, words)  # an archived thread: Discord does not list it
    if place is None:
        return [words("organise-lacks-channel"), *_role_lines(guild, hall, words)]
    lacks = missing_in(place)
    if row.rooms == "threads" and isinstance(place, discord.TextChannel):
        lacks += [name for name in missing_for_threads(place) if name not in lacks]
    if row.begins and row.event is None and not guild.me.guild_permissions.create_events:
        lacks.append("create_events")
    if _roles(guild, hall) and not guild.me.guild_permissions.manage_roles:
        lacks.append("manage_roles")
    names = words.join([words(f"permission-{name}") for name in lacks])
    lines = [words("organise-lacks", names=names, place=f"<#{place.id}>")] if lacks else []
    if not missing_in(place) and is_paused_by_loss(hall):
        # Discord does not tell the bot of each permission that it loses, but refuses its messages.
        lines.insert(0, words("organise-lacks-access", place=f"<#{place.id}>"))
    return [*lines, *_role_lines(guild, hall, words)]


def _roles(guild: discord.Guild, hall: Hall) -> list[discord.Role]:
    wanted = (guild.get_role(one) for one in (hall.row.role, hall.row.champion) if one)
    return [role for role in wanted if role is not None]


def _role_lines(guild: discord.Guild, hall: Hall, words: Words) -> list[str]:
    """Return the lines about roles that are deleted, or that the bot cannot give."""
    wanted = {name: getattr(hall.row, name) for name in ("role", "champion")}
    gone = [name for name, role in wanted.items() if role and guild.get_role(role) is None]
    high = [one for one in _roles(guild, hall) if one >= guild.me.top_role or one.managed or one.is_default()]
    required = hall.settings.entering.roles
    nobody = bool(required) and hall.state.phase in ENTERING and not any(map(guild.get_role, required))
    return [
        *([words("organise-lacks-required")] if nobody else []),
        *(words("organise-lacks-role-gone", setting=words(f"organise-knob-{name}")) for name in gone),
        *(words("organise-lacks-role", role=f"<@&{role.id}>") for role in high),
    ]


def has_lost_channel(guild: discord.Guild | None, hall: Hall) -> bool:
    """Return whether a tournament needs another channel, or permissions in its own."""
    if guild is None or hall.state.phase not in UNDER_WAY:
        return False
    place = guild.get_channel_or_thread(hall.row.channel)
    return is_paused_by_loss(hall) or (place is not None and bool(missing_in(place)))


def event_line(hall: Hall, words: Words) -> list[str]:
    """Return the line about Discord's event that somebody has deleted."""
    return [words("organise-event-gone")] if hall.row.event == DELETED_EVENT and hall.row.begins else []


def trouble_lines(speech: Speech, words: Words, troubles: Sequence[Trouble]) -> list[str]:
    """Return a line for each table that cannot go on by itself, with the way to mend it."""
    lines = [
        words(
            "organise-trouble",
            place=speech("tournament-at-table", round=speech.round(one.stage, one.round), table=one.table),
            code=one.code,
            why=one.why,
        )
        for one in troubles[:MOST_TABLES]
    ]
    if len(troubles) > MOST_TABLES:
        lines.append(speech("tournament-step-more", count=len(troubles) - MOST_TABLES))
    return lines
