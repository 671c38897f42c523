"""The pack of a match: champions with their cards, arenas, challenges, each by name (SB-80 to SB-82)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import ClassVar, Literal, TypeVar

import msgspec

from engines.brawl.content.arenas import Arena
from engines.brawl.content.checks import (
    RELATIVE,
    Problem,
    problems_of_arena,
    problems_of_challenges,
    problems_of_champion,
    repeated_ids,
)
from engines.brawl.content.op import Op, Ops
from engines.brawl.content.shapes import Card, Challenge, Challenges, Champion
from engines.brawl.content.vocabulary import Core
from engines.kernel.content.names import Name
from engines.kernel.content.reading import Composed, ContentError, line_of, read
from engines.kernel.verbs.verb import AnyOf

Standard = Literal["plan", "heal", "hit", "walk"]


@cache
def standard_ops() -> dict[str, Ops]:
    """Return the ops of standard actions after their movement (SB-29).

    They are written as cards are: their types are defined above this layer.
    """
    near = {"side": "enemies", "within": 1, "pick": "up_to_one"}
    written: dict[Standard, list[dict[str, object]]] = {
        "plan": [{"op": "plan", "by": 1}],
        "heal": [{"op": "heal", "by": 1}],
        "hit": [{"op": "damage", "by": 1, "who": near}],
        "walk": [],
    }
    return msgspec.convert(written, dict[str, tuple[AnyOf[Op], ...]])


STANDARD_CORE: dict[str, Core | None] = {"plan": "blue", "heal": "yellow", "hit": "red", "walk": None}
STANDARD_MOVE = {"plan": 1, "heal": 1, "hit": 1, "walk": 2}


class Pack(Composed, frozen=True):
    """The content of a match. Cards are named "champion.card"."""

    former_key: ClassVar[str] = Op.former_key

    champions: tuple[Champion, ...]
    arenas: tuple[Arena, ...]
    challenges: tuple[Challenge, ...]

    @cached_property
    def champion(self) -> dict[str, Champion]:
        """Champions by id."""
        return {champion.id: champion for champion in self.champions}

    @cached_property
    def card(self) -> dict[str, Card]:
        """Action cards by name."""
        return {f"{champion.id}.{card.id}": card for champion in self.champions for card in champion.cards}

    @cached_property
    def arena(self) -> dict[str, Arena]:
        """Arenas by id."""
        return {arena.id: arena for arena in self.arenas}

    @cached_property
    def challenge(self) -> dict[str, Challenge]:
        """Challenges by id."""
        return {challenge.id: challenge for challenge in self.challenges}

    def challenges_in(self, arena: str) -> list[str]:
        """Return the ids of the challenges that are played in an arena.

        An arena of a content pack has that pack's; without any, the standard ones that can be fulfilled anywhere. The standard
        arena has its own, and those of packs without an arena.
        """
        home = self.origins.get(f"arenas.{arena}")
        found = [
            each.id
            for each in self.challenges
            if (origin := self.origins.get(f"challenges.{each.id}")) == home
            or (home is None and origin is not None and not any(name.startswith("arenas.") for name in origin.things))
        ]
        if found:
            return sorted(found)
        return sorted(
            each.id
            for each in self.challenges
            if f"challenges.{each.id}" not in self.origins and (each.statues or each.control in RELATIVE)
        )

    def area_name(self, challenge: str) -> Name | None:
        """Return the name of a challenge's area, None for an area that every arena has."""
        control = self.challenge[challenge].control
        named = (area for arena in self.arenas for area in arena.areas if area.id == control)
        own = (
            area
            for arena in self.arenas
            if challenge in self.challenges_in(arena.id)
            for area in arena.areas
            if area.id == control
        )
        found = next(own, None) or next(named, None)
        return None if found is None or control in RELATIVE else found.name

    @cached_property
    def ops(self) -> dict[str, Ops]:
        """Lists of ops by name: "champion.card/do", "/pre", "/post"; "champion/n" of an ability; standard actions by theirs."""
        found: dict[str, Ops] = dict(standard_ops())
        for name, card in self.card.items():
            found |= {f"{name}/do": card.do, f"{name}/pre": card.pre, f"{name}/post": card.post}
        for champion in self.champions:
            for n, triggered in enumerate(champion.ability.triggered):
                found[f"{champion.id}/{n}"] = triggered.do
        return found

    def cards_of(self, champion: str) -> tuple[str, ...]:
        """Return the names of a champion's six cards."""
        return tuple(f"{champion}.{card.id}" for card in self.champion[champion].cards)


