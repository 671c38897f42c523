"""The pack of a match: heroes, cards and preset decks, each by id (LG-60, LG-61)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Literal, get_args

from engines.kernel.content.additions import file_name_problems
from engines.kernel.content.reading import Composed, ContentError, line_of, read
from engines.kernel.verbs.lists import named_lists
from engines.legends.content.abilities import NOTHING, Abilities, Activated, Static, Targets, Triggered, What, When
from engines.legends.content.checks import problems_of_card
from engines.legends.content.op import Ops
from engines.legends.content.presets import problems_of_preset
from engines.legends.content.problem import Problem
from engines.legends.content.shapes import (
    Card,
    Event,
    Events,
    Follower,
    Followers,
    Hero,
    Heroes,
    Preset,
    Skill,
    Skills,
)
from engines.legends.content.together import problems_together
from engines.legends.content.vocabulary import CardType, Timing

FOLDER = Path(__file__).resolve().parents[3] / "data" / "legends"

TYPES: dict[type[Card], CardType] = {Hero: "hero", Follower: "follower", Event: "event", Skill: "skill"}


class Pack(Composed, frozen=True):
    """The content of a match.

    Lists of ops are named "card/do", "card/t0" of the first triggered ability, "card/a0" of the first activated one.
    """

    heroes: tuple[Hero, ...]
    followers: tuple[Follower, ...]
    events: tuple[Event, ...]
    skills: tuple[Skill, ...]
    presets: tuple[Preset, ...]

    @cached_property
    def hero(self) -> dict[str, Hero]:
        """Heroes by id."""
        return {hero.id: hero for hero in self.heroes}

    @cached_property
    def follower(self) -> dict[str, Follower]:
        """Followers by id."""
        return {follower.id: follower for follower in self.followers}

    @cached_property
    def event(self) -> dict[str, Event]:
        """Events by id."""
        return {event.id: event for event in self.events}

    @cached_property
    def skill(self) -> dict[str, Skill]:
        """Skills by id."""
        return {skill.id: skill for skill in self.skills}

    @cached_property
    def fighter(self) -> dict[str, Hero | Follower]:
        """Heroes and followers by id."""
        return {**self.hero, **self.follower}

    @cached_property
    def card(self) -> dict[str, Hero | Follower | Event | Skill]:
        """All cards by id, heroes too."""
        return {**self.hero, **self.follower, **self.event, **self.skill}

    @cached_property
    def type_of(self) -> dict[str, CardType]:
        """The type of each card by id."""
        return {name: TYPES[type(card)] for name, card in self.card.items()}

    @cached_property
    def abilities(self) -> dict[str, Abilities]:
        """The abilities of each card by id."""
        return {name: card.abilities for name, card in self.card.items()}

    @cached_property
    def statics(self) -> dict[What, dict[str, tuple[Static, ...]]]:
        """The static abilities that work in play, by kind and card; each kind is there (LG-53)."""
        return self._statics("play")

    @cached_property
    def buried_statics(self) -> dict[What, dict[str, tuple[Static, ...]]]:
        """The static abilities that work in a graveyard, by kind and card; each kind is there (LG-53)."""
        return self._statics("graveyard")

    def _statics(self, where: Literal["play", "graveyard"]) -> dict[What, dict[str, tuple[Static, ...]]]:
        found: dict[What, dict[str, tuple[Static, ...]]] = {what: {} for what in get_args(What)}
        for name, abilities in self.abilities.items():
            for static in abilities.static:
                if static.where == where:
                    by_card = found[static.what]
                    by_card[name] = (*by_card.get(name, ()), static)
        return found

    @cached_property
    def lowers_lives(self) -> frozenset[str]:
        """The cards with a static ability that lowers lives."""
        holders = [*self.statics["lives"].items(), *self.buried_statics["lives"].items()]
        return frozenset(name for name, statics in holders if any(static.by < 0 for static in statics))

    @cached_property
    def activated(self) -> dict[str, tuple[Activated, ...]]:
        """The activated abilities of the cards that have any, by id."""
        return {name: abilities.activated for name, abilities in self.abilities.items() if abilities.activated}

    @cached_property
    def triggered(self) -> dict[When, dict[str, tuple[tuple[int, Triggered], ...]]]:
        """The triggered abilities of each moment with their indexes, by the card that has them."""
        found: dict[When, dict[str, tuple[tuple[int, Triggered], ...]]] = {when: {} for when in get_args(When)}
        for name, abilities in self.abilities.items():
            for n, triggered in enumerate(abilities.triggered):
                by_card = found[triggered.when]
                by_card[name] = (*by_card.get(name, ()), (n, triggered))
        return found

    @cached_property
    def cheapest_event(self) -> dict[Timing, str]:
        """The event of each timing that costs least, by its id."""
        found: dict[Timing, Event] = {}
        for event in self.events:
            if event.when not in found or event.cost < found[event.when].cost:
                found[event.when] = event
        return {when: event.id for when, event in found.items()}

    @cached_property
    def skills_for(self) -> dict[str, tuple[Skill, ...]]:
        """The skills that each hero can use, whatever his level, by the hero's id (LG-19)."""
        return {
            hero.id: tuple(
                skill for skill in self.skills if skill.class_ in (None, hero.class_) and skill.hero in (None, hero.id)
            )
            for hero in self.heroes
        }

    @cached_property
    def lowest_skill(self) -> dict[str, dict[Timing, int]]:
        """The lowest level of a skill of each timing that a hero can use, by the hero's id."""
        found: dict[str, dict[Timing, int]] = {}
        for hero, skills in self.skills_for.items():
            levels = found.setdefault(hero, {})
            for skill in skills:
                levels[skill.when] = min(skill.level, levels.get(skill.when, skill.level))
        return found

    @cached_property
    def least_follower(self) -> int:
        """The least legendarity of a follower."""
        return min((follower.legendarity for follower in self.followers), default=99)

    @cached_property
    def preset(self) -> dict[str, Preset]:
        """Preset decks by id."""
        return {preset.id: preset for preset in self.presets}

    @cached_property
    def ops(self) -> dict[str, Ops]:
        """Lists of ops by name, with the lists within choices."""
        found: dict[str, Ops] = {}
        for name, card in self.card.items():
            for listed, ops in lists_of(card):
                found.update((at, tuple(inner)) for at, inner in named_lists(f"{name}/{listed}", ops))
        return found

    @cached_property
    def targets(self) -> dict[str, Targets]:
        """The targets that a text names, by the name of its list of ops."""
        found: dict[str, Targets] = {}
        for name, card in self.card.items():
            if isinstance(card, Event | Skill):
                found[f"{name}/do"] = card.targets
            found |= {f"{name}/t{n}": each.targets for n, each in enumerate(card.abilities.triggered)}
            found |= {f"{name}/a{n}": each.targets for n, each in enumerate(card.abilities.activated)}
        return found


