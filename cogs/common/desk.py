"""What commands and buttons share: the referee, the composer and the sender, and the match that somebody means."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.common.may_watch import check_may_watch
from cogs.delivery.composer import Composer
from cogs.delivery.sender import Sender
from cogs.kit import messages
from cogs.kit.answers import PREFERENCES, Answer, refusal_text
from cogs.kit.buttons import next_match_rows, watch_button
from cogs.kit.messages import Message, Rows
from cogs.kit.names import match_line
from cogs.screens.panel import Panels
from cogs.screens.story import Chronicle
from engines.kernel.state.model import Seat
from referee.errors import RefusedError
from referee.match.live import Live
from referee.match.match_lookup import matches_to_change
from referee.match.slots import panel_slot, private_seat
from referee.service import Referee
from store.errors import StoreError
from store.match import matches, outbox, replays
from store.match.outbox import Owed, Post
from store.people import guilds, people, preferences
from telemetry.context import add_log_fields
from words.nearest import nearest
from words.texts import Language, language_of
from words.texts import words as words_in

log = logging.getLogger("arbiter.desk")

MOST_LISTED = 6
"""Matches that are listed where somebody has to say which one they mean."""

MOST_OWN = 100
"""Finished matches whose codes are compared with one that nobody has."""

NAMES_LENGTH = 40
"""Characters of the names in such a line: a text takes in no more than 1000."""


class Desk:
    """The referee's desk at Discord's side."""

    def __init__(self, referee: Referee, composer: Composer, sender: Sender, guides: str | None = None) -> None:
        self.referee = referee
        # The address of the folder with the project, whose guides the help links to; None for no links.
        self.guides = guides
        self.composer = composer
        self.sender = sender
        self.chronicle = Chronicle(referee)
        self.panels = Panels(referee, composer.pictures, composer.link)
        self._met: dict[int, tuple[str, str]] = {}

    async def load_user(self, interaction: discord.Interaction[Any]) -> None:
        """Look up what a user has chosen; remember their name and language, for the messages that reach them later."""
        user, locale = interaction.user, str(interaction.locale)
        name = user.display_name
        try:
            interaction.extras[PREFERENCES] = await preferences.of_user(self.referee.db, user.id)
            await self.sender.delivery.members.check_return(user.id)
        except StoreError as error:
            log.warning("preferences of user %d not read: %s", user.id, error)
        if self._met.get(user.id) == (name, locale):
            return
        now = self.referee.now()
        try:
            await self.referee.db.write(lambda db: people.note_user(db, user.id, name, locale, now))
        except StoreError as error:
            # Only a greeting is lost: the request itself goes on and says what it cannot save.
            log.warning("user %d not remembered: %s", user.id, error)
            return
        if len(self._met) > 10_000:
            self._met.clear()
        self._met[user.id] = (name, locale)

    async def match(self, answer: Answer, code: str | None, *, changes: bool = False, back: bool = False) -> Live:
        """Return the match that a command means: of this code, else the user's own here. Raises RefusedError.

        `changes`: what the command does has consequences, so that of several running ones none is guessed. `back`: it looks
        back at a match, so that finished ones come first.
        """
        interaction = answer.interaction
        user, channel = interaction.user.id, interaction.channel_id
        await self.load_user(interaction)
        found = await matches_to_change(self.referee.live, user, channel) if changes and not code else []
        named = self.referee.match_to_replay if back else self.referee.match_for
        try:
            live = self.only_match(answer, found) if found else await named(user, channel, code)
        except RefusedError as error:
            raise await self._nearer(error, user, code) from error
        answer.table = language_of(live.row.language)
        add_log_fields(match=live.row.code, version=live.row.version)
        if live.row.status == "lobby":
            # Asked after a table that waits: its message may have been deleted.
            await self.referee.gathering.refresh_message(live.row.id)
        return live

    async def _nearer(self, error: RefusedError, user: int, code: str | None) -> RefusedError:
        """Return a refusal that names the user's own match whose code is like the one typed, else the one given."""
        if code is None or error.reason not in ("refused-no-match", "refused-no-code"):
            return error
        own = [row.code for row in await matches.of_user(self.referee.db, user)]
        own += [row.code for row in await replays.finished_matches(self.referee.db, user, MOST_OWN)]
        near = nearest(code.strip(), own)
        return error if near is None else RefusedError("refused-no-match-near", near=near)

    @staticmethod
    def only_match(answer: Answer, found: Sequence[Live]) -> Live:
        """Return the match that was found. Raises RefusedError, which lists them, if there are several."""
        if len(found) == 1:
            return found[0]
        words, user = words_in(answer.language), answer.interaction.user.id
        listed = "\n".join(match_line(live, user, words, NAMES_LENGTH) for live in found[:MOST_LISTED])
        raise RefusedError("refused-which-match", matches=listed)

    @staticmethod
    def with_match_line(answer: Answer, live: Live, message: Message) -> Message:
        """Return a private question with the match that it is about, below what it asks."""
        line = match_line(live, answer.interaction.user.id, words_in(answer.language))
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

    async def settle_shown(self, answer: Answer, live: Live, owed: Owed | None, slot: str, shows: str) -> None:
        """Settle what is owed to a slot if the message just changed is the slot's own, which `shows` this now."""
        pressed = answer.interaction.message
        if pressed is not None and pressed.id == await self.message_of(live, slot):
            reader = answer.interaction.user.id if private_seat(slot) is not None else None
            await self.sender.settle(live, owed, Post(slot, pressed.channel.id, pressed.id, shows), reader)

    async def next_rows(self, answer: Answer, live: Live) -> Rows:
        """A button that leads from a match to the others that wait for the user; nothing while it waits for them itself."""
        user = answer.interaction.user.id
        mine = live.seat_of(user)
        if mine is None or live.view(mine.seat).decision is not None:
            return []
        waiting = await self.referee.inbox.others_waiting(user, live.row.code)
        return next_match_rows(words_in(answer.language), live.row.code, len(waiting)) if waiting else []

    @staticmethod
    def note(content: str) -> Message:
        """Return a plain passing message."""
        return messages.note(content)

    # ---------------------------------------------------------------- a hand

    async def show_hand(self, answer: Answer, live: Live, note: str | None = None) -> None:
        """Show the user's own panel, which only they see; `note` is said below it."""
        if live.match is None:
            raise RefusedError("refused-not-started", code=live.row.code)
        mine = live.seat_of(answer.interaction.user.id)
        if mine is None:
            await self._only_watching(answer, live)
            return
        passing = await self.next_rows(answer, live)
        if note is not None:
            passing.append(messages.text(f"-# {note}"))
        await self.show_panel(answer, live, mine.seat, passing=passing)

    async def show_panel(
        self,
        answer: Answer,
        live: Live,
        seat: Seat,
        *,
        slot: str | None = None,
        note: str | None = None,
        passing: Sequence[ui.Item[Any]] = (),
    ) -> None:
        """Show the user their own panel, as a new message, or in place of the one pressed, which is that of `slot`.

        `note` is said on it, `passing` below it. Raises RefusedError if the user does not sit there by now.
        """
        user = answer.interaction.user.id
        with self.sender.mirrors.opening(live, panel_slot(seat)):
            if slot is None:
                made = await self.panels.panel(live, seat, answer.language, note=note, user=user)
                made.add_passing(passing)
                await answer.show(made, private=True)
            else:
                async with self.sender.showing(live, slot) as owed:
                    made = await self.panels.panel(live, seat, answer.language, slot=slot, note=note, user=user)
                    made.add_passing(passing)
                    await answer.replace_private(made)
                    await self.settle_shown(answer, live, owed, slot, made.digest())
            self.sender.mirrors.keep_hand(answer, live, seat, made.digest())

    async def _only_watching(self, answer: Answer, live: Live) -> None:
        """Say why the user has no hand here, with the button by which they can watch."""
        check_may_watch(answer, live)
        words = words_in(answer.language)
        why = live.absence_error(answer.interaction.user.id)
        log.info("refused match=%s user=%d: %s", live.row.code, answer.interaction.user.id, why)
        message = self.note(refusal_text(why, words, words_in(language_of(live.row.language))))
        watch = watch_button(words, live.row.code)
        way: ui.ActionRow[Any] = ui.ActionRow(watch)
        message.items.append(way)
        await answer.show(message, private=True)
