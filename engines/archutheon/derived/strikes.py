"""The damage of a strike to all whom it hits, as it lands in one moment (AR-34, AR-41, AR-43, AR-79)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.archutheon.board import Board, Declared, Execution
from engines.archutheon.content.pack import Pack
from engines.archutheon.content.shapes import BlockKind
from engines.archutheon.derived.declared import attacks, direction_of
from engines.archutheon.derived.figures import NO_ADDENDS, NO_DAMAGE, Addends, Damage, addends, pierces, reduced
from engines.archutheon.derived.here import Here
from engines.archutheon.derived.hits import hit_areas, hits_of
from engines.archutheon.derived.permanents import has, marked
from engines.archutheon.derived.shields import is_shielded


def aim(board: Board, pack: Pack, declared: Declared, execution: Execution) -> None:
    """Note in the record of an execution which areas and heroes the card hits from where its hero stands (AR-32)."""
    execution.aimed, execution.areas = True, hit_areas(board, pack, declared)
    execution.hits = hits_of(board, pack, declared, execution.areas)
    execution.damages = (0,) * len(execution.hits)


class Blow(NamedTuple):
    """The damage of a card to a hero, his health before it, and what the damage consists of."""

    hero: int
    damage: Damage
    before: int
    addends: Addends

    @property
    def after(self) -> int:
        """The health after the damage."""
        return max(self.before - self.damage.dealt, 0)


def strike_blows(board: Board, pack: Pack, declared: Declared, execution: Execution) -> list[Blow]:
    """Return the damage to each hero that an aimed card hits, in the order of `execution.hits`; none of all without an attack."""
    if not attacks(pack, declared):
        return [Blow(at, NO_DAMAGE, board.heroes[at].health, NO_ADDENDS) for at in execution.hits]
    return _one_barrier_each(board, [_blow(board, pack, declared, execution, at) for at in execution.hits])


def _blow(board: Board, pack: Pack, declared: Declared, execution: Execution, at: int) -> Blow:
    """Return the damage of a declared card to a hero; blocks of his squad reduce it (AR-43)."""
    here = Here(board, pack, declared.hero, at, declared, execution)
    blocked = sum(value for place, value in execution.guards if board.declared[place].side == board.heroes[at].side)
    parts = NO_ADDENDS if "damage" in declared.void else addends(here, charged="charge" not in declared.void)
    damage = reduced(here, parts.full, blocked, pierces=pierces(here))
    return Blow(at, damage, board.heroes[at].health, parts)


def _one_barrier_each(board: Board, found: list[Blow]) -> list[Blow]:
    """Let a barrier of an area save the first hero alone (AR-79)."""
    heroes = board.heroes
    used: set[int] = set()
    result = []
    for each in found:
        damage, hero = each.damage, heroes[each.hero]
        of_area = damage.uses_barrier and not marked(hero, "barrier")
        is_late = of_area and hero.area in used
        if of_area:
            used.add(hero.area)
        result.append(each._replace(damage=damage._replace(barrier=0, dealt=damage.barrier)) if is_late else each)
    return result


def absorbed(board: Board, pack: Pack, execution: Execution, found: Sequence[Blow]) -> list[tuple[int, int]]:
    """Return the heroes whom absorbing blocks heal, each with the amount (AR-41)."""
    return _best(board, pack, execution, found, "absorb")


def reflected(board: Board, pack: Pack, declared: Declared, execution: Execution, found: Sequence[Blow]) -> list[int]:
    """Return the damage that each reflecting block sends back to the acting hero, before his barrier: unblockable, but his
    armour, the leader's 1 and his shields count (AR-41).
    """
    at = declared.hero
    if is_shielded(board, pack, at, direction_of(board, pack, declared)):
        return []
    less = has(board, at, "armour") + (board.heroes[at].number == 1)
    return [max(amount - less, 0) for _, amount in _best(board, pack, execution, found, "reflect")]


def _best(
    board: Board, pack: Pack, execution: Execution, found: Sequence[Blow], kind: BlockKind
) -> list[tuple[int, int]]:
    """Return the hero for whom each block of a kind counts, with the amount: the one for whom most was blocked (AR-41)."""
    result = []
    for place, value in execution.guards:
        block = board.declared[place]
        if pack.card[block.card].block.kind != kind or value <= 0:
            continue
        own = [
            (min(value, each.damage.blocked), each.hero) for each in found if board.heroes[each.hero].side == block.side
        ]
        amount, at = max(own, key=lambda each: (each[0], -each[1]), default=(0, -1))
        if amount > 0:
            result.append((at, amount))
    return result
