"""Boxes and pieces of layout."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from boards.painting import layout, text
from boards.painting.layout import Badge, Box
from boards.painting.theme import SEATS

BOXES = st.builds(Box, st.integers(-50, 50), st.integers(-50, 50), st.integers(20, 200), st.integers(20, 200))


@given(box=BOXES, size=st.integers(1, 15), gap=st.integers(0, 4))
def test_parts_of_a_box_lie_in_it_and_apart(box: Box, size: int, gap: int) -> None:
    for one, rest in (box.top(size, gap), box.foot(size, gap), box.left(size, gap), box.end(size, gap)):
        assert box.contains(one)
        assert box.contains(rest)
        assert not one.overlaps(rest)
    assert one.w == size
    assert rest.w == box.w - size - gap


@given(box=BOXES, count=st.integers(1, 6), gap=st.integers(0, 2))
def test_columns_are_equal_and_apart(box: Box, count: int, gap: int) -> None:
    columns = box.columns(count, gap)
    assert len({(c.w, c.h) for c in columns}) == 1
    assert all(box.contains(c) for c in columns)
    assert all(b.x - a.right == gap for a, b in pairwise(columns))


@given(box=BOXES)
def test_the_largest_square_lies_in_the_middle(box: Box) -> None:
    square = box.square()
    assert square.w == square.h == min(box.w, box.h)
    assert box.contains(square)
    assert abs((square.x - box.x) - (box.right - square.right)) <= 1
    assert abs((square.y - box.y) - (box.bottom - square.bottom)) <= 1


@given(a=BOXES, b=BOXES)
def test_boxes_meet_where_they_share_a_pixel(a: Box, b: Box) -> None:
    across = set(range(a.x, a.right)) & set(range(b.x, b.right))
    down = set(range(a.y, a.bottom)) & set(range(b.y, b.bottom))
    assert a.overlaps(b) == b.overlaps(a) == bool(across and down)


def test_a_line_stands_where_it_is_told() -> None:
    box = Box(100, 10, 300, 60)
    wide = text.width("17", "strong", 40)
    places = [layout.line(box, "17", "strong", 40, "text", align).box for align in ("left", "centre", "right")]
    assert [place.x for place in places] == [100, 100 + (300 - wide) // 2, 400 - wide]
    assert {(place.w, place.h, place.y) for place in places} == {(wide, 48, 16)}


def test_every_seat_has_a_colour_a_shape_and_a_letter_of_its_own() -> None:
    badges = [layout.seat_badge(Box(0, 0, 44, 44), seat) for seat in range(SEATS)]
    assert [badge.words for badge in badges] == list("ABCDEF")
    assert len({badge.fill for badge in badges}) == len({badge.shape for badge in badges}) == SEATS


def test_letters_in_marks_of_44_pixels_are_large_enough() -> None:
    badges = [layout.seat_badge(Box(0, 0, 44, 44), seat) for seat in range(SEATS)]
    assert min(map(layout.letter_size, badges)) == text.SMALLEST
    assert layout.letter_size(Badge(Box(0, 0, 40, 40), "circle", "gold", "1", "page")) == 27
