"""The check that no triggered ability causes itself: a text has an end that its reader sees (LG-50, LG-59)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engines.kernel.verbs.lists import walk
from engines.legends.content.abilities import Triggered, When
from engines.legends.content.filters import overlap
from engines.legends.content.op import Op
from engines.legends.content.shapes import Card, Event, Follower, Hero
from engines.legends.content.vocabulary import Filter, Kind

CAUSES: Mapping[When, frozenset[str]] = {
    "damages": frozenset({"damage", "fight"}),
    "damaged": frozenset({"damage", "fight"}),
    "kills": frozenset({"damage", "fight", "destroy"}),
    "leaves": frozenset({"destroy", "bounce", "sacrifice"}),
}
"""The ops that make a moment of triggered abilities happen. No op plays cards, attacks or ends turns."""

FOLLOWERS = Filter(kind="follower")


def problems_of_loops(card: Card) -> Iterator[tuple[str, str]]:
    """Yield the place and the text of each op that triggers the ability that it is in."""
    abilities = getattr(card, "abilities", None)
    for n, triggered in enumerate(abilities.triggered if abilities else ()):
        for at, op in enumerate(triggered.do):
            if any(_causes(each, triggered, self_of(card)) for each in walk([op])):
                yield (
                    f"abilities.triggered[{n}].do[{at}]",
                    f'"{triggered.when}" causes itself: nobody could see its end',
                )


def self_of(card: Card) -> Filter:
    """Return the filter of a card itself in play, seen from its controller."""
    kind: Kind = "skill"
    if isinstance(card, Hero | Follower):
        return Filter(kind="hero" if isinstance(card, Hero) else "follower", side="own", class_=card.class_)
    if isinstance(card, Event):
        kind = "event"
    return Filter(kind=kind, side="own")


def _causes(op: Op, triggered: Triggered, own: Filter) -> bool:
    """Return whether an op can make the moment of its own triggered ability happen again."""
    when, about = triggered.when, triggered.about
    if op.tag() not in CAUSES.get(when, ()):
        return False
    found = list(concerned(op, triggered, own))
    if when == "damages":
        return about is None or about.side != "enemy"
    if when == "kills":
        return any(overlap(each, FOLLOWERS) for each in found) and (about is None or about.side != "enemy")
    if about is None:
        return any(not each.other and overlap(each, own) for each in found)
    return any(overlap(each, about) and not (each is own and about.other) for each in found)


def concerned(op: Op, triggered: Triggered, own: Filter) -> Iterator[Filter]:
    """Yield filters of all permanents that an op of a triggered ability can be about; `own` is "self"."""
    for who in (getattr(op, "who", None), getattr(op, "with_", None)):
        if isinstance(who, Filter):
            yield who
        elif who == "self":
            yield own
        elif who == "it" and triggered.when != "leaves":
            yield triggered.about or own
        elif who in ("target", "second"):
            yield from triggered.targets[who == "second" :][:1]
    if (kind := getattr(op, "kind", None)) is not None:
        side = {"you": "own", "enemy": "enemy"}.get(str(getattr(op, "who", "")), "any")
        yield Filter(kind=kind, side=side)  # type: ignore[arg-type]  # one of the sides
