"""What a pack of Super Fantasy Brawl holds: champions with their cards, arenas and challenges (SB-80 to SB-82)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import Annotated, Literal, TypeVar

import msgspec

from engines.brawl.arena import Grid, bits, cells_of, grid_of, members, names_of
from engines.brawl.checks import (
    RELATIVE,
    Problem,
    problems_of_arena,
    problems_of_challenges,
    problems_of_champion,
    twice,
)
from engines.brawl.deeds import Damage, Heal, Ops, Plan
from engines.brawl.gifts import Give, Lasting, Triggered
from engines.brawl.terms import Core, Count, Group, Id
from engines.kernel.content import Composed, Content, ContentError, Name, line_of, read

Source = Literal["printed", "adapted", "ours", "pack"]
Kind = Literal["attack", "skill", "reaction"]
Standard = Literal["plan", "heal", "hit", "walk"]
STANDARD: dict[str, Ops] = {
    "plan": (Plan(by=1),),
    "heal": (Heal(by=1),),
    "hit": (Damage(by=1, who=Group(side="enemies", within=1, pick="up_to_one")),),
    "walk": (),
}
"""What standard actions do after their movement (SB-29)."""

STANDARD_CORE: dict[str, Core | None] = {"plan": "blue", "heal": "yellow", "hit": "red", "walk": None}
STANDARD_MOVE = {"plan": 1, "heal": 1, "hit": 1, "walk": 2}
STATUES: dict[str, Core] = {"R": "red", "Y": "yellow", "B": "blue"}
"""The signs of statues in a map."""


class Range(Content, frozen=True):
    """Whom a card can reach (SB-24 to SB-27). "area": `most` neighbouring hexes, 3 or 6; "direct", "indirect": `least` to `most`
    hexes away. `any_side`: allies may be the target too, or an enemy with `champions`.
    """

    shape: Literal["melee", "direct", "indirect", "area"]
    least: Count = 1
    most: Count = 1
    any_side: bool = False


class Card(Content, frozen=True):
    """An action card.

    `move` are its boots, 0: none (SB-33). Without `strength` it does not attack; a reaction
    without `defence` gives none.
    `travel`: how it moves by its boots: "enemies": through enemies too; "all": through enemies, statues and traps, which do not
    trigger. `pre` and `post` are the effects before and after the attack, `do` those of a skill, or of a reaction when it is
    played; `gives` is what it has besides. `number` is the printed one.
    """

    id: Id
    name: Name
    number: Annotated[int, msgspec.Meta(ge=2, le=7)]
    core: Core
    kind: Kind
    move: Count = 0
    travel: Literal["walk", "enemies", "all"] = "walk"
    range: Range | None = None
    strength: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None
    defence: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None
    gives: tuple[Give, ...] = ()
    do: Ops = ()
    pre: Ops = ()
    post: Ops = ()


class Face(Content, frozen=True):
    """A side of a champion card: health and defence (SB-40, SB-30)."""

    health: Annotated[int, msgspec.Meta(ge=1, le=20)]
    defence: Annotated[int, msgspec.Meta(ge=0, le=9)]


class Ability(Content, frozen=True):
    """What the levelled side gives besides its figures (SB-42)."""

    lasting: tuple[Lasting, ...] = ()
    triggered: tuple[Triggered, ...] = ()


class Cases(Content, frozen=True):
    """A name as it stands within a sentence, by the case that it is in; what is left out is as in `name`."""

    nom: str | None = None
    gen: str | None = None
    acc: str | None = None
    dat: str | None = None
    ins: str | None = None


class Forms(Content, frozen=True):
    """How texts speak of somebody: `gender` for pronouns, without it the name is said again; the cases of the name."""

    gender: Literal["m", "f"] | None = None
    ru: Cases | None = None
    en: Cases | None = None

    def in_language(self, language: str) -> Cases | None:
        """Return the cases in `language`, "ru" or "en", if they are given."""
        return self.ru if language == "ru" else self.en


class Champion(Content, frozen=True, omit_defaults=True):
    """Everything of one champion, one file: both sides of the champion card, and six action cards, two of each core.

    `forms` are for champions of content packs; those of ours stand among the texts (`brawl-gender`, `brawl-named`).
    """

    id: Id
    name: Name
    source: Source
    emblem: Id
    flavour: Name
    base: Face
    levelled: Face
    ability: Ability
    cards: tuple[Card, ...]
    forms: Forms | None = None


class Challenge(Content, frozen=True):
    """A challenge, of one of two kinds (SB-82).

    `statues`: a champion next to each of these statues, as many next to one as it is named times. `control`: more champions
    than the opponent in an area (SB-66): a named part of the arena, or as seen by the player "away", "home" (nearer to the
    opponent's deployment area, or to the own) or "middle" (as far from both).
    """

    id: Id
    name: Name
    statues: tuple[Core, ...] = ()
    control: Id | None = None


class Challenges(Content, frozen=True):
    """The file challenges.toml."""

    source: Source
    challenges: tuple[Challenge, ...]


class Area(Content, frozen=True):
    """A named part of an arena that challenges may be about: its hexes are drawn with `sign` in the map `parts`."""

    id: Id
    name: Name
    sign: Annotated[str, msgspec.Meta(min_length=1, max_length=1)]


class Arena(Content, frozen=True, dict=True):
    """A map, drawn row by row, two characters a hex, every other row shifted by one.

    Signs: "." a plain hex, "R", "Y", "B" statues, "a" and "b" the deployment areas, "t" a trap hex. `parts` is the same map with
    the sign of an `Area`, or "." for none, at each hex.
    """

    id: Id
    name: Name
    source: Source
    map: tuple[str, ...]
    areas: tuple[Area, ...] = ()
    parts: tuple[str, ...] = ()

    @cached_property
    def grid(self) -> Grid:
        """The tables of the map."""
        return grid_of(cells_of(self.map))

    @cached_property
    def signs(self) -> str:
        """The sign of each hex, by number."""
        return "".join(sign for row in self.map for sign in row if not sign.isspace())

    @cached_property
    def hex_names(self) -> tuple[str, ...]:
        """How players call each hex, by number."""
        return names_of(self.grid.cells)

    @cached_property
    def statues(self) -> dict[Core, int]:
        """The hex of each statue, by its colour."""
        return {STATUES[sign]: at for at, sign in enumerate(self.signs) if sign in STATUES}

    @cached_property
    def blocked(self) -> int:
        """The set of hexes with a statue."""
        return bits(self.statues.values())

    @cached_property
    def trap_hexes(self) -> int:
        """The set of hexes with a trap symbol."""
        return bits(at for at, sign in enumerate(self.signs) if sign == "t")

    @cached_property
    def deployment(self) -> tuple[int, int]:
        """The sets of hexes of both deployment areas."""
        first, second = (bits(at for at, sign in enumerate(self.signs) if sign == name) for name in "ab")
        return first, second

    @cached_property
    def zones(self) -> dict[Core, int]:
        """The set of hexes next to each statue."""
        return {core: self.grid.near[at] & ~self.blocked for core, at in self.statues.items()}

    @cached_property
    def part(self) -> dict[str, int]:
        """The set of hexes of each named area."""
        signs = "".join(sign for row in self.parts for sign in row if not sign.isspace())
        return {area.id: bits(at for at, sign in enumerate(signs) if sign == area.sign) for area in self.areas}

    @cached_property
    def sides(self) -> tuple[dict[str, int], dict[str, int]]:
        """The sets of hexes that are "home", "away" and "middle" for either deployment area."""
        first, second = ([self._nearest(at, area) for at in range(self.grid.size)] for area in self.deployment)
        pairs = list(enumerate(zip(first, second, strict=True)))
        near = [bits(at for at, (one, two) in pairs if one < two), bits(at for at, (one, two) in pairs if two < one)]
        middle = bits(at for at, (one, two) in pairs if one == two)
        return (
            {"home": near[0], "away": near[1], "middle": middle},
            {"home": near[1], "away": near[0], "middle": middle},
        )

    def _nearest(self, at: int, hexes: int) -> int:
        return min(self.grid.distance[at][other] for other in members(hexes))

    def control_area(self, name: str, side: int) -> int:
        """Return the hexes that a challenge of control is about, for the team with this deployment area."""
        return self.part[name] if name in self.part else self.sides[side][name]


class Pack(Composed, frozen=True):
    """All that matches are played with. Cards are named "champion.card"."""

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

        An arena of a content pack has that pack's; if there are none, those that come with the game and can be fulfilled
        anywhere. The arena that comes with the game has its own, and those of packs without an arena.
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
        """Return the name of the area that a challenge is about, None if that is one which every arena has."""
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
        found: dict[str, Ops] = dict(STANDARD)
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

FOLDER = Path(__file__).resolve().parents[2] / "data" / "brawl"

STANDARD_ARENA = "courtyard"
"""The arena that matches are played in, if a table does not say otherwise."""


def _files(folder: Path, schema: type[C], problems: list[str], check: Callable[[C], list[Problem]]) -> list[C]:
    """Return what the files of a folder hold, by name; what is wrong with them is added to `problems`."""
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
        problems += _located(path, check(one))
    return found


def _located(path: Path, problems: list[Problem]) -> list[str]:
    """Return problems of a file as lines that name it and where they are."""
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
        problems += _located(folder / "challenges.toml", problems_of_challenges(challenges, arenas))
    except ContentError as error:
        problems += error.problems
    arena_files = [path.stem for path in (folder / "arenas").glob("*.toml")]
    problems += [f"{folder.name}: {text}" for text in _together([c.id for c in champions], arena_files)]
    if problems:
        raise ContentError(problems)
    return Pack(tuple(champions), tuple(arenas), challenges)


def problems_in(pack: Pack) -> list[str]:
    """Return what is wrong with a pack that was not read from files of ours; nothing if it can be played."""
    found = [(champion.id, problem) for champion in pack.champions for problem in problems_of_champion(champion)]
    found += [(arena.id, problem) for arena in pack.arenas for problem in problems_of_arena(arena)]
    if not found:  # areas are looked up in maps that are whole
        for arena in pack.arenas:
            played = [pack.challenge[name] for name in pack.challenges_in(arena.id)]
            found += [("challenges", problem) for problem in problems_of_challenges(played, (arena,))]
    return [
        *(f"{name}: {problem.place}: {problem.text}" for name, problem in found),
        *twice("challenges", [challenge.id for challenge in pack.challenges]),
        *_together([champion.id for champion in pack.champions], [arena.id for arena in pack.arenas]),
    ]


def _together(champions: Sequence[str], arenas: Sequence[str]) -> list[str]:
    """Return what is wrong with champions and arenas taken together, by their ids."""
    problems = [*twice("champions", champions), *twice("arenas", arenas)]
    if len(champions) < 6:
        problems.append(f"{len(champions)} champions; a match needs 6 (SB-02)")
    if STANDARD_ARENA not in arenas:
        problems.append(f"no arena {STANDARD_ARENA!r}, in which matches are played")
    return problems
