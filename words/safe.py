"""Names and texts of users are data: nothing in them pings, formats, links or turns the line around.

`plain_name` is for pictures, Alt text and labels, where Discord reads no markdown; `safe_name` for messages.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from itertools import takewhile

import regex

ELLIPSIS = "…"
ZWJ = "\u200d"
ZWSP = "\u200b"
ISOLATE, END_ISOLATE = "\u2068", "\u2069"
"""Around a name whose letters run to the left, so that the figures after it stay after it. Nobody sees them."""

MOST_MARKS = 4
"""Combining marks kept on one letter: more is no writing system, but climbs over the neighbouring lines."""

MOST_JOINS = 5
"""Emoji joined to one: the longest sequences in use join three to the first."""

_GRAPHEME = regex.compile(r"\X")
"""A character as a reader sees it, by Unicode's rules."""

_INVISIBLE = r"[\p{Default_Ignorable_Code_Point}--\p{Variation_Selector}]"
_MARK = rf"[\p{{M}}--{_INVISIBLE}]"
_LETTER = rf"[^\p{{M}}\p{{C}}{_INVISIBLE}]"
_BARE_EMOJI = rf"\p{{Extended_Pictographic}}\p{{Emoji_Modifier}}?{_MARK}{{0,{MOST_MARKS}}}"
_FLAG = r"\U0001f3f4[\U000e0020-\U000e007e]{1,8}\U000e007f"
_EMOJI = rf"(?:{_FLAG}|{_BARE_EMOJI})"
_SHOWN = regex.compile(
    rf"(?P<space>[\s\u2800])|{_EMOJI}(?:{ZWJ}{_EMOJI}){{0,{MOST_JOINS}}}|{_LETTER}{_MARK}{{0,{MOST_MARKS}}}", regex.V1
)
"""What is to be seen of a grapheme: a space, its letters with not too many marks, or its emoji.

A joiner survives only between two emoji, tags only in a flag; a mark on nothing is left out.
"""

_MARKDOWN = re.compile(r"[\\`*_~|<>#\[\]():/.\-]")


def graphemes(text: str) -> Iterator[str]:
    """Yield the visible characters of a text, each with all its code points; what is invisible is left out.

    White space of any kind becomes spaces.
    """
    for found in _GRAPHEME.finditer(text):
        shown = "".join(" " if part["space"] else part.group() for part in _SHOWN.finditer(found.group()))
        if shown:
            yield shown


def clip(text: str, limit: int) -> str:
    """Return a text of at most `limit` code points, cut between graphemes and ended with "…" if it is longer."""
    if len(text) <= limit:
        return text
    ends = (found.end() for found in _GRAPHEME.finditer(text))
    cut = max(takewhile(lambda end: end < limit, ends), default=0)
    return text[:cut].rstrip() + ELLIPSIS


def whole_parts(text: str, limit: int, more: str = "") -> str:
    """Return as many sentences or parts between semicolons from the start of a text as find room in `limit` code points.

    `more` stands behind them if others are left out. A first part that is too long by itself is cut.
    """
    if len(text) <= limit:
        return text
    room = limit - len(more) - bool(more)
    ends = (found.start() + 1 for found in re.finditer(r"[.!?;] ", text))
    kept = [text[: end - 1] + "." * bool(more) if text[end - 1] == ";" else text[:end] for end in ends]
    fitting = [each for each in kept if len(each) <= room]
    return f"{fitting[-1]} {more}".rstrip() if fitting else clip(text, limit)


def plain_name(raw: str | None, limit: int = 32, default: str = ELLIPSIS) -> str:
    """Return a user's name on one line without invisible or controlling characters, of at most `limit` code points.

    Nothing visible gives `default`. Markdown is left as it is: for places where none is read.
    """
    shown = "".join(graphemes(unicodedata.normalize("NFC", raw or "")))
    # Once more: what was left out may have stood between a letter and what composes with it.
    return clip(" ".join(unicodedata.normalize("NFC", shown).split()), limit) or default


def escape(text: str) -> str:
    """Return a text that Discord shows as it is: markdown escaped, mentions, links and invites defused."""
    escaped = _MARKDOWN.sub(lambda found: "\\" + found.group(), text)
    # A backslash does not keep "@everyone" from pinging; a gap that nobody sees does.
    return escaped.replace("@", "@" + ZWSP)


def isolated(text: str) -> str:
    """Return a text that keeps its direction to itself in a line that runs to the right; most are returned as they are."""
    leftward = any(unicodedata.bidirectional(char) in ("R", "AL", "AN") for char in text)
    return f"{ISOLATE}{text}{END_ISOLATE}" if leftward else text


def safe_name(raw: str | None, limit: int = 32, default: str = ELLIPSIS) -> str:
    """Return a user's name for a message: as `plain_name`, escaped (up to twice `limit` code points) and isolated."""
    return isolated(escape(plain_name(raw, limit, default)))
