"""The pace of a leader towards the Gate: by his own moves he is not 4 areas ahead before his third turn (C-14)."""

from __future__ import annotations

from itertools import permutations

import pytest

from engines.archutheon.content.constraints.walking import own_movement, properties
from engines.archutheon.content.pack import UNIVERSAL, Pack, load

PACK = load()
TURNS = 2
"""The turns before the third one."""

WALK = 1
"""The step of the track that a leader may take in each of them."""

NEEDED = 4
"""Areas from a leader's start to the enemy's end of the Gate's way."""

EARLY = (f"{UNIVERSAL}.discipline", f"{UNIVERSAL}.tide")
"""The universal cards that are in the hand by then."""


def farthest(pack: Pack, kit: str) -> int:
    """Return how many areas a hero can move himself at most in his first turns, with his base card and the early universal ones.

    Each card lies in one of the slots that are open then, and comes back too late to be used again.
    """
    base = next(name for name, value in pack.value.items() if value == "base" and name.startswith(f"{kit}."))
    moves = {(used.name, used.speed): own_movement(used) for used in properties(pack) if used.name in (base, *EARLY)}
    slots = [speed for _ in range(TURNS) for speed in pack.tables.slots[0].speeds]
    orders = permutations((base, *EARLY, None), len(slots))
    cards = max(sum(moves.get((card, speed), 0) for card, speed in zip(order, slots, strict=True)) for order in orders)
    return TURNS * WALK + cards


@pytest.mark.parametrize("kit", [hero.id for hero in PACK.heroes])
def test_no_leader_reaches_the_end_of_the_gates_way_by_himself_in_two_turns(kit: str) -> None:
    assert farthest(PACK, kit) < NEEDED


def test_the_way_is_as_long_as_that() -> None:
    arena = PACK.arenas[0]
    start, end = arena.start_cells[0][0] // 3, arena.gate_areas[-1]
    assert arena.grid.distance[start][end] == NEEDED
    assert len(PACK.tables.slots[0].speeds) * TURNS == len((*EARLY, "base", None))
