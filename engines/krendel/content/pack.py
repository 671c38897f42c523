"""The pack that matches are played with: creatures, rewards and heroes, each by name (TK-01 to TK-03)."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

from engines.kernel.content.additions import all_name_problems
from engines.kernel.content.reading import Composed, ContentError, duplicates, read
from engines.kernel.state.model import Option
from engines.krendel.content.shapes import Creature, Creatures, Hero, Heroes, Reward, Rewards, Spell, spell


class Pack(Composed, frozen=True):
    """The cards of a match."""

    creatures: tuple[Creature, ...]
    rewards: tuple[Reward, ...]
    heroes: tuple[Hero, ...]

    @cached_property
    def creature(self) -> dict[str, Creature]:
        """Creatures by id."""
        return {c.id: c for c in self.creatures}

    @cached_property
    def spell(self) -> dict[str, Spell]:
        """The summary of each creature's spell, by the creature's id."""
        return {c.id: spell(c) for c in self.creatures}

    @cached_property
    def option(self) -> dict[str, Option]:
        """The answer that names a creature, by the creature's id."""
        return {c.id: Option(c.id, (c.id,), ()) for c in self.creatures}

    @cached_property
    def reward(self) -> dict[str, Reward]:
        """Rewards by id."""
        return {r.id: r for r in self.rewards}

    @cached_property
    def hero(self) -> dict[str, Hero]:
        """Heroes by id."""
        return {h.id: h for h in self.heroes}


FOLDER = Path(__file__).resolve().parents[3] / "data" / "krendel"


def load(folder: Path = FOLDER) -> Pack:
    """Return the pack in `folder`. Raises ContentError naming file, line and reason."""
    creatures = read(folder / "creatures.toml", Creatures).creatures
    rewards = read(folder / "rewards.toml", Rewards).rewards
    heroes = read(folder / "heroes.toml", Heroes).heroes
    pack = Pack(creatures, rewards, heroes)
    if problems := problems_in(pack):
        raise ContentError(problems)
    return pack


def problems_in(pack: Pack) -> list[str]:
    """Return the problems of a pack, each with the file of the faulty kind of card; none if it can be played."""
    problems = [f"{place}: {text}" for place, text in all_name_problems(pack)]
    creatures, rewards, heroes = pack.creatures, pack.rewards, pack.heroes
    for file, ids in (("creatures", creatures), ("rewards", rewards), ("heroes", heroes)):
        problems += duplicates(Path(f"{file}.toml"), (card.id for card in ids))
    if len(heroes) < 6:
        problems.append(f"heroes.toml: {len(heroes)} heroes; six seats need at least 6 (TK-03)")
    if len(rewards) < 3:
        problems.append(f"rewards.toml: {len(rewards)} rewards; a condition, a prize and a next card need 3 (TK-02)")
    # Six hands of five, two kept of each of six stacks, and one to spare (TK-29).
    if len(creatures) < 43:
        problems.append(f"creatures.toml: {len(creatures)} creatures; six players need at least 43 (TK-29)")
    return problems
