"""One creature card in a hand: who it is, what it comes to now and against whom, and the spell that it leaves."""

from __future__ import annotations

from boards.krendel import parts
from boards.krendel.seat import Table
from boards.painting import layout, text
from boards.painting.layout import Badge, Box, Icon, Item, Mark, Panel
from boards.painting.theme import SEATS, Role
from boards.pieces.sources import SOURCES
from engines.krendel.views.preview import Matchup, beside, matchups, preview

EDGE = 14
NAME, FIGURES, ROW, GAP = 54, 76, 46, 8
SPELL = 176
"""Least height of the spell half."""

PORTRAIT = 92
"""Least height of a portrait; where there is less room a medallion stands beside the name."""

HEADER = 96
"""Height of that medallion."""

RING = 12


def card(table: Table, creature: str, box: Box, *, chosen: bool) -> list[Item]:
    """Return a card of the viewer's hand filling `box`, which is at least 380 by 440 pixels."""
    view, seat = table.view, (table.view.viewer or 0) % SEATS
    leaving = chosen and view.phase == "discard"
    rivals = matchups(table.pack, view, creature) if view.phase == "choose" else ()
    frame = f"seat{seat}" if chosen else "paper.line"
    items: list[Item] = [Panel(box, "paper.shade" if leaving else "paper", 20, frame, RING if chosen else 4)]
    inner = box.inset(EDGE + (RING - 4 if chosen else 0), EDGE)
    rows = len(rivals) * (ROW + 2) + (GAP if rivals else 0)
    spare = inner.h - NAME - FIGURES - SPELL - rows - 3 * GAP
    if spare >= PORTRAIT:
        upper, rest = inner.top(spare, GAP)
        items.append(parts.portrait(upper, table.pack, creature))
        title, rest = rest.top(NAME)
    else:
        upper, rest = inner.top(HEADER, GAP)
        emblem, title = upper.left(HEADER, 12)
        items.append(parts.medallion(emblem, table.pack, creature))
    if chosen:
        spot, title = title.end(54, 8)
        items += _choice(spot.middle(54, 54), seat, leaving=leaving)
    items += layout.name(title, table.words.creature_name(creature), "strong", 38, "paper.text")
    figures, rest = rest.top(FIGURES, GAP)
    items += _figures(table, creature, figures)
    if rivals:
        block, rest = rest.top(rows - GAP, GAP)
        items += _rivals(table, rivals, block)
    return [*items, *_spell(table, creature, Box(rest.x - 4, rest.y, rest.w + 8, rest.h + 4))]


def _choice(box: Box, seat: int, *, leaving: bool) -> list[Item]:
    """The mark of a card that is to be played, or that is to be discarded."""
    if not leaving:
        return [Badge(box, "circle", f"seat{seat}", "", f"seat{seat}.ink", "check")]
    return [Panel(box, f"seat{seat}", box.w // 2), Icon(box.middle(40, 40), parts.DISCARD, f"seat{seat}.ink")]


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


def _rivals(table: Table, rivals: tuple[Matchup, ...], box: Box) -> list[Item]:
    """A row for each rival: which defence this creature overcomes, which attack it repels."""
    strongest = max(max(c.attack, c.defence) for c in table.pack.creatures)
    items: list[Item] = []
    for n, rival in enumerate(rivals):
        row = Box(box.x, box.y + n * (ROW + 2), box.w, ROW)
        items.append(Panel(row, "paper.shade", 10))
        badge, rest = row.inset(8, 1).left(44, 14)
        items.append(layout.seat_badge(badge, rival.rival))
        beats, holds = rest.columns(2, 8)
        items += _bound(beats, (parts.ATTACK, parts.DEFENCE), rival.beats, strongest)
        items += _bound(holds, (parts.DEFENCE, parts.ATTACK), rival.holds, strongest)
    return items


def _bound(box: Box, icons: tuple[str, str], bound: int | None, strongest: int) -> list[Item]:
    """What overcomes or repels what, up to which figure.

    A tick stands for every card of the pack, a cross for none, a dash where nobody attacks.
    """
    sign, rest = box.left(34, 2)
    arrow, rest = rest.left(12, 2)
    other, rest = rest.left(34, 6)
    tone: Role = "paper.line" if bound is None else "paper.text"
    items: list[Item] = [
        Icon(sign.middle(34, 34), icons[0], tone),
        Mark(arrow.middle(12, 16), "right", tone),
        Icon(other.middle(34, 34), icons[1], tone),
    ]
    spot = rest.left(32)[0].middle(32, 32)
    if bound is None:
        return [*items, layout.line(rest, "–", "strong", 36, "paper.muted")]
    if bound < 0:
        return [*items, Mark(spot, "cross", "paper.bad")]
    if bound >= strongest:
        return [*items, Mark(spot, "check", "paper.good")]
    most, rest = rest.left(22, 4)
    return [*items, Mark(most.middle(22, 28), "most", "paper.text"), layout.number(rest, str(bound), 44, "paper.text")]


def _spell(table: Table, creature: str, box: Box) -> list[Item]:
    """The inverted half: what works in the next round."""
    items: list[Item] = [Panel(box, "back", 14, "back.line", 3)]
    inner = box.inset(14, 10)
    title, body = inner.top(42, 2)
    sign, title = title.left(36, 10)
    items.append(Icon(sign.middle(36, 36), parts.SPELL, "spell.paper"))
    items += layout.name(title, table.words.spell_name(creature), "strong", 35, "spell.paper")
    near = beside(table.view, table.view.viewer or 0)
    return [*items, *layout.paragraph(body, table.words.spell_text(creature, near), "text", 34, "paper")]
