"""Content packs: TOML files read into typed structs, with errors that name the file, the line and the reason.

A pack is frozen once loaded. Its hash binds a match to the content that it began with. The packs that an operator adds to a
game are composed with the standard one (engines/kernel/packs/shelf.py).
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import msgspec

from engines.kernel.content.hints import former_key_hint, hint
from engines.kernel.content.misfits import misfits
from engines.kernel.content.names import Name, from_file, to_json
from engines.kernel.visible import MOST_MARKS, hides_something

T = TypeVar("T")


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything read from content files: immutable, and a misspelt key is an error."""


LONGEST, LONGEST_TEXT = 40, 200
"""The most code points of a name, and of a sentence about somebody."""

FORMATTING = "\\*_~|`<>@#[]"
"""Signs that Discord reads as formatting, links or mentions."""

ADDRESS = re.compile(r"//|\w\.\w+/")
"""Texts that Discord turns into a link or an invitation although no sign marks them."""


def name_problems(name: Name, longest: int = LONGEST) -> Iterator[str]:
    """Yield the problems of a name, which is shown on buttons and in messages as it is."""
    for text in name.all:
        yield from text_problems(text, longest)


def text_problems(text: str, longest: int = LONGEST) -> Iterator[str]:
    """Yield the problems of a name in one language."""
    if not text.strip() or len(text) > longest:
        yield f"a name has 1 to {longest} characters, not {len(text.strip())}: {text[:longest]!a}"
    elif not text.isprintable() or {*text} & {*FORMATTING} or hides_something(text):
        yield f"a name is one line without invisible characters and {FORMATTING}, at most {MOST_MARKS} marks a letter: {text!a}"
    elif ADDRESS.search(text):
        yield f"a name holds no address: {text!a}"


DIGEST = re.compile(r"[0-9a-f]{64}")
"""The hash of a pack."""


class Origin(Content, frozen=True):
    """A content pack that is part of a composed pack: the contents of its pack.toml, its hash, and the names of its things.

    A thing is named by the list it stands in and its id: "kits.nadia".
    """

    id: str
    version: str
    name: Name
    author: str
    hash: str
    things: tuple[str, ...]

    def __post_init__(self) -> None:
        """Raise ValueError for texts that may not appear in a message: a stored copy may come from elsewhere."""
        wrong = [
            *name_problems(self.name),
            *text_problems(self.author),
            *text_problems(self.id),
            *text_problems(self.version),
        ]
        wrong += [] if DIGEST.fullmatch(self.hash) else [f"a hash has 64 hex digits: {self.hash[:LONGEST]!a}"]
        if wrong:
            raise ValueError(wrong[0])


class Composed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True, omit_defaults=True, kw_only=True):
    """Base of a game's pack: lists of things with ids. `packs` are the content packs that some of the things come from."""

    former_key: ClassVar[str] = ""
    """The key that named verbs in stored copies until 0.7.0, "" if it was today's (`former.py`)."""

    packs: tuple[Origin, ...] = ()

    @cached_property
    def origins(self) -> dict[str, Origin]:
        """The content packs by the names of their things; the game's own things have none."""
        return {name: origin for origin in self.packs for name in origin.things}


def packs_of(content: object) -> tuple[Origin, ...]:
    """Return the content packs that a game's content has things from; none for a game that takes no packs."""
    return content.packs if isinstance(content, Composed) else ()


