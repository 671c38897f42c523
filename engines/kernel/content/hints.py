"""Hints for content files that do not fit their schema: the words and keys allowed at the place of the error."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Any

from msgspec.inspect import DictType, LiteralType, StructType, TupleType, Type, UnionType, VarTupleType, type_info

from engines.kernel.content.former import KEY, SINCE, former_key

LISTED = 12
"""The number of allowed words that are listed if none resembles the wrong one."""

STEP = re.compile(r"\.(\w+)|\[(\d+|\.\.\.)\]")
WRONG = re.compile(r"(?:unknown field `|Invalid (?:enum )?value '|Invalid value ')([^`']*)[`']")


def former_key_hint(schema: Any, raw: Any, what: str, place: str) -> str:
    """Return a hint if a verb is named by the key of before 0.8, "" if that is not the error."""
    if what != f"Object missing required field `{KEY}`":
        return ""
    kinds, value = _at(type_info(schema), raw, place)
    verbs = [kind for kind in kinds if isinstance(kind, StructType)]
    formers = {former_key(kind.cls) for kind in verbs} - {""}
    verb = next((value[key] for key in formers if isinstance(value, dict) and isinstance(value.get(key), str)), None)
    if verb is None:
        return ""
    known = verb if any(verb == kind.tag for kind in verbs) else "..."
    return (
        f'a verb is named by "{KEY}" since {SINCE}: write {KEY} = "{known}", or run python -m tools.convert PACK-FOLDER'
    )


def hint(schema: Any, raw: Any, what: str, place: str) -> str:
    """Return the words allowed at a place, as a continuation of msgspec's error `what`; "" if that error lists them itself."""
    found = WRONG.search(what)
    if found is None:
        return ""
    wrong = found.group(1)
    kinds, value = _at(type_info(schema), raw, place)
    if "unknown field" in what:
        allowed = {field.encode_name for kind in kinds if isinstance(kind, StructType) for field in kind.fields}
        allowed |= {kind.tag_field for kind in kinds if isinstance(kind, StructType) and kind.tag_field}
    else:
        allowed = {str(one) for kind in kinds if isinstance(kind, LiteralType) for one in kind.values}
        tagged = [kind for kind in kinds if isinstance(kind, StructType) and kind.tag is not None]
        if not allowed or (tagged and isinstance(value, dict)):
            allowed |= {str(kind.tag) for kind in tagged}
    if not allowed:
        return ""
    like = get_close_matches(wrong, allowed, 3, 0.6)
    if like:
        return f"; did you mean {_alternatives(like)}?"
    listed = sorted(allowed)
    more = f" and {len(listed) - LISTED} more" if len(listed) > LISTED else ""
    return f"; it may be {_alternatives(listed[:LISTED])}{more}"


def _alternatives(names: Iterable[str]) -> str:
    quoted = [repr(name) for name in names]
    return quoted[0] if len(quoted) == 1 else f"{', '.join(quoted[:-1])} or {quoted[-1]}"


def _at(kind: Type, raw: Any, place: str) -> tuple[list[Type], Any]:
    """Return the types that the value at a place may have, and the value."""
    kinds, value = _flat(kind), raw
    tags: list[Type] = []
    for name, index in STEP.findall(place):
        tags = kinds
        if name:
            kinds = [deeper for one in _with_tag(kinds, value) for deeper in _field(one, name)]
            value = value.get(name) if isinstance(value, dict) else None
        else:
            kinds = [deeper for one in kinds for deeper in _entry(one, index)]
            value = (
                value[int(index)] if index.isdigit() and isinstance(value, list) and int(index) < len(value) else None
            )
    # Of a struct whose tag is wrong, the place is the tag itself: what may stand there are the tags.
    return (kinds or tags), value


def _flat(kind: Type) -> list[Type]:
    return list(kind.types) if isinstance(kind, UnionType) else [kind]


def _with_tag(kinds: list[Type], value: Any) -> list[Type]:
    """Return the one of several structs that has the value's tag, all of them if none has."""
    named: list[Type] = [
        kind
        for kind in kinds
        if isinstance(kind, StructType)
        and isinstance(value, dict)
        and kind.tag_field is not None
        and value.get(kind.tag_field) == kind.tag
    ]
    return named or kinds


def _field(kind: Type, name: str) -> Iterator[Type]:
    if isinstance(kind, StructType):
        for field in kind.fields:
            if field.encode_name == name:
                yield from _flat(field.type)
    elif isinstance(kind, DictType):
        yield from _flat(kind.value_type)


def _entry(kind: Type, index: str) -> Iterator[Type]:
    if isinstance(kind, VarTupleType):
        yield from _flat(kind.item_type)
    elif isinstance(kind, TupleType) and index.isdigit() and int(index) < len(kind.item_types):
        yield from _flat(kind.item_types[int(index)])
