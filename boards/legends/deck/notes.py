"""The problems of a deck, and the warnings about it, each with its sign."""

from __future__ import annotations

from boards.legends.cards import signs
from boards.legends.cards.parts import Coin, Glyph, Part
from boards.painting import text
from boards.painting.layout import Box, Item, Panel, line
from boards.painting.theme import Role
from engines.legends.views.view import DeckView

PAD, GAP, SIGN = 12, 8, 48
SIZE = 34

Note = tuple[Part, Role, tuple[str, ...]]
"""Sign, colour and lines of a note."""


def notes(view: DeckView, width: int) -> list[Note]:
    """Return problems, then warnings, in lines that fit so many pixels."""
    room = width - 2 * PAD - SIGN - 10
    found: list[Note] = []
    shown: tuple[tuple[Part, Role, tuple[str, ...]], ...] = (
        (Glyph(signs.PROBLEM, "bad", 40), "bad", view.problems),
        (Coin("!", "warning", "rim", "triangle", SIGN), "warning", view.warnings),
    )
    for sign, role, texts in shown:
        found += [(sign, role, tuple(text.wrap(text.clean(each, "text"), "text", SIZE, room))) for each in texts]
    return found


def note_height(note: Note) -> int:
    """Return the height of a note's plate."""
    return max(SIGN, len(note[2]) * text.line_height(SIZE)) + 2 * GAP


def draw_note(box: Box, note: Note) -> list[Item]:
    """Return a note filling the box."""
    sign, role, lines = note
    spot, rest = box.inset(PAD, GAP).left(SIGN, 10)
    step = text.line_height(SIZE)
    column = rest.middle(rest.w, len(lines) * step)
    return [
        Panel(box, "panel", 12, role, 3),
        sign.item(spot),
        *(
            line(Box(column.x, column.y + n * step, column.w, step), words, "text", SIZE, "text")
            for n, words in enumerate(lines)
        ),
    ]
