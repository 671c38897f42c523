"""A strike: the damage of an attack to all whom it hits lands in one moment (AR-34 to AR-37, AR-41)."""

from __future__ import annotations

from engines.archutheon import events
from engines.archutheon.board import ArchutheonPlay, Declared, Execution
from engines.archutheon.content.shapes import BlockKind
from engines.archutheon.derived.declared import direction_of
from engines.archutheon.derived.figures import Damage, full_damage, pierces, reduced, total
from engines.archutheon.derived.here import Here
from engines.archutheon.derived.permanents import has, marked
from engines.archutheon.derived.shields import is_shielded
from engines.archutheon.effects.life import REFLECTED, bury, heal, hurt
from engines.archutheon.effects.permanents import use_up


def strike(play: ArchutheonPlay, declared: Declared) -> None:
    """Deal the damage of a declared card to all whom it hits: figures for all first, then all at once (reading 3.18)."""
    board, execution = play.board, play.record(Execution)
    charged = "charge" not in declared.void
    stopped = "damage" in declared.void
    found = [_damage(play, declared, at, charged=charged and not stopped, stopped=stopped) for at in execution.hits]
    found = _one_barrier_each(play, found)
    execution.damages = tuple(each.dealt for each in found)
    execution.blocked = sum(each.blocked for each in found)
    absorbed = _best(play, found, "absorb")
    for at, each in zip(execution.hits, found, strict=True):
        hero = board.heroes[at]
        hero.health -= each.dealt
        if each.full:
            play.emit(
                events.Struck(
                    at, execution.hero, each.full, each.blocked, each.armour, each.leader, each.barrier, each.dealt,
                    hero.health,
                )
            )  # fmt: skip
        if each.uses_barrier:
            use_up(play, at, "barrier")
    for at, amount in absorbed:
        heal(play, at, amount)
    _reflect(play, declared, found)
    bury(play, declared.side)
    if play.match.outcome is None and "effect" not in declared.void:
        _steal_life(play, declared)


def _steal_life(play: ArchutheonPlay, declared: Declared) -> None:
    """Heal the acting hero, if he lives, by the damage dealt to enemies, overkill included (AR-59, reading 3.28)."""
    board, execution = play.board, play.record(Execution)
    here = Here(board, play.pack, declared.hero, card=declared, execution=execution)
    if total(here, "lifesteal"):
        hits = zip(execution.hits, execution.damages, strict=True)
        dealt = sum(amount for at, amount in hits if board.heroes[at].side != declared.side)
        heal(play, declared.hero, dealt - has(board, declared.hero, "exhausted"))


def _damage(play: ArchutheonPlay, declared: Declared, at: int, *, charged: bool, stopped: bool) -> Damage:
    """Return the damage of a declared card to a hero; blocks of his squad reduce it (AR-43)."""
    board, execution = play.board, play.record(Execution)
    here = Here(board, play.pack, declared.hero, at, declared, execution)
    blocked = sum(value for place, value in execution.guards if board.declared[place].side == board.heroes[at].side)
    full = 0 if stopped else full_damage(here, charged=charged)
    return reduced(here, full, blocked, pierces=pierces(here))


def _one_barrier_each(play: ArchutheonPlay, found: list[Damage]) -> list[Damage]:
    """Let a barrier of an area save the first hero alone (AR-79)."""
    heroes, hits = play.board.heroes, play.record(Execution).hits
    used: set[int] = set()
    result = []
    for at, each in zip(hits, found, strict=True):
        of_area = each.uses_barrier and not marked(heroes[at], "barrier")
        is_late = of_area and heroes[at].area in used
        if of_area:
            used.add(heroes[at].area)
        result.append(each._replace(barrier=0, dealt=each.barrier) if is_late else each)
    return result


def _best(play: ArchutheonPlay, found: list[Damage], kind: BlockKind) -> list[tuple[int, int]]:
    """Return the hero for whom each block of a kind counts, with the amount: the one for whom most was blocked (AR-41)."""
    board, execution = play.board, play.record(Execution)
    result = []
    for place, value in execution.guards:
        block = board.declared[place]
        if play.pack.card[block.card].block.kind != kind or value <= 0:
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


def _reflect(play: ArchutheonPlay, declared: Declared, found: list[Damage]) -> None:
    """Return the damage that reflecting blocks stopped to the acting hero: unblockable, but his armour, barrier and
    shields count.
    """
    board, at = play.board, declared.hero
    if is_shielded(board, play.pack, at, direction_of(board, play.pack, declared)):
        return
    for _, amount in _best(play, found, "reflect"):
        left = amount - has(board, at, "armour")
        left = max(left - (board.heroes[at].number == 1), 0)
        if left > 0 and has(board, at, "barrier"):
            use_up(play, at, "barrier")
        elif left > 0:
            hurt(play, at, left, REFLECTED)
