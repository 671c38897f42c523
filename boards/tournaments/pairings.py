"""The picture of a round's pairings: tables with both sides, the score between them, who goes first and what is under way."""

from __future__ import annotations

from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item, Mark, Panel, Scene, ground
from boards.painting.theme import Role
from boards.tournaments import frame
from boards.tournaments.frame import EDGE, LEAST, READ, ROW, WIDTH
from tournaments.views.rounds import PairingRow, PairingsPage
from words.tournaments.pictures.captions import PictureWords
from words.tournaments.pictures.figures import score_sign

ROWS = 16
"""Rows of a picture."""

TABLE, MIDDLE, DASH = 96, 192, 26
"""Widths: of the table's number, of the score with the signs beside it, and of the dash in its middle."""

BETWEEN = 5
INNER = WIDTH - 2 * EDGE
FIRST: layout.MarkShape = "right"
"""The sign of who goes first."""


def pairings_scenes(page: PairingsPage, words: PictureWords) -> tuple[Scene, ...]:
    """Return the pictures of a page, each of at most sixteen tables."""
    parts = frame.halves(len(page.rows), ROWS)
    return tuple(_scene(page, words, part, last=part is parts[-1]) for part in parts)


def _scene(page: PairingsPage, words: PictureWords, part: slice, *, last: bool) -> Scene:
    items: list[Item] = []
    y = EDGE
    if part.start == 0:
        bar = Box(EDGE, y, INNER, frame.TITLE)
        items += frame.title_bar(bar, words.round_title(page), words.page(page.page, page.pages))
        y = bar.bottom + frame.GAP
    for row in page.rows[part]:
        items += _row(row, page.own, words, Box(EDGE, y, INNER, ROW))
        y += ROW + BETWEEN
    if last:
        parts = _legend(page, words)
        high = frame.legend_height(INNER - 16, parts)
        items += frame.legend(Box(EDGE + 8, y + 2, INNER - 16, high), parts)
        y += high + 4
        if page.away:
            note, y = frame.note(words.away(page.away), EDGE + 8, y, INNER - 16)
            items += note
    high = y + EDGE
    return Scene(WIDTH, high, (ground(WIDTH, high), *items))


def _row(row: PairingRow, own: int, words: PictureWords, box: Box) -> list[Item]:
    items = frame.row_panel(box, own=own > 0 and own in row.sides)
    table, rest = Box(box.x + 30, box.y, box.w - 42, box.h).left(TABLE - 30, 14)
    if len(row.sides) > 1:
        number = str(row.table)
        items.append(layout.line(table, number, "strong", READ, "muted", "right"))
    left, right = Box(rest.x, box.y + 2, rest.w, box.h - 4).columns(2, MIDDLE)
    middle = Box(left.right, box.y, MIDDLE, box.h)
    for side, spot in zip(range(len(row.sides)), (left, right), strict=False):
        items += _side(row, side, own, words, spot)
    if len(row.sides) == 1:
        bye = Box(left.right + 20, box.y, right.right - left.right - 20, box.h)
        return [*items, *frame.fitted(bye, words.say("picture-bye"), READ, "muted", face="text")]
    return [*items, *_score(row, words, middle)]


def _side(row: PairingRow, side: int, own: int, words: PictureWords, box: Box) -> list[Item]:
    entry = row.sides[side]
    lost = row.progress == "over" and len(row.sides) > 1 and row.winner not in (0, entry)
    role: Role = "gold" if own > 0 and entry == own else "muted" if lost else "text"
    return [
        *frame.fitted(box, words.name(entry), 38, role, "right" if side == 0 else "left", "text" if lost else "strong")
    ]


def _score(row: PairingRow, words: PictureWords, box: Box) -> list[Item]:
    """Return the score between the names, and towards them the signs of who goes first; swords while it is played."""
    left, rest = box.inset(12, 0).left(26, 4)
    right, middle = rest.end(26, 4)
    items: list[Item] = []
    if row.first:
        is_left = row.first == row.sides[0]
        spot = (left if is_left else right).middle(22, 30)
        items.append(Mark(spot, "left" if is_left else "right", "spell"))
    running = row.progress == "running"
    if row.score:
        one, other = (score_sign(each, words.say) for each in row.score)
        spots = middle.columns(2, DASH)
        for sign, spot, align in ((one, spots[0], "right"), (other, spots[1], "left")):
            size = 44 if text.width(sign, "strong", 44) <= spot.w else LEAST
            items.append(layout.line(spot, sign, "strong", size, "text", "right" if align == "right" else "left"))
        centre = Box(spots[0].right, box.y, DASH, box.h)
        if running:
            items.append(Icon(centre.middle(DASH, DASH), frame.RUNNING, "good"))
        else:
            items.append(Panel(centre.middle(16, 4), "muted"))
    elif running:
        items.append(Icon(middle.middle(44, 44), frame.RUNNING, "good"))
    else:
        items.append(Icon(middle.middle(36, 36), "hourglass", "faint"))
    return items


def _legend(page: PairingsPage, words: PictureWords) -> list[tuple[Item | None, str]]:
    parts: list[tuple[Item | None, str]] = []
    if any(row.first for row in page.rows):
        parts.append((frame.mark(FIRST, "spell"), words.say("picture-first")))
    if any(row.progress == "running" for row in page.rows):
        parts.append((frame.icon(frame.RUNNING, "good"), words.say("picture-running")))
    if any(row.progress == "waiting" for row in page.rows):
        parts.append((frame.icon("hourglass", "faint"), words.say("picture-waiting")))
    if any("+" in row.score or "-" in row.score for row in page.rows):
        parts.append((None, words.say("picture-unplayed")))
    if page.by_hand:
        parts.append((None, words.say("picture-by-hand")))
    return parts
