"""For those who do not play: the public board for one pair of eyes, kept up to date, and all hands once a match is over.

Nothing of a running match is read here but its public view.
"""

from __future__ import annotations

import asyncio
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs import watch_messages
from cogs.admission import admit, sees
from cogs.answers import Answer
from cogs.desk import Desk
from cogs.ids import Control
from cogs.matches import told_apart
from cogs.mirrors import LASTS, watched
from cogs.pictures import look_of
from cogs.translator import described, named
from cogs.watch_messages import REFRESH, Shown
from engines.kernel.model import Seat
from referee.errors import RefusedError
from referee.live import Live
from store import moderation
from words.texts import words

SEARCHED = 200
"""Matches of a server that are looked at while somebody types."""


class Watching(commands.Cog):
    """/watch."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.scribe = desk.scribe

    def handlers(self) -> dict[str, tuple[Any, bool]]:
        """Return what the router calls for each action of ours."""
        return {"watch": (self._pressed, False), REFRESH: (self._refreshed, True), "hands": (self._hands, False)}

    @app_commands.command(name=named("watch", "command-watch"), description=described("command-watch"))
    @app_commands.rename(match=named("match", "option-watch"))
    @app_commands.describe(match=described("option-watch"))
    async def watch(self, interaction: discord.Interaction[Any], match: str | None = None) -> None:
        """Show the public board to the user alone, and keep it up to date."""
        answer = Answer(interaction)

        async def work() -> None:
            await self._show(answer, await self.desk.match(answer, match))

        await answer.run(work(), private=True)

    @watch.autocomplete("match")
    async def _offered(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        """Offer the running matches that the user may watch: of this channel first, then of this server."""
        answer, db = Answer(interaction), self.desk.referee.db
        guild, here = interaction.guild_id, interaction.channel_id
        rows = await moderation.running(db, guild, SEARCHED) if guild is not None else []
        seen = [row for row in rows if row.status == "playing" and (row.channel == here or sees(answer, row.channel))]
        seen.sort(key=lambda row: row.channel != here)
        return await told_apart(self.desk, interaction, [(row.code, row.game) for row in seen], typed)

    async def _pressed(self, answer: Answer, control: Control) -> None:
        await self._show(answer, await self.desk.referee.live.by_code(control.code))

    async def _refreshed(self, answer: Answer, control: Control) -> None:
        """Bring a board up to date that is no longer kept so: after a restart, or when its time is over."""
        await self._show(answer, await self.desk.referee.live.by_code(control.code))

    async def _show(self, answer: Answer, live: Live) -> None:
        admit(answer, live)
        if live.match is None:
            raise RefusedError("refused-not-started", code=live.row.code)
        # Before the board is composed: what changes meanwhile must be seen to be missing.
        shows = await self.scribe.digest(live, watched(answer))
        # Where it is not ephemeral nothing of it can be changed later.
        pressed = answer.interaction.message if answer.update else None
        kept = pressed.flags.ephemeral if pressed is not None else True
        message = await self.scribe.watched(live, answer, self.desk.referee.now() + LASTS if kept else None)
        await (answer.replace_private(message) if answer.update else answer.show(message, private=True))
        self.desk.presenter.mirrors.watch(answer, live, shows)

    async def _hands(self, answer: Answer, control: Control) -> None:
        """Show all hands of a match that has been played to its end."""
        live = await self.desk.referee.live.by_code(control.code)
        admit(answer, live)
        if live.row.status != "over":
            raise RefusedError("refused-hands")
        _, match = live.playing
        hands = await asyncio.gather(*(self._hand(answer, live, seat) for seat in match.seats))
        texts, names = words(answer.language), self.scribe.names(live, answer.language)
        await answer.show(watch_messages.hands(live, hands, names, texts), private=True)

    async def _hand(self, answer: Answer, live: Live, seat: Seat) -> Shown:
        language, seen = answer.language, live.seen(seat)
        told = self.scribe.game(live, language, self.scribe.names(live, language)).hand_summary(seen.table)
        if answer.preferences.board == "text":
            return Shown(seat, None, told)
        look = look_of(live, answer.preferences)
        return Shown(seat, await self.scribe.panels.hand_picture(live, seen, language, look), told)
