"""The list of a user's decks and of those that need no building, and a ready-made deck alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from cogs.decks import actions
from cogs.decks.actions import DECKS
from cogs.decks.reading import Deck, code_block
from cogs.kit.composing.messages import Message, Rows, button, text
from cogs.kit.controls.custom_ids import NOTE, custom_id
from referee.decks.decks import MOST
from store.people.decks import DeckRow
from words.safe import clip, plain_name
from words.texts import Words

OPTIONS = 25
"""Options of a select at most, which is a page of the list."""

LISTED = 2600
"""Characters of the list in place of a picture."""


class Ready(NamedTuple):
    """A ready-made deck: its game, its id, its names in the reader's language, and its text."""

    game: str
    id: str
    name: str
    about: str
    body: str

    @property
    def key(self) -> str:
        """The value of an option."""
        return f"{self.game}.{self.id}"


def list_page(
    words: Words, rows: Sequence[DeckRow], ready: Sequence[Ready], games: Sequence[str], page: int
) -> Message:
    """Return page `page` of a user's decks, counted from 0, with ready-made decks below it."""
    pages = max(1, -(-len(rows) // OPTIONS))
    page = min(page, pages - 1)
    here = rows[page * OPTIONS : (page + 1) * OPTIONS]
    key = "decks-own" if rows else "decks-none"
    items: Rows = [text("\n".join([words("decks-title"), words(key, count=len(rows), most=MOST)]))]
    several = len(games) > 1
    if here:
        options = [
            discord.SelectOption(
                label=plain_name(row.name, 60),
                value=str(row.id),
                description=words(f"{row.game}-title") if several else None,
            )
            for row in here
        ]
        items.append(_select(actions.OPEN, words("decks-pick"), options))
    if pages > 1:
        back = button(words, "button-turns-back", custom_id(DECKS, actions.LIST, NOTE, max(0, page - 1), "back"))
        on = button(words, "button-turns-on", custom_id(DECKS, actions.LIST, NOTE, page + 1, "on"))
        back.disabled, on.disabled = page == 0, page + 1 == pages
        items.append(ui.ActionRow(back, on))
    if ready:
        listed = [discord.SelectOption(label=one.name, value=one.key, description=one.about) for one in ready[:OPTIONS]]
        items.append(_select(actions.READY, words("decks-pick-ready"), listed))
    for game in games:
        made: ui.ActionRow[Any] = ui.ActionRow(
            _game_button(words, "button-deck-new", game, actions.NEW, several, discord.ButtonStyle.success),
            _game_button(words, "button-deck-import", game, actions.IMPORT, several),
        )
        items.append(made)
    return Message(items)


def _select(action: str, hint: str, options: list[discord.SelectOption]) -> ui.ActionRow[Any]:
    select: ui.Select[Any] = ui.Select(custom_id=custom_id(DECKS, action, NOTE), placeholder=hint, options=options)
    return ui.ActionRow(select)


def _game_button(
    words: Words,
    key: str,
    game: str,
    action: str,
    several: bool,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> ui.Button[Any]:
    """Return a button about a game, which names it if there are several."""
    made = button(words, key, custom_id(DECKS, action, NOTE, game), style)
    if several:
        made.label = f"{made.label} · {words(f'{game}-title')}"
    return made


def ready_page(deck: Deck, ready: Ready, shown: tuple[bytes, str] | None) -> Message:
    """Return a ready-made deck, with the button that makes a copy of it."""
    words = deck.words
    head = words("deck-title", name=ready.name, game=deck.title())
    message = Message([text(f"{head}\n{ready.about}\n{deck.summary()}")])
    if shown is not None:
        message.picture("deck.png", *shown)
    else:
        message.items.append(text(code_block(clip("\n".join(deck.card_lines()), LISTED))))
    copy = button(
        words, "button-deck-take", custom_id(DECKS, actions.COPY, NOTE, ready.key), discord.ButtonStyle.primary
    )
    row: ui.ActionRow[Any] = ui.ActionRow(copy, button(words, "button-decks", custom_id(DECKS, actions.LIST, NOTE)))
    message.items.append(row)
    return message
