"""The texts of decks of Legends: names and figures of cards, groups, headings, what is wrong with a deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engines.kernel.content.names import Name
from engines.kernel.lobby.building import DeckProblem
from engines.legends.content.checks import DECK
from engines.legends.content.pack import Pack
from engines.legends.content.shapes import Event, Follower, Hero
from engines.legends.decks.deck import deck_of
from engines.legends.views.view import DeckView
from words.common.deck_words import DeckWords
from words.common.limits import DESCRIPTION
from words.legends.cards.texts import CardWords
from words.texts import Language
from words.texts import words as words_in

TYPES = ("hero", "follower", "event", "skill")


def names(pack: Pack) -> Mapping[str, Name]:
    """Return the names of all cards by id."""
    return {name: card.name for name, card in pack.card.items()}


def facts(language: Language, pack: Pack, name: str) -> str:
    """Return a card's figures and its text, in at most 100 code points: of a longer text as many words as fit."""
    figures = _figures(language, pack, name)
    text = CardWords(language, pack).short_text(name, DESCRIPTION - len(figures) - 1)
    return f"{figures} {text}".rstrip()


def _figures(language: Language, pack: Pack, name: str) -> str:
    """Return a card's class and figures, a sentence."""
    card, words = pack.card[name], words_in(language)
    if isinstance(card, Hero):
        figures: dict[str, str | float] = {"attack": card.attack.by, "lives": card.lives, "level": card.level}
        return words("legends-deck-hero", **figures, **{"class": card.class_, "legendarity": card.legendarity})
    if isinstance(card, Follower):
        figures = {"attack": card.attack.by, "lives": card.lives}
        return words("legends-deck-follower", **figures, **{"class": card.class_, "legendarity": card.legendarity})
    if isinstance(card, Event):
        return words("legends-deck-event", cost=card.cost)
    named = pack.hero[card.hero].name.in_language(language) if card.hero in pack.hero else ""
    figures = {"level": card.level, "class": card.class_ or ("hero" if card.hero else "none"), "hero": named}
    return words("legends-deck-skill", **figures)


def detail(language: Language, pack: Pack, name: str) -> str:
    """Return all properties of a card, its text and the meaning of its keywords, in light markdown."""
    return CardWords(language, pack).in_full(name)


def group(language: Language, key: str) -> str:
    """Return the name of a group of cards."""
    return words_in(language)(f"legends-deck-group-{key}")


def headings(language: Language) -> Mapping[str, str]:
    """Return the headings of a list by type of card."""
    words = words_in(language)
    return {kind: words(f"legends-deck-heading-{kind}") for kind in TYPES}


def problem(language: Language, pack: Pack, found: DeckProblem) -> str:
    """Return a problem of a deck, with the rule and the remedy."""
    values: dict[str, Any] = {**found.facts}
    known = names(pack)
    for fact in ("card", "hero"):
        if fact in values:
            values[fact] = known[values[fact]].in_language(language) if values[fact] in known else values[fact]
    if "pack" in values:
        origin = next((one for one in pack.packs if one.id == values["pack"]), None)
        values["pack"] = origin.name.in_language(language) if origin is not None else values["pack"]
    return words_in(language)(found.key, **values, rule=found.rule)


def summary(language: Language, _pack: Pack, text: str) -> str:
    """Return the numbers of cards and of heroes."""
    deck = deck_of(text)
    return words_in(language)("legends-deck-summary", count=len(deck.cards), cards=DECK, heroes=len(deck.heroes))


def view(name: str, text: str, problems: Sequence[str], warnings: Sequence[str]) -> DeckView:
    """Return the view of a deck for its picture."""
    deck = deck_of(text)
    return DeckView(name, deck.heroes, deck.cards, tuple(problems), tuple(warnings))


DECKS = DeckWords(names, facts, detail, group, headings, problem, summary, view)
