"""Whether it matters which of two effects comes first: where it does not, nobody is asked for their order (BC-40)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engines.battlecon.checks import amounts_of, walk
from engines.battlecon.vocabulary import (
    Bonus,
    Condition,
    Damage,
    Effect,
    Equal,
    Exhaust,
    Gain,
    Give,
    Heal,
    Lose,
    Move,
    MoveMarker,
    PayLife,
    Place,
    RemoveMarker,
    Rule,
    SetTokens,
    Spend,
    Stun,
    TakeBack,
    Teleport,
    UseToken,
)

PLAIN = (Bonus, Equal, Rule, Gain, Lose)
"""Ops that ask nothing and whose numbers, if they are numbers, nothing changes."""

TOKEN_OPS = (Spend, Exhaust, SetTokens, Give, TakeBack, UseToken)
LIFE_OPS = (Heal, PayLife, Damage)
MOVING_OPS = (Move, Teleport, Place, MoveMarker, RemoveMarker)
TOKEN_COUNTS = frozenset({"tokens", "spent_tokens"})

MOVING_RULES = (
    "no_move",
    "no_advance",
    "no_retreat",
    "no_walk",
    "no_pass",
    "no_enter",
    "unmoved",
    "may_refuse",
    "marker_fixed",
)
BLOW_RULES = ("stable", "unstunnable_now", "damage_cap", "life_floor", "extra_damage", "damage_stuns", "no_stun")

RANGES = frozenset({"range", "min_range", "max_range"})


def is_plain(effect: Effect) -> bool:
    """Return whether an effect asks nothing and comes to the same whenever it is applied."""
    return not effect.if_ and not effect.may and all(map(_plain, effect.do))


def _plain(op: Any) -> bool:
    if op.if_ or not isinstance(op, PLAIN) or (isinstance(op, Gain) and op.token is None):
        return False
    return all(isinstance(getattr(op, name, 0), int) for name in ("by", "to", "value", "count"))


def independent(plain: Effect, other: Effect) -> bool:
    """Return whether a plain effect changes nothing that another one does, reads or needs."""
    ops = list(walk(other.do))
    conditions = [*other.if_, *(condition for op in ops for condition in op.if_)]
    return not any(_touches(op, ops, conditions) for op in plain.do)


def _touches(op: Any, ops: list[Any], conditions: Iterable[Condition]) -> bool:
    read = {amount.of for one in ops for amount in amounts_of(one)} | {condition.is_ for condition in conditions}
    if isinstance(op, Bonus | Equal):
        figures = {op.stat, f"bonus_{op.stat}"} | (RANGES if op.stat in RANGES else frozenset())
        slower = op.stat == "priority" and "slower" in read
        return slower or bool(figures & read) or (op.stat in RANGES and _any(ops, lambda one: isinstance(one, Place)))
    if isinstance(op, Lose):
        drains = _any(ops, lambda one: isinstance(one, Lose) and (one.drain or not isinstance(one.by, int)))
        return drains or "life" in read or _any(ops, lambda one: isinstance(one, LIFE_OPS))
    if isinstance(op, Gain):
        mine = {op.token, None}
        counted = [amount.token for one in ops for amount in amounts_of(one) if amount.of in TOKEN_COUNTS]
        counted += [condition.token for condition in conditions if condition.is_ in TOKEN_COUNTS]
        moved = [getattr(one, "token", None) for one in ops if isinstance(one, TOKEN_OPS)]
        return any(token in mine for token in (*counted, *moved))
    return _rule_touches(op.rule, ops)


def _rule_touches(rule: str, ops: list[Any]) -> bool:
    if rule.startswith(MOVING_RULES) or rule in ("stop_and_push", "follow_pass"):
        return _any(ops, lambda one: isinstance(one, MOVING_OPS))
    if rule.startswith(BLOW_RULES):
        return _any(ops, lambda one: isinstance(one, Stun | Damage))
    return rule in ("no_return", "no_tokens") and _any(ops, lambda one: isinstance(one, Gain | TOKEN_OPS))


def _any(ops: Iterable[Any], test: Callable[[Any], bool]) -> bool:
    return any(map(test, ops))
