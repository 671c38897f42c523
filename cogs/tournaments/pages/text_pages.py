"""The parts of two private pages: the entries, and how a tournament is played."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from cogs.kit.answers import Answer
from cogs.tournaments.pages.hall_texts import Reading, brings
from referee.tournaments.halls.hall import Hall
from words.safe import safe_name
from words.tournaments.entries import Office
from words.tournaments.settings import description
from words.tournaments.tables.standings import tiebreak_lines


def role_names(answer: Answer, hall: Hall) -> Mapping[int, str]:
    """Return the names of the roles of a tournament's server, safe for messages."""
    guild: discord.Guild | None = answer.interaction.client.get_guild(hall.row.guild)
    return {role.id: safe_name(role.name, 60) for role in guild.roles} if guild is not None else {}


def offices_of(hall: Hall) -> Mapping[int, Office]:
    """Return the entries whose persons organise the tournament that they play in (TM-11)."""
    named = {hall.row.made_by, *(who for kind, who in hall.organisers if kind == "user")}
    return {member.entry: "organiser" for member in hall.members if member.active and member.user in named}


def rules_lines(found: Reading, roles: Mapping[int, str], earlier: str | None) -> list[str]:
    """Return the settings in sentences, the tie-breaks explained, and how the draws are checked.

    `earlier` is the name of the tournament whose places give the seeds.
    """
    settings = found.hall.settings
    lines = [f"- {line}" for line in description(found.speech, settings, roles, brings=brings(found.hall.row.game))]
    if settings.seeding == "table" and earlier is not None:
        lines.append(f"- {found.words('event-rules-earlier', title=safe_name(earlier, 60))}")
    lines += [f"-# {line}" for line in tiebreak_lines(found.speech, settings)]
    if found.view.commitment:
        lines.append(f"-# {found.words('event-commitment', value=found.view.commitment)}")
    return lines
