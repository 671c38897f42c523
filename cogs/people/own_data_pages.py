"""Messages about the data of users: the page of /privacy, the offer of /my-data, the confirmation before deleting."""

from __future__ import annotations

import gzip
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.kit.composing.limits import FILE_BYTES
from cogs.kit.composing.messages import Message, button, text
from cogs.kit.controls.actions import DATA
from cogs.kit.controls.buttons import privacy_button
from cogs.kit.controls.custom_ids import NOTE, custom_id
from words.texts import Words

EXPORT, ASK, ERASE, KEEP = "dataexport", "dataask", "dataerase", "datakeep"
"""Actions: export the file, ask before deleting, delete, keep everything."""

PARTS = ("stored", "why", "host", "others", "public", "long", "rights", "delete")
"""The parts of the page, in order; each has a heading and a text."""


def privacy_text(words: Words) -> str:
    """Return the whole page as markdown; docs/play/privacy.md contains the same."""
    parts = [f"**{words(f'privacy-{part}-title')}**\n{words(f'privacy-{part}')}" for part in PARTS]
    return "\n\n".join([words("privacy-title"), *parts])


def privacy(words: Words) -> Message:
    """Return the page about the data that is stored."""
    return Message([text(privacy_text(words)), ui.ActionRow(*_buttons(words))])


def _buttons(words: Words) -> list[ui.Button[Any]]:
    return [
        button(words, "button-data-export", custom_id(DATA, EXPORT, NOTE), discord.ButtonStyle.primary),
        button(words, "button-data-ask", custom_id(DATA, ASK, NOTE)),
    ]


def offer(words: Words) -> Message:
    """Return the offer to export or delete the user's data."""
    return Message([text(words("data-offer")), ui.ActionRow(*_buttons(words), privacy_button(words))])


def export(words: Words, found: dict[str, Any]) -> Message:
    """Return everything stored about a user as a JSON file, compressed if it is too large for Discord."""
    body = msgspec.json.format(msgspec.json.encode(found), indent=1)
    made = Message([text(words("data-exported"))])
    if len(body) <= FILE_BYTES:
        made.attach("my-data.json", body)
    else:
        made.attach("my-data.json.gz", gzip.compress(body, mtime=0))
    return made


def question(words: Words, running: int) -> Message:
    """Return the confirmation before everything is deleted; the user would leave `running` lobbies and matches."""
    lines = [words("data-question"), words("data-leaves", running=running), words("data-what")]
    return Message(
        [
            text("\n".join(lines)),
            ui.ActionRow(
                button(words, "button-data-keep", custom_id(DATA, KEEP, NOTE)),
                button(words, "button-data-erase", custom_id(DATA, ERASE, NOTE), discord.ButtonStyle.danger),
            ),
        ]
    )
