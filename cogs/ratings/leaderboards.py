"""The command /ratings: the leaderboard of a game and form on this server, its records, and its characters."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.common.may_watch import can_see
from cogs.kit.answering.answers import Answer
from cogs.kit.commands.localised import command_description, command_name, translated_name
from cogs.kit.commands.places import by_server, server_only
from cogs.kit.composing.messages import Message
from cogs.kit.controls.custom_ids import HIGHEST_PAGE, Control, number
from cogs.ratings import server_pages
from cogs.ratings.naming import FORMS, all_books, book_of
from cogs.ratings.server_pages import LIST, OPEN, PICK, SHOW, VIEWS, Own, Where
from engines.games import GAMES
from referee.errors import RefusedError
from referee.ratings.showing import list_of, shown_now
from store.people import inbox, preferences
from store.ratings import books, server
from store.ratings.games import BookKey
from store.ratings.server import GameRecord
from words.texts import words as words_in


class Leaderboards(commands.Cog):
    """The command and the handlers of its controls."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.db = desk.referee.db

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the controls, by action."""
        return {
            OPEN: Press(self._opened),
            SHOW: Press(self._shown, changes=True),
            PICK: Press(self._picked, changes=True),
        }

    @app_commands.command(
        name=command_name("ratings", "command-ratings"), description=command_description("command-ratings")
    )
    @app_commands.rename(game=command_name("game", "option-game"), form=command_name("form", "option-form"))
    @app_commands.describe(game=command_description("option-ratings-game"), form=command_description("option-form"))
    @app_commands.choices(
        game=[Choice(name=translated_name(f"command-play-{game}"), value=game) for game in GAMES],
        form=[Choice(name=translated_name(f"choice-form-{form.replace('_', '-')}"), value=form) for form in FORMS],
    )
    @server_only
    @by_server
    async def ratings(
        self, interaction: discord.Interaction[Any], game: str | None = None, form: str | None = None
    ) -> None:
        """Show a leaderboard of this server."""
        answer = Answer(interaction)

        async def work() -> None:
            await self.desk.load_user(interaction)
            key = await self._pick_book(_server(answer), game, form)
            await answer.show(await self._page(answer, Where(LIST, key, 0)), private=True)

        await answer.run(work(), private=True)

    async def _pick_book(self, guild: int, game: str | None, form: str | None) -> BookKey:
        """Return the book that a command asks for: one with rated games if it leaves a choice.

        Raises RefusedError for a form in which the game is not rated.
        """
        fitting = [key for key in all_books(guild) if game in (None, key.game) and form in (None, key.form)]
        if not fitting:
            raise RefusedError("refused-ratings-form")
        played = await books.played(self.db, guild)
        return next((key for key in fitting if key in played), fitting[0])

    # ---------------------------------------------------------------- controls

    async def _opened(self, answer: Answer, _control: Control) -> None:
        key = await self._pick_book(_server(answer), None, None)
        await answer.show(await self._page(answer, Where(LIST, key, 0)), private=True)

    async def _shown(self, answer: Answer, control: Control) -> None:
        """Show a view of a book, at a page."""
        view, value, page = (*control.args, "", "", "")[:3]
        key = book_of(_server(answer), value)
        if view not in VIEWS or key is None:
            raise RefusedError("refused-unknown-control")
        await answer.replace_private(await self._page(answer, Where(view, key, number(page, HIGHEST_PAGE))))

    async def _picked(self, answer: Answer, control: Control) -> None:
        """Show the same view of another book."""
        view, key = next(iter(control.args), ""), book_of(_server(answer), next(iter(answer.values), ""))
        if view not in VIEWS or key is None:
            raise RefusedError("refused-unknown-control")
        await answer.replace_private(await self._page(answer, Where(view, key, 0)))

    # ---------------------------------------------------------------- pages

    async def _page(self, answer: Answer, where: Where) -> Message:
        if where.view == LIST:
            return await self._list(answer, where)
        return await (self._records if where.view == "records" else self._characters)(answer, where)

    async def _list(self, answer: Answer, where: Where) -> Message:
        user, key, now = answer.interaction.user.id, where.key, self.desk.referee.now()
        table = await list_of(self.db, key, now)
        mine = await books.rating_of(self.db, key.guild, key.game, key.form, user)
        chosen = await preferences.of_user(self.db, user)
        line = next((one for one in table if one.user == user), None)
        own = Own(user, None if mine is None else shown_now(mine, now), line, is_listed=chosen.listed)
        return server_pages.list_page(where, table, own, words_in(answer.language))

    async def _records(self, answer: Answer, where: Where) -> Message:
        key = where.key
        people = {
            "most-played": await server.most_played(self.db, key),
            "streak": await server.longest_streak(self.db, key),
        }
        found = {
            "fastest": await server.fastest(self.db, key),
            "longest": await server.longest(self.db, key),
            "closest": await server.closest(self.db, key),
        }
        seen = {name: one for name, one in found.items() if one is not None and _may_see(answer, one)}
        seated = await inbox.seated(self.db, [one.code for one in seen.values()])
        records = server_pages.Records(await server.count(self.db, key), people, found, {*seen}, seated)
        return server_pages.records_page(where, records, words_in(answer.language))

    async def _characters(self, answer: Answer, where: Where) -> Message:
        rows, best = await server.characters(self.db, where.key), await server.best_with(self.db, where.key)
        shelf = self.desk.referee.shelf
        return server_pages.characters_page(where, rows, best, shelf, words_in(answer.language))


def _may_see(answer: Answer, record: GameRecord) -> bool:
    """Return whether the user sees the channel of a match: else its code and players are not shown."""
    return can_see(answer, record.channel, record.parent)


def _server(answer: Answer) -> int:
    """Return the server of an interaction. Raises RefusedError outside servers: a rating belongs to one."""
    if answer.interaction.guild_id is None:
        raise RefusedError("refused-ratings-nowhere")
    return answer.interaction.guild_id
