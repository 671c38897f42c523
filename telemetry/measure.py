"""Measurements: running code counts and times, and listeners collect. Without a listener nothing happens.

Names and labels are those of the table in `ops/metrics.py`. A label is never a user, a match or a text.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from typing import Protocol


class Listener(Protocol):
    """An object that collects measurements."""

    def count(self, name: str, number: float, labels: dict[str, str]) -> None:
        """Add to a counter."""

    def observe(self, name: str, value: float, labels: dict[str, str]) -> None:
        """Collect one value: seconds, or a size."""


_listeners: list[Listener] = []


@contextlib.contextmanager
def report_to(listener: Listener) -> Iterator[None]:
    """Report all measurements to a listener while the context lasts."""
    _listeners.append(listener)
    try:
        yield
    finally:
        _listeners.remove(listener)


def count(name: str, number: float = 1, **labels: str) -> None:
    """Add to a counter."""
    for listener in _listeners:
        listener.count(name, number, labels)


def observe(name: str, value: float, **labels: str) -> None:
    """Report one value: seconds, or a size."""
    for listener in _listeners:
        listener.observe(name, value, labels)


@contextlib.contextmanager
def timed(name: str, **labels: str) -> Iterator[None]:
    """Report how many seconds the context lasts, whether or not it raises."""
    begun = time.perf_counter()
    try:
        yield
    finally:
        observe(name, time.perf_counter() - begun, **labels)
