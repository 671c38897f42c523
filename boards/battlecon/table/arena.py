"""The board: numbered spaces, who stands where, whence they came in this beat, markers, and what each attack reaches."""

from __future__ import annotations

from boards.battlecon.cards import signs
from boards.battlecon.table import figure
from boards.battlecon.table.figure import Table
from boards.painting import layout, text
from boards.painting.emblems import Floor
from boards.painting.layout import Box, Icon, Item, Mark, Panel, Sprite
from boards.painting.theme import seat_role, seat_shape
from boards.pieces import floors
from engines.battlecon.views.view import FighterView

WALL = 96
TRAIL = 26
"""Height of a row with the way that a fighter went."""

LETTER, CELL = 34, 42
"""Letters on the board, and the height of a space that an attack reaches."""

HIT = "crossed-swords"


def attackers(table: Table) -> list[FighterView]:
    """Return the fighters whose attack lies open, in the order of attacks as far as it is known."""
    shown = [f for f in table.view.fighters if f.figures is not None and not f.out and f.space >= 0]
    order = table.view.order
    return sorted(shown, key=lambda f: (order.index(f.index) if f.index in order else len(order), f.index))


def _lane_height(table: Table) -> int:
    """Return the height of a row of what an attack reaches."""
    return 36 if _has_three(table) else 44 if table.view.spaces >= 9 else 48


def _face_height(table: Table) -> int:
    return 52 if table.view.spaces < 9 else 42


def _figure_size(table: Table) -> tuple[int, int]:
    """Return width and height of a figure."""
    if table.view.spaces < 9:
        return 156, 216
    return (112, 152) if _has_three(table) else (124, 172)


def _has_three(table: Table) -> bool:
    """Return whether three fight on a side: their panels need what room there is."""
    teams = [fighter.team for fighter in table.view.fighters]
    return max(map(teams.count, teams)) > 2


def _marker_height(table: Table) -> int:
    """Return the height of a marker on the board; nothing without markers."""
    placed = any(space is not None for f in table.view.fighters for _, space in f.markers)
    return 48 if placed else 0


def height(table: Table) -> int:
    """Return how high the board is at least."""
    rows = len(_trails(table))
    return (
        6
        + _figure_size(table)[1]
        + 8
        + _marker_height(table)
        + rows * TRAIL
        + 8
        + _face_height(table)
        + len(attackers(table)) * _lane_height(table)
    )


