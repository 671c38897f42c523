"""The registry of a game's steps: functions under stable names, which are part of the save format."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from engines.kernel.state.model import Frame

Step = Callable[..., None]
S = TypeVar("S", bound=Step)

StepCall = Step | tuple[Any, ...]
"""A step, or a tuple of a step and scalar arguments."""


class BadFrameError(Exception):
    """A frame names no registered step, or its arguments do not fit the step's signature."""


class Steps:
    """The steps of one game by name."""

    def __init__(self) -> None:
        self.by_name: dict[str, Step] = {}
        self._signatures: dict[str, inspect.Signature] = {}

    def step(self, rule: S) -> S:
        """Register a step under its own name, which must never change without an upgrade of saves."""
        name = rule.__name__
        if name in self.by_name:
            raise ValueError(f"a step named {name!r} is registered already")
        self.by_name[name] = rule
        return rule

    def include(self, other: Steps) -> None:
        """Take over all steps of `other`. Raises ValueError if a name is taken."""
        for rule in other.by_name.values():
            self.step(rule)

    def check(self, frame: Frame, *more: object) -> None:
        """Bind a frame from a save to its step's signature, with `more` in place of the arguments that the kernel will
        append.

        Raises BadFrameError if the step is unknown, or the number or types of the arguments do not fit.
        """
        if not frame:
            raise BadFrameError("a frame is empty")
        name, *args = frame
        rule = self.by_name.get(str(name))
        if rule is None:
            raise BadFrameError(f"no step is named {name!r}")
        signature = self._signatures.get(str(name))
        if signature is None:  # looked up once: it takes longer than the rest of the check
            signature = self._signatures[str(name)] = inspect.signature(rule, eval_str=True)
        try:
            bound = signature.bind(None, *args, *more)
        except TypeError as error:
            raise BadFrameError(f"step {name!r}: {error}") from error
        for parameter, value in list(bound.arguments.items())[1 : len(args) + 1]:
            try:
                msgspec.convert(value, signature.parameters[parameter].annotation)
            except msgspec.ValidationError as error:
                raise BadFrameError(f"step {name!r}: {parameter} cannot be {value!r}: {error}") from error


def frame(what: StepCall) -> Frame:
    """Return the frame of a step, or of a tuple of a step and scalars."""
    if isinstance(what, tuple):
        return (what[0].__name__, *what[1:])
    return (what.__name__,)
