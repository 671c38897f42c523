"""What commands and buttons share: the referee, the presenter, and showing a hand, a board, a log, the help."""

from __future__ import annotations

import logging
from typing import Any

import discord

from cogs import lesson_messages, messages, result_messages
from cogs.answers import Answer
from cogs.ids import NOTE
from cogs.messages import Message
from cogs.permissions import table_fits
from cogs.presenter import Present, Presenter
from cogs.scribe import Scribe
from engines.games import GAMES, LESSONS
from referee.commit import panel
from referee.errors import RefusedError
from referee.live import Live
from referee.service import Referee
from store import outbox, people
from store.errors import StoreError
from words.games import game_words
from words.texts import words

log = logging.getLogger("arbiter.desk")


class Desk:
    """The referee's desk at Discord's side."""

    def __init__(self, referee: Referee, scribe: Scribe, presenter: Presenter) -> None:
        self.referee = referee
        self.scribe = scribe
        self.presenter = presenter
        self._met: dict[int, tuple[str, str]] = {}

    async def meet(self, interaction: discord.Interaction[Any]) -> None:
        """Remember a user's name and language, for the messages that reach them later."""
        user, locale = interaction.user, str(interaction.locale)
        name = user.display_name
        if self._met.get(user.id) == (name, locale):
            return
        now = self.referee.now()
        try:
            await self.referee.db.write(lambda db: people.meet(db, user.id, name, locale, now))
        except StoreError as error:
            # Only a greeting is lost: the request itself goes on and says what it cannot save.
            log.warning("user %d not remembered: %s", user.id, error)
            return
        if len(self._met) > 10_000:
            self._met.clear()
        self._met[user.id] = (name, locale)

    async def message_of(self, live: Live, slot: str) -> int | None:
        """Return the id of a slot's message."""
        post = await outbox.post(self.referee.db, live.row.id, slot)
        return post.message if post else None

    async def settled(self, answer: Answer, live: Live, present: Present, slot: str) -> None:
        """If the message just changed is the slot's own, nothing more is owed to it."""
        pressed = answer.interaction.message
        if pressed is not None and pressed.id == await self.message_of(live, slot):
            await self.presenter.settle(live, present, slot, pressed.channel.id, pressed.id)

    @staticmethod
    def note(content: str) -> Message:
        """Return a plain passing message."""
        return messages.note(content)

    # ---------------------------------------------------------------- showing

    async def show_hand(self, answer: Answer, live: Live) -> None:
        """Show the user's own panel, which only they see."""
        if live.match is None:
            raise RefusedError("refused-not-started", code=live.row.code)
        mine = live.seat_of(answer.interaction.user.id)
        if mine is None:
            raise RefusedError(live.absence(answer.interaction.user.id))
        # Before the panel is composed: what changes meanwhile must be seen to be missing.
        shows = await self.scribe.digest(live, panel(mine.seat))
        await answer.show(await self.scribe.panel(live, mine.seat, answer.language), private=True)
        self.presenter.mirrors.keep(answer, live, mine.seat, shows)

    async def show_board(self, answer: Answer, live: Live) -> None:
        """Show the table's picture in the user's own language."""
        if live.match is None:
            raise RefusedError("refused-not-started", code=live.row.code)
        picture = await self.scribe.table_picture(live, None, answer.language)
        if picture is None:
            await self.show_text(answer, live)
            return
        texts = words(answer.language)
        names = self.scribe.names(live, answer.language)
        game = self.scribe.game(live, answer.language, names)
        head = texts("board-title", game=game.title(), code=live.row.code)
        message = Message(
            [messages.text(f"{head}\n{game.heading(live.seen(None).table)}\n{await self.scribe.link(live)}")]
        )
        message.picture("board.png", *picture)
        await answer.show(message, private=True)

    async def show_text(self, answer: Answer, live: Live) -> None:
        """Show the board as text, with the user's own hand where they have a seat."""
        if live.match is None:
            raise RefusedError("refused-not-started", code=live.row.code)
        mine = live.seat_of(answer.interaction.user.id)
        await answer.say(self.scribe.text_board(live, mine.seat if mine else None, answer.language))

    async def show_dice(self, answer: Answer, live: Live) -> None:
        """Show what the dice of a finished match were drawn from."""
        if live.row.status != "over":
            raise RefusedError("refused-dice")
        await answer.show(result_messages.dice(live, words(answer.language)), private=True)

    async def show_log(self, answer: Answer, live: Live, page: int) -> None:
        """Show a page of the log as the user may read it."""
        if live.match is None:
            raise RefusedError("refused-not-started", code=live.row.code)
        mine = live.seat_of(answer.interaction.user.id)
        lines = await self.scribe.log_lines(live, mine.seat if mine else None, answer.language)
        message = messages.log_page(live, words(answer.language), lines, page, NOTE)
        if answer.update:
            await answer.replace(message)
        else:
            await answer.show(message, private=True)

    async def show_help(self, answer: Answer, game: str | None) -> None:
        """Show how to use the bot, or a game's own reminder; both lead to its guided first match."""
        texts = words(answer.language)
        if game is None:
            message = lesson_messages.front(texts, next(iter(LESSONS)), opens=table_fits(answer))
        else:
            told = game_words(game, answer.language, GAMES[game].standard.pack, {})
            message = lesson_messages.reminder(texts, game, told)
        await answer.show(message, private=True)
