"""The curves of a deck: what its followers occupy, what its events cost, which levels its skills need, by class."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from boards.legends.cards import signs
from boards.legends.cards.parts import Digits, Glyph
from boards.legends.deck.listing import value
from boards.painting import layout, text
from boards.painting.layout import Box, Item, Panel
from boards.painting.theme import Role
from engines.legends.content.shapes import Skill
from engines.legends.content.vocabulary import HERO_CLASSES
from words.legends.cards.texts import CardWords

CAPTION, LABEL, COUNT = 84, 40, 40
"""Heights of a chart's caption, of the labels beneath its bars, and of the counts above them."""

BARS, PAD, BETWEEN = 130, 12, 8
HIGH = CAPTION + COUNT + BARS + LABEL + 2 * PAD
LAST = 6
"""The last bar, which has all that costs as much or more."""

ANY, NAMED = "any", "named"


class Chart(NamedTuple):
    """Bars by label, with a sign and a caption; the colour of the bars."""

    sign: str
    caption: str
    bars: tuple[tuple[str, int], ...]
    tone: Role


def rows(words: CardWords, cards: tuple[str, ...]) -> list[list[Chart]]:
    """Return the charts in rows: followers and events, then skills by class, those that the deck has."""
    pack = words.pack
    followers = [value(pack, card) for card in cards if pack.type_of[card] == "follower"]
    events = [value(pack, card) for card in cards if pack.type_of[card] == "event"]
    upper = [
        Chart(signs.TYPE_SIGNS["follower"], words.say("legends-deck-occupied"), _bars(followers, 1), "seat2"),
        Chart(signs.TYPE_SIGNS["event"], words.say("legends-deck-costs"), _bars(events, 0), "enamel.defence"),
    ]
    by_class: dict[str, list[int]] = {}
    for card in cards:
        shape = pack.card[card]
        if isinstance(shape, Skill):
            by_class.setdefault(_whose(shape), []).append(shape.level)
    lower = [_skills(words, whose, by_class[whose]) for whose in (*HERO_CLASSES, ANY, NAMED) if whose in by_class]
    return [upper, lower] if lower else [upper]


def _whose(skill: Skill) -> str:
    return NAMED if skill.hero is not None else skill.class_ or ANY


def _skills(words: CardWords, whose: str, levels: list[int]) -> Chart:
    sign = signs.CLASS_SIGNS.get(whose, signs.TYPE_SIGNS["skill" if whose == ANY else "hero"])
    return Chart(sign, words.say("legends-deck-skills", whose=whose), _bars(levels, 1), "seat0")


def _bars(found: Iterable[int], first: int) -> tuple[tuple[str, int], ...]:
    counts = Counter(min(max(each, first), LAST) for each in found)
    return tuple((f"{n}+" if n == LAST else str(n), counts[n]) for n in range(first, LAST + 1))


def draw_charts(box: Box, charts: list[Chart]) -> list[Item]:
    """Return charts side by side filling the box, `HIGH` high, their bars on one scale."""
    most = max([count for chart in charts for _, count in chart.bars] + [1])
    items: list[Item] = []
    for chart, spot in zip(charts, box.columns(max(2, len(charts)), BETWEEN), strict=False):
        items += _chart(spot, chart, most)
    return items


def _chart(box: Box, chart: Chart, most: int) -> list[Item]:
    head, rest = box.inset(PAD).top(CAPTION)
    sign, title = head.left(44, 8)
    small = box.w < 400
    items: list[Item] = [
        Panel(box, "panel", 14, "page.inlay", 3),
        Glyph(chart.sign, "gold", 40).item(sign),
        *layout.name(title, chart.caption, "strong", 32 if small else 36, "text", least=30),
    ]
    count = len(chart.bars)
    for n, (label, cards) in enumerate(chart.bars):
        left, right = rest.x + rest.w * n // count, rest.x + rest.w * (n + 1) // count
        column = Box(left + 2, rest.y, right - left - 4, rest.h)
        below, column = column.foot(LABEL)
        above, column = column.top(COUNT)
        high = max(4, BARS * cards // most)
        bar = column.foot(high)[0]
        items += [
            Panel(bar, chart.tone if cards else "pip"),
            _centred(below, label, 30 if small else 34, "muted"),
        ]
        if cards:
            items.append(_centred(Box(above.x, bar.y - COUNT, above.w, COUNT), str(cards), 34 if small else 40, "text"))
    return items


def _centred(box: Box, words: str, size: int, role: Role) -> Item:
    wide = text.width(words, "strong", size)
    return Digits(words, role, size).item(box.middle(wide, box.h))
