"""Discord's limits on the content of messages and modals (docs: Message, Component Reference)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from table.checks.component_limits import check_components
from table.errors import JSON, Problems, refusal
from table.state.things import COMPONENTS_V2, EPHEMERAL, walk

FILE_BYTES = 10 * 1024 * 1024
REQUEST_BYTES = 25 * 1024 * 1024
_SENT_FLAGS = 1 << 2 | EPHEMERAL | 1 << 12 | COMPONENTS_V2
_EMBED_TEXTS = {"title": 256, "description": 4096}


def check_message(body: JSON, uploads: Collection[str], before: JSON | None = None) -> None:
    """Check a message request. Raises DiscordError 400: 50035 with places, or 50006 for an empty message.

    `uploads` are the names of the files that come with it, `before` the message that is edited.
    """
    problems = Problems()
    flags = _flags(problems, body, before)
    content = body.get("content")
    if content:
        problems.length(("content",), content, 0, 2000)
    _embeds(problems, body.get("embeds") or [])
    _attachments(problems, body.get("attachments") or [], len(uploads))
    components = body.get("components") or []
    v2 = bool(flags & COMPONENTS_V2)
    if v2:
        _v2(problems, body, before)
    names = {*uploads, *(item["filename"] for item in _kept_attachments(body, before))}
    check_components(problems, components, names, v2=v2)
    _references(problems, body.get("embeds") or [], names)
    problems.refuse()
    if not _says(body, uploads, before):
        raise refusal(50006)


def _flags(problems: Problems, body: JSON, before: JSON | None) -> int:
    flags = body.get("flags") or 0
    if not isinstance(flags, int) or flags & ~_SENT_FLAGS:
        problems.add(("flags",), "INVALID_FLAGS", "Only some message flags can be set.")
        return 0
    had = (before or {}).get("flags", 0)
    if had & COMPONENTS_V2 and "flags" in body and not flags & COMPONENTS_V2:
        problems.add(("flags",), "MESSAGE_FLAGS_CANNOT_REMOVE_COMPONENTS_V2", "IS_COMPONENTS_V2 cannot be removed.")
    return int(flags | (had & COMPONENTS_V2))


def _v2(problems: Problems, body: JSON, before: JSON | None) -> None:
    for key in ("content", "embeds", "poll", "sticker_ids"):
        left = before is not None and key in ("content", "embeds") and key not in body and before.get(key)
        if body.get(key) or left:
            text = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            problems.add((key,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", text)


def _kept_attachments(body: JSON, before: JSON | None) -> list[JSON]:
    if before is None:
        return []
    if body.get("attachments") is None:
        return list(before["attachments"])
    ids = {str(item.get("id")) for item in body["attachments"] if isinstance(item, dict)}
    return [item for item in before["attachments"] if item["id"] in ids]


def _says(body: JSON, uploads: Collection[str], before: JSON | None) -> bool:
    parts: list[Any] = [uploads, body.get("poll"), body.get("sticker_ids"), _kept_attachments(body, before)]
    for key in ("content", "embeds", "components"):
        value = body.get(key) if key in body or before is None else before[key]
        parts.append(value.strip() if isinstance(value, str) else value)
    return any(parts)


def _embeds(problems: Problems, embeds: list[JSON]) -> None:
    if len(embeds) > 10:
        problems.count(("embeds",), len(embeds), 0, 10)
    total = 0
    for i, embed in enumerate(embeds):
        place = ("embeds", i)
        for key, most in _EMBED_TEXTS.items():
            total += _embed_text(problems, (*place, key), embed.get(key), 0, most)
        total += _embed_text(problems, (*place, "footer", "text"), (embed.get("footer") or {}).get("text"), 1, 2048)
        total += _embed_text(problems, (*place, "author", "name"), (embed.get("author") or {}).get("name"), 1, 256)
        fields = embed.get("fields") or []
        problems.count((*place, "fields"), len(fields), 0, 25)
        for j, row in enumerate(fields):
            for key, most in (("name", 256), ("value", 1024)):
                problems.length((*place, "fields", j, key), row.get(key), 1, most)
                total += len(row.get(key) or "")
    if total > 6000:
        text = "Embed size exceeds maximum size of 6000"
        problems.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", text)


def _embed_text(problems: Problems, place: tuple[str | int, ...], text: Any, least: int, most: int) -> int:
    if text is None:
        return 0
    problems.length(place, text, least, most)
    return len(text) if isinstance(text, str) else 0


def _attachments(problems: Problems, rows: list[JSON], uploads: int) -> None:
    problems.count(("attachments",), max(len(rows), uploads), 0, 10)
    for i, row in enumerate(rows):
        if row.get("description") is not None:
            problems.length(("attachments", i, "description"), row["description"], 0, 1024)


def _references(problems: Problems, embeds: list[JSON], names: set[str]) -> None:
    for i, embed in enumerate(embeds):
        for key in ("image", "thumbnail"):
            url = (embed.get(key) or {}).get("url", "")
            if url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
                text = f"The referenced attachment is not in the message: {url}"
                problems.add(("embeds", i, key, "url"), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", text)


def check_modal(data: JSON) -> None:
    """Check a modal. Raises DiscordError 400 / 50035."""
    problems = Problems()
    problems.length(("data", "title"), data.get("title"), 1, 45)
    problems.length(("data", "custom_id"), data.get("custom_id"), 1, 100)
    rows = data.get("components") or []
    problems.count(("data", "components"), len(rows), 1, 5)
    for i, row in enumerate(rows):
        place = ("data", "components", i)
        if row.get("type") not in (1, 10, 18):
            problems.add(place, "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (1, 10, 18).')
        elif row["type"] == 18:
            problems.length((*place, "label"), row.get("label"), 1, 45)
            if row.get("description") is not None:
                problems.length((*place, "description"), row["description"], 0, 100)
    for item in walk(rows):
        if item.get("disabled"):
            problems.add(
                ("data", "components"), "COMPONENT_DISABLED_IN_MODAL", "A modal cannot hold disabled components."
            )
    check_components(problems, rows, set(), v2=True, root=("data", "components"), modal=True)
    problems.refuse()


def check_choices(choices: Any) -> None:
    """Check the choices of an autocomplete answer. Raises DiscordError 400 / 50035."""
    problems = Problems()
    rows = choices or []
    problems.count(("data", "choices"), len(rows), 0, 25)
    for i, row in enumerate(rows):
        problems.length(("data", "choices", i, "name"), row.get("name"), 1, 100)
        if isinstance(row.get("value"), str):
            problems.length(("data", "choices", i, "value"), row["value"], 1, 100)
    problems.refuse()
