"""The checks of what texts ask about: groups, targets, amounts, wherever they stand in a card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec

from engines.legends.content.vocabulary import Filter, Group, Target

T = TypeVar("T")


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


def problems_of_filters(content: Any) -> Iterator[tuple[str, str]]:
    """Yield the place and the text of each mistake in groups and targets."""
    for place, found in parts(content, Filter):
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
