"""Undo by button and command: after a confirmation, at once or with the consent of the others."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.common.match_choices import offer_own_matches
from cogs.kit.answering.answers import Answer
from cogs.kit.commands.localised import command_description, command_name
from cogs.kit.controls.custom_ids import HIGHEST_NUMBER, Control
from cogs.kit.match_texts.reader import Reader
from cogs.match import undo_pages
from referee.match.again import acts_again
from referee.match.live import Live
from referee.match.slots import panel_slot
from words.texts import words as words_in


class Undo(commands.Cog):
    """The command /undo and the handlers of the buttons of undo."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.undoing = desk.referee.undoing

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the controls, by action."""
        return {
            "undo": Press(self.open_question),
            "undoyes": Press(self.confirmed, changes=True),
            "undono": Press(self.keep, changes=True),
            "agree": Press(self.answered),
            "refuse": Press(self.answered),
            "block": Press(self.answered),
            "withdraw": Press(self.withdrawn),
        }

    @app_commands.command(name=command_name("undo", "command-undo"), description=command_description("command-undo"))
    @app_commands.rename(match=command_name("match", "option-match"))
    @app_commands.describe(match=command_description("option-match"))
    async def undo(self, interaction: discord.Interaction[Any], match: str | None = None) -> None:
        """Ask for confirmation before the user's last choice is undone."""
        answer = Answer(interaction)

        async def work() -> None:
            await self.show(answer, await self.desk.match(answer, match, changes=True))

        await answer.run(work(), private=True)

    @undo.autocomplete("match")
    async def _matches(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        return await offer_own_matches(self.desk, interaction, typed)

    @acts_again
    async def show(self, answer: Answer, live: Live) -> None:
        """Show the confirmation before the user's last choice is undone, with what undoing means."""
        async with live.lock_for(answer.interaction.user.id):
            offer = await self.undoing.offer(live, answer.interaction.user.id)
        reader = Reader.of(live, answer.language)
        made = undo_pages.question(reader, offer, await self._first_step(reader, offer.way.target))
        await answer.show(self.desk.with_match_line(answer, live, made), private=True)

    async def _first_step(self, reader: Reader, target: int) -> str:
        """Return the log's text of the first standing step after version `target`, "" without one."""
        texts = await self.desk.chronicle.moments(reader)
        moments = await self.desk.referee.moments.of(reader.live)
        later = [texts[m.number].text for m in moments if m.is_standing and m.version > target and m.number in texts]
        return later[0] if later else ""

    async def open_question(self, answer: Answer, control: Control) -> None:
        """Show the confirmation, from a button."""
        await self.show(answer, await self.desk.referee.live.by_code(control.code))

    async def confirmed(self, answer: Answer, control: Control) -> None:
        """Undo, or ask the others; the user's panel or a note replaces the confirmation."""
        words = words_in(answer.language)
        live, done = await self.undoing.undo_or_ask(
            control.code, answer.interaction.user.id, control.number(HIGHEST_NUMBER)
        )
        answer.committed = True
        if not done:
            await answer.replace_private(self.desk.note(words("undo-sent")))
            return
        seat = live.seat_in_play(answer.interaction.user.id).seat
        await self.desk.show_panel(answer, live, seat, slot=panel_slot(seat), note=words("undo-done"))

    async def keep(self, answer: Answer, _control: Control) -> None:
        """Close the confirmation without undoing."""
        await answer.replace_private(self.desk.note(words_in(answer.language)("undo-kept")))

    async def answered(self, answer: Answer, control: Control) -> None:
        """Agree to a request to undo, refuse it, or refuse it and block later ones."""
        await self.undoing.answer(
            control.code, answer.interaction.user.id, control.number(HIGHEST_NUMBER), control.action
        )
        answer.committed = True
        await answer.say(words_in(answer.language)("ask-thanks"))

    async def withdrawn(self, answer: Answer, control: Control) -> None:
        """Withdraw the user's own request."""
        await self.undoing.withdraw(control.code, answer.interaction.user.id, control.number(HIGHEST_NUMBER))
        answer.committed = True
        await answer.say(words_in(answer.language)("ask-withdrawn"))
