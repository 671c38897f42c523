"""A fighter's panel: header in the player's colour, life and force, the attack, and all that lies before the fighter."""

from __future__ import annotations

from typing import NamedTuple

from boards.battlecon.cards import emblem, prose, signs
from boards.battlecon.table import flow, notes, texts
from boards.battlecon.table.attack import attack
from boards.battlecon.table.figure import OUT, Table, badge
from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item, Panel
from boards.painting.theme import Role, seat_role
from boards.pieces.seat_panel import RULE, place_badge, plaque, seat_panel
from engines.battlecon.views.view import FighterView
from words.texts import figure as plain
from words.texts import signed


class PanelParts(NamedTuple):
    """The parts that a panel shows itself: notes, possible hand, texts of the attack.

    The picture below has the rest.
    """

    notes: bool = True
    hand: bool = True
    texts: bool = True


FRAME = 5
ACTIVE = "flying-flag"
WEAK = 7
"""Life at which a fighter is weak and takes one force more (BC-38)."""

LARGE = 450
"""Pixels: the least height of a panel with everything large."""

MEDIUM = 325
"""The least height of a panel whose header has a line for the player and one for the fighter."""

PAD, LAURELS = 14, 100
MAX_ATTACK = 206
"""Height of an attack with everything large."""

NAME = 34
"""Letters of a fighter's name in the bar."""

WIDE = 700
"""A panel this wide has its notes beside life and attack."""


MIN_LETTERS = 34
"""The least letters of what an attack does."""


def panel(table: Table, fighter: FighterView, box: Box, parts: PanelParts) -> list[Item]:
    """Return a fighter's panel filling the box, at least 400 by 240 pixels, without the parts that the picture below has."""
    empty, bar, _ = seat_panel(box, _bar_height(box), seat_role(fighter.seat), FRAME, ruled=True)
    items = [*empty, *_header(table, fighter, bar)]
    rest = _inside(box)
    if fighter.out:
        return [*items, *_out(table, rest)]
    if not fighter.kit:
        return items
    track, fought, beside = _divide(fighter, box, parts)
    items += _life(table, fighter, track)
    if fought.h > 0:
        items += attack(table, fighter, fought)
    return [*items, *(_notes(table, fighter, beside, parts) if parts.notes else _laurels(table, fighter, beside))]


def _bar_height(box: Box) -> int:
    return 92 if box.h >= LARGE else 87 if box.h >= MEDIUM else 54


def _inside(box: Box) -> Box:
    """Return the room below a panel's header."""
    large = box.h >= LARGE
    top = _bar_height(box) + FRAME + RULE
    return Box(box.x, box.y + top, box.w, box.h - top).inset(FRAME + 9, FRAME + (6 if large else 1))


