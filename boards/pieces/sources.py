"""The line that says where a card comes from, with its mark; the same in all games."""

from __future__ import annotations

from boards.painting import layout, text
from boards.painting.layout import Align, Box, Icon, Item
from boards.painting.theme import Role

SOURCES = {"printed": "papers", "adapted": "scissors", "ours": "quill", "pack": "wax-seal"}
"""The mark of each source."""

SIZE = 30
SIGN = 46
"""Pixels that the mark takes before the words."""


def source_note(box: Box, words: str, source: str, role: Role, align: Align = "left") -> list[Item]:
    """Return where a card comes from, after its mark, at the left or the right of the box; what is too long is made smaller
    first, then shortened.
    """
    shown, room = text.clean(words, "text"), box.w - SIGN
    size = next((n for n in range(SIZE, text.SMALLEST, -1) if text.width(shown, "text", n) <= room), text.SMALLEST)
    if text.width(shown, "text", size) > room:
        shown = text.truncate(shown, "text", size, room)
    caption = layout.line(box.left(SIGN - 10, 10)[1], shown, "text", size, role, align)
    return [Icon(Box(caption.box.x - SIGN, box.y, 36, box.h).middle(36, 36), SOURCES[source], role), caption]
