"""Every word of the vocabulary of Legends' cards with every value it may have, for tests that each has a text."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from engines.kernel.verbs.verb import verbs_of
from engines.legends.content.abilities import Static, Triggered, What, When
from engines.legends.content.op import Op, Ops
from engines.legends.content.vocabulary import (
    FOLLOWER_CLASSES,
    HERO_CLASSES,
    Amount,
    CardType,
    Condition,
    Damage,
    Group,
    Is,
    Keyword,
    Kind,
    Number,
    Of,
    Role,
    SpellKind,
    Target,
)
from engines.legends.verbs.cards.draw import Draw
from engines.legends.verbs.hooks.hook import all_hooks

OPS: tuple[type[Any], ...] = verbs_of(Op)

KINDS: list[Kind] = ["follower", "hero", "fighter", "event", "skill", "permanent"]
"""The kinds of permanents."""

SIDES = ("own", "enemy", "any")

GROUPS = [
    Group(kind=kind, side=side, turned=turned, hurt=hurt, other=other)
    for kind, side, turned, hurt, other in product(KINDS, SIDES, (None, True, False), (None, True), (False, True))
] + [Group(kind="follower", class_=name, legendarity=n) for name, n in product(FOLLOWER_CLASSES, (None, 2))]

TARGETS = [
    *(Target(kind=kind, side=side, least=least, most=most)
      for kind, side, (least, most) in product(KINDS, SIDES, ((1, 1), (0, 1), (2, 2), (0, 2), (1, 3)))),
    *(Target(kind="hero", class_=name, hurt=False) for name in HERO_CLASSES),
    *(Target(kind="spell", side=side, types=types)
      for side, types in product(SIDES, ((), ("event",), ("event", "skill"), get_args(SpellKind)))),
    *(Target(kind="player", side=side) for side in SIDES),
]  # fmt: skip

NUMBERS: list[Number] = [
    *(1, 2, 5, 11),
    *(
        Amount(of=of, times=times, most=most, group=Group(kind="follower", side="own") if of == "count" else None)
        for of, times, most in product(get_args(Of), (1, 2), (20, 4))
    ),
    *(Amount(of="graveyard", type=kind) for kind in get_args(CardType)),
]

ROLES: list[Role] = ["self", "target", "second", "it"]

MODES: tuple[Ops, ...] = ((Draw(by=1),), (Draw(by=2), Draw(by=1, who="enemy")))


def values_of(name: str, hint: Any) -> list[Any]:
    """Return values to try for a field of an op, all of them where they are words."""
    if name == "name":
        return sorted(all_hooks())
    if name == "modes":
        return [MODES, MODES[::-1]]
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    if hint == Damage | None:
        return [*get_args(Damage), None]
    if hint == CardType | None:
        return [*get_args(CardType), None]
    if hint == Number:
        return [0, *NUMBERS] if name in ("back", "lost") else list(NUMBERS)
    if hint is bool:
        return [False, True]
    found = _parts(hint)
    if int in found or any(isinstance(part, int) for part in found):
        return [*([-2] if Amount in found else []), *(NUMBERS if Amount in found else (1, 2, 5))]
    if Group in found:
        return [*ROLES, *GROUPS[:12]]
    raise AssertionError(f"a field {name!r} of a new type: {hint}")


def _parts(hint: Any) -> list[Any]:
    """Return the types that a field's type is made of."""
    if hasattr(hint, "__metadata__") or get_origin(hint) is Union or type(hint).__name__ == "UnionType":
        return [part for each in get_args(hint) for part in _parts(each)]
    return [hint]


def fields_of(kind: type[Any]) -> dict[str, Any]:
    """Return the types of an op's own fields by name."""
    hints = get_type_hints(kind, include_extras=False)
    return {name: hint for name, hint in hints.items() if name in kind.__struct_fields__ and name != "if_"}


def base_of(kind: type[Any]) -> dict[str, Any]:
    """Return values for the fields that an op must have."""
    hints = fields_of(kind)
    return {
        field.name: values_of(field.name, hints[field.name])[0]
        for field in msgspec.structs.fields(kind)
        if field.required
    }


def every(kind: type[Any]) -> Iterator[Op]:
    """Yield ops of a kind: every value of every field, and every pair of values of two fields."""
    values = {name: values_of(name, hint) for name, hint in fields_of(kind).items()}
    for one, other in product(values, values):
        for value, another in product(values[one], values[other]):
            yield kind(**{**base_of(kind), one: value, other: another})


def every_condition(is_: Is) -> Iterator[tuple[Condition, Condition]]:
    """Yield conditions with every role and with bounds of all forms, each with its denial."""
    group = Group(kind="follower", side="own") if is_ == "count" else None
    bounds = ((1, 99), (3, 99), (0, 2), (2, 2), (1, 4))
    for role, (least, most), type_ in product(ROLES, bounds, (*get_args(CardType), None)):
        fields: dict[str, Any] = {"is_": is_, "who": role, "group": group, "least": least, "most": most, "type": type_}
        yield Condition(**fields), Condition(**fields, not_=True)
    if is_ == "lives":
        for hurt in (True, False):
            yield Condition(is_=is_, hurt=hurt), Condition(is_=is_, hurt=hurt, not_=True)


def every_trigger(when: When) -> Iterator[Triggered]:
    """Yield triggered abilities of a moment: about itself and others, of every player and type."""
    do = (Draw(by=1),)
    for about, whose, may in product((None, *GROUPS[:6]), SIDES, (False, True)):
        type_: CardType | None = "event" if when == "played" else None
        yield Triggered(when=when, about=about, whose=whose, type=type_, may=may, do=do)
    if when == "played":
        yield from (Triggered(when=when, type=type_, do=do) for type_ in get_args(CardType))


def every_static(what: What) -> Iterator[Static]:
    """Yield static abilities of a kind: up and down, of groups, in the graveyard, with a condition."""
    words: tuple[Keyword | None, ...] = get_args(Keyword) if what == "keyword" else (None,)
    condition = (Condition(is_="hand", most=2),)
    for by, group, where, if_, word in product(
        (1, -2), (None, GROUPS[1]), ("play", "graveyard"), ((), condition), words
    ):
        yield Static(what=what, by=by, group=group, where=where, if_=if_, keyword=word)
    if what == "shield":
        yield from (Static(what=what, by=1, type=type_) for type_ in get_args(Damage))
