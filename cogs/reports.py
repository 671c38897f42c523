"""Reports to whoever hosts the bot: /report, the button, and the form behind both."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs import modals
from cogs.admission import admit
from cogs.answers import Answer
from cogs.desk import Desk
from cogs.ids import NOTE, Control, custom_id
from cogs.matches import offered
from cogs.modals import Field
from cogs.report_messages import CODE, OPEN, SEND
from cogs.translator import described, named
from engines.kernel.saves import BadSaveError
from referee.errors import RefusedError
from referee.reporting import LONGEST, SHORTEST
from words.texts import Words, words

WHAT = "what"
"""The field of the form."""

Handler = Callable[[Answer, Control], Coroutine[Any, Any, None]]


class Reports(commands.Cog):
    """/report, and what its controls do."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def handlers(self) -> dict[str, tuple[Handler, bool]]:
        """Return what the controls do, by action, and whether they change the message that was pressed."""
        return {OPEN: (self._open, False), SEND: (self._sent, False)}

    @app_commands.command(name=named("report", "command-report"), description=described("command-report"))
    @app_commands.rename(match=named("match", "option-match"))
    @app_commands.describe(match=described("option-match"))
    async def report(self, interaction: discord.Interaction[Any], match: str | None = None) -> None:
        """Ask what is wrong, about the match named, else the user's own here, else about none."""
        answer = Answer(interaction)

        async def work() -> None:
            await self.desk.meet(interaction)
            await modals.ask(answer, report_form(words(answer.language), await self._code(answer, match)))

        await answer.run(work(), private=True)

    @report.autocomplete("match")
    async def _matches(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return await offered(self.desk, interaction, typed)

    async def _code(self, answer: Answer, typed: str | None) -> str:
        """Return the code of the match that a report is about, or what stands for none. Raises RefusedError for no match."""
        interaction = answer.interaction
        try:
            live = await self.desk.referee.match_for(interaction.user.id, interaction.channel_id, typed)
        except (RefusedError, BadSaveError):
            if typed:
                raise
            return CODE
        if typed:
            admit(answer, live)
        return live.row.code

    async def _open(self, answer: Answer, control: Control) -> None:
        await modals.ask(answer, report_form(words(answer.language), control.code))

    async def _sent(self, answer: Answer, control: Control) -> None:
        """Keep what was written."""
        written = modals.written(answer).get(WHAT, "")
        code = None if control.code == CODE else control.code
        number = await self.desk.referee.reporting.report(answer.interaction.user.id, written, code)
        answer.done = True
        await answer.say(words(answer.language)("report-thanks", number=number))


def report_form(words: Words, code: str) -> ui.Modal:
    """Return the form that asks what is wrong."""
    hint = words("report-hint" if code == CODE else "report-hint-match")
    field = Field(WHAT, words("report-what"), SHORTEST, LONGEST, lines=True, hint=hint)
    return modals.form(words("report-title"), custom_id(code, SEND, NOTE), [field])
