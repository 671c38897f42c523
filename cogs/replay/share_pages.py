"""The question of **Share** at a finished match, the moment or the whole match, and the message with the page."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from cogs.kit.composing.messages import Message, button, text
from cogs.replay.pages import MOMENT, WEBPAGE, Place
from cogs.replay.webpage.composing import file_name
from referee.match.live import Live
from words.texts import Words


def choice(live: Live, place: Place, words: Words) -> Message:
    """Return the question whether to share the moment or the whole match as a web page."""
    code = live.row.code
    row: ui.ActionRow[Any] = ui.ActionRow(
        button(words, "button-share-moment", place.id(code, MOMENT), discord.ButtonStyle.primary),
        button(words, "button-share-page", place.id(code, WEBPAGE)),
    )
    return Message([text(words("share-choice", number=place.number, code=code)), row])


def given(live: Live, body: bytes, words: Words) -> Message:
    """Return the message with the web page of a match as a file."""
    size = f"{len(body) / 2**20:.1f}"
    message = Message([text(words("webpage-given", code=live.row.code, size=size))])
    message.attach(file_name(live.row.code), body)
    return message
