"""Secrets that must not reach the log: tokens, and hidden cards and sealed choices quoted by exceptions.

A traceback shows where something failed, never with which values. The text of an exception that does not come from the disk,
the net or the database loses its quotations and every id of a card. The state needed to mend a fault is in the database.
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

_PASSWORDS = re.compile(
    r"(postgres(?:ql)?://[^\s:/@?]*:)[^\s@\"]+(?=@)"
    r"|(\w*password=)(?:[^\s&'\"\\]|\\[^\"nrt])+"  # in JSON the quote after it has a backslash before it
)
"""Passwords where they stand in the address of a database, however short they are."""

_QUOTED = re.compile(r"(?<!File )\"[^\"\n]*\"|'[^'\n]*'|“[^”\n]*”|«[^»\n]*»")
_WORD = re.compile(r"[A-Za-z_][\w+-]*")

_OPEN = ("discord", "aiohttp", "store", "sqlite3", "referee", "asyncio", "ssl", "socket")
"""Packages whose errors are about the disk, the net or public facts."""

_FRAMES = ("Traceback", "  File ", "  [Previous", "\nDuring", "\nThe above")

_host_ids: set[str] = set()
"""Ids in the content that an operator has added."""

ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def strip_tokens(text: str, *own: str) -> str:
    """Return a text without tokens; `own` are the bot's own token and passwords.

    A password of fewer than 8 signs is masked in addresses alone: elsewhere it may be a word, and a gap would tell it.
    """
    text = _TOKENS.sub(HIDDEN, _PATHS.sub(rf"\1{HIDDEN}", text))
    text = _PASSWORDS.sub(rf"\1\2{HIDDEN}", text)
    for secret in own:
        text = text.replace(secret, HIDDEN) if len(secret) >= 8 else text
    return text


def mask(text: str) -> str:
    """Return a text without quotations and without ids of cards."""
    bare = _QUOTED.sub(HIDDEN, text)
    return _WORD.sub(lambda found: HIDDEN if found[0] in _ids() or found[0] in _host_ids else found[0], bare)


def mask_ids_of(contents: Iterable[object]) -> None:
    """Mask the ids of these contents too from now on: content that an operator has added."""
    _host_ids.update(_ids_in(contents))


def format_exception(info: ExcInfo) -> str:
    """Return an exception with its traceback; texts that may quote a secret are masked."""
    return "".join(_chunks(info)).rstrip("\n")


def _chunks(info: ExcInfo) -> Iterator[str]:
    kind, error, trace = info
    if kind is None or error is None:
        return
    for chunk in traceback.TracebackException(kind, error, trace, compact=True).format():
        if chunk.startswith(_FRAMES) or _is_public_error(chunk):
            yield chunk
        else:
            name, colon, text = chunk.partition(":")
            yield f"{name}{colon}{mask(text)}" if " " not in name else mask(chunk)


def _is_public_error(line: str) -> bool:
    name = line.split(":", maxsplit=1)[0].strip()
    kind = getattr(builtins, name, None)
    if isinstance(kind, type):
        return issubclass(kind, OSError)
    return name.split(".")[0] in _OPEN


@cache
def _ids() -> frozenset[str]:
    """Return the ids of all cards, fighters and other things in the games' content."""
    return _ids_in(game.standard.pack for game in GAMES.values())


def _ids_in(contents: Iterable[object]) -> frozenset[str]:
    found: set[str] = set()
    # Names are left out: no id stands in them.
    left = [msgspec.to_builtins(content, enc_hook=lambda _name: None) for content in contents]
    while left:
        part = left.pop()
        if isinstance(part, dict):
            if isinstance(part.get("id"), str):
                found.add(part["id"])
            left += part.values()
        elif isinstance(part, list | tuple):
            left += part
    return frozenset(found)
