"""Guided first matches. The custom id of every control contains the place in the lesson, so nothing is stored.

Only its user sees a lesson. It works wherever the bot answers, also after a restart.
"""

from __future__ import annotations

import asyncio

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.kit.answering.answers import Answer
from cogs.kit.composing.messages import Message
from cogs.kit.controls.custom_ids import Control
from cogs.kit.painting.pictures import paint_or_none
from cogs.kit.permissions import openable_table
from cogs.learning import lesson_pages
from cogs.learning.lesson_pages import BEGIN, CODE, LAST_PAGE, OPEN, QUIT, TABLE, TAKE, TURN, PageFacts, Place, place_of
from cogs.lobby.opening.lobbies import channel_of, open_table, post_table
from engines.games import GAMES, LESSONS
from engines.kernel.learning.lessons import BadPathError, Stage, replay
from referee.errors import RefusedError
from referee.match.live import Live
from referee.match.slots import BOARD
from store.match import matches
from words.common.lesson_page import Page
from words.common.protocol import GameWords
from words.games import game_words
from words.learning import LESSONS as LESSON_WORDS
from words.texts import words as words_in


class Lessons:
    """The controls of a lesson."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._opening = asyncio.Lock()

    def presses(self) -> dict[str, Press]:
        """Return the presses of these controls by action."""
        return {
            BEGIN: Press(self.begin),
            TURN: Press(self.turn, changes=True),
            TAKE: Press(self.take, changes=True),
            QUIT: Press(self.leave, changes=True),
            TABLE: Press(self.how_to_open),
            OPEN: Press(self.open, changes=True),  # `changes`: a message announced by a deferral would be private
        }

    async def begin(self, answer: Answer, control: Control) -> None:
        """Begin a lesson in a private message."""
        message = await self._composed(Place(self._game(control), (), 0), answer)
        await answer.show(message, private=True)

    async def turn(self, answer: Answer, control: Control) -> None:
        """Go to the place that the control names."""
        await self._go(answer, self._place(control))

    async def take(self, answer: Answer, control: Control) -> None:
        """Go on with the answers picked in a select."""
        place = self._place(control)
        asked = _stage(place).seen.decision
        values = answer.values
        known = all(value.isascii() and value.isdecimal() and len(value) < 3 for value in values)
        if asked is None or not known or not values or (len(values) > 1 and not asked.several):
            raise RefusedError("lesson-unknown")
        picked = sum(1 << n for n in {int(value) for value in values}) if asked.several else int(values[0])
        await self._go(answer, place.after_answer(picked))

    async def leave(self, answer: Answer, control: Control) -> None:
        """Close a lesson."""
        game = self._game(control)
        await answer.replace_private(lesson_pages.left_page(words_in(answer.language), game))

    async def how_to_open(self, answer: Answer, control: Control) -> None:
        """Show how to open a table."""
        game = self._game(control)
        await answer.show(lesson_pages.how_to_open(words_in(answer.language), game), private=True)

    async def open(self, answer: Answer, control: Control) -> None:
        """Open a table here, or in the user's direct messages; the control has the game and the number of practice players."""
        game, _, number = (":".join(control.args) or next(iter(answer.values), "")).partition(":")
        if control.code != CODE or game not in GAMES or number not in lesson_pages.openings(game):
            raise RefusedError("lesson-unknown")
        async with self._opening:  # the second of two quick presses finds the table of the first one
            own = await self._own_lobby(answer, game)
            live = own or await open_table(self.desk, answer, game, options={}, practice=int(number))
        if own is None:
            await post_table(self.desk, answer, live)
            return
        async with self.desk.sender.showing(live, BOARD):
            link = await self.desk.composer.link(live)
        await answer.say(words_in(answer.language)("open-already", code=live.row.code, link=link))

    async def _own_lobby(self, answer: Answer, game: str) -> Live | None:
        """Return the user's lobby of this game in the channel where it would be opened, None without one."""
        for row in await matches.in_channel(self.desk.referee.db, await channel_of(answer)):
            if (row.status, row.game, row.host) == ("lobby", game, answer.interaction.user.id):
                return await self.desk.referee.live.by_id(row.id)
        return None

    async def _go(self, answer: Answer, place: Place) -> None:
        await answer.replace_private(await self._composed(place, answer))

    @staticmethod
    def _game(control: Control) -> str:
        """Return the game of a control. Raises RefusedError for one that has no lesson."""
        if control.code != CODE or not control.args or control.args[0] not in LESSONS:
            raise RefusedError("lesson-unknown")
        return control.args[0]

    def _place(self, control: Control) -> Place:
        self._game(control)
        place = place_of(control.args)
        if place is None:
            raise RefusedError("lesson-unknown")
        return place

    # ---------------------------------------------------------------- a page

    async def _composed(self, place: Place, answer: Answer) -> Message:
        """Return the message of a place. Raises RefusedError for a place that is not in the lesson."""
        stage, language = _stage(place), answer.language
        lesson, pack = LESSON_WORDS[place.game], GAMES[place.game].standard.pack
        game = game_words(place.game, language, pack, lesson.names(language))
        pages = lesson.pages(game_words(place.game, language, pack, lesson.names_in_text(language)), stage)
        number = len(pages) - 1 if place.page == LAST_PAGE else place.page
        if not 0 <= number < len(pages):
            raise RefusedError("lesson-unknown")
        page = pages[number]
        picture = await self._picture(place.game, page, game, answer)
        stand_in = "" if picture is not None or page.picture is None else _summary(page, game)
        here = Place(place.game, place.path, number)
        shown = PageFacts(here, page, stage, number == len(pages) - 1, picture, stand_in, openable_table(answer))
        return lesson_pages.lesson_page(shown, game, words_in(language))

    async def _picture(self, game: str, page: Page, wording: GameWords, answer: Answer) -> tuple[bytes, str] | None:
        """Return a page's picture with its Alt text; None if it has none, the user wants text or painting failed."""
        if page.picture is None or answer.preferences.board == "text":
            return None
        language, look = answer.language, answer.look
        rules, names = GAMES[game].standard, LESSON_WORDS[game].names(language)
        pictures, of = self.desk.composer.pictures, f"the lesson of {game}"
        png = await paint_or_none(pictures, rules, page.view, page.picture, names, language, look, of=of)
        return (png, _summary(page, wording)) if png is not None else None


def _summary(page: Page, wording: GameWords) -> str:
    return wording.hand_summary(page.view) if page.picture == "hand" else wording.summary(page.view)


def _stage(place: Place) -> Stage:
    """Return the stage of a place, by replaying its answers. This takes about a millisecond, so it needs no thread."""
    try:
        return replay(GAMES[place.game].standard, LESSONS[place.game], place.path)
    except BadPathError as error:
        raise RefusedError("lesson-unknown") from error