def _divide(fighter: FighterView, box: Box, parts: PanelParts) -> tuple[Box, Box, Box]:
    """Return the room in a panel for life, for the attack, and for all that lies before the fighter."""
    large, rest = box.h >= LARGE, _inside(box)
    if box.w >= WIDE and parts.notes:
        near, beside = rest.left(rest.w * 52 // 100, 12)
        track, below = near.top(46, 6)
        return track, below, beside
    track, rest = rest.top(70 if large else 44, 8 if large else 5)
    if not parts.notes:
        return track, *rest.top(min(rest.h, MAX_ATTACK))
    made = _attack_height(fighter, large=large)
    return track, *rest.top(made, (10 if large else 7) if made else 0)


def _attack_height(fighter: FighterView, *, large: bool) -> int:
    if fighter.figures is None:
        return (100 if large else 64) if fighter.pair_down else 0
    return 206 if large else 104


def fitting_parts(table: Table, fighter: FighterView, box: Box) -> PanelParts:
    """Return which parts find room in a fighter's panel with letters that a phone shows large enough."""
    if fighter.out or not fighter.kit:
        return PanelParts()
    room = _divide(fighter, box, PanelParts())[2]
    # Four hands at once are too much for one picture.
    hand = not table.view.teams
    groups = notes.groups(table, fighter, brief=room.h < LARGE // 2, hand=hand)
    paragraphs = texts.texts(table, fighter)
    used = flow.height_needed(groups, room.w, flow.SIZES[-1])
    needed = used + 12 + prose.height(paragraphs, MIN_LETTERS, room.w - 2 * PAD) + 2 * PAD
    return PanelParts(notes=used <= room.h, hand=hand, texts=not paragraphs or needed <= room.h)


def _notes(table: Table, fighter: FighterView, box: Box, parts: PanelParts) -> list[Item]:
    """Return all that lies before the fighter, and beneath it in words what the attack does, or the fighter."""
    groups = notes.groups(table, fighter, brief=box.h < LARGE // 2, hand=parts.hand)
    paragraphs = texts.texts(table, fighter) if parts.texts else ()
    high = prose.height(paragraphs, MIN_LETTERS, box.w - 2 * PAD) + 2 * PAD if paragraphs else 0
    for size in flow.SIZES if paragraphs else ():
        used = flow.height_needed(groups, box.w, size)
        below = box.top(used, 12)[1]
        if high <= below.h:
            plate = below.top(high)[0]
            return [
                *flow.flow(box.top(used)[0], groups),
                Panel(plate, "back", 14, "back.line"),
                *prose.prose(plate.inset(PAD), paragraphs, MIN_LETTERS),
            ]
    items = flow.flow(box, groups)
    used = max((item.box.bottom for item in items), default=box.y) - box.y
    return [*items, *_laurels(table, fighter, box.top(used, 24)[1])]


def _laurels(table: Table, fighter: FighterView, box: Box) -> list[Item]:
    """Return laurels if the fighter has won and there is room."""
    result = table.view.result
    if result is None or result.team != fighter.team or box.h < LAURELS:
        return []
    side = min(box.h, 200)
    return [Icon(box.middle(side, side), "laurels-trophy", "gold")]


def _out(table: Table, box: Box) -> list[Item]:
    side = min(box.h // 2, 150)
    sign, words = box.middle(box.w, side + 60).top(side, 8)
    return [
        Icon(sign.middle(side, side), OUT, "faint"),
        *layout.name(words, table.words.say("battlecon-table-out"), "strong", 40, "muted", "centre"),
    ]


# -------------------------------------------------------------------- the header


def _header(table: Table, fighter: FighterView, box: Box) -> list[Item]:
    """Return seat, player and fighter; at the right the emblem, a flag on the active one, the place in the order."""
    full = seat_role(fighter.seat)
    ink = f"{full}.ink"
    left, rest = box.left(round(box.h * 0.86), 10)
    items: list[Item] = [badge(table, left.middle(left.w, left.w), fighter, inverse=True)]
    side = min(52, box.h - 2)
    if fighter.kit:
        picture, rest = rest.end(box.h, 8)
        items.append(emblem.medallion(picture, table.pack, fighter.kit))
    for sign in _signs(table, fighter):
        spot, rest = rest.end(side, 6)
        items += _sign(table, fighter, sign, spot.middle(side, side))
    name = table.name(fighter.seat)
    who = _fighter_name(table, fighter)
    if not who or name == who:
        return [*items, *layout.name(rest, name, "strong", round(box.h * 0.56), ink)]
    if rest.h < 2 * text.line_height(text.SMALLEST):
        needed = min(text.width(text.clean(who, "text"), "text", NAME), rest.w * 45 // 100)
        spot, rest = rest.left(min(text.width(name, "strong", 36), rest.w - needed - 14), 14)
        return [
            *items,
            *layout.name(spot, name, "strong", 36, ink),
            *layout.name(rest, who, "text", NAME, ink),
        ]
    lower, upper = rest.foot(text.line_height(NAME))
    return [
        *items,
        *layout.name(upper, name, "strong", round(box.h * 0.52), ink),
        *layout.name(lower, who, "text", NAME, ink),
    ]


def _fighter_name(table: Table, fighter: FighterView) -> str:
    """Return the fighter's name, with the title of a single player against more (BC-67)."""
    if not fighter.kit:
        return ""
    name = table.words.fighter(fighter.kit)
    return f"{name}, {table.words.part(fighter.title)}" if fighter.title else name


def _signs(table: Table, fighter: FighterView) -> list[str]:
    found = []
    if fighter.index in table.view.order and fighter.figures is not None and not fighter.out:
        found.append("order")
    if fighter.active and not fighter.out and table.view.result is None and table.view.phase != "select":
        found.append("active")
    return found


def _sign(table: Table, fighter: FighterView, sign: str, box: Box) -> list[Item]:
    if sign == "order":
        return [place_badge(box, table.view.order.index(fighter.index) + 1)]
    return plaque(box, ACTIVE)


# -------------------------------------------------------------------- life and force


def _life(table: Table, fighter: FighterView, box: Box) -> list[Item]:
    """Return a heart, the number, what was lost or gained in this beat, the bar; force in a duel."""
    size = min(60, box.h)
    change = fighter.life - fighter.life_before if table.view.beat else 0  # nobody has gained what they begin with
    weak = fighter.life <= WEAK
    full: Role = "bad" if weak else "good"
    items: list[Item] = []
    if not table.view.teams and not table.view.legacy:
        words = plain(fighter.force)
        wide = text.width(words, "strong", size) + round(size * 0.72) + 6
        force, box = box.end(max(wide, round(size * 1.7)), 16)
        sign, number = force.left(round(size * 0.72), 6)
        items.append(Icon(sign.middle(sign.w, sign.w), signs.FORCE, "gold"))
        items.append(layout.number(number, words, size, "gold"))
    sign, rest = box.left(size - 4, 8)
    items.append(Icon(sign.middle(size - 8, size - 8), signs.LIFE, "bad"))
    words = plain(max(fighter.life, 0))
    number, rest = rest.left(max(text.width("20", "strong", size), text.width(words, "strong", size)), 10)
    items.append(layout.number(number, words, size, "text"))
    if change:
        small = round(size * 0.66)
        delta = text.clean(signed(change), "strong")
        spot, rest = rest.left(text.width(delta, "strong", small), 10)
        items.append(layout.number(spot, delta, small, "good" if change > 0 else "bad"))
    bar = rest.middle(rest.w, round(size * 0.5))
    return [*items, *_life_bar(fighter, bar, full)]


def _life_bar(fighter: FighterView, box: Box, full: Role) -> list[Item]:
    """Return the life as a bar; the life lost in this beat is dark red."""
    inner = box.inset(4)
    most = max(1, fighter.life_at_start)
    now, before = (max(0, min(most, each)) for each in (fighter.life, fighter.life_before))
    items: list[Item] = [Panel(box, "pip", 8)]
    if before > now:
        items.append(Panel(Box(inner.x, inner.y, max(1, inner.w * before // most), inner.h), "enamel.attack.deep", 5))
    if now:
        items.append(Panel(Box(inner.x, inner.y, max(1, inner.w * now // most), inner.h), full, 5))
    return items
