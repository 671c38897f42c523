"""A picture of all games: each preset deck's share of wins against each other."""

from __future__ import annotations

from boards.painting import layout
from boards.painting.layout import Box, Item, Panel, Scene, ground
from tools.balance.legends.figures import HIGH, LOW, Group, Run

EDGE, HEAD = 24, 118
NAME, SHARE, CELL_W, CELL_H = 290, 150, 240, 64
SIZE = 26


def games_scene(run: Run) -> Scene:
    """Return the table of shares as a scene, a row and a column for each deck."""
    group = Group(run.quick)
    decks = sorted(run.pack.preset)
    width = 2 * EDGE + NAME + SHARE + CELL_W * len(decks)
    height = 2 * EDGE + HEAD + CELL_H * (len(decks) + 1)
    items: list[Item] = [ground(width, height)]
    title, rest = Box(EDGE, EDGE, width - 2 * EDGE, HEAD).top(60)
    items.append(layout.line(title, "Legends: which deck wins", "display", 44, "text"))
    half, _ = group.length
    subtitle = (
        f"{group.count:,} games of quick players, {half:g} turns in the median; whoever is first wins {group.first.value:.0%};"
        " each row: games won against the column's deck"
    )
    items.append(layout.line(rest.top(40)[0], subtitle, "text", SIZE, "muted"))
    for n, deck in enumerate(decks):
        box = Box(EDGE + NAME + SHARE + n * CELL_W, EDGE + HEAD, CELL_W, CELL_H)
        items.append(layout.line(box, _name(run, deck), "text", SIZE, "muted", "centre"))
    for n, deck in enumerate(decks):
        items += _row(run, group, deck, Box(EDGE, EDGE + HEAD + (n + 1) * CELL_H, width - 2 * EDGE, CELL_H))
    return Scene(width, height, tuple(items))


def _name(run: Run, deck: str) -> str:
    return run.pack.preset[deck].name.in_language("en")


def _colour(value: float) -> str:
    return "text" if LOW <= value <= HIGH else "good" if value > HIGH else "bad"


def _row(run: Run, group: Group, deck: str, box: Box) -> list[Item]:
    name, rest = box.left(NAME, 0)
    items = [*layout.name(name, _name(run, deck), "text", SIZE + 2, "text")]
    share, rest = rest.left(SHARE, 0)
    whole = group.share(deck).value
    items.append(layout.line(share, f"{whole:.0%}", "strong", SIZE + 4, _colour(whole)))
    for n, other in enumerate(sorted(run.pack.preset)):
        cell = Box(rest.x + n * CELL_W, rest.y + 2, CELL_W - 4, CELL_H - 4)
        found = group.pairs.get((deck, other))
        items.append(Panel(cell, "panel" if found is None else "raised", 6))
        if found is not None:
            items.append(layout.line(cell, f"{found.value:.1%}", "text", SIZE, _colour(found.value), "centre"))
    return items
