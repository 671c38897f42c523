"""Slash commands of a match: /act, /hand, /board, /log."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.common.desk import Desk
from cogs.common.match_choices import offer_own_matches
from cogs.kit.answering.answers import Answer
from cogs.kit.commands.localised import command_description, command_name
from cogs.match.showing import Showing


class Match(commands.Cog):
    """The commands of a running match; each also has a button."""

    def __init__(self, desk: Desk, showing: Showing) -> None:
        self.desk = desk
        self.showing = showing

    @app_commands.command(name=command_name("act", "command-act"), description=command_description("command-act"))
    @app_commands.rename(match=command_name("match", "option-match"))
    @app_commands.describe(match=command_description("option-match"))
    async def act(self, interaction: discord.Interaction[Any], match: str | None = None) -> None:
        """Show what the user may do now."""
        await self._hand(interaction, match)

    @app_commands.command(name=command_name("hand", "command-hand"), description=command_description("command-hand"))
    @app_commands.rename(match=command_name("match", "option-match"))
    @app_commands.describe(match=command_description("option-match"))
    async def hand(self, interaction: discord.Interaction[Any], match: str | None = None) -> None:
        """Show the user's hand."""
        await self._hand(interaction, match)

    async def _hand(self, interaction: discord.Interaction[Any], match: str | None) -> None:
        answer = Answer(interaction)

        async def work() -> None:
            await self.desk.show_hand(answer, await self.desk.match(answer, match))

        await answer.run(work(), private=True)

    @app_commands.command(name=command_name("board", "command-board"), description=command_description("command-board"))
    @app_commands.rename(match=command_name("match", "option-match"), text=command_name("text", "option-text"))
    @app_commands.describe(match=command_description("option-match"), text=command_description("option-text"))
    async def board(self, interaction: discord.Interaction[Any], match: str | None = None, text: bool = False) -> None:
        """Show the table, as a picture or as text."""
        answer = Answer(interaction)

        async def work() -> None:
            live = await self.desk.match(answer, match)
            await (self.showing.show_text(answer, live) if text else self.showing.show_board(answer, live))

        await answer.run(work(), private=True)

    @app_commands.command(name=command_name("log", "command-log"), description=command_description("command-log"))
    @app_commands.rename(match=command_name("match", "option-match"))
    @app_commands.describe(match=command_description("option-match"))
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
        return await offer_own_matches(self.desk, interaction, typed)
