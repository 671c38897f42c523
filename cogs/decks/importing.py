"""Importing decks: a list, a file or a code is previewed, and saved only when the preview is."""

from __future__ import annotations

import logging
from itertools import pairwise

import discord

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.decks import actions
from cogs.decks.actions import DECKS, bench_of
from cogs.decks.import_pages import Likely, doubt_lines, doubt_start, likely_buttons, preview_page
from cogs.decks.reading import deck_for, deck_words, picture
from cogs.decks.shown import buttons_in, code_in, texts_in
from cogs.decks.workshop import Workshop
from cogs.kit.answering.answers import Answer
from cogs.kit.answering.discord_errors import DISCORD_ERRORS
from cogs.kit.answering.forms import Field, form, form_texts
from cogs.kit.controls.custom_ids import HIGHEST_NUMBER, HIGHEST_PAGE, NOTE, Control, custom_id, number, parse_custom_id
from engines.kernel.languages import languages
from engines.kernel.lobby.building import ListRead
from referee.decks.decks import MOST_COPIES, builder_of, refusing
from referee.errors import RefusedError
from words.texts import Words
from words.texts import words as words_in

log = logging.getLogger("arbiter.decks")

MOST_TYPED, MOST_BYTES = 4000, 64 * 1024
"""The characters of a form, and the bytes of a file."""


class Importing:
    """The form, the preview and its buttons."""

    def __init__(self, desk: Desk, workshop: Workshop) -> None:
        self.desk = desk
        self.workshop = workshop
        self.decks = desk.referee.decks

    def presses(self) -> dict[str, Press]:
        """Return the presses of these controls by action."""
        return {
            actions.IMPORT: Press(self.ask, form=True),
            actions.IMPORTED: Press(self.typed),
            actions.LIKELY: Press(self.take_likely, changes=True),
            actions.SAVE: Press(self.save, changes=True),
        }

    async def ask(self, answer: Answer, control: Control) -> None:
        """Ask for a list or a code: for a new deck of the game named, or in place of the deck of the panel."""
        await answer.ask(import_form(words_in(answer.language), await self._target(answer, control)))

    async def typed(self, answer: Answer, control: Control) -> None:
        """Preview what was typed."""
        await self.preview(answer, await self._target(answer, control), form_texts(answer).get("list", ""))

    async def preview(self, answer: Answer, target: str, content: str) -> None:
        """Show what would be saved. Raises RefusedError if it cannot be read at all."""
        game = await self._game(answer, target)
        builder, pack, texts = builder_of(game), self.decks.pack(game), deck_words(game)
        headings = frozenset(text for language in languages() for text in texts.headings(language).values())
        found: ListRead = refusing(lambda: builder.read(pack, content, headings))
        if found.text == builder.empty and not found.unknown:
            raise RefusedError("refused-deck-list-empty")
        deck = deck_for(self.desk, answer, game, "", found.text)
        likely = likely_buttons(deck, found.unknown)
        shown, doubts = await picture(self.desk, answer, deck), doubt_lines(deck.words, deck, found)
        await answer.show(preview_page(deck, target, shown, doubts, likely), private=True)

    async def take_likely(self, answer: Answer, control: Control) -> None:
        """Add the likely card of a button to the deck of the preview; its line is then clear."""
        target, asked, card = (*control.args, "", "", "")[:3]
        line, _, copies = asked.partition(".")
        game = await self._game(answer, target)
        builder, pack = builder_of(game), self.decks.pack(game)
        by, at = number(copies, MOST_COPIES), number(line, HIGHEST_PAGE)

        def add() -> str:
            body = builder.read_code(pack, code_in(answer))
            return builder.put(pack, body, card, builder.copies(pack, body).get(card, 0) + by)

        deck = deck_for(self.desk, answer, game, "", refusing(add))
        words = deck.words
        doubts = [one for one in _doubts(answer) if not one.startswith(doubt_start(words, at))]
        likely = [one for one in _likely(answer) if one.line != at]
        shown = await picture(self.desk, answer, deck)
        await answer.replace_private(preview_page(deck, target, shown, doubts, likely))

    async def save(self, answer: Answer, control: Control) -> None:
        """Save the deck of the preview, as a new one or in place of the one that it was imported into."""
        target, words = next(iter(control.args), ""), words_in(answer.language)
        game, user = await self._game(answer, target), answer.interaction.user.id
        builder, pack, code = builder_of(game), self.decks.pack(game), code_in(answer)
        body = refusing(lambda: builder.read_code(pack, code))
        if "." in target:
            deck, version = _deck_of(target)
            row = await self.decks.change(user, deck, version, lambda _row: body)
        else:
            row = await self.decks.make(user, game, words("deck-import-name"), body)
        answer.committed = True
        await self.workshop.open(answer, row, words("deck-saved"))

    # ---------------------------------------------------------------- within

    async def _target(self, answer: Answer, control: Control) -> str:
        """Return where an import is saved: a game, or a deck of the user with its version. Raises RefusedError."""
        first = next(iter(control.args), "")
        if first[:1].isdigit():
            at = bench_of(control)
            await self.decks.own(answer.interaction.user.id, at.deck)
            return f"{at.deck}.{at.version}"
        builder_of(first)
        return first

    async def _game(self, answer: Answer, target: str) -> str:
        """Return the game of a target. Raises RefusedError for a deck that is not the user's."""
        if "." not in target:
            builder_of(target)
            return target
        return (await self.decks.own(answer.interaction.user.id, _deck_of(target)[0])).game


def import_form(words: Words, target: str) -> discord.ui.Modal:
    """Return the form for a list or a code."""
    hint = words("deck-import-hint")
    field = Field("list", words("deck-import-list"), 1, MOST_TYPED, lines=True, hint=hint)
    return form(words("button-deck-import"), custom_id(DECKS, actions.IMPORTED, NOTE, target), [field])


async def content_of(file: discord.Attachment) -> str:
    """Return the text of a file. Raises RefusedError if it is too large, or if Discord does not provide it."""
    if file.size > MOST_BYTES:
        raise RefusedError("refused-deck-file-large", most=MOST_BYTES // 1024)
    try:
        body: bytes = await file.read()
    except DISCORD_ERRORS as error:
        log.warning("attachment %d not read: %r", file.id, error)
        raise RefusedError("refused-file-lost") from error
    return body[:MOST_BYTES].decode("utf-8-sig", errors="replace")


def _deck_of(target: str) -> tuple[int, int]:
    deck, _, version = target.partition(".")
    return number(deck, HIGHEST_NUMBER), number(version, HIGHEST_NUMBER)


def _doubts(answer: Answer) -> list[str]:
    """Return the lines of the preview about lines that were not clear: its text after the code, if there is one."""
    texts = texts_in(answer)
    after = [content for before, content in pairwise(texts) if before.startswith("```")]
    return after[0].splitlines() if after else []


def _likely(answer: Answer) -> list[Likely]:
    """Return the buttons of the preview for likely cards."""
    found = []
    for one in buttons_in(answer):
        control = parse_custom_id(one.custom_id or "")
        if control is not None and control.action == actions.LIKELY:
            line, _, copies = control.args[1].partition(".")
            found.append(
                Likely(number(line, HIGHEST_PAGE), number(copies, MOST_COPIES), control.args[2], one.label or "")
            )
    return found
