"""What commands and buttons share: the referee, the presenter, and showing a hand, a board, a log, the help."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs import inbox_messages, lesson_messages, log_messages, messages, result_messages, watch_messages
from cogs.admission import admit
from cogs.answers import PREFERENCES, Answer, refusal
from cogs.ids import NOTE
from cogs.messages import Message, Rows
from cogs.naming import meant
from cogs.permissions import table_fits
from cogs.pictures import look_of
from cogs.presenter import Present, Presenter
from cogs.scribe import Scribe
from engines.games import GAMES, LESSONS
from referee.commit import panel, private_seat
from referee.errors import RefusedError
from referee.live import Live
from referee.meant import to_change
from referee.service import Referee
from store import guilds, matches, outbox, people, preferences
from store.errors import StoreError
from telemetry.context import know
from words.games import game_words
from words.texts import Language, language_of, words

log = logging.getLogger("arbiter.desk")

LISTED = 6
"""Matches that are listed where somebody has to say which one they mean."""

NAMED = 40
"""Characters of the names in such a line: a text takes in no more than 1000."""


class Desk:
    """The referee's desk at Discord's side."""

    def __init__(self, referee: Referee, scribe: Scribe, presenter: Presenter) -> None:
        self.referee = referee
        self.scribe = scribe
        self.presenter = presenter
        self._met: dict[int, tuple[str, str]] = {}

    async def meet(self, interaction: discord.Interaction[Any]) -> None:
        """Look up what a user has chosen; remember their name and language, for the messages that reach them later."""
        user, locale = interaction.user, str(interaction.locale)
        name = user.display_name
        try:
            interaction.extras[PREFERENCES] = await preferences.of_user(self.referee.db, user.id)
            await self.presenter.delivery.members.seen(user.id)
        except StoreError as error:
            log.warning("preferences of user %d not read: %s", user.id, error)
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

    async def match(self, answer: Answer, code: str | None, *, changes: bool = False) -> Live:
        """Return the match that a command means: of this code, else the user's own here. Raises RefusedError.

        `changes`: what the command does has consequences, so that of several running ones none is guessed.
        """
        interaction = answer.interaction
        user, channel = interaction.user.id, interaction.channel_id
        await self.meet(interaction)
        found = await to_change(self.referee.live, user, channel) if changes and not code else []
        live = self.only(answer, found) if found else await self.referee.match_for(user, channel, code)
        answer.table = language_of(live.row.language)
        know(match=live.row.code, version=live.row.version)
        if live.row.status == "lobby":
            # Asked after a table that waits: its message may have been deleted.
            await self.referee.gathering.doubt(live.row.id)
        return live

    @staticmethod
    def only(answer: Answer, found: Sequence[Live]) -> Live:
        """Return the match that was found. Raises RefusedError, which lists them, if there are several."""
        if len(found) == 1:
            return found[0]
        texts, user = words(answer.language), answer.interaction.user.id
        listed = "\n".join(meant(live, user, texts, NAMED) for live in found[:LISTED])
        raise RefusedError("refused-which-match", matches=listed)

    @staticmethod
    def about(answer: Answer, live: Live, message: Message) -> Message:
        """Return a private question with the match that it is about, below what it asks."""
        line = meant(live, answer.interaction.user.id, words(answer.language))
        message.items.insert(1, messages.text(f"-# {line}"))
        return message

    def forget(self, user: int) -> None:
        """Meet a user anew when they next come: what was known of them is deleted."""
        self._met.pop(user, None)

    async def language(self, interaction: discord.Interaction[Any]) -> Language:
        """Return the language that a user has chosen, else their client's, where there is no answer to ask: autocomplete."""
        chosen = await preferences.of_user(self.referee.db, interaction.user.id)
        return chosen.language or language_of(str(interaction.locale))

    async def public_language(self, answer: Answer) -> Language:
        """Return the language of what is shown to all here: of the latest table of the channel, else of the server."""
        interaction = answer.interaction
        tables = await matches.in_channel(self.referee.db, interaction.channel_id or 0)
        if tables:
            return language_of(tables[0].language)
        if interaction.guild_id is None:
            return answer.language
        return (await guilds.of(self.referee.db, interaction.guild_id)).language or answer.language

    async def message_of(self, live: Live, slot: str) -> int | None:
        """Return the id of a slot's message."""
        post = await outbox.post(self.referee.db, live.row.id, slot)
        return post.message if post else None

    async def settled(self, answer: Answer, live: Live, present: Present, slot: str) -> None:
        """If the message just changed is the slot's own, nothing more is owed to it."""
        pressed = answer.interaction.message
        if pressed is not None and pressed.id == await self.message_of(live, slot):
            reader = answer.interaction.user.id if private_seat(slot) is not None else None
            await self.presenter.settle(live, present, slot, pressed.channel.id, pressed.id, reader)

    @staticmethod
    def note(content: str) -> Message:
        """Return a plain passing message."""
        return messages.note(content)

    # ---------------------------------------------------------------- showing

    async def show_hand(self, answer: Answer, live: Live, note: str | None = None) -> None:
        """Show the user's own panel, which only they see; `note` is said below it."""
        if live.match is None:
            raise RefusedError("refused-not-started", code=live.row.code)
        mine = live.seat_of(answer.interaction.user.id)
        if mine is None:
            await self._only_watching(answer, live)
            return
        # Before the panel is composed: what changes meanwhile must be seen to be missing.
        shows = await self.scribe.digest(live, panel(mine.seat))
        made = await self.scribe.panels.panel(live, mine.seat, answer.language, reader=answer.interaction.user.id)
        made.items += await self.onward(answer, live)
        if note is not None:
            made.items.append(messages.text(f"-# {note}"))
        await answer.show(made, private=True)
        self.presenter.mirrors.keep(answer, live, mine.seat, shows)

    async def _only_watching(self, answer: Answer, live: Live) -> None:
        """Say why the user has no hand here, with the button by which they can watch."""
        admit(answer, live)
        texts = words(answer.language)
        why = live.absence(answer.interaction.user.id)
        log.info("refused match=%s user=%d: %s", live.row.code, answer.interaction.user.id, why)
        message = self.note(refusal(why, texts, words(language_of(live.row.language))))
        watch = watch_messages.watch_button(texts, live.row.code)
        way: ui.ActionRow[Any] = ui.ActionRow(watch)
        message.items.append(way)
        await answer.show(message, private=True)

    async def onward(self, answer: Answer, live: Live) -> Rows:
        """Return what leads from a match to the others that wait for the user; nothing while it waits for them itself."""
        user = answer.interaction.user.id
        mine = live.seat_of(user)
        if mine is None or live.seen(mine.seat).decision is not None:
            return []
        waiting = await self.referee.inbox.waiting(user, live.row.code)
        return inbox_messages.next_row(words(answer.language), live.row.code, len(waiting)) if waiting else []

    async def show_board(self, answer: Answer, live: Live) -> None:
        """Show the table's picture in the user's own language and look, or the text to whom that is preferable."""
        admit(answer, live)
        if live.match is None:
            raise RefusedError("refused-not-started", code=live.row.code)
        chosen, picture = answer.preferences, None
        if chosen.board == "picture":
            picture = await self.scribe.table_picture(live, None, answer.language, look_of(live, chosen))
        if picture is None:
            await self.show_text(answer, live)
            return
        texts = words(answer.language)
        names = self.scribe.names(live, answer.language)
        game = self.scribe.game(live, answer.language, names)
        head = texts("board-title", game=game.title(), code=live.row.code)
        place = f"-# {texts('imported-line')}" if live.row.imported else await self.scribe.link(live)
        message = Message([messages.text(f"{head}\n{game.heading(live.seen(None).table)}\n{place}")])
        message.picture("board.png", *picture)
        await answer.show(message, private=True)

    async def show_text(self, answer: Answer, live: Live) -> None:
        """Show the board as text, with the user's own hand where they have a seat."""
        admit(answer, live)
        if live.match is None:
            raise RefusedError("refused-not-started", code=live.row.code)
        mine = live.seat_of(answer.interaction.user.id)
        await answer.say(self.scribe.text_board(live, mine.seat if mine else None, answer.language))

    async def show_reference(self, answer: Answer, live: Live) -> None:
        """Show what lies open of each side, the user's opponents first."""
        admit(answer, live)
        if live.match is None:
            raise RefusedError("refused-not-started", code=live.row.code)
        mine, chosen = live.seat_of(answer.interaction.user.id), answer.preferences
        look = look_of(live, chosen) if chosen.board == "picture" else None
        message = await self.scribe.panels.reference(live, mine.seat if mine else None, answer.language, look)
        await answer.show(message or self.note(words(answer.language)("reference-none")), private=True)

    async def show_dice(self, answer: Answer, live: Live) -> None:
        """Show what the dice of a finished match were drawn from."""
        admit(answer, live)
        if live.row.status != "over":
            raise RefusedError("refused-dice")
        await answer.show(result_messages.dice(live, words(answer.language)), private=True)

    async def show_log(self, answer: Answer, live: Live, page: int) -> None:
        """Show a page of the log as the user may read it."""
        admit(answer, live)
        if live.match is None:
            raise RefusedError("refused-not-started", code=live.row.code)
        mine = live.seat_of(answer.interaction.user.id)
        lines = await self.scribe.chronicle.log_lines(live, mine.seat if mine else None, answer.language)
        if mine is not None:
            live.still(mine)
        message = log_messages.log_page(live, words(answer.language), lines, page, NOTE)
        if answer.update:
            await answer.replace(message)
        else:
            await answer.show(message, private=True)

    async def show_help(self, answer: Answer, game: str | None) -> None:
        """Show how to use the bot, or a game's own reminder; both lead to its guided first match."""
        texts = words(answer.language)
        if game is None:
            packs = bool(self.referee.shelf.packs)
            message = lesson_messages.front(texts, next(iter(LESSONS)), opens=table_fits(answer), packs=packs)
        else:
            told = game_words(game, answer.language, GAMES[game].standard.pack, {})
            message = lesson_messages.reminder(texts, game, told)
        await answer.show(message, private=True)
