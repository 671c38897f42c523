"""The messages that accompany a lobby: calls to guests, the ready check, the post that looks for players, word of its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.kit.composing.messages import Message, button, text
from cogs.kit.controls.actions import HELP, JOIN, UNWISH
from cogs.kit.controls.custom_ids import custom_id
from cogs.kit.match_texts.durations import moment
from cogs.lobby.pages.lobby_page import clock_line, decline_button, here_button, mention
from referee.clocks.terms import terms_of
from referee.lobby.places import capacity, persons
from referee.match.live import Live
from referee.match.slots import READY
from store.lobby.invitations import Invitation
from words.texts import Words, sentence


def invitation_message(
    live: Live, words: Words, slot: str, rows: Sequence[Invitation], host: str, link: str
) -> Message:
    """Return the message that calls the guests of these invitations; `host` is the host's name."""
    row, who = live.row, mention(words, [kept.user for kept in rows])
    body = words(
        "call-note", who=who, host=host, game=words(f"{row.game}-title"), moment=moment(rows[0].until), link=link
    )
    buttons: ui.ActionRow[Any] = ui.ActionRow(
        button(words, "button-join", custom_id(row.code, JOIN, slot), discord.ButtonStyle.success),
        decline_button(live, words, slot),
        button(words, "button-help", custom_id(row.code, HELP, slot)),
    )
    return Message([text(f"{body}\n-# {_clock(live, words)}"), buttons], pings=[kept.user for kept in rows])


def ready_message(  # the facts of the message, each by its name
    live: Live, words: Words, until: float, host: str, link: str, *, come: bool = False
) -> Message:
    """Return the message of a ready check, which pings players who have not answered yet.

    `come`: the check was started by the planned time of the table.
    """
    awaited = [seat.user for seat in persons(live) if seat.user is not None and not seat.ready]
    key = "ready-time" if come else "ready-note"
    body = words(key, who=mention(words, awaited), host=host, moment=moment(until), link=link)
    row: ui.ActionRow[Any] = ui.ActionRow(here_button(live, words, READY))
    return Message([text(body), row], pings=awaited)


def look_message(  # the facts of the message, each by its name
    live: Live, words: Words, slot: str, role: int | None, host: str, free: int, link: str
) -> Message:
    """Return the post that looks for players; `free` counts the seats that are neither taken nor kept."""
    row = live.row
    head = words("look-title", game=words(f"{row.game}-title"))
    facts = words("look-note", taken=len(persons(live)), limit=capacity(live), free=free, host=host, link=link)
    lines = [head, facts, f"-# {_clock(live, words)} {words('look-language')}"]
    called = [text(f"<@&{role}>")] if role is not None else []
    join = button(words, "button-join", custom_id(row.code, JOIN, slot), discord.ButtonStyle.success)
    join.disabled = free <= 0
    buttons: ui.ActionRow[Any] = ui.ActionRow(join, button(words, "button-help", custom_id(row.code, HELP, slot)))
    return Message([*called, text("\n".join(lines)), buttons], roles=[] if role is None else [role])


def cancelled_message(live: Live, words: Words, host: str) -> Message:
    """Return the message that tells the players of a lobby that its host has closed it."""
    row = live.row
    users = [seat.user for seat in persons(live) if seat.user not in (None, row.host)]
    called = [user for user in users if user is not None]
    game = words(f"{row.game}-title")
    return Message(
        [text(words("gone-note", who=mention(words, called), host=host, game=game, code=row.code))], pings=called
    )


def wish_message(  # the facts of the message, each by its name
    live: Live, words: Words, slot: str, users: Sequence[int], host: str, free: int, begins: float | None, link: str
) -> Message:
    """Return the message that calls users who wished for a table; `free` counts the free seats."""
    row, who = live.row, mention(words, users)
    body = words("wished-note", who=who, game=words(f"{row.game}-title"), host=host, free=max(0, free), link=link)
    join = button(words, "button-join", custom_id(row.code, JOIN, slot), discord.ButtonStyle.success)
    join.disabled = free <= 0
    buttons: ui.ActionRow[Any] = ui.ActionRow(join, button(words, "button-unwish", custom_id(row.code, UNWISH, slot)))
    small = [] if begins is None else [words("wished-begins", moment=moment(begins, "F"))]
    return Message([text(f"{body}\n-# {' '.join([*small, _clock(live, words)])}"), buttons], pings=[*users])


def reminder_message(
    live: Live, words: Words, users: Sequence[int], begins: float, short: int, side: str | None, link: str
) -> Message:
    """Return the reminder of a planned table; at its time, whether `short` players or a whole `side` are missing."""
    who, game = mention(words, users), words(f"{live.row.game}-title")
    if short > 0:
        return Message([text(words("soon-short", who=who, game=game, missing=short, link=link))])
    if side is not None:
        return Message([text(words("soon-side", who=who, game=game, side=side, link=link))])
    return Message([text(words("soon-note", who=who, game=game, moment=moment(begins), link=link))])


def _clock(live: Live, words: Words) -> str:
    return sentence(clock_line(terms_of(live.row.clock), words))
