"""Choices of matches while a user types a command."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import discord
from discord.app_commands import Choice

from cogs.common.desk import Desk
from cogs.common.may_watch import can_see
from cogs.kit.answering.answers import Answer
from cogs.kit.match_texts.names import other_players
from cogs.kit.match_texts.outcomes import day_text, outcome_text
from store.match import matches, replays
from store.match.replays import Replayable
from store.people import inbox
from store.people.inbox import SeatHolder
from words.safe import clip
from words.texts import Words
from words.texts import words as words_in

MOST_CHOICES = 25
"""Discord's limit for choices while a user types."""

LABEL_LENGTH = 100
"""Discord's limit for the characters of a choice."""

NAMES_LENGTH = 30
"""Characters of the other players' names in a choice that also has a day and a result."""

MOST_SEARCHED = 200
"""How many matches are searched while a user types."""


async def offer_own_matches(desk: Desk, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
    """Return choices of the user's own matches that fit the typed text."""
    rows = await matches.of_user(desk.referee.db, interaction.user.id)
    return await offer_matches(desk, interaction, [(row.code, row.game) for row in rows], typed)


async def offer_replays(desk: Desk, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
    """Return choices of matches that the user may look back at, each with its day, the other players and the result.

    Finished matches come first; among equals the user's own, then those of this channel.
    """
    answer, here, user = Answer(interaction), interaction.channel_id, interaction.user.id
    rows = await replays.started_matches(desk.referee.db, user, interaction.guild_id, MOST_SEARCHED)
    visible = [row for row in rows if row.own or row.channel == here or can_see(answer, row.channel, row.parent)]
    visible.sort(key=lambda row: (row.ended is None, not row.own, row.channel != here))
    words = words_in(await desk.language(interaction))
    seats = await inbox.seated(desk.referee.db, [row.code for row in visible])
    summaries = {row.code: _summary(row, seats.get(row.code, []), user, words) for row in visible}
    return match_choices([(row.code, row.game) for row in visible], typed, words, summaries)


def _summary(row: Replayable, seats: Sequence[SeatHolder], user: int, words: Words) -> str:
    """Return the day, the other players and the result of a match, for a user who looks back."""
    others = other_players(seats, user, words, NAMES_LENGTH)
    if row.ended is None:
        return " · ".join([others, words("outcome-runs")])
    return " · ".join([day_text(row.ended, words), others, outcome_text(row.result, seats, user, words)])


async def offer_matches(
    desk: Desk, interaction: discord.Interaction[Any], found: Sequence[tuple[str, str]], typed: str
) -> list[Choice[str]]:
    """Return choices of the matches in `found` (code and game) that fit the typed text, with the other players' names."""
    user, words = interaction.user.id, words_in(await desk.language(interaction))
    seats = await inbox.seated(desk.referee.db, [code for code, _ in found])
    names = {code: other_players(seated, user, words) for code, seated in seats.items()}
    return match_choices(found, typed, words, names)


def match_choices(
    found: Sequence[tuple[str, str]], typed: str, words: Words, names: Mapping[str, str] = MappingProxyType({})
) -> list[Choice[str]]:
    """Return choices of the matches in `found` (code and game) that fit the typed text; `names` are shown, by code."""
    parts = [(code, words(f"{game}-title"), names.get(code, "")) for code, game in found]
    labels = [
        (clip(" · ".join(part for part in all_parts if part), LABEL_LENGTH - 1), all_parts[0]) for all_parts in parts
    ]
    wanted = typed.strip().upper()
    return [Choice(name=name, value=code) for name, code in labels if wanted in name.upper()][:MOST_CHOICES]
