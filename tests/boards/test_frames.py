"""Frames that the games share: panels of seats, and of those that players choose among."""

from __future__ import annotations

import pytest

from boards.painting.layout import Box, Panel
from boards.pieces.choices import choice_frame
from boards.pieces.seat_panel import RULE, seat_panel

BOX = Box(10, 20, 400, 300)


@pytest.mark.parametrize(
    ("owner", "banned", "free", "line"),
    [
        (0, False, False, "seat0"),
        (7, True, True, "seat1"),
        (None, True, True, "bad"),
        (None, False, True, "line"),
        (None, False, False, "page.inlay"),
    ],
)
def test_a_choice_is_framed_by_its_owner_else_as_banned_or_free(
    owner: int | None, banned: bool, free: bool, line: str
) -> None:
    frame = choice_frame(BOX, owner=owner, banned=banned, free=free)
    fill, thick = "panel" if free else "page", 3 if owner is None else 5
    assert (frame.box, frame.line, frame.fill, frame.thick) == (BOX, line, fill, thick)


def test_bar_and_room_below_fill_the_panel() -> None:
    items, bar, below = seat_panel(BOX, 60, "seat2", 5)
    surface = items[0]
    assert surface == Panel(BOX, "panel", 16, "seat2", 5)
    assert (bar.y, bar.h) == (BOX.y + 5, 60 + 5 - 2 * 5)
    assert BOX.contains(bar)
    assert (below.x, below.w, below.bottom) == (BOX.x, BOX.w, BOX.bottom)
    assert bar.bottom <= below.y == BOX.y + 65


def test_only_the_lower_corners_of_the_bar_are_square() -> None:
    (_, bar, *corners), _, below = seat_panel(BOX, 60, "seat2", 5)
    assert isinstance(bar, Panel)
    assert bar.radius
    assert all(isinstance(corner, Panel) and corner.radius == 0 for corner in corners)
    assert {(corner.box.bottom, corner.box.h) for corner in corners} == {(below.y, bar.radius)}
    assert (corners[0].box.x, corners[1].box.right) == (BOX.x, BOX.right)


def test_a_rule_lies_below_the_bar_within_the_frame() -> None:
    plain, ruled = (seat_panel(BOX, 60, "seat2", 5, ruled=ruled) for ruled in (False, True))
    assert ruled.items[:-1] == plain.items
    assert ruled.items[-1] == Panel(Box(BOX.x + 5, ruled.below.y, BOX.w - 10, RULE), "seat2.deep")
