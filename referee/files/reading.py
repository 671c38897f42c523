"""Reads match files: the types of their parts, and the refusals of files that are not valid (docs/extend/match-file.md)."""

from __future__ import annotations

import json
import math
import re
from contextlib import suppress
from typing import Any, NoReturn

import msgspec

from engines.kernel.content.names import from_file
from referee.files.dice import MOST_NUMBER, Draw, Rolls, Verdict, check_dice, checked_tally
from referee.files.lifted import lifted
from referee.files.parts import FORMAT, OLDEST, MatchFile, canonical
from referee.match.notes import DICE

MOST_BYTES = 4 * 1024 * 1024
"""Bytes of a file at most. The longest matches take a tenth of them."""

DEEPEST = 48
"""Levels of nesting in a file at most. Content of our own has 14."""

ALL = "$"
"""The name of the whole file where a place in it is named."""

SHAPE = "file-shape"
"""The reason by which a file is refused whose parts do not fit their types."""

BEYOND = "beyond"
"""The fact that a part of a file is of the right form and only beyond a bound of the format."""

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


def read(body: bytes) -> MatchFile:
    """Return the match of a file.

    Raises FileError if the file is too large, nested too deeply, no JSON, has a key twice or a number that not every language
    reads alike, is no match file, of another format, of a running match, or has missing or unknown fields.
    """
    check_ends(body)
    raw = _decoded(body)
    if not isinstance(raw, dict) or type(raw.get("format")) is not int or "whole" not in raw:
        raise FileError("file-foreign")
    if raw["format"] < OLDEST:
        raise FileError("file-old-format", found=_bounded(raw["format"]), known=FORMAT)
    if raw["format"] > FORMAT:
        raise FileError("file-new-format", found=_bounded(raw["format"]), known=FORMAT)
    if raw["whole"] is False:
        raise FileError("file-running")
    file: MatchFile = convert(raw, MatchFile)
    if (file.format == OLDEST) != (file.dice is msgspec.UNSET):
        raise FileError(SHAPE, place="$.dice", why=f"format {file.format} has it otherwise")
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


def convert(raw: Any, kind: Any, within: str = ALL, reason: str = SHAPE) -> Any:
    """Return a part of a file as a type. Raises FileError, which names the place in the file."""
    try:
        return msgspec.convert(raw, kind, dec_hook=from_file)
    except msgspec.ValidationError as error:
        what, _, place = str(error).partition(" - at `")
        where = place.rstrip("`").removeprefix(ALL)
        facts: dict[str, str | int] = {}
        if reason == SHAPE:
            with suppress(msgspec.ValidationError):
                msgspec.convert(raw, lifted(kind), dec_hook=from_file)
                facts[BEYOND] = 1
        raise FileError(reason, place=safe_text(f"{within}{where}"), why=safe_text(what), **facts) from error


def _decoded(body: bytes) -> Any:
    depth = deepest = 0
    for token in _TOKEN.finditer(body):
        depth += {b"[": 1, b"{": 1, b"]": -1, b"}": -1}.get(token[0], 0)
        deepest = max(deepest, depth)
    if deepest > DEEPEST:
        raise FileError("file-deep", most=DEEPEST)
    try:
        raw = msgspec.json.decode(body)
        # Two readers of one text must find the same in it: of a key that is there twice, each takes another one.
        json.loads(
            body, object_pairs_hook=_object, parse_int=_integer, parse_float=_fraction, parse_constant=_refuse_number
        )
    except (msgspec.DecodeError, UnicodeDecodeError, ValueError, RecursionError) as error:
        place = _BYTE.search(str(error))
        raise FileError("file-json", byte=int(place[1]) if place is not None else 0) from error
    return raw


def _object(pairs: list[tuple[str, Any]]) -> None:
    """Raise FileError if a key stands twice in an object."""
    seen: set[str] = set()
    for key, _ in pairs:
        if key in seen:
            raise FileError("file-twice", key=safe_text(key, 40))
        seen.add(key)


def _integer(text: str) -> None:
    if len(text) > 17 or abs(int(text)) > MOST_NUMBER:
        _refuse_number(text)


def _fraction(text: str) -> None:
    if not math.isfinite(float(text)):
        _refuse_number(text)


def _refuse_number(text: str) -> NoReturn:
    raise FileError("file-number", found=safe_text(text, 40))


def _bounded(number: int) -> int:
    return max(-99_999, min(number, 99_999))


def safe_text(text: str, most: int = 120) -> str:
    """Return a text from a file in a form that is safe between backticks."""
    return _UNSAFE.sub("", text)[:most].strip() or ALL


def same_json(one: Any, other: Any) -> bool:
    """Return whether two JSON values are the same; 1, true and 1.0 all differ."""
    return canonical(one) == canonical(other)


def dice_of(file: MatchFile) -> list[Draw]:
    """Return the draws of a file in order, each with the version that it led to. Raises FileError if they cannot be read.

    An event of dice has its draws and nothing else; the states that it belongs to are there, and in order.
    """
    found: list[Draw] = []
    last = 0
    for n, event in enumerate(file.events):
        if event.kind != DICE:
            continue
        place = f"$.events[{n}]"
        if event.facts is not None or event.secret or event.sealed.keys() != {"rolls"}:
            raise FileError(SHAPE, place=place, why="not an event of dice")
        if not last <= event.version < len(file.states):
            raise FileError("file-event", number=n + 1, version=event.version)
        last = event.version
        rolls: Rolls = convert(event.sealed["rolls"], Rolls, f"{place}.sealed.rolls")
        found += [(event.version, roll) for roll in rolls]
    return found


def dice_verdict(file: MatchFile) -> Verdict:
    """Check the dice of a file. Raises FileError for draws that cannot be read, and for numbers that belong to no seat."""
    letters, numbered = [entry.seat for entry in file.seats], [entry.seat for entry in file.numbers]
    if numbered != sorted({*numbered}) or not {*numbered} <= {*letters}:
        raise FileError("file-seats")
    numbers = [entry.number for entry in file.numbers]
    verdict = check_dice(file.secret, file.commitment, numbers, file.seed, dice_of(file))
    return verdict if file.dice is msgspec.UNSET else checked_tally(verdict, file.dice.draws, file.dice.fingerprint)
