"""What effects cost: whether it can be paid in full, and whether paying would be in vain (BC-25, BC-48, BC-75)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.battlecon.content.grammar import AnyOp, Choose, Effect, Hook
from engines.battlecon.content.opcodes import Again, PayLife, Rule, Spend
from engines.battlecon.derived.amounts import count_tokens, number
from engines.battlecon.derived.conditions import holds_all
from engines.battlecon.derived.here import Here
from engines.battlecon.derived.sources import finisher_name
from engines.battlecon.effects.doing import could, span


def vain(here: Here, name: str) -> bool:
    """Return whether an optional effect would do nothing at all but cost something: then it is not offered (BC-48)."""
    effect = here.pack.effect[name]
    if not effect.may:
        return False
    return not any(could(here, op) for op in bought(effect))


def bought(effect: Effect) -> Sequence[AnyOp]:
    """Return the ops of an effect besides what it costs; all if it does nothing else."""
    return [op for op in effect.do if not isinstance(op, Spend | PayLife)] or effect.do


def payable(here: Here, name: str) -> bool:
    """Return whether what an effect begins with paying can be paid in full (BC-25, BC-75)."""
    op, *rest = here.pack.effect[name].do
    if isinstance(op, Choose):
        return any(payable_op(here, option[0]) for option in op.options)
    if isinstance(op, Spend | PayLife) and rest and all(_again_spent(here, other) for other in rest):
        return False
    return bool(op.if_) or payable_op(here, op)


def _again_spent(here: Here, op: AnyOp) -> bool:
    """Whether an op is an attack again that this part has had this beat: it would be paid for in vain (BC-96)."""
    once = here.board.fighters[here.who].now.once
    return isinstance(op, Again) and isinstance(op.times, int) and f"again {here.part}" in once


def payable_op(here: Here, op: AnyOp) -> bool:
    """Return whether what an op costs can be paid in full: tokens, life, or the force for a finisher."""
    fighter = here.board.fighters[here.who]
    if isinstance(op, Hook) and op.name == "play_finisher":
        name = finisher_name(here.pack, fighter)
        banned = not name or any(op.rule == "unplayable" for op in lasting_rules(here, name))
        return not banned and here.board.force[fighter.team] >= fighter.life
    if isinstance(op, PayLife):
        return fighter.life > number(here, op.by)
    if not isinstance(op, Spend):
        return True
    least, most = span(here, op.count)
    if isinstance(op.count, tuple):
        return most > 0 and count_tokens(here, "tokens", "self", op.token) >= max(least, 1)
    return count_tokens(here, "tokens", "self", op.token) >= most


def lasting_rules(here: Here, part: str) -> Iterator[Rule]:
    """Return the rules that a card of one's own would put in force if it were played now."""
    for gifts in here.pack.gifts.get(part, {}).values():
        for op, conditions in gifts:
            if isinstance(op, Rule) and holds_all(Here(here.board, here.pack, here.who, part), conditions):
                yield op
