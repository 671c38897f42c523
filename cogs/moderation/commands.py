"""Moderating a server's matches: /moderate, /moderation-log, and what their controls do. Judges come by the button **More**."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.common.match_choices import offer_matches
from cogs.kit import forms as kit_forms
from cogs.kit.answers import Answer
from cogs.kit.custom_ids import Control, number
from cogs.kit.localised import command_description, command_name
from cogs.kit.messages import Message
from cogs.kit.names import other_players, plain_names, safe_names
from cogs.kit.permissions import may_delete, may_judge, may_moderate
from cogs.kit.places import by_server, server_only
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
"""Matches looked at, and offered to pick from or while somebody types."""


class Moderation(commands.Cog):
    """The commands of moderators; each also has a button."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.db = desk.referee.db
        self.moderation = desk.referee.moderation

    def presses(self) -> dict[str, Press]:
        """What the controls do, by action."""
        return {
            PANEL: Press(self._panel, changes=True),
            LIST: Press(self._list, changes=True),
            PICK: Press(self._picked, changes=True),
            ASK: Press(self._asked, form=True),
            SEAT: Press(self._asked, form=True),
            DO: Press(self._done, changes=True),
            LOG: Press(self._log, changes=True),
        }

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
        """Show what can be done to a match, or the matches of this server."""
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
    async def _offered(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        """Offer the running matches of this server by code and game."""
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
        """Show what moderators did in this server."""
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

    async def _picked(self, answer: Answer, _control: Control) -> None:
        await self._check(answer)
        code = answer.values[0] if answer.values else ""
        await self._show(answer, self._message(answer, await self._live(answer, code)))

    async def _asked(self, answer: Answer, control: Control) -> None:
        """Ask for the reason, by a form."""
        await self._check(answer)
        live = await self._live(answer, control.code)
        picked = [*control.args[:1], *answer.values[:1]]
        action, seat = _deed(picked)
        check_not_own(live, answer.interaction.user.id, action)
        await answer.ask(pages.reason_form(live, words_in(answer.language), action, seat))

    async def _done(self, answer: Answer, control: Control) -> None:
        """Do what the form was for."""
        guild = await self._check(answer)
        await self._live(answer, control.code)
        action, seat = _deed(control.args)
        charge = Intervention(guild, answer.interaction.user.id, kit_forms.form_texts(answer).get(REASON, ""))
        live = await self.moderation.do(control.code, charge, action, seat)
        answer.committed = True
        await self._show(answer, self._message(answer, live, words_in(answer.language)("moderate-done")))

    async def _log(self, answer: Answer, control: Control) -> None:
        await self._show_log(answer, control.page())

    # ---------------------------------------------------------------- within

    async def _check(self, answer: Answer) -> int:
        """Return the server where this user may moderate. Raises RefusedError if they may not here."""
        guild = answer.interaction.guild_id
        if guild is None:
            raise RefusedError("refused-moderate-dm")
        if not await may_moderate(answer, self.db):
            raise RefusedError("refused-not-moderator")
        return guild

    async def _live(self, answer: Answer, typed: str) -> Live:
        """Return the match of a typed or picked code. Raises RefusedError; what cannot be a code is not shown again."""
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
        words = words_in(answer.language)
        names, plain = safe_names(live, answer.language), plain_names(live, answer.language)
        own = bool(live.known_seats(answer.interaction.user.id))
        return pages.panel(live, words, names, plain, note, own=own)

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


def _deed(args: tuple[str, ...] | list[str]) -> tuple[Action, Seat | None]:
    """Return action and seat of a control. Raises RefusedError for a forged one."""
    action = next((name for name in ACTIONS if args and name == args[0]), None)
    seat = number(args[1]) if len(args) > 1 else None
    if action is None or (action in SEAT_ACTIONS) != (seat is not None):
        raise RefusedError("refused-unknown-control")
    return action, seat
