"""The parts of two private pages: the entries, and how a tournament is played."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import discord
from discord.ext import commands

from cogs.kit.answering.answers import Answer
from cogs.kit.answering.discord_errors import DISCORD_ERRORS
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


def offices_of(hall: Hall, judges: Collection[int], hosts: Collection[int]) -> Mapping[int, Office]:
    """Return the entries whose persons organise, judge or host the bot in the tournament that they play in (TM-11).

    Who organises by a role is known once they have done something. `judges` have judged at its tables, `hosts` own the bot.
    """
    acted = {hall.authors[record.n] for record in hall.records if record.by == "organiser" and record.n in hall.authors}
    named = {hall.row.made_by, *(who for kind, who in hall.organisers if kind == "user"), *acted}
    ranked: Sequence[tuple[Office, Collection[int | None]]] = (("host", hosts), ("judge", judges), ("organiser", named))
    playing = [member for member in hall.members if member.active]
    return {member.entry: office for office, users in ranked for member in playing if member.user in users}


async def hosts_among(answer: Answer, hall: Hall) -> set[int]:
    """Return the users of a tournament who own the bot; nobody if Discord has to be asked and does not answer."""
    client = answer.interaction.client
    assert isinstance(client, commands.Bot)
    try:
        return {user for user in hall.entered if await client.is_owner(discord.Object(user))}  # type: ignore[arg-type]  # it reads the id alone
    except DISCORD_ERRORS:
        return set()


def rules_lines(found: Reading, roles: Mapping[int, str], earlier: str | None) -> list[str]:
    """Return the settings in sentences, the tie-breaks explained, and how the draws are checked.

    `earlier` is the name of the tournament whose places give the seeds.
    """
    settings = found.hall.settings
    game = found.hall.row.game
    lines = [
        f"- {line}" for line in description(found.speech, settings, roles, found.hall.kept_out_by, brings=brings(game))
    ]
    if settings.seeding == "table" and earlier is not None:
        lines.append(f"- {found.words('event-rules-earlier', title=safe_name(earlier, 60))}")
    lines += [f"-# {line}" for line in tiebreak_lines(found.speech, settings)]
    if found.view.commitment:
        lines.append(f"-# {found.words('event-commitment', value=found.view.commitment)}")
    return lines
