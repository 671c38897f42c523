"""Numbers read anew whenever they are needed.

The amount that counts a figure is registered by figures.py, which reads conditions in its turn: they do not import each other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engines.brawl.board import BLOODIED
from engines.brawl.content.vocabulary import Amount, Core, Number, Of
from engines.brawl.derived.groups import group
from engines.brawl.derived.here import Here
from engines.kernel.verbs.readers import Readers

Counter = Callable[[Here, Amount, int], int]
"""A function that counts something, for some counts of the champion concerned."""

COUNTS: Readers[Of, Counter] = Readers()


def number(here: Here, value: Number, on: int = -1) -> int:
    """Return the present value of a number; `on` is the champion concerned."""
    return value if isinstance(value, int) else value.times * COUNTS[value.of](here, value, on)


def damage_of(here: Here) -> int:
    """Return the attack damage that the card dealt, or for a reaction the damage that the attack dealt to its champion."""
    action, attack = here.action, here.attack
    if action is None or attack is None or not attack.dealt:
        return 0
    if action.kind == "reaction":
        return attack.dealt[attack.targets.index(here.user)] if here.user in attack.targets else 0
    return sum(attack.dealt)


def of_core(here: Here, cards: Iterable[str], core: Core | None) -> int:
    """Return the number of these cards that are of a core, all of them if it is None."""
    return sum(core in (None, here.pack.card[card].core) for card in cards)


def seat_of(here: Here) -> int:
    """Return the seat of the player whose card is carried out, or who leads the champion."""
    return here.action.seat if here.action else here.board.champions[here.user].seat


# ---------------------------------------------------------------- what amounts count


@COUNTS.reads("damage")
def _damage(here: Here, _wanted: Amount, _on: int) -> int:
    return damage_of(here)


@COUNTS.reads("targets")
def _targets(here: Here, _wanted: Amount, _on: int) -> int:
    return len(here.action.targets) if here.action else 0


@COUNTS.reads("ready")
def _ready(here: Here, _wanted: Amount, _on: int) -> int:
    return len(here.board.players[seat_of(here)].ready)


@COUNTS.reads("in_discard")
def _in_discard(here: Here, wanted: Amount, _on: int) -> int:
    return of_core(here, here.board.players[seat_of(here)].discard, wanted.core)


@COUNTS.reads("count")
def _count(here: Here, wanted: Amount, _on: int) -> int:
    return len(group(here, wanted.group)) if wanted.group else 0


@COUNTS.reads("damage_on")
def _damage_on(here: Here, _wanted: Amount, on: int) -> int:
    return here.board.champions[on].damage


@COUNTS.reads("moved")
def _moved(here: Here, _wanted: Amount, _on: int) -> int:
    return here.action.moved if here.action else 0


@COUNTS.reads("to_bloodied")
def _to_bloodied(here: Here, _wanted: Amount, on: int) -> int:
    return max(BLOODIED - here.board.champions[on].damage, 0)


@COUNTS.reads("discarded")
def _discarded(here: Here, wanted: Amount, _on: int) -> int:
    return of_core(here, here.action.discarded if here.action else (), wanted.core)
