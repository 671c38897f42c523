"""What a lobby looks like: how to begin in one glance, who sits where, what the dice are bound to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.ids import custom_id
from cogs.messages import Message, Rows, button, text
from engines.games import GAMES
from engines.kernel.model import Seat
from referee.commit import BOARD
from referee.live import Live
from words.texts import Words, seat_letter

SHOWN_DIGITS = 32
"""Hex digits of the commitment shown in a lobby: 128 bits bind as well as all 256, and fit a line on a phone."""


UNDO_MODES = {"request": "lobby-undo-request", "off": "lobby-undo-off"}
"""What is told of how choices are undone, where it is not as usual."""


class Former(msgspec.Struct, frozen=True):
    """The match that a lobby is to play again: its code, and the users who played it."""

    code: str
    users: Sequence[int]


def lobby(live: Live, words: Words, names: Mapping[Seat, str], former: Former | None = None) -> Message:
    """Return the lobby. Those who played the former match and do not sit here yet are named and pinged."""
    row = live.row
    head = words("lobby-title", game=words(f"{row.game}-title"), code=row.code)
    if row.status == "closed":
        return Message([text(head), text(words("lobby-closed"))])
    items: Rows = [text(f"{head}\n{_next(live, words, names)}")]
    seated = {seat.user for seat in live.seats}
    called = [user for user in former.users if user not in seated] if former else []
    if former and called:
        who = words.join([f"<@{user}>" for user in called])
        items.append(text(words("lobby-rematch", code=former.code, who=who)))
    elif former:
        items.append(text(words("lobby-rematch-all", code=former.code)))
    items.append(text("\n".join(_seats(live, words, names))))
    fair = words("lobby-fair", hash=row.commitment[:SHOWN_DIGITS])
    small = [words("lobby-hands"), *([words(UNDO_MODES[row.undo])] if row.undo in UNDO_MODES else []), fair]
    items += [text("\n".join(f"-# {line}" for line in small)), *_buttons(live, words)]
    return Message(items, pings=called)


def _next(live: Live, words: Words, names: Mapping[Seat, str]) -> str:
    """Return what to press now."""
    seats, count = GAMES[live.row.game].seats, len(live.seats)
    if count < seats.start:
        return words("lobby-too-few", missing=seats.start - count)
    host = names[next(s.seat for s in live.seats if s.user == live.row.host)]
    free = seats.stop - 1 - count
    if free == 0 and live.invited:
        return words("lobby-full-practice", host=host)
    return words("lobby-ready", host=host, free=free)


def _seats(live: Live, words: Words, names: Mapping[Seat, str]) -> list[str]:
    """Return a line for each seat taken."""
    lines = []
    for seat in live.seats:
        key = "lobby-practice" if seat.user is None else "lobby-host" if seat.user == live.row.host else "lobby-seat"
        lines.append(words(key, name=names[seat.seat], letter=seat_letter(seat.seat)))
    return lines


def _buttons(live: Live, words: Words) -> Rows:
    """Return the buttons: a row for everybody, and one for the host's practice players."""
    code = live.row.code
    everybody: ui.ActionRow[Any] = ui.ActionRow(
        button(words, "button-join", custom_id(code, "join", BOARD), discord.ButtonStyle.success),
        button(words, "button-start", custom_id(code, "start", BOARD), discord.ButtonStyle.primary),
        button(words, "button-leave", custom_id(code, "leave", BOARD)),
        button(words, "button-help", custom_id(code, "help", BOARD)),
    )
    invite = button(words, "button-invite", custom_id(code, "invite", BOARD))
    invite.disabled = len(live.seats) >= GAMES[live.row.game].seats.stop - 1
    dismiss = button(words, "button-dismiss", custom_id(code, "dismiss", BOARD))
    practice: ui.ActionRow[Any] = ui.ActionRow(invite, *([dismiss] if live.invited else []))
    return [everybody, practice]
