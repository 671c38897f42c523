"""A match file read: what it must hold, and why it is refused where it does not (docs/extend/match-file.md)."""

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
"""Bytes of a file that is read: the longest matches take a tenth of it."""

DEEPEST = 48
"""How deeply what a file holds may be nested; content of our own takes 14."""

MOST_CHOICES = 5000
"""Choices of a match: ten times what the longest ones take."""

ALL = "$"
"""What stands for the whole of a file where a place in it is named."""

_TOKEN = re.compile(rb'"(?:[^"\\]++|\\.)*+\\?(?:"|\Z)|[\[\]{}]', re.DOTALL)
"""A text, also one that does not end, or a bracket outside of texts."""

_BYTE = re.compile(r"\(byte (\d+)\)")
"""Where the decoder says that a text is no JSON any more, as it says it."""

_SAID = re.compile(r"[^\w .,:;=+$\[\]()/'<>-]")


class FileError(Exception):
    """A file is refused. `reason` is a key of words, `facts` its variables, as of RefusedError."""

    def __init__(self, reason: str, **facts: str | int) -> None:
        super().__init__(f"{reason} {facts}" if facts else reason)
        self.reason = reason
        self.facts = facts


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all that a file holds: nothing may be missing, and nothing else be there."""


Letter = Annotated[str, msgspec.Meta(pattern=r"^[A-Z]\Z")]
Digest = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]
Number = Annotated[str, msgspec.Meta(pattern=r"^[ -~]{1,64}\Z")]
Word = Annotated[str, msgspec.Meta(max_length=200)]
Version = Annotated[int, msgspec.Meta(ge=0, le=MOST_CHOICES)]
Moment = Annotated[float, msgspec.Meta(ge=-1e9, le=1e9)]


class SeatEntry(Part, frozen=True):
    """A seat, and by whom it was played at the end."""

    seat: Letter
    status: Literal["human", "practice", "left"]


class NumberEntry(Part, frozen=True):
    """The number of the press that took a seat."""

    seat: Letter
    number: Number


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
    """A choice, and the version of the state that it led to; `seat` is null where a judge went back."""

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
    """An event as stored, and the version of the state with which it came."""

    version: Version
    kind: Word
    facts: dict[str, Any] | None
    secret: dict[str, dict[str, Any]]
    sealed: dict[str, Any]


class MatchFile(Part, frozen=True):
    """The file of a finished match, of the present format."""

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


def read(body: bytes) -> MatchFile:
    """Return the match that a file holds.

    Raises FileError for one that is too large, too deep, no JSON, no match file, of another format, of a match that still
    runs, or that misses or adds something.
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
    """Raise FileError for what is no match file by its size and its two ends; this takes no time."""
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
    """Return a text that may hold what somebody wrote into a file, safe to be shown between backticks."""
    return _SAID.sub("", text)[:most].strip() or ALL


def same_json(one: Any, other: Any) -> bool:
    """Return whether two pieces of JSON are the same: 1 is neither true nor 1.0."""
    return _canonical(one) == _canonical(other)


def _canonical(value: Any) -> bytes:
    return msgspec.json.encode(value, order="sorted")


def fingerprint(file: MatchFile) -> str:
    """Return the SHA-256 of what a file says: the same for everybody, whoever it was made for and however it is written."""
    return hashlib.sha256(_canonical(msgspec.structs.replace(file, viewer=None))).hexdigest()


def seat_of_letter(letter: str | None) -> int:
    """Return the seat of a letter: 0 for A, NOBODY for none."""
    return NOBODY if letter is None else ord(letter) - ord("A")


def dice_of(file: MatchFile) -> list[Draw]:
    """Return the draws of a file in their order, each with the version that it led to. Raises FileError."""
    found: list[Draw] = []
    for n, event in enumerate(file.events):
        if event.kind == DICE:
            rolls = convert(event.sealed.get("rolls"), list[list[int]], f"$.events[{n}].sealed.rolls")
            found += [(event.version, roll) for roll in rolls]
    return found


def dice_verdict(file: MatchFile) -> Verdict:
    """Return whether a file's dice are what they were bound to be. Raises FileError for draws that cannot be read."""
    numbers = [entry.number for entry in file.numbers]
    return check_dice(file.secret, file.commitment, numbers, file.seed, dice_of(file))
