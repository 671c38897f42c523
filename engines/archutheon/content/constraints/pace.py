"""The constraint on the pace of leaders (C-14): by the cards of a squad's first two turns none gets to the end of the Gate's way.

Each leader is searched with the friends who bring him farthest: a card counts what its hero moves himself by, or a friend, with
no heed of where they must stand. So the search finds at least what a table allows.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engines.archutheon.content.constraints.walking import Used, areas_of, field, own_movement, properties
from engines.archutheon.content.op import Op
from engines.archutheon.content.pack import UNIVERSAL, Pack
from engines.archutheon.content.problem import Problem
from engines.archutheon.content.vocabulary import Group, Speed

TURNS = 2
"""The turns before the third one."""

WALK = 1
"""The steps that a leader can take in each of them by the track."""

FRIENDS = 3
"""The heroes of a squad beside its leader."""

NEEDED = 4
"""Areas from a leader's start to the enemy's end of the Gate's way."""


class Help(NamedTuple):
    """A base card that moves the leader: by so many areas in a slot of each speed; `friend` is another hero who must be there."""

    name: str
    areas: dict[Speed, int]
    friend: str


def pace(pack: Pack) -> Iterator[Problem]:
    """C-14: no squad brings its leader to the end of the Gate's way before its third turn."""
    for hero in pack.heroes:
        found = farthest(pack, hero.id)
        if found >= NEEDED:
            yield Problem("$", f"C-14: {hero.id} as the leader can be {found} areas ahead before the third turn")


def farthest(pack: Pack, leader: str) -> int:
    """Return how many areas a squad can bring its leader ahead in its first turns at most, with base cards."""
    slots = [speed for _ in range(TURNS) for speed in pack.tables.slots[0].speeds]
    return TURNS * WALK + _most(slots, helps_for(pack, leader), FRIENDS)


def _most(slots: list[Speed], helps: list[Help], friends: int) -> int:
    """Return the most areas by cards in these slots, each used once, of so many friends."""
    if not slots:
        return 0
    found = _most(slots[1:], helps, friends)
    for each in helps:
        left = friends - bool(each.friend)
        if each.areas.get(slots[0], 0) and left >= 0:
            rest = [other for other in helps if other is not each]
            found = max(found, each.areas[slots[0]] + _most(slots[1:], rest, left))
    return found


def helps_for(pack: Pack, leader: str) -> list[Help]:
    """Return the base cards by which a leader can move or be moved by a friend."""
    found: dict[str, Help] = {}
    for used in properties(pack):
        kit = used.name.partition(".")[0]
        if used.card.value != "base":
            continue
        own = own_movement(used) if kit in (leader, UNIVERSAL) else 0
        areas = max(own, friendly_movement(used) if kit != leader else 0)
        if areas:
            friend = "" if kit in (leader, UNIVERSAL) else kit
            found.setdefault(used.name, Help(used.name, {}, friend)).areas[used.speed] = areas
    return [*found.values()]


def friendly_movement(used: Used) -> int:
    """Return how many areas a property can move another hero of the own squad at most."""
    return sum(areas_of(op) for op in used.ops if _moves_friends(used, op))


def _moves_friends(used: Used, op: Op) -> bool:
    """Return whether an op can be about another hero of the own squad: of those hit, unless it or its card spares them."""
    who = op.about()
    if isinstance(who, Group):
        return who.side != "enemies"
    if who not in ("hit", "target"):
        return who in ("leader", "ally_target")
    spares = used.scheme.kind != "targeted" and any(field(each, "figure") == "spare" for each in used.ops)
    return not spares and not any(each.is_ == "enemy" and not each.not_ for each in op.if_)
