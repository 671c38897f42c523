"""The checks of content that its types cannot make: what is wrong with a card or a preset deck, and where (LG-60, LG-61,
LG-63).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from engines.kernel.verbs.lists import walk
from engines.legends.content.abilities import Cost, Static, Triggered, What
from engines.legends.content.filters import parts, problems_of_filters
from engines.legends.content.op import Op, Ops
from engines.legends.content.shapes import Card, Event, Hero, Preset, Skill
from engines.legends.content.vocabulary import Amount, Target

DECK = 50
"""The number of cards of a deck (LG-01)."""

DEPENDS: tuple[What, ...] = ("legendarity", "level", "lives")
"""Figures that static abilities both change and ask about: each may depend on those before it, so that none ever depends on
itself.
"""

OF_ONE = frozenset({"lives", "turned", "level"})
"""The conditions about somebody."""


class Problem(NamedTuple):
    """A mistake, and its place in the file as a msgspec path."""

    place: str
    text: str


class Place(NamedTuple):
    """What an op's checks know of the text it is in: its targets, whether "self" and "it" are anything there."""

    targets: Sequence[Target]
    has_self: bool
    has_it: bool
    by_skill: bool


def problems_of_card(card: Card, place: str) -> list[Problem]:
    """Return the problems of one card that stands at `place` of its file."""
    found = chain(_card(card), problems_of_filters(card))
    return [Problem(f"{place}.{where}" if where else place, text) for where, text in found]


def _card(card: Card) -> Iterator[tuple[str, str]]:
    if isinstance(card, Event | Skill):
        has_self = isinstance(card, Skill)
        spot = Place(card.targets, has_self, has_it=False, by_skill=has_self)
        yield from _ops("do", card.do, spot)
        if not card.stays and (card.abilities.triggered or card.abilities.activated or _in_play(card)):
            yield "abilities", f"{card.id} has abilities in play and does not stay"
        if not card.stays and not card.do:
            yield "do", f"{card.id} does nothing"
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
    for n, triggered in enumerate(abilities.triggered):
        has_it = triggered.when not in ("turn_start", "turn_end")
        yield from _ops(f"abilities.triggered[{n}].do", triggered.do, Place(triggered.targets, True, has_it, False))
        yield from _trigger(f"abilities.triggered[{n}]", triggered)
    for n, activated in enumerate(abilities.activated):
        yield from _ops(f"abilities.activated[{n}].do", activated.do, Place(activated.targets, True, False, False))
        yield from _cost(f"abilities.activated[{n}].cost", activated.cost)
    for n, static in enumerate(abilities.static):
        yield from _static(f"abilities.static[{n}]", static)


def _trigger(place: str, triggered: Triggered) -> Iterator[tuple[str, str]]:
    if triggered.when == "played" and triggered.type is None:
        yield f"{place}.when", '"played" needs the type of the spell'
    if triggered.when != "played" and triggered.type is not None:
        yield f"{place}.type", f'"{triggered.when}" knows no type of spell'


def _static(place: str, static: Static) -> Iterator[tuple[str, str]]:
    if (static.what == "keyword") != (static.keyword is not None):
        yield f"{place}.keyword", 'a keyword belongs to "keyword" alone'
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


def problems_together(
    heroes: Sequence[Hero], followers: Sequence[Card], events: Sequence[Event], skills: Sequence[Skill]
) -> list[str]:
    """Return the problems of all cards taken together: ids and numbers are unique, named heroes exist."""
    cards: list[Card] = [*chain(heroes, followers, events, skills)]
    problems = []
    for what, values in (("id", [card.id for card in cards]), ("number", [card.number for card in cards])):
        repeated = [value for value, count in Counter(values).items() if count > 1]
        problems += [f"the {what} {value!r} is taken twice" for value in repeated]
    known = {hero.id for hero in heroes}
    problems += [f"{skill.id}: there is no hero {skill.hero!r}" for skill in skills if skill.hero not in {None, *known}]
    return problems


def problems_of_preset(preset: Preset, types: Mapping[str, str]) -> list[str]:
    """Return the problems of a preset deck, given the type of each card by id (LG-01, LG-56)."""
    problems = [f"{name!r} is no hero" for name in preset.heroes if types.get(name) != "hero"]
    problems += [f"{listed.card!r} is no card" for listed in preset.cards if types.get(listed.card, "hero") == "hero"]
    problems += [f"{listed.card!r} has more than three copies" for listed in preset.cards if listed.copies > 3]
    if repeated := [name for name, count in Counter(each.card for each in preset.cards).items() if count > 1]:
        problems.append(f"listed twice: {', '.join(repeated)}")
    if (count := sum(listed.copies for listed in preset.cards)) != DECK:
        problems.append(f"{count} cards; a deck has {DECK} (LG-01)")
    return problems
