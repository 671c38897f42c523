"""Reading the content packs in an operator's folder within bounds; nothing of them is ever executed (docs/extend/packs.md).

Anybody may have written the files: sizes, counts, depths and numbers are bounded before a file is given to a reader, and
links out of the folder are not followed.
"""

from __future__ import annotations

import stat
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec

from engines.kernel.content.additions import Files
from engines.kernel.content.names import Name
from engines.kernel.content.reading import (
    LONGEST_TEXT,
    Content,
    ContentError,
    line_of,
    name_problems,
    pack_bytes,
    pack_hash,
    parse,
    text_problems,
)
from engines.kernel.game import Game

MOST_PACKS = 25
MOST_FILES = 200
MOST_BYTES, MOST_BYTES_TOGETHER = 64 * 1024, 1024 * 1024
MOST_DEPTH = 3
"""The most folders within each other in a pack, the pack's own counted."""

MOST_NESTED, MOST_ENTRIES, MOST_TEXT, MOST_NUMBER = 16, 200, 1000, 99
"""Bounds of the values in a file: depth of nested lists and tables, entries of one, characters of a text, size of a number."""

NAMES = frozenset({"number"})
"""The keys whose number names a card and is no amount: the type of the card bounds it."""

MOST_REPORTED = 20
"""The number of values out of bounds that are reported for one file."""

MOST_DOTS = 100
"""The most dots in a line: reading a key of thousands of parts would take minutes."""

LONGEST_PACK = 30
"""The most characters of a pack's name: it is printed in a corner of cards."""

INFO = "pack.toml"
PASSED = (".md", ".txt", "")
"""Endings of files that may be in a pack for its readers: a README, a LICENCE. They are not read."""

PackId = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]{1,15}\Z")]
Version = Annotated[str, msgspec.Meta(pattern=r"^[0-9]{1,4}(\.[0-9]{1,4}){0,2}\Z")]


class PackInfo(Content, frozen=True):
    """The file pack.toml. `id` is the folder's name, `games` are the games that the pack adds things to."""

    id: PackId
    version: Version
    name: Name
    author: str
    licence: str
    games: tuple[str, ...]
    about: Name | None = None


@dataclass(frozen=True)
class ReadPack:
    """A pack that can be used: its pack.toml, the things that it adds by game, its hash."""

    info: PackInfo
    added: Mapping[str, Any]
    hash: str


@dataclass(frozen=True)
class LeftOut:
    """A folder that cannot be used as a pack, with the reasons as lines that name file, line and reason."""

    folder: str
    problems: tuple[str, ...] = field(repr=False)


def read_packs(
    folder: Path, games: Mapping[str, Game[Any, Any]], icons: frozenset[str]
) -> tuple[list[ReadPack], list[LeftOut]]:
    """Return the packs in a folder by name, and those that cannot be used. A folder that does not exist has none."""
    good: list[ReadPack] = []
    bad: list[LeftOut] = []
    try:
        found = sorted(path for path in folder.iterdir() if not path.name.startswith((".", "_")))
    except FileNotFoundError:
        return [], []
    except OSError as error:
        return [], [LeftOut(folder.name, (f"{folder.name}: cannot be read: {error.strerror}",))]
    folders = [path for path in found if path.is_symlink() or path.is_dir()]
    for path in folders[:MOST_PACKS]:
        try:
            good.append(read_one(path, games, icons))
        except ContentError as error:
            bad.append(LeftOut(path.name, tuple(error.problems)))
    bad += [LeftOut(path.name, (f"{path.name}: {MOST_PACKS} packs at most",)) for path in folders[MOST_PACKS:]]
    return good, bad


def read_one(folder: Path, games: Mapping[str, Game[Any, Any]], icons: frozenset[str]) -> ReadPack:
    """Return the pack in a folder. Raises ContentError with all its problems, as lines that name file and line."""
    texts, large = _texts(folder)
    where = folder.name
    if INFO not in texts:
        raise ContentError([f"{where}/{INFO}: there is no such file; it says what the pack is called and who made it"])
    info = parse(texts[INFO], f"{where}/{INFO}", PackInfo)
    problems = [f"{where}/{INFO}: {text}" for text in _wrong_info(info, where, texts, games)]
    added: dict[str, Any] = {}
    for game in info.games:
        reader = games[game].read_pack if game in games else None
        if reader is None:
            continue
        own = {name.partition("/")[2]: text for name, text in texts.items() if name.startswith(f"{game}/")}
        try:
            added[game] = reader(Files(f"{where}/{game}", own, icons), games[game].standard.pack)
        except ContentError as error:
            problems += error.problems
    # A number that the schema refuses, too, is reported once.
    reported = {":".join(problem.split(":")[:2]) for problem in problems if "`int`" in problem}
    problems += [problem for problem in large if ":".join(problem.split(":")[:2]) not in reported]
    if problems:
        raise ContentError(problems)
    body = pack_bytes([info, *(pack_bytes(added[game]).decode() for game in sorted(added))])
    return ReadPack(info, added, pack_hash(body))


