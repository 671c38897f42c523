"""The command /profile, the entry of a person's menu, and the look back at a year."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.common.may_watch import can_see
from cogs.kit.answering.answers import Answer
from cogs.kit.commands.localised import command_description, command_name
from cogs.kit.commands.places import by_server, server_only
from cogs.kit.composing.messages import Message
from cogs.kit.controls.custom_ids import HIGHEST_NUMBER, Control, number
from cogs.kit.painting.painter import PicturePainter
from cogs.kit.painting.pictures import Look
from cogs.kit.painting.tournament_pictures import paint_page
from cogs.ratings import profile_pages, year_pages
from cogs.ratings.naming import book_title
from cogs.ratings.profile_pages import PERSON, YEAR, Known, Standing
from referee.errors import RefusedError
from referee.memory.known import LATEST, Course, PastMatch
from referee.memory.year import year_of
from referee.ratings.showing import list_of, shown_now
from store.people import inbox, preferences
from store.ratings import books, past
from store.ratings.books import Rated
from store.ratings.games import BookKey
from tournaments.views.pages import PERSON as CURVE_PERSON
from tournaments.views.pages import RatingCurve
from words.safe import plain_name
from words.texts import words as words_in

LEAST_DAYS = 2
"""Days with rated games from which on a rating is drawn as a curve."""

LAST_YEAR = 9999
"""The latest year that a control may name."""


class Profiles(commands.Cog):
    """The command, the entry of the menu, and the handlers of the buttons."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.db = desk.referee.db

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the controls, by action."""
        return {PERSON: Press(self._pressed, changes=True), YEAR: Press(self._year, changes=True)}

    @app_commands.command(
        name=command_name("profile", "command-profile"), description=command_description("command-profile")
    )
    @app_commands.rename(person=command_name("person", "option-person"))
    @app_commands.describe(person=command_description("option-person"))
    @server_only
    @by_server
    async def profile(self, interaction: discord.Interaction[Any], person: discord.User | None = None) -> None:
        """Show a person's profile on this server, by default the user's own."""
        answer = Answer(interaction)
        await answer.run(self.show(answer, person or interaction.user), private=True)

    async def show(self, answer: Answer, user: discord.User | discord.Member) -> None:
        """Show a person's profile. Raises RefusedError for a bot, and for somebody who keeps it to themselves."""
        await self.desk.load_user(answer.interaction)
        if user.bot:
            raise RefusedError("refused-profile-bot")
        await answer.show(await self._page(answer, user.id, user.display_name), private=True)

    async def _pressed(self, answer: Answer, control: Control) -> None:
        """Show a profile in place of the year that was pressed."""
        user = number(next(iter(control.args), None), HIGHEST_NUMBER)
        await answer.replace_private(await self._page(answer, user, await self._name(answer, user)))

    async def _page(self, answer: Answer, user: int, name: str) -> Message:
        """Return the page of a profile. Raises RefusedError outside servers and as `_check` does."""
        guild, asker = _server(answer), answer.interaction.user.id
        await self._check(user, asker)
        words = words_in(answer.language)
        rated = await books.of_person(self.db, guild, user)
        found = await self.desk.referee.pasts.profile(user, guild, asker, [key for key, _ in rated])
        visible = [one for one in found.latest if can_see(answer, one.at.channel, one.at.parent)][:LATEST]
        known = Known(
            user=user,
            name=name,
            is_own=user == asker,
            is_private=(await preferences.of_user(self.db, user)).profile == "private",
            figures=found.figures,
            standings=[await self._standing(*one, course) for one, course in zip(rated, found.courses, strict=True)],
            latest=await self._latest(visible),
            year=year_of(found.ended) if found.ended is not None else None,
        )
        return profile_pages.profile_page(known, self.desk.referee.shelf, words, await self._curve(answer, known))

    async def _curve(self, answer: Answer, known: Known) -> tuple[bytes, str] | None:
        """Return the picture of the rating with the most games, and its Alt text.

        There is none before the second day of rated games, for a reader who wants text alone, and where painting failed.
        """
        pictures, chosen = self.desk.composer.pictures, answer.preferences
        standing = max(known.standings, key=lambda one: len(one.course.days), default=None)
        if standing is None or len(standing.course.days) < LEAST_DAYS or chosen.board == "text":
            return None
        if not isinstance(pictures, PicturePainter):
            return None
        curve = RatingCurve(book_title(standing.key, words_in(answer.language)), profile_pages.by_days(standing))
        names, look = {CURVE_PERSON: plain_name(known.name)}, Look(chosen.theme or "dark", chosen.colours or "standard")
        return await paint_page(pictures, curve, names, answer.language, look, of="a profile")

    async def _standing(self, key: BookKey, rated: Rated, course: Course) -> Standing:
        """Return a rating of a person with their place in the list."""
        now = self.desk.referee.now()
        table = await list_of(self.db, key, now)
        place = next((line.place for line in table if line.user == rated.user), None)
        return Standing(key, shown_now(rated, now), place, len(table), course)

    async def _latest(self, games: Sequence[PastMatch]) -> list[profile_pages.Latest]:
        """Return the latest games that the reader may look at, with their results."""
        seated = await inbox.seated(self.db, [game.code for game in games])
        results = await past.results_of(self.db, [game.match for game in games])
        return [
            profile_pages.Latest(game.code, game.game, game.ended, results.get(game.match), seated.get(game.code, []))
            for game in games
        ]

    async def _check(self, user: int, asker: int) -> None:
        """Raise RefusedError for another person's profile that is private, and for one of a former player."""
        if user == asker:
            return
        if user <= 0 or (await preferences.of_user(self.db, user)).profile == "private":
            raise RefusedError("refused-profile-private")

    async def _name(self, answer: Answer, user: int) -> str:
        """Return the name of a person: as this server has it, else the stored one."""
        guild = answer.interaction.guild
        member = guild.get_member(user) if guild is not None else None
        return member.display_name if member is not None else (await books.names_of(self.db, [user])).get(user, "")

    # ---------------------------------------------------------------- the year

    async def _year(self, answer: Answer, control: Control) -> None:
        """Show a year of a person in place of the message that was pressed."""
        user = number(next(iter(control.args), None), HIGHEST_NUMBER)
        year = number(next(iter(control.args[1:]), None), LAST_YEAR)
        guild, asker = _server(answer), answer.interaction.user.id
        await self._check(user, asker)
        span = await past.span_of(self.db, user, guild)
        if span is None:
            raise RefusedError("refused-profile-empty")
        first, last = year_of(span[0]), year_of(span[1])
        year = min(max(year, first), last)

        found = await self.desk.referee.pasts.year(user, guild, year, await self._unnamed(asker))
        # The best win is named with its code: it is one of the games that the reader may see.
        seen = [win for win in found.best_wins if user == asker or can_see(answer, win.at.channel, win.at.parent)]
        about = year_pages.About(user, await self._name(answer, user), user == asker, year, first, last)
        await answer.replace_private(
            year_pages.year_page(
                about, found, next(iter(seen), None), self.desk.referee.shelf, words_in(answer.language)
            )
        )

    async def _unnamed(self, asker: int) -> Collection[int]:
        """Return everybody who is to be named nowhere but before themselves."""
        return await books.unlisted(self.db) - {asker}


def _server(answer: Answer) -> int:
    """Return the server of an interaction. Raises RefusedError outside servers: a rating belongs to one."""
    if answer.interaction.guild_id is None:
        raise RefusedError("refused-ratings-nowhere")
    return answer.interaction.guild_id
