"""Reading our own messages back: what is in the message that was pressed is all that a press needs after a restart."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import discord

from cogs.kit.answering.answers import Answer
from referee.errors import RefusedError

BLOCK = re.compile(r"```\n([A-Za-z0-9]{8,1300})\n```")
"""A block of code that holds a single word: the code of a deck."""


def texts_in(answer: Answer) -> list[str]:
    """Return the texts of the message that was pressed, in order."""
    return [part.content for part in _parts(answer) if isinstance(part, discord.TextDisplay)]


def buttons_in(answer: Answer) -> list[discord.Button]:
    """Return the buttons of the message that was pressed, in order."""
    return [part for part in _parts(answer) if isinstance(part, discord.Button)]


def code_in(answer: Answer) -> str:
    """Return the code of a deck in the message that was pressed. Raises RefusedError if there is none."""
    for content in texts_in(answer):
        if found := BLOCK.fullmatch(content):
            return found[1]
    raise RefusedError("refused-deck-gone")


def _parts(answer: Answer) -> Iterator[Any]:
    message = answer.interaction.message
    yield from _within(message.components if message is not None else ())


def _within(parts: Iterable[Any]) -> Iterator[Any]:
    for part in parts:
        yield part
        yield from _within(getattr(part, "children", ()))
