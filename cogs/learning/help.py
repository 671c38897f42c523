"""The help: /help on using the bot, and the reminder of a game behind a button of the board."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.kit.answering.answers import Answer
from cogs.kit.commands.localised import command_description, command_name
from cogs.kit.controls.actions import HELP
from cogs.kit.controls.custom_ids import Control
from cogs.kit.permissions import openable_table
from cogs.learning import lesson_pages
from cogs.learning.likely_game import finished_game, likely_game
from engines.games import GAMES
from words.games import game_words
from words.texts import words as words_in


class Help(commands.Cog):
    """The command /help and the button of a game's reminder."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.referee = desk.referee

    def presses(self) -> dict[str, Press]:
        """Return the presses of these controls by action."""
        return {HELP: Press(self._reminder)}

    @app_commands.command(name=command_name("help", "command-help"), description=command_description("command-help"))
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        """Show how to use the bot."""
        answer = Answer(interaction)

        async def work() -> None:
            await self.desk.load_user(interaction)
            await self.show(answer, None)

        await answer.run(work(), private=True)

    async def _reminder(self, answer: Answer, control: Control) -> None:
        """Show the reminder of a match's game."""
        await self.show(answer, (await self.referee.live.by_code(control.code)).row.game)

    async def show(self, answer: Answer, game: str | None) -> None:
        """Show how to use the bot, or the reminder of `game`; both lead to a guided first match."""
        words = words_in(answer.language)
        if game is None:
            packs = bool(self.referee.shelf.packs)
            user = answer.interaction.user.id
            likely, learnt = await likely_game(self.desk, answer), await finished_game(self.desk, user)
            message = lesson_pages.help_page(
                words, likely, opens=openable_table(answer), packs=packs, learnt=learnt, guides=self.desk.guides
            )
        else:
            wording = game_words(game, answer.language, GAMES[game].standard.pack, {})
            message = lesson_pages.reminder_page(words, game, wording)
        await answer.show(message, private=True)
