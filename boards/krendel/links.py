"""Attacks: plates with arrows between neighbouring seats, and marks for those on seats farther away."""

from __future__ import annotations

from boards.krendel import parts
from boards.krendel.seat import Table
from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item, Mark, MarkShape, Panel
from boards.painting.theme import Role
from engines.krendel.views.view import AttackView, WizardView

CELL = 64
"""Width that a plate is designed for; wider ones are the same, larger."""

Outcome = tuple[str, Role, int]
"""Icon, colour and count."""

SWORDS = "crossed-swords"
THORNS, SHIELD = "broken-heart", "magic-swirl"
"""Wounds by thorns; an attack that a spell repelled."""

FAR = 46
"""Height of the row of attacks on seats farther away."""


def attack_of(table: Table, attacker: int, target: int) -> AttackView | None:
    """Return the attack of one seat on another in the combat shown."""
    return next((a for a in table.view.attacks if (a.attacker, a.target) == (attacker, target)), None)


def will_attack(table: Table, attacker: int, target: int) -> bool:
    """Tell whether one seat will attack another in the combat to come."""
    return table.view.phase == "choose" and target in dict(table.view.targets).get(attacker, ())


def plate(table: Table, seats: tuple[int, int], box: Box, way: MarkShape) -> list[Item]:
    """Return one attack as a plate with an arrow from attacker to target, figures and result.

    Before the combat it is the arrow alone; without an attack that way there is nothing.
    """
    found = attack_of(table, *seats)
    if found is None:
        if not will_attack(table, *seats):
            return []
        side = min(box.w - 16, box.h - 16, 96)
        return [Mark(box.middle(side, side), way, "faint")]
    return _wide_plate(found, box, way) if box.w > box.h * 2 else _tall_plate(found, box, way)


def _tall_plate(found: AttackView, box: Box, way: MarkShape) -> list[Item]:
    """Return an attack with the figures above, the arrow in the middle, the outcome below."""
    scale = box.w / CELL
    inner = box.inset(4, 6)
    above, rest = inner.top(round(34 * min(scale, 1.5)))
    below, middle = rest.foot(round(32 * min(scale, 1.8)))
    side = min(middle.w - 8, middle.h - 8, round(50 * scale))
    return [
        _plate_ground(found, box),
        *_figures(found, above, round(28 * min(scale, 1.7))),
        Mark(middle.middle(side, side), way, "good" if found.success else "faint"),
        *_outcome(found, below, centred=True),
    ]


