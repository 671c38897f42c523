"""Pages of the list of a server's tables: five a page, open ones first, each with a button to join or watch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import discord
import msgspec
from discord import ui

from cogs.kit.composing.messages import GREEN, SLATE, Message, Rows, button, text
from cogs.kit.controls.actions import JOIN, TABLES
from cogs.kit.controls.buttons import paging_buttons, watch_button
from cogs.kit.controls.custom_ids import NOTE, custom_id
from words.texts import Words

PAGE = "tablespage"
"""The action that goes to a page of the list."""

SHOWN = 5
"""Tables on a page."""

Kind = Literal["join", "mine", "watch"]
"""Kinds of tables: one to join, one where the user sits already, one to watch."""


class Entry(msgspec.Struct, frozen=True):
    """One table of the list: its kind, its code, and its lines in light markdown."""

    kind: Kind
    code: str
    lines: Sequence[str]


class Listed(msgspec.Struct, frozen=True):
    """One page of the list: its tables, its number from 0, the number of pages and of open tables, the text above."""

    entries: Sequence[Entry]
    page: int
    pages: int
    open: int
    note: str | None = None


def tables(listed: Listed, words: Words) -> Message:
    """Return one page of the list."""
    head = [words("tables-title")]
    if listed.note is not None:
        head.append(listed.note)
    elif not listed.open:
        head.append(words("tables-none"))
    if listed.pages > 1:
        head.append(words("turns-page", page=listed.page + 1, pages=listed.pages))
    message = Message([text("\n".join(head))], colour=GREEN if listed.open else SLATE)
    last = ""
    for entry in listed.entries:
        part = "watch" if entry.kind == "watch" else "open"
        if part != last:
            message.items.append(text(f"**{words(f'tables-{part}')}**"))
        last = part
        message.items += _entry(entry, words)
    ways: ui.ActionRow[Any] = ui.ActionRow(*paging_buttons(words, TABLES, PAGE, listed.page, listed.pages))
    message.items.append(ways)
    return message


def _entry(entry: Entry, words: Words) -> Rows:
    content = "\n".join(entry.lines)
    if entry.kind == "mine":
        return [text(content)]
    join = button(words, "button-join", custom_id(entry.code, JOIN, NOTE), discord.ButtonStyle.success)
    way = join if entry.kind == "join" else watch_button(words, entry.code)
    return [ui.Section(ui.TextDisplay(content), accessory=way)]
