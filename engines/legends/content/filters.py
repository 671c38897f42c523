"""The checks of what texts ask about: groups, targets, amounts, conditions, wherever they stand in a card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar, get_args

import msgspec

from engines.legends.content.vocabulary import (
    Amount,
    Condition,
    Filter,
    FollowerClass,
    Group,
    HeroClass,
    Kind,
    Target,
)

T = TypeVar("T")

TYPES: Mapping[Kind, frozenset[str]] = {
    "hero": frozenset({"hero"}),
    "follower": frozenset({"follower"}),
    "fighter": frozenset({"hero", "follower"}),
    "event": frozenset({"event"}),
    "skill": frozenset({"skill"}),
    "permanent": frozenset({"hero", "follower", "event", "skill"}),
    "spell": frozenset({"spell"}),
    "player": frozenset({"player"}),
}
"""The types of the things of each kind."""


def parts(value: Any, kind: type[T], place: str = "") -> Iterator[tuple[str, T]]:
    """Yield all values of a kind within content, each with its place as a path such as "do[0].who"."""
    if isinstance(value, kind):
        yield place, value
    if isinstance(value, msgspec.Struct):
        for name, key in zip(value.__struct_fields__, value.__struct_encode_fields__, strict=True):
            yield from parts(getattr(value, name), kind, f"{place}.{key}" if place else key)
    elif isinstance(value, tuple):
        for n, each in enumerate(value):
            yield from parts(each, kind, f"{place}[{n}]")


def overlap(one: Filter, other: Filter) -> bool:
    """Return whether a permanent could be of both filters, by side, type and class."""
    if "any" not in (one.side, other.side) and one.side != other.side:
        return False
    if None not in (one.class_, other.class_) and one.class_ != other.class_:
        return False
    return bool(TYPES[one.kind] & TYPES[other.kind])


def problems_of_filters(content: Any) -> Iterator[tuple[str, str]]:
    """Yield the place and the text of each mistake in groups, targets, amounts and conditions."""
    for place, amount in parts(content, Amount):
        yield from ((place, text) for text in _problems_of_amount(amount))
    for place, condition in parts(content, Condition):
        yield from ((place, text) for text in _problems_of_condition(condition))
    for place, found in parts(content, Filter):
        yield from ((place, text) for text in _problems_of_fighter(found))
        if isinstance(found, Group) and found.kind in ("spell", "player"):
            yield place, f"a group is of permanents, not of a {found.kind}"
        if isinstance(found, Target):
            yield from ((place, text) for text in _problems_of_target(found))


def _problems_of_target(target: Target) -> Iterator[str]:
    if target.least > target.most:
        yield f"at least {target.least} and at most {target.most} cannot be"
    if target.types and target.kind != "spell":
        yield f"spells have types, a {target.kind} has none"
    bare = Target(kind=target.kind, side=target.side, types=target.types, least=target.least, most=target.most)
    if target.kind in ("spell", "player") and target != bare:
        yield f"a {target.kind} has nothing but a side"


def _problems_of_fighter(found: Filter) -> Iterator[str]:
    """Yield the mistakes in what only heroes and followers have."""
    classes = {"hero": get_args(HeroClass), "follower": get_args(FollowerClass)}.get(found.kind)
    if found.class_ is not None and classes is not None and found.class_ not in classes:
        yield f"no {found.kind} is of the class {found.class_!r}"
    if found.kind in ("event", "skill") and (found.class_, found.hurt, found.legendarity) != (None, None, None):
        yield f"a {found.kind} in play has no class, lives or legendarity"


def _problems_of_amount(amount: Amount) -> Iterator[str]:
    if (amount.of == "count") != (amount.group is not None):
        yield '"count" counts a group, and nothing else does'
    if amount.type is not None and amount.of != "graveyard":
        yield f'"{amount.of}" knows no type of card'
    if amount.type == "hero":
        yield "no hero is ever in a graveyard (LG-13)"


def _problems_of_condition(condition: Condition) -> Iterator[str]:
    if (condition.is_ == "count") != (condition.group is not None):
        yield '"count" counts a group, and nothing else does'
    if condition.type is not None and condition.is_ != "graveyard":
        yield f'"{condition.is_}" knows no type of card'
    if condition.type == "hero":
        yield "no hero is ever in a graveyard (LG-13)"
    if condition.hurt is not None and condition.is_ != "lives":
        yield f'"{condition.is_}" does not ask who is hurt'
    if condition.least > condition.most:
        yield f"at least {condition.least} and at most {condition.most} cannot be"
