"""Reading the content packs in an operator's folder; nothing of them is ever executed (docs/extend/packs.md).

Anybody may have written the files: `texts` bounds whatever is in them before a reader gets it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

import msgspec

from engines.kernel.content.additions import Files
from engines.kernel.content.names import Name
from engines.kernel.content.reading import (
    LONGEST_TEXT,
    MOST_PROBLEMS,
    Content,
    ContentError,
    name_problems,
    pack_bytes,
    pack_hash,
    parse,
    text_problems,
)
from engines.kernel.game import Game
from engines.kernel.packs.texts import name_of, texts_of

MOST_PACKS = 25
LONGEST_PROBLEM = 500
"""The most characters of a line about a problem."""

LONGEST_PACK = 30
"""The most characters of a pack's name: it is printed in a corner of cards."""

INFO = "pack.toml"

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
            bad.append(LeftOut(name_of(path), tuple(error.problems)))
    over = map(name_of, folders[MOST_PACKS:])
    bad += [LeftOut(name, (f"{name}: {MOST_PACKS} packs at most",)) for name in over]
    return good, bad


def read_one(folder: Path, games: Mapping[str, Game[Any, Any]], icons: frozenset[str]) -> ReadPack:
    """Return the pack in a folder. Raises ContentError with its problems, as lines that name file and line."""
    try:
        return _read(folder, games, icons)
    except ContentError as error:
        lines = [_clipped(problem) for problem in error.problems[:MOST_PROBLEMS]]
        more = [f"{name_of(folder)}: there may be further problems"] if len(lines) == MOST_PROBLEMS else []
        raise ContentError([*lines, *more]) from error


def _clipped(problem: str) -> str:
    return problem if len(problem) <= LONGEST_PROBLEM else f"{problem[: LONGEST_PROBLEM - 1]}…"


def _read(folder: Path, games: Mapping[str, Game[Any, Any]], icons: frozenset[str]) -> ReadPack:
    where = name_of(folder)
    if where != folder.name:
        raise ContentError([f"{where}: a folder is named after its pack: 2 to 16 small Latin letters, figures and _"])
    texts, large = texts_of(folder)
    if INFO not in texts:
        raise ContentError([f"{where}/{INFO}: there is no such file; it says what the pack is called and who made it"])
    info = parse(texts[INFO], f"{where}/{INFO}", PackInfo)
    problems = [f"{where}/{INFO}: {text}" for text in _wrong_info(info, where, texts, games)]
    added: dict[str, Any] = {}
    for game in dict.fromkeys(info.games):
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
    if twice := sorted({game for game in info.games if info.games.count(game) > 1}):
        yield f"games: {twice} stand there more than once"
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
