"""The cells to which each way of moving can bring a hero (AR-11, AR-13, AR-14, AR-50 to AR-55)."""

from __future__ import annotations

from typing import Literal, get_args

from engines.archutheon.board import Board, free_cells, occupied
from engines.archutheon.content.arena import Arena
from engines.archutheon.content.pack import Pack
from engines.archutheon.derived.here import arena_of
from engines.archutheon.derived.permanents import has
from engines.kernel.hexes import members

Way = Literal["step", "dash", "leap", "teleport", "pull", "push", "shift", "fear", "swap"]
WAYS: tuple[Way, ...] = get_args(Way)

FORCED: frozenset[Way] = frozenset({"pull", "push", "shift", "fear", "dash", "leap", "teleport", "swap"})
"""The ways that steadiness stops when an enemy causes them (AR-69)."""

OWN: frozenset[Way] = frozenset({"step", "dash", "leap", "teleport", "swap"})
"""The ways by which a numb hero cannot move himself (AR-62)."""


def areas_for(board: Board, pack: Pack, at: int, way: Way, user: int, by: int) -> list[int]:
    """Return the areas into which a way of moving leads, whether or not they have room; `by` is the X of a teleport."""
    arena, area = arena_of(board, pack), board.heroes[at].area
    if way in ("pull", "push"):
        return _areas_by_user(arena, board.heroes[user].area, area, way)
    if way == "shift":
        return [area]
    if way == "leap":
        return [ray[1] for ray in arena.grid.rays[area] if len(ray) > 1]
    return list(members(arena.areas_at(area, 1, by if way == "teleport" else 1)))


def _areas_by_user(arena: Arena, own: int, area: int, way: Way) -> list[int]:
    """Return the areas to which a user in the area `own` pulls or pushes a hero (AR-53, AR-54)."""
    if own < 0 or (way == "pull" and own == area):
        return []
    return [own] if way == "pull" else list(arena.behind(own, area))


def destinations(board: Board, pack: Pack, at: int, way: Way, user: int, by: int = 1) -> list[int]:
    """Return the free cells to which a hero can be moved, in order."""
    hero = board.heroes[at]
    if hero.cell < 0:
        return []
    if way == "step":
        used = occupied(board)
        return [cell for cell in arena_of(board, pack).steps[hero.cell] if cell not in used]
    return [cell for area in areas_for(board, pack, at, way, user, by) for cell in free_cells(board, area)]


def is_bound(board: Board, at: int, way: Way, user: int) -> bool:
    """Return whether a hero cannot move by himself because he is numb; others may move him, allies too (AR-62)."""
    return way in OWN and at == user and has(board, at, "numb")