C = TypeVar("C", Champion, Arena)

FOLDER = Path(__file__).resolve().parents[3] / "data" / "brawl"

STANDARD_ARENA = "courtyard"
"""The arena of a match whose table options name no other."""


def _files(folder: Path, schema: type[C], problems: list[str], check: Callable[[C], list[Problem]]) -> list[C]:
    """Return the contents of the files in a folder, by name; their problems are added to `problems`."""
    found: list[C] = []
    for path in sorted(folder.glob("*.toml")):
        try:
            one = read(path, schema)
        except ContentError as error:
            problems += error.problems
            continue
        found.append(one)
        if one.id != path.stem:
            problems.append(f"{path.name}: the id {one.id!r} is not the file's name")
        problems += _with_lines(path, check(one))
    return found


def _with_lines(path: Path, problems: list[Problem]) -> list[str]:
    """Return the problems of a file as lines that name file and line."""
    text = path.read_text(encoding="utf-8")
    return [f"{path.name}:{line_of(text, problem.place)}: {problem.text}" for problem in problems]


def load(folder: Path = FOLDER) -> Pack:
    """Return the pack in `folder`: challenges.toml, a file per arena in arenas, a file per champion in champions.

    Raises ContentError naming file, line and reason.
    """
    problems: list[str] = []
    champions = _files(folder / "champions", Champion, problems, problems_of_champion)
    arenas = _files(folder / "arenas", Arena, problems, problems_of_arena)
    challenges: tuple[Challenge, ...] = ()
    try:
        challenges = read(folder / "challenges.toml", Challenges).challenges
        problems += _with_lines(folder / "challenges.toml", problems_of_challenges(challenges, arenas))
    except ContentError as error:
        problems += error.problems
    arena_files = [path.stem for path in (folder / "arenas").glob("*.toml")]
    problems += [f"{folder.name}: {text}" for text in _together([c.id for c in champions], arena_files)]
    if problems:
        raise ContentError(problems)
    return Pack(tuple(champions), tuple(arenas), challenges)


def problems_in(pack: Pack) -> list[str]:
    """Return the problems of a pack that was read from elsewhere than the shipped files; none if it can be played."""
    found = [(champion.id, problem) for champion in pack.champions for problem in problems_of_champion(champion)]
    found += [(arena.id, problem) for arena in pack.arenas for problem in problems_of_arena(arena)]
    if not found:  # areas are looked up in maps that are whole
        for arena in pack.arenas:
            played = [pack.challenge[name] for name in pack.challenges_in(arena.id)]
            found += [("challenges", problem) for problem in problems_of_challenges(played, (arena,))]
    return [
        *(f"{name}: {problem.place}: {problem.text}" for name, problem in found),
        *repeated_ids("challenges", [challenge.id for challenge in pack.challenges]),
        *_together([champion.id for champion in pack.champions], [arena.id for arena in pack.arenas]),
    ]


def _together(champions: Sequence[str], arenas: Sequence[str]) -> list[str]:
    """Return the problems of champions and arenas taken together, by their ids."""
    problems = [*repeated_ids("champions", champions), *repeated_ids("arenas", arenas)]
    if len(champions) < 6:
        problems.append(f"{len(champions)} champions; a match needs 6 (SB-02)")
    if STANDARD_ARENA not in arenas:
        problems.append(f"no arena {STANDARD_ARENA!r}, in which matches are played")
    return problems
