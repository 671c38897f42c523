"""Blocks as they stand when an attack card's turn begins: their value and what they stop besides damage (AR-40 to AR-44)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engines.archutheon.board import Board, Declared
from engines.archutheon.content.pack import Pack
from engines.archutheon.content.shapes import BlockKind
from engines.archutheon.derived.declared import direction_of
from engines.archutheon.derived.figures import pierces, total
from engines.archutheon.derived.here import Here, arena_of
from engines.archutheon.derived.hits import hit_areas, hits_of
from engines.archutheon.derived.lasting import About, rule


class Guard(NamedTuple):
    """A block: its place in `Board.declared`, its kind, its hero, its printed value with additions, what it loses, and
    the rest.
    """

    at: int
    kind: BlockKind
    hero: int
    by: int
    element: int
    direction: int
    distance: int
    value: int


def guards(board: Board, pack: Pack, at: int, areas: int) -> tuple[Guard, ...]:
    """Return the blocks that answer a declared attack card, before its dash; `areas` are its hit areas then (AR-42)."""
    return tuple(_guards(board, pack, at, areas))


def _guards(board: Board, pack: Pack, at: int, areas: int) -> Iterator[Guard]:
    for place, block in enumerate(board.declared):
        answers = block.use == "block" and block.answers == at and block.turn == board.turn
        if answers and not {"card", "gone"} & {*block.void} and board.heroes[block.hero].cell >= 0:
            yield guard_of(board, pack, place, block, board.declared[at], areas)


class Raised(NamedTuple):
    """The blocks raised against an attack card, the parts of it that they stop besides damage, and who avoids it by them."""

    guards: tuple[Guard, ...]
    void: tuple[str, ...]
    avoiding: tuple[int, ...]

    @property
    def values(self) -> tuple[tuple[int, int], ...]:
        """The places of the blocks that reduce damage, each with its value."""
        return tuple((guard.at, guard.value) for guard in self.guards if guard.kind not in ("dodge", "hop"))


VOIDING = frozenset({"effect", "permanent", "movement", "charge"})
"""The kinds of block that stop the part of the attack card of their name, besides damage (AR-41)."""


def raised(board: Board, pack: Pack, at: int) -> Raised:
    """Return the blocks that answer a declared attack card as its turn begins, before its dash (AR-42 to AR-44)."""
    declared = board.declared[at]
    areas = hit_areas(board, pack, declared)
    found = guards(board, pack, at, areas)
    void = tuple(guard.kind for guard in found if guard.value > 0 and guard.kind in VOIDING)
    avoiding = tuple(guard.hero for guard in found if lets_avoid(board, pack, guard, declared, areas))
    return Raised(found, void, avoiding)


def lets_avoid(board: Board, pack: Pack, guard: Guard, attack: Declared, areas: int) -> bool:
    """Return whether a dodge or a hop lets its hero avoid an attack card; `areas` are its hit areas (AR-44)."""
    if guard.kind not in ("dodge", "hop"):
        return False
    direction = direction_of(board, pack, attack)
    if guard.kind == "dodge":
        return direction == "targeted" and attack.target == guard.hero
    return direction == "area" and bool(areas >> board.heroes[guard.hero].area & 1)


def guard_of(board: Board, pack: Pack, place: int, block: Declared, attack: Declared, areas: int) -> Guard:
    """Return a block against an attack card with its value (AR-42)."""
    card = pack.card[block.card]
    kind = card.block.kind
    by = card.block.by
    if kind not in ("dodge", "hop"):
        here = Here(board, pack, block.hero, card=block)
        by += block.boost + total(here, "block")
        by += rule(board, pack, block.hero, "block", About(block.element), card=block)
    element = int(not block.element or block.element != attack.element)
    direction = int(not card.damage or card.scheme.direction != direction_of(board, pack, attack))
    distance = _distance(board, pack, block, attack, areas)
    pierced = pierces(Here(board, pack, attack.hero, attack.target, attack))
    value = 0 if pierced else max(by - element - direction - distance, 0)
    return Guard(place, kind, block.hero, by, element, direction, distance, value)


def _distance(board: Board, pack: Pack, block: Declared, attack: Declared, areas: int) -> int:
    """Return the loss of a block because an ally blocks: 1, and 1 for each area between; nothing if its hero is hit himself."""
    hero = board.heroes[block.hero]
    if direction_of(board, pack, attack) == "targeted":
        if attack.target == block.hero:
            return 0
        protected = [attack.target] if attack.target >= 0 and board.heroes[attack.target].cell >= 0 else []
    else:
        if areas >> hero.area & 1:
            return 0
        protected = list(hits_of(board, pack, attack, areas))
    spots = [board.heroes[at].area for at in protected if board.heroes[at].side == block.side]
    if not spots:
        return 0
    if rule(board, pack, block.hero, "block_apart", card=block):
        return 1
    grid = arena_of(board, pack).grid
    return 1 + min(grid.distance[hero.area][spot] for spot in spots)
