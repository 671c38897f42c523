"""The picture of a rating curve: the shown rating over time, with the last value large."""

from __future__ import annotations

from datetime import UTC, date, datetime

from boards.painting import layout, text
from boards.painting.layout import Box, Item, Label, Panel, Scene, Sprite, ground
from boards.tournaments import frame
from boards.tournaments.curve_art import INSET, Curve
from boards.tournaments.frame import EDGE, LEAST, READ, WIDTH
from tournaments.views.pages import PERSON, RatingCurve
from words.tournaments.pictures.captions import PictureWords
from words.tournaments.pictures.figures import short_figure

HIGH, HEAD = 820, 130
SCALE, DATES = 110, 72
"""Width of the ratings at the left, and height of the dates below."""

STEPS = (10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000)
"""Distances between lines of ratings."""

LINES = 5
"""Most lines of ratings beside the lowest."""

MARKS = 4
"""Most dates below the curve."""

SECONDS = 86_400
YEAR = 365
INNER = WIDTH - 2 * EDGE


def curve_scene(curve: RatingCurve, words: PictureWords) -> Scene:
    """Return a rating curve, 1280 by 820 pixels. Raises ValueError for one without points."""
    if not curve.points:
        raise ValueError("a rating curve has at least one point")
    head, rest = Box(EDGE, EDGE, INNER, HIGH - 2 * EDGE).top(HEAD, frame.GAP)
    items: list[Item] = [*_head(curve, words, head), Panel(rest, "panel", 14, "page.inlay", 3)]
    inner = rest.inset(18, 16)
    unsettled = any(point.provisional for point in curve.points)
    if unsettled:
        note, inner = inner.foot(frame.LEGEND, 4)
        items += _unsettled_note(note, words)
    field = Box(inner.x + SCALE, inner.y + 18, inner.w - SCALE - 50, inner.h - 18 - DATES)
    low, high, step = scale_of([point.rating for point in curve.points])
    scale = {rating: field.h - (rating - low) * field.h // (high - low) for rating in range(low, high + 1, step)}
    for rating, y in scale.items():
        spot = Box(inner.x, field.y + y - 20, SCALE - 16, 40)
        items.append(layout.line(spot, short_figure(str(rating), words.say), "text", READ, "muted", "right"))
    items += _dates(curve, words, Box(field.x, field.bottom + 20, field.w, DATES - 20))
    items.append(_line(curve, field, (low, high), tuple(scale.values())))
    return Scene(WIDTH, HIGH, (ground(WIDTH, HIGH), *items))


def _head(curve: RatingCurve, words: PictureWords, box: Box) -> list[Item]:
    """Return the head: the person and the game of the rating, and the last value large."""
    items: list[Item] = [Panel(box, "panel", 14, "metal.deep", 3)]
    inner = box.inset(20, 8)
    last = curve.points[-1]
    figure = short_figure(str(last.rating), words.say) + ("?" if last.provisional else "")
    value, inner = inner.end(text.width(figure, "strong", 96), 24)
    items.append(layout.line(value, figure, "strong", 96, "gold", "right"))
    name, title = inner.top(inner.h * 55 // 100)
    items += frame.fitted(name, words.name(PERSON), 46, "text")
    return [*items, *frame.fitted(title, curve.title, READ + 2, "muted", face="text")]


def scale_of(ratings: list[int]) -> tuple[int, int, int]:
    """Return the lowest and the highest line of ratings, and the distance between lines."""
    least, most = min(ratings), max(ratings)
    for step in STEPS:
        low, high = least // step * step, -(-most // step) * step
        high = max(high, low + 2 * step)
        if (high - low) // step <= LINES:
            return low, high, step
    step = -(-(most - least) // (LINES - 1))
    low = least // step * step
    return low, -(-most // step) * step, step


def _place(curve: RatingCurve, field: Box, bounds: tuple[int, int]) -> list[tuple[int, int]]:
    first, last = curve.points[0].day, curve.points[-1].day
    low, high = bounds
    return [
        (
            field.w if first == last else (point.day - first) * field.w // (last - first),
            field.h - (point.rating - low) * field.h // (high - low),
        )
        for point in curve.points
    ]


def _line(curve: RatingCurve, field: Box, bounds: tuple[int, int], scale: tuple[int, ...]) -> Sprite:
    """Return the line of the curve on the lines of its scale, with room for its dot on all sides."""
    places = tuple((x + INSET, y + INSET) for x, y in _place(curve, field, bounds))
    dashed = tuple(point.provisional for point in curve.points)
    return Sprite(field.inset(-INSET), Curve(places, dashed, tuple(y + INSET for y in scale)))


# -------------------------------------------------------------------- dates


def _dates(curve: RatingCurve, words: PictureWords, box: Box) -> list[Label]:
    """Return the first day, the last one, and as many between them as there is room for."""
    first, last = curve.points[0].day, curve.points[-1].day
    count = MARKS if last - first >= MARKS else 1 + (last > first)
    days = sorted({first + (last - first) * n // max(count - 1, 1) for n in range(count)})
    if first == last:
        days = [last]
    long = last - first > YEAR
    found: list[Label] = []
    for number, day in enumerate(days):
        shown = text.clean(_day(day, words, long=long), "text")
        x = box.right if first == last else box.x + (day - first) * box.w // (last - first)
        wide = text.width(shown, "text", READ)
        left = min(max(x - wide // 2, box.x - 60), box.right + 44 - wide)
        label = layout.line(Box(left, box.y, wide, box.h), shown, "text", READ, "muted")
        ends = number in (0, len(days) - 1)
        if not any(label.box.overlaps(_wider(other.box)) for other in found):
            found.append(label)
        elif ends:
            found = [*found[:-1], label] if len(found) > 1 else [label]
    return found


def _wider(box: Box) -> Box:
    return box.inset(-14, 0)


def _day(day: int, words: PictureWords, *, long: bool) -> str:
    found: date = datetime.fromtimestamp(day * SECONDS, UTC).date()
    return words.day(found.year, found.month, 0 if long else found.day)


def _unsettled_note(box: Box, words: PictureWords) -> list[Item]:
    """Return a dashed line with its meaning."""
    dashes = [Panel(Box(box.x + n * 28, box.y + box.h // 2 - 3, 16, 6), "spell") for n in range(3)]
    shown = text.clean(words.say("picture-curve-provisional"), "text")
    return [*dashes, layout.line(Box(box.x + 92, box.y, box.w - 92, box.h), shown, "text", LEAST, "muted")]
