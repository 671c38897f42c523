"""Private messages about a table's channel: that it is lost, why and how to help, or that it is available again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.kit.composing.messages import Message, button, text
from cogs.kit.controls.custom_ids import NOTE, custom_id
from engines.kernel.state.model import Seat
from referee.homes import NO_PLACE
from referee.match.live import Live
from referee.match.slots import notice_slot as slot_of
from words.texts import Words, seat_letter

MOVE, MOVE_TO = "move", "moveto"
"""Actions: list the channels that a match may move to, move it to one."""


def notice(live: Live, seat: Seat, words: Words, lacking: Sequence[str], link: str) -> Message:
    """Return the notice to a seat's person; `lacking` are the permissions that the bot lacks."""
    row = live.row
    head = words("notice-title", game=words(f"{row.game}-title"), code=row.code, letter=seat_letter(seat))
    if row.status == "closed":
        return Message(
            [text(f"{head}\n{words('notice-lobby-server' if row.homeless == 'server' else 'notice-lobby')}")]
        )
    if row.homeless is None:
        return Message([text(f"{head}\n{words('notice-back', link=link)}")])
    lines = [head, _why(live, words, lacking)]
    if row.status == "playing":
        lines.append(words("notice-paused" if row.paused_by == "lost" else "notice-goes-on"))
    lines.append(
        words("notice-waits" if row.homeless not in NO_PLACE else f"notice-help-{row.homeless}", code=row.code)
    )
    items: list[ui.Item[Any]] = [text("\n".join(lines))]
    if row.status == "playing":
        buttons = [
            button(words, "button-hand", custom_id(row.code, "hand", slot_of(seat)), discord.ButtonStyle.primary)
        ]
        if row.homeless != "server":
            buttons.append(button(words, "button-move", custom_id(row.code, MOVE, slot_of(seat))))
        made: ui.ActionRow[Any] = ui.ActionRow(*buttons)
        items.append(made)
    return Message(items)


def _why(live: Live, words: Words, lacking: Sequence[str]) -> str:
    place = f"<#{live.row.channel}>"
    if live.row.homeless == "permissions" and lacking:
        names = words.join([words(f"permission-{name}") for name in lacking])
        return words("notice-permissions", place=place, names=names)
    return words(f"notice-{live.row.homeless}" if live.row.homeless != "permissions" else "notice-refused", place=place)


def places(live: Live, channels: Sequence[discord.TextChannel], words: Words) -> Message:
    """Return the question to which channel to move a match."""
    picker: ui.Select[Any] = ui.Select(
        custom_id=custom_id(live.row.code, MOVE_TO, NOTE),
        placeholder=words("move-pick"),
        options=[discord.SelectOption(label=f"#{channel.name}"[:100], value=str(channel.id)) for channel in channels],
    )
    row: ui.ActionRow[Any] = ui.ActionRow(picker)
    return Message([text(f"{words('move-title', code=live.row.code)}\n{words('move-means')}"), row])
