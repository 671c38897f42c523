"""What effects read of a fight, change and add to (BC-40).

What belongs to a side is named "self.power", "opponent.priority" and so on. Whatever is doubtful touches everything.
"""

from __future__ import annotations

from typing import NamedTuple

Things = frozenset[str]


class Touched(NamedTuple):
    """What an effect reads, what it changes, and what it only adds to. "*" is everything."""

    reads: Things
    changes: Things = frozenset()
    adds: Things = frozenset()

    def joined(self, other: Touched) -> Touched:
        """Join all that both touch."""
        return Touched(self.reads | other.reads, self.changes | other.changes, self.adds | other.adds)


NOTHING: Things = frozenset()
ALL = Touched(frozenset({"*"}), frozenset({"*"}))
ANSWERED = Touched(frozenset({"choice"}))
"""The other side answers: it matters what has been chosen before."""


def figure(who: str, stat: str) -> str:
    """Return the name of a figure; both ends of a range are one."""
    return f"{who}.{'range' if 'range' in stat else stat}"


def damage_to(who: str) -> Touched:
    """Damage to a side reads its armour and guard, and changes life and stun."""
    armour = figure(who, "armour")
    read = frozenset({armour, figure(who, "guard"), "rule of damage", "life"})
    return Touched(read, frozenset({"life", "damage", "stun", "out", armour}))


def calls_of_stun(who: str) -> Things:
    """Return the moments that a stun of a side brings about."""
    return frozenset({f"{who}.would_be_stunned", f"{who}.when_stunned"})


def calls_of_damage(who: str) -> Things:
    """Return the moments that damage to a side brings about."""
    return calls_of_stun(who) | {f"{who}.{when}" for when in ("when_damaged", "when_absorbed", "would_be_out")}
