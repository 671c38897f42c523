"""The pack of a match: all kits, by name and prepared for play (BC-02)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from engines.battlecon.content.checks import problems_of, repeated_ids
from engines.battlecon.content.compiled import (
    Gifts,
    Waiting,
    effects_by_name,
    gifts_by_part,
    ops_by_name,
    waiting_by_part,
)
from engines.battlecon.content.grammar import Effect
from engines.battlecon.content.independence import Around, independent
from engines.battlecon.content.op import Op
from engines.battlecon.content.shapes import Advantage, Bonuses, Card, Common, Kit, Part, Special, Support, Token
from engines.battlecon.content.surroundings import surroundings
from engines.kernel.content.additions import all_name_problems
from engines.kernel.content.reading import Composed, ContentError, line_of, read

Sides = tuple[tuple[str, ...], tuple[str, ...]]
"""The kits of a side and those of the other, each sorted."""


class Pack(Composed, frozen=True):
    """The content of a match. Cards are named "kit.card", those of all fighters by their id alone."""

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
        """Everything that has effects, by name: "kit.ability" is a unique ability."""
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
    def ops(self) -> dict[str, tuple[Op, ...]]:
        """Lists of ops by name."""
        return ops_by_name(self.effect)

    @cached_property
    def waiting(self) -> dict[str, Waiting]:
        """The effects by part and moment."""
        return waiting_by_part(self.part)

    @cached_property
    def gifts(self) -> dict[str, Mapping[str, Gifts]]:
        """The gifts of parts that count as long as the part does."""
        return gifts_by_part(self.part)

    @cached_property
    def gifted(self) -> dict[str, frozenset[str]]:
        """The figures and rules that any part in a fighter's hands may give as long as it counts, by kit."""
        return self._by_kit(self.gifts)

    def gifted_among(self, kits: tuple[str, ...]) -> frozenset[str]:
        """Return the figures and rules that any part in a fight of these kits may give as long as it counts."""
        known: dict[tuple[str, ...], frozenset[str]] = self.__dict__.setdefault("_among", {})
        if kits not in known:
            known[kits] = frozenset().union(*[self.gifted[kit] for kit in kits])
        return known[kits]

    @cached_property
    def known_held(self) -> dict[tuple[object, ...], Any]:
        """The summaries of sets of parts that were computed (`derived/sources.py`)."""
        return {}

    @cached_property
    def forms(self) -> frozenset[str]:
        """The kits whose ability lets a style on discard 1 count."""
        return frozenset([kit.id for kit in self.kits if kit.ability.form_in_discard])

    @cached_property
    def own_advantages(self) -> dict[str, tuple[Advantage, ...]]:
        """The advantages of abilities that their fighters use themselves, by kit."""
        return {kit.id: tuple([a for a in kit.ability.advantages if not a.opponent]) for kit in self.kits}

    @cached_property
    def lent_advantages(self) -> dict[str, tuple[Advantage, ...]]:
        """The advantages of abilities that opponents use, by kit: only of kits that have any."""
        lent = {kit.id: tuple([a for a in kit.ability.advantages if a.opponent]) for kit in self.kits}
        return {kit: advantages for kit, advantages in lent.items() if advantages}

    @cached_property
    def handed(self) -> frozenset[str]:
        """The figures and rules that tokens of others may give to their user."""
        return frozenset(what for token in self.given_tokens for what in self.gifts.get(token, ()))

    @cached_property
    def handed_moments(self) -> frozenset[str]:
        """The moments at which tokens of others may apply for their user."""
        return frozenset(when for token in self.given_tokens for when in self.waiting.get(token, ()))

    @cached_property
    def style_takers(self) -> dict[str, tuple[str, ...]]:
        """The parts in a fighter's hands that may stop a style from counting, by kit: most have none."""
        parts = [part for part, gifts in self.gifts.items() if "style_off" in gifts]
        shared = [part for part in parts if "." not in part or part in self.given_tokens]
        found = {kit.id: [part for part in parts if part.startswith(f"{kit.id}.")] for kit in self.kits}
        return {kit: tuple(dict.fromkeys([*own, *shared])) for kit, own in found.items()} | {"": ()}

    @cached_property
    def stoppers(self) -> frozenset[str]:
        """The kits with any part that may stop styles or tokens from counting: most fights have none."""
        return frozenset(
            kit for kit, given in self.gifted.items() if not given.isdisjoint(("style_off", "tokens_idle"))
        )

    @cached_property
    def moments(self) -> dict[str, frozenset[str]]:
        """The moments at which any part in a fighter's hands may apply, by kit."""
        return self._by_kit(self.waiting)

    def _by_kit(self, by_part: Mapping[str, Mapping[str, object]]) -> dict[str, frozenset[str]]:
        """Return the keys in the entries of each kit's parts, with those of the parts that all share."""
        shared = {name for part, found in by_part.items() if "." not in part for name in found}
        own: dict[str, set[str]] = {kit.id: set(shared) for kit in self.kits}
        for part, found in by_part.items():
            if "." in part:
                own[part.partition(".")[0]] |= found.keys()
        return {kit: frozenset(found) for kit, found in own.items()} | {"": frozenset()}

    @cached_property
    def interrupters(self) -> dict[str, bool]:
        """Whether a fighter has effects that interrupt an opponent's own movement, by kit."""
        watching = {"opponent_advances", "opponent_retreats"}
        found = {part.partition(".")[0] for part, waiting in self.waiting.items() if watching & waiting.keys()}
        return {kit.id: kit.id in found for kit in self.kits}

    def around(self, sides: Sides) -> Around:
        """Return the surroundings of the effects of the first side, by the kits of both."""
        known: dict[Sides, Around] = self.__dict__.setdefault("_around", {})
        if sides not in known:
            own, foreign = ([effect for kit in kits for effect in self._effects[kit]] for kits in sides)
            kits = [self.kit[kit] for kit in sides[0]]
            known[sides] = surroundings(
                own,
                foreign,
                crowds=(len(sides[1]) > 1, len(sides[0]) > 1),
                cards=[effect for kit in kits for card in kit.cards for effect in card.effects],
                tokens=[effect for kit in kits for token in kit.tokens if not token.given for effect in token.effects],
                handed=[effect for kit in kits for token in kit.tokens if token.given for effect in token.effects],
            )
        return known[sides]

    @cached_property
    def _effects(self) -> dict[str, list[Effect]]:
        """All effects in the hands of a fighter, by kit."""
        found: dict[str, list[Effect]] = {kit.id: [] for kit in self.kits}
        for name, effect in self.effect.items():
            kit = name.partition(".")[0]
            if kit in found:
                found[kit].append(effect)
        return found

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


FOLDER = Path(__file__).resolve().parents[3] / "data" / "battlecon"

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
    problems += [f"{folder.name}: {text}" for text in _together(kits)]
    if problems:
        raise ContentError(problems)
    return Pack(common, tuple(kits))


def problems_in(pack: Pack) -> list[str]:
    """Return the problems of a pack that was read from elsewhere than the shipped files; none if it can be played."""
    single = [f"{kit.id}: {problem.place}: {problem.text}" for kit in pack.kits for problem in problems_of(kit)]
    named = [f"{place}: {text}" for place, text in all_name_problems(pack)]
    return [*single, *named, *_together(pack.kits)]


def _together(kits: Sequence[Kit]) -> list[str]:
    """Return the problems of fighters taken together."""
    few = [f"{len(kits)} fighters; a fight needs 2"] if len(kits) < 2 else []
    return [*repeated_ids("fighters", [kit.id for kit in kits]), *few]
