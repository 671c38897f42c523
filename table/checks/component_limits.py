"""Discord's limits on components, in messages and in modals (docs: Component Reference)."""

from __future__ import annotations

from table.errors import JSON, Problems
from table.state.things import SELECT_TYPES, walk

Place = tuple[str | int, ...]

_TOP_V1 = frozenset({1})
_TOP_V2 = frozenset({1, 9, 10, 12, 13, 14, 17})
_IN_CONTAINER = _TOP_V2 - {17}
_MODAL_PARTS = frozenset({3, 4, 5, 6, 7, 8, 19, 21, 22, 23})


def check_components(
    problems: Problems,
    components: list[JSON],
    names: set[str],
    *,
    v2: bool,
    root: Place = ("components",),
    modal: bool = False,
) -> None:
    """Add the problems of a message's or modal's components. `names` are the names of its files."""
    if not modal:
        _arrangement(problems, components, root, v2=v2)
    _totals(problems, components, root, v2=v2)
    seen: set[str] = set()
    for place, item in _walk(components, root):
        _one(problems, place, item)
        custom_id = item.get("custom_id")
        if custom_id in seen:
            problems.add(
                (*place, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
            )
        if custom_id is not None:
            seen.add(custom_id)
        for url in _media(item):
            if url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
                text = f"The referenced attachment is not in the message: {url}"
                problems.add(place, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", text)


def _walk(components: list[JSON], root: Place) -> list[tuple[Place, JSON]]:
    found: list[tuple[Place, JSON]] = []
    for i, item in enumerate(components):
        place = (*root, i)
        found.append((place, item))
        found += _walk(item.get("components") or [], (*place, "components"))
        for key in ("accessory", "component"):
            if item.get(key):
                found.append(((*place, key), item[key]))
    return found


def _arrangement(problems: Problems, components: list[JSON], root: Place, *, v2: bool) -> None:
    allowed = _TOP_V2 if v2 else _TOP_V1
    for i, item in enumerate(components):
        kind = item.get("type")
        if kind not in allowed:
            text = f'Value of field "type" must be one of {tuple(sorted(allowed))}.'
            problems.add((*root, i, "type"), "UNION_TYPE_CHOICES", text)
        if kind == 17:
            inner = item.get("components") or []
            for j, part in enumerate(inner):
                if part.get("type") not in _IN_CONTAINER:
                    text = f'Value of field "type" must be one of {tuple(sorted(_IN_CONTAINER))}.'
                    problems.add((*root, i, "components", j, "type"), "UNION_TYPE_CHOICES", text)
            problems.count((*root, i, "components"), len(inner), 1, 40)


def _totals(problems: Problems, components: list[JSON], root: Place, *, v2: bool) -> None:
    if not v2:
        problems.count(root, len(components), 0, 5)
        return
    items = list(walk(components))
    if len(items) > 40:
        problems.add(root, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", "The total number of components exceeds 40")
    if sum(len(item.get("content") or "") for item in items if item.get("type") == 10) > 4000:
        problems.add(
            root, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", "Total displayable text exceeds maximum size of 4000"
        )


def _one(problems: Problems, place: Place, item: JSON) -> None:
    kind = item.get("type")
    if kind == 1:
        _row(problems, place, item)
    elif kind == 2:
        _button(problems, place, item)
    elif kind in SELECT_TYPES:
        _select(problems, place, item)
    elif kind == 4:
        _text_input(problems, place, item)
    elif kind == 9:
        _section(problems, place, item)
    elif kind == 10:
        problems.length((*place, "content"), item.get("content"), 1, 4000)
    elif kind == 12:
        problems.count((*place, "items"), len(item.get("items") or []), 1, 10)
    elif kind == 18 and (item.get("component") or {}).get("type") not in _MODAL_PARTS:
        text = f'Value of field "type" must be one of {tuple(sorted(_MODAL_PARTS))}.'
        problems.add((*place, "component", "type"), "UNION_TYPE_CHOICES", text)
    if kind in (21, 22):
        _group(problems, place, item, 2 if kind == 21 else 1)
    for entry in [item, *(item.get("items") or [])]:
        if kind in (11, 12) and entry.get("description") is not None:
            problems.length((*place, "description"), entry["description"], 1, 1024)


def _row(problems: Problems, place: Place, item: JSON) -> None:
    parts = item.get("components") or []
    kinds = [part.get("type") for part in parts]
    if any(kind not in SELECT_TYPES | {2, 4} for kind in kinds):
        problems.add(
            (*place, "components"), "UNION_TYPE_CHOICES", "An action row holds buttons, one select or one input."
        )
    single = any(kind in SELECT_TYPES or kind == 4 for kind in kinds)
    if single and len(parts) > 1:
        problems.add(
            (*place, "components"),
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The specified component exceeds the maximum width",
        )
    problems.count((*place, "components"), len(parts), 1, 5)


def _button(problems: Problems, place: Place, item: JSON) -> None:
    style, label = item.get("style"), item.get("label")
    if style not in range(1, 7):
        problems.add((*place, "style"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5, 6).")
    if label:
        problems.length((*place, "label"), label, 0, 80)
    elif not item.get("emoji") and style != 6:
        problems.add(place, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button needs a label or an emoji.")
    if style == 5:
        url = item.get("url")
        if item.get("custom_id"):
            problems.add(
                (*place, "custom_id"),
                "BUTTON_COMPONENT_CUSTOM_ID_AND_URL_MUTUALLY_EXCLUSIVE",
                "A custom id and url cannot both be specified",
            )
        if not isinstance(url, str) or not url.startswith(("http://", "https://", "discord://")):
            problems.add(
                (*place, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'discord')."
            )
        elif len(url) > 512:
            problems.length((*place, "url"), url, 1, 512)
    elif style in range(1, 5):
        _custom_id(problems, place, item)
        if item.get("url"):
            problems.add((*place, "url"), "BUTTON_COMPONENT_INVALID_FIELD", "Only link buttons have a url.")


def _custom_id(problems: Problems, place: Place, item: JSON) -> None:
    problems.length((*place, "custom_id"), item.get("custom_id") or "", 1, 100)


def _select(problems: Problems, place: Place, item: JSON) -> None:
    _custom_id(problems, place, item)
    if item.get("placeholder") is not None:
        problems.length((*place, "placeholder"), item["placeholder"], 0, 150)
    least = _number(item, "min_values", 1)
    most = _number(item, "max_values", 1)
    if not 0 <= least <= 25:
        problems.add((*place, "min_values"), "NUMBER_TYPE_MAX", "int value should be between 0 and 25.")
    if not 1 <= most <= 25:
        problems.add((*place, "max_values"), "NUMBER_TYPE_MAX", "int value should be between 1 and 25.")
    if most < least:
        problems.add(
            (*place, "max_values"), "SELECT_COMPONENT_MAX_VALUES_TOO_SMALL", "max_values cannot be below min_values."
        )
    if item["type"] == 3:
        _options(problems, place, item, least, most)


def _number(item: JSON, key: str, default: int) -> int:
    value = item.get(key)
    return default if value is None else int(value)


def _options(problems: Problems, place: Place, item: JSON, least: int, most: int) -> None:
    options = item.get("options") or []
    problems.count((*place, "options"), len(options), 1, 25)
    if most > max(len(options), 1) or least > len(options):
        problems.add(
            (*place, "options"), "SELECT_COMPONENT_TOO_FEW_OPTIONS", f"Must have at least {max(least, most)} options."
        )
    values: set[str] = set()
    for j, option in enumerate(options):
        spot = (*place, "options", j)
        problems.length((*spot, "label"), option.get("label"), 1, 100)
        problems.length((*spot, "value"), option.get("value"), 1, 100)
        if option.get("description"):
            problems.length((*spot, "description"), option["description"], 0, 100)
        if option.get("value") in values:
            problems.add(
                (*spot, "value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        values.add(str(option.get("value")))
    if sum(bool(option.get("default")) for option in options) > most:
        problems.add((*place, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "More defaults than max_values.")


def _text_input(problems: Problems, place: Place, item: JSON) -> None:
    _custom_id(problems, place, item)
    for key, most in (("placeholder", 100), ("value", 4000)):
        if item.get(key) is not None:
            problems.length((*place, key), item[key], 0, most)
    if item.get("label") is not None:
        problems.length((*place, "label"), item["label"], 1, 45)
    least, most = _number(item, "min_length", 0), _number(item, "max_length", 4000)
    if not 0 <= least <= most <= 4000 or most < 1:
        problems.add((*place, "max_length"), "NUMBER_TYPE_MAX", "Lengths must be within 0 and 4000, in order.")


def _section(problems: Problems, place: Place, item: JSON) -> None:
    parts = item.get("components") or []
    problems.count((*place, "components"), len(parts), 1, 3)
    if any(part.get("type") != 10 for part in parts):
        problems.add((*place, "components"), "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (10,).')
    if (item.get("accessory") or {}).get("type") not in (2, 11):
        problems.add((*place, "accessory"), "BASE_TYPE_REQUIRED", "This field is required")


def _group(problems: Problems, place: Place, item: JSON, least: int) -> None:
    _custom_id(problems, place, item)
    options = item.get("options") or []
    problems.count((*place, "options"), len(options), least, 10)
    values = [option.get("value") for option in options]
    if len(set(values)) != len(values):
        problems.add(
            (*place, "options"),
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
            "The specified option value is already used",
        )


def _media(item: JSON) -> list[str]:
    entries = [item.get("media"), item.get("file"), *(part.get("media") for part in item.get("items") or [])]
    return [str(entry.get("url", "")) for entry in entries if isinstance(entry, dict)]
