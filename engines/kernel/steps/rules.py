"""The rules of a match as `Play` uses them: steps, content, and triggers. `Rules` of game.py implements them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from engines.kernel.state.model import Frame, Seat
from engines.kernel.steps.registry import Step

P_co = TypeVar("P_co", covariant=True)


class Trigger(msgspec.Struct, frozen=True):
    """A possible reaction to a proposal: its seat, its key, the step that resolves it, whether it may be declined.

    Which triggers exist must follow from public facts: a seat whose hand holds a reaction is asked like one whose hand holds
    none.
    """

    seat: Seat
    key: str
    frame: Frame
    optional: bool


class RulesInPlay(Protocol[P_co]):
    """The rules of a match in motion, whichever game it is."""

    @property
    def pack(self) -> P_co:
        """The content that the match is played with."""

    @property
    def steps(self) -> Mapping[str, Step]:
        """Steps by name."""

    def triggers(self, play: Any, change: Any, phase: str) -> Sequence[Trigger]:
        """Return the triggers that may react to a proposed change in a phase, "would" or "after"."""

    def turn_order(self, board: Any) -> Sequence[Seat]:
        """Return the seats in the order in which they are asked about reactions."""
