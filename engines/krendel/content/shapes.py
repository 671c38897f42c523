"""What the files of content hold: creatures with spells, rewards, heroes (TK-01 to TK-03, TK-50 to TK-54)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from engines.kernel.content.reading import Content, Name

Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]{0,31}\Z")]
Figure = Annotated[int, msgspec.Meta(ge=0, le=9)]
Change = Annotated[int, msgspec.Meta(ge=-5, le=5)]
Count = Annotated[int, msgspec.Meta(ge=1, le=5)]
Stat = Literal["attack", "defence"]
Side = Literal["left", "right"]
Source = Literal["printed", "adapted", "ours", "pack"]


class Modify(Content, frozen=True, tag_field="op", tag="modify"):
    """Changes attack or defence of the holder or of the holder's neighbours (TK-18, TK-21)."""

    who: Literal["self", "neighbours", "left", "right"]
    stat: Stat
    by: Change


class FightWithAll(Content, frozen=True, tag_field="op", tag="fight_with_all"):
    """Everyone attacks the holder (TK-13, TK-15)."""


class WithPrevious(Content, frozen=True, tag_field="op", tag="with_previous"):
    """The spell directly beneath works too (TK-20)."""


class ExtraTrophy(Content, frozen=True, tag_field="op", tag="extra_trophy"):
    """Each successful attack of the holder gives this many more trophies (TK-54)."""

    count: Count


class Thorns(Content, frozen=True, tag_field="op", tag="thorns"):
    """Whoever attacks the holder and is repelled takes this many wounds (TK-54)."""

    count: Count


class Shield(Content, frozen=True, tag_field="op", tag="shield"):
    """The first attack that would succeed against the holder this round is repelled instead (TK-54)."""


class AttackOnly(Content, frozen=True, tag_field="op", tag="attack_only"):
    """The holder attacks only the player seated on one side (TK-54)."""

    side: Side


Effect = Modify | FightWithAll | WithPrevious | ExtraTrophy | Thorns | Shield | AttackOnly


class Spell(Content, frozen=True):
    """What the effects of one card's spell come to, each under the field that a combat asks for.

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
    """Return what the effects of a creature's spell come to."""
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
    """Heals up to `count` wounds; with `may` the winner decides (TK-23)."""

    count: Count
    may: bool


class Trophies(Content, frozen=True, tag_field="op", tag="trophies"):
    """Gives trophies."""

    count: Count


class WoundNeighbours(Content, frozen=True, tag_field="op", tag="wound_neighbours"):
    """Gives wounds to every neighbour of the winner."""

    count: Count


class StealTrophy(Content, frozen=True, tag_field="op", tag="steal_trophy"):
    """Takes a trophy from each opponent who has strictly more trophies than the winner."""


Prize = Heal | Trophies | WoundNeighbours | StealTrophy


class Extreme(Content, frozen=True, tag_field="op", tag="extreme"):
    """Fulfilled by whoever has the highest or lowest of a figure; ties all fulfil it (TK-08, TK-22)."""

    stat: Literal["attack", "defence", "sum", "trophies", "wounds"]
    end: Literal["highest", "lowest"]


class Unscathed(Content, frozen=True, tag_field="op", tag="unscathed"):
    """Fulfilled by whoever was attacked this round and took no wound."""


class Fruitless(Content, frozen=True, tag_field="op", tag="fruitless"):
    """Fulfilled by whoever attacked this round and had no success."""


Condition = Extreme | Unscathed | Fruitless


class Reward(Content, frozen=True):
    """A reward card: upright what is given (prize), inverted for what (condition) (TK-02)."""

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
