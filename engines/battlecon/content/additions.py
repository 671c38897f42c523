"""Fighters that a content pack adds: a file each, as in data/battlecon (docs/extend/packs.md)."""

from __future__ import annotations

from engines.battlecon.content.checks import problems_of
from engines.battlecon.content.pack import NOT_KITS, Pack
from engines.battlecon.content.shapes import Kit
from engines.kernel.content.additions import Files, file_name_problems, from_pack
from engines.kernel.content.reading import ContentError


def read_pack(files: Files, standard: Pack) -> Pack:
    """Return the fighters of a pack. Raises ContentError naming file, line and reason."""
    problems: list[str] = []
    kits: list[Kit] = []
    for name in files.texts:
        if "/" in name or name in NOT_KITS:
            problems.append(
                f"{files.where}/{name}: nothing reads this file; a fighter is a file <id>.toml in {files.where}"
            )
            continue
        kit = files.read(name, Kit, problems)
        if kit is not None:
            kits.append(from_pack(kit))
            problems += files.with_lines(name, [*file_name_problems(kit.id, name), *problems_of(kit)])
    if problems:
        raise ContentError(problems)
    return Pack(standard.common, tuple(kits))
