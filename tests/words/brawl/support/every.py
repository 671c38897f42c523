"""Every word of the vocabulary of cards with every value it may have, for tests that each has a text."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from engines.brawl.content.lasting import Gain, Give, Lasting, Rule, Triggered
from engines.brawl.content.op import Op
from engines.brawl.content.pack import Card
from engines.brawl.content.shapes import Ability
from engines.brawl.content.vocabulary import CORES, Amount, Condition, Core, Group, Is, Number, Of, Role, Side, Who
from engines.brawl.verbs.cards.draw import Draw
from engines.brawl.verbs.cards.plan import Plan
from engines.brawl.verbs.hooks.hook import all_hooks
from engines.brawl.verbs.life.damage import Damage
from engines.brawl.verbs.moving.dash import Dash
from engines.kernel.verbs.verb import verbs_of
from tests.words.brawl.support.making import attack, reaction

NUMBERS: list[Number] = [
    1,
    2,
    5,
    *(
        Amount(of, times, core, Group("allies") if of == "count" else None)
        for of, times, core in product(get_args(Of), (1, 2, -1), ("red", None))
    ),
]

GROUPS = [
    Group(side, within, of, other, bloodied, pick)
    for side, within, of, other, bloodied, pick in product(
        get_args(Side), (0, 1, 2), get_args(Role), (False, True), (False, True), ("each", "one", "up_to_one")
    )
]

WHO: list[Who] = [
    *get_args(Role),
    *(Group(s, pick=p) for s, p in product(get_args(Side), ("each", "one", "up_to_one"))),
]

OPS: tuple[type[Any], ...] = verbs_of(Op)


def values_of(name: str, hint: Any) -> list[Any]:
    """Return values to try for a field of an op, all of them where they are words."""
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    if hint == Core | None:
        return [*CORES, None]
    if hint == int | Amount:
        return NUMBERS
    if hint == Who:
        return WHO
    if hint == Group:
        return [Group("enemies", pick="one"), Group("own", other=True, pick="one"), Group("allies", pick="up_to_one")]
    if hint is bool:
        return [False, True]
    if hint is int:
        return [1, 2, 5]
    if name == "name":
        return sorted(all_hooks())
    raise AssertionError(f"a field {name!r} of a new type: {hint}")


def every(kind: type[Any]) -> Iterator[Op]:
    """Yield ops of a kind: every value of every field, and every pair of values of two fields."""
    hints = {
        name: hint for name, hint in get_type_hints(kind).items() if name in kind.__struct_fields__ and name != "if_"
    }
    values = {name: values_of(name, hint) for name, hint in hints.items()}
    base = {field.name: values[field.name][0] for field in msgspec.structs.fields(kind) if field.required}
    for one, other in product(hints, hints):
        for value, another in product(values[one], values[other]):
            yield kind(**{**base, one: value, other: another})


def every_condition(is_: Is) -> Iterator[list[tuple[Condition, bool, bool]]]:
    """Yield a condition with every role, denied and not, each with whether a reaction says it, and of many targets."""
    group = Group("allies", within=1, of="target") if is_ == "count" else None
    for role, of, within, core, reacting, many in product(
        get_args(Role), get_args(Role), (1, 2), CORES, (False, True), (False, True)
    ):
        least = 1 if group else 0
        yield [
            (Condition(is_, role, of, within, group, least=least, core=core, not_=no), reacting, many)
            for no in (True, False)
        ]


def every_amount(of: Of) -> Iterator[Op]:
    """Yield ops by an amount, once and twice of it, of every core."""
    group = Group("enemies", within=2, of="target") if of == "count" else None
    for op, times, core in product((Dash, Damage, Draw), (1, 2), (*CORES, None)):
        yield op(by=Amount(of, times, core, group))


def every_gain(stat: Gain) -> Iterator[tuple[Card, Give]]:
    """Yield cards of each kind with what they gain of it."""
    for card, by in product((attack(), reaction(), reaction(defence=1)), NUMBERS):
        yield card, Give(stat, by)


def every_ability() -> Iterator[Ability]:
    """Yield abilities with each lasting rule, and at each moment."""
    for rule, by in product(get_args(Rule), (2, 1, -1)):
        yield Ability((Lasting(rule, by),))
    for when, core in product(get_args(get_type_hints(Triggered)["when"]), (*CORES, None)):
        yield Ability(triggered=(Triggered(when, (Plan(by=1),), core),))
