"""Private lists with pages to turn."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from cogs.common.desk import Desk
from cogs.kit.answering.answers import Answer
from cogs.kit.composing.messages import Message
from cogs.kit.controls.custom_ids import Control

Page = Callable[[Answer, int], Awaitable[Message]]
"""Returns a page of a list for the user of an answer."""


class PrivateList:
    """Handles the command and the controls of a list."""

    def __init__(self, desk: Desk, page: Page) -> None:
        self._desk = desk
        self._page = page

    async def command(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a command with the first page."""
        answer = Answer(interaction)

        async def work() -> None:
            await self._desk.load_user(interaction)
            await self.open(answer)

        await answer.run(work(), private=True)

    async def open(self, answer: Answer, _control: Control | None = None) -> None:
        """Show the first page."""
        await answer.show(await self._page(answer, 0), private=True)

    async def turn(self, answer: Answer, control: Control) -> None:
        """Show another page in place of the one whose control was pressed."""
        await answer.replace_private(await self._page(answer, control.page()))
