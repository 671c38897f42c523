"""Sprites: pictures made once, of their size, in the theme's colours, and cheap to pack."""

from __future__ import annotations

import io
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from boards import canvas
from boards.painting import shapes
from boards.painting.emblems import PATTERNS, RIMS, Ground, Medallion, Outline, Portrait
from boards.painting.layout import Box, Panel, Scene, Sprite
from boards.painting.theme import THEMES, Theme
from boards.pieces import ornaments, sprites

EACH = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
CAT = Medallion("cat", "guard", "circle", "notches", "white-tower")
OUTLINES: tuple[Outline, ...] = ("sun", "shield", "circle", "rosette", "octagon")


def painted(scene: Scene, theme: Theme) -> Image.Image:
    return Image.open(io.BytesIO(canvas.paint(scene, theme))).convert("RGB")


@pytest.mark.parametrize("side", [48, 63, 64, 120, 320])
@pytest.mark.parametrize("outline", OUTLINES)
def test_a_medallion_fills_its_box(outline: Outline, side: int) -> None:
    image, mask = sprites.sprite(Medallion("cat", "guard", outline, "rope", None), side, side, "dark")
    assert mask is not None
    assert image.size == mask.size == (side, side)
    left, top, right, bottom = mask.point(lambda v: 255 if v > 127 else 0).getbbox() or (0, 0, 0, 0)
    assert min(right - left, bottom - top) >= side * 0.85
    assert mask.getpixel((side // 2, side // 2)) == 255
    assert mask.getpixel((0, side - 1)) == 0


def test_a_medallion_has_a_dark_edge_a_metal_ring_and_a_field() -> None:
    theme = THEMES["dark"]
    image, _ = sprites.sprite(Medallion("cat", "guard", "circle", "plain"), 120, 120, "dark")
    along = [image.getpixel((x, 60)) for x in (0, 4, 9, 18)]
    assert along == [theme["rim"], theme["metal"], theme["rim"], theme["enamel.guard"]]
    assert theme["enamel.guard.ink"] in {tone for _, tone in image.getcolors(4096) or []}


def test_outlines_rims_and_enamels_differ() -> None:
    for side in (48, 120):
        masks = [sprites.sprite(Medallion("cat", "guard", o, "plain"), side, side, "dark")[1] for o in OUTLINES]
        assert len({mask.tobytes() for mask in masks if mask is not None}) == len(OUTLINES)
    rims = {sprites.sprite(Medallion("cat", "guard", "circle", rim), 120, 120, "dark")[0].tobytes() for rim in RIMS}
    assert len(rims) == len(RIMS)
    kinds = {
        sprites.sprite(Medallion("cat", k, "circle", "plain"), 64, 64, "dark")[0].tobytes() for k in ("guard", "none")
    }
    assert len(kinds) == 2


def test_only_medallions_with_room_have_a_sign() -> None:
    bare = Medallion("cat", "guard", "circle", "notches")
    small, large = sprites.SIGN_FROM - 1, sprites.SIGN_FROM
    assert (
        sprites.sprite(CAT, small, small, "dark")[0].tobytes()
        == sprites.sprite(bare, small, small, "dark")[0].tobytes()
    )
    one, other = (sprites.sprite(art, large, large, "dark")[0] for art in (CAT, bare))
    left, top, right, bottom = ImageChops.difference(one, other).getbbox() or (0, 0, 0, 0)
    assert min(left, top) >= large // 2
    assert min(right, bottom) >= large - 1


def test_patterns_differ() -> None:
    found = {kind: ornaments.pattern_mask(kind, 300, 140).tobytes() for kind in PATTERNS}
    for one, other in combinations(PATTERNS, 2):
        assert found[one] != found[other], (one, other)
    for kind in PATTERNS:
        share = sum(ornaments.pattern_mask(kind, 300, 140).histogram()[128:]) / (300 * 140)
        assert 0.1 < share < 0.9, kind


@EACH
def test_a_sprite_is_painted_over_its_ground_and_nothing_else(theme: Theme) -> None:
    items = (Panel(Box(0, 0, 200, 120), "paper"), Sprite(Box(20, 10, 96, 96), CAT))
    image = painted(Scene(200, 120, items), theme)
    assert image.getpixel((20 + 10, 10 + 48)) == theme["enamel.guard"]
    image.paste(theme["paper"], (20, 10, 116, 106))
    assert image.getcolors() == [(200 * 120, theme["paper"])]


@EACH
def test_sprites_keep_to_the_colours_of_the_theme(theme: Theme) -> None:
    items = (
        Sprite(Box(0, 0, 300, 200), Ground()),
        Sprite(Box(10, 10, 90, 90), CAT),
        Sprite(Box(110, 10, 180, 180), Portrait("ogre", "attack", "rays", "broadsword")),
    )
    used = painted(Scene(300, 200, items), theme).getcolors(256)
    assert used is not None
    assert {tone for _, tone in used} <= set(theme.palette)
    assert {theme["enamel.attack"], theme["enamel.attack.ink"], theme["metal"], theme["page.line"]} <= {
        t for _, t in used
    }


def test_a_portrait_has_a_frame_a_pattern_and_a_halo() -> None:
    theme = THEMES["dark"]
    image, mask = sprites.sprite(Portrait("ogre", "attack", "checks"), 374, 150, "dark")
    assert (image.size, mask) == ((374, 150), None)
    assert image.getpixel((3, 75)) == theme["metal"]
    assert {image.getpixel((20 + n * 25, 20)) for n in range(4)} == {
        theme["enamel.attack"],
        theme["enamel.attack.deep"],
    }
    assert image.getpixel((187, 16)) == theme["enamel.attack"]


def test_edges_have_a_single_step() -> None:
    masks = (shapes.icon_mask("cat", 60), shapes.shape_mask("circle", 60, 60), sprites.sprite(CAT, 60, 60, "dark")[1])
    for mask in masks:
        assert mask is not None
        assert {value for _, value in mask.getcolors() or []} == {0, 128, 255}


@EACH
@pytest.mark.parametrize("height", [960, 1280])
def test_the_ground_costs_little(height: int, theme: Theme) -> None:
    plain = len(canvas.paint(Scene(1280, height, ()), theme))
    inlaid = len(canvas.paint(Scene(1280, height, (Sprite(Box(0, 0, 1280, height), Ground()),)), theme))
    assert plain < inlaid <= plain + 12 * 1024


def test_the_same_sprite_is_made_once() -> None:
    assert sprites.sprite(CAT, 77, 77, "light")[0] is sprites.sprite(CAT, 77, 77, "light")[0]
    assert sprites.sprite(CAT, 77, 77, "light")[0] is not sprites.sprite(CAT, 77, 77, "dark")[0]
