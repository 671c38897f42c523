"""A picture of all duels: each fighter's share of wins against each other."""

from __future__ import annotations

from boards.painting import layout
from boards.painting.layout import Box, Item, Panel, Scene, ground
from tools.balance.battlecon.report import HIGH, LOW, Run

EDGE = 24
CELL_W, CELL_H = 46, 34
NAME, SHARE = 190, 84
HEAD = 118
SIZE = 22


def duels_scene(run: Run) -> Scene:
    """Return the table of shares as a scene, strongest fighter first, in rows and columns alike."""
    kits = run.ranked
    width = 2 * EDGE + NAME + SHARE + CELL_W * len(kits)
    height = 2 * EDGE + HEAD + CELL_H * (len(kits) + 1)
    items: list[Item] = [ground(width, height)]
    top = Box(EDGE, EDGE, width - 2 * EDGE, HEAD)
    title, rest = top.top(60)
    items.append(layout.line(title, "BattleCON: who wins against whom", "display", 44, "text"))
    subtitle = (
        f"{len(run.met):,} duels of practice players; each row: share of duels won, in per cent,"
        " against the column's fighter"
    )
    items.append(layout.line(rest.top(40)[0], subtitle, "text", 26, "muted"))
    left = EDGE + NAME + SHARE
    for n, kit in enumerate(kits):
        box = Box(left + n * CELL_W, EDGE + HEAD, CELL_W, CELL_H)
        short = run.pack.kit[kit].name.in_language("en")[:3]
        items.append(layout.line(box, short, "text", 20, "muted", "centre"))
    for n, kit in enumerate(kits):
        items += _row(run, kit, Box(EDGE, EDGE + HEAD + (n + 1) * CELL_H, width - 2 * EDGE, CELL_H))
    return Scene(width, height, tuple(items))


def _row(run: Run, kit: str, box: Box) -> list[Item]:
    items: list[Item] = []
    name, rest = box.left(NAME, 0)
    content = run.pack.kit[kit]
    items += layout.name(
        name, content.name.in_language("en") + (" *" if content.source == "ours" else ""), "text", SIZE + 2, "text"
    )
    share, rest = rest.left(SHARE, 0)
    value = run.share(kit)
    colour = "text" if LOW <= value <= HIGH else "good" if value > HIGH else "bad"
    items.append(layout.line(share, f"{value:.0%}", "strong", SIZE + 4, colour))
    for n, other in enumerate(run.ranked):
        cell = Box(rest.x + n * CELL_W, rest.y + 1, CELL_W - 2, CELL_H - 2)
        found = run.against(kit, other)
        if found is None or other == kit:
            items.append(Panel(cell, "panel"))
            continue
        strong = found >= 0.65 or found <= 0.35
        fill = ("good" if found > 0.5 else "bad") if strong else "raised"
        items.append(Panel(cell, fill, 4))
        colour = "page" if strong else "text"
        items.append(layout.line(cell, f"{found * 100:.0f}", "text", SIZE, colour, "centre"))
    return items