def _wide_plate(found: AttackView, box: Box, way: MarkShape) -> list[Item]:
    """Return an attack with figures, arrow and outcome in one row."""
    inner = box.inset(10, 4)
    left, rest = inner.left(inner.w * 2 // 5, 8)
    arrow, right = rest.left(inner.h, 10)
    side = inner.h - 6
    return [
        _plate_ground(found, box),
        *_figures(found, left, 34),
        Mark(arrow.middle(side, side), way, "good" if found.success else "faint"),
        *_outcome(found, right, centred=False),
    ]


def _plate_ground(found: AttackView, box: Box) -> Panel:
    return Panel(box, "panel", 14, "good" if found.success else "pip")


def format_comparison(found: AttackView) -> str:
    """Return attack and defence as they were compared: "5>3", "4=4" (TK-16); a spell repels even what is higher."""
    sign = ">" if found.attack > found.defence else "=" if found.attack == found.defence else "<"
    return f"{parts.plain(found.attack)}{sign}{parts.plain(found.defence)}"


def _figures(found: AttackView, box: Box, size: int) -> list[Item]:
    words = text.clean(format_comparison(found), "strong")
    while size > text.SMALLEST and text.width(words, "strong", size) > box.w - 4:
        size -= 1
    return [layout.line(box, words, "strong", size, "text" if found.success else "muted", "centre")]


def outcome(found: AttackView) -> list[Outcome]:
    """Return the outcome of an attack: icon, colour, count. A repelled one without more has a shield."""
    if found.success:
        return [(parts.TROPHY, "gold", found.trophies)]
    held = (SHIELD, "spell", 1) if found.shielded else (parts.DEFENCE, "faint", 1)
    return [held, *([(THORNS, "bad", found.thorns)] if found.thorns else [])]


def _outcome(found: AttackView, box: Box, *, centred: bool) -> list[Item]:
    side = min(box.h, 58)
    size = max(text.SMALLEST, round(side * 0.8))
    marks = outcome(found)
    if _row_width(marks, side, size) > box.w:
        marks = marks[-1:]
    wide = _row_width(marks, side, size)
    return _row(marks, box.middle(wide, box.h) if centred else box.left(wide)[0], side, size)


def _row_width(marks: list[Outcome], side: int, size: int) -> int:
    numbers = (text.width(str(count), "strong", size) + 2 for _, _, count in marks if count > 1)
    return len(marks) * (side + 4) - 4 + sum(numbers)


def _row(marks: list[Outcome], box: Box, side: int, size: int) -> list[Item]:
    """Return icons side by side, each with its number if that is more than one."""
    items: list[Item] = []
    rest = box
    for icon, role, count in marks:
        spot, rest = rest.left(side)
        items.append(Icon(spot.middle(side, side), icon, role))
        if count > 1:
            number, rest = rest.left(2)[1].left(text.width(str(count), "strong", size))
            items.append(layout.number(number, str(count), size, role))
        rest = rest.left(4)[1]
    return items


# -------------------------------------------------------------------- seats farther away


def far_targets(table: Table, wizard: WizardView) -> list[int]:
    """Return the seats that a seat attacked, or will attack, without sitting beside them (TK-13)."""
    order = [w.seat for w in table.view.wizards]
    at = order.index(wizard.seat)
    beside = {order[(at + 1) % len(order)], order[at - 1]}
    if table.view.phase == "choose":
        found = dict(table.view.targets).get(wizard.seat, ())
    else:
        found = tuple(a.target for a in table.view.attacks if a.attacker == wizard.seat)
    return [seat for seat in found if seat not in beside]


def far_attacks(table: Table, wizard: WizardView, targets: list[int], box: Box) -> list[Item]:
    """Return a row of marks: a seat's attacks on those far from it, with figures and outcome; at most three fit."""
    if table.view.phase == "choose":
        sign, rest = box.left(34, 8)
        spots = (Box(rest.x + n * 52, rest.y, 44, rest.h) for n in range(len(targets)))
        badges = (layout.seat_badge(spot.middle(44, 44), seat) for spot, seat in zip(spots, targets, strict=True))
        return [Icon(sign.middle(34, 34), SWORDS, "muted"), *badges]
    found = [a for a in table.view.attacks if a.attacker == wizard.seat and a.target in targets]
    step = min(box.w // max(1, len(found)), 240)
    return [item for n, a in enumerate(found) for item in attack_row(a, Box(box.x + n * step, box.y, step - 3, box.h))]


def attack_row(found: AttackView, box: Box) -> list[Item]:
    """Return an attack in a row: the target's badge, the figures and the outcome, with all of it that finds room."""
    badge, rest = box.left(44, 3)
    items: list[Item] = [layout.seat_badge(badge.middle(44, 44), found.target)]
    words = text.clean(format_comparison(found), "strong")
    gave = outcome(found)
    # Without thorns or a spell the figures alone say whether it was repelled.
    may_omit = not found.shielded and not found.thorns
    counted, alone = gave[-1:], [(icon, tone, 1) for icon, tone, _ in gave[-1:]]
    for size, side, marks in (
        (36, 34, gave),
        (32, 32, gave),
        (28, 28, gave),
        (24, 24, counted),
        (24, 24, alone),
        *([(24, 0, [])] if may_omit else []),
    ):
        wide = text.width(words, "strong", size)
        if wide + (3 + _row_width(marks, side, size) if marks else 0) <= rest.w:
            items.append(layout.line(rest.left(wide)[0], words, "strong", size, "text" if found.success else "muted"))
            return [*items, *_row(marks, rest.left(wide, 3)[1], side, size)]
    return [*items, *_row(alone, rest, 26, text.SMALLEST)]
