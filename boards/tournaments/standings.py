"""The picture of standings: place, name, points and tie-breaks in sixteen rows, and sixteen more in the picture below."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item, Mark, Panel, Scene, ground
from boards.tournaments import frame
from boards.tournaments.frame import EDGE, LEAST, POINTS, READ, ROW, WIDTH
from tournaments.views.tables import StandingsPage, StandingsRow
from words.tournaments.pictures.captions import PictureWords
from words.tournaments.pictures.figures import break_figure, short_figure

ROWS = 16
"""Rows of a picture."""

PLACE, NAME, OUT = 122, 400, 46
"""Widths: of the place with the signs before it, the least of the name, and of the sign of who left."""

HEAD, LINE, BETWEEN = 40, 42, 3
"""Heights of the captions and of the cut's line, and the room between rows."""

PAD = 14
INNER = WIDTH - 2 * EDGE


@dataclass(frozen=True)
class Grid:
    """The columns of figures: for each its width and the texts of the rows; `size` is that of its letters."""

    widths: tuple[int, ...]
    points: int
    size: int


def standings_scenes(page: StandingsPage, words: PictureWords) -> tuple[Scene, ...]:
    """Return the pictures of a page, each of at most sixteen rows. The own row stands at the end if it is on another page."""
    grid = _grid(page, words)
    parts = frame.halves(len(page.rows), ROWS)
    return tuple(_scene(page, words, grid, part, last=part is parts[-1]) for part in parts)


def _scene(page: StandingsPage, words: PictureWords, grid: Grid, part: slice, *, last: bool) -> Scene:
    items: list[Item] = []
    y = EDGE
    if part.start == 0:
        bar = Box(EDGE, y, INNER, frame.TITLE)
        items += frame.title_bar(bar, words.standings_title(page), words.page(page.page, page.pages))
        y = bar.bottom + BETWEEN
    items += _heads(page, words, grid, Box(EDGE, y, INNER, HEAD))
    y += HEAD
    for index, row in enumerate(page.rows[part], part.start + 1):
        items += _row(page, row, words, grid, Box(EDGE, y, INNER, ROW), own=row.entry == page.own)
        y += ROW + BETWEEN
        if index == page.line:
            items += _cut_line(page, words, Box(EDGE, y, INNER, LINE))
            y += LINE + BETWEEN
    if last:
        own = None if page.own_row is None else partial(_row, page, page.own_row, words, grid, own=True)
        below, y = frame.below_rows(y, BETWEEN, own, _legend(page, words, grid))
        items += below
    high = y + EDGE - BETWEEN
    return Scene(WIDTH, high, (ground(WIDTH, high), *items))


# -------------------------------------------------------------------- columns


def _texts(page: StandingsPage, row: StandingsRow, words: PictureWords) -> list[str]:
    return [break_figure(name, each, words.say) for name, each in zip(page.columns, row.breaks, strict=False)]


def _grid(page: StandingsPage, words: PictureWords) -> Grid:
    """Return the columns, as many of the page's as there is room for, in letters as large as there is room for."""
    shown = [*page.rows, *([page.own_row] if page.own_row else [])]
    caption = words.say("picture-points")
    points = max(
        [text.width(short_figure(row.points, words.say), "strong", POINTS) for row in shown]
        + [text.width(text.clean(caption, "text"), "text", LEAST)]
    )
    room = INNER - PLACE - NAME - OUT - points - 3 * PAD
    for size in range(READ + 2, LEAST - 1, -1):
        widths = _widths(page, shown, words, size)
        if sum(widths) <= room:
            return Grid(tuple(widths), points + PAD, size)
    widths = _widths(page, shown, words, LEAST)
    while sum(widths) > room:
        widths.pop()
    return Grid(tuple(widths), points + PAD, LEAST)


def _widths(page: StandingsPage, rows: list[StandingsRow], words: PictureWords, size: int) -> list[int]:
    found = []
    for index, name in enumerate(page.columns):
        head = text.clean(words.short_break(name), "text")
        texts = [_texts(page, row, words)[index] for row in rows if index < len(row.breaks)]
        widest = max([text.width(each, "text", size) for each in texts] + [text.width(head, "text", LEAST)])
        found.append(widest + 2 * PAD)
    return found


def _cells(grid: Grid, box: Box) -> tuple[Box, list[Box]]:
    """Return the places of points and tie-breaks in a row."""
    x = box.right - 8
    breaks = []
    for width in reversed(grid.widths):
        x -= width
        breaks.append(Box(x, box.y, width - PAD, box.h))
    return Box(x - grid.points, box.y, grid.points - PAD // 2, box.h), breaks[::-1]


def _heads(page: StandingsPage, words: PictureWords, grid: Grid, box: Box) -> list[Item]:
    points, breaks = _cells(grid, box)
    items: list[Item] = [
        layout.line(points, text.clean(words.say("picture-points"), "text"), "text", LEAST, "muted", "right")
    ]
    for name, cell in zip(page.columns, breaks, strict=False):
        items.append(layout.line(cell, text.clean(words.short_break(name), "text"), "text", LEAST, "muted", "right"))
    return items


# -------------------------------------------------------------------- rows


def _row(page: StandingsPage, row: StandingsRow, words: PictureWords, grid: Grid, box: Box, *, own: bool) -> list[Item]:
    out = row.status != "in"
    items = frame.row_panel(box, own=own, muted=out)
    role = "muted" if out else "text"
    place, rest = box.inset(30, 0).left(PLACE - 30)
    if row.qualified:
        spot, place = place.left(26, 4)
        items.append(Mark(spot.middle(24, 26), "up", "good"))
    number = str(row.place)
    size = 40 if text.width(number, "strong", 40) <= place.w - 8 else READ
    items.append(layout.line(Box(place.x, place.y, place.w - 14, place.h), number, "strong", size, role, "right"))
    points, breaks = _cells(grid, box)
    name = Box(rest.x, box.y + 2, points.x - PAD - rest.x, box.h - 4)
    if out:
        spot, name = name.end(OUT, 0)
        items.append(Icon(spot.middle(38, 38), frame.OUT_ICONS[row.status], "bad"))
    items += frame.fitted(name, words.name(row.entry), frame.NAME, role, face="text" if out else "strong")
    items.append(
        layout.line(points, short_figure(row.points, words.say), "strong", POINTS, "muted" if out else "gold", "right")
    )
    for cell, figures in zip(breaks, _texts(page, row, words), strict=False):
        if figures:
            items.append(layout.line(cell, figures, "text", grid.size, "muted" if out else "text", "right"))
    return items


def _cut_line(page: StandingsPage, words: PictureWords, box: Box) -> list[Item]:
    """Return the line beneath the last who goes on, with its meaning in the middle."""
    caption = text.clean(words.cut_line(page), "strong")
    wide = text.width(caption, "strong", LEAST)
    spot = box.middle(wide, box.h)
    middle = box.y + box.h // 2 - 2
    return [
        Panel(Box(box.x, middle, spot.x - 20 - box.x, 4), "good"),
        layout.line(spot, caption, "strong", LEAST, "good"),
        Panel(Box(spot.right + 20, middle, box.right - spot.right - 20, 4), "good"),
    ]


def _legend(page: StandingsPage, words: PictureWords, grid: Grid) -> list[tuple[Item | None, str]]:
    parts: list[tuple[Item | None, str]] = [
        (None, words.break_meaning(name)) for name in page.columns[: len(grid.widths)]
    ]
    rows = [*page.rows, *([page.own_row] if page.own_row else [])]
    return parts + frame.out_legend({row.status for row in rows}, words)
