"""The value of a cell for a hero: near enough to strike, on own tokens, on the Gate's way, out of rifts and the Collapse."""

from __future__ import annotations

from engines.archutheon.board import NONE, ORANGE, Board
from engines.archutheon.content.pack import Pack
from engines.archutheon.derived.collapse import next_zone
from engines.archutheon.derived.here import arena_of
from engines.archutheon.derived.lasting import rule

TOKEN, RIFT, COVERED, CRUSHED = 2.0, -3.5, 0.4, -4.0
STRIKING, CROWDED = 1.0, -0.5
GATE_STEP, GATE_NEAR = 6.0, 0.8
LEADER_SHY = -0.7
"""The value of each enemy within one area to a leader in bad health."""


def place_value(board: Board, pack: Pack, at: int, cell: int) -> float:
    """Return the value of a cell for a hero, roughly."""
    hero, arena = board.heroes[at], arena_of(board, pack)
    area, grid = cell // 3, arena.grid
    found = 0.0
    if board.tokens.get(cell) == hero.side:
        found += TOKEN
    thing = board.things.get(cell)
    if thing == "rift" and not rule(board, pack, at, "rift_proof"):
        found += RIFT
    elif thing is not None:
        found += COVERED
    foes = [other for other in board.heroes if other.side != hero.side and other.cell >= 0]
    near = sum(grid.distance[area][foe.area] <= 1 for foe in foes)
    nearest = min((grid.distance[area][foe.area] for foe in foes), default=9)
    weak = hero.health <= pack.tables.health // 2
    if hero.number == 1:
        found += _leader_value(board, pack, hero.side, area, {foe.area for foe in foes})
        found += LEADER_SHY * near * (2 if weak else 1)
    found += STRIKING * (near > 0) + CROWDED * max(near - 1, 0) * (2 if weak else 1) - 0.4 * max(nearest - 1, 0)
    if board.collapse != NONE and _closing(board, pack) >> area & 1:
        found += CRUSHED
    return found


def _leader_value(board: Board, pack: Pack, side: int, area: int, held: set[int]) -> float:
    """Return the value of an area for a leader by the Gate: best in its own area, with no enemy there (AR-81)."""
    way = arena_of(board, pack).gate_areas
    if not 0 <= board.gate < len(way):
        return 0.0
    gate = way[board.gate]
    if area == gate and gate not in held:
        return GATE_STEP
    far = arena_of(board, pack).grid.distance[area][gate]
    ahead = (board.gate - len(way) // 2) * (1 if side == ORANGE else -1)
    return GATE_NEAR * (1 + max(ahead, 0)) * max(4 - far, 0) / 2


def _closing(board: Board, pack: Pack) -> int:
    """Return the areas that the Collapse halves at its next shift, whichever token moves."""
    return next_zone(board, pack, 0) | next_zone(board, pack, 1)
