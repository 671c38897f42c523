"""Pages of the list of a user's matches: five a page, the most urgent first, each with its buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import discord
import msgspec
from discord import ui

from cogs.kit.composing.messages import GREEN, SLATE, Message, button, text
from cogs.kit.controls.actions import SINCE, TURNS
from cogs.kit.controls.buttons import paging_buttons, tables_button
from cogs.kit.controls.custom_ids import NOTE, custom_id
from referee.people.inbox import ACTIONABLE, Kind
from words.texts import Words

PAGE = "turnspage"
"""The action that goes to a page of the list."""

SHOWN = 5
"""Matches on a page."""


class Entry(msgspec.Struct, frozen=True):
    """One match of the list: its kind and code, and its lines in light markdown."""

    kind: Kind | Literal["past"]
    code: str
    lines: Sequence[str]


class Listed(msgspec.Struct, frozen=True):
    """One page of the list: its matches, its number from 0, the number of pages, matches by kind, a note.

    `past`: there are finished matches, on this page or a later one. `tables`: the list is read on a server, so a button
    leads to its tables.
    """

    entries: Sequence[Entry]
    page: int
    pages: int
    counts: dict[Kind, int]
    note: str | None
    past: bool = False
    tables: bool = False


def turns(listed: Listed, words: Words) -> Message:
    """Return one page of the list."""
    yours = sum(listed.counts[kind] for kind in ACTIONABLE if kind in listed.counts)
    head = [words("turns-title"), _summary(listed, yours, words)]
    if listed.pages > 1:
        head.append(words("turns-page", page=listed.page + 1, pages=listed.pages))
    if listed.note:
        head.append(listed.note)
    message = Message([text("\n".join(head))], colour=GREEN if yours else SLATE)
    for entry in listed.entries:
        message.items.append(text("\n".join(entry.lines)))
        made = _entry_buttons(entry, words)
        if made:
            row: ui.ActionRow[Any] = ui.ActionRow(*made)
            message.items.append(row)
    message.items.append(_ways(listed, words))
    return message


def _summary(listed: Listed, yours: int, words: Words) -> str:
    counts = listed.counts
    if not counts:
        return words("turns-none-now" if listed.past else "turns-none")
    others = counts.get("wait", 0) + counts.get("frozen", 0)
    lobbies = counts.get("lobby", 0) + counts.get("invited", 0)
    return words("turns-count", yours=yours, others=others, lobbies=lobbies)


def _entry_buttons(entry: Entry, words: Words) -> list[ui.Button[Any]]:
    since = button(words, "button-since", custom_id(entry.code, SINCE, NOTE))
    if entry.kind == "act":
        act = button(words, "button-act", custom_id(entry.code, "act", NOTE), discord.ButtonStyle.primary)
        return [act, since]
    if entry.kind == "wait":
        return [button(words, "button-hand", custom_id(entry.code, "hand", NOTE)), since, _replay(entry, words)]
    return [_replay(entry, words)] if entry.kind in ("frozen", "past") else []


def _replay(entry: Entry, words: Words) -> ui.Button[Any]:
    return button(words, "button-replay", custom_id(entry.code, "replay", NOTE))


def _ways(listed: Listed, words: Words) -> ui.ActionRow[Any]:
    """Return the buttons below the list: to other pages, to refresh, and on a server to its tables."""
    tables = [tables_button(words)] if listed.tables else []
    return ui.ActionRow(*paging_buttons(words, TURNS, PAGE, listed.page, listed.pages), *tables)
