"""Questions about a tournament's state, as they go to the process and come back: msgpack, fractions as text."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from typing import Any, get_type_hints

import msgspec

from tournaments.facts.record import Record
from tournaments.settings.model import Settings
from tournaments.state.model import State

ALLOWED = (
    *("tournaments.views.", "tournaments.standings.", "tournaments.files.", "tournaments.running.why"),
    "cogs.tournaments.webpage.",  # by its name alone: the process loads it when a page is asked for
)
"""The packages and modules whose functions may be asked for: they take a state first and change nothing."""

RECORDS = "records"
"""The name of the second argument of functions that take the log as well."""


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


class Function(msgspec.Struct, frozen=True):
    """A function that may be asked for: the types of its arguments after the state and the log, and that of its result."""

    call: Callable[..., Any]
    takes_records: bool
    kinds: Sequence[Any]
    result: Any

    def __call__(self, state: State, records: Sequence[Record], arguments: Sequence[Any]) -> Any:
        """Return its result."""
        log = [records] if self.takes_records else []
        return self.call(state, *log, *arguments)


@cache
def function_of(name: str) -> Function:
    """Return a function by its name. Raises ValueError for one that may not be asked for."""
    module, _, attribute = name.partition(":")
    if not module.startswith(ALLOWED):
        raise ValueError(f"{name} may not be asked for")
    call = getattr(importlib.import_module(module), attribute)
    hints = get_type_hints(call)
    result = hints.pop("return")
    takes_records = RECORDS in hints
    return Function(call, takes_records, list(hints.values())[1 + takes_records :], result)


def encode(value: object) -> bytes:
    """Return a value as msgpack."""
    return msgspec.msgpack.encode(value, enc_hook=str)


def decode(body: bytes, kind: Any) -> Any:
    """Return the value of a type that `encode` wrote."""
    return msgspec.msgpack.decode(body, type=kind, dec_hook=_fraction)


def _fraction(kind: type, value: Any) -> Any:
    if kind is Fraction:
        return _fraction_of(value)
    raise NotImplementedError(f"{kind} is not sent")


@lru_cache(4096)
def _fraction_of(text: str) -> Fraction:
    # Reading one takes longer than all else; a table of a thousand entries has few that differ.
    return Fraction(text)
