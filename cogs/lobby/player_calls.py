"""What goes with a lobby: calls to those who are invited, the ready check, the post that looks for players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.kit.actions import HELP, JOIN
from cogs.kit.custom_ids import custom_id
from cogs.kit.durations import moment
from cogs.kit.messages import Message, button, text
from cogs.lobby.pages import clock_line, decline, here, mention
from referee.clocks.terms import terms_of
from referee.lobby.places import capacity, persons
from referee.match.live import Live
from referee.match.slots import READY
from store.lobby.invitations import Invitation
from words.texts import Words, sentence


def call(live: Live, words: Words, slot: str, rows: Sequence[Invitation], host: str, link: str) -> Message:
    """Return the message that calls those for whom a seat is kept; `host` is the name of who invites them."""
    row, who = live.row, mention(words, [kept.user for kept in rows])
    said = words(
        "call-told", who=who, host=host, game=words(f"{row.game}-title"), moment=moment(rows[0].until), link=link
    )
    buttons: ui.ActionRow[Any] = ui.ActionRow(
        button(words, "button-join", custom_id(row.code, JOIN, slot), discord.ButtonStyle.success),
        decline(live, words, slot),
        button(words, "button-help", custom_id(row.code, HELP, slot)),
    )
    return Message([text(f"{said}\n-# {_clock(live, words)}"), buttons], pings=[kept.user for kept in rows])


def ready(live: Live, words: Words, until: float, host: str, link: str) -> Message:
    """Return the message that asks those at a lobby whether they are there, pinging who has not said so."""
    awaited = [seat.user for seat in persons(live) if seat.user is not None and not seat.ready]
    said = words("ready-told", who=mention(words, awaited), host=host, moment=moment(until), link=link)
    row: ui.ActionRow[Any] = ui.ActionRow(here(live, words, READY))
    return Message([text(said), row], pings=awaited)


def look(  # what is told, each by its name
    live: Live, words: Words, slot: str, role: int | None, host: str, free: int, link: str
) -> Message:
    """Return the post that looks for players; `free` are the seats that are neither taken nor kept."""
    row = live.row
    head = words("look-title", game=words(f"{row.game}-title"))
    facts = words("look-told", taken=len(persons(live)), limit=capacity(live), free=free, host=host, link=link)
    lines = [head, facts, f"-# {_clock(live, words)} {words('look-language')}"]
    called = [text(f"<@&{role}>")] if role is not None else []
    join = button(words, "button-join", custom_id(row.code, JOIN, slot), discord.ButtonStyle.success)
    join.disabled = free <= 0
    buttons: ui.ActionRow[Any] = ui.ActionRow(join, button(words, "button-help", custom_id(row.code, HELP, slot)))
    return Message([*called, text("\n".join(lines)), buttons], roles=[] if role is None else [role])


def _clock(live: Live, words: Words) -> str:
    return sentence(clock_line(terms_of(live.row.clock), words))
