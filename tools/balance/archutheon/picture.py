"""A picture of all matches: how they end, row by row."""

from __future__ import annotations

from boards.painting import layout
from boards.painting.layout import Box, Item, Panel, Scene, ground
from tools.balance.archutheon.figures import ROADS, Group, Run
from tools.balance.archutheon.report import TITLES

EDGE, ROW, NAME, SHARE, WIDTH, HEAD = 24, 46, 300, 120, 1280, 118
COLOURS = {"leader": "bad", "gate": "good", "collapse": "warning"}


def roads_scene(run: Run) -> Scene:
    """Return a scene with a bar for each row: the parts of matches by their road to victory, and orange's share."""
    rows = {name: group for name, group in run.rows().items() if name != "other"}
    height = 2 * EDGE + HEAD + ROW * (len(rows) + 1)
    items: list[Item] = [ground(WIDTH, height)]
    title, rest = Box(EDGE, EDGE, WIDTH - 2 * EDGE, HEAD).top(60)
    items.append(layout.line(title, "Archutheon: how matches end", "display", 44, "text"))
    count = sum(group.count for group in rows.values())
    subtitle = (
        f"{count:,} matches of quick players: the leader's death, the Gate, the Collapse; in front, orange's share"
    )
    items.append(layout.line(rest.top(40)[0], subtitle, "text", 26, "muted"))
    for n, (name, group) in enumerate(rows.items()):
        items += _row(name, group, Box(EDGE, EDGE + HEAD + n * ROW, WIDTH - 2 * EDGE, ROW - 8))
    return Scene(WIDTH, height, tuple(items))


def _row(name: str, group: Group, box: Box) -> list[Item]:
    title, rest = box.left(NAME, 0)
    items: list[Item] = [*layout.name(title, TITLES[name], "text", 26, "text")]
    share, bar = rest.left(SHARE, 0)
    items.append(layout.line(share, f"{group.orange.value:.0%}", "strong", 26, "text"))
    at = bar.x
    for road in ROADS:
        wide = int(bar.w * group.road(road).value)
        if wide > 0:
            part = Box(at, bar.y, wide, bar.h)
            items.append(Panel(part, COLOURS[road], 6))
            if wide > 70:
                items.append(layout.line(part, f"{group.road(road).value:.0%}", "strong", 24, "page", "centre"))
        at += wide
    return items
