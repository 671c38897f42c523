"""The picture of the end: a podium with the final standings; the last fight stands in the picture below."""

from __future__ import annotations

from boards.krendel import parts
from boards.krendel.last_fight import fight_scene
from boards.krendel.seat import CROWN, GOALS, Table
from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item, Mark, MarkShape, Panel, Scene, ground
from boards.painting.scenes import Scenes
from boards.painting.theme import SEATS, seat_role
from engines.krendel.views.view import WizardView
from words.krendel.match import KrendelWords

WIDTH, HEIGHT = 1280, 900
EDGE = 16
GAP = 12
HEAD = 116
LEFT, BESIDE = 72, 3
"""Height of a row of those who left before the end, and how many stand side by side."""
STEPS = {1: 1.0, 2: 0.68, 3: 0.46}
"""Heights of the podium's steps by place, as shares of the highest; all others stand on the lowest."""

LOWEST = 72
CONFETTI = 90
CONFETTI_SHAPES: tuple[MarkShape, ...] = ("diamond", "star", "circle", "triangle")
CONFETTI_ROLES = ("gold", "seat1", "good", "seat4", "bad", "spell", "seat0")
CROWNED = 84
PLATE = 180
"""Height of the plate with name and figures."""

NARROW = 260
"""In columns narrower than this the seat's badge stands on its step, beside the place."""


