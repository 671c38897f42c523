"""The table picture: seats clockwise around the reward pair, attacks between neighbours, decks, the phase."""

from __future__ import annotations

from collections.abc import Mapping

from boards import layout, text
from boards.krendel import parts
from boards.krendel.seat import Table, seat_items
from boards.layout import Box, Icon, Item, Mark, MarkShape, Panel, Scene
from engines.krendel.content import Pack
from engines.krendel.view import View
from words.krendel import KrendelWords

WIDTH = 1280
EDGE = 12
HEAD = 64
LANE = 44
"""Room for arrows between two seats."""

STRIP = 128
TAKERS = 320
LOW, HIGH = 960, 1280
"""Heights of the picture with one row of seats and with two."""


def table_scene(view: View, pack: Pack, words: KrendelWords, names: Mapping[int, str]) -> Scene:
    """Return the table laid out: 1280 by 960 pixels for up to three seats, else 1280 by 1280."""
    table = Table(view, pack, words, dict(names))
    count = len(view.wizards)
    height = LOW if count <= 3 else HIGH
    head, rest = Box(EDGE, EDGE, WIDTH - 2 * EDGE, height - 2 * EDGE).top(HEAD, EDGE)
    items = _head(table, head)
    if count <= 3:
        strip, seats = rest.foot(STRIP, LANE if count == 3 else EDGE)
        boxes = seats.columns(max(count, 2), LANE)[:count]
    else:
        row = (rest.h - STRIP - 2 * EDGE) // 2
        upper, rest = rest.top(row, EDGE)
        strip, lower = rest.top(STRIP, EDGE)
        above = 2 if count == 4 else 3
        boxes = [*upper.columns(above, LANE), *reversed(lower.columns(count - above, LANE))]
        strip = strip.inset(76, 0)
    for wizard, box in zip(view.wizards, boxes, strict=True):
        items += seat_items(table, wizard, box)
    items += _links(table, boxes)
    items += _strip(table, strip)
    return Scene(WIDTH, height, tuple(items))


def _head(table: Table, box: Box) -> list[Item]:
    """Round and phase at the left, the decks at the right."""
    view, items = table.view, list[Item]()
    for icon, count in ((parts.DISCARD, len(view.discard)), (parts.REWARDS, view.reward_deck), (parts.DECK, view.deck)):
        part, box = box.end(104, 10)
        items += parts.figure(part, icon, count, "muted", 40)
    title = f"{table.words.term('round')} {view.round}"
    wide = text.width(text.clean(title, "display"), "display", 46)
    left, rest = box.left(wide, 24)
    items.append(layout.line(left, text.clean(title, "display"), "display", 46, "text"))
    return [*items, *layout.name(rest, table.words.phase(view), "text", 36, "muted")]


# -------------------------------------------------------------------- attacks between neighbours


def _links(table: Table, boxes: list[Box]) -> list[Item]:
    """Arrows in the lanes between neighbouring seats: one for each attack between the two."""
    seats = [wizard.seat for wizard in table.view.wizards]
    items: list[Item] = []
    pairs = [(n, (n + 1) % len(seats)) for n in range(len(seats) if len(seats) > 2 else len(seats) - 1)]
    for one, other in pairs:
        a, b = boxes[one], boxes[other]
        near = (seats[one], seats[other])
        if a.y == b.y and abs(a.x - b.x) <= a.w + LANE:
            items += _across(table, near, a, b)
        elif a.y == b.y:
            items += _beneath(table, near, a, b)
        else:
            items += _down(table, near, a, b)
    return items


def _arrow(table: Table, seats: tuple[int, int], box: Box, way: MarkShape) -> list[Item]:
    """One attack: an arrow for success, a cross for an attack repelled; nothing if there was none."""
    found = next((a for a in table.view.attacks if (a.attacker, a.target) == seats), None)
    if found is None:
        return []
    return [Mark(box, way, "good") if found.success else Mark(box.middle(24, 24), "cross", "faint")]


def _across(table: Table, seats: tuple[int, int], a: Box, b: Box) -> list[Item]:
    left, right = (a, b) if a.x < b.x else (b, a)
    pair = seats if a.x < b.x else (seats[1], seats[0])
    lane = Box(left.right, left.y, right.x - left.right, left.h).middle(36, 84)
    above, below = lane.top(36, 12)
    return [*_arrow(table, pair, above, "right"), *_arrow(table, pair[::-1], below.top(36)[0], "left")]


def _down(table: Table, seats: tuple[int, int], a: Box, b: Box) -> list[Item]:
    upper, lower = (a, b) if a.y < b.y else (b, a)
    pair = seats if a.y < b.y else (seats[1], seats[0])
    x = EDGE if upper.x < WIDTH // 2 else WIDTH - EDGE - 76
    lane = Box(x, upper.bottom, 76, lower.y - upper.bottom).middle(72, 36)
    left, right = lane.left(32, 8)
    return [*_arrow(table, pair, left.middle(32, 36), "down"), *_arrow(table, pair[::-1], right.middle(32, 36), "up")]


