"""The pack of a match: heroes with their cards, universal cards, terrains, the map and the tables, each by id (AR-98)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

from engines.archutheon.content.arena import Arena
from engines.archutheon.content.checks import (
    problems_of_arena,
    problems_of_hero,
    problems_of_tables,
    problems_of_terrain,
    problems_of_universal,
    problems_together,
)
from engines.archutheon.content.lasting import Lasting, Rule, Standing
from engines.archutheon.content.op import Ops
from engines.archutheon.content.problem import Problem
from engines.archutheon.content.shapes import Card, Hero, Passive, SlotAttack, Terrain, Terrains, Universal
from engines.archutheon.content.tables import Tables
from engines.archutheon.content.vocabulary import SPEEDS, Value
from engines.kernel.content.additions import file_name_problems
from engines.kernel.content.reading import Composed, Content, ContentError, line_of, read

FOLDER = Path(__file__).resolve().parents[3] / "data" / "archutheon"

STANDARD_ARENA = "standard"
UNIVERSAL = "universal"
"""The first part of the names of cards that any hero can use."""

T = TypeVar("T", bound=Content)


def slot_key(column: str, speed: str, *, own_slots: bool) -> str:
    """Return the name of the attack of a slot in `Pack.slot`: without own slots the basic board's (AR-22, AR-97)."""
    return f"{column if own_slots else 'basic'}:{speed}"


class Pack(Composed, frozen=True):
    """The content of a match. Cards are named "hero.card", universal ones "universal.card".

    Lists of ops are named "card/speed/do" and "card/speed/pre", "passive/0" of the first effect at a moment, "passive/flip",
    "slot:column:speed/do".
    """

    heroes: tuple[Hero, ...]
    universal: tuple[Card, ...]
    terrains: tuple[Terrain, ...]
    arenas: tuple[Arena, ...]
    tables: Tables

    @cached_property
    def hero(self) -> dict[str, Hero]:
        """Heroes by id."""
        return {hero.id: hero for hero in self.heroes}

    @cached_property
    def card(self) -> dict[str, Card]:
        """Cards by name."""
        found = {f"{hero.id}.{card.id}": card for hero in self.heroes for card in hero.cards}
        return found | {f"{UNIVERSAL}.{card.id}": card for card in self.universal}

    @cached_property
    def value(self) -> dict[str, Value]:
        """The value of each card by name."""
        return {name: card.value for name, card in self.card.items()}

    @cached_property
    def arena(self) -> dict[str, Arena]:
        """Maps by id."""
        return {arena.id: arena for arena in self.arenas}

    @cached_property
    def standing(self) -> dict[str, Standing]:
        """The texts of passives and terrains: passives are named "hero.passive", terrains "terrain.side"."""
        found = {f"{hero.id}.{passive.id}": passive.text for hero in self.heroes for passive in hero.passives}
        return found | {f"{ground.id}.{side.id}": side.text for ground in self.terrains for side in ground.sides}

    @cached_property
    def side(self) -> dict[str, Passive]:
        """The sides of passives and terrains by name, as `standing`."""
        found = {f"{hero.id}.{passive.id}": passive for hero in self.heroes for passive in hero.passives}
        return found | {f"{ground.id}.{side.id}": side for ground in self.terrains for side in ground.sides}

    @cached_property
    def terrain(self) -> dict[str, Terrain]:
        """Terrains by id."""
        return {terrain.id: terrain for terrain in self.terrains}

    @cached_property
    def slot(self) -> dict[str, SlotAttack]:
        """The slot attacks of all boards, by names such as "basic:slow", "attack:fast", "defence:swift"."""
        boards = {"basic": self.tables.basic, "attack": self.tables.attack, "defence": self.tables.defence}
        found = {f"{name}:{speed}": getattr(slots, speed) for name, slots in boards.items() for speed in SPEEDS}
        return {name: attack for name, attack in found.items() if attack is not None}

    @cached_property
    def rules(self) -> dict[str, dict[Rule, tuple[Lasting, ...]]]:
        """The lasting rules of each source by rule: traits by the hero's id, passives and terrains as `standing`."""
        found = {hero.id: _by_rule(hero.trait) for hero in self.heroes if hero.trait}
        return found | {name: _by_rule(text.lasting) for name, text in self.standing.items()}

    @cached_property
    def ops(self) -> dict[str, Ops]:
        """Lists of ops by name."""
        return dict(self._lists())

    def _lists(self) -> Iterator[tuple[str, Ops]]:
        for name, card in self.card.items():
            for speed in SPEEDS:
                yield f"{name}/{speed}/pre", card.property(speed).pre
                yield f"{name}/{speed}/do", card.property(speed).do
        for name, text in self.standing.items():
            yield f"{name}/flip", text.flip
            yield from ((f"{name}/{n}", each.do) for n, each in enumerate(text.triggered))
        for name, attack in self.slot.items():
            yield f"slot:{name}/do", attack.do

    def cards_of(self, hero: str) -> dict[Value, str]:
        """Return the names of a hero's cards by value."""
        return {card.value: f"{hero}.{card.id}" for card in self.hero[hero].cards}


