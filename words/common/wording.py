"""A registry of functions that put events into words, by the class of the event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from engines.kernel.events import Event

W = TypeVar("W")
R = TypeVar("R")
E = TypeVar("E", bound=Event)


class Wording(Generic[W, R]):
    """Functions that put a game's events into words, each registered by `of` for one class of events.

    A function takes the words of a match and the event. What it returns depends on these two alone.
    """

    def __init__(self, *others: Wording[W, R]) -> None:
        """Begin with the functions of `others`, or with none."""
        self.functions: dict[type[Event], Callable[[W, Any], R]] = {}
        for other in others:
            self.functions |= other.functions

    def of(self, kind: type[E]) -> Callable[[Callable[[W, E], R]], Callable[[W, E], R]]:
        """Return a decorator that registers a function for a class of events. Raises ValueError for a second one."""

        def register(function: Callable[[W, E], R]) -> Callable[[W, E], R]:
            if kind in self.functions:
                raise ValueError(f"{kind.__name__} is worded twice")
            self.functions[kind] = function
            return function

        return register

    def __call__(self, words: W, event: Event) -> R:
        """Call the function for the class of an event. Raises KeyError for a class without one."""
        return self.functions[type(event)](words, event)

    def __contains__(self, kind: object) -> bool:
        """Return whether a class of events has a function."""
        return kind in self.functions
