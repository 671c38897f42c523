"""The desk, shared by commands and buttons: the referee, the composer, the sender, and finding the match of a command."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.common.may_watch import check_may_watch
from cogs.delivery.composer import Composer
from cogs.delivery.sender import Sender
from cogs.kit.answering.answers import PREFERENCES, Answer, refusal_text
from cogs.kit.composing import messages
from cogs.kit.composing.messages import Message, Rows
from cogs.kit.controls.buttons import next_match_rows, watch_button
from cogs.kit.match_texts.names import match_line
from cogs.screens.log.story import Chronicle
from cogs.screens.panel import Panels
from engines.kernel.state.model import Seat
from referee.errors import RefusedError
from referee.match.live import Live
from referee.match.match_lookup import matches_to_change
from referee.match.slots import panel_slot, private_seat
from referee.service import Referee
from store.errors import StoreError
from store.match import matches, outbox, replays
from store.match.owed import Owed, Post
from store.people import guilds, people, preferences
from telemetry.context import add_log_fields
from words.nearest import nearest
from words.texts import Language, language_of
from words.texts import words as words_in

log = logging.getLogger("arbiter.desk")

MOST_LISTED = 6
"""How many matches are listed when a user must say which one they mean."""

MOST_OWN = 100
"""How many finished matches of a user are compared with an unknown code."""

NAMES_LENGTH = 40
"""Characters of the names in a line of that list: a text takes at most 1000 characters."""


class Desk:
    """Connects Discord with the referee: finds matches and languages, and shows hands."""

    def __init__(self, referee: Referee, composer: Composer, sender: Sender, guides: str | None = None) -> None:
        self.referee = referee
        # The address of the folder with the guides that the help links to; None for no links.
        self.guides = guides
        self.composer = composer
        self.sender = sender
        self.chronicle = Chronicle(referee)
        self.panels = Panels(referee, composer.pictures, composer.link)
        # The name and language last stored of each user.
        self._stored: dict[int, tuple[str, str]] = {}

    async def load_user(self, interaction: discord.Interaction[Any]) -> None:
        """Load the preferences of a user into the interaction; store their name and language for later messages."""
        user, locale = interaction.user, str(interaction.locale)
        name = user.display_name
        if len(self._stored) > 10_000:
            self._stored.clear()
        try:
            interaction.extras[PREFERENCES] = await preferences.of_user(self.referee.db, user.id)
            await self.sender.delivery.members.check_return(user.id)
            if self.referee.db.shared:  # another process may have stored another name meanwhile
                self._stored[user.id] = await people.name_and_language(self.referee.db, user.id)
        except StoreError as error:
            log.warning("the preferences of user %d cannot be read: %s", user.id, error)
        if self._stored.get(user.id) == (name, locale):
            return
        now = self.referee.now()
        try:
            await self.referee.db.write(lambda db: people.note_user(db, user.id, name, locale, now))
        except StoreError as error:
            # Only the name and language are lost. The request goes on, and reports its own errors.
            log.warning("the name of user %d is not stored: %s", user.id, error)
            return
        self._stored[user.id] = (name, locale)

    async def match(self, answer: Answer, code: str | None, *, changes: bool = False, back: bool = False) -> Live:
        """Return the match of a command: the one of this code, else the user's own in the channel. Raises RefusedError.

        `changes`: the command changes the match, so that with several running ones it refuses rather than guesses. `back`: the
        command looks back at a match, so that finished ones come first.
        """
        interaction = answer.interaction
        user, channel = interaction.user.id, interaction.channel_id
        await self.load_user(interaction)
        found = await matches_to_change(self.referee.live, user, channel) if changes and not code else []
        find = self.referee.match_to_replay if back else self.referee.match_for
        try:
            live = self.only_match(answer, found) if found else await find(user, channel, code)
        except RefusedError as error:
            raise await self._with_near_code(error, user, code) from error
        answer.table = language_of(live.row.language)
        add_log_fields(match=live.row.code, version=live.row.version)
        if live.row.status == "lobby":
            # The user asks about a lobby: its message may have been deleted.
            await self.referee.gathering.refresh_message(live.row.id)
        return live

    async def _with_near_code(self, error: RefusedError, user: int, code: str | None) -> RefusedError:
        """Return a refusal that suggests a match of the user with a similar code, else the given refusal."""
        if code is None or error.reason not in ("refused-no-match", "refused-no-code"):
            return error
        own = [row.code for row in await matches.of_user(self.referee.db, user)]
        own += [row.code for row in await replays.finished_matches(self.referee.db, user, MOST_OWN)]
        near = nearest(code.strip(), own)
        return error if near is None else RefusedError("refused-no-match-near", near=near)

    @staticmethod
    def only_match(answer: Answer, found: Sequence[Live]) -> Live:
        """Return the only match of `found`. Raises RefusedError with a list of them if there are several."""
        if len(found) == 1:
            return found[0]
        words, user = words_in(answer.language), answer.interaction.user.id
        listed = "\n".join(match_line(live, user, words, NAMES_LENGTH) for live in found[:MOST_LISTED])
        raise RefusedError("refused-which-match", matches=listed)

    @staticmethod
    def with_match_line(answer: Answer, live: Live, message: Message) -> Message:
        """Return a private question with a line added below its first text, which names its match."""
        line = match_line(live, answer.interaction.user.id, words_in(answer.language))
        message.items.insert(1, messages.text(f"-# {line}"))
        return message

    def forget(self, user: int) -> None:
        """Forget a user whose data is deleted, so that they are stored anew when they come back."""
        self._stored.pop(user, None)

    async def language(self, interaction: discord.Interaction[Any]) -> Language:
        """Return the language that a user has chosen, else their client's. For autocompletion, where there is no `Answer`."""
        chosen = await preferences.of_user(self.referee.db, interaction.user.id)
        return chosen.language or language_of(str(interaction.locale))

    async def public_language(self, answer: Answer) -> Language:
        """Return the language of public messages here: that of the channel's latest table, else the server's."""
        interaction = answer.interaction
        tables = await matches.in_channel(self.referee.db, interaction.channel_id or 0)
        if tables:
            return language_of(tables[0].language)
        if interaction.guild_id is None:
            return answer.language
        return (await guilds.of(self.referee.db, interaction.guild_id)).language or answer.language

    async def message_of(self, live: Live, slot: str) -> int | None:
        """Return the id of a slot's message, None if it is not posted."""
        post = await outbox.post(self.referee.db, live.row.id, slot)
        return post.message if post else None

    async def settle_shown(self, answer: Answer, live: Live, owed: Owed | None, slot: str, shows: str) -> None:
        """Settle a slot's row of the outbox if the message just edited is the slot's own; `shows` is the digest of the edit."""
        pressed = answer.interaction.message
        if pressed is not None and pressed.id == await self.message_of(live, slot):
            reader = answer.interaction.user.id if private_seat(slot) is not None else None
            await self.sender.settle(live, owed, Post(slot, pressed.channel.id, pressed.id, shows), reader)

    async def next_rows(self, answer: Answer, live: Live) -> Rows:
        """Return a row with a button to other matches that wait for the user; no row while this match waits for them."""
        user = answer.interaction.user.id
        mine = live.seat_of(user)
        if mine is None or live.view(mine.seat).decision is not None:
            return []
        waiting = await self.referee.inbox.others_waiting(user, live.row.code)
        return next_match_rows(words_in(answer.language), live.row.code, len(waiting)) if waiting else []

    @staticmethod
    def note(content: str) -> Message:
        """Return a plain message with this text alone."""
        return messages.note(content)

    # ---------------------------------------------------------------- a hand

    async def show_hand(self, answer: Answer, live: Live, note: str | None = None) -> None:
        """Show the user their own panel, in private, with `note` below it. Without a seat, offer to watch."""
        if live.match is None:
            raise RefusedError("refused-not-started", code=live.row.code)
        mine = live.seat_of(answer.interaction.user.id)
        if mine is None:
            await self._offer_watching(answer, live)
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
        """Show the user their own panel: as a new message, or in place of the pressed message, which is that of `slot`.

        `note` is shown on the panel, `passing` below it. Raises RefusedError if the user has left the seat.
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

    async def _offer_watching(self, answer: Answer, live: Live) -> None:
        """Say why the user has no hand here, with the button that shows them the board."""
        check_may_watch(answer, live)
        words = words_in(answer.language)
        why = live.absence_error(answer.interaction.user.id)
        log.info("refused match=%s user=%d: %s", live.row.code, answer.interaction.user.id, why)
        message = self.note(refusal_text(why, words, words_in(language_of(live.row.language))))
        watch = watch_button(words, live.row.code)
        way: ui.ActionRow[Any] = ui.ActionRow(watch)
        message.items.append(way)
        await answer.show(message, private=True)
