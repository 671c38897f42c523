"""What a pack of BattleCON holds: kits of fighters and what all fighters share (BC-02, BC-80 to BC-82)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from engines.battlecon.checks import problems_of, twice
from engines.battlecon.compiled import (
    Gift,
    Waiting,
    effects_by_name,
    gifts_by_part,
    ops_by_name,
    waiting_by_part,
)
from engines.battlecon.independence import Around, independent, surroundings
from engines.battlecon.vocabulary import Amount, AnyOp, Effect, Id
from engines.kernel.content import Content, ContentError, Name, line_of, read

Figure = Annotated[int, msgspec.Meta(ge=-9, le=30)]
Count = Annotated[int, msgspec.Meta(ge=0, le=9)]
Fixed = Literal["range", "power", "priority", "guard"]
FighterClass = Literal["heavy", "runner", "mage", "disruptor", "striker", "wildcard"]
Source = Literal["printed", "adapted", "ours"]


class Card(Content, frozen=True):
    """A style, a base or a side of a finisher. `range` "none" and `power` "none" are НЕТ (BC-15).

    `range` "x" names spaces instead: those within `x_within` of the own marker `x_marker` (BC-17). A figure may be a number
    read from the fight, printed as X and added as usual. `fixed` figures have the sign * (BC-16). `guard` "stable" is
    Стойкость (BC-13), `tie` the sign ▲ (BC-24).
    """

    id: Id
    name: Name
    range: tuple[Figure, Figure] | Literal["none", "x"]
    power: Figure | Amount | Literal["none"]
    priority: Figure
    guard: Figure | Literal["stable"] = 0
    fixed: tuple[Fixed, ...] = ()
    tie: bool = False
    x_marker: Id | None = None
    x_within: int = 0
    effects: tuple[Effect, ...] = ()


class Token(Content, frozen=True):
    """A kind of token, used as an advantage, or with `counter` of counters without effect of their own (BC-43).

    `supply` and `exhausted` are the numbers at the start. `per_beat` tokens may be used in a beat, 0: any number; all kinds
    with the same `group` share that limit. `amounts` may be used at once, as a single one-time advantage (BC-94). `given`:
    used by opponents to whom they were handed. `queue`: a used one goes to discard 1 and comes back as cards do.
    """

    id: Id
    name: Name
    supply: Count
    exhausted: Count = 0
    per_beat: Count = 1
    group: Id | None = None
    amounts: tuple[int, ...] = ()
    counter: bool = False
    given: bool = False
    queue: bool = False
    effects: tuple[Effect, ...] = ()


class Marker(Content, frozen=True):
    """A marker on the board; `start` is its space at the start, from 0 at the owner's edge, None in supply (BC-49)."""

    id: Id
    name: Name
    start: int | None = None


class Special(Content, frozen=True):
    """A special card (BC-70): `active` at the start or not. Of those that are `form`s one is active at most."""

    id: Id
    name: Name
    form: bool = False
    active: bool = False
    effects: tuple[Effect, ...] = ()


class Advantage(Content, frozen=True):
    """An advantage of the unique ability (BC-35): one-time if `per_beat` is 1. `opponent`: [Противнику]."""

    id: Id
    name: Name
    effect: Effect
    per_beat: Count = 1
    opponent: bool = False


class Ability(Content, frozen=True):
    """A unique ability. `form_in_discard`: the style lying on top of discard 1 counts in each beat too."""

    name: Name
    effects: tuple[Effect, ...] = ()
    advantages: tuple[Advantage, ...] = ()
    form_in_discard: bool = False


class Kit(Content, frozen=True):
    """Everything of one fighter, one file. `own_bases`: these bases instead of the standard six (BC-02).

    `preset` are the beginner's discards: style and base for discard 1, then for discard 2 (BC-05).
    """

    id: Id
    name: Name
    source: Source
    fighter_class: FighterClass = msgspec.field(name="class")
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=3)]
    life: Annotated[int, msgspec.Meta(ge=1, le=60)]
    emblem: Id
    flavour: Name
    ability: Ability
    styles: tuple[Card, ...]
    bases: tuple[Card, ...]
    finishers: tuple[Card, ...]
    preset: tuple[tuple[Id, Id], tuple[Id, Id]]
    own_bases: bool = False
    tokens: tuple[Token, ...] = ()
    markers: tuple[Marker, ...] = ()
    cards: tuple[Special, ...] = ()


