"""Two pages behind the host's panel of a lobby: the options of its match, and the question whether to close the table."""

from __future__ import annotations

from typing import Any

import discord
import msgspec
from discord import ui

from cogs.kit.composing.messages import Message, Rows, button, text
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.lobby.pages.options import option_key, value_key
from engines.games import GAMES
from engines.kernel.lobby.options import TableOption
from referee.lobby.places import persons
from referee.match.live import Live
from words.texts import Words

OPTIONS, OPTION, RATED, BACK = "options", "option", "hostrated", "hostback"
"""The actions: show the options, choose a value of one, say whether the match is rated, go back to the host's panel."""

CLOSING, CLOSE = "hostclose", "hostclosed"
"""The actions: ask whether to close the table, close it."""


def options_page(live: Live, words: Words, note: str) -> Message:
    """Return the page of the match's options; `note` confirms the last change."""
    items: Rows = [text(f"{words('hosting-title', code=live.row.code)}\n{note}")]
    items += [ui.ActionRow(_select(live, words, option)) for option in GAMES[live.row.game].table_options]
    if live.row.guild is not None:
        items.append(ui.ActionRow(_rated(live, words)))
    return Message([*items, ui.ActionRow(_back(live, words))])


def closing_question(live: Live, words: Words) -> Message:
    """Return the question whether to close the table, so that a slip does not close it on those who have sat down."""
    code = live.row.code
    head = words("hosting-title", code=code)
    sure = button(words, "button-close-sure", custom_id(code, CLOSE, NOTE), discord.ButtonStyle.danger)
    asked = words("hosting-close", others=len(persons(live)) - 1)
    return Message([text(f"{head}\n{asked}"), ui.ActionRow(sure, _back(live, words))])


def closed_page(live: Live, words: Words) -> Message:
    """Return the message that replaces the panel once the table is closed."""
    return Message([text(f"{words('hosting-title', code=live.row.code)}\n{words('hosting-closed')}")])


def _select(live: Live, words: Words, option: TableOption) -> ui.Select[Any]:
    """Return the select of an option's values with the present one picked."""
    game = GAMES[live.row.game]
    present = getattr(msgspec.json.decode(live.row.options, type=game.options_type), option.field)
    name = words(f"{option_key(game.id, option.field)}-name")
    name = name[:1].upper() + name[1:]
    values = {value: words(f"{value_key(game.id, option.field, value)}-name") for value in option.values}
    choices = [
        discord.SelectOption(label=f"{name}: {label}"[:100], value=value, default=value == present)
        for value, label in values.items()
    ]
    control = custom_id(live.row.code, OPTION, NOTE, option.field)
    return ui.Select(custom_id=control, placeholder=name, options=choices)


def _rated(live: Live, words: Words) -> ui.Select[Any]:
    """Return the select that says whether the match is rated."""
    choices = [
        discord.SelectOption(
            label=words(f"hosting-rated-{value}"), value=value, default=live.row.rated == (value == "yes")
        )
        for value in ("yes", "no")
    ]
    return ui.Select(custom_id=custom_id(live.row.code, RATED, NOTE), options=choices)


def _back(live: Live, words: Words) -> ui.Button[Any]:
    return button(words, "button-host-back", custom_id(live.row.code, BACK, NOTE))
