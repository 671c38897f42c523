"""Routes every press of a control and every submitted form, from before a restart too: one listener reads their custom ids.

No view objects are kept. A control that is outdated or already answered brings the fresh panel with a line that explains it.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord.ext import commands

from cogs.common.desk import Desk
from cogs.common.features import Handler, Presses
from cogs.kit.answering.answers import Answer
from cogs.kit.controls.custom_ids import Control, parse_custom_id
from engines.kernel.history.saves import BadSaveError
from referee.errors import RefusedError
from store.match.matches import code_like
from telemetry.context import add_log_fields
from words.texts import Language, language_of
from words.texts import words as words_in

log = logging.getLogger("arbiter.router")

Takes = Callable[[discord.Interaction[Any]], Awaitable[bool]]


class Router(commands.Cog):
    """Reads custom ids and calls their handlers.

    `presses` has the handlers of all features, by action; `takes` returns whether this process is the one that answers.
    """

    def __init__(self, desk: Desk, presses: Presses, takes: Takes) -> None:
        self.desk = desk
        self.takes = takes
        self.referee = desk.referee
        self.presses = presses

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Route a press or a submitted form; discord.py routes commands itself."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        if not await self.takes(interaction):
            return  # another process does it
        answer = Answer(interaction)
        raw = str(_data(interaction).get("custom_id", ""))
        control = parse_custom_id(raw)
        press = self.presses.get(control.action) if control else None
        if control is None or press is None:
            # Do not log its arguments: they may be an answer.
            log.warning("unknown control %r from user %d", ":".join(raw.split(":")[:4])[:60], interaction.user.id)
            await answer.run(answer.say(words_in(answer.language)("refused-unknown-control")), private=True)
            return
        answer.update, answer.form = press.changes, press.form
        # A form that a command opened has no message to edit.
        answer.update &= interaction.message is not None
        await answer.run(self._handle(answer, control, press.do), private=True)

    async def _handle(self, answer: Answer, control: Control, do: Handler) -> None:
        add_log_fields(match=control.code if code_like(control.code) else None, control=control.action)
        await self.desk.load_user(answer.interaction)
        try:
            await do(answer, control)
        except RefusedError as error:
            answer.table = await self._language(control)
            if error.reason == "refused-no-match" and error.facts.get("code") == control.code:
                # Nobody typed this code: the message is older than the deletion of its match.
                raise RefusedError("refused-match-gone", code=control.code) from error
            raise

    async def _language(self, control: Control) -> Language | None:
        """Return the language of the table that a control belongs to, None if there is none or it cannot be loaded."""
        try:
            return language_of((await self.referee.live.by_code(control.code)).row.language)
        except (RefusedError, BadSaveError):
            return None


def _data(interaction: discord.Interaction[Any]) -> dict[str, Any]:
    """Return the raw data of an interaction."""
    return dict(interaction.data or {})
