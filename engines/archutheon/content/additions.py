"""Heroes, terrains and maps that a content pack adds: files as in data/archutheon (docs/extend/packs.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

from engines.archutheon.content.arena import Arena
from engines.archutheon.content.checks import problems_of_arena, problems_of_hero, problems_of_terrain
from engines.archutheon.content.constraints import problems_of_added
from engines.archutheon.content.pack import Pack
from engines.archutheon.content.problem import Problem
from engines.archutheon.content.shapes import Hero, Terrains
from engines.kernel.content.additions import Files, file_name_problems, from_pack
from engines.kernel.content.reading import Content, ContentError

T = TypeVar("T", bound=Content)

TERRAINS = "terrains.toml"


def read_pack(files: Files, standard: Pack) -> Pack:
    """Return the heroes, terrains and maps of a pack. Raises ContentError naming file, line and reason."""
    hero_files, arena_files = files.in_folder("heroes"), files.in_folder("boards")
    known = {*hero_files, *arena_files, TERRAINS}
    problems = [
        f"{files.where}/{name}: nothing reads this file; there may be heroes/<id>.toml, boards/<id>.toml, {TERRAINS}"
        for name in files.texts
        if name not in known
    ]

    def added(hero: Hero) -> list[Problem]:
        return problems_of_hero(hero) or problems_of_added(_pack(standard, heroes=(hero,)))

    heroes = tuple(from_pack(hero) for hero in _each(files, hero_files, Hero, added, problems))
    arenas = _each(files, arena_files, Arena, problems_of_arena, problems)
    terrains = _terrains(files, problems)
    if problems:
        raise ContentError(problems)
    return _pack(standard, heroes=heroes, terrains=terrains.terrains if terrains else (), arenas=arenas)


def _pack(standard: Pack, **lists: object) -> Pack:
    """Return a pack with these lists alone, and the tables of the game."""
    nothing = {"heroes": (), "universal": (), "terrains": (), "arenas": ()}
    return msgspec.structs.replace(standard, **{**nothing, **lists})


def _each(
    files: Files, names: list[str], kind: type[T], check: Callable[[T], list[Problem]], problems: list[str]
) -> tuple[T, ...]:
    """Return the things of files with one each; problems are added, also of names of files that are not the id."""
    found = []
    for name in names:
        if (thing := files.read(name, kind, problems, names=False)) is not None:
            found.append(thing)
            wrong = [(problem.place, problem.text) for problem in check(thing)]
            problems += files.with_lines(name, [*file_name_problems(thing.id, name), *wrong])  # type: ignore[attr-defined]
    return tuple(found)


def _terrains(files: Files, problems: list[str]) -> Terrains | None:
    read = files.read(TERRAINS, Terrains, problems, names=False) if TERRAINS in files.texts else None
    if read is not None:
        wrong = [(problem.place, problem.text) for problem in problems_of_terrain(read)]
        problems += files.with_lines(TERRAINS, wrong)
    return read
