"""Reports to the operator: /report, the button, and the form that both open."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.common.match_choices import offer_own_matches
from cogs.common.message_matches import match_of
from cogs.kit.answering import forms as kit_forms
from cogs.kit.answering.answers import Answer
from cogs.kit.answering.forms import Field
from cogs.kit.commands.localised import command_description, command_name
from cogs.kit.controls.actions import OPEN_REPORT, REPORT
from cogs.kit.controls.custom_ids import NOTE, Control, custom_id
from cogs.upkeep.report_pages import SEND
from referee.errors import RefusedError
from referee.service import CODE as MATCH_CODE
from referee.upkeep.reporting import LONGEST, SHORTEST, FiledReport
from store.match import matches
from words.texts import Words
from words.texts import words as words_in

WHAT = "what"
"""The field of the form."""


class Reports(commands.Cog):
    """The command /report, and the controls of its form."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the controls, by action."""
        return {OPEN_REPORT: Press(self._open, form=True), SEND: Press(self._submit)}

    @app_commands.command(
        name=command_name("report", "command-report"), description=command_description("command-report")
    )
    @app_commands.rename(match=command_name("match", "option-match"))
    @app_commands.describe(match=command_description("option-match"))
    async def report(self, interaction: discord.Interaction[Any], match: str | None = None) -> None:
        """Show the form about the named match, else about the user's own in this channel, else about none."""
        answer = Answer(interaction)
        answer.form = True

        async def work() -> None:
            await self.desk.load_user(interaction)
            await self._ask(answer, await self._code(answer, match))

        await answer.run(work(), private=True)

    @report.autocomplete("match")
    async def _matches(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return await offer_own_matches(self.desk, interaction, typed)

    async def _code(self, answer: Answer, typed: str | None) -> str:
        """Return the code of the match that a report is about, `REPORT` for none. Raises RefusedError for an unknown code."""
        interaction, reporting = answer.interaction, self.desk.referee.reporting
        if typed is None:
            return await reporting.own_match(interaction.user.id, interaction.channel_id or 0) or REPORT
        code = typed.strip().upper()
        if not MATCH_CODE.fullmatch(code):
            raise RefusedError("refused-no-code")
        row = await matches.by_code(self.desk.referee.db, code)
        if row is None:
            raise RefusedError("refused-no-match", code=code)
        return code if await reporting.has_played(interaction.user.id, row.id) else REPORT

    async def about(self, answer: Answer, message: discord.Message) -> None:
        """Show the form about a message, with its match if the user has played in it.

        Raises RefusedError for a message that is not the bot's.
        """
        await self.desk.load_user(answer.interaction)
        row = await match_of(self.desk, answer, message)
        own = row is not None and await self.desk.referee.reporting.has_played(answer.interaction.user.id, row.id)
        await self._ask(answer, row.code if row is not None and own else REPORT)

    async def _open(self, answer: Answer, control: Control) -> None:
        """Show the form, about the match of the pressed message if the user has played in it."""
        row = await matches.by_code(self.desk.referee.db, control.code) if control.code != REPORT else None
        own = row is not None and await self.desk.referee.reporting.has_played(answer.interaction.user.id, row.id)
        await self._ask(answer, control.code if own else REPORT)

    async def _ask(self, answer: Answer, code: str) -> None:
        """Show the form about a match. It promises to attach the match file only if the match has begun."""
        row = await matches.by_code(self.desk.referee.db, code) if code != REPORT else None
        begun = row is not None and row.started is not None
        await answer.ask(report_form(words_in(answer.language), code, begun=begun))

    async def _submit(self, answer: Answer, control: Control) -> None:
        """File the report that was written."""
        written = kit_forms.form_texts(answer).get(WHAT, "")
        code = None if control.code == REPORT else control.code
        filed = await self.desk.referee.reporting.report(answer.interaction.user.id, written, code)
        answer.committed = True
        await answer.say(thanks(words_in(answer.language), filed))


def thanks(words: Words, report: FiledReport) -> str:
    """Return the answer to a filed report: its number, and the match file that goes with it."""
    about = "file" if report.attached else "none" if report.code is None else "code"
    return words("report-thanks", number=report.number, about=about, code=report.code or "")


def report_form(words: Words, code: str, *, begun: bool) -> ui.Modal:
    """Return the form that asks what is wrong. Its hint promises the match file only if the match has begun."""
    about = "match" if begun else "lobby"
    hint = words("report-hint") if code == REPORT else words(f"report-hint-{about}", code=code)
    field = Field(WHAT, words("report-what"), SHORTEST, LONGEST, lines=True, hint=hint)
    return kit_forms.form(words("report-title"), custom_id(code, SEND, NOTE), [field])
