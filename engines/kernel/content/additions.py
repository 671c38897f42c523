"""Tools for reading the files of a content pack for one game: places, sources, names, emblems (docs/extend/packs.md)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from itertools import islice
from typing import Any, TypeVar

import msgspec

from engines.kernel.content.names import Name
from engines.kernel.content.reading import (
    LONGEST,
    LONGEST_TEXT,
    MOST_MISFITS,
    MOST_PROBLEMS,
    ContentError,
    line_of,
    name_problems,
    parse,
)

T = TypeVar("T", bound=msgspec.Struct)

LONGEST_ID = 24
"""The most characters of an id: custom ids of controls hold two of them."""

SENTENCES = frozenset({"flavour", "about"})
"""The fields that hold a sentence, not a name."""


class Files(msgspec.Struct, frozen=True):
    """The files of a pack for one game: their texts by name within the game's folder, which problems call `where`.

    `icons` are the names that emblems may have.
    """

    where: str
    texts: Mapping[str, str]
    icons: frozenset[str]

    def read(self, name: str, schema: type[T], problems: list[str], *, names: bool = True) -> T | None:
        """Return a file as `schema`, None if it does not fit; problems with its emblems are added to `problems`.

        So are problems with its names, unless the game's own checks see to these. Where as many problems as are reported have
        been found, no file is read any more.
        """
        if len(problems) >= MOST_PROBLEMS:
            return None
        file = f"{self.where}/{name}"
        try:
            found = parse(self.texts[name], file, schema)
        except ContentError as error:
            problems += error.problems
            problems += self.with_lines(name, islice(self._emblems(_parse(self.texts[name]), "$"), MOST_MISFITS))
            return None
        wrong = all_name_problems(found) if names else ()
        problems += self.with_lines(
            name, [*wrong, *_long_ids(found, "$"), *islice(self._emblems(found, "$"), MOST_MISFITS)]
        )
        return found

    def with_lines(self, name: str, found: Iterable[tuple[str, str]]) -> list[str]:
        """Return problems as lines that name file and line. Each is given as a place such as `$.cards[3]` and a text."""
        return [f"{self.where}/{name}:{line_of(self.texts[name], place)}: {text}" for place, text in found]

    def unread_files(self, known: Iterable[str]) -> list[str]:
        """Return a problem for every file whose name is not among the known ones."""
        names = sorted(known)
        return [
            f"{self.where}/{name}: nothing reads this file; there may be {', '.join(names)}"
            for name in self.texts
            if name not in names
        ]

    def in_folder(self, folder: str) -> list[str]:
        """Return the names of the files in a folder, "" being the game's folder itself."""
        return [name for name in self.texts if name.rpartition("/")[0] == folder]

    def _emblems(self, value: Any, place: str) -> Iterator[tuple[str, str]]:
        for field, inner, deeper in _parts(value, place):
            if field == "emblem" and isinstance(inner, str) and inner.replace("_", "-") not in self.icons:
                near = get_close_matches(inner.replace("_", "-"), self.icons, 3, 0.7)
                suggestion = f"did you mean {' or '.join(map(repr, near))}? All" if near else "those that there are"
                yield deeper, f"no icon is called {inner!r}; {suggestion} stand in assets/icons/icons.json"
            yield from self._emblems(inner, deeper)


def _parse(text: str) -> Any:
    """Return the table of a TOML text, an empty one if the text is not TOML."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError):
        return {}


def _long_ids(value: Any, place: str) -> Iterator[tuple[str, str]]:
    for field, inner, deeper in _parts(value, place):
        if field == "id" and isinstance(inner, str) and len(inner) > LONGEST_ID:
            yield deeper, f"the id {inner!r} has {len(inner)} characters; {LONGEST_ID} at most"
        yield from _long_ids(inner, deeper)


def all_name_problems(value: Any, place: str = "$", longest: int = LONGEST) -> Iterator[tuple[str, str]]:
    """Yield the problems of names and sentences anywhere in content, each with its place."""
    for field, inner, deeper in _parts(value, place):
        room = LONGEST_TEXT if field in SENTENCES else longest
        if isinstance(inner, Name):
            yield from ((deeper, text) for text in name_problems(inner, room))
        else:
            yield from all_name_problems(inner, deeper, room)


def _parts(value: Any, place: str) -> Iterator[tuple[str, Any, str]]:
    """Yield the fields of a struct or table, or the entries of a list: the name, the value and the place of each."""
    if isinstance(value, msgspec.Struct):
        for name, stored in _names(type(value)):
            yield stored, getattr(value, name), f"{place}.{stored}"
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key, inner, f"{place}.{key}"
    elif isinstance(value, tuple | list):
        for n, inner in enumerate(value):
            yield "", inner, f"{place}[{n}]"


@cache
def _names(kind: type[msgspec.Struct]) -> tuple[tuple[str, str], ...]:
    """Return the name of each field of a struct, and the one it is stored by."""
    return tuple((field.name, field.encode_name) for field in msgspec.structs.fields(kind))


def from_pack(thing: T) -> T:
    """Return a copy of a thing whose source is "pack": its file's statements are true of the pack alone."""
    return msgspec.structs.replace(thing, source="pack")


def file_name_problems(thing_id: str, name: str) -> Iterator[tuple[str, str]]:
    """Yield a problem if a file is not named after the id of the thing in it."""
    stem = name.rpartition("/")[2].removesuffix(".toml")
    if thing_id != stem:
        yield (
            "$.id",
            f"the id {thing_id!r} is not the file's name: call the file {thing_id}.toml, or write id = {stem!r}",
        )
