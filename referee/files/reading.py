"""Reads match files: the types of their parts, and the refusals of files that are not valid (docs/extend/match-file.md)."""

from __future__ import annotations

import hashlib
import re
from typing import Annotated, Any, Literal

import msgspec

from engines.kernel.content.names import from_file
from referee.clocks.terms import Kind
from referee.files.dice import Draw, Verdict, check_dice
from referee.files.export import FORMAT
from referee.match.history import NOBODY
from referee.match.notes import DICE

MOST_BYTES = 4 * 1024 * 1024
"""Bytes of a file at most. The longest matches take a tenth of them."""

DEEPEST = 48
"""Levels of nesting in a file at most. Content of our own has 14."""

MOST_CHOICES = 5000
"""Choices of a match at most: ten times those of the longest matches."""

ALL = "$"
"""The name of the whole file where a place in it is named."""

_TOKEN = re.compile(rb'"(?:[^"\\]++|\\.)*+\\?(?:"|\Z)|[\[\]{}]', re.DOTALL)
"""A JSON string, also an unfinished one, or a bracket outside of strings."""

_BYTE = re.compile(r"\(byte (\d+)\)")
"""The place of an error in a message of the JSON decoder."""

_UNSAFE = re.compile(r"[^\w .,:;=+$\[\]()/'<>-]")


class FileError(Exception):
    """A file is refused. `reason` is the key of a text, `facts` its variables, as in RefusedError."""

    def __init__(self, reason: str, **facts: str | int) -> None:
        super().__init__(f"{reason} {facts}" if facts else reason)
        self.reason = reason
        self.facts = facts


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


class MatchFile(Part, frozen=True):
    """The file of a finished match, of the present format. Only where seats brought something is there `brought`."""

    format: Literal[2]
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


def read(body: bytes) -> MatchFile:
    """Return the match of a file.

    Raises FileError if the file is too large, nested too deeply, no JSON, no match file, of another format, of a running match,
    or has missing or unknown fields.
    """
    check_ends(body)
    raw = _decoded(body)
    if not isinstance(raw, dict) or type(raw.get("format")) is not int or "whole" not in raw:
        raise FileError("file-foreign")
    if raw["format"] < FORMAT:
        raise FileError("file-old-format", found=_bounded(raw["format"]), known=FORMAT)
    if raw["format"] > FORMAT:
        raise FileError("file-new-format", found=_bounded(raw["format"]), known=FORMAT)
    if raw["whole"] is False:
        raise FileError("file-running")
    file: MatchFile = convert(raw, MatchFile)
    return file


def check_ends(body: bytes) -> None:
    """Raise FileError if the size or the two ends of a file show that it is no match file; this takes no time."""
    if len(body) > MOST_BYTES:
        raise FileError("file-large", most=MOST_BYTES // 1024 // 1024)
    ends = body.strip()
    if not ends.startswith(b"{"):
        raise FileError("file-other")
    if not ends.endswith(b"}"):
        raise FileError("file-cut")


def convert(raw: Any, kind: Any, within: str = ALL, reason: str = "file-shape") -> Any:
    """Return a part of a file as a type. Raises FileError, which names the place in the file."""
    try:
        return msgspec.convert(raw, kind, dec_hook=from_file)
    except msgspec.ValidationError as error:
        what, _, place = str(error).partition(" - at `")
        where = place.rstrip("`").removeprefix(ALL)
        raise FileError(reason, place=safe_text(f"{within}{where}"), why=safe_text(what)) from error


def _decoded(body: bytes) -> Any:
    depth = deepest = 0
    for token in _TOKEN.finditer(body):
        depth += {b"[": 1, b"{": 1, b"]": -1, b"}": -1}.get(token[0], 0)
        deepest = max(deepest, depth)
    if deepest > DEEPEST:
        raise FileError("file-deep", most=DEEPEST)
    try:
        return msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, ValueError) as error:
        place = _BYTE.search(str(error))
        raise FileError("file-json", byte=int(place[1]) if place is not None else 0) from error


def _bounded(number: int) -> int:
    return max(-99_999, min(number, 99_999))


def safe_text(text: str, most: int = 120) -> str:
    """Return a text from a file in a form that is safe between backticks."""
    return _UNSAFE.sub("", text)[:most].strip() or ALL


def same_json(one: Any, other: Any) -> bool:
    """Return whether two JSON values are the same; 1, true and 1.0 all differ."""
    return _canonical(one) == _canonical(other)


def _canonical(value: Any) -> bytes:
    return msgspec.json.encode(value, order="sorted")


def fingerprint(file: MatchFile) -> str:
    """Return the SHA-256 of a file's data, in hex; its viewer and its formatting do not matter."""
    return hashlib.sha256(_canonical(msgspec.structs.replace(file, viewer=None))).hexdigest()


def seat_of_letter(letter: str | None) -> int:
    """Return the seat of a letter: 0 for A, NOBODY for none."""
    return NOBODY if letter is None else ord(letter) - ord("A")


def dice_of(file: MatchFile) -> list[Draw]:
    """Return the draws of a file in order, each with the version that it led to. Raises FileError if they cannot be read."""
    found: list[Draw] = []
    for n, event in enumerate(file.events):
        if event.kind == DICE:
            rolls = convert(event.sealed.get("rolls"), list[list[int]], f"$.events[{n}].sealed.rolls")
            found += [(event.version, roll) for roll in rolls]
    return found


def dice_verdict(file: MatchFile) -> Verdict:
    """Check the dice of a file. Raises FileError for draws that cannot be read."""
    numbers = [entry.number for entry in file.numbers]
    return check_dice(file.secret, file.commitment, numbers, file.seed, dice_of(file))
