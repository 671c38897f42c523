"""Abilities of permanents: triggered, static and activated ones, with their costs (LG-50, LG-53, LG-54)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from engines.kernel.content.reading import Content
from engines.kernel.verbs.verb import AnyOf
from engines.legends.content.op import Op
from engines.legends.content.vocabulary import (
    CardType,
    Change,
    Conditions,
    Count,
    Damage,
    Group,
    Keyword,
    Target,
)

Targets = Annotated[tuple[Target, ...], msgspec.Meta(max_length=2)]


class Cost(Content, frozen=True, kw_only=True):
    """The price of an activated ability, or what a skill costs besides turning its hero (LG-23, LG-54, LG-55).

    `turn`: the permanent is turned. `points` are legendarity, spent for good; `lives` are paid by "self", of whom at least 1
    must remain. `discard` are cards of the own hand, `sacrifice` own permanents to be put into the graveyard.
    """

    turn: bool = False
    points: Count = 0
    lives: Count = 0
    discard: Count = 0
    sacrifice: Group | None = None

    @property
    def is_free(self) -> bool:
        """Whether it costs neither turning, a card, lives nor legendarity: then it is once a turn (LG-55)."""
        return not (self.turn or self.points or self.lives or self.discard or self.sacrifice)


FREE = Cost()

When = Literal[
    "enters", "leaves", "attacks", "blocks", "damages", "damaged", "played", "turn_start", "turn_end", "kills"
]
"""The moment of a triggered ability, with "it". "enters", "leaves" play: what does. "attacks", "blocks": who does.
"damages": who is damaged by `about`; "damaged": `about` itself. "played": the spell's card type is `type`. "turn_start",
"turn_end": of the turn of `whose`. "kills": a hero kills a follower (LG-46); "it" is the hero.
"""


class Triggered(Content, frozen=True, kw_only=True):
    """A triggered ability. `about` are the permanents whose doing triggers it; without it only "self"."""

    when: When
    about: Group | None = None
    whose: Literal["own", "enemy", "any"] = "own"
    type: CardType | None = None
    if_: Conditions = msgspec.field(default=(), name="if")
    may: bool = False
    targets: Targets = ()
    do: tuple[AnyOf[Op], ...]


What = Literal[
    "attack", "lives", "level", "legendarity", "keyword", "cost", "shield", "hand_size", "extra_draw", "no_untap"
]
"""A static ability. The first four change a figure by `by`; "keyword" gives one; "cost" changes what own events cost;
"shield" lowers each damage of a type (all, if none is named); "hand_size" changes the own limit of the hand, "extra_draw"
draws so many cards more at the start of the own turn, "no_untap": it does not untap at the start of its turn.
"""


class Static(Content, frozen=True, kw_only=True):
    """A static ability for "self", or for a group of permanents; `where` it works (LG-53)."""

    what: What
    by: Change = 0
    keyword: Keyword | None = None
    type: Damage | None = None
    group: Group | None = None
    where: Literal["play", "graveyard"] = "play"
    if_: Conditions = msgspec.field(default=(), name="if")


class Activated(Content, frozen=True, kw_only=True):
    """An activated ability, "price: description" (LG-54)."""

    cost: Cost = FREE
    targets: Targets = ()
    do: tuple[AnyOf[Op], ...]


class Abilities(Content, frozen=True, kw_only=True):
    """The abilities of a permanent besides keywords."""

    keywords: tuple[Keyword, ...] = ()
    triggered: tuple[Triggered, ...] = ()
    static: tuple[Static, ...] = ()
    activated: tuple[Activated, ...] = ()


NOTHING = Abilities()
