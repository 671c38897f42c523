"""Decks drawn at random: legal ones, for practice players, for re-deals and for tests (LG-01, LG-56)."""

from __future__ import annotations

from collections import Counter
from random import Random

from engines.legends.board import Deck
from engines.legends.content.checks import DECK
from engines.legends.content.pack import Pack
from engines.legends.decks.deck import EMPTY, new_deck
from engines.legends.decks.verdict import USUAL_COPIES

COPIES = (1, 2, 2, 3, 3, 3)
"""The copies of a card, as often as they occur."""

LISTED = 4
"""The number of heroes that a drawn deck lists, as the presets do (LG-56)."""


def random_deck(pack: Pack, rng: Random, around: Deck = EMPTY) -> Deck:
    """Return a legal deck drawn at random, of cards that its heroes can use, mostly in several copies as people build them.

    It has the heroes and cards of `around`. Raises ValueError if the pack has too few cards.
    """
    others = [hero.id for hero in pack.heroes if hero.id not in around.heroes]
    room = max(0, LISTED - len(around.heroes))
    heroes = {*around.heroes, *rng.sample(others, min(room, len(others)))}
    found = Counter(around.cards)
    usable = _usable(pack, heroes)
    for name in rng.sample(usable, len(usable)):
        wanted = rng.choice(COPIES) - found[name]
        found[name] += max(0, min(wanted, DECK - found.total()))
    left = [name for name in usable for _ in range(USUAL_COPIES - found[name])]
    count = max(0, DECK - found.total())
    if not heroes or len(left) < count:
        raise ValueError(f"the pack has too few cards: {count} are lacking")
    found.update(rng.sample(left, count))
    return new_deck(heroes, found)


def _usable(pack: Pack, heroes: set[str]) -> list[str]:
    """Return the cards that these heroes can use, in the pack's order."""
    classes = {None, *(pack.hero[name].class_ for name in heroes if name in pack.hero)}
    skills = [skill.id for skill in pack.skills if skill.class_ in classes and skill.hero in {None, *heroes}]
    return [*(card.id for card in pack.followers), *(card.id for card in pack.events), *skills]
