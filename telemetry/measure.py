"""Measurements: what running code counts and times, told to whoever listens; to nobody, unless somebody does.

Names and labels are those of `ops/metrics.py`, which has a table of all. A label is never a user, a match or a text.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from typing import Protocol


class Listener(Protocol):
    """Whoever keeps measurements."""

    def count(self, name: str, number: float, labels: dict[str, str]) -> None:
        """Add to a number of events."""

    def observe(self, name: str, value: float, labels: dict[str, str]) -> None:
        """Note one value of many: seconds, or a size."""


_listeners: list[Listener] = []


@contextlib.contextmanager
def heard_by(listener: Listener) -> Iterator[None]:
    """Tell a listener everything while the context lasts."""
    _listeners.append(listener)
    try:
        yield
    finally:
        _listeners.remove(listener)


def count(name: str, number: float = 1, **labels: str) -> None:
    """Tell that something has happened, once or so often."""
    for listener in _listeners:
        listener.count(name, number, labels)


def observe(name: str, value: float, **labels: str) -> None:
    """Tell a value: seconds, or a size."""
    for listener in _listeners:
        listener.observe(name, value, labels)


@contextlib.contextmanager
def timed(name: str, **labels: str) -> Iterator[None]:
    """Tell how many seconds the context lasts, however it ends."""
    begun = time.perf_counter()
    try:
        yield
    finally:
        observe(name, time.perf_counter() - begun, **labels)
