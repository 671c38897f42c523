"""The picture of a rating curve: scale, dates, the dashed part, the last value."""

from __future__ import annotations

import pytest

from boards.canvas import render
from boards.painting.layout import Label, Sprite
from boards.painting.theme import theme_of
from boards.tournaments.curve import curve_scene, scale_of
from boards.tournaments.curve_art import DASH, SPACE, Curve, dashes
from boards.tournaments.scenes import scenes_of
from tests.boards.support.scenes import texts
from tournaments.views.pages import RatingCurve, RatingPoint
from words.tournaments.pictures.captions import PictureWords

WORDS = PictureWords("en", {1: "Anna"})


def curve(*points: tuple[int, int, bool]) -> RatingCurve:
    return RatingCurve("Krendel · duel", tuple(RatingPoint(*point) for point in points))


@pytest.mark.parametrize(
    ("ratings", "scale"),
    [([1000], (1000, 1020, 10)), ([712], (710, 730, 10)), ([950, 1118], (950, 1150, 50)), ([-30, 40], (-40, 40, 20))],
)
def test_the_scale_has_round_numbers_around_all_ratings(ratings: list[int], scale: tuple[int, int, int]) -> None:
    assert scale_of(ratings) == scale


def test_the_scale_holds_any_ratings_in_few_lines() -> None:
    for least in range(-500, 2000, 173):
        for span in (0, 1, 9, 60, 333, 1000, 4000, 20_000):
            low, high, step = scale_of([least, least + span])
            assert low <= least
            assert least + span <= high
            assert (high - low) % step == 0
            assert 2 <= (high - low) // step <= 5


def test_the_last_value_is_large_and_marked_while_it_is_not_settled() -> None:
    settled = curve_scene(curve((20_000, 990, True), (20_030, 1078, False)), WORDS)
    last = next(item for item in settled.items if isinstance(item, Label) and item.words == "1078")
    assert last.size >= 90
    assert last.size == max(item.size for item in settled.items if isinstance(item, Label))
    assert "1078?" in texts(curve_scene(curve((20_000, 990, True), (20_030, 1078, True)), WORDS))


def test_only_the_part_that_is_not_settled_is_dashed() -> None:
    scene = curve_scene(curve((20_000, 990, True), (20_010, 1000, True), (20_020, 1020, False)), WORDS)
    art = next(item.art for item in scene.items if isinstance(item, Sprite) and isinstance(item.art, Curve))
    assert art.dashed == (True, True, False)
    assert "not settled yet" in texts(scene)
    assert "not settled yet" not in texts(curve_scene(curve((20_000, 990, False)), WORDS))


def test_dashes_are_painted_with_gaps() -> None:
    def ink(*points: tuple[int, int, bool]) -> int:
        image = render(curve_scene(curve(*points, (20_060, 1000, False)), WORDS), theme_of("dark"))
        return sum(count for count, tone in image.getcolors(1 << 20) or [] if tone == theme_of("dark")["spell"])

    whole = ink((20_000, 1000, False), (20_030, 1000, False))
    # The note below the curve has three dashes of its own.
    note = 3 * DASH * 6
    half = ink((20_000, 1000, True), (20_030, 1000, True)) - note
    assert half / whole == pytest.approx(1 - SPACE / (DASH + SPACE) / 2, abs=0.03)


def test_higher_ratings_stand_higher_and_later_ones_further_right() -> None:
    scene = curve_scene(curve((20_000, 990, False), (20_010, 1000, False), (20_030, 980, False)), WORDS)
    art = next(item.art for item in scene.items if isinstance(item, Sprite) and isinstance(item.art, Curve))
    (x0, y0), (x1, y1), (x2, y2) = art.places
    assert x0 < x1 < x2
    assert y1 < y0 < y2
    assert (x1 - x0) * 2 == pytest.approx(x2 - x1, abs=2)


def test_dashes_go_on_across_a_corner() -> None:
    first = [*dashes((0, 0), (100, 0), 0)]
    assert first[0][1] == pytest.approx((DASH, 0))
    assert first[1][0] == pytest.approx((DASH + SPACE, 0))
    after = [*dashes((100, 0), (200, 0), 100)]
    # 100 pixels are three dashes and spaces and the whole of a fourth dash: a space comes first.
    assert after[0][0] == pytest.approx((4 * (DASH + SPACE), 0))


def test_dates_are_days_or_months_of_years() -> None:
    assert {"4 Oct", "3 Nov"} <= set(texts(curve_scene(curve((20_000, 1, False), (20_030, 2, False)), WORDS)))
    shown = texts(curve_scene(curve((20_000, 1, False), (20_900, 2, False)), WORDS))
    assert "Oct 2024" in shown
    assert "Mar 2027" in shown


def test_a_curve_without_points_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one point"):
        scenes_of(curve(), WORDS)


@pytest.mark.parametrize("name", ["dark", "light", "contrast"])
def test_the_line_is_seen_on_its_ground(name: str) -> None:
    theme = theme_of(name)  # type: ignore[arg-type]
    image = render(curve_scene(curve((20_000, 990, False), (20_030, 1078, False)), WORDS), theme)
    assert sum(count for count, tone in image.getcolors(1 << 20) or [] if tone == theme["spell"]) > 4000
