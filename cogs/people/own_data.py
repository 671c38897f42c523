"""A user's own data: /privacy says what is stored, /my-data exports or deletes it."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.kit.answering.answers import Answer
from cogs.kit.commands.localised import command_description, command_name
from cogs.kit.controls.actions import PRIVACY
from cogs.kit.controls.custom_ids import Control
from cogs.people import own_data_pages
from cogs.people.own_data_pages import ASK, ERASE, EXPORT, KEEP
from store.people import own_data
from words.texts import words as words_in


class Data(commands.Cog):
    """The commands /privacy and /my-data and the handlers of their buttons; a user reaches only their own data."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.erasure = desk.referee.erasure

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the controls, by action."""
        return {
            PRIVACY: Press(self._privacy),
            EXPORT: Press(self._export),
            ASK: Press(self._ask),
            ERASE: Press(self._erase, changes=True),
            KEEP: Press(self._keep, changes=True),
        }

    @app_commands.command(
        name=command_name("privacy", "command-privacy"), description=command_description("command-privacy")
    )
    async def privacy(self, interaction: discord.Interaction[Any]) -> None:
        """Show which data about users is stored."""
        answer = Answer(interaction)

        async def work() -> None:
            await self.desk.load_user(interaction)
            await answer.show(own_data_pages.privacy(words_in(answer.language)), private=True)

        await answer.run(work(), private=True)

    @app_commands.command(
        name=command_name("my-data", "command-my-data"), description=command_description("command-my-data")
    )
    async def my_data(self, interaction: discord.Interaction[Any]) -> None:
        """Offer to export or delete the user's data."""
        answer = Answer(interaction)

        async def work() -> None:
            await self.desk.load_user(interaction)
            await answer.show(own_data_pages.offer(words_in(answer.language)), private=True)

        await answer.run(work(), private=True)

    # ---------------------------------------------------------------- controls

    async def _privacy(self, answer: Answer, _control: Control) -> None:
        await answer.show(own_data_pages.privacy(words_in(answer.language)), private=True)

    async def _export(self, answer: Answer, _control: Control) -> None:
        found = await own_data.collect(self.desk.referee.db, answer.interaction.user.id)
        await answer.show(
            own_data_pages.export(words_in(answer.language), {"meaning": own_data.MEANING, **found}), private=True
        )

    async def _ask(self, answer: Answer, _control: Control) -> None:
        running = await self.erasure.count_left_by(answer.interaction.user.id)
        await answer.show(own_data_pages.question(words_in(answer.language), running), private=True)

    async def _erase(self, answer: Answer, _control: Control) -> None:
        user, words = answer.interaction.user.id, words_in(answer.language)
        await self.erasure.erase(user)
        answer.committed = True
        self.desk.forget(user)
        await answer.replace_private(self.desk.note(words("data-erased")))

    async def _keep(self, answer: Answer, _control: Control) -> None:
        await answer.replace_private(self.desk.note(words_in(answer.language)("data-kept")))
