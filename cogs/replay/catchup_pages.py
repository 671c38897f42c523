"""The message that brings a user up to date: the events since they last looked, the table then and now."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.kit.composing.messages import GREEN, SLATE, Message, button, text
from cogs.kit.controls.custom_ids import custom_id
from referee.match.live import Live
from words.texts import Words

PLACE = "since"
"""The slot in the ids of controls on this message: a press opens another message, and this one stays."""

STORY = 1500
"""Characters of the summary: older lines are cut, the log has them."""


class Table(msgspec.Struct, frozen=True):
    """A table at one moment: its picture with Alt text, if there is one, and the same in words."""

    picture: tuple[bytes, str] | None
    in_words: str


class Caught(msgspec.Struct, frozen=True):
    """The parts of the message: since when, the summary, the table then (None: unchanged) and now, the present state.

    `acts` is true if the match waits for the user.
    """

    since: str
    story: Sequence[str]
    before: Table | None
    now: Table
    asked: str
    acts: bool


def caught(live: Live, made: Caught, words: Words) -> Message:
    """Return the message that brings a user up to date."""
    code = live.row.code
    head = words("since-title", game=words(f"{live.row.game}-title"), code=code)
    message = Message([text(f"{head}\n{made.since}")], colour=GREEN if made.acts else SLATE)
    if made.story:
        message.items.append(text("\n".join(_cut(folded(made.story, words), words))))
    if made.before is not None:
        _table(message, "before", words("since-before"), made.before)
    _table(message, "now", words("since-now" if made.before is not None else "since-same"), made.now)
    if made.asked:
        message.items.append(text(made.asked))
    act = button(words, "button-act", custom_id(code, "act", PLACE), discord.ButtonStyle.primary)
    row: ui.ActionRow[Any] = ui.ActionRow(
        *([act] if made.acts else []),
        button(words, "button-log", custom_id(code, "log", PLACE, 0)),
        button(words, "button-replay", custom_id(code, "replay", PLACE)),
        button(words, "button-text", custom_id(code, "text", PLACE)),
    )
    message.items.append(row)
    return message


def _table(message: Message, name: str, caption: str, table: Table) -> None:
    if table.picture is None:
        message.items.append(text(f"{caption}\n{table.in_words}"))
        return
    message.items.append(text(caption))
    message.picture(f"{name}.png", *table.picture)


def folded(lines: Sequence[str], words: Words) -> list[str]:
    """Return lines with repeats in a row merged into one line."""
    runs = [(line, len(list(run))) for line, run in groupby(lines)]
    return [line if count == 1 else words("since-times", line=line, count=count) for line, count in runs]


def _cut(story: Sequence[str], words: Words) -> list[str]:
    """Return the newest lines that fit, after a note that the log has the others."""
    first, size = len(story), 0
    while first and size + len(story[first - 1]) + 1 <= STORY:
        first -= 1
        size += len(story[first]) + 1
    return [*([f"-# {words('since-cut')}"] if first else []), *story[first:]]
