"""The choice of a deck for a table or a tournament: ready-made decks first, then the user's own, and what is brought now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from cogs.decks import actions
from cogs.decks.actions import DECKS
from cogs.kit.composing.messages import Message, Rows, button, text
from cogs.kit.controls.custom_ids import NOTE, custom_id
from words.texts import Words

OPTIONS = 25
"""Options of a select at most, which is a page of the choice."""


class Choice(NamedTuple):
    """A deck that may be brought: the value of its option, its name, a line about it, its text, its errors at this table."""

    value: str
    label: str
    about: str
    body: str
    errors: int


class Ids(NamedTuple):
    """The custom ids of a choice: that of the select, and that of a page of it, by number and direction."""

    pick: str
    page: Callable[[int, str], str]


def pick_page(
    words: Words, lines: Sequence[str], choices: Sequence[Choice], page: int, ids: Ids, *extra: ui.Button[Any]
) -> Message:
    """Return page `page` of a choice, counted from 0, below `lines`; `extra` are buttons for what is no deck of the list."""
    pages = max(1, -(-len(choices) // OPTIONS))
    page = min(page, pages - 1)
    here = choices[page * OPTIONS : (page + 1) * OPTIONS]
    items: Rows = [text("\n".join(lines))]
    if here:
        options = [
            discord.SelectOption(
                label=one.label,
                value=one.value,
                description=words("deck-unfit", errors=one.errors) if one.errors else one.about or words("deck-fits"),
            )
            for one in here
        ]
        select: ui.Select[Any] = ui.Select(custom_id=ids.pick, placeholder=words("deck-pick"), options=options)
        items.append(ui.ActionRow(select))
    if pages > 1:
        back = button(words, "button-turns-back", ids.page(max(0, page - 1), "back"))
        on = button(words, "button-turns-on", ids.page(page + 1, "on"))
        back.disabled, on.disabled = page == 0, page + 1 == pages
        items.append(ui.ActionRow(back, on))
    row: ui.ActionRow[Any] = ui.ActionRow(*extra, button(words, "button-decks", custom_id(DECKS, actions.LIST, NOTE)))
    return Message([*items, row])
