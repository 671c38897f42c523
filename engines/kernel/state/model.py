"""The saved half of the kernel: a match as plain data.

Every struct here is part of the save format: unknown fields are refused, no field has a default that could hide a
renamed one, and there are no sets. Frozen structs are shared between copies of a match; the others are copied.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Generic, TypeVar

import msgspec

Seat = int
Scalar = int | str | bool | None
Frame = tuple[Scalar, ...]
"""A step that waits for its turn: its registered name, then its arguments."""

B = TypeVar("B")
R = TypeVar("R")


@lru_cache(maxsize=4096)
def natural(key: str) -> tuple[tuple[int, str], ...]:
    """Return the sorting key of an option's key: runs of digits count as numbers, so that "card9" precedes "card10"."""
    return tuple((int(part), "") if part.isdecimal() else (-1, part) for part in re.split(r"([0-9]+)", key))


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    """Base of every mutable struct in a save."""


class Fixed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Base of every struct in a save that never changes: copies of a match share it.

    What cannot change cannot become part of a cycle, so the garbage collector need not look at it.
    """


class Option(Fixed, frozen=True):
    """One legal answer. `key` is short and never changes its meaning; `args` go to the step that resumes.

    `facets` are the values under the decision's facet names, so that one decision can be shown as several selects.
    """

    key: str
    args: tuple[Scalar, ...]
    facets: tuple[str, ...]


class Decision(Fixed, frozen=True):
    """A question to one seat with every legal answer.

    `id` is unique within its seat: "12", or "12.1" in a lane, where the second number counts this seat's own questions
    so that nobody's answer shows in another's ids. `asked` is the step that asked: it can be run again on a redealt
    match. Between `least` and `most` options are picked; if `ordered`, their order matters.
    """

    id: str
    seat: Seat
    kind: str
    options: tuple[Option, ...]
    least: int
    most: int
    ordered: bool
    facets: tuple[str, ...]
    then: Frame
    asked: Frame

    @property
    def several(self) -> bool:
        """Whether the resuming step gets a list of picks instead of one option's arguments."""
        return self.most != 1 or self.least != 1


class Root(Fixed, frozen=True, tag_field="is", tag="root"):
    """The record of the outermost scope, the match itself."""


class Scope(Saved, Generic[R], tag_field="is", tag="scope"):
    """A record that is being resolved, its remaining steps, the steps at its end, and the step that gets the record.

    `frames` is a stack, next step last. `must` scopes go on even if a scope around them is abandoned.
    """

    record: R
    frames: list[Frame | Scope[R]]
    end: list[Frame]
    then: Frame | None
    must: bool


class Lane(Saved):
    """One seat's sealed choosing: private steps and a private draft. Nothing of it touches the board."""

    frames: list[Frame]
    draft: list[Scalar]
    start: Frame
    asked: int


class Outcome(Fixed, frozen=True):
    """The end of a match. `places` groups seats from best to worst; `reason` is a word of the game."""

    winners: tuple[Seat, ...]
    shared: bool
    places: tuple[tuple[Seat, ...], ...]
    reason: str


class Match(Saved, Generic[B, R]):
    """A whole match between two decisions.

    `seed` is 64 hex digits and `rolled` counts the dice drawn from it; both are secret until the end. `version` counts
    choices and never goes back; it is not shown while lanes are open, because it would tell that somebody answered.
    """

    format: int
    game: str
    edition: int
    pack: str
    seats: tuple[Seat, ...]
    board: B
    scopes: list[Scope[R]]
    asks: list[Decision]
    lanes: dict[Seat, Lane]
    join: Frame | None
    seed: str
    rolled: int
    next_id: int
    version: int
    outcome: Outcome | None
