"""The picture of a bracket: columns of pairings that lead from left to right, the own path in gold."""

from __future__ import annotations

from boards.painting.layout import Box, Icon, Item, Panel, Scene, ground
from boards.tournaments import frame
from boards.tournaments.bracket_match import HIGH, match_items
from boards.tournaments.frame import EDGE, READ, WIDTH
from tournaments.views.brackets import BracketPage, MatchView
from words.tournaments.pictures.captions import PictureWords

PITCH = HIGH + 7
"""Pixels from pairing to pairing in a full column."""

FIRST, BETWEEN = 372, 28
"""Width of the first of four columns, where the names stand for the first time, and the room between columns."""

CAPTION, TALL_CAPTION = 48, 72
"""Heights of a column's name: "Losers' round 3" may take two lines where "Semifinals" takes one."""

WIRE = 4
"""Width of the lines between pairings."""

INNER = WIDTH - 2 * EDGE
CROWN = 46


def bracket_scene(page: BracketPage, words: PictureWords) -> Scene:
    """Return a page of a bracket, 1280 pixels wide."""
    bar = Box(EDGE, EDGE, INNER, frame.TITLE)
    captions = Box(EDGE, bar.bottom + 4, INNER, CAPTION if page.part == "single" else TALL_CAPTION)
    columns = _columns(page, captions.bottom + 6)
    boxes = _places(page, columns)
    items: list[Item] = [*_title(page, words, bar)]
    for column, spot in zip(page.columns, columns, strict=True):
        head = Box(spot.x, captions.y, spot.w, captions.h)
        items += frame.fitted(head, words.column(column), READ, "muted", "centre", "text")
    items += _wires(page, boxes)
    for number, column in enumerate(page.columns):
        for match in column.matches:
            if match.state != "none":
                items += match_items(match, words, boxes[match.node], own=page.own, seeds=number == 0)
    low = max(box.bottom for box in boxes.values())
    if page.third is not None and page.third.state != "none":
        items += _third(page, words, columns[-1], boxes)
        low = max(low, *(item.box.bottom for item in items))
    parts = _legend(page, words)
    high = frame.legend_height(INNER - 16, parts) if parts else 0
    items += frame.legend(Box(EDGE + 8, low + 8, INNER - 16, high), parts)
    whole = low + high + 8 * bool(parts) + EDGE
    return Scene(WIDTH, whole, (ground(WIDTH, whole), *items))


def _title(page: BracketPage, words: PictureWords, bar: Box) -> list[Item]:
    """Return the title, and the winner beneath a crown once there is one."""
    if not page.champion:
        return frame.title_bar(bar, words.bracket_title(page), words.page(page.page, page.pages))
    left, right = bar.columns(2, frame.GAP)
    items = frame.title_bar(left, words.bracket_title(page), words.page(page.page, page.pages))
    inner = right.inset(16, 6)
    crown, name = inner.left(CROWN, 12)
    items += [Panel(right, "panel", 14, "gold", 5), Icon(crown.middle(CROWN, CROWN), "crown", "gold")]
    return [*items, *frame.fitted(name, words.name(page.champion), 42, "gold")]


# -------------------------------------------------------------------- places


def _columns(page: BracketPage, top: int) -> list[Box]:
    """Return the columns; their height is that of the fullest one."""
    count = len(page.columns)
    most = max(len(column.matches) for column in page.columns)
    high = max(most, 2) * PITCH - (PITCH - HIGH)
    room = INNER - BETWEEN * (count - 1)
    first = FIRST if count > 3 else room // count
    others = (room - first) // max(count - 1, 1)
    found, x = [], EDGE
    for number in range(count):
        wide = first if number == 0 else others
        found.append(Box(x, top, wide, high))
        x += wide + BETWEEN
    return found


def _places(page: BracketPage, columns: list[Box]) -> dict[str, Box]:
    """Return the place of each pairing: in the middle of those whose winners come to it."""
    middles: dict[str, int] = {}
    found: dict[str, Box] = {}
    for column, spot in zip(page.columns, columns, strict=True):
        count = len(column.matches)
        for index, match in enumerate(column.matches):
            known = [middles[node] for node in match.sources if node in middles]
            middle = sum(known) // len(known) if known else spot.y + spot.h * (2 * index + 1) // (2 * count)
            middles[match.node] = middle
            found[match.node] = Box(spot.x, middle - HIGH // 2, spot.w, HIGH)
    return found


def _third(page: BracketPage, words: PictureWords, column: Box, boxes: dict[str, Box]) -> list[Item]:
    """Return the pairing for place three beneath the final."""
    assert page.third is not None
    final = boxes[page.columns[-1].matches[-1].node]
    head, rest = Box(column.x, final.bottom + 24, column.w, CAPTION + HIGH + 6).top(CAPTION, 6)
    items: list[Item] = [*frame.fitted(head, words.say("picture-third"), READ, "muted", "centre", "text")]
    return [*items, *match_items(page.third, words, rest, own=page.own, seeds=len(page.columns) == 1)]


# -------------------------------------------------------------------- lines


def _wires(page: BracketPage, boxes: dict[str, Box]) -> list[Item]:
    """Return the lines from pairings to those that their winners come to; those that the viewer went are gold."""
    shown = {match.node: match for column in page.columns for match in column.matches if match.state != "none"}
    items: list[Item] = []
    for match in shown.values():
        sources = [shown[node] for node in match.sources if node in shown]
        if sources:
            items += _wires_to(match, sources, boxes, page.own)
    return items


def _wires_to(match: MatchView, sources: list[MatchView], boxes: dict[str, Box], own: int) -> list[Item]:
    """Return a line from each source to the bend before a pairing, and one from the bend into it."""
    to = boxes[match.node]
    y, bend = to.y + to.h // 2, to.x - BETWEEN // 2
    half = WIRE // 2
    walked = [own > 0 and source.winner == own for source in sources]
    items: list[Item] = []
    for source, is_own in zip(sources, walked, strict=True):
        box = boxes[source.node]
        role, at = ("gold" if is_own else "line"), box.y + box.h // 2
        if abs(at - y) <= WIRE:
            items.append(Panel(Box(box.right, y - half, bend - half - box.right, WIRE), role))
            continue
        items.append(Panel(Box(box.right, at - half, bend - half - box.right, WIRE), role))
        upper, lower = (at - half, y - half) if at < y else (y + half, at + half)
        items.append(Panel(Box(bend - half, upper, WIRE, lower - upper), role))
    role = "gold" if any(walked) else "line"
    return [*items, Panel(Box(bend - half, y - half, to.x - bend + half, WIRE), role)]


def _legend(page: BracketPage, words: PictureWords) -> list[tuple[Item | None, str]]:
    matches = [match for column in page.columns for match in column.matches] + [page.third] * bool(page.third)
    states = {match.state for match in matches if match}
    found: list[tuple[Item | None, str]] = []
    box = Box(0, 0, 1, 1)
    if "running" in states:
        found.append((Panel(box, "good", 8), words.say("picture-legend-running")))
    if "waiting" in states:
        found.append((Panel(box, "page", 8, "text", 3), words.say("picture-legend-waiting")))
    return found
