"""What the log must not tell: tokens, and what exceptions quote of hidden cards and sealed answers.

Tracebacks show where something failed, never with what: the text of an exception that is no error of the disk, the net
or the database loses what it quotes and every id of a card. Whoever mends the fault has the state itself in the database.
"""

from __future__ import annotations

import builtins
import re
import traceback
from collections.abc import Iterable, Iterator
from functools import cache
from types import TracebackType

import msgspec

from engines.games import GAMES

HIDDEN = "•••"

_PATHS = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s'\"?)]+")
"""Addresses that hold the token of an interaction or a webhook."""

_TOKENS = re.compile(
    r"\b[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}\b"  # a bot's
    r"|aW50ZXJhY3Rpb24[\w=+/-]*"  # an interaction's: "interaction" in base64
    r"|(?<=Bot )[\w.-]{8,}|(?<=Bearer )[\w.-]{8,}"
)

_QUOTED = re.compile(r"(?<!File )\"[^\"\n]*\"|'[^'\n]*'|“[^”\n]*”|«[^»\n]*»")
_WORD = re.compile(r"[A-Za-z_][\w+-]*")

_OPEN = ("discord", "aiohttp", "store", "sqlite3", "referee", "asyncio", "ssl", "socket")
"""Packages whose errors speak of the disk, the net or what is public."""

_FRAMES = ("Traceback", "  File ", "  [Previous", "\nDuring", "\nThe above")

_added: set[str] = set()
"""Ids of the contents that a host has added."""

ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def without_tokens(text: str, own: str = "") -> str:
    """Return a text without tokens; `own` is the one that the bot logs in with."""
    text = _TOKENS.sub(HIDDEN, _PATHS.sub(rf"\1{HIDDEN}", text))
    return text.replace(own, HIDDEN) if len(own) >= 8 else text


def masked(text: str) -> str:
    """Return a text without what it quotes and without ids of cards."""
    bare = _QUOTED.sub(HIDDEN, text)
    return _WORD.sub(lambda found: HIDDEN if found[0] in _ids() or found[0] in _added else found[0], bare)


def hide(contents: Iterable[object]) -> None:
    """Mask from now on the ids of these contents, too: of what a host has added."""
    _added.update(_ids_in(contents))


def told(info: ExcInfo) -> str:
    """Return an exception with its traceback, the text masked where it may quote what is hidden."""
    return "".join(_chunks(info)).rstrip("\n")


def _chunks(info: ExcInfo) -> Iterator[str]:
    kind, error, trace = info
    if kind is None or error is None:
        return
    for chunk in traceback.TracebackException(kind, error, trace, compact=True).format():
        if chunk.startswith(_FRAMES) or _speaks_openly(chunk):
            yield chunk
        else:
            name, colon, text = chunk.partition(":")
            yield f"{name}{colon}{masked(text)}" if " " not in name else masked(chunk)


def _speaks_openly(line: str) -> bool:
    name = line.split(":", maxsplit=1)[0].strip()
    kind = getattr(builtins, name, None)
    if isinstance(kind, type):
        return issubclass(kind, OSError)
    return name.split(".")[0] in _OPEN


@cache
def _ids() -> frozenset[str]:
    """Return the ids of all cards, fighters and whatever else the games' contents name."""
    return _ids_in(game.standard.pack for game in GAMES.values())


def _ids_in(contents: Iterable[object]) -> frozenset[str]:
    found: set[str] = set()
    left = [msgspec.to_builtins(content) for content in contents]
    while left:
        part = left.pop()
        if isinstance(part, dict):
            if isinstance(part.get("id"), str):
                found.add(part["id"])
            left += part.values()
        elif isinstance(part, list | tuple):
            left += part
    return frozenset(found)
