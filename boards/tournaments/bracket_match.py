"""A pairing in a bracket: two slots with seed, name and score; the table's number while it is played."""

from __future__ import annotations

from boards.painting import layout, text
from boards.painting.layout import Box, Item, Panel
from boards.painting.theme import Role
from boards.tournaments import frame
from boards.tournaments.frame import LEAST, READ
from tournaments.views.brackets import NOBODY, MatchView
from words.tournaments.pictures.captions import PictureWords
from words.tournaments.pictures.figures import score_sign

SLOT, RIM = 62, 4
"""Height of a slot, and thickness of the frame around two of them."""

HIGH = 2 * SLOT + 2 * RIM
SEED, SCORE = 44, 42
"""Widths of the seed and of the score."""

PILL = (60, 44)
"""Size of the plate with the table's number."""


def match_items(match: MatchView, words: PictureWords, box: Box, *, own: int, seeds: bool) -> list[Item]:
    """Return a pairing that fills the box. With `seeds` the numbers of the seeds stand before the names."""
    mine = own > 0 and own in match.sides
    empty = match.state == "open" and max(match.sides) <= NOBODY
    line: Role = "gold" if mine else "good" if match.state == "running" else "page.inlay" if empty else "line"
    items: list[Item] = [Panel(box, "page" if empty else "panel", 12, line, RIM if mine or not empty else 3)]
    inner = box.inset(RIM)
    upper, lower = inner.top(SLOT)
    plate = match.table > 0 and match.state in ("running", "waiting")
    for side, spot in enumerate((upper, lower)):
        items += _slot(match, side, words, spot, own=own, seeds=seeds, plate=plate)
    middle = Panel(Box(inner.x + 8, lower.y - 1, inner.w - 16 - (PILL[0] if plate else 0), 2), "page.inlay")
    return [*items, middle, *(_plate(match, inner) if plate else ())]


def _slot(
    match: MatchView, side: int, words: PictureWords, box: Box, *, own: int, seeds: bool, plate: bool
) -> list[Item]:
    entry = match.sides[side]
    items: list[Item] = []
    room = Box(box.x + 12, box.y + 1, box.w - 20, box.h - 2)
    mine = own > 0 and entry == own
    if mine:
        items.append(Panel(Box(box.x, box.y + 6, 8, box.h - 12), "gold"))
    if entry <= NOBODY:
        if entry == NOBODY:
            room = room.left(SEED, 6)[1] if seeds else room
            items += frame.fitted(room, words.say("picture-bye"), READ, "muted", face="text")
        return items
    lost = match.state == "over" and match.winner != entry
    role: Role = "gold" if mine else "muted" if lost else "text"
    if seeds and match.seeds[side]:
        seed, room = room.left(SEED, 6)
        items.append(layout.line(seed, str(match.seeds[side]), "text", LEAST, "muted", "right"))
    if match.score and not plate:
        spot, room = room.end(SCORE, 6)
        sign = score_sign(match.score[side], words.say)
        items.append(layout.line(spot, sign, "strong", _size(sign), role, "centre"))
    elif plate:
        spot, room = room.end(PILL[0], 4)
        if match.score:
            items.append(_small_score(score_sign(match.score[side], words.say), spot, side))
    return [*items, *frame.fitted(room, words.name(entry), 38, role, face="text" if lost else "strong")]


def _size(sign: str) -> int:
    return 44 if text.width(sign, "strong", 44) <= SCORE else READ


def _small_score(sign: str, spot: Box, side: int) -> Item:
    """Return the games won so far, above or below the table's number."""
    free = SLOT - PILL[1] // 2 - 2
    part = spot.top(free)[0] if side == 0 else spot.foot(free)[0]
    size = READ
    wide = text.width(sign, "strong", size)
    figure = part.middle(wide, round(size * text.DIGIT_HEIGHT))
    return layout.number(figure, sign, size, "text")


def _plate(match: MatchView, inner: Box) -> list[Item]:
    """Return the table's number: on a full plate while it is played, on an empty one before."""
    running = match.state == "running"
    spot = Box(inner.right - PILL[0] - 6, inner.y + SLOT - PILL[1] // 2, *PILL)
    fill, role = ("good", "page") if running else ("page", "text")
    return [
        Panel(spot, fill, 10, "good" if running else "text", 3),
        layout.line(spot, str(match.table), "strong", READ, role, "centre"),
    ]