class ContentError(Exception):
    """A content file cannot be used. `problems` are readable lines: file, line, what is wrong and why."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


MOST_MISFITS, MOST_PROBLEMS = 20, 100
"""The number of misfits reported for one file, and of problems for one pack."""

UNKNOWN = re.compile(r"unknown field `(\w+)`")
"""An error text about an unknown field, whose name leads to its own line."""

_PART = re.compile(r"\.(\w+)((?:\[\d+\])*)")
_MARK = re.compile(r'"(?:\\.|[^"\\])*"|\'[^\']*\'|#[^\n]*|[\[\]{},]')
_HEADER = re.compile(r"(?m)^[ \t]*\[\[\s*([\w.]+)\s*\]\]")
_BLANK = re.compile(r"(?:\s|#[^\n]*(?:\n|$))*")


def line_of(text: str, place: str) -> int:
    """Return the line, counted from 1, of a msgspec path such as `$.creatures[3].attack` in a TOML text, or the nearest
    known.
    """
    within = (0, len(text))
    for key, indices in _PART.findall(place):
        found = _entry(text, within, key, [int(n) for n in re.findall(r"\d+", indices)])
        if found is None:
            break
        within = found
    return text.count("\n", 0, within[0]) + 1


def _entry(text: str, within: tuple[int, int], key: str, indices: list[int]) -> tuple[int, int] | None:
    """Return start and end of a key's value, or of its entry with these indices, in a part of a TOML text."""
    start, end = within
    headers = [m for m in _HEADER.finditer(text, start, end) if m.group(1).rpartition(".")[2] == key]
    if indices and indices[0] < len(headers):
        own = headers[indices[0]]
        later = (
            m.start() for m in _HEADER.finditer(text, own.end(), end) if not m.group(1).startswith(f"{own.group(1)}.")
        )
        return own.start(1), next(later, end)
    match = re.compile(rf"(?m)(?:^[ \t]*\[\s*(?:\w+\.)*|^[ \t]*|[{{,]\s*)({key})\s*(?:=\s*|\])").search(
        text, start, end
    )
    if match is None:
        return None
    found = (match.start(1), end)
    at = match.end()
    for index in indices:
        entries = _entries(text, at)
        if index >= len(entries):
            break
        found = entries[index]
        at = found[0]
    return found


def _entries(text: str, at: int) -> list[tuple[int, int]]:
    """Return start and end of each entry of the array that opens at a position."""
    found: list[tuple[int, int]] = []
    depth, start = 0, at
    for mark in _MARK.finditer(text, at):
        sign = mark.group()
        if sign in "[{":
            depth += 1
            start = mark.end() if depth == 1 else start
        elif sign in "]}":
            depth -= 1
        if depth == 0 or (depth == 1 and sign == ","):
            found.append((_after_blank(text, start), mark.start()))
            start = mark.end()
        if depth == 0:
            break
    return found


def _after_blank(text: str, at: int) -> int:
    blank = _BLANK.match(text, at)
    return blank.end() if blank else at


def read(path: Path, schema: type[T]) -> T:
    """Return the TOML file at `path` as `schema`.

    Raises ContentError with file and line if it cannot be read, is not TOML, or does not fit the schema.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise ContentError([f"{path.name}: cannot be read: {error.strerror}"]) from error
    except UnicodeDecodeError as error:
        raise ContentError([f"{path.name}: not valid TOML: {error}"]) from error
    return parse(text, path.name, schema)


def parse(text: str, file: str, schema: type[T]) -> T:
    """Return a TOML text as `schema`. Raises ContentError naming `file` and line if it is not TOML, or does not fit."""
    try:
        raw = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise ContentError([f"{file}: not valid TOML: {error}"]) from error
    try:
        return msgspec.convert(raw, schema, dec_hook=from_file)
    except msgspec.ValidationError as error:
        problems: list[str] = []
        former = False
        for place, what in misfits(raw, schema):
            if len(problems) == MOST_MISFITS:
                break
            if mend := former_key_hint(schema, raw, what, place):
                if not former:  # one is told: what mends it mends them all
                    problems.append(f"{file}:{line_of(text, place)}: {mend}")
                former = True
                continue
            unknown = UNKNOWN.search(what)
            exact = f"{place}.{unknown.group(1)}" if unknown else place
            problems.append(f"{file}:{line_of(text, exact)}: {what} ({place}){hint(schema, raw, what, place)}")
        raise ContentError(problems) from error


def duplicates(path: Path, ids: Iterable[str]) -> list[str]:
    """Return a readable problem for every id that occurs more than once."""
    seen: set[str] = set()
    problems = []
    for name in ids:
        if name in seen:
            problems.append(f"{path.name}: the id {name!r} is used twice; every id must be unique")
        seen.add(name)
    return problems


def pack_bytes(pack: Any) -> bytes:
    """Return the canonical bytes of a pack: the stored copy that a match keeps."""
    return msgspec.json.encode(pack, enc_hook=to_json, order="deterministic")


def pack_hash(body: bytes) -> str:
    """Return the SHA-256 of canonical pack bytes, in hex."""
    return hashlib.sha256(body).hexdigest()
