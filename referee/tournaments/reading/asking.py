"""Questions about a tournament's state, as they go to the process and come back: msgpack, fractions as text."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from typing import Any, get_type_hints

import msgspec

from tournaments.facts.record import Record
from tournaments.settings.model import Settings

ALLOWED = ("tournaments.views.", "tournaments.standings.")
"""The packages whose functions may be asked for: they take a state first and change nothing."""


class Ask(msgspec.Struct, frozen=True):
    """A question: the tournament, its log after the record `since`, and the function with its further arguments.

    `function` is a module and a name: "tournaments.views.tables:standings_pages".
    """

    tournament: int
    settings: Settings
    since: int
    records: Sequence[Record]
    function: str
    arguments: bytes


class Behind(msgspec.Struct, frozen=True, tag=True):
    """The process does not have the log so far: it is to be sent whole."""


class Answered(msgspec.Struct, frozen=True, tag=True):
    """The encoded result."""

    body: bytes


@cache
def function_of(name: str) -> tuple[Callable[..., Any], list[Any], Any]:
    """Return a function with the types of its arguments after the state, and of its result.

    Raises ValueError for one that may not be asked for.
    """
    module, _, attribute = name.partition(":")
    if not module.startswith(ALLOWED):
        raise ValueError(f"{name} may not be asked for")
    found = getattr(importlib.import_module(module), attribute)
    hints = get_type_hints(found)
    result = hints.pop("return")
    return found, list(hints.values())[1:], result


def encode(value: object) -> bytes:
    """Return a value as msgpack."""
    return msgspec.msgpack.encode(value, enc_hook=str)


def decode(body: bytes, kind: Any) -> Any:
    """Return the value of a type that `encode` wrote."""
    return msgspec.msgpack.decode(body, type=kind, dec_hook=_fraction)


def _fraction(kind: type, value: Any) -> Any:
    if kind is Fraction:
        return Fraction(value)
    raise NotImplementedError(f"{kind} is not sent")
