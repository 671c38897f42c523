"""Effects of spending a number of tokens: the rest of an effect with that number put in (BC-75)."""

from __future__ import annotations

from typing import Any

import msgspec

from engines.battlecon.content.grammar import Effect
from engines.battlecon.content.op import Op
from engines.battlecon.content.vocabulary import Amount
from engines.battlecon.verbs.tokens.spend import Spend


def spend_op(effect: Effect) -> Spend | None:
    """Return the op of an effect by which as many tokens are spent as wanted; None if it has none."""
    return next((op for op in effect.do if isinstance(op, Spend) and isinstance(op.count, tuple)), None)


def ops_after_spending(effect: Effect, count: int) -> list[Op]:
    """Return the ops that follow once `count` tokens are spent, with figures for amounts, without those that do nothing."""
    spend = spend_op(effect)
    rest = effect.do[effect.do.index(spend) + 1 :] if spend is not None else ()
    return [op for op in (_with_figures(each, count) for each in rest) if not _does_nothing(op)]


def _with_figures(op: Op, count: int) -> Op:
    changed: dict[str, Any] = {name: _figure(getattr(op, name), count) for name in op.__struct_fields__}
    return msgspec.structs.replace(op, **changed)


def _figure(value: object, count: int) -> object:
    """Return a number that counts what was spent as a figure, whatever else as it is (engines/battlecon/derived/amounts.py)."""
    if isinstance(value, tuple):
        return tuple(_figure(each, count) for each in value)
    if not isinstance(value, Amount) or value.of != "amount":
        return value
    total = -(-count * value.times // value.over) + value.plus
    total = total if value.least is None else max(total, value.least)
    return total if value.most is None else min(total, value.most)


def _does_nothing(op: Op) -> bool:
    """Return whether an op does nothing: a bonus, a movement or an attack of 0."""
    return any(getattr(op, name, None) in (0, (0, 0)) for name in ("by", "times", "count"))
