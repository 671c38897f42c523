"""Standing orders: answers given ahead, with the public events that end them.

A game declares what may be ordered. Whether an order applies follows from the question, when it ends from what everybody
sees: so neither an answer nor the lack of one tells what a hand holds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from engines.kernel.events import Event, Happened, kind_of
from engines.kernel.state.model import Decision, Match, Seat
from engines.kernel.state.quiet import quiet_seat


class PublicResult(msgspec.Struct, frozen=True):
    """The public result of one choice: the game's public view before and after it, the questions open now, the events.

    `asked` are seats with the kinds of their questions, none while lanes are open: who has answered there is not public. A quiet
    lane counts as its first question.
    `events` are the public events.
    """

    before: Any
    after: Any
    asked: tuple[tuple[Seat, str], ...]
    events: tuple[Event, ...]

    def has(self, kind: type[Event]) -> bool:
        """Return whether an event of this kind happened."""
        return any(isinstance(event, kind) for event in self.events)

    def has_kind(self, kind: str) -> bool:
        """Return whether an event of the kind with this name happened."""
        return any(kind_of(event) == kind for event in self.events)


Stop = Callable[[Seat, PublicResult], bool]
"""A function that returns whether an order of a seat ends with a choice."""


def never(_seat: Seat, _seen: PublicResult) -> bool:
    """Return False: the order lasts until its seat takes it back."""
    return False


@dataclass(frozen=True)
class Order:
    """A kind of order: its id, the kinds of decisions that it answers, how, and until when it may be given.

    `answer` returns the keys for a decision, None where the order does not apply: the question is then left to its seat. It
    may look at what is public of a decision alone. `until` are the conditions that end it, by id, in the order in which they
    are offered. `beside`: whether it is offered beside each question that it answers. No two orders of a game answer the
    same kind of decision.
    """

    id: str
    decisions: tuple[str, ...]
    answer: Callable[[Decision], Sequence[str] | None]
    until: Mapping[str, Stop]
    beside: bool = False


def order_of(orders: Sequence[Order], asked: Decision) -> Order | None:
    """Return the kind of order that applies to a decision, None if there is none."""
    found = next((order for order in orders if asked.kind in order.decisions), None)
    return found if found is not None and found.answer(asked) is not None else None


def public_result(before: Any, match: Match[Any, Any], after: Any, events: Sequence[Happened]) -> PublicResult:
    """Return the public result of a choice that led to a match, given the public views before and after and the events.

    The lanes of the match have just been opened, if there are any.
    """
    sealed = match.lanes and quiet_seat(match) is None
    asked = () if sealed else tuple((decision.seat, decision.kind) for decision in match.asks)
    shown = tuple(event.public for event in events if event.public is not None)
    return PublicResult(before, after, asked, shown)
