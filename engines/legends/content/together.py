"""The checks of all cards of a pack taken together: ids, numbers, heroes of named skills (LG-12, LG-19)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from engines.legends.content.problem import Problem
from engines.legends.content.shapes import Card, Skill

Lists = Mapping[str, Sequence[Card]]
"""Cards by the name of their list: "heroes", "followers", "events", "skills"."""


def problems_together(
    lists: Lists, origins: Mapping[str, str], heroes: frozenset[str]
) -> Iterator[tuple[str, Problem]]:
    """Yield the problems of cards taken together, each with the list that it stands in.

    An id names one card of any type. A number names one card of those that come with the game, or of one content pack: `origins`
    has the content packs of cards by id. `heroes` are the ids of all heroes that named skills may have.
    """
    ids: dict[str, str] = {}
    numbers: dict[str, dict[int, str]] = defaultdict(dict)
    for name, cards in lists.items():
        for at, card in enumerate(cards):
            place = f"$.{name}[{at}]"
            if card.id in ids:
                yield name, Problem(f"{place}.id", f"the id {card.id!r} is taken twice")
            ids[card.id] = name
            before = numbers[origins.get(card.id, "")].setdefault(card.number, card.id)
            if before != card.id:
                yield name, Problem(f"{place}.number", f"the number {card.number} is taken twice, by {before!r} too")
            if isinstance(card, Skill) and card.hero is not None and card.hero not in heroes:
                yield name, Problem(f"{place}.hero", f"{card.id}: there is no hero {card.hero!r}")
