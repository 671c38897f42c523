"""All values of a file that do not fit its schema. msgspec itself stops at the first."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from types import UnionType
from typing import Any, Union, get_args, get_origin

import msgspec

from engines.kernel.content.names import from_file


def misfits(raw: Any, schema: Any, place: str = "$") -> Iterator[tuple[str, str]]:
    """Yield place and reason of every value that does not fit, in msgspec's words; nothing if all do."""
    try:
        msgspec.convert(raw, schema, dec_hook=from_file)
    except msgspec.ValidationError as error:
        deeper = list(_within(raw, schema, place))
        what, _, at = str(error).partition(" - at `$")
        yield from deeper or [(place + at.rstrip("`"), what)]


def _within(raw: Any, schema: Any, place: str) -> Iterator[tuple[str, str]]:
    if isinstance(raw, list):
        entry = next((get_args(kind)[0] for kind in _kinds(schema) if _is_list(kind)), None)
        if entry is not None:
            for n, value in enumerate(raw):
                yield from misfits(value, entry, f"{place}[{n}]")
        return
    struct = _struct(raw, schema)
    if struct is None:
        return
    fields = {field.encode_name: field for field in msgspec.structs.fields(struct)}
    tag = struct.__struct_config__.tag_field
    unknown = [key for key in raw if key not in fields and key != tag]
    for key, value in raw.items():
        if key in fields:
            yield from misfits(value, fields[key].type, f"{place}.{key}")
        elif key in unknown:
            yield place, f"Object contains unknown field `{key}`"
    for key, field in fields.items():
        # One that is only misspelt has been told as unknown.
        if field.required and key not in raw and not get_close_matches(key, unknown, 1):
            yield place, f"Object missing required field `{key}`"


def _kinds(schema: Any) -> tuple[Any, ...]:
    """Return the types that a schema allows: the members of a union, or the schema itself."""
    if hasattr(schema, "__metadata__"):
        return _kinds(schema.__origin__)
    united = get_origin(schema) in (Union, UnionType)
    return tuple(kind for arg in get_args(schema) for kind in _kinds(arg)) if united else (schema,)


def _is_list(kind: Any) -> bool:
    return get_origin(kind) is tuple and get_args(kind)[1:] == (...,)


def _struct(raw: Any, schema: Any) -> type[msgspec.Struct] | None:
    """Return the struct of a table: the only one, or the one with its tag; None if no single one fits."""
    if not isinstance(raw, dict):
        return None
    structs = [kind for kind in _kinds(schema) if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    tags = [(kind, kind.__struct_config__.tag, kind.__struct_config__.tag_field) for kind in structs]
    matching = [kind for kind, tag, field in tags if tag is None or raw.get(field) == tag]
    return matching[0] if len(matching) == 1 else None
