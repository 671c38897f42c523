"""The file tables.toml: health, the tracks and the slots of the player boards (AR-03, AR-19, AR-46 to AR-49, AR-97)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated

import msgspec

from engines.archutheon.content.shapes import Slots
from engines.archutheon.content.vocabulary import Count, Speed
from engines.kernel.content.reading import Content

SECOND_LEADER = (1, 1)
"""The side and the number of the leader whose side goes second."""


class Steps(Content, frozen=True):
    """A cell of the movement track: the steps of each hero, those that are Dashes, and those that the shield allows in defence
    (AR-19, AR-48).

    The lists are parallel, or empty where none is marked: with `steps` 2-1-1, `dash` (true, false, false) makes the 2 two Dashes.
    """

    steps: tuple[Annotated[int, msgspec.Meta(ge=1, le=3)], ...]
    dash: tuple[bool, ...] = ()
    shield: tuple[bool, ...] = ()

    def are_dashes(self, n: int) -> bool:
        """Return whether the steps of the hero who moves in this place, counted from 0, are Dashes."""
        return bool(self.dash) and self.dash[n]

    def serve_in_defence(self, n: int) -> bool:
        """Return whether the steps of the hero who moves in this place, counted from 0, are allowed in defence, too."""
        return bool(self.shield) and self.shield[n]


class SlotStep(Content, frozen=True):
    """A cell of the slot track: the speeds open there, whether reaching it lets one exchange, and the order of attack cards."""

    speeds: tuple[Speed, ...]
    exchange: bool = False
    any_order: bool = False


class StashStep(Content, frozen=True):
    """A cell of the stash track: the tier that it opens (I to III, 0: none) and how many cards of it are taken (AR-47)."""

    tier: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    take: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0


class HealthMore(Content, frozen=True):
    """The health that a module adds for every hero while it is on: those whose attacks do more damage (AR-03)."""

    charge: Count = 0
    boosting: Count = 0


class SecondLeader(Content, frozen=True):
    """The health that the leader of the side that goes second has besides: always, and more while a module is on (AR-03)."""

    always: Count = 0
    boosting: Count = 0


class Tables(Content, frozen=True, omit_defaults=True):
    """The constants of the game and the boards of the players. The first cell of each track is where its cube starts."""

    health: Annotated[int, msgspec.Meta(ge=5, le=20)]
    first_enlightenment: bool
    movement: tuple[Steps, ...]
    slots: tuple[SlotStep, ...]
    stash: tuple[StashStep, ...]
    basic: Slots
    attack: Slots
    defence: Slots
    health_more: HealthMore = HealthMore()
    second_leader: SecondLeader = SecondLeader()

    def full_health(self, modules: Collection[str], side: int, number: int) -> int:
        """Return the full health of a hero of a side, by his number, while these modules are on."""
        more = self.health_more
        health = self.health + more.charge * ("charge" in modules) + more.boosting * ("boosting" in modules)
        return health + self.second_leader_more(modules) if (side, number) == SECOND_LEADER else health

    def second_leader_more(self, modules: Collection[str]) -> int:
        """Return the health that the leader of the side that goes second has besides, while these modules are on."""
        more = self.second_leader
        return more.always + more.boosting * ("boosting" in modules)
