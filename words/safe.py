"""Escaping of names and texts of users: nothing in them pings, formats, links or reverses the line.

`plain_name` is for pictures, Alt text and labels, where Discord reads no markdown; `safe_name` for messages.
"""

from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Iterable

from engines.kernel.visible import first_characters, one_line

ELLIPSIS = "…"
ZWSP = "\u200b"
ISOLATE, END_ISOLATE = "\u2068", "\u2069"
"""Invisible characters around a name in right-to-left letters, which keep the figures after it in place."""

KEPT = 4096
"""Names whose safe forms are remembered: every message of a match tells them all anew."""

_MARKDOWN = re.compile(r"[\\`*_~|<>#\[\]():/.\-]")


def clip(text: str, limit: int) -> str:
    """Return a text cut to at most `limit` code points, between graphemes and with "…" at the end."""
    if len(text) <= limit:
        return text
    return first_characters(text, limit - 1).rstrip() + ELLIPSIS


def first_fitting(texts: Iterable[str], limit: int) -> str:
    """Return the first text of at most `limit` code points; if none is so short, the last one, cut.

    A text after the first that fits is not asked for.
    """
    text = ""
    for text in texts:
        if len(text) <= limit:
            break
    return clip(text, limit)


def fitting_together(forms: Iterable[list[str]], limit: int) -> list[str]:
    """Return the first texts that have at most `limit` code points together; if none do, the last ones, cut to equal parts."""
    texts: list[str] = []
    for texts in forms:
        if sum(map(len, texts)) <= limit:
            return texts
    return [clip(text, limit // len(texts)) for text in texts]


def whole_parts(text: str, limit: int, more: str = "") -> str:
    """Return the first sentences, or parts between semicolons, of a text that fit into `limit` code points.

    `more` follows them if others are left out. A first part that is too long is cut.
    """
    if len(text) <= limit:
        return text
    room = limit - len(more) - bool(more)
    ends = (found.start() + 1 for found in re.finditer(r"[.!?;] ", text))
    kept = [text[: end - 1] + "." * bool(more) if text[end - 1] == ";" else text[:end] for end in ends]
    fitting = [each for each in kept if len(each) <= room]
    return f"{fitting[-1]} {more}".rstrip() if fitting else clip(text, limit)


def whole_words(text: str, limit: int) -> str:
    """Return the first words of a text that fit into `limit` code points, with "…" behind them if others are left out."""
    if len(text) <= limit:
        return text
    kept, _, _ = text[:limit].rpartition(" ")
    return kept.rstrip(" ,;:—–") + ELLIPSIS if kept else clip(text, limit)


@functools.lru_cache(KEPT)
def plain_name(raw: str | None, limit: int = 32, default: str = ELLIPSIS) -> str:
    """Return a user's name on one line, without invisible or control characters, in at most `limit` code points.

    A name without visible characters gives `default`. Markdown stays: use this where none is rendered.
    """
    return clip(one_line(raw or ""), limit) or default


def escape(text: str) -> str:
    """Return a text that Discord shows literally: markdown escaped; mentions, links and invites disabled."""
    escaped = _MARKDOWN.sub(lambda found: "\\" + found.group(), text)
    # A backslash does not keep "@everyone" from pinging; an invisible space does.
    return escaped.replace("@", "@" + ZWSP)


def isolated(text: str) -> str:
    """Return a text isolated if it has right-to-left letters, so that the line around it keeps its direction."""
    leftward = any(unicodedata.bidirectional(char) in ("R", "AL", "AN") for char in text)
    return f"{ISOLATE}{text}{END_ISOLATE}" if leftward else text


@functools.lru_cache(KEPT)
def safe_name(raw: str | None, limit: int = 32, default: str = ELLIPSIS) -> str:
    """Return a user's name for a message: `plain_name`, escaped (up to twice `limit` code points) and isolated."""
    return isolated(escape(plain_name(raw, limit, default)))
