"""The types of the content files: heroes, followers, events, skills, preset decks (LG-12, LG-57, LG-60)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from engines.kernel.content.names import Name
from engines.kernel.content.reading import Content
from engines.kernel.verbs.verb import AnyOf
from engines.legends.content.abilities import FREE, NOTHING, Abilities, Cost, Targets
from engines.legends.content.op import Op
from engines.legends.content.vocabulary import Damage, FollowerClass, HeroClass, Id, Rarity, Timing

Lives = Annotated[int, msgspec.Meta(ge=1, le=30)]
Points = Annotated[int, msgspec.Meta(ge=1, le=12)]
Cardinal = Annotated[int, msgspec.Meta(ge=1, le=9999)]
"""A collector's number, which never changes: deck codes name cards by it."""


class Blow(Content, frozen=True):
    """An attack: the amount and the type of its damage (LG-57)."""

    by: Annotated[int, msgspec.Meta(ge=0, le=20)]
    type: Damage = "physical"


class Card(Content, frozen=True, kw_only=True, omit_defaults=True):
    """A card with all that cards of every type have (LG-12, LG-57)."""

    id: Id
    number: Cardinal
    name: Name
    rarity: Rarity
    emblem: Id
    flavour: Name | None = None


class Fighter(Card, frozen=True, kw_only=True, omit_defaults=True):
    """A card with lives."""

    attack: Blow
    lives: Lives
    abilities: Abilities = NOTHING


class Hero(Fighter, frozen=True, kw_only=True, omit_defaults=True):
    """A hero, who begins in play and gives legendarity (LG-04, LG-07, LG-16)."""

    class_: HeroClass = msgspec.field(name="class")
    level: Annotated[int, msgspec.Meta(ge=0, le=6)] = 1
    legendarity: Points


class Follower(Fighter, frozen=True, kw_only=True, omit_defaults=True):
    """A follower, who occupies legendarity while in play (LG-17)."""

    class_: FollowerClass = msgspec.field(name="class")
    legendarity: Points


class Event(Card, frozen=True, kw_only=True, omit_defaults=True):
    """An event, which its player plays for legendarity spent for good (LG-22). One that `stays` has abilities (LG-20)."""

    cost: Annotated[int, msgspec.Meta(ge=0, le=12)]
    when: Timing = "any"
    targets: Targets = ()
    do: tuple[AnyOf[Op], ...] = ()
    stays: bool = False
    abilities: Abilities = NOTHING


class Skill(Card, frozen=True, kw_only=True, omit_defaults=True):
    """A skill, which a hero uses by turning and for `cost` besides (LG-19, LG-23, LG-24).

    It is of a class of heroes, or of one named hero by id, or of none. One that `stays` has abilities (LG-20).
    """

    level: Annotated[int, msgspec.Meta(ge=1, le=6)]
    class_: HeroClass | None = msgspec.field(default=None, name="class")
    hero: Id | None = None
    cost: Cost = FREE
    when: Timing = "any"
    targets: Targets = ()
    do: tuple[AnyOf[Op], ...] = ()
    stays: bool = False
    abilities: Abilities = NOTHING


class Listed(Content, frozen=True):
    """A card of a preset deck with its number of copies."""

    card: Id
    copies: Annotated[int, msgspec.Meta(ge=1, le=50)]


class Preset(Content, frozen=True, kw_only=True):
    """A deck that needs no building, one file (LG-61): its heroes in the order in which a beginner chooses them, and its
    cards.
    """

    id: Id
    name: Name
    about: Name
    heroes: Annotated[tuple[Id, ...], msgspec.Meta(min_length=1, max_length=5)]
    cards: tuple[Listed, ...]


class Heroes(Content, frozen=True):
    """The file heroes.toml."""

    heroes: tuple[Hero, ...]


class Followers(Content, frozen=True):
    """The file followers.toml."""

    followers: tuple[Follower, ...]


class Events(Content, frozen=True):
    """The file events.toml."""

    events: tuple[Event, ...]


class Skills(Content, frozen=True):
    """The file skills.toml."""

    skills: tuple[Skill, ...]