def lists_of(card: Card) -> Iterator[tuple[str, Ops]]:
    """Yield a card's lists of ops by their names within the card."""
    if isinstance(card, Event | Skill):
        yield "do", card.do
    abilities: Abilities = getattr(card, "abilities", NOTHING)
    for n, triggered in enumerate(abilities.triggered):
        yield f"t{n}", triggered.do
    for n, activated in enumerate(abilities.activated):
        yield f"a{n}", activated.do


LISTS: Mapping[str, Any] = {"heroes": Heroes, "followers": Followers, "events": Events, "skills": Skills}
"""The types of the files of cards, by the name of their list."""


def load(folder: Path = FOLDER) -> Pack:
    """Return the pack in `folder`: heroes.toml, followers.toml, events.toml, skills.toml, and a file per preset in decks.

    Raises ContentError naming file, line and reason.
    """
    problems: list[str] = []
    lists: dict[str, tuple[Card, ...]] = {}
    for name, schema in LISTS.items():
        path = folder / f"{name}.toml"
        try:
            lists[name] = getattr(read(path, schema), name)
        except ContentError as error:
            problems += error.problems
            continue
        for at, card in enumerate(lists[name]):
            problems += _with_lines(path, problems_of_card(card, f"$.{name}[{at}]"))
    presets: dict[Path, Preset] = {}
    for path in sorted((folder / "decks").glob("*.toml")):
        try:
            presets[path] = read(path, Preset)
        except ContentError as error:
            problems += error.problems
    if len(lists) < len(LISTS):
        raise ContentError(problems)
    pack = new_pack(lists, presets.values())
    for name, problem in problems_together(lists, {}, frozenset(pack.hero)):
        problems += _with_lines(folder / f"{name}.toml", [problem])
    for path, preset in presets.items():
        found = [Problem(*wrong) for wrong in file_name_problems(preset.id, path.name)]
        problems += _with_lines(path, [*found, *problems_of_preset(preset, pack.card)])
    if problems:
        raise ContentError(problems)
    return pack


def new_pack(lists: Mapping[str, Sequence[Any]], presets: Iterable[Preset]) -> Pack:
    """Return the pack of cards by the names of their lists, and of preset decks."""
    cards: dict[str, Any] = {name: tuple(lists.get(name, ())) for name in LISTS}
    return Pack(**cards, presets=tuple(presets))


def problems_in(pack: Pack) -> list[str]:
    """Return the problems of a whole pack, wherever it was read; none if it can be played."""
    lists: dict[str, Sequence[Card]] = {name: getattr(pack, name) for name in LISTS}
    cards = [card for found in lists.values() for card in found]
    found = [f"{card.id}: {problem.text}" for card in cards for problem in problems_of_card(card, "$")]
    origins = {name.partition(".")[2]: origin.id for name, origin in pack.origins.items()}
    found += [problem.text for _, problem in problems_together(lists, origins, frozenset(pack.hero))]
    for preset in pack.presets:
        found += [f"{preset.id}: {problem.text}" for problem in problems_of_preset(preset, pack.card)]
    return found


def _with_lines(path: Path, problems: Iterable[Problem]) -> list[str]:
    """Return the problems of a file as lines that name file and line."""
    text = path.read_text(encoding="utf-8")
    return [f"{path.name}:{line_of(text, problem.place)}: {problem.text}" for problem in problems]
