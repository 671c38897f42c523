"""A seat's panel: a surface framed in the seat's colour, with a bar of that colour along its top."""

from __future__ import annotations

from typing import NamedTuple

from boards.painting.layout import Badge, Box, Icon, Item, Panel
from boards.painting.theme import Role

ROUND = 16
"""Radius of the panel's corners."""

MARGIN = 8
"""Pixels that the bar's content keeps from the frame at its left and right."""

RULE = 5
"""Height of the rule beneath a bar."""


class SeatPanel(NamedTuple):
    """The items of an empty panel, the room in its bar, and all of the panel below the bar, frame included."""

    items: list[Item]
    bar: Box
    below: Box


def seat_panel(box: Box, high: int, tone: Role, frame: int, fill: Role = "panel", *, ruled: bool = False) -> SeatPanel:
    """Return an empty panel that fills the box; frame and bar have the colour `tone`.

    `frame` is the thickness of the frame in pixels, `high` the height of the bar without it. With `ruled` a darker rule lies
    beneath the bar, in the uppermost `RULE` pixels of the room below.
    """
    bar, below = box.top(high + frame)
    corners = bar.foot(ROUND)[0]
    items: list[Item] = [
        Panel(box, fill, ROUND, tone, frame),
        Panel(bar, tone, ROUND),
        # The bar's lower corners are square, and nothing else lies on them.
        Panel(corners.left(frame + MARGIN)[0], tone),
        Panel(corners.end(frame + MARGIN)[0], tone),
    ]
    if ruled:
        items.append(Panel(below.inset(frame, 0).top(RULE)[0], f"{tone}.deep"))
    return SeatPanel(items, bar.inset(frame + MARGIN, frame), below)


def plaque(box: Box, icon: str, margin: int = 6) -> list[Item]:
    """Return a sign on brass, which stands in a bar: it marks the leader, the active player or the winner."""
    return [Panel(box, "metal.tint", 10, "rim", 3), Icon(box.inset(margin), icon, "rim")]


def place_badge(box: Box, place: int) -> Badge:
    """Return a seat's place in the order of play, which stands in its bar."""
    return Badge(box, "circle", "paper", str(place), "paper.text")
