"""The picture of a ladder: places from the top in sixteen rows, the last moves, challenges, whom the reader may challenge."""

from __future__ import annotations

from functools import partial

from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item, Mark, Scene, ground
from boards.painting.names import drawable_name
from boards.painting.theme import Role
from boards.tournaments import frame
from boards.tournaments.frame import EDGE, READ, ROW, WIDTH
from tournaments.views.leagues import LadderPage, LadderRow, Meeting
from words.tournaments.pictures.captions import PictureWords

Sign = tuple[layout.MarkShape, Role]

ROWS = 16
"""Rows of a picture."""

PLACE, MOVE, MEETING, BETWEEN = 132, 96, 154, 3
"""Widths of the place with the signs before it, of the last move and of an open challenge, and the room between rows."""

MAY: Sign = ("star", "good")
RESTS: Sign = ("shield", "muted")
UP: Sign = ("up", "good")
DOWN: Sign = ("down", "bad")
"""The signs of those whom the reader may challenge, and may not challenge again yet; of a move up and down."""

INNER = WIDTH - 2 * EDGE


def ladder_scenes(page: LadderPage, words: PictureWords) -> tuple[Scene, ...]:
    """Return the pictures of a page, each of at most sixteen rows. The own row stands at the end if it is on another page."""
    parts = frame.halves(len(page.rows), ROWS)
    return tuple(_scene(page, words, part, last=part is parts[-1]) for part in parts)


def _scene(page: LadderPage, words: PictureWords, part: slice, *, last: bool) -> Scene:
    items: list[Item] = []
    y = EDGE
    if part.start == 0:
        bar = Box(EDGE, y, INNER, frame.TITLE)
        title = words.league_title(page, drawable_name(page.title))
        items += frame.title_bar(bar, title, words.page(page.page, page.pages))
        y = bar.bottom + BETWEEN
    for row in page.rows[part]:
        items += _row(page, row, words, Box(EDGE, y, INNER, ROW), own=row.person == page.own)
        y += ROW + BETWEEN
    if last:
        own = None if page.own_row is None else partial(_row, page, page.own_row, words, own=True)
        below, y = frame.below_rows(y, BETWEEN, own, _legend(page, words))
        items += below
    high = y + EDGE - BETWEEN
    return Scene(WIDTH, high, (ground(WIDTH, high), *items))


def _shown(page: LadderPage) -> list[LadderRow]:
    return [*page.rows, *([page.own_row] if page.own_row else [])]


def _row(page: LadderPage, row: LadderRow, words: PictureWords, box: Box, *, own: bool) -> list[Item]:
    items = frame.row_panel(box, own=own)
    place, rest = box.inset(30, 0).left(PLACE - 30)
    if row.may or row.rests:
        spot, place = place.left(28, 4)
        items.append(Mark(spot.middle(26, 26), *(MAY if row.may else RESTS)))
    number = str(row.place)
    size = 40 if text.width(number, "strong", 40) <= place.w - 14 else READ
    items.append(layout.line(Box(place.x, place.y, place.w - 14, place.h), number, "strong", size, "text", "right"))
    name = Box(rest.x, box.y + 2, rest.w - 12, box.h - 4)
    if any(one.moved for one in _shown(page)):
        spot, name = name.left(MOVE, 8)
        items += _move(row.moved, spot)
    if any(one.got for one in _shown(page)):
        spot, name = name.end(MEETING, 12)
        items += _meeting(row.got, "down", spot)
    if any(one.made for one in _shown(page)):
        spot, name = name.end(MEETING, 12)
        items += _meeting(row.made, "up", spot)
    return [*items, *frame.fitted(name, words.name(row.person), frame.NAME, "text")]


def _move(moved: int, box: Box) -> list[Item]:
    """Return the last move: an arrow, and by how many places."""
    if not moved:
        return []
    arrow, number = box.left(28, 8)
    sign = UP if moved > 0 else DOWN
    return [Mark(arrow.middle(26, 26), *sign), layout.line(number, str(abs(moved)), "strong", READ, sign[1])]


def _meeting(meeting: Meeting | None, sign: layout.MarkShape, box: Box) -> list[Item]:
    """Return an open challenge: an arrow to the other person's place, with swords and in gold while it is being played."""
    if meeting is None:
        return []
    role: Role = "gold" if meeting.accepted else "muted"
    swords, rest = box.left(44, 8)
    arrow, number = rest.left(28, 10)
    items: list[Item] = [Icon(swords.middle(40, 40), frame.RUNNING, role)] if meeting.accepted else []
    items.append(Mark(arrow.middle(26, 26), sign, role))
    return [*items, layout.line(number, str(meeting.place), "strong", READ, role)]


def _legend(page: LadderPage, words: PictureWords) -> list[tuple[Item | None, str]]:
    rows = _shown(page)
    meetings = [one for row in rows for one in (row.made, row.got) if one is not None]
    found: list[tuple[Item | None, str]] = [(None, words.say("picture-ladder-reach", reach=page.reach))]
    if any(row.may for row in rows):
        found.append((frame.mark(*MAY), words.say("picture-ladder-may")))
    if any(row.rests for row in rows):
        found.append((frame.mark(*RESTS), words.say("picture-ladder-rests")))
    if any(row.moved > 0 for row in rows):
        found.append((frame.mark(*UP), words.say("picture-ladder-rose")))
    if any(row.moved < 0 for row in rows):
        found.append((frame.mark(*DOWN), words.say("picture-ladder-sank")))
    if any(row.made for row in rows):
        found.append((frame.mark("up", "muted"), words.say("picture-ladder-made")))
    if any(row.got for row in rows):
        found.append((frame.mark("down", "muted"), words.say("picture-ladder-got")))
    if any(one.accepted for one in meetings):
        found.append((frame.icon(frame.RUNNING, "gold"), words.say("picture-ladder-playing")))
    return found
