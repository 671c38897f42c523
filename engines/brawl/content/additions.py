"""Champions, arenas and challenges that a content pack adds: files as in data/brawl (docs/extend/packs.md)."""

from __future__ import annotations

from engines.brawl.content.arenas import Arena
from engines.brawl.content.checks import problems_of_arena, problems_of_challenges, problems_of_champion
from engines.brawl.content.pack import STANDARD_ARENA, Pack
from engines.brawl.content.shapes import Challenge, Challenges, Champion
from engines.kernel.content.additions import Files, file_name_problems, from_pack
from engines.kernel.content.names import Name
from engines.kernel.content.reading import ContentError

CHALLENGES = "challenges.toml"
LEAST_CHALLENGES = 6
"""The least number of challenges of an arena that has its own: five may be open, and one must follow."""


def read_pack(files: Files, standard: Pack) -> Pack:
    """Return the champions, arenas and challenges of a pack. Raises ContentError naming file, line and reason."""
    champion_files, arena_files = files.in_folder("champions"), files.in_folder("arenas")
    places = ["champions/<id>.toml", "arenas/<id>.toml", CHALLENGES]
    known = {*champion_files, *arena_files, CHALLENGES}
    problems = [
        f"{files.where}/{name}: nothing reads this file; there may be {', '.join(places)}"
        for name in files.texts
        if name not in known
    ]
    champions: list[Champion] = []
    for name in champion_files:
        if (champion := files.read(name, Champion, problems, names=False)) is not None:
            champions.append(from_pack(champion))
            problems += files.with_lines(
                name, [*file_name_problems(champion.id, name), *problems_of_champion(champion)]
            )
    arenas: list[Arena] = []
    for name in arena_files:
        if (arena := files.read(name, Arena, problems, names=False)) is not None:
            arenas.append(from_pack(arena))
            problems += files.with_lines(name, [*file_name_problems(arena.id, name), *problems_of_arena(arena)])
    challenges = _challenges(files, standard, arenas, problems) if CHALLENGES in files.texts else ()
    if problems:
        raise ContentError(problems)
    return Pack(tuple(champions), tuple(arenas), challenges)


def _challenges(files: Files, standard: Pack, arenas: list[Arena], problems: list[str]) -> tuple[Challenge, ...]:
    """Return the challenges of a pack: those of its own arenas, else further ones of the standard arena."""
    read = files.read(CHALLENGES, Challenges, problems, names=False)
    if read is None:
        return ()
    on = arenas or [standard.arena[STANDARD_ARENA]]
    problems += files.with_lines(CHALLENGES, problems_of_challenges(read.challenges, on))
    if arenas and len(read.challenges) < LEAST_CHALLENGES:
        text = (
            f"{len(read.challenges)} challenges: an arena with challenges of its own needs {LEAST_CHALLENGES} (SB-82)"
        )
        problems += files.with_lines(CHALLENGES, [("$.challenges", text)])
    named: dict[str, Name] = {}
    for arena in arenas:
        for area in arena.areas:
            if named.setdefault(area.id, area.name) != area.name:
                problems.append(
                    f"{files.where}/arenas/{arena.id}.toml: the area {area.id!r} has another name in another arena of this "
                    "pack, so that a challenge could not say which is meant: call one of them otherwise"
                )
    return read.challenges
