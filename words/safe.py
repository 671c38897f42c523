"""Names and texts of users are data: nothing in them pings, formats, links or turns the line around.

`plain_name` is for pictures, Alt text and labels, where Discord reads no markdown; `safe_name` for messages.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

ELLIPSIS = "…"
ZWJ = "\u200d"
ZWSP = "\u200b"
ISOLATE, END_ISOLATE = "\u2068", "\u2069"
"""Around a name whose letters run to the left, so that the figures after it stay after it. Nobody sees them."""

MARKS = 4
"""Combining marks kept on one letter: more is no writing system, but climbs over the neighbouring lines."""

LONGEST = 16
"""Code points kept in one grapheme: the longest emoji sequences in use have ten."""

_BLANKS = {"\u2800"}
_INVISIBLE = {"\u034f", "\u115f", "\u1160", "\u17b4", "\u17b5", "\u3164", "\uffa0"}
_BLACK_FLAG = "\U0001f3f4"
_TAGS = re.compile("[\U000e0020-\U000e007e]{1,8}\U000e007f")
_MARKDOWN = re.compile(r"[\\`*_~|<>#\[\]():/.\-]")


def _is_emoji(char: str) -> bool:
    """Whether a character can stand in an emoji sequence, by block: new emoji come into these blocks every year."""
    return "\U0001f000" <= char <= "\U0001faff" or "\u2190" <= char <= "\u2bff" or char in "©®‼⁉™ℹ〰〽㊗㊙"


def _is_flag_letter(char: str) -> bool:
    return "\U0001f1e6" <= char <= "\U0001f1ff"


def _is_skin_tone(char: str) -> bool:
    return "\U0001f3fb" <= char <= "\U0001f3ff"


def _is_shown(char: str) -> bool:
    """Whether a character is something to see, or a mark on it: not a control, format, private or unassigned one."""
    return char not in _INVISIBLE and unicodedata.category(char)[0] != "C"


def _is_mark(char: str) -> bool:
    return unicodedata.category(char)[0] == "M" and char not in _INVISIBLE


def _end_of_emoji(text: str, at: int) -> int:
    """Return where the emoji that begins at `at` ends: with its selector, skin tone, keycap or tags."""
    end = at + 1
    while end < len(text) and (_is_mark(text[end]) or _is_skin_tone(text[end])) and end - at < MARKS:
        end += 1
    tags = _TAGS.match(text, end) if text[at] == _BLACK_FLAG else None
    return tags.end() if tags else end


def _end_of_grapheme(text: str, at: int) -> int:
    """Return where the character that begins at `at` ends, with its marks or with the rest of its emoji."""
    char = text[at]
    if _is_flag_letter(char):
        return at + (2 if at + 1 < len(text) and _is_flag_letter(text[at + 1]) else 1)
    if _is_emoji(char):
        end = _end_of_emoji(text, at)
        while end + 1 < len(text) and text[end] == ZWJ and _is_emoji(text[end + 1]) and end - at < LONGEST:
            end = _end_of_emoji(text, end + 1)
        return end
    end = at + 1
    while end < len(text) and _is_mark(text[end]):
        end += 1
    return end


def graphemes(text: str) -> Iterator[str]:
    """Yield the visible characters of a text, each with all its code points; what is invisible is left out.

    A joiner survives only between two emoji, tags only in a flag. White space of any kind is yielded as one space each.
    """
    at = 0
    while at < len(text):
        char, end = text[at], _end_of_grapheme(text, at)
        if char.isspace() or char in _BLANKS:
            yield " "
        elif _is_emoji(char):
            yield text[at:end]
        elif _is_shown(char) and not _is_mark(char):
            yield text[at : min(end, at + 1 + MARKS)]
        at = end


def clip(text: str, limit: int) -> str:
    """Return a text of at most `limit` code points, cut between graphemes and ended with "…" if it is longer."""
    if len(text) <= limit:
        return text
    cut = 0
    while (end := _end_of_grapheme(text, cut)) < limit:
        cut = end
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
