"""The head of the table: turn, whose it is, phase; at the end the winner and why."""

from __future__ import annotations

from boards.archutheon.cards import signs
from boards.archutheon.table.seen import Table
from boards.painting import layout, text
from boards.painting.layout import Badge, Box, Icon, Item, Panel
from words.archutheon.log.ending import ending

HIGH = 76
TITLE = 42


def head(table: Table, box: Box) -> list[Item]:
    """Return the head filling a box `HIGH` high."""
    view = table.view
    over = bool(view.reason)
    items: list[Item] = [
        Panel(box, "raised" if over else "panel", 14, "gold" if over else "page.inlay", 5 if over else 3)
    ]
    mark, rest = box.inset(16, 6).left(56, 14)
    if over:
        won = view.winner >= 0
        items.append(Icon(mark.middle(54, 54), signs.WINNER if won else signs.DRAW, "gold"))
        caption = ending(table.words, view.winner, view.reason)
        return [*items, *layout.name(rest, text.clean(caption, "display"), "display", TITLE, "gold")]
    if view.turn < 1:
        return [*items, *layout.name(box.inset(16, 6), table.words.phase(view), "display", TITLE, "text")]
    items.append(side_badge(mark.middle(48, 48), view.on_turn))
    return [*items, *layout.name(rest, text.clean(table.words.heading(view), "display"), "display", TITLE, "text")]


def side_badge(box: Box, side: int) -> Badge:
    """Return the mark of a side: its colour and shape."""
    tone = signs.SIDE_TONES[side]
    return Badge(box, signs.SIDE_SHAPES[side], tone, "", tone, edge="rim")
