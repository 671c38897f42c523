"""The table picture: seats clockwise around the reward pair, attacks between neighbours, decks, the phase."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product

from boards.krendel import arena, links, parts
from boards.krendel.result import result_scene
from boards.krendel.rewards import strip
from boards.krendel.seat import Table, header, seat_frame, tracks
from boards.krendel.spell_list import spells_scene
from boards.krendel.spells import EMBLEM, READABLE, WHOLE, SpellTexts, names_only, room_for, spell_box, spell_texts
from boards.painting import layout, text
from boards.painting.layout import Box, Item, Label, Mark, MarkShape, Panel, Scene, ground
from boards.painting.scenes import Scenes
from engines.krendel.content.pack import Pack
from engines.krendel.views.view import View, WizardView
from words.krendel.match import KrendelWords

WIDTH = 1280
EDGE = 16
HEAD = 64
GAP = 10
LANE = 80
"""Room for plates between two seats."""

DUEL = 150
"""The same between the only two."""

STRIP, LOW_STRIP = 140, 152
"""Heights of the strip with the rewards, between two rows of seats and beneath one."""

PLATE = 68
UNDER = 52
"""Height of the link beneath three seats in a row, between the first and the last."""

LOW, HIGH = 960, 1280
"""Heights of the picture with one row of seats and with two."""

SHARES = (0.6, 0.56, 0.52, 0.48, 0.44, 0.4)
"""Of a seat's room below the tracks, for its creature."""

LEAST = 134
"""Height that a creature needs for its name and two rows of figures."""

SPELL_INKS = ("text", "paper")
"""Colours of the effects of spells."""

STEPS = ("choose", "reward", "discard")