def _beneath(table: Table, seats: tuple[int, int], a: Box, b: Box) -> list[Item]:
    """The first and the last of three seats in a row: a line beneath, with the arrows in its middle."""
    left, right = (a, b) if a.x < b.x else (b, a)
    pair = seats if a.x < b.x else (seats[1], seats[0])
    start, end = left.x + left.w // 2, right.x + right.w // 2
    y = a.bottom + LANE // 2
    middle = Box(start, y - 18, end - start, 36).middle(96, 36)
    one, other = middle.inset(6, 0).columns(2, 12)
    arrows = _arrow(table, pair, one.middle(36, 36), "right")
    arrows += _arrow(table, pair[::-1], other.middle(36, 36), "left")
    if not arrows:
        return []
    return [
        *(Panel(Box(x - 2, a.bottom, 4, y - a.bottom - 2), "line") for x in (start, end)),
        Panel(Box(start - 2, y - 2, middle.x - start + 2, 4), "line"),
        Panel(Box(middle.right, y - 2, end - middle.right + 2, 4), "line"),
        *arrows,
    ]


# -------------------------------------------------------------------- rewards and result


def _strip(table: Table, box: Box) -> list[Item]:
    """The reward pair; once it was judged, who got the prize; before a new round, the next pair; at the end the result."""
    view, words = table.view, table.words
    if view.result is not None:
        return _result(table, box)
    if view.awarded is None:
        return _pair(table, (view.condition, view.prize), box, "")
    if view.phase == "reward":
        takers, rest = box.end(TAKERS, EDGE)
        return [*_pair(table, view.awarded, rest, ""), *_takers(table, takers, words.term("fulfilled"))]
    takers, rest = box.left(TAKERS, EDGE)
    got = f"{words.term('prize')}: {words.reward_prize(view.awarded[1])}"
    coming = f"{words.term('next')}: "
    return [*_takers(table, takers, got), *_pair(table, (view.condition, view.prize), rest, coming)]


def _pair(table: Table, pair: tuple[str, str], box: Box, lead: str) -> list[Item]:
    """Condition and prize side by side; captions begin with `lead`."""
    words = table.words
    left, right = box.columns(2, 44)
    items: list[Item] = [Mark(Box(left.right + 6, box.y, 32, box.h).middle(32, 36), "right", "gold")]
    cards = (
        (left, parts.CONDITION, words.term("condition"), words.reward_condition(pair[0])),
        (right, parts.PRIZE, words.term("prize"), words.reward_prize(pair[1])),
    )
    for part, icon, caption, body in cards:
        items.append(Panel(part, "paper.shade" if lead else "paper", 12, "paper.line"))
        head, rest = part.inset(14, 8).top(40)
        sign, head = head.left(40, 10)
        items.append(Icon(sign, icon, "paper.muted"))
        shown = f"{lead}{caption[:1].lower()}{caption[1:]}" if lead else caption
        items += layout.name(head, shown, "text", text.SMALLEST, "paper.muted")
        items += layout.paragraph(rest, body, "strong", 36, "paper.text")
    return items


def _takers(table: Table, box: Box, caption: str) -> list[Item]:
    """Who fulfilled the condition, under a caption."""
    items: list[Item] = [Panel(box, "raised", 12)]
    marks, head = box.inset(14, 8).foot(48, 4)
    items += layout.name(head, caption, "text", 28, "text")
    seats = table.view.fulfilled
    if not seats:
        return [*items, *layout.name(marks, table.words.term("nobody"), "strong", 34, "muted")]
    spots = (Box(marks.x + n * 48, marks.y + 2, 44, 44) for n in range(len(seats)))
    return [*items, *(layout.seat_badge(spot, seat) for spot, seat in zip(spots, seats, strict=True))]


def _result(table: Table, box: Box) -> list[Item]:
    """Who won, and all seats from best to worst, those that are out last behind a broken heart."""
    result, words = table.view.result, table.words
    assert result is not None
    items: list[Item] = [Panel(box, "raised", 16, "gold", 4)]
    inner = box.inset(18, 12)
    sign, rest = inner.left(inner.h, 20)
    items.append(Icon(sign.middle(inner.h, inner.h), "laurels-trophy", "gold"))
    caption = words.term("winners-shared" if result.shared else "winner")
    title, order = rest.top(rest.h - 48)
    who = ", ".join(map(table.name, result.winners)) or words.term("nobody")
    items += layout.name(title, f"{caption}: {who}", "strong", 44, "text")
    out = table.out()
    placed = [seats for seats in result.places if not set(seats) <= set(out)]
    x = order.x
    for place, seats in enumerate([*placed, out] if out else placed, 1):
        spot = Box(x, order.y + 2, 44, 44)
        items.append(parts.placed(spot, place) if place <= len(placed) else Icon(spot, parts.WOUND, "bad"))
        for seat in seats:
            x += 48
            items.append(layout.seat_badge(Box(x, order.y + 2, 44, 44), seat))
        x += 72
    return items
