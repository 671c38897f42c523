"""Helpers that return the refusal of a check."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from table.errors import DiscordError

JSON = dict[str, Any]


def refused(check: Callable[..., None], *arguments: Any) -> JSON:
    """The `errors` by place that a check raises, {} if it is content."""
    try:
        check(*arguments)
    except DiscordError as error:
        found = error
    else:
        return {}
    assert (found.status, found.code) == (400, 50035)
    assert found.errors
    return found.errors


def codes(node: Any) -> list[str]:
    if isinstance(node, list):
        return [item["code"] for item in node]
    return [code for part in node.values() for code in codes(part)]
