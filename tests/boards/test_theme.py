"""The palette: at most 256 colours, readable in every theme."""

from __future__ import annotations

import math
from itertools import combinations, pairwise

import pytest

from boards.painting.emblems import ENAMELS
from boards.painting.theme import (
    MIN_DISTANCE,
    PAIRS,
    SEAT_COLOURS,
    SEATS,
    THEMES,
    Theme,
    contrast,
    luminance,
    mix,
    parse_colour,
    theme_of,
)

ALL = [theme_of(name, colours) for name in THEMES for colours in SEAT_COLOURS]
EACH = pytest.mark.parametrize("theme", ALL, ids=lambda theme: f"{theme.name}-{theme.colours}")


@EACH
def test_a_palette_has_at_most_256_colours_and_all_roles(theme: Theme) -> None:
    assert len(theme.palette) == len(set(theme.palette)) <= 256
    assert set(theme.roles.values()) <= set(theme.palette)


def test_themes_have_the_same_roles() -> None:
    assert len({frozenset(theme.roles) for theme in ALL}) == 1


@EACH
def test_steps_between_colours_that_meet_are_in_the_palette(theme: Theme) -> None:
    steps = {mix(theme[a], theme[b], share) for a, b in PAIRS for share in (0.25, 0.5, 0.75)}
    far = {step for step in steps if min(math.dist(step, tone) for tone in theme.palette) >= MIN_DISTANCE}
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
    assert set(SEAT_COLOURS["standard"]) <= published
    for theme in THEMES.values():
        assert [theme[f"seat{n}"] for n in range(SEATS)] == [parse_colour(text) for text in SEAT_COLOURS["standard"]]


def test_bright_colours_are_those_of_tol() -> None:
    published = {"#4477aa", "#ee6677", "#228833", "#ccbb44", "#66ccee", "#aa3377", "#bbbbbb"}
    assert set(SEAT_COLOURS["bright"]) <= published


def test_shades_are_told_apart_by_lightness_alone() -> None:
    """Steps of the lightness L* of CIE 1976 that are seen without any hue."""
    lightness = [116 * luminance(parse_colour(text)) ** (1 / 3) - 16 for text in SEAT_COLOURS["shades"]]
    assert min(lighter - darker for darker, lighter in pairwise(lightness)) >= 9


@EACH
def test_seats_have_different_colours(theme: Theme) -> None:
    seats = [theme[f"seat{n}"] for n in range(SEATS)]
    assert min(math.dist(one, other) for one, other in combinations(seats, 2)) >= 30
    # On each ground at least five of six stand out; the letter, in the ink of its own, stands out on all of them.
    assert sum(contrast(seat, theme["panel"]) >= 1.5 for seat in seats) >= SEATS - 1


def test_a_set_of_colours_changes_the_seats_alone() -> None:
    for name, usual in THEMES.items():
        for colours in SEAT_COLOURS:
            other = theme_of(name, colours)
            assert {role for role in usual.roles if not role.startswith("seat") and usual[role] != other[role]} == set()


def test_contrast_is_that_of_wcag() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((118, 118, 118), (255, 255, 255)) == pytest.approx(4.54, abs=0.01)
