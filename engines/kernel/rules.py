"""The rules of a match as `Play` knows them: steps, content, and who may react to a proposal. `Rules` of game.py are such."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from engines.kernel.state.model import Frame, Seat
from engines.kernel.steps import Step

P_co = TypeVar("P_co", covariant=True)


class Trigger(msgspec.Struct, frozen=True):
    """Something that may react to a proposal: its seat, its key, the step that resolves it, whether it may be declined.

    Which triggers exist must follow from public facts: a hand that holds a reaction is asked like one that holds none.
    """

    seat: Seat
    key: str
    frame: Frame
    optional: bool


class RulesInPlay(Protocol[P_co]):
    """What a match in motion asks of its rules. Which game it is stays unknown to it."""

    @property
    def pack(self) -> P_co:
        """The content that the match is played with."""

    @property
    def steps(self) -> Mapping[str, Step]:
        """Steps by name."""

    def triggers(self, play: Any, change: Any, phase: str) -> Sequence[Trigger]:
        """Return what may react to a proposed change in a phase, "would" or "after"."""

    def turn_order(self, board: Any) -> Sequence[Seat]:
        """Return the seats in the order in which they are asked about reactions."""
