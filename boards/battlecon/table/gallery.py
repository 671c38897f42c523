"""Choosing fighters: whom each player has, and all fighters by class, as in the selects, those left to choose lit."""

from __future__ import annotations

from boards.battlecon.cards import emblem
from boards.battlecon.table.figure import Table, badge, team_sign
from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item, Mark, Panel
from boards.painting.theme import Role, seat_role
from boards.pieces.choices import choice_frame
from engines.battlecon.content.shapes import Kit
from engines.battlecon.views.view import FighterView
from words.battlecon.classes import by_class

COLUMNS, GAP = 6, 8
CHOSEN = 96
CLASS = 46
"""Height of the line above a row of fighters that names their classes."""

NAME, LEVEL = 36, 34
"""Letters of fighters' names, and of what stars mean."""

LEVELS = (1, 2, 3)
STAR, STARS = 22, 5
"""Side of a star, and the gap between two."""

EMBLEM = 60
BANNED = "cancel"


def gallery(table: Table, box: Box) -> list[Item]:
    """Return the fighters chosen so far above all that there are, in the order of the selects, filling the box."""
    rows = 1 if len(table.view.fighters) <= 2 else 2
    upper, lower = box.top(rows * (CHOSEN + 8) - 8, 10)
    items: list[Item] = []
    for fighter, spot in zip(table.view.fighters, upper.cells(len(table.view.fighters), 2, 8), strict=False):
        items += _player_plate(table, fighter, spot)
    groups = by_class(table.words, [kit.id for kit in table.pack.kits])
    shown = [(kind, kit) for kind, kits in groups for kit in kits]
    cells = lower.cells(len(shown), COLUMNS, GAP)
    for n in range(0, len(shown), COLUMNS):
        items += _class_headings(table, [kind for kind, _ in shown[n : n + COLUMNS]], cells[n : n + COLUMNS])
    for (_, kit), cell in zip(shown, cells, strict=True):
        items += _fighter_cell(table, table.pack.kit[kit], cell.top(CLASS)[1])
    return items


def legend(table: Table, box: Box) -> list[Item]:
    """Return the meaning of one, two and three stars, side by side at the right of the box."""
    meanings = [text.clean(table.words.difficulty(level), "text") for level in LEVELS]
    size = LEVEL
    while size > text.SMALLEST and _legend_width(meanings, size) > box.w:
        size -= 1
    items: list[Item] = []
    rest = box.end(min(box.w, _legend_width(meanings, size)))[0]
    for level, words in zip(LEVELS, meanings, strict=True):
        stars, rest = rest.left(_stars_width(level), 8)
        spot, rest = rest.left(text.width(words, "text", size), 24)
        items += _stars(stars, level, level)
        items += layout.name(spot, words, "text", size, "text")
    return items


def _legend_width(meanings: list[str], size: int) -> int:
    each = (
        _stars_width(level) + 8 + text.width(words, "text", size) for level, words in zip(LEVELS, meanings, strict=True)
    )
    return sum(each) + 24 * (len(meanings) - 1)


def _stars_width(count: int) -> int:
    return count * (STAR + STARS) - STARS


def _stars(box: Box, gold: int, count: int) -> list[Item]:
    """Return a row of stars, the first ones gold."""
    line = box.middle(box.w, STAR)
    return [
        Mark(Box(line.x + n * (STAR + STARS), line.y, STAR, STAR), "star", "gold" if n < gold else "pip")
        for n in range(count)
    ]


def _player_plate(table: Table, fighter: FighterView, box: Box) -> list[Item]:
    """Return a player's mark and name, and the fighter chosen."""
    full = seat_role(fighter.seat)
    items: list[Item] = [Panel(box, full, 16, f"{full}.deep", 4)]
    inner = box.inset(14, 10)
    left, inner = inner.left(inner.h - 8, 12)
    items.append(badge(table, left.middle(left.w, left.w), fighter, inverse=True))
    if table.view.teams:
        spot, inner = inner.end(44, 8)
        spot = spot.middle(44, 44)
        items += [Panel(spot, "panel", 10), team_sign(spot.inset(8), fighter.team)]
    ink: Role = f"{full}.ink"
    name = table.name(fighter.seat)
    if not fighter.kit:
        return [*items, *layout.name(inner, name, "strong", 44, ink)]
    picture, inner = inner.end(inner.h, 10)
    items.append(emblem.medallion(picture, table.pack, fighter.kit))
    upper, lower = inner.top(inner.h // 2)
    who = table.words.fighter(fighter.kit)
    return [*items, *layout.name(upper, name, "strong", 34, ink), *layout.name(lower, who, "strong", 34, ink)]


def _class_headings(table: Table, kinds: list[str], cells: list[Box]) -> list[Item]:
    """Return the classes of a row of fighters, each above its own with a line beneath the name."""
    items: list[Item] = []
    for kind in dict.fromkeys(kinds):
        own = [cell for each, cell in zip(kinds, cells, strict=True) if each == kind]
        line = Box(own[0].x, own[0].y, own[-1].right - own[0].x, CLASS)
        name, rule = line.top(CLASS - 4)
        items += layout.name(name, table.words.class_name(kind), "strong", LEVEL, "muted")
        items.append(Panel(rule.top(2)[0], "line"))
    return items


def _fighter_cell(table: Table, kit: Kit, box: Box) -> list[Item]:
    """Return a fighter: emblem, name, difficulty as stars; crossed out if banned, its owner's mark if chosen."""
    view = table.view
    free, banned = kit.id in view.choices, kit.id in view.banned
    owner = next((f for f in view.fighters if f.kit == kit.id), None)
    items: list[Item] = [choice_frame(box, owner=owner.seat if owner else None, banned=banned, free=free)]
    inner = box.inset(8, 6)
    name, inner = inner.foot(text.line_height(NAME), 2)
    picture, rest = inner.left(min(inner.h, EMBLEM), 4)
    stars, rest = rest.end(_stars_width(len(LEVELS)), 2)
    items.append(emblem.medallion(picture, table.pack, kit.id))
    items += _stars(stars, kit.difficulty, len(LEVELS))
    side = min(42, rest.w, rest.h)
    if banned:
        items.append(Icon(rest.middle(side, side), BANNED, "bad"))
    elif owner:
        items.append(badge(table, rest.middle(side, side), owner))
    ink: Role = "text" if free else "muted"
    return [*items, *layout.name(name, table.words.fighter(kit.id), "strong", NAME, ink, "centre")]
