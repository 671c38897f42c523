"""The script of a guided first match: what a game declares; `learning/lessons.py` plays it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from engines.kernel.state.model import B, Decision, Match, Seat


@dataclass(frozen=True)
class Lesson(Generic[B]):
    """The lesson of a game.

    `opening` is given the rules and returns the same match every time, at its first decision; `rival` answers for all seats
    but the learner's; `over` says when enough was seen. A lesson has `rounds` rounds at most. The learner is asked for one
    option or for a set, never for an order: a path could not tell it.

    `offers` names the answers among which the learner chooses, in their order, where the lesson shows only some of them; where
    it names no more than must be picked, they are given for the learner, unless the kind of question is among `pressed`. `cut`
    leaves out, in a match, what follows a moment that is worth a look, such as the end of a fight before the cards go back: the
    match then ends there.
    """

    learner: Seat
    rounds: int
    opening: Callable[[Any], Match[B, Any]]
    rival: Callable[[Match[B, Any], Decision], list[str]]
    over: Callable[[Match[B, Any]], bool]
    offers: Callable[[Match[B, Any], Decision], Sequence[str]] | None = None
    pressed: frozenset[str] = frozenset()
    cut: Callable[[Match[B, Any]], None] | None = None
    turns: frozenset[str] = frozenset()
