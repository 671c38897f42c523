"""The picture below the table: what finds no room in the panels, fighter by fighter, of teams in their columns."""

from __future__ import annotations

from collections.abc import Sequence

from boards.battlecon.cards import emblem, prose
from boards.battlecon.cards.prose import Paragraph
from boards.battlecon.table import flow, notes, texts
from boards.battlecon.table.figure import Table, badge
from boards.battlecon.table.flow import Group
from boards.battlecon.table.panel import FRAME, MIN_LETTERS, PAD, PanelParts
from boards.painting import layout, text
from boards.painting.layout import Box, Item, Panel, Scene, ground
from boards.painting.theme import Role, seat_role
from boards.pieces.seat_panel import seat_panel
from engines.battlecon.views.view import FighterView

WIDTH, EDGE, GAP, HEAD = 1280, 16, 10, 60
SIZES = (40, 38, 36, MIN_LETTERS, 32, 30, 28, 26, text.SMALLEST)
"""Sizes of letters: the largest with which the picture is no higher than `MAX_HEIGHT` is used, below `MIN_LETTERS` only if
a word would be wider than a line.
"""

OUT, UPPER = 6, 8
"""Pixels: by how much a plate of words is wider than the plates above it, and its margin above and below them."""

MAX_HEIGHT, STEP = 1280, 64
"""Heights are whole steps, so that few sizes of the ground are made."""

Cell = tuple[FighterView, list[Group], tuple[Paragraph, ...]]


def scene(table: Table, seats: Sequence[tuple[FighterView, int]], parts: PanelParts) -> Scene | None:
    """Return the parts that the panels leave out, each on the side of its panel; None if there are none."""
    columns: dict[bool, list[Cell]] = {False: [], True: []}
    duel = len(seats) == len(columns)
    for fighter, x in seats:
        cell = _cell(table, fighter, parts)
        if cell[1] or cell[2]:
            columns[x > EDGE and not duel].append(cell)
    if not any(columns.values()):
        return None
    whole = Box(EDGE, EDGE, WIDTH - 2 * EDGE, 0)
    left, right = (whole, whole) if duel else whole.columns(2, 12)
    cells = [cell for column in columns.values() for cell in column]
    whole_words = [size for size in SIZES if all(_words_fit(cell, left.w, size) for cell in cells)] or SIZES[-1:]
    readable = [size for size in whole_words if size >= MIN_LETTERS] or whole_words[:1]
    size = next((size for size in readable if _total_height(columns, left.w, size) <= MAX_HEIGHT), readable[-1])
    high = -(-_total_height(columns, left.w, size) // STEP) * STEP
    items: list[Item] = [ground(WIDTH, high)]
    for side, column in columns.items():
        y = EDGE
        for cell in column:
            box = Box((right if side else left).x, y, left.w, _height(cell, left.w, size))
            items += _fighter_items(table, cell, box, size)
            y = box.bottom + GAP
    return Scene(WIDTH, high, tuple(items))


def _cell(table: Table, fighter: FighterView, parts: PanelParts) -> Cell:
    if fighter.out or not fighter.kit:
        return fighter, [], ()
    groups = [] if parts.hand else notes.hand_groups(table, fighter)
    groups = groups if parts.notes else notes.groups(table, fighter, brief=False)
    return fighter, groups, () if parts.texts else texts.texts(table, fighter)


def _total_height(columns: dict[bool, list[Cell]], wide: int, size: int) -> int:
    """Return the height of the picture with letters of this size."""
    return 2 * EDGE - GAP + max(sum(_height(cell, wide, size) + GAP for cell in cells) for cells in columns.values())


def _room(wide: int) -> int:
    return wide - 2 * (FRAME + PAD)


def _prose_room(cell: Cell, wide: int) -> int:
    """Return the width for what an attack does; beneath other things it stands on a plate of its own."""
    return _room(wide) - (2 * (PAD - OUT) if cell[1] else 0)


def _words_fit(cell: Cell, wide: int, size: int) -> bool:
    """Return whether even the longest words of what an attack does find room in a line."""
    words = (part for paragraph in cell[2] for run in paragraph for part in text.clean(run.words, "text").split())
    return all(text.width(word, "strong", size) <= _prose_room(cell, wide) for word in words)


def _height(cell: Cell, wide: int, size: int) -> int:
    _, groups, paragraphs = cell
    listed = flow.height_needed(groups, _room(wide), min(size, flow.SIZES[0])) if groups else 0
    spoken = prose.height(paragraphs, size, _prose_room(cell, wide)) if paragraphs else 0
    return HEAD + 2 * FRAME + 2 * PAD + listed + spoken + (PAD + 2 * UPPER - OUT if groups and paragraphs else 0)


def _fighter_items(table: Table, cell: Cell, box: Box, size: int) -> list[Item]:
    """Return a fighter: the bar with mark and name, what lies before the fighter, what the attack does."""
    fighter, groups, paragraphs = cell
    full = seat_role(fighter.seat)
    fill: Role = "back" if paragraphs and not groups else "panel"
    empty, bar, rest = seat_panel(box, HEAD, full, FRAME, fill)
    mark, name = bar.left(52, 12)
    picture, name = name.end(54, 8)
    room = rest.inset(FRAME + PAD, PAD)
    items: list[Item] = [
        *empty,
        badge(table, mark.middle(50, 50), fighter, inverse=True),
        emblem.medallion(picture, table.pack, fighter.kit),
        *layout.name(name, table.words.fighter(fighter.kit), "strong", 40, f"{full}.ink"),
    ]
    if groups:
        high = flow.height_needed(groups, room.w, min(size, flow.SIZES[0]))
        items += flow.flow(room.top(high)[0], groups)
        room = room.top(high, PAD)[1]
    if paragraphs and groups:
        plate = Box(room.x - OUT, room.y, room.w + 2 * OUT, room.h - FRAME + OUT)
        items.append(Panel(plate, "back", 14, "back.line"))
        room = plate.inset(PAD, UPPER)
    return [*items, *prose.prose(room, paragraphs, size)] if paragraphs else items
