"""The palette: at most 256 colours, readable in every theme."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from boards.emblems import ENAMELS
from boards.theme import APART, PAIRS, SEAT_COLOURS, SEATS, THEMES, Theme, colour, contrast, mix

EACH = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)


@EACH
def test_a_palette_has_at_most_256_colours_and_all_roles(theme: Theme) -> None:
    assert len(theme.palette) == len(set(theme.palette)) <= 256
    assert set(theme.roles.values()) <= set(theme.palette)


def test_themes_have_the_same_roles() -> None:
    assert len({frozenset(theme.roles) for theme in THEMES.values()}) == 1


@EACH
def test_steps_between_colours_that_meet_are_in_the_palette(theme: Theme) -> None:
    steps = {mix(theme[a], theme[b], share) for a, b in PAIRS for share in (0.25, 0.5, 0.75)}
    far = {step for step in steps if min(math.dist(step, tone) for tone in theme.palette) >= APART}
    assert far == set()


@EACH
def test_letters_can_be_read_on_their_grounds(theme: Theme) -> None:
    small = [("text", g) for g in ("page", "panel", "raised")] + [("muted", g) for g in ("page", "panel")]
    small += [("paper.text", "paper"), ("paper.text", "paper.shade"), ("paper.muted", "paper"), ("paper", "back")]
    small += [("spell", "raised"), *((f"seat{n}.ink", f"seat{n}") for n in range(SEATS))]
    small += [("spell.paper", "back"), ("back.note", "back"), ("paper.muted", "paper.shade")]
    small += [(ink, ground) for ink in ("paper.good", "paper.bad") for ground in ("paper", "paper.shade")]
    large = [(ink, ground) for ink in ("gold", "good", "bad") for ground in ("page", "panel", "raised")]
    assert {
        pair: contrast(theme[pair[0]], theme[pair[1]])
        for pair in small
        if contrast(theme[pair[0]], theme[pair[1]]) < 4.5
    } == {}
    assert {
        pair: contrast(theme[pair[0]], theme[pair[1]]) for pair in large if contrast(theme[pair[0]], theme[pair[1]]) < 3
    } == {}


@EACH
def test_glyphs_stand_out_from_their_enamel_and_rims_from_metal(theme: Theme) -> None:
    for enamel in ENAMELS:
        assert contrast(theme[f"enamel.{enamel}.ink"], theme[f"enamel.{enamel}"]) >= 4.5, enamel
        # The pattern of a portrait shows beside the glyph, and the glyph must stand out from both its colours.
        assert contrast(theme[f"enamel.{enamel}.ink"], theme[f"enamel.{enamel}.deep"]) >= 3, enamel
    for metal in ("metal", "metal.tint"):
        assert contrast(theme[metal], theme["rim"]) >= 4.5
    assert contrast(theme["metal.deep"], theme["metal"]) >= 2


def test_enamels_are_told_apart_by_colour() -> None:
    theme = THEMES["dark"]
    for one, other in combinations(ENAMELS, 2):
        assert math.dist(theme[f"enamel.{one}"], theme[f"enamel.{other}"]) >= 40, (one, other)


def test_the_high_contrast_theme_has_high_contrast() -> None:
    theme = THEMES["contrast"]
    pairs = [
        ("text", "page"),
        ("muted", "panel"),
        ("gold", "panel"),
        ("good", "panel"),
        ("bad", "panel"),
        ("paper.text", "paper"),
    ]
    assert min(contrast(theme[a], theme[b]) for a, b in pairs) >= 7


def test_seat_colours_are_those_of_okabe_and_ito() -> None:
    published = {"#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7", "#000000"}
    assert set(SEAT_COLOURS) <= published
    for theme in THEMES.values():
        assert [theme[f"seat{n}"] for n in range(SEATS)] == [colour(text) for text in SEAT_COLOURS]


def test_contrast_is_that_of_wcag() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((118, 118, 118), (255, 255, 255)) == pytest.approx(4.54, abs=0.01)
