"""Commands in texts as Discord's mentions of them: a press on one types it (docs: Reference, Message Formatting)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from discord import ui

from cogs.kit.limits import TEXT

Mentions = Mapping[str, str]
"""Discord's mention of each command by what texts call it, in every language: "help", "играть крендель"."""

NO_MENTIONS: Mentions = MappingProxyType({})
"""No mentions: commands stand in texts by their names."""

SUBCOMMAND = 1

_COMMAND = re.compile(r"`/([\w-]+(?: [\w-]+)?)`")


def mentions_of(payload: Sequence[Mapping[str, Any]], registered: Sequence[Mapping[str, Any]]) -> dict[str, str]:
    """Return the mentions of the chat commands of a payload, with the ids that Discord has registered them by.

    A mention has the command's own name in every language: with a translated one Discord does nothing at a press. Of a
    command with subcommands only those can be mentioned.
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
    """Put mentions in the place of the commands that texts of one message name, as far as the message has room for them."""
    room = TEXT - sum(len(item.content) for item in words)
    for item in words:
        changed = _COMMAND.sub(lambda found: mentions.get(found[1], found[0]), item.content)
        if (more := len(changed) - len(item.content)) <= room:
            item.content, room = changed, room - more
