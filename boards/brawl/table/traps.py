"""Traps on the table: their backs, and the faces of those that the viewer knows (SB-06)."""

from __future__ import annotations

from boards.brawl.cards import signs as card_signs
from boards.brawl.table.sides import Table
from boards.painting import layout, text
from boards.painting.layout import Box, Disc, Item

TRAP, STUN, ROOT, DAMAGE = card_signs.TRAP, "knocked-out-stars", "tree-roots", card_signs.DAMAGE


def trap(table: Table, cell: Box, hex_: int) -> list[Item]:
    """Return a token on a trap hex: its back, or its face for those who know it (SB-06)."""
    known = dict(table.view.known).get(hex_)
    side = cell.w * 62 // 100
    spot = cell.middle(side, side)
    spot = Box(spot.x, spot.y + cell.h // 20, side, side)
    if known is None:
        return [Disc(spot, "back", "back.line", TRAP, "back.note")]
    if not known.startswith("damage"):
        return [Disc(spot, "paper", "back.line", STUN if known == "stun" else ROOT, "paper.bad")]
    words, size = known[-1], side * 56 // 100
    inner = spot.middle(text.width(words, "strong", size), round(size * text.DIGIT_HEIGHT))
    return [
        Disc(spot, "paper", "back.line", DAMAGE, "paper.shade"),
        layout.number(inner, words, size, "paper.bad"),
    ]
