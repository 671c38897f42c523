"""Tests of effects: possible, payable, useful (BC-25, BC-35, BC-40, BC-48, BC-75)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.battlecon.content.grammar import Effect
from engines.battlecon.content.op import Op
from engines.battlecon.derived.conditions import holds_all
from engines.battlecon.derived.here import Here


def possible(here: Here, op: Op) -> bool:
    """Return whether an op could be carried out now: an option that begins with an impossible one is not offered (BC-40)."""
    return holds_all(here, op.if_) and op.can(here) and op.payable(here)


def bought(effect: Effect) -> Sequence[Op]:
    """Return the ops of an effect besides its cost; all if it consists of its cost."""
    return [op for op in effect.do if not op.is_price] or effect.do


def vain(here: Here, name: str) -> bool:
    """Return whether an optional effect would only cost something: then it is not offered (BC-48)."""
    effect = here.pack.effect[name]
    if not effect.may:
        return False
    return not any(op.can(here) for op in bought(effect))


def payable(here: Here, name: str) -> bool:
    """Return whether the cost at the beginning of an effect can be paid in full (BC-25, BC-75)."""
    op, *rest = here.pack.effect[name].do
    if options := op.lists():
        return any(option[0].payable(here) for option in options)
    if op.is_price and rest and all(other.used_up(here) for other in rest):
        return False
    return bool(op.if_) or op.payable(here)


def useful(here: Here, effects: Iterable[Effect]) -> bool:
    """Return whether using an advantage with these effects could change anything, judged by open information (BC-35).

    Effects that apply later in the beat always may.
    """
    return any(
        effect.when != "use" or (holds_all(here, effect.if_) and change_anything(here, bought(effect)))
        for effect in effects
    )


def change_anything(here: Here, ops: Iterable[Op]) -> bool:
    """Return whether any of these ops can be carried out now and would change something."""
    return any(possible(here, op) and op.changes(here) for op in ops)