def _wrong_info(
    info: PackInfo, where: str, texts: Mapping[str, str], games: Mapping[str, Game[Any, Any]]
) -> Iterator[str]:
    if info.id != where:
        yield f"the id {info.id!r} is not the folder's name: call the folder {info.id}, or write id = {where!r}"
    yield from name_problems(info.name, LONGEST_PACK)
    yield from name_problems(info.about, LONGEST_TEXT) if info.about is not None else ()
    yield from (f"{key}: {text}" for key in ("author", "licence") for text in text_problems(getattr(info, key)))
    known = [name for name, game in games.items() if game.read_pack is not None]
    if unknown := sorted({*info.games} - {*known}):
        yield f"games: no game is called {unknown}; there are {', '.join(known)}"
    if not info.games:
        yield f"games: at least one of {', '.join(known)}, each with a folder of that name"
    present = {name.partition("/")[0] for name in texts if "/" in name}
    yield from (
        f"games: the folder {game} has no files" for game in info.games if game in known and game not in present
    )
    yield from (
        f"games: there is a folder {game}; name it in games, or take it away"
        for game in sorted(present - {*info.games})
    )
    yield from (f"nothing reads the file {name}" for name in texts if "/" not in name and name != INFO)


# ---------------------------------------------------------------- files, bounded


def _texts(folder: Path) -> tuple[dict[str, str], list[str]]:
    """Return the texts of a pack's TOML files by name within it, and the problems with numbers out of bounds.

    Raises ContentError for all other values out of bounds: the pack is then not read any further.
    """
    problems: list[str] = []
    large: list[str] = []
    texts: dict[str, str] = {}
    together = 0
    for n, path in enumerate(_walk(folder, problems)):
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


def _walk(folder: Path, problems: list[str], depth: int = 1) -> Iterator[Path]:
    """Yield the files of a folder and its folders in order; links, devices and folders that are too deep are problems."""
    if folder.is_symlink():
        problems.append(f"{folder.name}: a link; a pack is a folder of its own")
        return
    try:
        inside = sorted(folder.iterdir())
    except OSError as error:
        problems.append(f"{folder.name}: cannot be read: {error.strerror}")
        return
    for path in inside:
        if path.name.startswith("."):
            continue  # what tools keep beside files, such as .git
        mode = path.lstat().st_mode
        if stat.S_ISLNK(mode):
            problems.append(f"{folder.name}/{path.name}: a link; packs hold files alone")
        elif stat.S_ISDIR(mode):
            if depth >= MOST_DEPTH:
                problems.append(f"{folder.name}/{path.name}: folders stand at most {MOST_DEPTH} deep")
            else:
                yield from _walk(path, problems, depth + 1)
        elif stat.S_ISREG(mode):
            yield path
        else:
            problems.append(f"{folder.name}/{path.name}: neither a file nor a folder")


def _text(path: Path, name: str, problems: list[str], large: list[str]) -> str:
    """Return a file's text, "" if it is out of bounds."""
    try:
        with path.open("rb") as file:
            body = file.read(MOST_BYTES + 1)
        text = body.decode("utf-8")
    except OSError as error:
        problems.append(f"{name}: cannot be read: {error.strerror}")
        return ""
    except UnicodeDecodeError:
        problems.append(f"{name}: not UTF-8: save the file in that encoding")
        return ""
    if len(body) > MOST_BYTES:
        problems.append(f"{name}: larger than {MOST_BYTES // 1024} KiB")
        return ""
    if any(line.count(".") > MOST_DOTS for line in text.split("\n")):  # TOML knows no other end of a line
        problems.append(f"{name}: a line with more than {MOST_DOTS} dots")
        return ""
    try:
        raw = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        problems.append(f"{name}: not valid TOML: {str(error) or 'too deep'}")
        return ""
    for excess in islice(_excess(raw, "$", 1), MOST_REPORTED):
        line = f"{name}:{line_of(text, excess.place)}: {excess.at}: {excess.what}"
        (large if excess.number else problems).append(line)
    return text


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
            if len(key) > MOST_TEXT:
                yield _Excess(place, f"a key of {len(key)} characters")
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
