"""The log fields of the running task: every line logged in the task carries them.

Usual names: `match` (its code), `version`, `seat`, `user`, `interaction`, `slot`, `job`. A task inherits the fields of the
task that starts it, and so does a thread of `asyncio.to_thread`.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping
from contextvars import ContextVar
from types import MappingProxyType

Field = str | int

_fields: ContextVar[Mapping[str, Field]] = ContextVar("fields", default=MappingProxyType({}))


press_time: ContextVar[float | None] = ContextVar("clicked", default=None)
"""The time at which the press being answered arrived, by `time.perf_counter`; None without a press."""


def current_fields() -> Mapping[str, Field]:
    """Return the log fields of the running task."""
    return _fields.get()


def add_log_fields(**values: Field | None) -> None:
    """Add log fields for the rest of the task; a field given as None stays as it is."""
    _fields.set({**_fields.get(), **{name: value for name, value in values.items() if value is not None}})


@contextlib.contextmanager
def log_fields(**more: Field | None) -> Iterator[None]:
    """Add log fields while the context lasts."""
    before = _fields.get()
    add_log_fields(**more)
    try:
        yield
    finally:
        # Not reset by a token: a generator that is closed from another task has another context.
        _fields.set(before)
