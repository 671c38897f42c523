"""Painting: flat colours where they belong, only the theme's colours, the same bytes every time."""

from __future__ import annotations

import io
import subprocess
import sys

import pytest
from PIL import Image, ImageChops, ImageDraw

from boards import canvas
from boards.jobs import ROOT
from boards.painting import layout, shapes, text
from boards.painting.layout import Box, Icon, Item, Mark, MarkShape, Panel, Scene
from boards.painting.theme import SEATS, THEMES, Theme

EACH = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
SHAPES: tuple[MarkShape, ...] = (
    "circle",
    "square",
    "triangle",
    "diamond",
    "hexagon",
    "star",
    "right",
    "left",
    "up",
    "down",
    "check",
    "cross",
    "most",
)


def scene(*items: Item) -> Scene:
    return Scene(200, 120, items)


def image(picture: Scene, theme: str = "dark") -> Image.Image:
    data = canvas.paint(picture, THEMES[theme])  # type: ignore[index]
    return Image.open(io.BytesIO(data)).convert("RGB")


@EACH
def test_every_role_keeps_its_colour(theme: Theme) -> None:
    picture = Image.new("RGB", (len(theme.roles), 1))
    for x, tone in enumerate(theme.roles.values()):
        picture.putpixel((x, 0), tone)
    back = canvas.quantize(picture, theme).convert("RGB")
    assert [back.getpixel((x, 0)) for x in range(back.width)] == list(theme.roles.values())


@EACH
def test_only_colours_of_the_theme_are_painted(theme: Theme) -> None:
    items = [layout.seat_badge(Box(n * 30, 2, 30, 30), n) for n in range(SEATS)]
    label = layout.line(Box(0, 40, 200, 60), "Ёж 42", "display", 50, "bad")
    data = canvas.paint(scene(Panel(Box(0, 0, 200, 110), "panel", 20, "line"), *items, label), theme)
    used = Image.open(io.BytesIO(data)).convert("RGB").getcolors()
    assert used is not None
    assert {tone for _, tone in used} <= set(theme.palette)


def test_a_panel_has_a_line_a_fill_and_round_corners() -> None:
    theme = THEMES["dark"]
    picture = image(scene(Panel(Box(10, 10, 100, 80), "paper", 16, "seat1", 4)))
    assert picture.getpixel((60, 50)) == theme["paper"]
    assert [picture.getpixel(at) for at in ((60, 10), (60, 89), (10, 50), (109, 50), (60, 13))] == [theme["seat1"]] * 5
    assert [picture.getpixel(at) for at in ((10, 10), (109, 10), (10, 89), (109, 89), (9, 50), (110, 50))] == [
        theme["page"]
    ] * 6


def test_a_panel_smaller_than_its_corners_is_still_painted() -> None:
    theme = THEMES["dark"]
    picture = image(scene(Panel(Box(10, 10, 8, 8), "gold", 40), Panel(Box(40, 40, 30, 2), "gold")))
    assert picture.getpixel((13, 13)) == theme["gold"]
    assert picture.getpixel((69, 41)) == theme["gold"]


@pytest.mark.parametrize(("radius", "thick"), [(16, 4), (3, 6), (0, 3), (60, 5)])
def test_a_line_around_a_panel_is_as_one_panel_upon_another(radius: int, thick: int) -> None:
    box = Box(10, 10, 100, 80)
    outer = min(radius, 40)
    lined = image(scene(Panel(box, "paper", radius, "gold", thick)))
    both = image(scene(Panel(box, "gold", outer), Panel(box.inset(thick), "paper", max(0, outer - thick))))
    assert lined.tobytes() == both.tobytes()


def test_letters_lie_where_the_face_puts_them_with_two_steps_at_their_edges() -> None:
    theme = THEMES["dark"]
    label = layout.line(Box(20, 10, 160, 100), "Ёжик, 4!", "display", 40, "text")
    picture = image(scene(label))
    whole = Image.new("L", picture.size, 0)
    place = (label.box.x, label.base)
    ImageDraw.Draw(whole).text(place, label.words, fill=255, font=text.font("display", 40), anchor="ls")
    inked = whole.point(lambda value: 255 if value > 42 else 0)
    ground = Image.new("RGB", picture.size, theme["page"])
    assert ImageChops.difference(picture, ground).convert("L").point(lambda v: 255 if v else 0).getbbox() == (
        inked.getbbox()
    )
    assert {value for _, value in shapes.harden_letters(whole).getcolors() or []} == {0, 85, 170, 255}


def test_the_letter_of_a_badge_is_in_its_middle() -> None:
    for n in range(SEATS):
        picture = image(scene(layout.seat_badge(Box(40, 20, 80, 80), n)))
        ink = THEMES["dark"][f"seat{n}.ink"]
        found = [x for x in range(40, 120) for y in range(20, 100) if picture.getpixel((x, y)) == ink]
        assert abs((min(found) + max(found)) / 2 - 79.5) <= 3


@pytest.mark.parametrize("shape", SHAPES)
def test_a_shape_fills_its_box_and_nothing_else(shape: MarkShape) -> None:
    mask = shapes.shape_mask(shape, 48, 48)
    assert mask.size == (48, 48)
    left, top, right, bottom = mask.point(lambda v: 255 if v > 127 else 0).getbbox() or (0, 0, 0, 0)
    assert right - left >= 38
    assert bottom - top >= 38
    picture = image(scene(Mark(Box(20, 20, 48, 48), shape, "gold")))
    outside = picture.copy()
    outside.paste(THEMES["dark"]["page"], (20, 20, 68, 68))
    assert outside.getcolors() == [(200 * 120, THEMES["dark"]["page"])]


def test_shapes_differ() -> None:
    masks = {shapes.shape_mask(shape, 40, 40).tobytes() for shape in SHAPES}
    assert len(masks) == len(SHAPES)


def test_icons_are_drawn_whole_and_unknown_ones_as_a_question_mark() -> None:
    for name in shapes.icon_characters():
        box = shapes.icon_mask(name, 64).getbbox()
        assert box is not None, name
        assert max(box[2] - box[0], box[3] - box[1]) >= 40, name
    assert shapes.icon_mask("no_such_icon", 40).tobytes() == shapes.icon_mask("uncertainty", 40).tobytes()
    assert shapes.icon_mask("dragon_head", 40).tobytes() == shapes.icon_mask("dragon-head", 40).tobytes()


def test_a_scene_gives_the_same_bytes_in_another_process() -> None:
    program = (
        "import sys; from boards import canvas; from boards.painting import layout; from boards.painting.layout import *\n"
        "from boards.painting.theme import THEMES\n"
        "s = Scene(200, 120, (Panel(Box(5, 5, 150, 100), 'paper', 12, 'gold'), Icon(Box(20, 20, 50, 50), 'cat', 'paper.text'),\n"
        "    layout.line(Box(80, 20, 50, 50), 'Кот', 'strong', 30, 'paper.text')))\n"
        "sys.stdout.buffer.write(canvas.paint(s, THEMES['light']))"
    )
    items = (
        Panel(Box(5, 5, 150, 100), "paper", 12, "gold"),
        Icon(Box(20, 20, 50, 50), "cat", "paper.text"),
        layout.line(Box(80, 20, 50, 50), "Кот", "strong", 30, "paper.text"),
    )
    here = canvas.paint(scene(*items), THEMES["light"])
    there = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, check=True).stdout
    assert here == there
