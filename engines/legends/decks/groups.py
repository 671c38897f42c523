"""The groups in which the workshop offers cards, each small enough for one list (LG-62)."""

from __future__ import annotations

from engines.kernel.lobby.building import CardGroup
from engines.legends.content.pack import Pack
from engines.legends.content.vocabulary import HERO_CLASSES
from engines.legends.decks.verdict import MOST_HEROES

DEAREST = 4
"""The legendarity from which on followers are in one group."""


def groups(pack: Pack) -> tuple[CardGroup, ...]:
    """Return the groups of a pack that have cards: heroes, followers by legendarity, events, skills by class and owner."""
    found = [CardGroup("heroes", tuple(hero.id for hero in pack.heroes), MOST_HEROES)]
    for cost in range(1, DEAREST + 1):
        named = [card.id for card in pack.followers if min(card.legendarity, DEAREST) == cost]
        found.append(CardGroup(f"followers-{cost}", tuple(named)))
    found.append(CardGroup("events", tuple(card.id for card in pack.events if not card.stays)))
    found.append(CardGroup("events_stay", tuple(card.id for card in pack.events if card.stays)))
    found += [
        CardGroup(f"skills-{kind}", tuple(one.id for one in pack.skills if one.class_ == kind)) for kind in HERO_CLASSES
    ]
    free = [card.id for card in pack.skills if card.class_ is None and card.hero is None]
    found.append(CardGroup("skills-free", tuple(free)))
    found.append(CardGroup("skills-named", tuple(card.id for card in pack.skills if card.hero is not None)))
    return tuple(group for group in found if group.cards)
