"""A person's answer to a modal: checked as Discord's client does, and put in Discord's form."""

from __future__ import annotations

from typing import Any

from table.errors import JSON, PersonError
from table.state.things import SELECT_TYPES, walk

_TEXT, _STRING_SELECT, _FILES, _RADIO, _CHECKS, _CHECK = 4, 3, 19, 21, 22, 23
_INPUTS = SELECT_TYPES | {_TEXT, _FILES, _RADIO, _CHECKS, _CHECK}
_MANY = SELECT_TYPES | {_FILES, _CHECKS}


def answers_by_id(components: list[JSON]) -> JSON:
    """Return the values of a modal submit by custom id."""
    found: JSON = {}
    for item in walk(components):
        if "custom_id" in item:
            found[item["custom_id"]] = item["values"] if "values" in item else item.get("value")
    return found


def submit_components(modal: JSON, values: dict[str, Any]) -> list[JSON]:
    """Return the components of a modal submit. `values` are by custom id or by label.

    Raises PersonError for a value that the modal does not take.
    """
    left = dict(values)
    rows: list[JSON] = []
    for row in modal["components"]:
        if row["type"] == 18:
            part = _answer(row["component"], row["label"], left)
            rows.append({"type": 18, "id": row["id"], "component": part})
        elif row["type"] == 1:
            parts = [_answer(item, item.get("label"), left) for item in row["components"]]
            rows.append({"type": 1, "id": row["id"], "components": parts})
        else:
            rows.append({"type": row["type"], "id": row["id"]})
    if left:
        raise PersonError(f"the modal has no {', '.join(map(repr, left))}")
    return rows


def selected_ids(components: list[JSON]) -> list[str]:
    """Return the ids in user, role, mentionable and channel selects of a modal submit."""
    return [value for item in walk(components) if item["type"] in (5, 6, 7, 8) for value in item["values"]]


def _answer(item: JSON, label: str | None, left: dict[str, Any]) -> JSON:
    if item["type"] not in _INPUTS:
        raise PersonError(f"a modal takes no component of type {item['type']}")
    key = item["custom_id"] if item["custom_id"] in left else label
    answer = left.pop(key) if key in left else _default(item)
    shown: JSON = {"type": item["type"], "id": item["id"], "custom_id": item["custom_id"]}
    if item["type"] in _MANY:
        many = list(answer) if isinstance(answer, list | tuple | set) else [answer]
        shown["values"] = [str(getattr(value, "id", value)) for value in many if value is not None]
        _check_many(item, shown["values"])
    else:
        shown["value"] = answer
        _check_single(item, answer)
    return shown


def _default(item: JSON) -> Any:
    if item["type"] == _TEXT:
        return item.get("value", "")
    if item["type"] == _CHECK:
        return bool(item.get("default"))
    options = item.get("options") or []
    picked = [option["value"] for option in options if option.get("default")]
    picked += [row["id"] for row in item.get("default_values") or []]
    if item["type"] == _RADIO:
        return picked[0] if picked else None
    return picked


def _check_single(item: JSON, value: Any) -> None:
    name = item["custom_id"]
    needed = item.get("required", True)
    if item["type"] == _CHECK:
        if not isinstance(value, bool):
            raise PersonError(f"{name}: true or false")
    elif item["type"] == _RADIO:
        if value is None and needed:
            raise PersonError(f"{name}: required")
        if value is not None and value not in [option["value"] for option in item["options"]]:
            raise PersonError(f"{name}: {value!r} is not offered")
    elif not isinstance(value, str):
        raise PersonError(f"{name}: a text")
    elif value or needed:
        least, most = item.get("min_length") or (1 if needed else 0), item.get("max_length") or 4000
        if not least <= len(value) <= most:
            raise PersonError(f"{name}: between {least} and {most} characters")


def _check_many(item: JSON, values: list[str]) -> None:
    name = item["custom_id"]
    options = item.get("options")
    if item["type"] == _FILES and values:
        raise PersonError(f"{name}: people at this table upload no files")
    if item["type"] in (_STRING_SELECT, _CHECKS) and any(v not in [o["value"] for o in options or []] for v in values):
        raise PersonError(f"{name}: not among the options")
    if len(set(values)) != len(values):
        raise PersonError(f"{name}: the same value twice")
    needed = item.get("required", True)
    if not values and not needed:
        return
    most = item.get("max_values") or (len(options or []) if item["type"] == _CHECKS else 1)
    least = item["min_values"] if item.get("min_values") is not None else 1
    if not least <= len(values) <= most:
        raise PersonError(f"{name}: between {least} and {most} values")
