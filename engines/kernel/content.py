"""Content packs: TOML files read into typed structs, with errors that name the file, the line and the reason.

A pack is frozen once loaded. Its hash binds a match to the content that it began with (DESIGN.md, "Content is data").
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

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


class ContentError(Exception):
    """A content file cannot be used. `problems` are readable lines: file, line, what is wrong and why."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


_INDEXED = re.compile(r"\.(\w+)\[(\d+)\]")


def _line_of(text: str, place: str) -> int:
    """Return the line, from 1, of a msgspec path such as `$.creatures[3].attack` in a TOML text, as near as is known."""
    lines = text.splitlines()
    start = 0
    found = _INDEXED.search(place)
    if found:
        table, index = found.group(1), int(found.group(2))
        headers = [n for n, line in enumerate(lines) if re.match(rf"\s*\[\[\s*{table}\s*\]\]", line)]
        if index < len(headers):
            start = headers[index]
    key = place[found.end() :] if found else place[1:]
    first = re.match(r"\.(\w+)", key)
    if first:
        for n in range(start, len(lines)):
            if n > start and lines[n].startswith("[["):
                break
            if re.match(rf"\s*\[*{re.escape(first.group(1))}\b", lines[n]):
                return n + 1
    return start + 1


def read(path: Path, schema: type[T]) -> T:
    """Return the TOML file at `path` as `schema`.

    Raises ContentError with file and line if it cannot be read, is not TOML, or does not fit the schema.
    """
    try:
        text = path.read_text(encoding="utf-8")
        raw = tomllib.loads(text)
    except OSError as error:
        raise ContentError([f"{path.name}: cannot be read: {error.strerror}"]) from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ContentError([f"{path.name}: not valid TOML: {error}"]) from error
    try:
        return msgspec.convert(raw, schema)
    except msgspec.ValidationError as error:
        what, _, place = str(error).partition(" - at `")
        place = place.rstrip("`")
        raise ContentError([f"{path.name}:{_line_of(text, place)}: {what} ({place or '$'})"]) from error


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
