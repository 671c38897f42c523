"""For those who do not play: the public board for one pair of eyes, kept up to date, and all hands once a match is over.

Nothing of a running match is read here but its public view.
"""

from __future__ import annotations

import asyncio
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import watch_messages
from cogs.admission import admit
from cogs.answers import Answer
from cogs.desk import Desk
from cogs.ids import Control
from cogs.mirrors import watched
from cogs.pictures import look_of
from cogs.translator import described, named
from cogs.watch_messages import Shown
from engines.kernel.model import Seat
from referee.errors import RefusedError
from referee.live import Live
from words.texts import words


class Watching(commands.Cog):
    """/watch."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.scribe = desk.scribe

    def handlers(self) -> dict[str, tuple[Any, bool]]:
        """Return what the router calls for each action of ours."""
        return {"watch": (self._pressed, False), "hands": (self._hands, False)}

    @app_commands.command(name=named("watch", "command-watch"), description=described("command-watch"))
    @app_commands.rename(match=named("match", "option-watch"))
    @app_commands.describe(match=described("option-watch"))
    async def watch(self, interaction: discord.Interaction[Any], match: str | None = None) -> None:
        """Show the public board to the user alone, and keep it up to date."""
        answer = Answer(interaction)

        async def work() -> None:
            await self._show(answer, await self.desk.match(answer, match))

        await answer.run(work(), private=True)

    async def _pressed(self, answer: Answer, control: Control) -> None:
        await self._show(answer, await self.desk.referee.live.by_code(control.code))

    async def _show(self, answer: Answer, live: Live) -> None:
        admit(answer, live)
        if live.match is None:
            raise RefusedError("refused-not-started", code=live.row.code)
        # Before the board is composed: what changes meanwhile must be seen to be missing.
        shows = await self.scribe.digest(live, watched(answer))
        await answer.show(await self.scribe.watched(live, answer), private=True)
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
        return Shown(seat, await self.scribe.hand_picture(live, seat, language, look), told)
