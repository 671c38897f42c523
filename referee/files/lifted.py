"""Types of a file's parts with their bounds lifted: what fits only these is of the right form, and too much for a file.

Bounds are the greatest lengths and numbers, and the least numbers below zero. All else stays: kinds, patterns, words, fields.
The types of cards, which may hold themselves, are none of these.
"""

from __future__ import annotations

from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

import msgspec


def lifted(kind: Any) -> Any:
    """Return a type without the bounds in it."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _lifted_struct(kind)
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        plain = lifted(inner[0])
        kept = [_without_bounds(each) if isinstance(each, msgspec.Meta) else each for each in inner[1:]]
        return Annotated[(plain, *kept)]
    if origin in (list, dict, tuple, set, frozenset):
        return origin[tuple(map(lifted, inner))]
    if origin in (Union, UnionType):
        return Union[tuple(map(lifted, inner))]  # noqa: UP007  # the members are known only now
    return kind


@cache
def _lifted_struct(kind: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """Return a struct with the same fields, tag and strictness, whose fields have no bounds."""
    config = kind.__struct_config__
    fields = [
        (field.name, lifted(field.type)) if field.required else (field.name, lifted(field.type), None)
        for field in msgspec.structs.fields(kind)
    ]
    return msgspec.defstruct(
        kind.__name__,
        fields,
        kw_only=True,
        forbid_unknown_fields=config.forbid_unknown_fields,
        tag=config.tag,
        tag_field=config.tag_field,
        rename={field.name: field.encode_name for field in msgspec.structs.fields(kind)},
    )


def _without_bounds(meta: msgspec.Meta) -> msgspec.Meta:
    """Return a constraint without its bounds."""
    names = ("multiple_of", "pattern", "min_length")
    kept: dict[str, Any] = {name: getattr(meta, name) for name in names if getattr(meta, name) is not None}
    kept |= {name: least for name in ("gt", "ge") if (least := getattr(meta, name)) is not None and least >= 0}
    return msgspec.Meta(**kept)
