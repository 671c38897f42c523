"""The picture of a season's table: place, name, total and single results in sixteen rows, who goes up and down."""

from __future__ import annotations

from functools import partial

from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item, Mark, Scene, ground
from boards.painting.names import drawable_name
from boards.tournaments import frame
from boards.tournaments.frame import EDGE, LEAST, POINTS, READ, ROW, WIDTH
from tournaments.views.leagues import SeasonPage, SeasonRow
from words.tournaments.pictures.captions import PictureWords
from words.tournaments.pictures.figures import decimal_figure

ROWS = 16
"""Rows of a picture."""

PLACE, NAME, HEAD, BETWEEN, PAD = 132, 420, 40, 3, 16
"""Widths of the place with the signs before it and the least of the name; height of the captions; rooms between."""

INNER = WIDTH - 2 * EDGE


def season_scenes(page: SeasonPage, words: PictureWords) -> tuple[Scene, ...]:
    """Return the pictures of a page, each of at most sixteen rows. The own row stands at the end if it is on another page."""
    widths = _widths(page, words)
    parts = frame.halves(len(page.rows), ROWS)
    return tuple(_scene(page, words, widths, part, last=part is parts[-1]) for part in parts)


def _scene(page: SeasonPage, words: PictureWords, widths: list[int], part: slice, *, last: bool) -> Scene:
    items: list[Item] = []
    y = EDGE
    if part.start == 0:
        bar = Box(EDGE, y, INNER, frame.TITLE)
        title = words.league_title(page, drawable_name(page.title))
        items += frame.title_bar(bar, title, words.page(page.page, page.pages))
        y = bar.bottom + BETWEEN
    items += _heads(words, widths, Box(EDGE, y, INNER, HEAD))
    y += HEAD
    for row in page.rows[part]:
        items += _row(page, row, words, widths, Box(EDGE, y, INNER, ROW), own=row.person == page.own)
        y += ROW + BETWEEN
    if last:
        own = None if page.own_row is None else partial(_row, page, page.own_row, words, widths, own=True)
        below, y = frame.below_rows(y, BETWEEN, own, _legend(page, words, len(widths) - 1))
        items += below
    high = y + EDGE - BETWEEN
    return Scene(WIDTH, high, (ground(WIDTH, high), *items))


# -------------------------------------------------------------------- columns


def _single(page: SeasonPage, at: int, exact: str, words: PictureWords) -> str:
    """Return a single result, in brackets where it does not count."""
    shown = decimal_figure(exact, words.say)
    return words.say("picture-bracketed", figure=shown) if page.best and at >= page.best else shown


def _shown(page: SeasonPage) -> list[SeasonRow]:
    return [*page.rows, *([page.own_row] if page.own_row else [])]


def _widths(page: SeasonPage, words: PictureWords) -> list[int]:
    """Return the widths of the total's column and of those of single results, as many as there is room for."""
    rows = _shown(page)
    caption = text.width(text.clean(words.say("picture-season-total"), "text"), "text", LEAST)
    found = [
        max([text.width(decimal_figure(row.total, words.say), "strong", POINTS) for row in rows] + [caption]) + PAD
    ]
    for at in range(max(len(row.singles) for row in rows)):
        texts = [_single(page, at, row.singles[at], words) for row in rows if at < len(row.singles)]
        wide = max(text.width(each, "text", READ) for each in texts) + PAD
        if PLACE + NAME + sum(found) + wide + 2 * PAD > INNER:
            break
        found.append(wide)
    return found


def _cells(widths: list[int], box: Box) -> list[Box]:
    """Return the places of the total and of the single results in a row."""
    x = box.right - 12
    found = []
    for width in reversed(widths):
        x -= width
        found.append(Box(x, box.y, width, box.h))
    return found[::-1]


def _heads(words: PictureWords, widths: list[int], box: Box) -> list[Item]:
    total = _cells(widths, box)[0]
    return [layout.line(total, text.clean(words.say("picture-season-total"), "text"), "text", LEAST, "muted", "right")]


# -------------------------------------------------------------------- rows


def _row(
    page: SeasonPage, row: SeasonRow, words: PictureWords, widths: list[int], box: Box, *, own: bool
) -> list[Item]:
    items = frame.row_panel(box, own=own)
    place, rest = box.inset(30, 0).left(PLACE - 30)
    if row.move != "stays":
        spot, place = place.left(34, 2)
        items.append(_sign(row, spot.middle(30, 30)))
    number = str(row.place)
    size = 40 if text.width(number, "strong", 40) <= place.w - 14 else READ
    items.append(layout.line(Box(place.x, place.y, place.w - 14, place.h), number, "strong", size, "text", "right"))
    total, *singles = _cells(widths, box)
    name = Box(rest.x, box.y + 2, total.x - PAD - rest.x, box.h - 4)
    items += frame.fitted(name, words.name(row.person), frame.NAME, "text")
    items.append(layout.line(total, decimal_figure(row.total, words.say), "strong", POINTS, "gold", "right"))
    for at, (cell, exact) in enumerate(zip(singles, row.singles, strict=False)):
        role = "muted" if page.best and at >= page.best else "text"
        items.append(layout.line(cell, _single(page, at, exact, words), "text", READ, role, "right"))
    return items


def _sign(row: SeasonRow, box: Box) -> Item:
    if row.move == "leaves":
        return Icon(box, frame.OUT_ICONS["dropped"], "bad")
    return Mark(box.inset(2), "up", "good") if row.move == "up" else Mark(box.inset(2), "down", "bad")


def _legend(page: SeasonPage, words: PictureWords, columns: int) -> list[tuple[Item | None, str]]:
    rows, over = _shown(page), int(page.over)
    there = {row.move for row in rows}
    found: list[tuple[Item | None, str]] = []
    if "up" in there:
        found.append((frame.mark("up", "good"), words.say("picture-season-up", over=over)))
    if "down" in there:
        found.append((frame.mark("down", "bad"), words.say("picture-season-down", over=over)))
    if "leaves" in there:
        sign = frame.icon(frame.OUT_ICONS["dropped"], "bad")
        found.append((sign, words.say("picture-season-leaves", over=over)))
    if columns:
        found.append((None, words.say("picture-season-singles")))
    if page.best and any(min(len(row.singles), columns) > page.best for row in rows):
        found.append((None, words.say("picture-season-dropped")))
    return [*found, (None, words.say("picture-season-how"))]