def _by_rule(listed: Iterable[Lasting]) -> dict[Rule, tuple[Lasting, ...]]:
    found: dict[Rule, tuple[Lasting, ...]] = {}
    for lasting in listed:
        found[lasting.rule] = (*found.get(lasting.rule, ()), lasting)
    return found


def load(folder: Path = FOLDER) -> Pack:
    """Return the pack in `folder`: heroes, boards, universal.toml, terrains.toml, tables.toml.

    Raises ContentError naming file, line and reason.
    """
    problems: list[str] = []
    heroes = _each(sorted((folder / "heroes").glob("*.toml")), Hero, problems_of_hero, problems)
    arenas = _each(sorted((folder / "boards").glob("*.toml")), Arena, problems_of_arena, problems)
    universal = _one(folder / "universal.toml", Universal, problems_of_universal, problems)
    terrains = _one(folder / "terrains.toml", Terrains, problems_of_terrain, problems)
    tables = _one(folder / "tables.toml", Tables, problems_of_tables, problems)
    if universal is None or terrains is None or tables is None or problems:
        raise ContentError(problems)
    pack = Pack(heroes=heroes, universal=universal.cards, terrains=terrains.terrains, arenas=arenas, tables=tables)
    if wrong := problems_together(pack.heroes, pack.universal, pack.terrains):
        raise ContentError([problem.text for problem in wrong])
    return pack


def _each(
    paths: Iterable[Path], kind: type[T], check: Callable[[Any], list[Problem]], problems: list[str]
) -> tuple[T, ...]:
    """Return the things of files with one each; problems are added, also of names of files that are not the id."""
    found = []
    for path in paths:
        thing = _one(path, kind, check, problems)
        if thing is not None:
            problems += [f"{path.name}:1: {text}" for _, text in file_name_problems(thing.id, path.name)]  # type: ignore[attr-defined]
            found.append(thing)
    return tuple(found)


def _one(path: Path, kind: type[T], check: Callable[[Any], list[Problem]], problems: list[str]) -> T | None:
    try:
        thing = read(path, kind)
    except ContentError as error:
        problems += error.problems
        return None
    problems += _with_lines(path, check(thing))
    return thing


def problems_in(pack: Pack) -> list[str]:
    """Return the problems of a whole pack, wherever it was read; none if it can be played."""
    found: list[Problem] = []
    for hero in pack.heroes:
        found += problems_of_hero(hero)
    for arena in pack.arenas:
        found += problems_of_arena(arena)
    found += problems_of_universal(Universal("ours", pack.universal))
    found += problems_of_terrain(Terrains("ours", pack.terrains))
    found += problems_of_tables(pack.tables)
    found += problems_together(pack.heroes, pack.universal, pack.terrains)
    return [problem.text for problem in found]


def _with_lines(path: Path, problems: Sequence[Problem]) -> list[str]:
    """Return the problems of a file as lines that name file and line."""
    text = path.read_text(encoding="utf-8")
    return [f"{path.name}:{line_of(text, problem.place)}: {problem.text}" for problem in problems]
