"""The texts of a content pack's files, read within bounds: sizes, counts, depths, names and numbers.

Anybody may have written the files. Whatever is beyond a bound is told with its file and line, and links out of the folder are
not followed.
"""

from __future__ import annotations

import re
import stat
import tomllib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from engines.kernel.content.reading import ContentError, line_of

MOST_FILES = 200
MOST_BYTES, MOST_BYTES_TOGETHER = 64 * 1024, 1024 * 1024
MOST_DEPTH = 3
"""The most folders within each other in a pack, the pack's own counted."""

MOST_NESTED, MOST_ENTRIES, MOST_TEXT, MOST_KEY, MOST_NUMBER = 16, 200, 1000, 40, 99
"""Bounds of the values in a file: depth of nested lists and tables, entries of one, characters of a text and of a key, size of
a number.
"""

NAMES = frozenset({"number"})
"""The keys whose number names a card and is no amount: the type of the card bounds it."""

MOST_REPORTED = 20
"""The number of values out of bounds that are reported for one file."""

MOST_DOTS = 100
"""The most dots in a line: reading a key of thousands of parts would take minutes."""

PASSED = (".md", ".txt", "")
"""Endings of files that may be in a pack for its readers: a README, a LICENCE. They are not read."""

_FILE_NAME = re.compile(r"[\w][\w .+()-]{0,63}")
_KEY = re.compile(r"[\w-]*")


def texts_of(folder: Path) -> tuple[dict[str, str], list[str]]:
    """Return the texts of a pack's TOML files by name within it, and the problems with numbers out of bounds.

    Raises ContentError for all other values out of bounds: the pack is then not read any further.
    """
    problems: list[str] = []
    large: list[str] = []
    texts: dict[str, str] = {}
    together = 0
    for n, path in enumerate(_walk(folder, folder.name, problems)):
        if n >= MOST_FILES:
            problems.append(f"{folder.name}: more than {MOST_FILES} files")
            break
        name = path.relative_to(folder).as_posix()
        if path.suffix != ".toml":
            if path.suffix.lower() not in PASSED:
                problems.append(f"{folder.name}/{name}: a pack holds TOML files, and README and LICENCE as .md or .txt")
            continue
        text = _text(path, f"{folder.name}/{name}", problems, large)
        together += len(text.encode())
        if together > MOST_BYTES_TOGETHER:
            problems.append(f"{folder.name}: more than {MOST_BYTES_TOGETHER // 1024} KiB of TOML together")
            break
        texts[name] = text
    if problems:
        raise ContentError([*problems, *large])
    return texts, large


def name_of(path: Path) -> str:
    """Return the name of a file or folder as it can stand in a line: what cannot be shown is escaped."""
    return path.name if path.name.isprintable() else f"{path.name!a}"


def _walk(folder: Path, shown: str, problems: list[str], depth: int = 1) -> Iterator[Path]:
    """Yield the files of a folder and its folders in order. Links, devices, folders that are too deep and odd names are problems.

    `shown` is the folder's name in a problem, from the pack's own folder on.
    """
    if folder.is_symlink():
        problems.append(f"{shown}: a link; a pack is a folder of its own")
        return
    try:
        inside = sorted(folder.iterdir())
    except OSError as error:
        problems.append(f"{shown}: cannot be read: {error.strerror}")
        return
    for path in inside:
        if path.name.startswith("."):
            continue  # what tools keep beside files, such as .git
        name = f"{shown}/{name_of(path)}"
        mode = path.lstat().st_mode
        if stat.S_ISLNK(mode):
            problems.append(f"{name}: a link; packs hold files alone")
        elif not _FILE_NAME.fullmatch(path.name):
            problems.append(f"{name}: a name has at most 64 letters, figures, blanks and signs such as - _ and .")
        elif stat.S_ISDIR(mode):
            if depth >= MOST_DEPTH:
                problems.append(f"{name}: folders stand at most {MOST_DEPTH} deep")
            else:
                yield from _walk(path, name, problems, depth + 1)
        elif stat.S_ISREG(mode):
            yield path
        else:
            problems.append(f"{name}: neither a file nor a folder")


