"""The panel of a lobby that only its host sees, so that the lobby itself stays short on a phone."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from cogs.kit.composing.messages import Message, Rows, button, text
from cogs.kit.controls.actions import MORE, SHOW_BOARD
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.kit.match_texts.durations import usual_clocks
from cogs.kit.match_texts.reader import Reader
from cogs.lobby.pages.lobby_page import clock_line
from cogs.lobby.pages.option_pages import CLOSING, OPTIONS
from cogs.lobby.pages.team_pages import split_select
from cogs.lobby.planning import TIME_FORM
from engines.games import GAMES
from referee.clocks.terms import parse_terms, terms_of
from referee.lobby.invitations import AT_ONCE
from referee.lobby.places import capacity
from referee.lobby.teams import free_seat, sides
from referee.match.live import Live
from words.texts import Words, seat_letter


def host_panel(reader: Reader, *, calling: bool, note: str) -> Message:
    """Return the panel; the reader's names are plain. `calling`: invitations are open. `note` confirms the last change."""
    live, words = reader.live, reader.words
    code = live.row.code
    head = words("hosting-title", code=code)
    invite: ui.UserSelect[Any] = ui.UserSelect(
        custom_id=custom_id(code, "call", NOTE), placeholder=words("hosting-call"), max_values=AT_ONCE
    )
    private = live.row.guild is None  # alone against practice players there is nobody to invite, and no clock
    items: Rows = [text(f"{head}\n{note}"), _company(live, words, calling=calling)]
    if not private:
        items += [ui.ActionRow(invite), ui.ActionRow(_clock(live, words))]
    if (order := split_select(reader) if sides(live.row) else _order(reader)) is not None:
        items.append(ui.ActionRow(order))
    return Message([*items, _match(live, words, private=private)])


def begun_panel(live: Live, words: Words, link: str) -> Message:
    """Return the message that replaces the panel once the match has begun: the way to the match and its controls."""
    code = live.row.code
    rest = words("hosting-begun", more=words("button-more"))
    ways: ui.ActionRow[Any] = ui.ActionRow(
        button(words, "button-hand", custom_id(code, "hand", NOTE), discord.ButtonStyle.primary),
        button(words, "button-board", custom_id(code, SHOW_BOARD, NOTE)),
        button(words, "button-more", custom_id(code, MORE, NOTE)),
    )
    return Message([text("\n".join([words("hosting-title", code=code), words("begun-note", link=link), rest])), ways])


def _match(live: Live, words: Words, *, private: bool) -> ui.ActionRow[Any]:
    """Return the row of buttons for the match: ready check, order, time, options, closing; the first three not if `private`."""
    code = live.row.code
    row: ui.ActionRow[Any] = ui.ActionRow()
    if not private:
        ready = button(words, "button-ready", custom_id(code, "ready", NOTE), discord.ButtonStyle.primary)
        ready.disabled = live.row.ready is not None
        row.add_item(ready).add_item(button(words, "button-mix", custom_id(code, "mix", NOTE)))
        row.add_item(button(words, "button-time", custom_id(code, TIME_FORM, NOTE)))
    if GAMES[live.row.game].table_options or not private:
        row.add_item(button(words, "button-options", custom_id(code, OPTIONS, NOTE)))
    return row.add_item(button(words, "button-close-table", custom_id(code, CLOSING, NOTE), discord.ButtonStyle.danger))


def _company(live: Live, words: Words, *, calling: bool) -> ui.ActionRow[Any]:
    """Return the row of buttons for players: practice players, the call for players, revoking invitations."""
    code = live.row.code
    invite = button(words, "button-invite", custom_id(code, "invite", NOTE))
    invite.disabled = free_seat(live) is None
    row: ui.ActionRow[Any] = ui.ActionRow(invite)
    if live.invited_practice:
        row.add_item(button(words, "button-dismiss", custom_id(code, "dismiss", NOTE)))
    if live.row.guild is not None:
        row.add_item(button(words, "button-look", custom_id(code, "look", NOTE)))
    if calling:
        row.add_item(button(words, "button-uncall", custom_id(code, "uncall", NOTE)))
    return row


def _clock(live: Live, words: Words) -> ui.Select[Any]:
    """Return the select of clocks, with the present one picked."""
    present = terms_of(live.row.clock)
    terms = {value: parse_terms(value) for value in usual_clocks(capacity(live))}
    options = [
        discord.SelectOption(label=clock_line(each, words), value=value, default=each == present)
        for value, each in terms.items()
    ]
    name = custom_id(live.row.code, "clockset", NOTE)
    return ui.Select(custom_id=name, placeholder=clock_line(present, words), options=options)


def _order(reader: Reader) -> ui.Select[Any] | None:
    """Return the select that moves somebody to the first place, None if only one player sits here."""
    live = reader.live
    if len(live.seats) < 2:
        return None
    options = [
        discord.SelectOption(label=f"{seat_letter(s.seat)} · {reader.names[s.seat]}"[:100], value=str(s.seat))
        for s in live.seats
    ]
    return ui.Select(
        custom_id=custom_id(live.row.code, "first", NOTE), placeholder=reader.words("hosting-first"), options=options
    )
