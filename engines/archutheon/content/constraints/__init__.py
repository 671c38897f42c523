"""The constraints on the set of cards that the game ships (AR-98): each yields its problems, which name it, "C-n".

Most are about the standard set alone. A hero that a content pack adds passes checks.py and those that hold for each hero
(`OF_HEROES`). Some are no matter of data. C-19: no word of a terrain can name a colour. C-20: the length of texts is measured
where they are generated.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engines.archutheon.content.constraints import effects, figures, pace
from engines.archutheon.content.pack import Pack
from engines.archutheon.content.problem import Problem

Constraint = Callable[[Pack], Iterator[Problem]]

CONSTRAINTS: dict[str, Constraint] = {
    "C-1": figures.counts,
    "C-2": figures.elements,
    "C-3": figures.directions,
    "C-4": figures.openings,
    "C-5": figures.ranges,
    "C-6": figures.damage,
    "C-7": figures.block_values,
    "C-8": figures.block_kinds,
    "C-9": effects.boosts,
    "C-10": effects.permanents,
    "C-11": effects.locks,
    "C-12": effects.element_texts,
    "C-13": effects.objects,
    "C-14": pace.pace,
    "C-15": effects.saves,
    "C-16": effects.waiting,
    "C-17": effects.free_actions,
    "C-18": effects.friendly_fire,
    "C-19": effects.standing_texts,
}

OF_HEROES: tuple[Constraint, ...] = (
    figures.alike,
    figures.two_elements,
    figures.early_directions,
    figures.openings,
    figures.ranges,
    figures.damage,
    figures.block_values,
    effects.hiding,
    effects.locks,
    effects.prices,
    effects.named_sides,
    effects.standing_texts,
)
"""The constraints, or their parts, that hold for each hero by himself: also for those of content packs."""


def problems_of_added(pack: Pack) -> list[Problem]:
    """Return where the heroes of a pack break the constraints on each hero."""
    return [problem for constraint in OF_HEROES for problem in constraint(pack)]


def problems_of_set(pack: Pack) -> list[Problem]:
    """Return where a pack breaks the constraints on the standard set."""
    return [problem for constraint in CONSTRAINTS.values() for problem in constraint(pack)]
