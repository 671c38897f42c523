"""Matches that are offered while somebody types a command."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import discord
from discord.app_commands import Choice

from cogs.common.desk import Desk
from cogs.common.may_watch import can_see
from cogs.kit.answers import Answer
from cogs.kit.names import other_players
from cogs.kit.outcomes import day_text, outcome_text
from store.match import matches, replays
from store.match.replays import Replayable
from store.people import inbox
from store.people.inbox import SeatHolder
from words.safe import clip
from words.texts import Words
from words.texts import words as words_in

MOST_CHOICES = 25
"""Choices offered while somebody types, by Discord."""

LABEL_LENGTH = 100
"""Characters of a choice, by Discord."""

NAMES_LENGTH = 30
"""Characters of the names of those whom a match was played with: the day and the result are to fit, too."""

MOST_SEARCHED = 200
"""Matches that are looked at while somebody types."""


async def offer_own_matches(desk: Desk, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
    """Return the user's own matches, to be picked while they type."""
    rows = await matches.of_user(desk.referee.db, interaction.user.id)
    return await offer_matches(desk, interaction, [(row.code, row.game) for row in rows], typed)


async def offer_replays(desk: Desk, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
    """Return the matches that the user may look back at: finished ones first, of these their own, then those of this channel.

    Each with its day, whom they played with and how it came out.
    """
    answer, here, user = Answer(interaction), interaction.channel_id, interaction.user.id
    rows = await replays.started_matches(desk.referee.db, user, interaction.guild_id, MOST_SEARCHED)
    seen = [row for row in rows if row.own or row.channel == here or can_see(answer, row.channel, row.parent)]
    seen.sort(key=lambda row: (row.ended is None, not row.own, row.channel != here))
    words = words_in(await desk.language(interaction))
    seats = await inbox.seated(desk.referee.db, [row.code for row in seen])
    told = {row.code: _looked_back_at(row, seats.get(row.code, []), user, words) for row in seen}
    return match_choices([(row.code, row.game) for row in seen], typed, words, told)


def _looked_back_at(row: Replayable, seats: Sequence[SeatHolder], user: int, words: Words) -> str:
    """Return what tells a match apart from others for somebody who looks back."""
    told = other_players(seats, user, words, NAMES_LENGTH)
    if row.ended is None:
        return " · ".join([told, words("outcome-runs")])
    return " · ".join([day_text(row.ended, words), told, outcome_text(row.result, seats, user, words)])


async def offer_matches(
    desk: Desk, interaction: discord.Interaction[Any], found: Sequence[tuple[str, str]], typed: str
) -> list[Choice[str]]:
    """Return those of these matches (code and game) that a user may mean who has typed this, with whom they play there."""
    user, words = interaction.user.id, words_in(await desk.language(interaction))
    seats = await inbox.seated(desk.referee.db, [code for code, _ in found])
    names = {code: other_players(seated, user, words) for code, seated in seats.items()}
    return match_choices(found, typed, words, names)


def match_choices(
    found: Sequence[tuple[str, str]], typed: str, words: Words, names: Mapping[str, str] = MappingProxyType({})
) -> list[Choice[str]]:
    """Return those of these matches, each by code, game and `names`, that a user may mean who has typed this."""
    parts = [(code, words(f"{game}-title"), names.get(code, "")) for code, game in found]
    told = [
        (clip(" · ".join(part for part in all_parts if part), LABEL_LENGTH - 1), all_parts[0]) for all_parts in parts
    ]
    wanted = typed.strip().upper()
    return [Choice(name=name, value=code) for name, code in told if wanted in name.upper()][:MOST_CHOICES]
