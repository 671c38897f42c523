"""The lines of two private pages: the entries, and how a tournament is played."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from cogs.kit.answers import Answer
from cogs.tournaments.pages.hall_texts import Reading
from referee.tournaments.halls.hall import Hall
from words.safe import safe_name
from words.tournaments.entries import seed_marks
from words.tournaments.settings import description
from words.tournaments.tables.standings import entry_marks, tiebreak_lines


def role_names(answer: Answer, hall: Hall) -> Mapping[int, str]:
    """Return the names of the roles of a tournament's server, safe for messages."""
    guild: discord.Guild | None = answer.interaction.client.get_guild(hall.row.guild)
    return {role.id: safe_name(role.name, 60) for role in guild.roles} if guild is not None else {}


def entry_lines(found: Reading, roles: Mapping[int, str]) -> list[str]:
    """Return a line for each entry: its seed, its name, its state, its club."""
    lines = []
    for entry in found.view.entries:
        marks = [entry_marks(found.speech, entry), *seed_marks(found.speech, entry, roles)]
        seed = f"{entry.seed}. " if entry.seed else ""
        lines.append(" · ".join([f"{seed}{found.speech.marked(entry.number)}", *(mark for mark in marks if mark)]))
    return lines


def rules_lines(found: Reading, roles: Mapping[int, str], earlier: str | None) -> list[str]:
    """Return the settings in sentences, the tie-breaks explained, and how the draws are checked.

    `earlier` is the name of the tournament whose places give the seeds.
    """
    settings = found.hall.settings
    lines = [f"- {line}" for line in description(found.speech, settings, roles)]
    if settings.seeding == "table" and earlier is not None:
        lines.append(f"- {found.words('event-rules-earlier', title=safe_name(earlier, 60))}")
    lines += [f"-# {line}" for line in tiebreak_lines(found.speech, settings)]
    if found.view.commitment:
        lines.append(f"-# {found.words('event-commitment', value=found.view.commitment)}")
    return lines
