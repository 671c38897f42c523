"""The picture of a cross table: a row for each entry with its results against all others, points and place."""

from __future__ import annotations

from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item, Mark, Panel, Scene, ground
from boards.painting.theme import Role
from boards.tournaments import frame
from boards.tournaments.frame import EDGE, LEAST, WIDTH
from boards.tournaments.frame import POINTS as POINT_SIZE
from tournaments.views.crosses import RUNNING, CrossRow, CrossTable
from words.tournaments.pictures.captions import PictureWords
from words.tournaments.pictures.figures import score_sign

NUMBER, NAME, POINTS = 70, 410, 130
"""Widths: of a row's number, the least of the name, and of the points."""

ROW, BETWEEN, HEAD = 66, 4, 40
WIDEST = 92
"""The widest cell of a result."""

TOGETHER = 30
"""Width of a result that stands beside others of the same two."""

STACKED, ABREAST = 2, 80
"""Most results of a narrow cell, one above the other (more stand two by two), and the least width of one that is not narrow."""

INNER = WIDTH - 2 * EDGE


def cross_scene(table: CrossTable, words: PictureWords) -> Scene:
    """Return a cross table of at most sixteen entries, 1280 pixels wide."""
    bar = Box(EDGE, EDGE, INNER, frame.TITLE)
    page = words.page(table.group, table.groups)
    items: list[Item] = [*frame.title_bar(bar, words.cross_title(table), page)]
    cell = _cell_width(table)
    head = Box(EDGE, bar.bottom + 2, INNER, HEAD)
    items += _heads(table, words, head, cell)
    y = head.bottom
    for index, row in enumerate(table.rows):
        items += _row(table, index, row, words, Box(EDGE, y, INNER, ROW), cell)
        y += ROW + BETWEEN
    parts = _legend(table, words)
    high = frame.legend_height(INNER - 16, parts)
    items += frame.legend(Box(EDGE + 8, y + 2, INNER - 16, high), parts)
    whole = y + high + EDGE
    return Scene(WIDTH, whole, (ground(WIDTH, whole), *items))


def _cell_width(table: CrossTable) -> int:
    room = INNER - NUMBER - NAME - POINTS
    return min(room // max(len(table.rows), 1), WIDEST)


def _cells(table: CrossTable, box: Box, cell: int) -> tuple[list[Box], Box]:
    """Return the places of the results and of the points in a row."""
    points, rest = box.end(POINTS)
    grid = rest.end(cell * len(table.rows))[0]
    return [Box(grid.x + cell * n, box.y, cell, box.h) for n in range(len(table.rows))], points.inset(10, 0)


def _heads(table: CrossTable, words: PictureWords, box: Box, cell: int) -> list[Item]:
    cells, points = _cells(table, box, cell)
    items: list[Item] = [
        layout.line(spot, str(number), "text", LEAST, "gold" if row.entry == table.own else "muted", "centre")
        for number, (spot, row) in enumerate(zip(cells, table.rows, strict=True), 1)
    ]
    caption = text.clean(words.say("picture-points"), "text")
    return [*items, layout.line(points, caption, "text", LEAST, "muted", "right")]


def _row(table: CrossTable, index: int, row: CrossRow, words: PictureWords, box: Box, cell: int) -> list[Item]:
    own, out = row.entry == table.own, row.status != "in"
    items = frame.row_panel(box, own=own, muted=out)
    role: Role = "muted" if out else "text"
    number = Box(box.x + 30, box.y, NUMBER - 30 - 8, box.h)
    items.append(layout.line(number, str(index + 1), "text", LEAST, "muted", "right"))
    cells, points = _cells(table, box, cell)
    name = Box(box.x + NUMBER, box.y + 3, cells[0].x - 4 - box.x - NUMBER, box.h - 6)
    if out:
        items.append(Icon(points.left(34)[0].middle(34, 34), frame.OUT_ICONS[row.status], "bad"))
    items += frame.fitted(name, words.name(row.entry), 38, role, face="text" if out else "strong")
    for other, spot in enumerate(cells):
        if other == index:
            items.append(Panel(spot.inset(3, 8), "pip", 6))
        else:
            items += _results(row.cells[other], table.rows[other].cells[index], words, spot, table.cycles)
    figure = score_sign(row.points, words.say)
    size = POINT_SIZE if text.width(figure, "strong", POINT_SIZE) <= points.w - 38 * out else LEAST
    return [*items, layout.line(points, figure, "strong", size, "muted" if out else "gold", "right")]


# -------------------------------------------------------------------- results


def _results(own: tuple[str, ...], others: tuple[str, ...], words: PictureWords, box: Box, count: int) -> list[Item]:
    """Return the results of one against another: won ones bold, lost ones muted, a game under way as crossed swords."""
    columns = 1 if count == 1 or (count <= STACKED and box.w < ABREAST) else 2
    close = min(columns * TOGETHER, box.w - 4) if columns > 1 else box.w - 4
    spots = box.middle(close, box.h - 2).cells(count, columns, 0)
    largest = 38 if count == 1 else LEAST
    items: list[Item] = []
    for result, other, spot in zip(own, others, spots, strict=False):
        if result == RUNNING:
            side = min(34, spot.w, spot.h)
            items.append(Icon(spot.middle(side, side), frame.RUNNING, "good"))
        elif result:
            items.append(_result(result, _role(result, other), words, spot, largest))
    return items


def _result(result: str, role: Role, words: PictureWords, spot: Box, largest: int) -> Item:
    sign = score_sign(result, words.say)
    face: text.Face = "text" if role == "muted" else "strong"
    size = next((size for size in range(largest, LEAST - 1, -1) if text.width(sign, face, size) <= spot.w), LEAST)
    if text.width(sign, face, size) > spot.w:
        return Mark(spot.middle(20, 20), "check" if role == "text" else "cross", role)
    high = round(size * text.DIGIT_HEIGHT)
    return layout.number(spot.middle(text.width(sign, "strong", size), high), sign, size, role)


def _role(own: str, other: str) -> Role:
    if own in "+-" or other in "+-":
        return "text" if own == "+" else "muted"
    return "text" if _value(own) >= _value(other) else "muted"


def _value(points: str) -> float:
    above, _, below = points.partition("/")
    return float(above) / float(below or 1)


def _legend(table: CrossTable, words: PictureWords) -> list[tuple[Item | None, str]]:
    results = {result for row in table.rows for cell in row.cells for result in cell}
    parts: list[tuple[Item | None, str]] = []
    if RUNNING in results:
        parts.append((frame.icon(frame.RUNNING, "good"), words.say("picture-running")))
    if results & {"+", "-"}:
        parts.append((None, words.say("picture-unplayed")))
    return parts + frame.out_legend({row.status for row in table.rows}, words)