def _text(path: Path, name: str, problems: list[str], large: list[str]) -> str:
    """Return a file's text, "" if it is out of bounds."""
    try:
        text = _decoded(path, name)
        raw = _parsed(text, name)
    except ContentError as error:
        problems += error.problems
        return ""
    for excess in islice(_excess(raw, "$", 1), MOST_REPORTED):
        line = f"{name}:{line_of(text, excess.place)}: {excess.at}: {excess.what}"
        (large if excess.number else problems).append(line)
    return text


def _decoded(path: Path, name: str) -> str:
    """Return the text of a file. Raises ContentError if it cannot be read, is too large, or has too long lines for a reader."""
    try:
        with path.open("rb") as file:
            body = file.read(MOST_BYTES + 1)
        text = body.decode("utf-8")
    except OSError as error:
        raise ContentError([f"{name}: cannot be read: {error.strerror}"]) from error
    except UnicodeDecodeError as error:
        raise ContentError([f"{name}: not UTF-8: save the file in that encoding"]) from error
    if len(body) > MOST_BYTES:
        raise ContentError([f"{name}: larger than {MOST_BYTES // 1024} KiB"])
    if any(line.count(".") > MOST_DOTS for line in text.split("\n")):  # TOML knows no other end of a line
        raise ContentError([f"{name}: a line with more than {MOST_DOTS} dots"])
    return text


def _parsed(text: str, name: str) -> Any:
    """Return the values of a text. Raises ContentError if it is no TOML, or beyond what a reader takes."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError([f"{name}: not valid TOML: {error}"]) from error
    except ValueError as error:  # Python itself reads no such number
        raise ContentError([f"{name}: a number with thousands of figures"]) from error
    except RecursionError as error:
        raise ContentError([f"{name}: nested more than {MOST_NESTED} deep"]) from error


class _Excess(NamedTuple):
    """A value out of bounds in a file, with its place. `number`: it is a number, which does not stop the reading."""

    place: str
    what: str
    number: bool = False

    @property
    def at(self) -> str:
        return self.place.rpartition(".")[2].partition("[")[0] if self.place != "$" else "the file"


def _excess(value: Any, place: str, depth: int) -> Iterator[_Excess]:
    """Yield the values of a file that are out of bounds, or of a type that no content file has."""
    if isinstance(value, dict | list):
        if depth > MOST_NESTED:
            yield _Excess(place, f"nested more than {MOST_NESTED} deep")
            return
        if len(value) > MOST_ENTRIES:
            yield _Excess(place, f"{len(value)} entries; {MOST_ENTRIES} at most")
            return
        if isinstance(value, list):
            for n, inner in enumerate(value):
                yield from _excess(inner, f"{place}[{n}]", depth + 1)
            return
        for key, inner in value.items():
            if len(key) > MOST_KEY or not _KEY.fullmatch(key):
                yield _Excess(
                    place, f"a key has at most {MOST_KEY} letters, figures, - and _; this one is {key[:MOST_KEY]!a}"
                )
            elif key not in NAMES or not isinstance(inner, int):
                yield from _excess(inner, f"{place}.{key}", depth + 1)
    else:
        yield from _excess_alone(value, place)


def _excess_alone(value: Any, place: str) -> Iterator[_Excess]:
    if isinstance(value, str):
        if len(value) > MOST_TEXT:
            yield _Excess(place, f"a text of {len(value)} characters; {MOST_TEXT} at most")
    elif isinstance(value, bool):
        return
    elif isinstance(value, int):
        if abs(value) > MOST_NUMBER:
            yield _Excess(
                place, f"a number beyond {MOST_NUMBER}; it may be -{MOST_NUMBER} to {MOST_NUMBER}", number=True
            )
    else:
        yield _Excess(place, f"{type(value).__name__} values are not used; write texts, whole numbers, true or false")
