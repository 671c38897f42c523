"""The words of cards: what a text can be about, amounts, conditions. The verbs are in engines/legends/verbs.

The text that players read is generated from these structs (words/legends/cards), so a card does what it says.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from engines.kernel.content.reading import Content

Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]{0,31}\Z")]
Count = Annotated[int, msgspec.Meta(ge=0, le=20)]
Change = Annotated[int, msgspec.Meta(ge=-20, le=20)]
"""A change of a figure. Figures of the game are small: a larger number is a slip."""

HeroClass = Literal["general", "mage", "oracle"]
FollowerClass = Literal["warrior", "beast", "spirit", "construct"]
Rarity = Literal["black", "silver", "gold"]
CardType = Literal["hero", "follower", "event", "skill"]
Damage = Literal["physical", "magical"]
"""The types of damage, which mean something to card texts alone (LG-52)."""

HERO_CLASSES: tuple[HeroClass, ...] = ("general", "mage", "oracle")
FOLLOWER_CLASSES: tuple[FollowerClass, ...] = ("warrior", "beast", "spirit", "construct")

Timing = Literal["any", "main", "own_turn", "attack", "end"]
"""The time at which a card may be played, with priority (LG-19, LG-22): "main": own main phase; "own_turn"; "attack": in
response to an attack of either player, before or after blocks; "end": the end phase of either player's turn.
"""

Keyword = Literal["guard", "cannot_attack", "cannot_block", "untargetable", "no_strike_back", "untouched"]
"""An ability that is one word. "guard": enemies must attack it, if they may attack it, before others that have no guard.
"untargetable": spells and abilities of the enemy cannot name it. "no_strike_back": what it attacks or blocks does not damage
it. "untouched": attacking does not turn it, and it attacks once a turn.
"""

Role = Literal["self", "target", "second", "it", "you", "enemy"]
"""Something by its part in the text. "self": the permanent whose ability this is; of a skill the hero who uses it. "target":
each target that the first target of the text names, "second" those of the second one. "it": what a triggered ability is
about: what entered, left, attacked, was damaged … "you": the card's controller, "enemy": the other player.
"""

Kind = Literal["follower", "hero", "fighter", "event", "skill", "permanent", "spell", "player"]
"""Permanents by type; "fighter": a hero or a follower, all that has lives; "permanent": any of them. As a target also a
spell on the stack, or a player.
"""

SpellKind = Literal["follower", "event", "skill", "ability"]
"""A spell by what it is: a card of a type, or an activated ability."""


class Filter(Content, frozen=True, kw_only=True):
    """Permanents in play: of a kind and a side, with these properties.

    `class` is a hero's or a follower's. `turned`, `hurt`: only those that are, or with false only those that are not. `most`
    is the greatest legendarity. `other`: without "self".
    """

    kind: Kind = "fighter"
    side: Literal["own", "enemy", "any"] = "any"
    class_: HeroClass | FollowerClass | None = msgspec.field(default=None, name="class")
    turned: bool | None = None
    hurt: bool | None = None
    legendarity: Count | None = None
    other: bool = False


class Group(Filter, frozen=True, kw_only=True):
    """All permanents of a filter, each of them; never spells or players."""


class Target(Filter, frozen=True, kw_only=True):
    """Things that are named as the text is played: `least` to `most` of them (LG-51, LG-54). `types` are of spells, all if
    none is named.
    """

    types: tuple[SpellKind, ...] = ()
    least: Count = 1
    most: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1


Who = Role | Group

Of = Literal["count", "level", "attack", "damage_on", "hand", "spent", "graveyard"]
"""The thing that an amount counts: permanents of a group; the level or the attack of "self"; damage on the permanent
concerned; cards in the own hand; the legendarity that you have spent in this game; cards of a type in the own graveyard
(all, if none is named).
"""


class Amount(Content, frozen=True, kw_only=True):
    """A number read when it is needed: a count, times a factor, at most `most`."""

    of: Of
    times: Count = 1
    most: Count = 20
    group: Group | None = None
    type: CardType | None = None


Number = Count | Amount

Is = Literal["count", "lives", "turned", "level", "graveyard", "hand", "did"]
"""A condition. "count": so many permanents of a group. "lives": the number of lives of `who`, or with `hurt` that it has
damage or none. "turned": `who` is. "level": of `who`. "graveyard": cards of a type in the own graveyard. "hand": cards in
the own hand. "did": the verb before it did something, or its price was paid. `least` to `most` are the bounds of each
number.
"""


class Condition(Content, frozen=True, kw_only=True):
    """A condition that must hold when it is read; with `not` it must not."""

    is_: Is = msgspec.field(name="is")
    who: Role = "self"
    group: Group | None = None
    type: CardType | None = None
    hurt: bool | None = None
    least: Count = 0
    most: Annotated[int, msgspec.Meta(ge=0, le=99)] = 99
    not_: bool = msgspec.field(default=False, name="not")


Conditions = tuple[Condition, ...]

Figure = Literal["attack", "lives", "level"]
"""A figure of a permanent that an effect raises or lowers."""
