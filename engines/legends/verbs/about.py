"""The bases of verbs by what they are about, permanents or players, with the checks of that."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Literal

from engines.legends.board import Permanent
from engines.legends.content.checks import Place
from engines.legends.content.op import Op
from engines.legends.content.vocabulary import CardType, Group, Kind, Who
from engines.legends.derived.here import Here
from engines.legends.effects.doing import concerned, seats_concerned

FIGHTERS: tuple[CardType, ...] = ("hero", "follower")
"""The types of cards with attack and lives."""

TYPES: dict[Kind, tuple[CardType, ...]] = {
    "hero": ("hero",),
    "follower": ("follower",),
    "fighter": FIGHTERS,
    "event": ("event",),
    "skill": ("skill",),
    "permanent": ("hero", "follower", "event", "skill"),
}
"""The types of cards that a kind of permanents has."""

PlayerRole = Literal["you", "enemy", "target"]


class OnPermanents(Op, frozen=True, kw_only=True):
    """An op about permanents."""

    who: Who = "target"

    def types(self) -> Collection[CardType]:
        """Return the types of cards that the op can be about; others are left alone."""
        return TYPES["permanent"]

    def those(self, here: Here) -> list[Permanent]:
        """Return the permanents that the op is about now."""
        types = self.types()
        return [p for p in concerned(here, self) if here.pack.type_of[p.card] in types]

    def can(self, here: Here) -> bool:
        """Return whether there is a permanent for it."""
        return bool(self.those(here))

    def problems(self, place: Place) -> Iterator[str]:
        """Yield a problem if the op is about something that it can do nothing to."""
        yield from problems_of_who(self.who, place, self.types())


class OnPlayer(Op, frozen=True, kw_only=True):
    """An op about a player."""

    who: PlayerRole = "you"

    def can(self, here: Here) -> bool:
        """Return whether there is a player for it."""
        return bool(seats_concerned(here, self))

    def problems(self, place: Place) -> Iterator[str]:
        """Yield a problem if the target of the text is no player."""
        if self.who == "target" and place.targets and place.targets[0].kind != "player":
            yield f"{self.tag()} is about a player, the target is a {place.targets[0].kind}"


def problems_of_who(who: Who, place: Place, types: Collection[CardType]) -> Iterator[str]:
    """Yield a problem if an op that is about permanents of these types is about something else."""
    kind = kind_of(who, place)
    if kind is None:
        return
    found = TYPES.get(kind, ())
    if not found:
        yield f"it is about permanents, not about a {kind}"
    for each in found:
        if each not in types:
            yield f"it cannot be about a {each}"


def kind_of(who: Who, place: Place) -> Kind | None:
    """Return the kind of things that a part of a text is about, None if it depends on the card."""
    if isinstance(who, Group):
        return who.kind
    if who in ("you", "enemy"):
        return "player"
    if who == "self":
        return "hero" if place.by_skill else None
    at = {"target": 0, "second": 1}.get(who, len(place.targets))
    return place.targets[at].kind if at < len(place.targets) else None
