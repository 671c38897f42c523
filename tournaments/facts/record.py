"""A fact as the log keeps it: its number, its time, its author and its reason."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec

from tournaments.facts.kinds import AnyFact

Author = Literal["system", "player", "organiser", "judge"]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the log, never edited. `n` counts from 1, `at` is in unix seconds.

    `actor` is the entry of the author, 0 if the author plays nothing here: nobody decides on a pairing of their own (TM-60).
    """

    n: int
    at: int
    fact: AnyFact
    by: Author = "system"
    reason: str = ""
    actor: int = 0


def encode(record: Record) -> bytes:
    """Return a record as JSON with sorted keys."""
    return msgspec.json.encode(record, order="sorted")


def decode(data: bytes | str) -> Record:
    """Return the record that JSON holds. Raise msgspec.ValidationError for anything else."""
    return msgspec.json.decode(data, type=Record)


def numbered(facts: Iterable[AnyFact], after: int, at: int) -> Iterator[Record]:
    """Yield facts as records of the system that follow record `after`."""
    for n, fact in enumerate(facts, after + 1):
        yield Record(n, at, fact)
