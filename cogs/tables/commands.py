"""/tables: the open tables of this server that somebody can sit down at, and its matches to watch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.common.may_watch import sees
from cogs.delivery.composer import Composer
from cogs.kit.actions import OPEN_TABLES
from cogs.kit.answers import Answer, refusal
from cogs.kit.custom_ids import Control
from cogs.kit.durations import clock_words, moment
from cogs.kit.localised import described, named
from cogs.kit.messages import Message
from cogs.kit.names import others
from cogs.kit.permissions import roles_of
from cogs.kit.places import at_server, by_server, server_only
from cogs.tables import pages, wish_pages
from cogs.tables.pages import PAGE, SHOWN, Entry
from referee.clocks.terms import terms_of
from referee.errors import RefusedError
from referee.lobby.finding import OpenTable
from referee.people.settings import may_play
from store.lobby import listing, wishes
from store.lobby.listing import Listed
from store.people import guilds, inbox
from words.safe import escape
from words.texts import Words, words

WITH = 60
"""Characters of the names of those who sit at a table of the list."""


class Tables(commands.Cog):
    """The command and its pages."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.db = desk.referee.db

    def presses(self) -> dict[str, Press]:
        """What the controls do, by action."""
        return {OPEN_TABLES: Press(self._opened), PAGE: Press(self._turned, changes=True)}

    @app_commands.command(name=named("tables", "command-tables"), description=described("command-tables"))
    @server_only
    @by_server
    async def tables(self, interaction: discord.Interaction[Any]) -> None:
        """List the tables of this server that the user may see."""
        answer = Answer(interaction)

        async def work() -> None:
            await self.desk.meet(interaction)
            await answer.show(await self.page(answer, 0), private=True)

        await answer.run(work(), private=True)

    async def _opened(self, answer: Answer, _control: Control) -> None:
        await answer.show(await self.page(answer, 0), private=True)

    async def _turned(self, answer: Answer, control: Control) -> None:
        await answer.replace_private(await self.page(answer, control.page()))

    # ---------------------------------------------------------------- the list

    async def page(self, answer: Answer, page: int) -> Message:
        """Return a page of the list for the user of an answer. Raises RefusedError away from servers that have the bot."""
        interaction, texts = answer.interaction, words(answer.language)
        if not at_server(interaction) or interaction.guild_id is None:
            raise RefusedError("refused-tables-nowhere")
        rows = [row for row in await listing.of_guild(self.db, interaction.guild_id) if _visible(answer, row)]
        barred = await self._barred(answer, interaction.guild_id)
        found = [] if barred is not None else await self._open(answer, rows)
        running = await self._running(answer, rows)
        count = max(1, -(-(len(found) + len(running)) // SHOWN))
        page = min(page, count - 1)
        entries = [_open_entry(answer, row, table, texts) for row, table in found]
        entries += [_running_entry(answer, row, names, texts) for row, names in running]
        note = refusal(barred, texts) if barred is not None else None
        shown = entries[page * SHOWN : (page + 1) * SHOWN]
        message = pages.tables(pages.Listed(shown, page, count, len(found), note), texts)
        if barred is None:
            wish = await wishes.of(self.db, interaction.user.id, interaction.guild_id)
            message.items += wish_pages.below(texts, wish, answer.preferences)
        return message

    async def _barred(self, answer: Answer, guild: int) -> RefusedError | None:
        """Return why the user may sit down at no table of a server, None if they may."""
        try:
            may_play(await guilds.of(self.db, guild), roles_of(answer))
        except RefusedError as error:
            return error
        return None

    async def _open(self, answer: Answer, rows: Sequence[Listed]) -> list[tuple[Listed, OpenTable]]:
        """Return those of the tables that the user sits at or may sit down at."""
        lobbies = [row.match for row in rows if row.status == "lobby"]
        found = await self.desk.referee.finding.tables(lobbies, answer.interaction.user.id)
        return [(row, found[row.match]) for row in rows if row.match in found]

    async def _running(self, answer: Answer, rows: Sequence[Listed]) -> list[tuple[Listed, str]]:
        """Return the matches that others play, each with who plays it."""
        user, texts = answer.interaction.user.id, words(answer.language)
        running = [row for row in rows if row.status == "playing"]
        seats = await inbox.seated(self.db, [row.code for row in running])
        return [
            (row, others(seats.get(row.code, []), user, texts, WITH))
            for row in running
            if all(seat.user != user for seat in seats.get(row.code, []))
        ]


def _visible(answer: Answer, row: Listed) -> bool:
    return row.channel == answer.interaction.channel_id or sees(answer, row.channel, row.parent)


def _head(answer: Answer, row: Listed, texts: Words) -> str:
    """Return which table it is and where it stands."""
    link = Composer.link_at(answer.interaction.guild_id, row.channel, row.message)
    return texts("tables-head", game=texts(f"{row.game}-title"), code=row.code, link=link, channel=f"<#{row.channel}>")


def _open_entry(answer: Answer, row: Listed, table: OpenTable, texts: Words) -> Entry:
    """Return a table that has not begun: who sits there, how many seats are free, the clock."""
    live, terms = table.live, terms_of(table.live.row.clock)
    names = escape(others(live.seats, answer.interaction.user.id, texts, WITH))
    parts = [names] if names else []
    parts += [texts("tables-seated")] if table.seated else []
    parts.append(texts("tables-free", free=table.free))
    parts += [texts("tables-begins", moment=moment(table.begins, "f"))] if table.begins is not None else []
    told = " · ".join([*parts, clock_words(terms, texts)])
    return Entry("mine" if table.seated else "join", row.code, [_head(answer, row, texts), told])


def _running_entry(answer: Answer, row: Listed, names: str, texts: Words) -> Entry:
    """Return a match that runs: who plays, and since when."""
    told = " · ".join([escape(names), texts("tables-since", since=moment(row.started or 0.0))])
    return Entry("watch", row.code, [_head(answer, row, texts), told])
