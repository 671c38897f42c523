"""The types of the content files: creatures with spells, rewards, heroes (TK-01 to TK-03, TK-50 to TK-54)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from engines.kernel.content.names import Name
from engines.kernel.content.reading import Content

Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]{0,31}\Z")]
Figure = Annotated[int, msgspec.Meta(ge=0, le=9)]
Change = Annotated[int, msgspec.Meta(ge=-5, le=5)]
Count = Annotated[int, msgspec.Meta(ge=1, le=5)]
Stat = Literal["attack", "defence"]
Side = Literal["left", "right"]
Source = Literal["printed", "adapted", "ours", "pack"]


class Modify(Content, frozen=True, tag_field="op", tag="modify"):
    """An effect that changes attack or defence of the holder or of the holder's neighbours (TK-18, TK-21)."""

    who: Literal["self", "neighbours", "left", "right"]
    stat: Stat
    by: Change


class FightWithAll(Content, frozen=True, tag_field="op", tag="fight_with_all"):
    """An effect by which everyone attacks the holder (TK-13, TK-15)."""


class WithPrevious(Content, frozen=True, tag_field="op", tag="with_previous"):
    """An effect by which the spell directly beneath works too (TK-20)."""


class ExtraTrophy(Content, frozen=True, tag_field="op", tag="extra_trophy"):
    """An effect by which each successful attack of the holder gives this many more trophies (TK-54)."""

    count: Count


class Thorns(Content, frozen=True, tag_field="op", tag="thorns"):
    """An effect by which whoever attacks the holder and is repelled takes this many wounds (TK-54)."""

    count: Count


class Shield(Content, frozen=True, tag_field="op", tag="shield"):
    """An effect by which the first attack that would succeed against the holder this round is repelled instead (TK-54)."""


class AttackOnly(Content, frozen=True, tag_field="op", tag="attack_only"):
    """An effect by which the holder attacks only the player seated on one side (TK-54)."""

    side: Side


Effect = Modify | FightWithAll | WithPrevious | ExtraTrophy | Thorns | Shield | AttackOnly


class Spell(Content, frozen=True):
    """The summed effects of one card's spell, each under the field that a combat reads.

    `only` is the side of the first `attack_only`, `trophies` and `thorns` are sums.
    """

    card: Id
    modifies: tuple[Modify, ...]
    everyone: bool
    previous: bool
    shield: bool
    only: Side | None
    trophies: int
    thorns: int


class Creature(Content, frozen=True):
    """A creature card: upright a creature, inverted a spell (TK-01)."""

    id: Id
    name: Name
    spell_name: Name
    emblem: Id
    attack: Figure
    defence: Figure
    spell: tuple[Effect, ...]
    source: Source


def spell(creature: Creature) -> Spell:
    """Return the summary of the effects of a creature's spell."""
    effects = creature.spell
    return Spell(
        card=creature.id,
        modifies=tuple(e for e in effects if isinstance(e, Modify)),
        everyone=any(isinstance(e, FightWithAll) for e in effects),
        previous=any(isinstance(e, WithPrevious) for e in effects),
        shield=any(isinstance(e, Shield) for e in effects),
        only=next((e.side for e in effects if isinstance(e, AttackOnly)), None),
        trophies=sum(e.count for e in effects if isinstance(e, ExtraTrophy)),
        thorns=sum(e.count for e in effects if isinstance(e, Thorns)),
    )


class Heal(Content, frozen=True, tag_field="op", tag="heal"):
    """A prize that heals up to `count` wounds; with `may` the winner decides (TK-23)."""

    count: Count
    may: bool


class Trophies(Content, frozen=True, tag_field="op", tag="trophies"):
    """A prize of trophies."""

    count: Count


class WoundNeighbours(Content, frozen=True, tag_field="op", tag="wound_neighbours"):
    """A prize that gives wounds to every neighbour of the winner."""

    count: Count


class StealTrophy(Content, frozen=True, tag_field="op", tag="steal_trophy"):
    """A prize that takes a trophy from each opponent who has strictly more trophies than the winner."""


Prize = Heal | Trophies | WoundNeighbours | StealTrophy


class Extreme(Content, frozen=True, tag_field="op", tag="extreme"):
    """A condition fulfilled by whoever has the highest or lowest of a figure; ties all fulfil it (TK-08, TK-22)."""

    stat: Literal["attack", "defence", "sum", "trophies", "wounds"]
    end: Literal["highest", "lowest"]


class Unscathed(Content, frozen=True, tag_field="op", tag="unscathed"):
    """A condition fulfilled by whoever was attacked this round and took no wound."""


class Fruitless(Content, frozen=True, tag_field="op", tag="fruitless"):
    """A condition fulfilled by whoever attacked this round and had no success."""


Condition = Extreme | Unscathed | Fruitless


class Reward(Content, frozen=True):
    """A reward card: upright a prize, inverted a condition (TK-02)."""

    id: Id
    name: Name
    prize: Prize
    condition: Condition
    source: Source


class Hero(Content, frozen=True):
    """A hero board: a name and a picture, no powers (TK-03)."""

    id: Id
    name: Name
    emblem: Id


class Creatures(Content, frozen=True):
    """The file creatures.toml."""

    creatures: tuple[Creature, ...]


class Rewards(Content, frozen=True):
    """The file rewards.toml."""

    rewards: tuple[Reward, ...]


class Heroes(Content, frozen=True):
    """The file heroes.toml."""

    heroes: tuple[Hero, ...]
