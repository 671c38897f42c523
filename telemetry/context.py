"""What is known of what is being done now: fields that every log line written meanwhile carries.

Usual names: `match` (its code), `version`, `seat`, `user`, `interaction`, `slot`, `job`. Tasks inherit the fields of who
starts them, and so do threads of `asyncio.to_thread`.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping
from contextvars import ContextVar
from types import MappingProxyType

Field = str | int

_fields: ContextVar[Mapping[str, Field]] = ContextVar("fields", default=MappingProxyType({}))


clicked: ContextVar[float | None] = ContextVar("clicked", default=None)
"""When the press that is being answered came in, by `time.perf_counter`; None where nothing was pressed."""


def fields() -> Mapping[str, Field]:
    """Return the fields of now."""
    return _fields.get()


def know(**known: Field | None) -> None:
    """Add fields for the rest of the task; None is not known, and leaves a field as it is."""
    _fields.set({**_fields.get(), **{name: value for name, value in known.items() if value is not None}})


@contextlib.contextmanager
def known(**more: Field | None) -> Iterator[None]:
    """Add fields while the context lasts."""
    before = _fields.get()
    know(**more)
    try:
        yield
    finally:
        # Not reset by a token: a generator that is closed from another task has another context.
        _fields.set(before)
