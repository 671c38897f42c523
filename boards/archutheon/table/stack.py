"""The cards declared in this turn: attack at the left, at the right what answers it, first declared first (AR-21 to AR-31)."""

from __future__ import annotations

from boards.archutheon.cards import prose, signs
from boards.archutheon.table.head import side_badge
from boards.archutheon.table.seen import Table
from boards.painting import layout, text
from boards.painting.layout import Badge, Box, Icon, Item, Mark, Panel, Sprite
from boards.painting.theme import Role
from boards.pieces.pages import INSIDE, Page, Part
from boards.pieces.prose import Run
from engines.archutheon.views.view import SlotView
from words.archutheon.table.stack import slot_text
from words.texts import figure

HEADING, BETWEEN, PAD = 54, 48, 14
TITLE, TEXT, LOSS = 36, 32, 44
UPPER, BLOWS, IN_ROW = 48, 52, 4
WIDE = (INSIDE - BETWEEN) // 2
ROOM = WIDE - 2 * PAD

Row = tuple[SlotView | None, SlotView | None]


def parts(table: Table) -> list[Page]:
    """Return the declared cards, a part for each row, the first one with the heading; nothing before the first card."""
    rows = _rows([slot for slot in table.view.declared if slot.now])
    if not rows:
        return []
    heading = Part(HEADING, lambda box: _heading(table, box))
    first, *others = (_part(table, row) for row in rows)
    return [[heading, first], *([part] for part in others)]


def _rows(slots: list[SlotView]) -> list[Row]:
    """Return attack cards each with what answers it; a second answer has a row of its own."""
    rows: list[Row] = []
    for slot in slots:
        if slot.column == "attack":
            rows.append((slot, None))
        elif rows and rows[-1][1] is None:
            rows[-1] = (rows[-1][0], slot)
        else:
            rows.append((None, slot))
    return rows


def _part(table: Table, row: Row) -> Part:
    high = max(_height(table, slot) for slot in row if slot is not None)
    return Part(high, lambda box: _row(table, row, box))


def _heading(table: Table, box: Box) -> list[Item]:
    """Return the players of both columns."""
    items: list[Item] = []
    attacker = table.view.on_turn
    for spot, key, side in zip(box.columns(2, BETWEEN), ("attack", "defence"), (attacker, 1 - attacker), strict=True):
        mark, name = spot.left(40, 10)
        caption = table.words.say(f"archutheon-board-{key}", name=table.name(side))
        items += [side_badge(mark.middle(38, 38), side), *layout.name(name, caption, "strong", TITLE, "text")]
    return items


def _row(table: Table, row: Row, box: Box) -> list[Item]:
    items: list[Item] = []
    for spot, slot in zip(box.columns(2, BETWEEN), row, strict=True):
        if slot is not None:
            items += _card(table, slot, Box(spot.x, spot.y, spot.w, _height(table, slot)))
    if row[0] is not None and row[1] is not None:
        gap = Box(box.x + WIDE, box.y, BETWEEN, min(_height(table, slot) for slot in row if slot is not None))
        items.append(Mark(gap.middle(30, 30), "left", "gold" if row[1].use == "block" else "faint"))
    return items


def _is_face_down(slot: SlotView) -> bool:
    return slot.hidden and not slot.card


def _paragraphs(table: Table, slot: SlotView) -> tuple[prose.Paragraph, ...]:
    """Return the use of a card, its hero and aim; of one face down what lies beneath it."""
    ink = _ink(slot)
    found: list[prose.Paragraph] = []
    if not _is_face_down(slot):
        caption = slot_text(table.words, table.view, slot, brief=True)
        found.append((Run(f"{caption[:1].upper()}{caption[1:]}", "text", ink),))
    if slot.tucked:
        caption = table.words.say("archutheon-board-tucked", card=table.words.card(slot.tucked))
        found.append((Run(caption, "text", ink),))
    return tuple(found)


def _ink(slot: SlotView) -> Role:
    if _is_face_down(slot):
        return "back.note"
    return "muted" if slot.done else "text"


def _losses(slot: SlotView) -> list[tuple[int, int]]:
    """Return each hero with the damage that a card would deal to him now."""
    return [(at, loss) for at, loss in slot.forecast if loss] if not slot.done else []


def _height(table: Table, slot: SlotView) -> int:
    high = 2 * PAD + UPPER + prose.height(_paragraphs(table, slot), TEXT, ROOM)
    losses = len(_losses(slot))
    return high + (-(-losses // IN_ROW)) * BLOWS


def _card(table: Table, slot: SlotView, box: Box) -> list[Item]:
    """Return a declared card: its place in the execution, speed, name and element, what it does, the damage to each hero.

    A question mark says that an open choice may change the damage.
    """
    now = slot.at == table.view.executing
    tone: Role = "gold" if now else f"{signs.SIDE_TONES[slot.side]}.shade"
    hidden = _is_face_down(slot)
    fill: Role = "back" if hidden else "page" if slot.done else "raised"
    items: list[Item] = [Panel(box, fill, 14, tone, 8 if now else 4)]
    inner = box.inset(PAD)
    upper, rest = inner.top(UPPER)
    items += _upper(table, slot, upper)
    paragraphs = _paragraphs(table, slot)
    items += prose.prose(rest, paragraphs, TEXT)
    below = rest.top(prose.height(paragraphs, TEXT, ROOM))[1]
    losses = _losses(slot)
    doubt = "" if slot.sure else "?"
    for spot, (at, loss) in zip(below.cells(len(losses), IN_ROW, 8), losses, strict=True):
        emblem, digits = spot.left(BLOWS - 6, 8)
        items.append(Sprite(emblem.middle(BLOWS - 6, BLOWS - 6), table.medallion(at)))
        own = table.view.heroes[at].side == slot.side
        items.append(layout.number(digits, figure(-loss) + doubt, LOSS, "warning" if own else "bad"))
    return items


def _upper(table: Table, slot: SlotView, box: Box) -> list[Item]:
    ink = _ink(slot)
    items: list[Item] = []
    order = table.order_of(slot)
    if order:
        mark, box = box.left(42, 8)
        items.append(Badge(mark.middle(42, 42), "circle", "metal.tint", str(order), "rim", edge="rim"))
    elif slot.done:
        mark, box = box.left(36, 8)
        items.append(Mark(mark.middle(34, 34), "check", "good"))
    speed, box = box.left(42, 10)
    items.append(Icon(speed.middle(42, 42), signs.SPEEDS[slot.speed], ink))
    if slot.element:
        mark, box = box.end(42, 8)
        items += signs.element_mark(mark.middle(42, 42), slot.element)
    if slot.hidden:
        mark, box = box.end(38, 8)
        items.append(Icon(mark.middle(38, 38), signs.HIDDEN, ink))
    return [*items, *layout.name(box, text.clean(title(table, slot), "strong"), "strong", TITLE, ink)]


def title(table: Table, slot: SlotView) -> str:
    """Return the name of a declared card, or what is declared without one."""
    say = table.words.say
    if _is_face_down(slot):
        return say("archutheon-board-face-down")
    if slot.card:
        return table.words.card(slot.card)
    return say("archutheon-board-slot" if slot.use == "slot" else "archutheon-board-move")
