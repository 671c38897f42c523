"""Choosing fighters: whom each player has, and all fighters with emblem, class and difficulty, those left to choose lit."""

from __future__ import annotations

from boards.battlecon.cards import emblem
from boards.battlecon.table.figure import Table, badge, team_sign, tone
from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item, Mark, Panel
from boards.painting.theme import Role
from engines.battlecon.content.shapes import Kit
from engines.battlecon.views.view import FighterView
from words.texts import by_letters

COLUMNS = 6
CHOSEN = 96
NAME, PIP = 30, 20
BANNED = "cancel"


def gallery(table: Table, box: Box) -> list[Item]:
    """Return the fighters chosen so far above all that there are, by name as in the selects, filling the box."""
    rows = 1 if len(table.view.fighters) <= 2 else 2
    upper, lower = box.top(rows * (CHOSEN + 8) - 8, 12)
    items: list[Item] = []
    for fighter, spot in zip(table.view.fighters, upper.cells(len(table.view.fighters), 2, 8), strict=False):
        items += _chosen(table, fighter, spot)
    kits = sorted(table.pack.kits, key=lambda kit: by_letters(table.told.fighter(kit.id)))
    for kit, spot in zip(kits, lower.cells(len(table.pack.kits), COLUMNS, 8), strict=True):
        items += _cell(table, kit, spot)
    return items


def _chosen(table: Table, fighter: FighterView, box: Box) -> list[Item]:
    """A player's mark and name, and the fighter chosen."""
    full = tone(fighter)
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
    who = table.told.fighter(fighter.kit)
    return [*items, *layout.name(upper, name, "strong", 34, ink), *layout.name(lower, who, "text", 32, ink)]


def _cell(table: Table, kit: Kit, box: Box) -> list[Item]:
    """A fighter: emblem, name, class, difficulty as pips; crossed out if banned, its owner's mark if chosen."""
    view = table.view
    free, banned = kit.id in view.choices, kit.id in view.banned
    owner = next((f for f in view.fighters if f.kit == kit.id), None)
    line: Role = tone(owner) if owner else "bad" if banned else "line" if free else "page.inlay"
    items: list[Item] = [Panel(box, "panel" if free else "page", 14, line, 5 if owner else 3)]
    inner = box.inset(8, 6)
    kind, inner = inner.foot(text.line_height(text.SMALLEST))
    name, inner = inner.foot(text.line_height(NAME), 2)
    left, picture = inner.left(46)
    pips, picture = picture.end(46)
    items.append(emblem.medallion(picture, table.pack, kit.id))
    if banned:
        items.append(Icon(left.middle(42, 42), BANNED, "bad"))
    elif owner:
        items.append(badge(table, left.middle(44, 44), owner))
    ink: Role = "text" if free else "muted"
    column = pips.middle(20, 3 * PIP + 12)
    for n in range(3):
        pip = Box(column.x, column.bottom - (n + 1) * PIP - n * 6, PIP, PIP)
        items.append(Mark(pip, "diamond", "gold" if n < kit.difficulty else "pip"))
    items += layout.name(name, table.told.fighter(kit.id), "strong", NAME, ink, "centre")
    return [*items, *layout.name(kind, table.told.class_name(kit.fighter_class), "text", 24, "muted", "centre")]
