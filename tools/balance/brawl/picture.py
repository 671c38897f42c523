"""A picture of all duels: each champion's share of wins."""

from __future__ import annotations

from boards.painting import layout
from boards.painting.layout import Box, Item, Panel, Scene, ground
from tools.balance.brawl.report import Run

EDGE, ROW, NAME, SHARE, WIDTH, HEAD = 24, 40, 230, 130, 1000, 118


def brawls_scene(run: Run) -> Scene:
    """Return a scene with a bar for each champion, strongest first, from 0 to 100 % of the matches."""
    height = 2 * EDGE + HEAD + ROW * len(run.ranked)
    items: list[Item] = [ground(WIDTH, height)]
    title, rest = Box(EDGE, EDGE, WIDTH - 2 * EDGE, HEAD).top(60)
    items.append(layout.line(title, "Super Fantasy Brawl: whose team wins", "display", 44, "text"))
    duels = run.groups[0]
    subtitle = f"{duels.count:,} duels of practice players; whoever moves first wins {duels.first:.0%}"
    items.append(layout.line(rest.top(40)[0], subtitle, "text", 26, "muted"))
    for n, kit in enumerate(run.ranked):
        box = Box(EDGE, EDGE + HEAD + n * ROW, WIDTH - 2 * EDGE, ROW - 6)
        name, rest = box.left(NAME, 0)
        items += layout.name(name, run.pack.champion[kit].name.in_language("en"), "text", 26, "text")
        share, bar = rest.left(SHARE, 0)
        items.append(layout.line(share, f"{run.share(kit):.0%}", "strong", 26, "text"))
        items.append(Panel(bar, "panel", 6))
        filled = Box(bar.x, bar.y, max(int(bar.w * run.share(kit)), 12), bar.h)
        items.append(Panel(filled, "good" if run.share(kit) >= 0.5 else "bad", 6))
    return Scene(WIDTH, height, tuple(items))
