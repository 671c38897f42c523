"""Giving decks away: list and code for the user alone, or posted with a button by which others copy the deck."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.decks import actions
from cogs.decks.actions import DECKS, bench_of
from cogs.decks.reading import Deck, code_block, deck_for, picture
from cogs.decks.shown import code_in
from cogs.decks.workshop import Workshop
from cogs.kit.answering.answers import Answer
from cogs.kit.composing.messages import Message, button, text
from cogs.kit.controls.custom_ids import NOTE, Control, custom_id
from referee.decks.decks import builder_of, refusing
from referee.errors import RefusedError
from store.people.decks import DeckRow
from words.safe import clip, safe_name
from words.texts import words as words_in

WINDOW, PER_USER = 600.0, 3
"""Seconds in which posted decks count, and how many a user may post in that time."""

REMEMBERED = 10_000
"""Users whose posts are kept in memory before outdated ones are dropped; none of this is stored."""

LISTED = 3000
"""Characters of the list in a message; the file has all of it."""


class Sharing:
    """Exports and posts decks, and copies posted ones."""

    def __init__(self, desk: Desk, workshop: Workshop) -> None:
        self.desk = desk
        self.workshop = workshop
        self.decks = desk.referee.decks
        self._times: dict[int, list[float]] = {}

    def presses(self) -> dict[str, Press]:
        """Return the presses of these controls by action."""
        return {
            actions.EXPORT: Press(self._export),
            actions.SHARE: Press(self._share),
            actions.COPY_SHARED: Press(self.copy),
        }

    async def _export(self, answer: Answer, control: Control) -> None:
        await self.export(answer, await self.decks.own(answer.interaction.user.id, bench_of(control).deck))

    async def _share(self, answer: Answer, control: Control) -> None:
        await self.share(answer, await self.decks.own(answer.interaction.user.id, bench_of(control).deck))

    async def export(self, answer: Answer, row: DeckRow) -> None:
        """Show a deck as a list with its code, and as a file, to the user alone."""
        await answer.show(export_page(deck_for(self.desk, answer, row.game, row.name, row.body)), private=True)

    async def share(self, answer: Answer, row: DeckRow) -> None:
        """Post a deck in the channel. Raises RefusedError for a deck without a code, and after too many posts."""
        words = words_in(await self.desk.public_language(answer))
        deck = deck_for(self.desk, answer, row.game, row.name, row.body, words)
        code = refusing(deck.code)
        self._count(answer.interaction.user.id)
        shown = await picture(self.desk, answer, deck, public=True)
        await answer.show(shared_page(deck, code, answer.interaction.user.id, shown), private=False)

    async def copy(self, answer: Answer, control: Control) -> None:
        """Copy the deck of a post, by the code in it, to the user's own decks."""
        game = next(iter(control.args), "")
        builder, code = builder_of(game), code_in(answer)
        body = refusing(lambda: builder.read_code(self.decks.pack(game), code))
        words = words_in(answer.language)
        row = await self.decks.make(answer.interaction.user.id, game, words("deck-shared-name"), body)
        answer.committed = True
        await self.workshop.open(answer, row, words("deck-copied"))

    def _count(self, user: int) -> None:
        """Count a post. Raises RefusedError if there were too many recently."""
        now = self.desk.referee.now()
        if len(self._times) > REMEMBERED:
            self._times = {one: times for one, times in self._times.items() if times and now - times[-1] < WINDOW}
        times = self._times.setdefault(user, [])
        # Times in the future are left by a clock that was set back.
        times[:] = [at for at in times if 0 <= now - at < WINDOW]
        if len(times) >= PER_USER:
            raise RefusedError("refused-share-often-user", times=PER_USER, minutes=int(WINDOW // 60))
        times.append(now)


def export_page(deck: Deck) -> Message:
    """Return a deck as a list with its code, in the message and as a file."""
    words = deck.words
    listed = deck.builder.write(deck.pack, deck.body, words.language, deck.texts.headings(words.language))
    head = words("deck-export", name=safe_name(deck.name, 40))
    message = Message([text(head), text(code_block(clip(listed, LISTED)))])
    message.attach("deck.txt", f"{listed}\n".encode())
    return message


def shared_page(deck: Deck, code: str, user: int, shown: tuple[bytes, str] | None) -> Message:
    """Return the post of a deck: who shares it, its picture or list, its code, and the button that copies it."""
    words = deck.words
    head = words("deck-shared", who=f"<@{user}>", name=safe_name(deck.name, 40), game=deck.title())
    message = Message([text(f"{head}\n{deck.summary()}")])
    if shown is not None:
        message.picture("deck.png", *shown)
    else:
        message.items.append(text(clip("\n".join(f"- {line}" for line in deck.card_lines()), LISTED)))
    take = custom_id(DECKS, actions.COPY_SHARED, NOTE, deck.game)
    row: ui.ActionRow[Any] = ui.ActionRow(button(words, "button-deck-take", take, discord.ButtonStyle.primary))
    message.items += [text(code_block(code)), row]
    return message
