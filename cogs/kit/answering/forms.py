"""Forms that a press or a command opens, and the texts typed into them: read by custom id, so that they outlive restarts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.kit.answering.answers import Answer
from words.safe import clip

TITLE = 45
"""Characters of a form's title, and of a field's label, that Discord accepts."""


class Field(msgspec.Struct, frozen=True):
    """A text field of a form: name, label, least and most characters, whether it has several lines, a hint, its present text."""

    name: str
    label: str
    least: int
    most: int
    lines: bool = False
    hint: str | None = None
    value: str = ""


def form(title: str, name: str, fields: Sequence[Field]) -> ui.Modal:
    """Return a form; `name` is its custom id, by which the router finds the handler.

    The form is stopped: discord.py would otherwise keep it in memory for ever.
    """
    made = ui.Modal(title=clip(title, TITLE), custom_id=name)
    for field in fields:
        style = discord.TextStyle.paragraph if field.lines else discord.TextStyle.short
        entry: ui.TextInput[Any] = ui.TextInput(
            custom_id=field.name,
            style=style,
            min_length=field.least,
            max_length=field.most,
            required=field.least > 0,
            default=field.value or None,
        )
        made.add_item(ui.Label(text=clip(field.label, TITLE), description=field.hint, component=entry))
    made.stop()
    return made


def form_texts(answer: Answer) -> dict[str, str]:
    """Return the texts of a form by the names of its fields; empty for an interaction without a form."""
    return {name: value for name, part in _entries(answer).items() if isinstance(value := part.get("value"), str)}


def form_picks(answer: Answer) -> dict[str, list[str]]:
    """Return the values picked in the selects of a form, by the names of the selects."""
    return {name: [str(v) for v in part["values"]] for name, part in _entries(answer).items() if "values" in part}


def _entries(answer: Answer) -> dict[str, dict[str, Any]]:
    """Return the fields of a form as they were sent, by name."""
    data: dict[str, Any] = dict(answer.interaction.data or {})
    found: dict[str, dict[str, Any]] = {}
    left = list(data.get("components") or [])
    while left:
        part = left.pop()
        left += [*(part.get("components") or []), *([part["component"]] if "component" in part else [])]
        if "custom_id" in part:
            found[str(part["custom_id"])] = part
    return found
