"""Slash commands of a match: /act, /hand, /board, /log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.common.desk import Desk
from cogs.common.may_watch import sees
from cogs.kit.answers import Answer
from cogs.kit.localised import described, named
from cogs.kit.names import others
from cogs.match.showing import Showing
from store.match import matches, replays
from store.people import inbox
from words.safe import clip
from words.texts import Words, words

OFFERED = 25
"""Choices offered while somebody types, by Discord."""

LABEL = 100
"""Characters of a choice, by Discord."""

SEARCHED = 200
"""Matches that are looked at while somebody types."""


class Match(commands.Cog):
    """The commands of a running match; each also has a button."""

    def __init__(self, desk: Desk, showing: Showing) -> None:
        self.desk = desk
        self.showing = showing

    @app_commands.command(name=named("act", "command-act"), description=described("command-act"))
    @app_commands.rename(match=named("match", "option-match"))
    @app_commands.describe(match=described("option-match"))
    async def act(self, interaction: discord.Interaction[Any], match: str | None = None) -> None:
        """Show what the user may do now."""
        await self._hand(interaction, match)

    @app_commands.command(name=named("hand", "command-hand"), description=described("command-hand"))
    @app_commands.rename(match=named("match", "option-match"))
    @app_commands.describe(match=described("option-match"))
    async def hand(self, interaction: discord.Interaction[Any], match: str | None = None) -> None:
        """Show the user's hand."""
        await self._hand(interaction, match)

    async def _hand(self, interaction: discord.Interaction[Any], match: str | None) -> None:
        answer = Answer(interaction)

        async def work() -> None:
            await self.desk.show_hand(answer, await self.desk.match(answer, match))

        await answer.run(work(), private=True)

    @app_commands.command(name=named("board", "command-board"), description=described("command-board"))
    @app_commands.rename(match=named("match", "option-match"), text=named("text", "option-text"))
    @app_commands.describe(match=described("option-match"), text=described("option-text"))
    async def board(self, interaction: discord.Interaction[Any], match: str | None = None, text: bool = False) -> None:
        """Show the table, as a picture or as text."""
        answer = Answer(interaction)

        async def work() -> None:
            live = await self.desk.match(answer, match)
            await (self.showing.show_text(answer, live) if text else self.showing.show_board(answer, live))

        await answer.run(work(), private=True)

    @app_commands.command(name=named("log", "command-log"), description=described("command-log"))
    @app_commands.rename(match=named("match", "option-match"))
    @app_commands.describe(match=described("option-match"))
    async def log(self, interaction: discord.Interaction[Any], match: str | None = None) -> None:
        """Show what has happened."""
        answer = Answer(interaction)

        async def work() -> None:
            await self.showing.show_log(answer, await self.desk.match(answer, match), 0)

        await answer.run(work(), private=True)

    @act.autocomplete("match")
    @hand.autocomplete("match")
    @board.autocomplete("match")
    @log.autocomplete("match")
    async def _matches(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        return await offered(self.desk, interaction, typed)


async def offered(desk: Desk, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
    """Return the user's own matches, to be picked while they type."""
    rows = await matches.of_user(desk.referee.db, interaction.user.id)
    return await told_apart(desk, interaction, [(row.code, row.game) for row in rows], typed)


async def begun(desk: Desk, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
    """Return the matches that the user may look back at: their own, of this channel, then of this server, the newest first."""
    answer, here = Answer(interaction), interaction.channel_id
    rows = await replays.begun(desk.referee.db, interaction.user.id, interaction.guild_id, SEARCHED)
    seen = [row for row in rows if row.own or row.channel == here or sees(answer, row.channel)]
    seen.sort(key=lambda row: (not row.own, row.channel != here))
    return await told_apart(desk, interaction, [(row.code, row.game) for row in seen], typed)


async def told_apart(
    desk: Desk, interaction: discord.Interaction[Any], found: Sequence[tuple[str, str]], typed: str
) -> list[Choice[str]]:
    """Return those of these matches (code and game) that a user may mean who has typed this, with whom they play there."""
    user, texts = interaction.user.id, words(await desk.language(interaction))
    seats = await inbox.seated(desk.referee.db, [code for code, _ in found])
    names = {code: others(seated, user, texts) for code, seated in seats.items()}
    return choices(found, typed, texts, names)


def choices(
    found: Sequence[tuple[str, str]], typed: str, texts: Words, names: Mapping[str, str] = MappingProxyType({})
) -> list[Choice[str]]:
    """Return those of these matches, each by code, game and `names`, that a user may mean who has typed this."""
    parts = [(code, texts(f"{game}-title"), names.get(code, "")) for code, game in found]
    told = [(clip(" · ".join(part for part in all_parts if part), LABEL - 1), all_parts[0]) for all_parts in parts]
    wanted = typed.strip().upper()
    return [Choice(name=name, value=code) for name, code in told if wanted in name.upper()][:OFFERED]
