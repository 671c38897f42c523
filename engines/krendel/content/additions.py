"""Creatures, rewards and heroes that a content pack adds: files as in data/krendel (docs/extend/packs.md)."""

from __future__ import annotations

from pathlib import Path

from engines.kernel.content.additions import Files, from_pack
from engines.kernel.content.reading import ContentError, duplicates
from engines.krendel.content.pack import Pack
from engines.krendel.content.shapes import Creatures, Heroes, Rewards


def read_pack(files: Files, _standard: Pack) -> Pack:
    """Return the cards of a pack. Raises ContentError naming file, line and reason."""
    problems = files.unread_files(["creatures.toml", "rewards.toml", "heroes.toml"])
    creatures = files.read("creatures.toml", Creatures, problems) if "creatures.toml" in files.texts else None
    rewards = files.read("rewards.toml", Rewards, problems) if "rewards.toml" in files.texts else None
    heroes = files.read("heroes.toml", Heroes, problems) if "heroes.toml" in files.texts else None
    made = Pack(
        tuple(map(from_pack, creatures.creatures)) if creatures else (),
        tuple(map(from_pack, rewards.rewards)) if rewards else (),
        heroes.heroes if heroes else (),
    )
    for list_, cards in (("creatures", made.creatures), ("rewards", made.rewards), ("heroes", made.heroes)):
        twice = duplicates(Path(f"{list_}.toml"), (card.id for card in cards))
        problems += [f"{files.where}/{problem}" for problem in twice]
    if problems:
        raise ContentError(problems)
    return made
