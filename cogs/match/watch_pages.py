"""Messages for users who do not play: the controls below a watched board, and all hands once a match is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.kit.composing.messages import GOLD, Message, button, seat_name, text
from cogs.kit.controls.actions import SINCE
from cogs.kit.controls.buttons import hands_button
from cogs.kit.controls.custom_ids import custom_id
from cogs.kit.match_texts.durations import moment
from cogs.kit.match_texts.reader import Reader
from engines.kernel.state.model import Seat
from referee.match.live import Live
from words.texts import Words

PLACE = "watch"
"""The slot in the ids of controls on these messages: a press opens another message, and these stay."""

REFRESH = "rewatch"
"""The action that brings a watched board up to date in place."""


def lasting(words: Words, until: float | None) -> ui.TextDisplay[Any]:
    """Return the line that says until when a watched board updates itself (unix seconds), and how to refresh it by hand."""
    refresh = words("button-refresh")
    if until is None:
        return text(f"-# {words('watch-still', refresh=refresh)}")
    return text(f"-# {words('watch-until', moment=moment(until, 't'), refresh=refresh)}")


def buttons(live: Live, words: Words, link: str) -> list[ui.Button[Any]]:
    """Return the buttons below a watched board."""
    code = live.row.code
    again = [button(words, "button-refresh", custom_id(code, REFRESH, PLACE))] if live.row.status == "playing" else []
    return [
        *again,
        button(words, "button-since", custom_id(code, SINCE, PLACE)),
        button(words, "button-log", custom_id(code, "log", PLACE, 0)),
        button(words, "button-text", custom_id(code, "text", PLACE)),
        *([hands_button(words, code, PLACE)] if live.is_open else []),
        *([ui.Button(label=words("button-to-table"), url=link, style=discord.ButtonStyle.link)] if link else []),
    ]


class Shown(msgspec.Struct, frozen=True):
    """One hand: its seat, its picture with Alt text (None for a user who prefers text), and the same in words."""

    seat: Seat
    picture: tuple[bytes, str] | None
    in_words: str


def put_hands(message: Message, hands: Sequence[Shown], names: Mapping[Seat, str]) -> None:
    """Add hands to a message, each below its player's name."""
    for hand in hands:
        name = seat_name(hand.seat, names)
        if hand.picture is None:
            message.items.append(text(f"{name}\n{hand.in_words}"))
        else:
            message.items.append(text(name))
            message.picture(f"hand{hand.seat}.png", *hand.picture)


def hands(reader: Reader, hands: Sequence[Shown]) -> Message:
    """Return all hands of a finished match, each below its player's name."""
    live, words, names = reader.live, reader.words, reader.names
    code = live.row.code
    message = Message([text(words("hands-title", game=words(f"{live.row.game}-title"), code=code))], colour=GOLD)
    shown = {hand.seat for hand in hands}
    put_hands(message, hands, names)
    gone = [s.seat for s in live.seats if s.status == "left"]
    message.items += [text(words("hands-left", who=seat_name(seat, names))) for seat in gone if seat not in shown]
    message.items.append(text(f"-# {words('hands-log')}"))
    row: ui.ActionRow[Any] = ui.ActionRow(button(words, "button-log", custom_id(code, "log", PLACE, 0)))
    message.items.append(row)
    return message
