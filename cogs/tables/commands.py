"""The command /tables: the tables of this server that the user can sit down at, and its matches to watch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.common.may_watch import can_see
from cogs.common.private_list import PrivateList
from cogs.delivery.composer import Composer
from cogs.kit.answering.answers import Answer, refusal_text
from cogs.kit.commands.localised import command_description, command_name
from cogs.kit.commands.places import at_server, by_server, server_only
from cogs.kit.composing.messages import Message
from cogs.kit.controls.actions import OPEN_TABLES
from cogs.kit.match_texts.durations import clock_words, moment
from cogs.kit.match_texts.names import other_players
from cogs.kit.permissions import roles_of
from cogs.tables import pages, wish_pages
from cogs.tables.pages import PAGE, SHOWN, Entry
from referee.clocks.terms import terms_of
from referee.errors import RefusedError
from referee.lobby.finding import OpenTable
from referee.people.settings import check_may_play
from store.lobby import listing, wishes
from store.lobby.listing import Listed
from store.people import guilds, inbox
from words.safe import escape
from words.texts import Words
from words.texts import words as words_in

WITH = 60
"""Characters of the players' names at a table of the list."""


class Tables(commands.Cog):
    """The command and the handlers of its buttons."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.list = PrivateList(desk, self.page)
        self.db = desk.referee.db

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the controls, by action."""
        return {OPEN_TABLES: Press(self.list.open), PAGE: Press(self.list.turn, changes=True)}

    @app_commands.command(
        name=command_name("tables", "command-tables"), description=command_description("command-tables")
    )
    @server_only
    @by_server
    async def tables(self, interaction: discord.Interaction[Any]) -> None:
        """List the tables of this server that the user may see."""
        await self.list.command(interaction)

    # ---------------------------------------------------------------- the list

    async def page(self, answer: Answer, page: int) -> Message:
        """Return page `page` of the list, counted from 0, for the user of an answer.

        Raises RefusedError outside servers that have the bot.
        """
        interaction, words = answer.interaction, words_in(answer.language)
        if not at_server(interaction) or interaction.guild_id is None:
            raise RefusedError("refused-tables-nowhere")
        rows = [row for row in await listing.of_guild(self.db, interaction.guild_id) if _visible(answer, row)]
        barred = await self._barred(answer, interaction.guild_id)
        found = [] if barred is not None else await self._open(answer, rows)
        running = await self._running(answer, rows)
        count = max(1, -(-(len(found) + len(running)) // SHOWN))
        page = min(page, count - 1)
        entries = [_open_entry(answer, row, table, words) for row, table in found]
        entries += [_running_entry(answer, row, names, words) for row, names in running]
        note = refusal_text(barred, words) if barred is not None else None
        shown = entries[page * SHOWN : (page + 1) * SHOWN]
        message = pages.tables(pages.Listed(shown, page, count, len(found), note), words)
        if barred is None:
            wish = await wishes.of(self.db, interaction.user.id, interaction.guild_id)
            message.items += wish_pages.below(words, wish, answer.preferences)
        return message

    async def _barred(self, answer: Answer, guild: int) -> RefusedError | None:
        """Return the refusal if the user may not sit down at any table of a server, None if they may."""
        try:
            check_may_play(await guilds.of(self.db, guild), roles_of(answer))
        except RefusedError as error:
            return error
        return None

    async def _open(self, answer: Answer, rows: Sequence[Listed]) -> list[tuple[Listed, OpenTable]]:
        """Return the tables that the user sits at or may sit down at."""
        lobbies = [row.match for row in rows if row.status == "lobby"]
        found = await self.desk.referee.finding.tables(lobbies, answer.interaction.user.id)
        return [(row, found[row.match]) for row in rows if row.match in found]

    async def _running(self, answer: Answer, rows: Sequence[Listed]) -> list[tuple[Listed, str]]:
        """Return the matches of other players, each with the players' names."""
        user, words = answer.interaction.user.id, words_in(answer.language)
        running = [row for row in rows if row.status == "playing"]
        seats = await inbox.seated(self.db, [row.code for row in running])
        return [
            (row, other_players(seats.get(row.code, []), user, words, WITH))
            for row in running
            if all(seat.user != user for seat in seats.get(row.code, []))
        ]


def _visible(answer: Answer, row: Listed) -> bool:
    return row.channel == answer.interaction.channel_id or can_see(answer, row.channel, row.parent)


def _head(answer: Answer, row: Listed, words: Words) -> str:
    """Return the heading of a table with its channel; for a thread, the channel that has the thread.

    The thread's name adds nothing, and after a rematch it may still name the result of the previous match.
    """
    link = Composer.link_at(answer.interaction.guild_id, row.channel, row.message)
    return words(
        "tables-head",
        game=words(f"{row.game}-title"),
        code=row.code,
        link=link,
        channel=f"<#{row.parent or row.channel}>",
    )


def _open_entry(answer: Answer, row: Listed, table: OpenTable, words: Words) -> Entry:
    """Return the entry of a table that has not begun: its players, the number of free seats, the clock."""
    live, terms = table.live, terms_of(table.live.row.clock)
    names = escape(other_players(live.seats, answer.interaction.user.id, words, WITH))
    parts = [names] if names else []
    parts += [words("tables-seated")] if table.seated else []
    parts.append(words("tables-free", free=table.free))
    parts += [words("tables-begins", moment=moment(table.begins, "f"))] if table.begins is not None else []
    line = " · ".join([*parts, clock_words(terms, words)])
    return Entry("mine" if table.seated else "join", row.code, [_head(answer, row, words), line])


def _running_entry(answer: Answer, row: Listed, names: str, words: Words) -> Entry:
    """Return the entry of a running match: its players, and when it began."""
    line = " · ".join([escape(names), words("tables-since", since=moment(row.started or 0.0))])
    return Entry("watch", row.code, [_head(answer, row, words), line])
