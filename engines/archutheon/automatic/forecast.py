"""The damage that declared cards promise as the table stands, and what health is worth: by what a side itself can see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engines.archutheon.board import Board, Declared, Hero
from engines.archutheon.content.pack import Pack
from engines.archutheon.derived.approach import spots, standing_on
from engines.archutheon.derived.declared import attacks, direction_of
from engines.archutheon.derived.figures import full_damage, pierces, reach, reduced
from engines.archutheon.derived.forecasts import Forecast
from engines.archutheon.derived.foreseeing import foresee
from engines.archutheon.derived.here import Here, arena_of
from engines.archutheon.derived.hits import hit_areas, hits_of

LEADER = (0.0, 14.0, 20.0, 25.0, 29.0, 32.0, 34.5, 36.5, 38.0, 39.0, 40.0)
"""The value of a leader by his health: the last points are worth most. More health adds LEADER_MORE a point."""

LEADER_MORE = 1.0
LEADER_DEAD = -100.0
"""The value of a leader without health: the match is over."""

ALIVE, HEALTH = 5.0, 1.0
"""The value of another hero on the board, and of each point of his health."""


class Coming(NamedTuple):
    """A hit that a declared card promises: its place, the hero, the areas in which he is hit, the damage."""

    at: int
    target: int
    areas: int
    dealt: int


def health_value(hero: Hero, health: int) -> float:
    """Return the value of a hero with so much health."""
    if health <= 0:
        return LEADER_DEAD if hero.number == 1 else 0.0
    if hero.number != 1:
        return ALIVE + HEALTH * health
    most = len(LEADER) - 1
    return LEADER[min(health, most)] + LEADER_MORE * max(health - most, 0)


def loss(hero: Hero, expected: int, dealt: int) -> float:
    """Return the value that damage takes from a hero who expects other damage besides."""
    health = hero.health - expected
    if health <= 0:
        return 0.0
    return health_value(hero, health) - health_value(hero, health - dealt)


def coming(board: Board, pack: Pack, seen_by: int) -> list[Coming]:
    """Return the hits that the cards of this turn promise which are not executed yet and which a side can see."""
    return promised(board, pack, foresee(board, pack, seen_by))


def promised(board: Board, pack: Pack, outcomes: Mapping[int, Forecast]) -> list[Coming]:
    """Return the hits that declared cards promise by their outcomes."""
    found = []
    for at, outcome in outcomes.items():
        card = board.declared[at]
        if outcome.blows and attacks(pack, card):
            around = _around(board, pack, card, outcome.areas)
            found += [Coming(at, blow.hero, around, blow.damage.dealt) for blow in outcome.blows]
    return found


def _around(board: Board, pack: Pack, card: Declared, areas: int) -> int:
    """Return the areas in which a hero is hit by a card: for a targeted one all in its range."""
    if direction_of(board, pack, card) == "area":
        return areas
    least, most = reach(board, pack, card)
    return arena_of(board, pack).areas_at(board.heroes[card.hero].area, least, most) if least <= most else 0


def hits_after_dash(board: Board, pack: Pack, card: Declared) -> tuple[int, ...]:
    """Return the heroes whom a card hits, of one whose hero moves first those from the area where he hits most enemies."""
    found: tuple[int, ...] = ()
    for n, cell in enumerate(spots(board, pack, card)):
        table = board if cell == board.heroes[card.hero].cell else standing_on(board, card.hero, cell)
        hits = hits_of(table, pack, card, hit_areas(table, pack, card))
        if not n or _enemies(board, card, hits) > _enemies(board, card, found):
            found = hits
    return found


def _enemies(board: Board, card: Declared, hits: tuple[int, ...]) -> int:
    """Return how many more enemies than own heroes are hit."""
    return sum(1 if board.heroes[at].side != card.side else -1 for at in hits)


def dealt_to(board: Board, pack: Pack, card: Declared, target: int, blocked: int = 0) -> int:
    """Return the damage that a card would deal to a hero whom it hits."""
    here = Here(board, pack, card.hero, target, card)
    full = full_damage(here)
    return reduced(here, full, blocked, pierces=pierces(here)).dealt if full > 0 else 0


def expected_on(hits: list[Coming], target: int, *, without: int = -1) -> int:
    """Return the damage that a hero expects of all declared cards but one."""
    return sum(hit.dealt for hit in hits if hit.target == target and hit.at != without)
