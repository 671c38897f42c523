"""The parts of a match file as types (docs/extend/match-file.md)."""

from __future__ import annotations

import hashlib
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from referee.clocks.terms import Kind
from referee.files.dice import MOST_NUMBER
from referee.match.history import NOBODY
from store.match.rows import ChoiceRow

FORMAT = 3
"""The format of new files. Format 2 had neither count nor fingerprint of the draws, and each change of a sealed answer. Format 1
had neither secret nor content, so its files cannot be checked alone."""

OLDEST = 2
"""The oldest format that is read."""

MOST_CHOICES = 5000
"""Choices of a match at most: ten times those of the longest matches."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of a file's parts: each field is required, and no other is allowed."""


Letter = Annotated[str, msgspec.Meta(pattern=r"^[A-Z]\Z")]
Digest = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]
Number = Annotated[str, msgspec.Meta(pattern=r"^[ -~]{1,64}\Z")]
Word = Annotated[str, msgspec.Meta(max_length=200)]
Version = Annotated[int, msgspec.Meta(ge=0, le=MOST_CHOICES)]
Moment = Annotated[float, msgspec.Meta(ge=-1e9, le=1e9)]


class SeatEntry(Part, frozen=True):
    """A seat, and who played it at the end."""

    seat: Letter
    status: Literal["human", "practice", "left"]


class NumberEntry(Part, frozen=True):
    """The number of the press that took a seat."""

    seat: Letter
    number: Number


class BroughtEntry(Part, frozen=True):
    """Something that a seat brought, such as a deck, as text in the game's one form."""

    seat: Letter
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=4000)]


class Clock(Part, frozen=True):
    """The terms of the clock, as matches store them."""

    kind: Kind
    seconds: Annotated[int, msgspec.Meta(ge=0, le=10**9)] = 0
    increment: Annotated[int, msgspec.Meta(ge=0, le=10**9)] = 0


class Terms(Part, frozen=True):
    """The clock's terms, and how undo was handled."""

    clock: Clock
    undo: Literal["free", "request", "off"]


class ChoiceEntry(Part, frozen=True):
    """A choice, and the version of the state that it led to; `seat` is null for a judge's undo."""

    version: Version
    seat: Letter | None
    question: Word
    kind: Word
    keys: Annotated[list[Word], msgspec.Meta(max_length=200)]
    source: Literal["player", "practice", "referee"]
    by_order: bool
    crossed: list[Literal["revealed", "rolled"]]
    at: Moment


class EventEntry(Part, frozen=True):
    """An event in stored form, and the version of its state."""

    version: Version
    kind: Word
    facts: dict[str, Any] | None
    secret: dict[str, dict[str, Any]]
    sealed: dict[str, Any]


class DiceEntry(Part, frozen=True):
    """The count and the fingerprint of a file's draws, as `referee.files.dice.tally` makes them."""

    draws: Annotated[int, msgspec.Meta(ge=0, le=MOST_NUMBER)]
    fingerprint: Digest


class MatchFile(Part, frozen=True):
    """The file of a finished match. Only where seats brought something is there `brought`, only in format 2 no `dice`."""

    format: Literal[2, 3]
    whole: Literal[True]
    viewer: Letter | None
    game: Word
    engine: int
    edition: int
    pack: Digest
    options: dict[str, Any]
    terms: Terms
    status: Literal["over"]
    reason: Word
    seats: Annotated[list[SeatEntry], msgspec.Meta(min_length=1, max_length=26)]
    commitment: Digest
    seed: Digest
    secret: Digest
    numbers: Annotated[list[NumberEntry], msgspec.Meta(max_length=26)]
    content: dict[str, Any]
    choices: Annotated[list[ChoiceEntry], msgspec.Meta(max_length=MOST_CHOICES)]
    events: list[EventEntry]
    states: Annotated[list[Digest], msgspec.Meta(min_length=1, max_length=MOST_CHOICES + 1)]
    brought: Annotated[list[BroughtEntry], msgspec.Meta(max_length=26)] = []
    dice: DiceEntry | UnsetType = UNSET


def seat_of_letter(letter: str | None) -> int:
    """Return the seat of a letter: 0 for A, NOBODY for none."""
    return NOBODY if letter is None else ord(letter) - ord("A")


def choice_row(entry: ChoiceEntry, began: float = 0.0) -> ChoiceRow:
    """Return a choice as it is stored, without its user; `began` is the moment in unix seconds at which its match did."""
    return ChoiceRow(
        entry.version,
        seat_of_letter(entry.seat),
        None,
        entry.question,
        entry.kind,
        entry.keys,
        entry.source,
        ",".join(entry.crossed),
        began + entry.at,
        entry.by_order,
    )


def fingerprint(file: MatchFile) -> str:
    """Return the SHA-256 of a file's data, in hex; its viewer and its formatting do not matter."""
    return hashlib.sha256(canonical(msgspec.structs.replace(file, viewer=None))).hexdigest()


def canonical(value: Any) -> bytes:
    """Return a value as JSON in the one form in which two values are the same; 1, true and 1.0 all differ."""
    return msgspec.json.encode(value, order="sorted")