def result_scene(table: Table) -> Scenes:
    """Return the end laid out, 1280 by 900 pixels, and below it the last fight."""
    view = table.view
    head, rest = Box(EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE).top(HEAD, GAP)
    items: list[Item] = [ground(WIDTH, HEIGHT), *_head(table, head)]
    left = sorted(set(table.names) - {wizard.seat for wizard in view.wizards})
    if left:
        band, rest = rest.top(LEFT * -(-len(left) // BESIDE), GAP)
        items += _left_players(table, left, band)
    scene = Scene(WIDTH, HEIGHT, (*items, *_podium(table, rest)))
    below = fight_scene(table)
    return scene if below is None else (scene, below)


def _head(table: Table, box: Box) -> list[Item]:
    """Return the winners and the reason of the end."""
    result, words = table.view.result, table.words
    assert result is not None
    items: list[Item] = [Panel(box, "panel", 18, "gold", 4)]
    inner = box.inset(22, 10)
    left, inner = inner.left(88, 20)
    items.append(Icon(left.middle(88, 88), "laurels-trophy", "gold"))
    caption = words.term("winners-shared" if result.shared else "winner")
    who = ", ".join(map(table.name, result.winners)) or words.term("nobody")
    title, why = inner.top(58, 2)
    items += layout.name(title, f"{caption}: {who}", "strong", 48, "text")
    # Where there is no name the hero's stands for it, and letters stand for many long ones.
    for names in ({w.seat: table.name(w.seat) for w in table.view.wizards}, {}):
        drawn = KrendelWords(words.language, table.pack, names)
        reason = f"{words.term('round')} {table.view.round}. {drawn.end_reason(table.view)}"
        if text.width(text.clean(reason, "text"), "text", text.SMALLEST) <= why.w:
            break
    return [*items, *layout.name(why, reason, "text", 32, "muted")]


def _left_players(table: Table, seats: list[int], box: Box) -> list[Item]:
    """Return the players who left before the end, by conceding or because the others went on without: nobody is forgotten."""
    caption = text.clean(table.words.say("krendel-left"), "strong")
    inner = box.inset(22, 8)
    head, rest = inner.left(text.width(caption, "strong", 34), 24)
    items: list[Item] = [Panel(box, "panel", 14, "page.inlay", 3), layout.line(head, caption, "strong", 34, "muted")]
    for seat, spot in zip(seats, rest.cells(len(seats), min(BESIDE, max(2, len(seats))), 16), strict=True):
        badge, name = spot.left(48, 10)
        items.append(layout.seat_badge(badge.middle(48, 48), seat))
        items += layout.name(name, table.name(seat), "strong", 38, "text")
    return items


# -------------------------------------------------------------------- podium


def _podium(table: Table, box: Box) -> list[Item]:
    """Return a column for each seat, the best in the middle, each on a step of its place."""
    places = table.places()
    ranked = sorted(table.view.wizards, key=lambda w: (places.get(w.seat, SEATS + 1), w.seat))
    row: list[WizardView] = []
    for n, wizard in enumerate(ranked):
        row = [wizard, *row] if n % 2 else [*row, wizard]
    gap = 14
    wide = min(330, (box.w - gap * (len(row) - 1)) // len(row))
    stand = box.middle(wide * len(row) + gap * (len(row) - 1), box.h)
    items: list[Item] = []
    for wizard, column in zip(row, stand.columns(len(row), gap), strict=True):
        items += _column(table, wizard, places.get(wizard.seat), column)
    return [*items, *_confetti(box, items)] if places else items


def _confetti(box: Box, items: list[Item]) -> list[Item]:
    """Return small bright shapes scattered over the free parts of a box; always the same ones."""
    found: list[Item] = []
    at = 20
    for n in range(CONFETTI):
        # A plain congruential sequence: scattered, and the same in every painting.
        at = (at * 1103515245 + 12345) % 2**31
        x, y = (at >> 8) % 1024 / 1024, (at >> 18) % 1024 / 1024
        side = (18, 26, 14, 22)[n % 4]
        spot = Box(box.x + 12 + round(x * (box.w - 48)), box.y + 8 + round(y * y * (box.h - 60)), side, side)
        near = spot.inset(-14)
        if not any(near.overlaps(item.box) for item in (*items, *found)):
            found.append(Mark(spot, CONFETTI_SHAPES[n % 4], CONFETTI_ROLES[n % len(CONFETTI_ROLES)]))
    return found


def _column(table: Table, wizard: WizardView, place: int | None, box: Box) -> list[Item]:
    """Return one seat: the hero, a plate with name and figures, and the step with the place; a skull if the seat is out."""
    tone = seat_role(wizard.seat)
    narrow = box.w < NARROW
    portrait = min(box.w, box.h // 3, 230)
    highest = box.h - CROWNED - portrait - 12 - PLATE
    step, rest = box.foot(max(LOWEST, round(highest * STEPS.get(place or 0, 0))))
    plate, rest = rest.foot(PLATE, 0)
    first = place == 1
    items: list[Item] = [Panel(step, f"{tone}.deep", 12), Panel(step.inset(6), tone if place else "pip", 8)]
    items.append(Panel(plate.inset(0, 4), "panel", 14, "gold" if first else tone, 6 if first else 4))
    title, figures = plate.inset(12 if narrow else 14, 12).top(PLATE - 74, 4)
    stand = step.inset(10)
    if narrow:
        spot, stand = stand.left(48, 6)
        items.append(layout.seat_badge(spot.middle(48, 48), wizard.seat, inverse=bool(place)))
        stand = stand.left(stand.w - 24)[0]
    else:
        spot, title = title.left(50, 10)
        items.append(layout.seat_badge(spot.middle(48, 48), wizard.seat))
    items += _place(place, stand, f"{tone}.ink" if place else "bad")
    items += layout.name(title, table.name(wizard.seat), "strong", 38, "text", "centre" if narrow else "left")
    left, right = figures.columns(2, 10)
    size = 46 if left.w > 110 else 40
    while size > 30 and max(parts.figure_width(count, size) for count in (wizard.trophies, wizard.wounds)) > left.w:
        size -= 1
    items += parts.figure(left, parts.TROPHY, wizard.trophies, "gold", size)
    items += parts.figure(right, parts.WOUND, wizard.wounds, "bad", size)
    side = portrait if first else min(rest.w - 16, portrait, 170)
    picture = rest.foot(side, 6)[0].middle(side, side)
    if first:
        items.append(parts.hero_portrait(picture, table.pack, wizard.hero))
        crown = Box(box.x, picture.y - CROWNED, box.w, CROWNED).middle(76, 76)
        items.append(Icon(crown, CROWN, "gold"))
    else:
        items.append(parts.hero_medallion(picture, table.pack, wizard.hero))
    return items


def _place(place: int | None, box: Box, role: str) -> list[Item]:
    if place is None:
        side = min(box.h, 48)
        return [Icon(box.middle(side, side), GOALS[parts.WOUND], role)]
    size = min(box.h, 110)
    return [layout.line(box, str(place), "display", round(size * 0.8), role, "centre")]