def table_scene(view: View, pack: Pack, words: KrendelWords, names: Mapping[int, str]) -> Scenes:
    """Return the table laid out, 1280 by 960 pixels for up to three seats, else 1280 by 1280; the result once it is over.

    What the spells of three seats and more do is told in a picture below, and so is who fulfilled the condition; of two
    seats where it finds no room in their panels with letters that can be read on a phone.
    """
    table = Table(view, pack, words, dict(names))
    if view.result is not None:
        return result_scene(table)
    count = len(view.wizards)
    below = spells_scene(table) if count > 2 or not _is_readable(table) else None
    height = LOW if count <= 3 else HIGH
    head, rest = Box(EDGE, EDGE, WIDTH - 2 * EDGE, height - 2 * EDGE).top(HEAD, GAP)
    items: list[Item] = [ground(WIDTH, height), *_head(table, head)]
    if count <= 3:
        middle, row = rest.foot(LOW_STRIP, GAP + UNDER + 8 if count == 3 else GAP)
        boxes = row.columns(max(count, 2), LANE if count == 3 else DUEL)[:count]
    else:
        upper, rest = rest.top((rest.h - STRIP - 2 * GAP) // 2, GAP)
        middle, lower = rest.top(STRIP, GAP)
        above = 2 if count == 4 else 3
        boxes = [*upper.columns(above, LANE), *reversed(lower.columns(count - above, LANE))]
        middle = middle.inset(2 * PLATE + 8 + 12, 0)
    if view.viewer is not None and count > 2:
        boxes = _turn_to_viewer(boxes, [wizard.seat for wizard in view.wizards].index(view.viewer))
    seats = [
        _lay_out_seat(table, wizard, box, brief=below is not None)
        for wizard, box in zip(view.wizards, boxes, strict=True)
    ]
    share = {
        width: _creature_share([seat for seat in seats if seat.box.w == width]) for width in {box.w for box in boxes}
    }
    for seat in seats:
        items += seat_items(table, seat, share[seat.box.w])
    items += _links(table, boxes)
    items += strip(table, middle, judged_below=below is not None)
    scene = Scene(WIDTH, height, tuple(items))
    return scene if below is None else (scene, below)


def _is_readable(table: Table) -> bool:
    """Return whether the spells of both seats find room in their panels with letters that a phone shows large enough."""
    row = Box(EDGE, EDGE, WIDTH - 2 * EDGE, LOW - 2 * EDGE).top(HEAD, GAP)[1].foot(LOW_STRIP, GAP)[1]
    seats = [
        _lay_out_seat(table, w, box, brief=False)
        for w, box in zip(table.view.wizards, row.columns(2, DUEL), strict=False)
    ]
    share = _creature_share(seats)
    shown = (item for seat in seats for item in seat_items(table, seat, share))
    return all(item.size >= READABLE for item in shown if isinstance(item, Label) and item.role in SPELL_INKS)


def _turn_to_viewer(boxes: list[Box], own: int) -> list[Box]:
    """Return the places in the order of the seats, turned so that the viewer's is below and left is left as one sits there.

    In one row the viewer sits in the middle, and the next seat stands at the left.
    """
    if len({box.y for box in boxes}) == 1:
        boxes = boxes[::-1]
    lowest = max(range(len(boxes)), key=lambda n: (boxes[n].y, -abs(boxes[n].x + boxes[n].w // 2 - WIDTH // 2)))
    return [boxes[(lowest + n - own) % len(boxes)] for n in range(len(boxes))]


def _head(table: Table, box: Box) -> list[Item]:
    """Return round and phase at the left, the decks at the right."""
    view = table.view
    items: list[Item] = [Panel(box, "panel", 14, "page.inlay", 3)]
    box = box.inset(20, 4)
    for icon, count in ((parts.DISCARD, len(view.discard)), (parts.REWARDS, view.reward_deck), (parts.DECK, view.deck)):
        part, box = box.end(parts.figure_width(count, 40), 26)
        items += parts.figure(part, icon, count, "muted", 40)
    title = text.clean(f"{table.words.term('round')} {view.round}", "display")
    left, rest = box.left(text.width(title, "display", 46), 24)
    items.append(layout.line(left, title, "display", 46, "text"))
    # A lesson stops at the fight, which in a match is at once followed by the reward.
    phase = "reward" if view.phase == "fight" else view.phase
    for step in STEPS:
        mark, rest = rest.left(24, 6)
        items.append(Mark(mark.middle(24, 24), "diamond", "gold" if step == phase else "pip"))
    return [*items, *layout.name(rest.left(12)[1], table.words.phase(view), "strong", 38, "gold")]


# -------------------------------------------------------------------- seats


@dataclass(frozen=True, slots=True)
class SeatLayout:
    """A seat as far as it is laid out alike in all phases: its frame and header, its tracks, and the room below them."""

    wizard: WizardView
    box: Box
    frame: list[Item]
    head: Box
    lines: Box
    rest: Box
    texts: SpellTexts
    far: list[int]


def _lay_out_seat(table: Table, wizard: WizardView, box: Box, *, brief: bool) -> SeatLayout:
    frame, head, inner = seat_frame(wizard, box, _bar_height(box))
    what = names_only(spell_texts(table, wizard)) if brief else spell_texts(table, wizard)
    return SeatLayout(wizard, box, frame, head, *_split_tracks(inner), what, links.far_targets(table, wizard))


def seat_items(table: Table, seat: SeatLayout, share: float) -> list[Item]:
    """Return a seat's panel, which is at least 360 by 500 pixels; a creature takes that share of the room in it."""
    wizard = seat.wizard
    items = [*seat.frame, *header(table, wizard, seat.head), *tracks(table, wizard, seat.lines)]
    if wizard.creature is None:
        return [*items, *_before_reveal(table, seat)]
    creature, spells, foot = _divide(seat.rest, share, far=bool(seat.far))
    if seat.far:
        items += links.far_attacks(table, wizard, seat.far, foot)
    return [*items, *arena.fighter(table, wizard, creature), *spell_box(table, wizard, seat.texts, spells)]


def _bar_height(box: Box) -> int:
    """Return the height of a seat's header: large panels have a higher one."""
    return round(86 * min(1.3, box.w / 370, box.h / 470))


def _split_tracks(box: Box) -> tuple[Box, Box]:
    return box.top(round(74 * min(1.3, box.w / 340, box.h / 390)), 6)


def _creature_share(row: list[SeatLayout]) -> float:
    """Return which share of a seat's room its creature takes: the same for all in a row.

    As much as leaves room for the longest spell and its emblem, or at least for the spell; else the least.
    """
    shown = [seat for seat in row if seat.wizard.creature is not None]
    for needed, share in product((EMBLEM, WHOLE), SHARES):
        if all(room_for(s.texts, _divide(s.rest, share, far=bool(s.far))[1]) >= needed for s in shown):
            return share
    return SHARES[-1]


def _divide(box: Box, share: float, *, far: bool) -> tuple[Box, Box, Box]:
    """Return the room of a seat's creature, of its spell, and of its attacks on seats farther away."""
    creature, below = box.top(max(LEAST, round(box.h * share)), 8)
    foot, spells = below.foot(links.FAR, 4)
    return creature, spells if far else below, foot


def _before_reveal(table: Table, seat: SeatLayout) -> list[Item]:
    """Return a seat before the reveal: its spell, the changes that spells will make, its hand, and its further targets."""
    wizard = seat.wizard
    foot, rest = seat.rest.foot(50, 4)
    needed = 42 + 52 * len(seat.far) if seat.far else 0
    items, free = arena.hand_backs(wizard, foot, needed)
    if seat.far:
        items += links.far_attacks(table, wizard, seat.far, free.end(needed)[0])
    if any(w.changes for w in table.view.wizards):
        wide = seat.box.w >= 460
        sums, rest = rest.foot(60 if wide else 94, 6)
        items += arena.coming_changes(wizard, sums)
    return [*items, *spell_box(table, wizard, seat.texts, rest)]


# -------------------------------------------------------------------- attacks between neighbours


def _links(table: Table, boxes: list[Box]) -> list[Item]:
    """Return the plates in the lanes between neighbouring seats, one for each attack between the two."""
    seats = [wizard.seat for wizard in table.view.wizards]
    items: list[Item] = []
    pairs = [(n, (n + 1) % len(seats)) for n in range(len(seats) if len(seats) > 2 else len(seats) - 1)]
    for one, other in pairs:
        a, b = boxes[one], boxes[other]
        near = (seats[one], seats[other])
        if a.x > b.x or (a.x == b.x and a.y > b.y):
            a, b, near = b, a, near[::-1]
        if a.y != b.y:
            upper, lower, near = (a, b, near) if a.y < b.y else (b, a, near[::-1])
            items += _plates_beside_strip(table, near, upper, lower)
        elif b.x - a.right <= DUEL:
            items += _plates_between(table, near, a, b)
        else:
            items += _plates_beneath(table, near, a, b)
    return items


def _plates_between(table: Table, seats: tuple[int, int], left: Box, right: Box) -> list[Item]:
    """Return the plates between two seats side by side: one for each direction, one over the other."""
    lane = Box(left.right, left.y, right.x - left.right, left.h).inset(6, 0)
    high = round(136 * min(1.7, lane.w / links.CELL))
    upper, lower = lane.middle(lane.w, 2 * high + 20).columns(1, 0)[0].top(high, 20)
    return [*links.plate(table, seats, upper, "right"), *links.plate(table, seats[::-1], lower.top(high)[0], "left")]


def _plates_beside_strip(table: Table, seats: tuple[int, int], upper: Box, lower: Box) -> list[Item]:
    """Return the plates between two seats one above the other, at an end of the strip: one for each direction, side by side."""
    x = EDGE if upper.x < WIDTH // 2 else WIDTH - EDGE - 2 * PLATE - 8
    left, right = Box(x, upper.bottom + GAP, 2 * PLATE + 8, lower.y - upper.bottom - 2 * GAP).columns(2, 8)
    ways: tuple[MarkShape, MarkShape] = ("down", "up")
    return [*links.plate(table, seats, left, ways[0]), *links.plate(table, seats[::-1], right, ways[1])]


def _plates_beneath(table: Table, seats: tuple[int, int], left: Box, right: Box) -> list[Item]:
    """Return the first and the last of three seats in a row: a line beneath, with the plates in its middle."""
    start, end = left.x + left.w // 2, right.x + right.w // 2
    y = left.bottom + 8 + UNDER // 2
    ways: list[tuple[tuple[int, int], MarkShape]] = [(seats, "right"), (seats[::-1], "left")]
    ways = [(pair, way) for pair, way in ways if links.attack_of(table, *pair) or links.will_attack(table, *pair)]
    if not ways:
        return []
    wide = (236 if table.view.attacks else 70) * len(ways) + 28
    middle = Box(start, left.bottom + 8, end - start, UNDER).middle(wide, UNDER)
    spots = middle.inset(10, 0).columns(len(ways), 16)
    arrows = [
        item for spot, (pair, way) in zip(spots, ways, strict=True) for item in links.plate(table, pair, spot, way)
    ]
    return [
        *(Panel(Box(x - 2, left.bottom, 4, y - left.bottom - 2), "line") for x in (start, end)),
        Panel(Box(start - 2, y - 2, middle.x - start + 2, 4), "line"),
        Panel(Box(middle.right, y - 2, end - middle.right + 2, 4), "line"),
        *arrows,
    ]
