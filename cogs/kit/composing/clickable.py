"""Mentions of commands in place of their names in texts: a press on a mention types it (docs: Reference, Message Formatting)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from discord import ui

from cogs.kit.composing.limits import TEXT

Mentions = Mapping[str, str]
"""Discord's mention of each command by its name in texts, in every language: "help", "играть крендель"."""

NO_MENTIONS: Mentions = MappingProxyType({})
"""No mentions: texts show the names of commands."""

SUBCOMMAND = 1

_COMMAND = re.compile(r"`/([\w-]+(?: [\w-]+)?)`")


def mentions_of(payload: Sequence[Mapping[str, Any]], registered: Sequence[Mapping[str, Any]]) -> dict[str, str]:
    """Return the mentions of the chat commands of a payload, with the ids under which Discord has registered them.

    A mention contains the untranslated name of the command in every language: a mention with a translated name does nothing.
    A command with subcommands cannot be mentioned itself, only its subcommands.
    """
    ids = {command["name"]: command["id"] for command in registered if command.get("type", 1) == 1}
    found: dict[str, str] = {}
    for command in payload:
        name = command["name"]
        if command.get("type", 1) != 1 or name not in ids:
            continue
        inner = [option for option in command.get("options") or () if option["type"] == SUBCOMMAND]
        for part in inner or [None]:
            mention = f"</{name}{' ' + part['name'] if part else ''}:{ids[name]}>"
            outer_names = _names(command)
            names = [f"{outer} {own}" for outer in outer_names for own in _names(part)] if part else outer_names
            found |= dict.fromkeys(names, mention)
    return found


def _names(named: Mapping[str, Any]) -> list[str]:
    return list(dict.fromkeys([named["name"], *(named.get("name_localizations") or {}).values()]))


def make_clickable(words: Sequence[ui.TextDisplay[Any]], mentions: Mentions) -> None:
    """Replace names of commands in the texts of one message by mentions, as long as the message has room for them."""
    room = TEXT - sum(len(item.content) for item in words)
    for item in words:
        changed = _COMMAND.sub(lambda found: mentions.get(found[1], found[0]), item.content)
        if (more := len(changed) - len(item.content)) <= room:
            item.content, room = changed, room - more
