"""One creature card in a hand: its name, its present figures, and the spell that it leaves."""

from __future__ import annotations

from boards.krendel import parts
from boards.krendel.seat import Table
from boards.painting import layout, text
from boards.painting.layout import Badge, Box, Icon, Item, Mark, Panel
from boards.painting.theme import Role, seat_role
from boards.pieces.sources import SOURCES
from engines.krendel.views.preview import beside, preview

EDGE = 14
HEADER, FIGURES, GAP = 92, 72, 8
"""Heights of the emblem with the name beside it, and of the figures."""

NAME = 46
"""The largest letters of a name; it has two lines rather than letters too small for a phone."""

CHOICE = 44
RING = 12


def hand_card(table: Table, creature: str, box: Box, *, chosen: bool) -> list[Item]:
    """Return a card of the viewer's hand filling `box`, which is at least 380 by 440 pixels."""
    view, tone = table.view, seat_role(table.view.viewer or 0)
    leaving = chosen and view.phase == "discard"
    frame = tone if chosen else "paper.line"
    items: list[Item] = [Panel(box, "paper.shade" if leaving else "paper", 20, frame, RING if chosen else 4)]
    upper, rest = box.inset(EDGE + (RING - 4 if chosen else 0), EDGE).top(HEADER, GAP)
    emblem, title = upper.left(HEADER, 12)
    items.append(parts.medallion(emblem, table.pack, creature))
    if chosen:
        spot, title = title.end(CHOICE, 6)
        items += _choice_mark(spot.middle(CHOICE, CHOICE), tone, leaving=leaving)
    items += layout.name(title, table.words.creature_name(creature), "strong", NAME, "paper.text")
    figures, rest = rest.top(FIGURES, GAP)
    items += _figures(table, creature, figures)
    return [*items, *_spell(table, creature, Box(rest.x - 4, rest.y, rest.w + 8, rest.h + 4))]


def _choice_mark(box: Box, tone: Role, *, leaving: bool) -> list[Item]:
    """Return the mark of a card that is to be played, or that is to be discarded, in the colour of its player."""
    if not leaving:
        return [Badge(box, "circle", tone, "", f"{tone}.ink", "check")]
    return [Panel(box, tone, box.w // 2), Icon(box.middle(34, 34), parts.DISCARD, f"{tone}.ink")]


def _figures(table: Table, creature: str, box: Box) -> list[Item]:
    """Attack and defence as printed, and large what they come to now where that differs; the mark of the source."""
    made = table.pack.creature[creature]
    now = preview(table.pack, table.view, creature) if table.view.phase == "choose" else (made.attack, made.defence)
    corner, rest = box.end(30, 6)
    items: list[Item] = [Icon(corner.middle(30, 30), SOURCES[made.source], "paper.line")]
    rows = ((parts.ATTACK, made.attack, now[0]), (parts.DEFENCE, made.defence, now[1]))
    for part, (icon, printed, total) in zip(rest.columns(2, 8), rows, strict=True):
        items += _figure(part, icon, printed, total)
    return items


def _figure(box: Box, icon: str, printed: int, now: int) -> list[Item]:
    sign, rest = box.left(48, 6)
    items: list[Item] = [Icon(sign.middle(48, 48), icon, "paper.text")]
    if now == printed:
        return [*items, layout.number(rest, parts.plain(printed), 64, "paper.text")]
    before, rest = rest.left(text.width(parts.plain(printed), "strong", 40), 3)
    arrow, rest = rest.left(18, 4)
    tone: Role = "paper.good" if now > printed else "paper.bad"
    size = 64 if text.width(parts.plain(now), "strong", 64) <= rest.w else 52
    return [
        *items,
        layout.number(before, parts.plain(printed), 40, "paper.muted"),
        Mark(arrow.middle(18, 22), "right", "paper.muted"),
        layout.number(rest, parts.plain(now), size, tone),
    ]


def _spell(table: Table, creature: str, box: Box) -> list[Item]:
    """Return the inverted half: the spell that is in force in the next round."""
    items: list[Item] = [Panel(box, "back", 14, "back.line", 3)]
    inner = box.inset(14, 10)
    title, body = inner.top(42, 2)
    sign, title = title.left(36, 10)
    items.append(Icon(sign.middle(36, 36), parts.SPELL, "spell.paper"))
    items += layout.name(title, table.words.spell_name(creature), "strong", 35, "spell.paper")
    near = beside(table.view, table.view.viewer or 0)
    return [*items, *layout.paragraph(body, table.words.spell_text(creature, near), "text", 38, "paper")]
