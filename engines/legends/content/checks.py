"""The checks of a card that its types cannot make: what is wrong with it, and where (LG-60, LG-63)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from engines.kernel.content.additions import all_name_problems
from engines.kernel.verbs.lists import walk
from engines.legends.content.abilities import Cost, Static, Triggered, What, When
from engines.legends.content.filters import overlap, parts, problems_of_filters
from engines.legends.content.loops import problems_of_loops, self_of
from engines.legends.content.op import Op, Ops
from engines.legends.content.problem import Problem
from engines.legends.content.shapes import Card, Event, Fighter, Skill
from engines.legends.content.vocabulary import Amount, Group, Kind, Target

DECK = 50
"""The number of cards of a deck (LG-01)."""

DEPENDS: tuple[What, ...] = ("legendarity", "level", "lives")
"""Figures that static abilities both change and ask about: each may depend on those before it, so that none ever depends on
itself.
"""

WITH_SIDE = frozenset({"played", "turn_start", "turn_end"})
"""The moments of triggered abilities that are those of a player."""

DOERS: Mapping[When, Kind] = {
    "attacks": "fighter",
    "blocks": "fighter",
    "damages": "fighter",
    "damaged": "fighter",
    "kills": "hero",
}
"""The permanents that can make a moment of triggered abilities happen, where not all of them can."""

FIGHTERS: tuple[Kind, ...] = ("hero", "follower", "fighter")
OF_FIGHTERS: Mapping[What, tuple[Kind, ...]] = {
    "attack": FIGHTERS,
    "lives": FIGHTERS,
    "legendarity": FIGHTERS,
    "keyword": FIGHTERS,
    "shield": FIGHTERS,
    "level": ("hero",),
}
"""The kinds of permanents that a static ability is about, where not all have what it changes."""

TYPES_IN_PLAY: tuple[Kind, ...] = (*FIGHTERS, "event", "skill", "permanent")
"""The kinds of permanents."""

OF_PLAYERS = frozenset({"cost", "hand_size", "extra_draw"})
"""The static abilities that change something for a player."""

NO_PERMANENT = frozenset({"draw", "discard", "recover", "points", "sacrifice"})
"""The ops whose number concerns no permanent."""

OF_ONE = frozenset({"lives", "turned", "level"})
"""The conditions about somebody."""


class Place(NamedTuple):
    """The text that an op is in, as its checks know it: its targets, whether "self" and "it" are anything there."""

    targets: Sequence[Target]
    has_self: bool
    has_it: bool
    by_skill: bool


def problems_of_card(card: Card, place: str) -> list[Problem]:
    """Return the problems of one card that stands at `place` of its file."""
    found = chain(_card(card), problems_of_filters(card), problems_of_loops(card))
    own = [Problem(f"{place}.{where}" if where else place, text) for where, text in found]
    return own + [Problem(*wrong) for wrong in all_name_problems(card, place)]


def _card(card: Card) -> Iterator[tuple[str, str]]:
    if isinstance(card, Event | Skill):
        has_self = isinstance(card, Skill)
        spot = Place(card.targets, has_self, has_it=False, by_skill=has_self)
        yield from _ops("do", card.do, spot)
        yield from _targets("targets", card.targets)
        if not card.stays and (card.abilities.triggered or card.abilities.activated or _in_play(card)):
            yield "abilities", f"{card.id} has abilities in play and does not stay"
        if not card.stays and not card.do:
            yield "do", f"{card.id} does nothing"
    if isinstance(card, Event) and card.cost < 1:
        yield "cost", "an event costs at least 1: one that is free could be played at any time (LG-63)"
    if isinstance(card, Skill):
        if card.class_ is not None and card.hero is not None:
            yield "hero", f"{card.id} is of a class and of a hero at once (LG-19)"
        if card.cost.turn:
            yield "cost", f"{card.id} turns its hero anyhow (LG-23)"
        yield from _cost("cost", card.cost)
    yield from _abilities(card)


def _in_play(card: Event | Skill) -> bool:
    return any(static.where == "play" for static in card.abilities.static)


def _abilities(card: Card) -> Iterator[tuple[str, str]]:
    abilities = getattr(card, "abilities", None)
    if abilities is None:
        return
    is_fighter = isinstance(card, Fighter)
    for n, triggered in enumerate(abilities.triggered):
        has_it = triggered.when not in ("turn_start", "turn_end")
        yield from _ops(f"abilities.triggered[{n}].do", triggered.do, Place(triggered.targets, True, has_it, False))
        yield from _targets(f"abilities.triggered[{n}].targets", triggered.targets)
        yield from _trigger(f"abilities.triggered[{n}]", triggered, card)
    for n, activated in enumerate(abilities.activated):
        yield from _ops(f"abilities.activated[{n}].do", activated.do, Place(activated.targets, True, False, False))
        yield from _targets(f"abilities.activated[{n}].targets", activated.targets)
        yield from _cost(f"abilities.activated[{n}].cost", activated.cost)
        if activated.cost.lives and not is_fighter:
            yield f"abilities.activated[{n}].cost.lives", f"{card.id} has no lives to pay with"
    for n, static in enumerate(abilities.static):
        yield from _static(f"abilities.static[{n}]", static)
        if static.group is None and static.what in OF_FIGHTERS and not (is_fighter and static.where == "play"):
            yield f"abilities.static[{n}]", f"{static.what} needs a group: it is nothing for {card.id} itself"


def _targets(place: str, targets: Sequence[Target]) -> Iterator[tuple[str, str]]:
    """Yield a problem if the first target, named as a set, could use up all that the second one may be (LG-54)."""
    if len(targets) > 1 and targets[0].most > 1 and targets[1].least and overlap(*targets):
        yield place, "the first target names several, and could leave nothing for the second one"


def _trigger(place: str, triggered: Triggered, card: Card) -> Iterator[tuple[str, str]]:
    when, about = triggered.when, triggered.about
    if when == "played" and triggered.type in (None, "hero"):
        yield f"{place}.when", '"played" needs the type of the spell; heroes are never played'
    if when != "played" and triggered.type is not None:
        yield f"{place}.type", f'"{when}" knows no type of spell'
    if when not in WITH_SIDE and triggered.whose != "own":
        yield f"{place}.whose", f'"{when}" belongs to nobody: "about" says whose doing it is'
    if when in WITH_SIDE and about is not None:
        yield f"{place}.about", f'"{when}" is about no permanent'
    doers = Group(kind=DOERS[when]) if when in DOERS else None
    if doers is not None and not overlap(about or self_of(card), doers):
        yield f"{place}.when", f'"{when}" never happens: it is about a {doers.kind}'


def _static(place: str, static: Static) -> Iterator[tuple[str, str]]:
    if (static.what == "keyword") != (static.keyword is not None):
        yield f"{place}.keyword", 'a keyword belongs to "keyword" alone'
    if static.type is not None and static.what != "shield":
        yield f"{place}.type", f"{static.what} knows no type of damage"
    if static.group is not None and static.what in OF_PLAYERS:
        yield f"{place}.group", f"{static.what} is a player's: it has no group"
    kind = static.group.kind if static.group is not None else None
    if kind in TYPES_IN_PLAY and kind not in OF_FIGHTERS.get(static.what, TYPES_IN_PLAY):
        yield f"{place}.group", f"not every {kind} has {static.what}"
    if static.what not in ("keyword", "no_untap") and not static.by:
        yield f"{place}.by", f"{static.what} changes nothing"
    if static.what in DEPENDS:
        allowed = DEPENDS[: DEPENDS.index(static.what)]
        yield from (
            (place, f"{static.what} cannot depend on {each}") for each in _dependencies(static) if each not in allowed
        )


def _dependencies(static: Static) -> Iterator[str]:
    """Yield the figures that a static ability asks about."""
    groups = [static.group, *(condition.group for condition in static.if_)]
    if any(group is not None and group.legendarity is not None for group in groups):
        yield "legendarity"
    for condition in static.if_:
        if condition.is_ == "level" or (condition.is_ == "lives" and condition.hurt is None):
            yield condition.is_


def _cost(place: str, cost: Cost) -> Iterator[tuple[str, str]]:
    if cost.sacrifice is not None and cost.sacrifice.kind not in ("follower", "event", "skill"):
        yield f"{place}.sacrifice", "a follower, an event or a skill is sacrificed: only effects move heroes (LG-13)"
    if cost.sacrifice is not None and cost.sacrifice.side != "own":
        yield f"{place}.sacrifice", "a player pays with what is his own"


def _ops(place: str, ops: Ops, spot: Place) -> Iterator[tuple[str, str]]:
    for at, op in enumerate(ops):
        for each in walk([op]):
            yield from ((f"{place}[{at}]", text) for text in _roles(each, spot))
            yield from ((f"{place}[{at}]", text) for text in each.problems(spot))


def _roles(op: Op, spot: Place) -> Iterator[str]:
    """Yield the mistakes in what an op and its conditions are about: a target that its text does not name, "self" of an event."""
    found = {getattr(op, "who", None), *(condition.who for condition in op.if_ if condition.is_ in OF_ONE)}
    if "target" in found and not spot.targets:
        yield "no target is named"
    if "second" in found and len(spot.targets) < 2:
        yield "no second target is named"
    if "self" in found and not spot.has_self:
        yield '"self" is nothing in an event'
    if "it" in found and not spot.has_it:
        yield '"it" is nothing outside a triggered ability'
    if not spot.has_self and any(amount.of in ("level", "attack") for _, amount in parts(op, Amount)):
        yield 'level and attack are those of "self", who is nothing in an event'
    if op.tag() in NO_PERMANENT and any(amount.of == "damage_on" for _, amount in parts(op, Amount)):
        yield f"{op.tag()} concerns no permanent that has damage on it"
