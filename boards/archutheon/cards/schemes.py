"""Schemes as diagrams of areas: a row from the hero's own area outwards, or a pattern around him (AR-30)."""

from __future__ import annotations

from boards.archutheon.cards import signs
from boards.painting import layout
from boards.painting.layout import Box, Icon, Item, Mark, Tile
from boards.painting.theme import Role
from engines.archutheon.content.arena import STEP
from engines.archutheon.content.shapes import Scheme

FARTHEST = 3
"""Areas that a row reaches at least; no card reaches farther (C-5)."""

TILE_W, TILE_H, DIGITS = 52, 46, 32
SMALL_W, SMALL_H = 36, 32
KIND, DASH = 52, 40

WAYS: dict[str, tuple[float, float]] = {
    "f": (0, -1), "fr": (1, -0.5), "br": (1, 0.5), "b": (0, 1), "bl": (-1, 0.5), "fl": (-1, -0.5),
}  # fmt: skip
"""The place that each step leads to: columns to the right, heights down; ahead is up."""


def width(scheme: Scheme) -> int:
    """Return the width of a diagram."""
    dash = DASH + 8 if scheme.dash else 0
    if scheme.kind == "pattern":
        return dash + KIND + 10 + _pattern_width(scheme)
    return dash + KIND + 10 + _count(scheme) * (TILE_W + 2) - 2


def diagram(box: Box, scheme: Scheme, ink: Role, tone: Role) -> list[Item]:
    """Return a scheme in the middle of a box's height: the sign of its direction, then areas; those it hits in colour."""
    items: list[Item] = []
    if scheme.dash:
        spot, box = box.left(DASH, 8)
        items.append(Icon(spot.middle(DASH, DASH), signs.DASH, ink))
    spot, box = box.left(KIND, 10)
    sign = signs.TARGETED if scheme.direction == "targeted" else signs.AREA
    items.append(Icon(spot.middle(KIND, KIND), sign, ink))
    return [*items, *(_pattern if scheme.kind == "pattern" else _row)(box, scheme, ink, tone)]


def _count(scheme: Scheme) -> int:
    return max(scheme.most, FARTHEST) + 1


def _row(box: Box, scheme: Scheme, ink: Role, tone: Role) -> list[Item]:
    """Return areas by their distance, the hero's own first."""
    items: list[Item] = []
    for n in range(_count(scheme)):
        spot = Box(box.x + n * (TILE_W + 2), box.y, TILE_W, box.h).middle(TILE_W, TILE_H)
        hit = scheme.least <= n <= scheme.most
        items.append(Tile(spot, fill=tone if hit else None, line=tone if hit else ink, thick=3))
        items.append(layout.line(spot, str(n), "strong", DIGITS, f"{tone}.ink" if hit else ink, "centre"))
    return items


def _places(scheme: Scheme) -> list[tuple[float, float, bool]]:
    """Return each area of a pattern and whether it is hit, the hero's own first."""
    hit = [_place(name) for name in scheme.areas]
    own = (0.0, 0.0)
    return [(*own, own in hit), *((*place, True) for place in hit if place != own)]


def _place(name: str) -> tuple[float, float]:
    steps = [WAYS[step] for step in STEP.findall(name)]
    return sum(step[0] for step in steps), sum(step[1] for step in steps)


def _pattern_width(scheme: Scheme) -> int:
    across = [place[0] for place in _places(scheme)]
    return round((max(across) - min(across)) * SMALL_W * 0.75) + SMALL_W


def _pattern(box: Box, scheme: Scheme, ink: Role, tone: Role) -> list[Item]:
    """Return areas around the hero's own, which a dot marks."""
    places = _places(scheme)
    left = min(across for across, _, _ in places)
    top, low = min(down for _, down, _ in places), max(down for _, down, _ in places)
    first = box.y + (box.h - round((low - top + 1) * SMALL_H)) // 2
    items: list[Item] = []
    for n, (across, down, hit) in enumerate(places):
        x, y = box.x + round((across - left) * SMALL_W * 0.75), first + round((down - top) * SMALL_H)
        spot = Box(x, y, SMALL_W, SMALL_H)
        items.append(Tile(spot.inset(1), fill=tone if hit else None, line=tone if hit else ink, thick=3))
        if n == 0:
            items.append(Mark(spot.middle(12, 12), "circle", f"{tone}.ink" if hit else ink))
    return items
