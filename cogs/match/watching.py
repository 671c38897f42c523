"""For users who do not play: a private copy of the public board, kept up to date, and all hands once a match is over.

Of a running match only the public view is read here.
"""

from __future__ import annotations

import asyncio
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.common.match_choices import offer_matches
from cogs.common.may_watch import can_see, check_may_watch
from cogs.delivery.mirrors import LIFETIME, watch_key
from cogs.kit.answering.answers import Answer
from cogs.kit.commands.localised import command_description, command_name
from cogs.kit.controls.custom_ids import Control
from cogs.kit.match_texts.reader import Reader
from cogs.match import watch_pages
from cogs.match.hands import hand_of
from cogs.match.slots import Boards
from cogs.match.watch_pages import REFRESH
from referee.errors import RefusedError
from referee.match.live import Live
from store.judges import moderation

SEARCHED = 200
"""Running matches of a server that autocompletion looks through at most."""


class Watching(commands.Cog):
    """The command /watch and the handlers of its buttons."""

    def __init__(self, desk: Desk, boards: Boards) -> None:
        self.desk = desk
        self.composer = desk.composer
        self.boards = boards

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the controls, by action."""
        return {
            "watch": Press(self._pressed),
            REFRESH: Press(self._refreshed, changes=True),
            "hands": Press(self._hands),
        }

    @app_commands.command(name=command_name("watch", "command-watch"), description=command_description("command-watch"))
    @app_commands.rename(match=command_name("match", "option-watch"))
    @app_commands.describe(match=command_description("option-watch"))
    async def watch(self, interaction: discord.Interaction[Any], match: str | None = None) -> None:
        """Show the public board to the user alone, and keep it up to date."""
        answer = Answer(interaction)

        async def work() -> None:
            await self._show(answer, await self.desk.match(answer, match))

        await answer.run(work(), private=True)

    @watch.autocomplete("match")
    async def _matches(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        """Offer the running matches that the user may watch: those of this channel first, then those of the server."""
        answer, db = Answer(interaction), self.desk.referee.db
        guild, here = interaction.guild_id, interaction.channel_id
        rows = await moderation.running(db, guild, SEARCHED) if guild is not None else []
        seen = [
            row
            for row in rows
            if row.status == "playing" and (row.channel == here or can_see(answer, row.channel, row.parent))
        ]
        seen.sort(key=lambda row: row.channel != here)
        return await offer_matches(self.desk, interaction, [(row.code, row.game) for row in seen], typed)

    async def _pressed(self, answer: Answer, control: Control) -> None:
        await self._show(answer, await self.desk.referee.live.by_code(control.code))

    async def _refreshed(self, answer: Answer, control: Control) -> None:
        """Bring a board up to date after its automatic updates have ended: by a restart, or when its time is over."""
        await self._show(answer, await self.desk.referee.live.by_code(control.code))

    async def _show(self, answer: Answer, live: Live) -> None:
        check_may_watch(answer, live)
        if live.match is None:
            raise RefusedError("refused-not-started", code=live.row.code)
        # Only an ephemeral message can be updated later.
        pressed = answer.interaction.message if answer.update else None
        kept = pressed.flags.ephemeral if pressed is not None else True
        mirrors = self.desk.sender.mirrors
        with mirrors.opening(live, watch_key(answer)):
            message = await self.boards.watched(live, answer, self.desk.referee.now() + LIFETIME if kept else None)
            await (answer.replace_private(message) if answer.update else answer.show(message, private=True))
            mirrors.keep_board(answer, live, message.digest())

    async def _hands(self, answer: Answer, control: Control) -> None:
        """Show all hands of a finished match."""
        live = await self.desk.referee.live.by_code(control.code)
        check_may_watch(answer, live)
        if not live.is_open:
            raise RefusedError("refused-lists-closed" if live.row.status == "over" else "refused-hands")
        _, match = live.rules_and_match
        hands = await asyncio.gather(*(hand_of(self.desk, answer, live, seat, live.view(seat)) for seat in match.seats))
        await answer.show(watch_pages.hands(Reader.of(live, answer.language), hands), private=True)
