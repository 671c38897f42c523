"""The checks of preset decks: they need no building, and their player is never locked out (LG-01, LG-56, LG-61, LG-63)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engines.kernel.content.additions import all_name_problems
from engines.legends.content.abilities import NOTHING, Abilities
from engines.legends.content.checks import DECK
from engines.legends.content.filters import overlap, parts
from engines.legends.content.op import Op
from engines.legends.content.problem import Problem
from engines.legends.content.shapes import Card, Hero, Preset, Skill
from engines.legends.content.vocabulary import Filter, Target

COPIES = 3
"""The most copies of a card in a preset deck (LG-01)."""

SQUAD = 3
"""The number of heroes that come into play (LG-04)."""

LEAST_POINTS, MOST_POINTS = 9, 15
"""The legendarity that the first three heroes of a preset deck give together (LG-63)."""

ENEMY_HERO = Filter(kind="hero", side="enemy")


def problems_of_preset(preset: Preset, cards: Mapping[str, Card]) -> list[Problem]:
    """Return the problems of a preset deck, given all cards by id."""
    heroes = [card for name in preset.heroes if isinstance(card := cards.get(name), Hero)]
    found = [Problem(*wrong) for wrong in all_name_problems(preset)]
    found += [*_problems_of_heroes(preset, cards), *_problems_of_cards(preset, cards)]
    if len(heroes) == len(preset.heroes):
        found += _problems_of_skills(preset, cards, heroes)
        found += _problems_of_play(preset, cards, heroes)
    return found


def _problems_of_heroes(preset: Preset, cards: Mapping[str, Card]) -> Iterator[Problem]:
    for at, name in enumerate(preset.heroes):
        if not isinstance(cards.get(name), Hero):
            yield Problem(f"$.heroes[{at}]", f"{name!r} is no hero")
        if name in preset.heroes[:at]:
            yield Problem(f"$.heroes[{at}]", f"{name!r} is listed twice (LG-56)")


def _problems_of_cards(preset: Preset, cards: Mapping[str, Card]) -> Iterator[Problem]:
    before: set[str] = set()
    for at, listed in enumerate(preset.cards):
        place, card = f"$.cards[{at}]", cards.get(listed.card)
        if card is None or isinstance(card, Hero):
            yield Problem(place, f"{listed.card!r} is no card of a deck (LG-01)")
        if listed.copies > COPIES:
            yield Problem(place, f"{listed.card!r} has more than three copies (LG-01)")
        if listed.card in before:
            yield Problem(place, f"{listed.card!r} is listed twice")
        before.add(listed.card)
    if (count := sum(listed.copies for listed in preset.cards)) != DECK:
        yield Problem("$.cards", f"{count} cards; a deck has {DECK} (LG-01)")


def _problems_of_skills(preset: Preset, cards: Mapping[str, Card], heroes: list[Hero]) -> Iterator[Problem]:
    for at, listed in enumerate(preset.cards):
        skill = cards.get(listed.card)
        if isinstance(skill, Skill) and not any(can_use(hero, skill) for hero in heroes):
            yield Problem(f"$.cards[{at}]", f"none of its heroes can use {skill.id!r} (LG-19)")


def _problems_of_play(preset: Preset, cards: Mapping[str, Card], heroes: list[Hero]) -> Iterator[Problem]:
    points = sum(hero.legendarity for hero in heroes[:SQUAD])
    if not LEAST_POINTS <= points <= MOST_POINTS:
        text = f"its first three heroes give {points} legendarity; {LEAST_POINTS} to {MOST_POINTS} is right (LG-63)"
        yield Problem("$.heroes", text)
    held = [cards[listed.card] for listed in preset.cards if listed.card in cards]
    if not any(hurts_heroes(card) for card in held):
        yield Problem("$.cards", "nothing in it hurts a hero without an attack: a game could not end (LG-63)")


def can_use(hero: Hero, skill: Skill) -> bool:
    """Return whether a hero can use a skill, whatever his level (LG-19)."""
    return skill.class_ in (None, hero.class_) and skill.hero in (None, hero.id)


def hurts_heroes(card: Card) -> bool:
    """Return whether a text of a card can damage an enemy hero without an attack (LG-63)."""
    abilities: Abilities = getattr(card, "abilities", NOTHING)
    for text in (card, *abilities.triggered, *abilities.activated):
        targets: tuple[Target, ...] = getattr(text, "targets", ())
        for _, op in parts(getattr(text, "do", ()), Op):
            who = getattr(op, "who", None) if op.tag() == "damage" else None
            about = targets[:1] if who == "target" else (who,)
            if any(isinstance(each, Filter) and overlap(each, ENEMY_HERO) for each in about):
                return True
    return False
