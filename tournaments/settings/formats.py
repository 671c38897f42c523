"""The five formats and the settings that each has of its own."""

from __future__ import annotations

from typing import Literal

import msgspec


class Swiss(msgspec.Struct, frozen=True, tag="swiss", tag_field="kind", forbid_unknown_fields=True):
    """A Swiss: each round pairs entries of equal points; a cut to the best may follow (TM-23).

    `rounds` 0 is the least r with 2^r ≥ entries. `cut` 0 is no cut. In the first `club_rounds` rounds clubmates are kept apart.
    `fold` pairs the upper half of a score group with the lower half. `absences` is how many asked absences give ½ (TM-08).
    `third_place` belongs to the cut.
    """

    rounds: int = 0
    cut: int = 0
    club_rounds: int = 0
    fold: bool = False
    absences: int = 1
    third_place: bool = True


class Elimination(msgspec.Struct, frozen=True, tag="elimination", tag_field="kind", forbid_unknown_fields=True):
    """Single elimination: an entry that loses a pairing is out (TM-15)."""

    third_place: bool = True


class DoubleElimination(msgspec.Struct, frozen=True, tag="double", tag_field="kind", forbid_unknown_fields=True):
    """Double elimination: two losses put an entry out (TM-18). `second_final`: the undefeated may lose the grand final once."""

    second_final: bool = True


class RoundRobin(msgspec.Struct, frozen=True, tag="robin", tag_field="kind", forbid_unknown_fields=True):
    """Everybody meets everybody of the same group, once a cycle (TM-20)."""

    groups: int = 1
    cycles: int = 1


class Pods(msgspec.Struct, frozen=True, tag="pods", tag_field="kind", forbid_unknown_fields=True):
    """Tables of three to six (TM-28).

    `rounds` 0 is 3. `target` is the preferred size. `first` says what is weighed first (TM-29). `tables` has the points of the
    places by size, as fractions in text; without it TM-31's formula counts.
    """

    rounds: int = 0
    target: int = 4
    first: Literal["meetings", "points"] = "meetings"
    absences: int = 1
    tables: dict[int, tuple[str, ...]] = {}


Format = Swiss | Elimination | DoubleElimination | RoundRobin | Pods

POD_ROUNDS = 3
"""Rounds of a tournament in pods whose settings do not say."""


def rounds_of(format_: Format, entries: int) -> int:
    """Return the rounds of a main stage with so many entries; 0 where a bracket decides when it is over (TM-23)."""
    if isinstance(format_, Swiss):
        return format_.rounds or max(entries - 1, 0).bit_length()
    if isinstance(format_, Pods):
        return format_.rounds or POD_ROUNDS
    if isinstance(format_, RoundRobin):
        largest = -(-entries // format_.groups)
        return format_.cycles * (largest - 1 + largest % 2) if largest > 1 else 0
    return 0


def is_knockout(format_: Format) -> bool:
    """Return whether the losers of a pairing leave the format."""
    return isinstance(format_, Elimination | DoubleElimination)
