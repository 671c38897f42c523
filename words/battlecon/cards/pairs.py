"""A pair of BattleCON that could be laid, in words: its figures, and its effects in the order in which they trigger."""

from __future__ import annotations

from typing import get_args

from engines.battlecon.content.pack import Pack
from engines.battlecon.content.shapes import Card
from engines.battlecon.content.vocabulary import When
from engines.battlecon.views.view import FiguresView
from words.battlecon.cards.base import MatchWords
from words.common.card_effects import EffectText
from words.common.limits import DETAIL
from words.safe import first_fitting

ORDER: tuple[When, ...] = get_args(When)
"""Phases and moments of effects in the order of a beat; moments come last."""


def pair_figures(pack: Pack, style: str, base: str) -> FiguresView:
    """Return the printed figures of a pair: sums, but for fixed values, X and НЕТ (BC-10 to BC-17)."""
    cards = (pack.card[base], pack.card[style])
    reach, named = _reach(cards)
    stable = any(card.guard == "stable" for card in cards)
    return FiguresView(
        reach=reach,
        power=_figure(cards, "power"),
        priority=_figure(cards, "priority") or 0,
        guard=None if stable else max(_figure(cards, "guard") or 0, 0),
        armour=0,
        tie=any(card.tie for card in cards),
        any_range=False,
        spaces=() if named else None,
        hits=(),
    )


def _fixed(cards: tuple[Card, Card], figure: str) -> Card | None:
    """Return the card whose figure alone counts: the base before the style (BC-16)."""
    return next((card for card in cards if figure in card.fixed), None)


def _reach(cards: tuple[Card, Card]) -> tuple[tuple[int, int] | None, bool]:
    """Return the range of a pair, None for none, and whether it names spaces instead."""
    alone = _fixed(cards, "range")
    counted = (alone,) if alone else cards
    if any(card.range == "x" for card in counted):
        return None, True
    spans = [card.range for card in counted]
    if "none" in spans:
        return None, False
    least, most = (max(sum(span[end] for span in spans if not isinstance(span, str)), 0) for end in (0, 1))
    return (least, max(least, most)), False


def _figure(cards: tuple[Card, Card], figure: str) -> int | None:
    """Return the sum of a figure, None for НЕТ; an X that is read from the fight counts as nothing yet."""
    alone = _fixed(cards, figure)
    values = [getattr(card, figure) for card in ((alone,) if alone else cards)]
    if "none" in values:
        return None
    total = sum(value for value in values if isinstance(value, int))
    return max(total, 0) if figure == "power" else total


# -------------------------------------------------------------------- in words


def figures(words: MatchWords, style: str, base: str) -> str:
    """Return the figures of a pair by name; what the cards call X stays an X."""
    summed = pair_figures(words.pack, style, base)
    written = words.view_figures(summed)
    if summed.spaces is not None:
        written = written._replace(range="X")
    unknown = [words.pack.card[card].power for card in (style, base)]
    if summed.power is not None and any(not isinstance(power, int | str) for power in unknown):
        written = written._replace(power=f"{written.power} + X" if summed.power else "X")
    return words.figures_by_name(written)


def detail(words: MatchWords, style: str, base: str, head: str) -> str:
    """Return figures and effects of a pair, in at most 600 code points; where there is no room, without the cards' names."""
    lines = [(text, words.card(card)) for card, text in ordered(words, style, base)]
    named = "\n".join([head, *(_line(words, text, source) for text, source in lines)])
    unnamed = "\n".join([head, *(_line(words, text, "") for text, _ in lines)])
    return first_fitting((named, unnamed), DETAIL)


def ordered(words: MatchWords, style: str, base: str) -> list[tuple[str, EffectText]]:
    """Return the effects of both cards with the card of each, in the order of a beat: those that hold always first."""
    found: list[tuple[int, str, EffectText]] = []
    for card in (style, base):
        texts, effects = words.effects(card), words.pack.card[card].effects
        unknowns = len(texts) - len(effects)
        found += [(0, card, text) for text in texts[:unknowns]]
        found += [
            (ORDER.index(effect.when), card, text) for effect, text in zip(effects, texts[unknowns:], strict=True)
        ]
    return [(card, text) for _, card, text in sorted(found, key=lambda each: each[0])]


def _line(words: MatchWords, text: EffectText, source: str) -> str:
    line = words.effect_line(text)
    return words.say("battlecon-opt-from", text=line, source=source) if source else line
