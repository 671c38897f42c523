"""Content packs: TOML files read into typed structs, with errors that name the file, the line and the reason.

A pack is frozen once loaded. Its hash binds a match to the content that it began with.
What a host adds to a game is composed with what comes with it (engines/kernel/packs/shelf.py).
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

from engines.kernel.content.hints import hint, renamed
from engines.kernel.content.misfits import misfits

T = TypeVar("T")


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything read from content files: immutable, and a misspelt key is an error."""


class Name(Content, frozen=True):
    """A name as written by hand in both languages."""

    ru: str
    en: str

    def in_language(self, language: str) -> str:
        """Return the name in `language`, "ru" or "en"."""
        return self.ru if language == "ru" else self.en


LONGEST, LONGEST_TEXT = 40, 200
"""Code points of a name, and of what is said of somebody."""

FORMATTING = "\\*_~|`<>@#[]"
"""Signs that Discord reads as formatting, links or mentions."""

ADDRESS = re.compile(r"//|\w\.\w+/")
"""What Discord makes a link of, or an invitation, without any such sign."""


def misnamed(name: Name, longest: int = LONGEST) -> Iterator[str]:
    """Return what is wrong with a name: it stands on buttons and in messages as it is."""
    for text in (name.ru, name.en):
        yield from misworded(text, longest)


def misworded(text: str, longest: int = LONGEST) -> Iterator[str]:
    """Return what is wrong with a name in one language."""
    if not text.strip() or len(text) > longest:
        yield f"a name has 1 to {longest} characters, not {len(text.strip())}: {text[:longest]!a}"
    elif not text.isprintable() or {*text} & {*FORMATTING}:
        yield f"a name is one line without invisible characters and {FORMATTING}: {text!a}"
    elif ADDRESS.search(text):
        yield f"a name holds no address: {text!a}"


DIGEST = re.compile(r"[0-9a-f]{64}")
"""The hash of a pack."""


class Origin(Content, frozen=True):
    """A content pack that a composed pack has things from: what its pack.toml says, its hash, and the names of those things.

    A thing is named by the list it stands in and its id: "kits.nadia".
    """

    id: str
    version: str
    name: Name
    author: str
    hash: str
    things: tuple[str, ...]

    def __post_init__(self) -> None:
        """Raise ValueError for what must not stand in a message: a stored copy may come from elsewhere."""
        wrong = [*misnamed(self.name), *misworded(self.author), *misworded(self.id), *misworded(self.version)]
        wrong += [] if DIGEST.fullmatch(self.hash) else [f"a hash has 64 hex digits: {self.hash[:LONGEST]!a}"]
        if wrong:
            raise ValueError(wrong[0])


class Composed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True, omit_defaults=True, kw_only=True):
    """Base of a game's pack: lists of things with ids. `packs` are the content packs that some of them are from."""

    former_key: ClassVar[str] = ""
    """By what key stored copies named verbs until 0.7.0, if that was another one (`former.py`)."""

    packs: tuple[Origin, ...] = ()

    @cached_property
    def origins(self) -> dict[str, Origin]:
        """The content packs by the names of their things; what comes with the game has none."""
        return {name: origin for origin in self.packs for name in origin.things}


def packs_of(content: object) -> tuple[Origin, ...]:
    """Return the content packs that a game's content has things from; none where the game takes none."""
    return content.packs if isinstance(content, Composed) else ()


class ContentError(Exception):
    """A content file cannot be used. `problems` are readable lines: file, line, what is wrong and why."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


MOST_MISFITS = 20
"""Misfits of one file that are told: whoever has more mends these first."""

UNKNOWN = re.compile(r"unknown field `(\w+)`")
"""What is said of a field that there is not: the line meant is that field's own."""

_PART = re.compile(r"\.(\w+)((?:\[\d+\])*)")
_MARK = re.compile(r'"(?:\\.|[^"\\])*"|\'[^\']*\'|#[^\n]*|[\[\]{},]')
_HEADER = re.compile(r"(?m)^[ \t]*\[\[\s*([\w.]+)\s*\]\]")
_BLANK = re.compile(r"(?:\s|#[^\n]*(?:\n|$))*")


def line_of(text: str, place: str) -> int:
    """Return the line, from 1, of a msgspec path such as `$.creatures[3].attack` in a TOML text, as near as is known."""
    within = (0, len(text))
    for key, indices in _PART.findall(place):
        found = _entry(text, within, key, [int(n) for n in re.findall(r"\d+", indices)])
        if found is None:
            break
        within = found
    return text.count("\n", 0, within[0]) + 1


def _entry(text: str, within: tuple[int, int], key: str, indices: list[int]) -> tuple[int, int] | None:
    """Return from where to where a key's value, or the entry of it with these indices, stands in a part of a TOML text."""
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
    """Return from where to where the entries of an array stand that opens here."""
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
        return msgspec.convert(raw, schema)
    except msgspec.ValidationError as error:
        problems: list[str] = []
        former = False
        for place, what in misfits(raw, schema):
            if len(problems) == MOST_MISFITS:
                break
            if mend := renamed(schema, raw, what, place):
                if not former:  # one is told: what mends it mends them all
                    problems.append(f"{file}:{line_of(text, place)}: {mend}")
                former = True
                continue
            unknown = UNKNOWN.search(what)
            exact = f"{place}.{unknown.group(1)}" if unknown else place
            problems.append(f"{file}:{line_of(text, exact)}: {what} ({place}){hint(schema, raw, what, place)}")
        raise ContentError(problems) from error


def duplicates(path: Path, ids: Iterable[str]) -> list[str]:
    """Return a readable problem for every id that stands more than once."""
    seen: set[str] = set()
    problems = []
    for name in ids:
        if name in seen:
            problems.append(f"{path.name}: the id {name!r} is used twice; every id must be unique")
        seen.add(name)
    return problems


def pack_bytes(pack: Any) -> bytes:
    """Return a pack as canonical bytes: the stored copy that a match keeps."""
    return msgspec.json.encode(pack, order="deterministic")


def pack_hash(body: bytes) -> str:
    """Return the SHA-256 of canonical pack bytes, in hex."""
    return hashlib.sha256(body).hexdigest()
