"""The printed sums of a pair that only its player knows (BC-10), and the distances that it reaches."""

from __future__ import annotations

from typing import NamedTuple

from boards.battlecon.cards import signs
from boards.battlecon.cards.signs import Figure, Figures
from boards.painting import layout
from boards.painting.layout import Box, Item, Panel
from boards.painting.theme import Role
from engines.battlecon.content.pack import Pack
from engines.battlecon.content.shapes import Card, Fixed
from words.battlecon.cards.texts import CardWords
from words.texts import figure as plain

Reach = tuple[int, int] | None


REACHED_SIZE, OTHER_SIZE = 34, 28
"""Sizes of the number of a distance within reach, and of another one."""


class Sum(NamedTuple):
    """The printed figures of a pair, and its range where it is one of numbers."""

    figures: Figures
    reach: Reach


def printed_sum(pack: Pack, style: str, base: str, words: CardWords) -> Sum:
    """Return the sums of a style and a base as printed. Raises KeyError for names of no cards."""
    pair = (pack.card[style], pack.card[base])
    reach, shown = _reach(pair, words)
    return Sum((shown, _power(pair, words), _priority(pair), _guard(pair)), reach)


def _counting_cards(pair: tuple[Card, Card], stat: Fixed) -> tuple[Card, ...]:
    """Return the cards whose figure counts: with a fixed one that card alone, of two the base (BC-16)."""
    fixed = [card for card in pair if stat in card.fixed]
    return (fixed[-1],) if fixed else pair


def _star(pair: tuple[Card, Card], stat: Fixed) -> str:
    return "*" if any(stat in card.fixed for card in pair) else ""


def _reach(pair: tuple[Card, Card], words: CardWords) -> tuple[Reach, Figure]:
    least = most = 0
    for card in _counting_cards(pair, "range"):
        if isinstance(card.range, str):
            none = words.say("battlecon-figure-none") if card.range == "none" else "X"
            return None, Figure(signs.RANGE, none)
        least, most = least + card.range[0], most + card.range[1]
    least = max(least, 0)
    most = max(most, least)
    return (least, most), Figure(signs.RANGE, signs.format_range(least, most) + _star(pair, "range"))


def _power(pair: tuple[Card, Card], words: CardWords) -> Figure:
    powers = [card.power for card in _counting_cards(pair, "power")]
    if "none" in powers:
        return Figure(signs.POWER, words.say("battlecon-figure-none"))
    known = sum(power for power in powers if isinstance(power, int))
    power = (
        plain(max(known, 0))
        if all(isinstance(power, int) for power in powers)
        else f"{plain(known)}+X"
        if known
        else "X"
    )
    return Figure(signs.POWER, power + _star(pair, "power"))


def _priority(pair: tuple[Card, Card]) -> Figure:
    total = sum(card.priority for card in _counting_cards(pair, "priority"))
    return Figure(signs.PRIORITY, plain(total) + _star(pair, "priority"), any(card.tie for card in pair))


def _guard(pair: tuple[Card, Card]) -> Figure:
    if any(card.guard == "stable" for card in pair):
        return Figure(signs.GUARD, "", stable=True)
    total = sum(card.guard for card in _counting_cards(pair, "guard") if isinstance(card.guard, int))
    return Figure(signs.GUARD, plain(max(total, 0)) + _star(pair, "guard"))


def distance_scale(box: Box, reach: Reach, farthest: int, tones: tuple[Role, Role, Role, Role]) -> list[Item]:
    """Return a range as places in a row, 1 to `farthest`, those within it higher and in a colour.

    `tones` are fill and ink of the places reached, then of the others.
    """
    items: list[Item] = []
    for n, place in enumerate(box.columns(farthest, 4), start=1):
        hit = reach is not None and reach[0] <= n <= reach[1]
        fill, ink = tones[:2] if hit else tones[2:]
        spot = place.middle(place.w, min(place.h, 48 if hit else 36))
        items.append(Panel(spot, fill, 8))
        items.append(layout.line(spot, str(n), "strong", REACHED_SIZE if hit else OTHER_SIZE, ink, "centre"))
    return items
