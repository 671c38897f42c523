"""The picture below the hand while creatures are chosen: the reward, what each creature beats and repels, the own spells."""

from __future__ import annotations

from boards.krendel import parts, rewards, spell_list
from boards.krendel.seat import Table
from boards.painting import layout, text
from boards.painting.layout import Badge, Box, Icon, Item, Mark, Panel, Scene, ground
from boards.painting.theme import Role, seat_role
from engines.krendel.views.preview import Matchup, matchups
from engines.krendel.views.view import WizardView

WIDTH, EDGE, GAP = 1280, 16, 8
STRIP = 140
"""Height of condition and prize."""

NAME, NAMES = 46, 400
"""The largest letters of a creature's name, and the width of its column with the emblem."""

LOW, HIGH = 96, 124
"""Heights of a creature's row: both answers side by side, or one above the other."""

ABREAST = 2
"""So many rivals leave room for both answers side by side."""

HEAD = 64
"""Height of the row with the rivals' marks above their answers."""

SIGN, ARROW, FIGURE = 46, 18, 54
"""Sides of the signs of what meets what and of the arrow between them, and the size of figures."""

SIGNS = 2 * SIGN + ARROW + 2 * 4
BEATS, HOLDS = (parts.ATTACK, parts.DEFENCE), (parts.DEFENCE, parts.ATTACK)


def matchup_scene(table: Table, wizard: WizardView) -> Scene:
    """Return condition and prize, then a row for each creature in hand with what it does against each rival, then the spells."""
    hand = table.view.hand or ()
    found = {card: matchups(table.pack, table.view, card) for card in hand}
    rivals = max(map(len, found.values()), default=0)
    row = LOW if rivals <= ABREAST else HIGH
    spells = spell_list.own_spells(table, wizard, WIDTH - 2 * EDGE)
    inner = Box(EDGE, EDGE, WIDTH - 2 * EDGE, 0)
    matrix = HEAD + len(hand) * (row + GAP) if rivals else 0
    high = 2 * EDGE + STRIP + (GAP + matrix - GAP if matrix else 0) + (GAP + spells.high if spells else 0)
    strip, rest = Box(inner.x, inner.y, inner.w, high - 2 * EDGE).top(STRIP, GAP)
    items: list[Item] = [ground(WIDTH, high), *rewards.current_pair(table, strip)]
    if matrix:
        marks, rest = rest.top(HEAD)
        items += _marks(next(iter(found.values())), marks)
        for card in hand:
            line, rest = rest.top(row, GAP)
            items += _row(table, card, found[card], line)
    return Scene(WIDTH, high, (*items, *(spells.draw(rest) if spells else ())))


def _answers(box: Box, rivals: int) -> list[Box]:
    """Return the column of each rival, at the right of the creatures' names."""
    rest = box.left(NAMES, GAP)[1]
    return (rest if rivals <= ABREAST else rest.left(SIGNS, 20)[1]).columns(rivals, 10)


def _marks(found: tuple[Matchup, ...], box: Box) -> list[Item]:
    """Return the rivals' marks above their columns, and the signs of both answers where these stand side by side."""
    items: list[Item] = []
    for rival, column in zip(found, _answers(box.inset(12, 0), len(found)), strict=True):
        if len(found) > ABREAST:
            items.append(layout.seat_badge(column.middle(52, 52), rival.rival))
            continue
        badge, rest = column.left(52, 10)
        items.append(layout.seat_badge(badge.middle(52, 52), rival.rival))
        for part, icons in zip(rest.columns(2, 10), (BEATS, HOLDS), strict=True):
            items += _signs(part.middle(SIGNS, SIGN), icons, "text")
    return items


def _row(table: Table, card: str, found: tuple[Matchup, ...], box: Box) -> list[Item]:
    """Return a creature with what it beats and repels of each rival; ringed if it was chosen."""
    tone = seat_role(table.view.viewer or 0)
    chosen = card in (table.view.chosen or ())
    items: list[Item] = [Panel(box, "paper", 14, tone if chosen else "paper.line", 8 if chosen else 3)]
    inner = box.inset(12, 6)
    picture, name = inner.left(NAMES)[0].left(min(inner.h, 80), 12)
    items.append(parts.medallion(picture.middle(picture.w, picture.w), table.pack, card))
    if chosen:
        spot, name = name.end(44, 6)
        items.append(Badge(spot.middle(44, 44), "circle", tone, "", f"{tone}.ink", "check"))
    items += layout.name(name, table.words.creature_name(card), "strong", NAME, "paper.text")
    strongest = max(max(c.attack, c.defence) for c in table.pack.creatures)
    stacked = len(found) > ABREAST
    if stacked:
        over, under = _halves(inner.left(NAMES, GAP)[1].left(SIGNS)[0], stacked=True)
        items += [*_signs(over, BEATS, "paper.text"), *_signs(under, HOLDS, "paper.text")]
    for rival, column in zip(found, _answers(inner, len(found)), strict=True):
        beats, holds = _halves(column, stacked=stacked)
        items += [*_bound(beats, rival.beats, strongest), *_bound(holds, rival.holds, strongest)]
    return items


def _halves(box: Box, *, stacked: bool) -> tuple[Box, Box]:
    """Return the places of both answers: one above the other, or side by side after the room for the rival's mark."""
    if stacked:
        return box.top(box.h // 2)
    left, right = box.left(52, 10)[1].columns(2, 10)
    return left, right


def _signs(box: Box, icons: tuple[str, str], tone: Role) -> list[Item]:
    """Return the two signs compared: attack and the defence that it overcomes, or defence and the attack that it repels."""
    one, rest = box.left(SIGN, 4)
    arrow, other = rest.left(ARROW, 4)
    return [
        Icon(one.middle(SIGN, SIGN), icons[0], tone),
        Mark(arrow.middle(ARROW, 24), "right", tone),
        Icon(other.middle(SIGN, SIGN), icons[1], tone),
    ]


def _bound(box: Box, bound: int | None, strongest: int) -> list[Item]:
    """Return the highest figure that is beaten or repelled: a tick for all cards, a cross for none, a dash without an attack."""
    if bound is None:
        return [layout.line(box, "–", "strong", 44, "paper.muted", "centre")]
    if bound < 0 or bound >= strongest:
        none = bound < 0
        return [Mark(box.middle(42, 42), "cross" if none else "check", "paper.bad" if none else "paper.good")]
    wide = text.width(str(bound), "strong", FIGURE)
    most, number = box.middle(30 + 6 + wide, box.h).left(30, 6)
    return [Mark(most.middle(30, 36), "most", "paper.text"), layout.number(number, str(bound), FIGURE, "paper.text")]
