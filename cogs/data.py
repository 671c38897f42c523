"""A user's own data: /privacy says what is stored, /my-data gives it out or deletes it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import data_messages
from cogs.answers import Answer
from cogs.data_messages import ASK, ERASE, EXPORT, KEEP, PRIVACY
from cogs.desk import Desk
from cogs.ids import Control
from cogs.translator import described, named
from store import owndata
from words.texts import words

Handler = Callable[[Answer, Control], Coroutine[Any, Any, None]]


class Data(commands.Cog):
    """/privacy and /my-data, and what their buttons do. Nobody has a say over anything but their own."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.erasure = desk.referee.erasure

    def handlers(self) -> dict[str, tuple[Handler, bool]]:
        """Return what the controls do, by action, and whether they change the message that was pressed."""
        return {
            PRIVACY: (self._privacy, False),
            EXPORT: (self._export, False),
            ASK: (self._ask, False),
            ERASE: (self._erase, True),
            KEEP: (self._keep, True),
        }

    @app_commands.command(name=named("privacy", "command-privacy"), description=described("command-privacy"))
    async def privacy(self, interaction: discord.Interaction[Any]) -> None:
        """Say what is stored about users."""
        answer = Answer(interaction)

        async def work() -> None:
            await self.desk.meet(interaction)
            await answer.show(data_messages.privacy(words(answer.language)), private=True)

        await answer.run(work(), private=True)

    @app_commands.command(name=named("my-data", "command-my-data"), description=described("command-my-data"))
    async def my_data(self, interaction: discord.Interaction[Any]) -> None:
        """Offer to give out or to delete what is stored about the user."""
        answer = Answer(interaction)

        async def work() -> None:
            await self.desk.meet(interaction)
            await answer.show(data_messages.offer(words(answer.language)), private=True)

        await answer.run(work(), private=True)

    # ---------------------------------------------------------------- controls

    async def _privacy(self, answer: Answer, _control: Control) -> None:
        await answer.show(data_messages.privacy(words(answer.language)), private=True)

    async def _export(self, answer: Answer, _control: Control) -> None:
        found = await owndata.collect(self.desk.referee.db, answer.interaction.user.id)
        await answer.show(
            data_messages.export(words(answer.language), {"meaning": owndata.MEANING, **found}), private=True
        )

    async def _ask(self, answer: Answer, _control: Control) -> None:
        running = await self.erasure.left_by(answer.interaction.user.id)
        await answer.show(data_messages.question(words(answer.language), running), private=True)

    async def _erase(self, answer: Answer, _control: Control) -> None:
        user, texts = answer.interaction.user.id, words(answer.language)
        await self.erasure.erase(user)
        answer.done = True
        self.desk.forget(user)
        await answer.replace_private(self.desk.note(texts("data-erased")))

    async def _keep(self, answer: Answer, _control: Control) -> None:
        await answer.replace_private(self.desk.note(words(answer.language)("data-kept")))
