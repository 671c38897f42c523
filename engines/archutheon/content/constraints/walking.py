"""The designs, properties and texts of a pack, as the constraints walk over them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from engines.archutheon.content.op import Op, Ops
from engines.archutheon.content.pack import Pack
from engines.archutheon.content.problem import Problem
from engines.archutheon.content.shapes import Card, Property, Scheme
from engines.archutheon.content.vocabulary import SPEEDS, Group, Speed


class Used(NamedTuple):
    """A property with its card's name, its card, its speed and its text."""

    name: str
    card: Card
    speed: Speed
    text: Property

    @property
    def ops(self) -> Ops:
        """All ops of the property."""
        return (*self.text.pre, *self.text.do)

    @property
    def scheme(self) -> Scheme:
        """The scheme by which the property aims."""
        return self.text.scheme or self.card.scheme

    @property
    def title(self) -> str:
        """The name by which a problem tells the property."""
        return f"{self.name}, {self.speed}"


def properties(pack: Pack) -> Iterator[Used]:
    """Yield the properties of all designs."""
    for name, card in pack.card.items():
        for speed in SPEEDS:
            yield Used(name, card, speed, card.property(speed))


def tagged(ops: Iterable[Op], tag: str) -> list[Op]:
    """Return the ops of a tag."""
    return [op for op in ops if op.tag() == tag]


def field(op: Op, name: str) -> Any:
    """Return a field of an op, None if it has none of that name: the verbs themselves lie above this layer."""
    return getattr(op, name, None)


def properties_with(pack: Pack, tag: str) -> list[Used]:
    """Return the properties that have an op of a tag."""
    return [used for used in properties(pack) if tagged(used.ops, tag)]


def is_hero_card(name: str, pack: Pack) -> bool:
    """Return whether a name is that of a hero's card."""
    return name.partition(".")[0] in pack.hero


def counted(rule: str, what: str, found: int, least: int, most: int | None = None) -> Iterator[Problem]:
    """Yield the problem of a number that is not from `least` to `most`; without `most` it must be `least`."""
    top = least if most is None else most
    if not least <= found <= top:
        wanted = str(least) if top == least else f"{least} to {top}"
        yield Problem("$", f"{rule}: {found} {what}, not {wanted}")


def own_movement(used: Used) -> int:
    """Return how many areas the acting hero can move himself by a property and its scheme at most."""
    attacks = used.text.boost not in ("support", "only")
    return int(attacks and used.scheme.dash) + sum(areas_of(op) for op in used.ops if _moves_self(op))


def _moves_self(op: Op) -> bool:
    who = op.about()
    if op.tag() == "swap":
        return True
    return who.side in ("own", "heroes") if isinstance(who, Group) else who in ("self", "leader")


def areas_of(op: Op) -> int:
    """Return how many areas an op moves a hero whom it is about at most."""
    who = op.about()
    if op.tag() == "swap":
        return who.within if isinstance(who, Group) else 1
    areas: dict[str, int] = {"dash": 1, "leap": 2, "teleport": field(op, "by"), "push": 1, "pull": 1}
    return areas.get(op.tag(), 0)


def far_end(scheme: Scheme) -> int:
    """Return the greatest distance that a scheme reaches, of a pattern the steps to its farthest area."""
    steps = (1 if name in ("f", "b", "fl", "fr", "bl", "br") else 2 for name in scheme.areas if name != "o")
    return scheme.most if scheme.kind != "pattern" else max(steps, default=0)
