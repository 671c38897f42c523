"""The balance report as a picture: every creature's points, and how often each kind of spell mattered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from boards.krendel import parts
from boards.painting import layout, text
from boards.painting.layout import Box, Item, Mark, Panel, Scene, ground
from tools.balance.krendel.report import KINDS, Run, change_rate, kinds, with_sign
from words.krendel.match import KrendelWords

WIDTH = 1280
EDGE = 24
GAP = 32
ROW = 46
HEAD = 52
SIZE = 26
NAME, FIGURE = 316, 66
"""Widths of the name before a bar and of the figure after it."""

REACH = 10.0
"""Points at either end of a creature's axis, which no card should exceed."""


@dataclass(frozen=True)
class Bar:
    """One row: a name, the values of practice and of random play from -1 to 1 of the axis, the figure, the creature."""

    name: str
    practice: float
    random: float
    figure: str
    creature: str | None


def balance_scene(run: Run) -> Scene:
    """Return the picture as a scene, 1280 pixels wide and as high as the cards need."""
    texts = KrendelWords("en", run.pack, {})
    ranked = sorted((card.id for card in run.pack.creatures), key=lambda card: -run.practice.points(card)[0])
    creatures = [_creature_bar(run, card, texts.creature_name(card)) for card in ranked]
    spells = [_spell_bar(run, kind) for kind in kinds(run.pack)]
    head = Box(EDGE, EDGE, WIDTH - 2 * EDGE, HEAD + ROW)
    upper = Box(EDGE, head.bottom + GAP // 2, head.w, _height(creatures))
    lower = Box(EDGE, upper.bottom + GAP // 2, head.w, _height(spells))
    height = lower.bottom + EDGE
    items = [
        ground(WIDTH, height),
        *_title(run, head),
        *_section(
            run, upper, f"Players of a creature win more or less often: −{REACH:.0f} to +{REACH:.0f} points", creatures
        ),
        *_section(run, lower, "Spells at work that changed the combat: 0 to 100 %", spells),
    ]
    return Scene(WIDTH, height, tuple(items))


def _creature_bar(run: Run, card: str, name: str) -> Bar:
    practice, random = (tally.points(card)[0] for _, tally in run.both)
    return Bar(name, practice / REACH, random / REACH, with_sign(practice), card)


def _spell_bar(run: Run, kind: str) -> Bar:
    practice, random = (change_rate(tally, kind) for _, tally in run.both)
    return Bar(KINDS[kind].capitalize(), practice, random, f"{practice:.0%}", None)


def _height(bars: Sequence[Bar]) -> int:
    return HEAD + ROW * -(-len(bars) // 2) + GAP


def _title(run: Run, box: Box) -> list[Item]:
    """Draw the title and the legend of the two signs."""
    title, legend = box.top(HEAD)
    items: list[Item] = [layout.line(title, "Krendel's Tournament in balance", "display", 46, "text")]
    for sign, words in (("bar", "games of practice players"), ("mark", "of random players")):
        subtitle = f"{run.games:,} {words}"
        place, legend = legend.left(34, 10)
        items.append(
            Panel(place.middle(30, 16), "good", 4) if sign == "bar" else Mark(place.middle(20, 20), "diamond", "gold")
        )
        place, legend = legend.left(text.width(subtitle, "text", SIZE), 36)
        items.append(layout.line(place, subtitle, "text", SIZE, "muted"))
    return items


def _section(run: Run, box: Box, title: str, bars: Sequence[Bar]) -> list[Item]:
    """Draw a panel with a caption and two columns of rows, read down."""
    items: list[Item] = [Panel(box, "panel", 14, "page.inlay", 3)]
    head, rest = box.inset(GAP // 2).top(HEAD)
    items.append(layout.line(head, title, "strong", 30, "text"))
    half = -(-len(bars) // 2)
    for column, first in zip(rest.columns(2, GAP), (0, half), strict=True):
        for n, bar in enumerate(bars[first : first + half]):
            items += _row(run, Box(column.x, column.y + n * ROW, column.w, ROW), bar)
    return items


def _row(run: Run, box: Box, bar: Bar) -> list[Item]:
    """Draw a name, an axis with the bar of practice play and the mark of random play, and the figure."""
    items: list[Item] = []
    name, rest = box.left(NAME, 10)
    if bar.creature is not None:
        place, name = name.left(ROW - 4, 8)
        items.append(parts.medallion(place, run.pack, bar.creature))
    items += layout.name(name, bar.name, "text", SIZE, "text")
    figure, axis = rest.end(FIGURE, 8)
    items.append(layout.line(figure, bar.figure, "strong", SIZE, "text", "right"))
    zero, reach = (axis.x + axis.w // 2, axis.w // 2) if bar.creature is not None else (axis.x, axis.w)
    items.append(Panel(Box(axis.x, axis.y + 8, axis.w, ROW - 16), "raised", 4))
    end = zero + round(_within(bar.practice) * reach)
    long = Box(min(zero, end), axis.y + 14, max(4, abs(end - zero)), ROW - 28)
    items.append(Panel(long, "good" if bar.practice >= 0 else "bad", 4))
    if bar.creature is not None:
        items.append(Panel(Box(zero - 1, axis.y + 4, 3, ROW - 8), "line"))
    at = zero + round(_within(bar.random) * reach)
    items.append(Mark(Box(at - 10, axis.y + ROW // 2 - 10, 20, 20), "diamond", "gold"))
    return items


def _within(share: float) -> float:
    return max(-1.0, min(1.0, share))
