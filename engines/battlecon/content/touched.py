"""The things in a fight that effects read, change and add to (BC-40).

A side's things are named "self.power", "opponent.priority" and so on. In doubt an effect touches everything.
"""

from __future__ import annotations

from typing import NamedTuple

Things = frozenset[str]


class Touched(NamedTuple):
    """The things that an effect reads, those that it changes, and those that it only adds to. "*" is everything."""

    reads: Things
    changes: Things = frozenset()
    adds: Things = frozenset()

    def joined(self, other: Touched) -> Touched:
        """Return all things that either of two effects touches."""
        return Touched(self.reads | other.reads, self.changes | other.changes, self.adds | other.adds)


NOTHING: Things = frozenset()
ALL = Touched(frozenset({"*"}), frozenset({"*"}))
FOREIGN_ANSWER = Touched(frozenset({"choice"}))
"""The footprint of an answer by the other side: earlier choices matter to it."""


def figure(who: str, stat: str) -> str:
    """Return the name of a figure; both ends of a range are one."""
    return f"{who}.{'range' if 'range' in stat else stat}"


def damage_to(who: str) -> Touched:
    """Return the footprint of damage to a side: it reads armour and guard, and changes life and stun."""
    armour = figure(who, "armour")
    read = frozenset({armour, figure(who, "guard"), "rule of damage", "life"})
    return Touched(read, frozenset({"life", "damage", "stun", "out", armour}))


def calls_of_stun(who: str) -> Things:
    """Return the moments that a stun of a side brings about."""
    return frozenset({f"{who}.would_be_stunned", f"{who}.when_stunned"})


def calls_of_damage(who: str) -> Things:
    """Return the moments that damage to a side brings about."""
    return calls_of_stun(who) | {f"{who}.{when}" for when in ("when_damaged", "when_absorbed", "would_be_out")}
