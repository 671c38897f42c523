"""Moderation of a server's matches: /moderate, /moderation-log, and their controls. Judges use the button **More**."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.common.match_choices import offer_matches
from cogs.kit.answering import forms as kit_forms
from cogs.kit.answering.answers import Answer
from cogs.kit.commands.localised import command_description, command_name
from cogs.kit.commands.places import by_server, server_only
from cogs.kit.composing.messages import Message
from cogs.kit.controls.custom_ids import Control, number
from cogs.kit.match_texts.names import other_players
from cogs.kit.match_texts.reader import Reader
from cogs.kit.permissions import may_delete, may_judge, may_moderate
from cogs.moderation import pages
from cogs.moderation.pages import ASK, DO, LIST, LOG, PANEL, PICK, REASON, SEAT, SHOWN
from engines.kernel.state.model import Seat
from referee.errors import RefusedError
from referee.judges.moderation import ACTIONS, SEAT_ACTIONS, Action, Intervention, check_not_own
from referee.match.live import Live
from referee.service import CODE
from store.judges import moderation
from store.judges.moderation import ListedMatch
from store.people import inbox
from words.texts import words as words_in

SEARCHED, OFFERED = 200, 25
"""How many matches are searched, and how many are offered in the select or while a user types."""


class Moderation(commands.Cog):
    """The commands of moderators; each also has a button."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.db = desk.referee.db
        self.moderation = desk.referee.moderation

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the controls, by action."""
        return {
            PANEL: Press(self._panel, changes=True),
            LIST: Press(self._list, changes=True),
            PICK: Press(self._open_picked, changes=True),
            ASK: Press(self._ask, form=True),
            SEAT: Press(self._ask, form=True),
            DO: Press(self._submit, changes=True),
            LOG: Press(self._log, changes=True),
        }

    async def may_open(self, answer: Answer, live: Live) -> bool:
        """Return whether the user may open the panel of a match: one of this server, in a channel that they moderate."""
        if live.row.guild != answer.interaction.guild_id:
            return False
        return await may_moderate(answer, self.db, live.row.channel, live.row.parent)

    # ---------------------------------------------------------------- commands

    @app_commands.command(
        name=command_name("moderate", "command-moderate"), description=command_description("command-moderate")
    )
    @app_commands.rename(match=command_name("match", "option-match"))
    @app_commands.describe(match=command_description("option-moderate-match"))
    @app_commands.default_permissions(manage_messages=True)
    @server_only
    @by_server
    async def moderate(self, interaction: discord.Interaction[Any], match: str | None = None) -> None:
        """Show the panel of a match, or the list of this server's matches."""
        answer = Answer(interaction)

        async def work() -> None:
            await self.desk.load_user(interaction)
            await self._check(answer)
            if match is None:
                await self._show(answer, await self._matches(answer))
            else:
                await self._show(answer, self._message(answer, await self._live(answer, match)))

        await answer.run(work(), private=True)

    @moderate.autocomplete("match")
    async def _offer_running(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        """Return choices of this server's running matches that fit the typed text."""
        answer = Answer(interaction)
        await self.desk.load_user(interaction)
        found = [(row.code, row.game) for row in await self._running(answer)]
        return await offer_matches(self.desk, interaction, found, typed)

    @app_commands.command(
        name=command_name("moderation-log", "command-moderation-log"),
        description=command_description("command-moderation-log"),
    )
    @app_commands.default_permissions(manage_messages=True)
    @server_only
    @by_server
    async def moderation_log(self, interaction: discord.Interaction[Any]) -> None:
        """Show the log of moderation in this server."""
        answer = Answer(interaction)

        async def work() -> None:
            await self.desk.load_user(interaction)
            await self._show_log(answer, 0)

        await answer.run(work(), private=True)

    # ---------------------------------------------------------------- controls

    async def _panel(self, answer: Answer, control: Control) -> None:
        await self._check(answer)
        await self._show(answer, self._message(answer, await self._live(answer, control.code)))

    async def _list(self, answer: Answer, _control: Control) -> None:
        await self._check(answer)
        await self._show(answer, await self._matches(answer))

    async def _open_picked(self, answer: Answer, _control: Control) -> None:
        await self._check(answer)
        code = answer.values[0] if answer.values else ""
        await self._show(answer, self._message(answer, await self._live(answer, code)))

    async def _ask(self, answer: Answer, control: Control) -> None:
        """Show the form that asks for the reason."""
        await self._check(answer)
        live = await self._live(answer, control.code)
        picked = [*control.args[:1], *answer.values[:1]]
        action, seat = _action_and_seat(picked)
        check_not_own(live, answer.interaction.user.id, action)
        await answer.ask(pages.reason_form(live, words_in(answer.language), action, seat))

    async def _submit(self, answer: Answer, control: Control) -> None:
        """Carry out the action of a form."""
        guild = await self._check(answer)
        await self._live(answer, control.code)
        action, seat = _action_and_seat(control.args)
        charge = Intervention(guild, answer.interaction.user.id, kit_forms.form_texts(answer).get(REASON, ""))
        live = await self.moderation.do(control.code, charge, action, seat)
        answer.committed = True
        await self._show(answer, self._message(answer, live, words_in(answer.language)("moderate-done")))

    async def _log(self, answer: Answer, control: Control) -> None:
        await self._show_log(answer, control.page())

    # ---------------------------------------------------------------- rights, matches and pages

    async def _check(self, answer: Answer) -> int:
        """Return the server of the interaction. Raises RefusedError if the user may not moderate there."""
        guild = answer.interaction.guild_id
        if guild is None:
            raise RefusedError("refused-moderate-dm")
        if not await may_moderate(answer, self.db):
            raise RefusedError("refused-not-moderator")
        return guild

    async def _live(self, answer: Answer, typed: str) -> Live:
        """Return the match of a typed or picked code. Raises RefusedError, without the text if that cannot be a code."""
        code = typed.strip().upper()
        if not CODE.fullmatch(code):
            raise RefusedError("refused-no-code")
        live = await self.moderation.match_in(code, answer.interaction.guild_id)
        if not await may_moderate(answer, self.db, live.row.channel, live.row.parent):
            raise RefusedError("refused-not-moderator")
        return live

    async def _matches(self, answer: Answer) -> Message:
        words, found = words_in(answer.language), await self._running(answer)
        seats = await inbox.seated(self.db, [row.code for row in found])
        names = {code: other_players(seated, 0, words) for code, seated in seats.items()}
        return pages.matches(words, found, names)

    async def _running(self, answer: Answer) -> list[ListedMatch]:
        """Return the newest running matches of this server that the user may moderate."""
        guild = answer.interaction.guild_id
        rows = await moderation.running(self.db, guild, SEARCHED) if guild is not None else []
        if rows and not await may_judge(answer, self.db):
            rows = [row for row in rows if may_delete(answer.interaction, row.channel, row.parent)]
        return rows[:OFFERED]

    def _message(self, answer: Answer, live: Live, note: str = "") -> Message:
        own = bool(live.known_seats(answer.interaction.user.id))
        return pages.panel(Reader.of(live, answer.language), note, own=own)

    async def _show_log(self, answer: Answer, page: int) -> None:
        guild = await self._check(answer)
        count = await moderation.count(self.db, guild)
        page = min(page, max(0, (count - 1) // SHOWN))
        entries = await moderation.of_guild(self.db, guild, limit=SHOWN, skip=page * SHOWN)
        await self._show(answer, pages.log_page(words_in(answer.language), entries, page, count))

    @staticmethod
    async def _show(answer: Answer, message: Message) -> None:
        """Show a page in the message that was pressed, or as a new private one."""
        if answer.update:
            await answer.replace_private(message)
        else:
            await answer.show(message, private=True)


def _action_and_seat(args: tuple[str, ...] | list[str]) -> tuple[Action, Seat | None]:
    """Return the action of a control's arguments, and its seat if it needs one. Raises RefusedError for forged arguments."""
    action = next((name for name in ACTIONS if args and name == args[0]), None)
    seat = number(args[1]) if len(args) > 1 else None
    if action is None or (action in SEAT_ACTIONS) != (seat is not None):
        raise RefusedError("refused-unknown-control")
    return action, seat
