"""Fitting text into boxes: measured with the real fonts, cleaned of characters that cannot or must not be drawn.

Fitting never goes below SMALLEST: smaller first, then more lines, then an ellipsis (letters must stay readable on a phone).
A word is broken only where even its smallest letters find no room.
"""

from __future__ import annotations

import json
import re
import unicodedata
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Literal

from PIL import ImageFont

from boards.painting.latin import EMOJI_CATEGORIES, MARK_CATEGORIES, is_accent, to_latin

Face = Literal["text", "strong", "display"]
FACES: tuple[Face, ...] = ("text", "strong", "display")

SMALLEST = 24
"""Pixels: the smallest size of letters in a picture 1280 px wide."""

LEADING = 1.2
"""Height of a line of text as a share of its size."""

BASELINE = 0.93
"""Distance from a line's top to its baseline as a share of its size."""

DIGIT_HEIGHT = 0.7
"""Height of figures and capitals as a share of their size."""

ASSETS = Path(__file__).resolve().parents[2] / "assets"
ELLIPSIS = "…"
MAX_CHARACTERS = 400
"""Characters of a text that are looked at: no box of a picture holds as many."""

MISSING = "?"
SIMILAR = {"−": "–", "‑": "-", "‐": "-"}
"""Substitutes of signs that a face may lack."""

_COUNT = re.compile(r"[(+−–-]*\d+(?:[−–-]\d+)*")
"""A number, with a sign or not, or a range of numbers."""

_HYPHEN = re.compile(r"(?:-(?!\d)|(?<=[^\W\d])-)(?!-)")
"""A hyphen that a line may be broken after: not one within a range of numbers, and not the sign of a number."""

_MAX_CARRIED = 3
"""How many words at most go to the next line with the one after them."""

_INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Categories never drawn: controls, bidirectional and zero-width marks."""


@dataclass(frozen=True, slots=True)
class Fitted:
    """Lines of text at one size; `cut` if an ellipsis stands for what did not fit."""

    lines: tuple[str, ...]
    size: int
    cut: bool


@lru_cache(maxsize=256)
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """Return a text font in pixels. Basic layout on purpose: the same pictures on every system."""
    path = ASSETS / "fonts" / f"{face}.ttf"
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


@cache
def glyphs(face: Face) -> frozenset[str]:
    """Return the characters that a face can draw, as the script that made the fonts listed them."""
    ranges = json.loads((ASSETS / "fonts" / "glyphs.json").read_text(encoding="utf-8"))[face]
    return frozenset(chr(code) for first, last in ranges for code in range(first, last + 1))


def line_height(size: int) -> int:
    """Return the height in pixels of a line of text of this size."""
    return round(size * LEADING)


@lru_cache(maxsize=16384)
def width(text: str, face: Face, size: int) -> int:
    """Return the width in pixels of one line, rounded up."""
    return -int(-font(face, size).getlength(text) // 1)


@lru_cache(maxsize=4096)
def _drawable_char(char: str, face: Face) -> str:
    """Return a character as the face can draw it: itself, a plain one that looks like it, or Latin letters."""
    known = glyphs(face)
    if char in known:
        return char
    plain = SIMILAR.get(char) or unicodedata.normalize("NFKD", char)
    kept = "".join(c for c in plain if not is_accent(c))
    ornament = unicodedata.category(char) in EMOJI_CATEGORIES and not any(c.isalnum() for c in kept)
    if kept and not ornament and all(c in known for c in kept):
        return kept
    drawn = "".join(c for c in to_latin(char) if c in known)
    return drawn or ("" if unicodedata.category(char) in EMOJI_CATEGORIES | MARK_CATEGORIES else MISSING)


@lru_cache(maxsize=4096)
def face_for(text: str, face: Face) -> Face:
    """Return the face itself, or the strong one where only that has all the letters: so has none to be written in Latin."""
    lacking = any(char.isalpha() and char not in glyphs(face) and char in glyphs("strong") for char in text)
    return "strong" if lacking else face


@lru_cache(maxsize=4096)
def clean(text: str, face: Face) -> str:
    """Return `text` as one line that the face can draw.

    Accents without a glyph of their own and look-alike letters become plain ones, emoji and invisible marks go, letters of
    other scripts are written in Latin ones, and what has no such writing becomes "?". If nothing readable is left, the
    result is empty: the caller has a name of its own.
    """
    visible = (" " if char.isspace() else char for char in text[:MAX_CHARACTERS])
    whole = "".join(char for char in visible if unicodedata.category(char) not in _INVISIBLE)
    out = (_drawable_char(char, face) for char in unicodedata.normalize("NFC", whole))
    line = " ".join("".join(out).split())
    return line if line.strip(MISSING + " ") else ""


def unbreakable_parts(text: str) -> list[str]:
    """Return the parts that a line break must not divide: words, and of a word with hyphens each part with its hyphen."""
    return _HYPHEN.sub("- ", text).split()


def min_width(text: str, face: Face) -> int:
    """Return the room in pixels that `text` needs at the smallest size for no word to be broken."""
    return max((width(part, face, SMALLEST) for part in unbreakable_parts(text)), default=0)


def _break_word(word: str, face: Face, size: int, room: int) -> list[str]:
    """Return a word in pieces that fit `room` each, broken after hyphens or, failing that, anywhere."""
    pieces: list[str] = []
    while width(word, face, size) > room and len(word) > 1:
        end = len(word) - 1
        while end > 1 and width(word[:end], face, size) > room:
            end -= 1
        end = max((found.end() for found in _HYPHEN.finditer(word, 0, end)), default=end)
        pieces.append(word[:end])
        word = word[end:]
    return [*pieces, word]


def is_number(word: str) -> bool:
    """Tell whether a word is a number, with a sign or not, or a range of numbers: it stays with what it counts."""
    return _COUNT.fullmatch(word) is not None


def _keeps_with_next(word: str) -> bool:
    """Return whether a word stays with the one after it: a single letter ("к атаке"), a number ("+1 рана", "1–2 hexes")."""
    return (len(word) == 1 and word.isalnum()) or is_number(word)


def wrap(text: str, face: Face, size: int, room: int) -> list[str]:
    """Return `text` in lines at most `room` pixels wide; words too long for a line are broken.

    A single letter and a number go with the next word ("к атаке", "−2 к защите") if a line has room for them together.
    """
    lines: list[str] = []
    line: list[str] = []
    for word in text.split():
        if width(" ".join((*line, word)), face, size) <= room:
            line.append(word)
            continue
        kept = [word]
        while (
            len(line) > 1
            and len(kept) <= _MAX_CARRIED
            and _keeps_with_next(line[-1])
            and width(" ".join((line[-1], *kept)), face, size) <= room
        ):
            kept.insert(0, line.pop())
        if line:
            lines.append(" ".join(line))
        *full, last = _break_word(kept[-1], face, size, room)
        lines.extend(full)
        line = [*kept[:-1], last]
    return [*lines, " ".join(line)] if line else lines


def truncate(text: str, face: Face, size: int, room: int) -> str:
    """Return the longest beginning of `text` that fits `room` with an ellipsis."""
    while text and width(text.rstrip(" ,.;:-") + ELLIPSIS, face, size) > room:
        text = text[:-1]
    return text.rstrip(" ,.;:-") + ELLIPSIS


@lru_cache(maxsize=4096)
def fit(text: str, face: Face, room: int, height: int, largest: int) -> Fitted:
    """Return `text` in as many lines as fit a box of `room` by `height` pixels, at the largest size up to `largest`.

    Raises ValueError if not even one line of the smallest size fits the height.
    """
    if height < line_height(SMALLEST):
        raise ValueError(f"a box {height} px high holds no line of {SMALLEST} px")
    parts = unbreakable_parts(text)
    for size in range(max(largest, SMALLEST), SMALLEST - 1, -1):
        if size > SMALLEST and any(width(part, face, size) > room for part in parts):
            continue
        lines = wrap(text, face, size, room)
        if len(lines) * line_height(size) <= height:
            return Fitted(tuple(lines), size, False)
    most = height // line_height(SMALLEST)
    lines = wrap(text, face, SMALLEST, room)
    last = truncate(" ".join(lines[most - 1 :]), face, SMALLEST, room)
    return Fitted((*lines[: most - 1], last), SMALLEST, True)


@lru_cache(maxsize=4096)
def fit_name(text: str, face: Face, room: int, height: int, largest: int, least: int = 0) -> Fitted:
    """Return a name in one line if it need not shrink below `least`, else as `fit` does in lines of like length.

    Without a `least` it may shrink by a quarter.
    """
    for size in range(max(largest, SMALLEST), max(least or largest * 3 // 4, SMALLEST) - 1, -1):
        if line_height(size) <= height and width(text, face, size) <= room:
            return Fitted((text,) if text else (), size, False)
    fitted = fit(text, face, room, height, largest)
    return fitted if fitted.cut or len(fitted.lines) < 2 else _balance(text, face, room, fitted)


def _balance(text: str, face: Face, room: int, fitted: Fitted) -> Fitted:
    """Return lines fitted so that no short last word stands alone: as narrow as gives no more lines and breaks no word."""
    least = max(width(part, face, fitted.size) for part in unbreakable_parts(text))
    low, high = min(least, room), room
    while low < high:
        middle = (low + high) // 2
        if len(wrap(text, face, fitted.size, middle)) <= len(fitted.lines):
            high = middle
        else:
            low = middle + 1
    return Fitted(tuple(wrap(text, face, fitted.size, low)), fitted.size, False)