class Support(Content, frozen=True):
    """A support token: by how much it changes which figure for 2 force (BC-34, BC-80)."""

    id: Id
    name: Name
    effects: tuple[Effect, ...]


class Bonuses(Content, frozen=True):
    """What a single player against more gets (BC-67)."""

    id: Id
    name: Name
    life: int
    force: int
    effects: tuple[Effect, ...] = ()


class Common(Content, frozen=True):
    """The file common.toml: what all fighters share. `maneuver` is the style Манёвр."""

    bases: tuple[Card, ...]
    maneuver: Card
    supports: tuple[Support, ...]
    master: Bonuses
    champion: Bonuses


Part = Card | Token | Special | Ability | Support | Bonuses


Sides = tuple[tuple[str, ...], tuple[str, ...]]
"""The kits of a side and those of the other, each sorted."""


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """All that matches are played with. Cards are named "kit.card", those of all fighters by their id alone."""

    common: Common
    kits: tuple[Kit, ...]

    @cached_property
    def kit(self) -> dict[str, Kit]:
        """Kits by id."""
        return {kit.id: kit for kit in self.kits}

    @cached_property
    def card(self) -> dict[str, Card]:
        """Styles, bases and finishers by name."""
        cards = {card.id: card for card in (*self.common.bases, self.common.maneuver)}
        for kit in self.kits:
            for card in (*kit.styles, *kit.bases, *kit.finishers):
                cards[f"{kit.id}.{card.id}"] = card
        return cards

    @cached_property
    def token(self) -> dict[str, Token]:
        """Tokens and counters by name."""
        return {f"{kit.id}.{token.id}": token for kit in self.kits for token in kit.tokens}

    @cached_property
    def given_tokens(self) -> frozenset[str]:
        """The names of tokens that are handed over to opponents."""
        return frozenset(name for name, token in self.token.items() if token.given)

    @cached_property
    def special(self) -> dict[str, Special]:
        """Special cards by name."""
        return {f"{kit.id}.{special.id}": special for kit in self.kits for special in kit.cards}

    @cached_property
    def part(self) -> dict[str, Part]:
        """All that has effects, by name: "kit.ability" is a unique ability."""
        parts: dict[str, Part] = {**self.card, **self.token, **self.special}
        shared: list[Support | Bonuses] = [*self.common.supports, self.common.master, self.common.champion]
        parts |= {part.id: part for part in shared}
        for kit in self.kits:
            parts[f"{kit.id}.ability"] = kit.ability
        return parts

    @cached_property
    def effect(self) -> dict[str, Effect]:
        """Effects by name: "part/index"."""
        return effects_by_name(self.part)

    @cached_property
    def ops(self) -> dict[str, tuple[AnyOp, ...]]:
        """Lists of ops by name."""
        return ops_by_name(self.effect)

    @cached_property
    def waiting(self) -> dict[str, Waiting]:
        """Names of effects by part and moment."""
        return waiting_by_part(self.part)

    @cached_property
    def gifts(self) -> dict[str, Mapping[str, tuple[Gift, ...]]]:
        """What parts give as long as they count."""
        return gifts_by_part(self.part)

    @cached_property
    def gifted(self) -> dict[str, frozenset[str]]:
        """All figures and rules that anything in a fighter's hands may give as long as it counts, by kit."""
        shared = {what for part, gifts in self.gifts.items() if "." not in part for what in gifts}
        own: dict[str, set[str]] = {kit.id: set(shared) for kit in self.kits}
        for part, gifts in self.gifts.items():
            if "." in part:
                own[part.partition(".")[0]] |= gifts.keys()
        return {kit: frozenset(found) for kit, found in own.items()} | {"": frozenset()}

    @cached_property
    def moments(self) -> dict[str, frozenset[str]]:
        """All moments at which anything in a fighter's hands may apply, by kit."""
        shared = {when for part, waiting in self.waiting.items() if "." not in part for when in waiting}
        own: dict[str, set[str]] = {kit.id: set(shared) for kit in self.kits}
        for part, waiting in self.waiting.items():
            if "." in part:
                own[part.partition(".")[0]] |= waiting.keys()
        return {kit: frozenset(found) for kit, found in own.items()} | {"": frozenset()}

    @cached_property
    def interrupters(self) -> dict[str, bool]:
        """Whether a fighter has effects that interrupt an opponent's own movement."""
        watching = {"opponent_advances", "opponent_retreats"}
        found = {part.partition(".")[0] for part, waiting in self.waiting.items() if watching & waiting.keys()}
        return {kit.id: kit.id in found for kit in self.kits}

    def around(self, sides: Sides) -> Around:
        """Return what surrounds the effects of the first side, by the kits of both."""
        known: dict[Sides, Around] = self.__dict__.setdefault("_around", {})
        if sides not in known:
            own, foreign = (
                [effect for name, effect in self.effect.items() if name.partition(".")[0] in kits] for kits in sides
            )
            known[sides] = surroundings(own, foreign, crowd=len(sides[1]) > 1)
        return known[sides]

    def any_order(self, sides: Sides, one: str, other: str, *, mates: bool) -> bool:
        """Return whether two effects of a fighter, or of two mates, may come in either order (BC-40)."""
        known: dict[tuple[Sides, str, str, bool], bool] = self.__dict__.setdefault("_any_order", {})
        key = (sides, one, other, mates)
        if key not in known:
            known[key] = independent(self.effect[one], self.effect[other], self.around(sides), mates=mates)
        return known[key]

    def styles(self, kit: str) -> tuple[str, ...]:
        """Return the names of a fighter's styles, Манёвр last (BC-02)."""
        return self._styles[kit]

    def bases(self, kit: str) -> tuple[str, ...]:
        """Return the names of a fighter's bases, the standard ones last (BC-02)."""
        return self._bases[kit]

    @cached_property
    def _styles(self) -> dict[str, tuple[str, ...]]:
        common = self.common.maneuver.id
        return {kit.id: (*(f"{kit.id}.{card.id}" for card in kit.styles), common) for kit in self.kits}

    @cached_property
    def _bases(self) -> dict[str, tuple[str, ...]]:
        common = tuple(card.id for card in self.common.bases)
        return {
            kit.id: (*(f"{kit.id}.{card.id}" for card in kit.bases), *(() if kit.own_bases else common))
            for kit in self.kits
        }


FOLDER = Path(__file__).resolve().parents[2] / "data" / "battlecon"

NOT_KITS = frozenset({"common.toml", "rules.toml", "examples.toml"})


def load(folder: Path = FOLDER) -> Pack:
    """Return the pack in `folder`: common.toml and a file per fighter. Raises ContentError naming file, line and reason."""
    problems: list[str] = []
    common = read(folder / "common.toml", Common)
    kits: list[Kit] = []
    for path in sorted(folder.glob("*.toml")):
        if path.name in NOT_KITS:
            continue
        try:
            kit = read(path, Kit)
        except ContentError as error:
            problems += error.problems
            continue
        kits.append(kit)
        if kit.id != path.stem:
            problems.append(f"{path.name}: the id {kit.id!r} is not the file's name")
        if wrong := problems_of(kit):
            text = path.read_text(encoding="utf-8")
            problems += [f"{path.name}:{line_of(text, problem.place)}: {problem.text}" for problem in wrong]
    problems += twice("fighters", [kit.id for kit in kits])
    if len(kits) < 2:
        problems.append(f"{folder.name}: {len(kits)} fighters; a fight needs 2")
    if problems:
        raise ContentError(problems)
    return Pack(common, tuple(kits))
