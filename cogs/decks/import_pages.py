"""The preview of an import: the deck, the lines that were not clear with likely cards, and the button that saves it.

The message holds all that is needed to go on: the code of the deck, and in the buttons what each of them adds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from cogs.decks import actions
from cogs.decks.actions import DECKS
from cogs.decks.reading import LINES, Deck, code_block
from cogs.kit.composing.messages import Message, Rows, button, text
from cogs.kit.controls.custom_ids import NOTE, custom_id
from engines.kernel.lobby.building import DoubtfulLine, ListRead
from referee.decks.decks import MOST_COPIES
from words.common.deck_words import likely_cards
from words.safe import clip, safe_name
from words.texts import Words

LIKELY, DOUBTFUL, LISTED = 3, 5, 10
"""Likely cards for a line; lines that get buttons; lines that are listed."""

QUOTED = 60
"""Characters of a line that are quoted."""


class Likely(NamedTuple):
    """A button for a likely card: the line, the copies that it asks for, the card, and its label."""

    line: int
    copies: int
    card: str
    label: str


def preview_page(
    deck: Deck, target: str, shown: tuple[bytes, str] | None, doubts: Sequence[str], likely: Sequence[Likely]
) -> Message:
    """Return the preview. `target` says where it is saved: a game for a new deck, or a deck with its version."""
    words = deck.words
    problems = deck.problem_lines()[:LINES]
    message = Message([text("\n".join([words("deck-preview"), deck.summary(), *problems]))])
    if shown is not None:
        message.picture("deck.png", *shown)
    message.items.append(text(code_block(deck.code())))
    message.items += [text("\n".join(doubts))] if doubts else []
    message.items += _rows(target, likely)
    key = "button-deck-save" if "." not in target else "button-deck-save-over"
    save = button(words, key, custom_id(DECKS, actions.SAVE, NOTE, target), discord.ButtonStyle.success)
    row: ui.ActionRow[Any] = ui.ActionRow(save)
    message.items.append(row)
    return message


def _rows(target: str, likely: Sequence[Likely]) -> Rows:
    """Return a row of buttons for each line."""
    rows: Rows = []
    for line in dict.fromkeys(one.line for one in likely):
        found: list[ui.Button[Any]] = [
            ui.Button(label=one.label, custom_id=likely_id(target, one)) for one in likely if one.line == line
        ]
        rows.append(ui.ActionRow(*found))
    return rows


def likely_id(target: str, one: Likely) -> str:
    """Return the custom id of the button for a likely card."""
    return custom_id(DECKS, actions.LIKELY, NOTE, target, f"{one.line}.{one.copies}", one.card)


def doubt_lines(words: Words, deck: Deck, found: ListRead) -> list[str]:
    """Return a line for each line of a list that was not clear, the first ones; each begins with its number in the same way."""
    lines = [doubt_start(words, one.line) + words("deck-line-unknown", text=_quoted(one)) for one in found.unknown]
    lines += [
        doubt_start(words, one.line)
        + words("deck-line-differs", text=_quoted(one), card=safe_name(deck.card(one.card), 60))
        for one in found.differing
    ]
    rest = len(lines) - LISTED
    return [*lines[:LISTED], *([words("deck-lines-more", count=rest)] if rest > 0 else [])]


def doubt_start(words: Words, line: int) -> str:
    """Return the beginning of a line about a line of the list."""
    return words("deck-line", number=line) + " "


def likely_buttons(deck: Deck, unknown: Sequence[DoubtfulLine]) -> list[Likely]:
    """Return the buttons for the first lines that no card fits."""
    names = deck.texts.names(deck.pack)
    found = []
    for one in unknown[:DOUBTFUL]:
        copies = min(one.copies, MOST_COPIES)
        for card in likely_cards(names, one.name, LIKELY):
            label = deck.words("deck-likely", line=one.line, card=deck.card(card), copies=copies)
            found.append(Likely(one.line, copies, card, clip(label, 80)))
    return found


def _quoted(one: DoubtfulLine) -> str:
    return safe_name(one.text, QUOTED)
