"""The damage of a strike to all whom it hits, as it lands in one moment (AR-34, AR-41, AR-43, AR-79)."""

from __future__ import annotations

from engines.archutheon.board import Board, Declared, Execution
from engines.archutheon.content.pack import Pack
from engines.archutheon.content.shapes import BlockKind
from engines.archutheon.derived.declared import attacks, direction_of
from engines.archutheon.derived.figures import Damage, full_damage, pierces, reduced
from engines.archutheon.derived.here import Here
from engines.archutheon.derived.hits import hit_areas, hits_of
from engines.archutheon.derived.permanents import has, marked
from engines.archutheon.derived.shields import is_shielded


def aim(board: Board, pack: Pack, declared: Declared, execution: Execution) -> None:
    """Note in the record of an execution which areas and heroes the card hits from where its hero stands (AR-32)."""
    execution.aimed, execution.areas = True, hit_areas(board, pack, declared)
    execution.hits = hits_of(board, pack, declared, execution.areas)
    execution.damages = (0,) * len(execution.hits)


def strike_damages(board: Board, pack: Pack, declared: Declared, execution: Execution) -> list[Damage]:
    """Return the damage to each hero that an aimed card hits, in the order of `execution.hits`; none without an attack."""
    if not attacks(pack, declared):
        return []
    found = [_damage(board, pack, declared, execution, at) for at in execution.hits]
    return _one_barrier_each(board, execution, found)


def _damage(board: Board, pack: Pack, declared: Declared, execution: Execution, at: int) -> Damage:
    """Return the damage of a declared card to a hero; blocks of his squad reduce it (AR-43)."""
    here = Here(board, pack, declared.hero, at, declared, execution)
    blocked = sum(value for place, value in execution.guards if board.declared[place].side == board.heroes[at].side)
    full = 0 if "damage" in declared.void else full_damage(here, charged="charge" not in declared.void)
    return reduced(here, full, blocked, pierces=pierces(here))


def _one_barrier_each(board: Board, execution: Execution, found: list[Damage]) -> list[Damage]:
    """Let a barrier of an area save the first hero alone (AR-79)."""
    heroes = board.heroes
    used: set[int] = set()
    result = []
    for at, each in zip(execution.hits, found, strict=True):
        of_area = each.uses_barrier and not marked(heroes[at], "barrier")
        is_late = of_area and heroes[at].area in used
        if of_area:
            used.add(heroes[at].area)
        result.append(each._replace(barrier=0, dealt=each.barrier) if is_late else each)
    return result


def absorbed(board: Board, pack: Pack, execution: Execution, found: list[Damage]) -> list[tuple[int, int]]:
    """Return the heroes whom absorbing blocks heal, each with the amount (AR-41)."""
    return _best(board, pack, execution, found, "absorb")


def reflected(board: Board, pack: Pack, declared: Declared, execution: Execution, found: list[Damage]) -> list[int]:
    """Return the damage that each reflecting block sends back to the acting hero, before his barrier: unblockable, but his
    armour, the leader's 1 and his shields count (AR-41).
    """
    at = declared.hero
    if is_shielded(board, pack, at, direction_of(board, pack, declared)):
        return []
    less = has(board, at, "armour") + (board.heroes[at].number == 1)
    return [max(amount - less, 0) for _, amount in _best(board, pack, execution, found, "reflect")]


def _best(
    board: Board, pack: Pack, execution: Execution, found: list[Damage], kind: BlockKind
) -> list[tuple[int, int]]:
    """Return the hero for whom each block of a kind counts, with the amount: the one for whom most was blocked (AR-41)."""
    result = []
    for place, value in execution.guards:
        block = board.declared[place]
        if pack.card[block.card].block.kind != kind or value <= 0:
            continue
        own = [
            (min(value, each.blocked), at)
            for at, each in zip(execution.hits, found, strict=True)
            if board.heroes[at].side == block.side
        ]
        amount, at = max(own, key=lambda each: (each[0], -each[1]), default=(0, -1))
        if amount > 0:
            result.append((at, amount))
    return result