def arena(table: Table, box: Box) -> list[Item]:
    """Return the board, filling the box, which is at least `height` high."""
    shown = attackers(table)
    stage, lanes = box.top(box.h - len(shown) * _lane_height(table))
    face = _face_height(table)
    wall = min(WALL, stage.h // 3)
    items: list[Item] = [Sprite(stage, Floor(table.view.spaces, wall, face))]
    front = stage.foot(face)[0]
    for n, spot in enumerate(_columns(table, front)):
        items.append(layout.line(spot, str(n + 1), "strong", 36, "text", "centre"))
    body = Box(stage.x, stage.y, stage.w, stage.h - face - 8)
    trails = _trails(table)
    ways, body = body.foot(len(trails) * TRAIL)
    for n, row in enumerate(trails):
        for fighter in row:
            items += _trail(table, fighter, Box(ways.x, ways.y + n * TRAIL, ways.w, TRAIL))
    chips, body = body.foot(_marker_height(table), 4)
    items += _markers(table, chips)
    for fighter in table.view.fighters:
        if fighter.space >= 0 and not fighter.out and fighter.kit:
            wide, high = _figure_size(table)
            x = _space_x(table, stage, fighter.space) - wide // 2
            items += figure.standing_token(table, Box(x, body.bottom - high, wide, high), fighter)
    for n, fighter in enumerate(shown):
        items += _reach(table, fighter, Box(lanes.x, lanes.y + n * _lane_height(table), lanes.w, _lane_height(table)))
    return items


def _columns(table: Table, box: Box) -> list[Box]:
    """Return the column of each space, by its number."""
    count = table.view.spaces
    edges = [box.x + box.w * n // count for n in range(count + 1)]
    found = [Box(edges[n], box.y, edges[n + 1] - edges[n], box.h) for n in range(count)]
    return found[::-1] if table.turned else found


def _space_x(table: Table, stage: Box, space: int) -> int:
    """Return the middle of a space where figures stand, halfway to the back."""
    place = table.view.spaces - 1 - space if table.turned else space
    return stage.x + round(floors.x_on_stage(stage.w, table.view.spaces, place + 0.5, 0.35))


# -------------------------------------------------------------------- where they came from


def _moved_fighters(table: Table) -> list[FighterView]:
    """Return the fighters that stand elsewhere than at the start of the beat."""
    return [
        f for f in table.view.fighters if f.space >= 0 and f.space_before not in (-1, f.space) and not f.out and f.kit
    ]


def _trails(table: Table) -> list[list[FighterView]]:
    """Return the fighters that moved, in as few rows as keep their trails apart."""
    rows: list[list[FighterView]] = []
    for fighter in _moved_fighters(table):
        row = next((row for row in rows if not any(_cross(fighter, other) for other in row)), None)
        if row is None:
            rows.append([fighter])
        else:
            row.append(fighter)
    return rows


def _cross(one: FighterView, other: FighterView) -> bool:
    a, b = sorted((one.space_before, one.space)), sorted((other.space_before, other.space))
    return a[0] <= b[1] and b[0] <= a[1]


def _trail(table: Table, fighter: FighterView, row: Box) -> list[Item]:
    """Return a way from the space before to the space now: the seat's shape, a line, an arrow."""
    start, end = (_space_x(table, row, space) for space in (fighter.space_before, fighter.space))
    side, full = TRAIL - 4, seat_role(fighter.seat)
    mark = Box(start - side // 2, row.y, side, side).middle(side, side)
    tip = Box(end - side // 2, row.y, side, side)
    left, right = (mark.right, tip.x) if start < end else (tip.right, mark.x)
    line = Box(left + 3, row.y + side // 2 - 4, right - left - 6, 8)
    return [
        Panel(line, full, 4),
        Mark(mark, seat_shape(fighter.seat), full),
        Mark(tip, "right" if start < end else "left", full),
    ]


def _markers(table: Table, row: Box) -> list[Item]:
    """Return the markers on their spaces, in the colours of their owners, up to four side by side."""
    if row.h <= 0:
        return []
    found: dict[int, list[FighterView]] = {}
    for fighter in table.view.fighters:
        for _, space in fighter.markers:
            if space is not None:
                found.setdefault(space, []).append(fighter)
    items: list[Item] = []
    for space, owners in found.items():
        many = len(owners) > 1
        wide = 34 if many else 74
        x = _space_x(table, row, space) - (len(owners) * (wide + 2) - 2) // 2
        for n, owner in enumerate(owners):
            chip = Box(x + n * (wide + 2), row.y, wide, row.h - 2)
            full = seat_role(owner.seat)
            items.append(Panel(chip, full, 10, "rim", 2))
            letter = chip.inset(3)
            if not many:
                sign, letter = letter.left(28, 2)
                items.append(Icon(sign.middle(28, 28), signs.MARKER, f"{full}.ink"))
            words = table.marks[owner.index]
            items.append(layout.line(letter, words, "strong", _letter_size(words, letter), f"{full}.ink", "centre"))
    return items


def _letter_size(words: str, box: Box) -> int:
    """Return the largest size, up to that of other letters on the board, at which a fighter's mark finds room."""
    size = LETTER
    while size > text.SMALLEST and (text.width(words, "strong", size) > box.w or text.line_height(size) > box.h):
        size -= 1
    return size


# -------------------------------------------------------------------- what attacks reach


def _reach(table: Table, fighter: FighterView, row: Box) -> list[Item]:
    """Return a row of spaces: the attacker, the spaces that it would hit, and crossed swords on enemies there."""
    assert fighter.figures is not None
    full = seat_role(fighter.seat)
    enemies = {f.space for f in table.view.fighters if f.team != fighter.team and not f.out}
    items: list[Item] = [Panel(Box(row.x, row.y + 1, row.w, row.h - 2), "panel", 8)]
    own = []
    for space, spot in enumerate(_columns(table, row)):
        cell = spot.inset(4, max(1, (row.h - CELL) // 2))
        if space == fighter.space:
            own = _attacker_cell(table, fighter, cell)
        elif space in fighter.figures.hits:
            items.append(Panel(cell, full, 8))
            if space in enemies:
                side = cell.h - 4
                items.append(Icon(cell.middle(side, side), HIT, f"{full}.ink"))
    items += own
    if not fighter.figures.hits:
        place = fighter.space + (1 if fighter.space < table.view.spaces - 1 else -1)
        words = signs.attack_figures(fighter.figures, table.words)[0].words
        spot = _columns(table, row)[place]
        items += layout.name(spot.inset(6, 1), words, "strong", LETTER, "muted", "centre")
    return items


def _attacker_cell(table: Table, fighter: FighterView, cell: Box) -> list[Item]:
    full = seat_role(fighter.seat)
    words = table.marks[fighter.index]
    size = _letter_size(words, cell)
    side, wide = min(32, cell.h - 6), text.width(words, "strong", size)
    middle = cell.middle(side + 6 + wide, cell.h)
    mark, letter = middle.left(side, 6)
    return [
        Panel(cell, "rim", 8, full, 4 if fighter.figures and fighter.space in fighter.figures.hits else 2),
        Mark(mark.middle(side, side), seat_shape(fighter.seat), full),
        layout.line(letter, words, "strong", size, full),
    ]
