"""Messages of undo: the confirmation for the user who wants it, and the request to the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.kit.composing.messages import Message, button, seat_name, text
from cogs.kit.composing.shortening import shorten
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.kit.match_texts.reader import Reader, table_line
from engines.kernel.state.model import Seat
from referee.match.slots import ASK
from referee.seats.undoing import UndoOffer
from store.seats.undos import UndoRow
from words.texts import seat_letter

STEP_LENGTH = 160
"""Characters of the first undone step of the log that the confirmation quotes."""


def question(reader: Reader, offer: UndoOffer, step: str) -> Message:
    """Return the confirmation: what undoing means, with its buttons; `step` is the log's text of the first undone step."""
    code, words, names = reader.live.row.code, reader.words, reader.names
    if offer.asked:
        why = "undo-consent" if offer.way.crossed or offer.way.foreign else "undo-table"
        lines = [words(why, names=words.join([seat_name(seat, names) for seat in offer.asked]))]
    else:
        lines = [words("undo-alone" if offer.way.crossed or offer.way.foreign else "undo-free")]
    if offer.way.foreign or offer.way.crossed:
        lines.append(words("undo-again"))
    if offer.way.crossed:
        lines.append(words("undo-shuffled"))
    if offer.asked:
        lines.append(words("undo-left", count=offer.left))
    if step:
        lines.insert(0, words("undo-before", moment=shorten(step, STEP_LENGTH)))
    key = "button-undo-ask" if offer.asked else "button-undo-now"
    row: ui.ActionRow[Any] = ui.ActionRow(
        button(words, key, custom_id(code, "undoyes", NOTE, offer.way.target), discord.ButtonStyle.primary),
        button(words, "button-undo-keep", custom_id(code, "undono", NOTE)),
    )
    return Message([text("\n".join([words("undo-question"), *lines])), row])


def request(reader: Reader, asked: UndoRow, agreed: Sequence[Seat], *, may_block: bool) -> Message:
    """Return the request to the table, which pings the players who have yet to agree."""
    live, words, names = reader.live, reader.words, reader.names
    waiting = [s for s in live.humans if s.seat not in agreed and s.seat != asked.seat]
    lines = [words("ask-undo", letter=seat_letter(asked.seat), name=names[asked.seat])]
    if agreed:
        lines.append(words("ask-agreed", names=words.join([seat_name(seat, names) for seat in agreed])))
    lines.append(words("ask-waiting", names=words.join([f"<@{s.user}>" for s in waiting])))
    made = [
        ("agree", discord.ButtonStyle.success),
        ("refuse", discord.ButtonStyle.secondary),
        *([("block", discord.ButtonStyle.danger)] if may_block else []),
        ("withdraw", discord.ButtonStyle.secondary),
    ]
    lines.append(f"-# {table_line(reader)}")
    row: ui.ActionRow[Any] = ui.ActionRow(
        *(button(words, f"button-{name}", custom_id(live.row.code, name, ASK, asked.id), look) for name, look in made)
    )
    return Message([text("\n".join(lines)), row], pings=[s.user for s in waiting if s.user is not None])
