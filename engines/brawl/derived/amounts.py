"""Numbers read anew whenever they are needed.

The amount that counts a figure is registered by figures.py, which reads conditions in its turn: they do not import each other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engines.brawl.board import BLOODIED
from engines.brawl.content.vocabulary import Amount, Core, Number, Of
from engines.brawl.derived.groups import group
from engines.brawl.derived.here import Here


def number(here: Here, value: Number, on: int = -1) -> int:
    """Return a number as it is now; `on` is the champion concerned."""
    return value if isinstance(value, int) else value.times * COUNTS[value.of](here, value, on)


def damage_of(here: Here) -> int:
    """Return the attack damage that the card dealt, or for a reaction what the attack dealt to its champion."""
    action, attack = here.action, here.attack
    if action is None or attack is None or not attack.dealt:
        return 0
    if action.kind == "reaction":
        return attack.dealt[attack.targets.index(here.user)] if here.user in attack.targets else 0
    return sum(attack.dealt)


def of_core(here: Here, cards: Iterable[str], core: Core | None) -> int:
    """Return how many of these cards are of a core, all of them if it is None."""
    return sum(core in (None, here.pack.card[card].core) for card in cards)


def seat_of(here: Here) -> int:
    """Return the seat of the player whose card is carried out, or who leads the champion."""
    return here.action.seat if here.action else here.board.champions[here.user].seat


COUNTS: dict[Of, Callable[[Here, Amount, int], int]] = {
    "damage": lambda here, _wanted, _on: damage_of(here),
    "targets": lambda here, _wanted, _on: len(here.action.targets) if here.action else 0,
    "ready": lambda here, _wanted, _on: len(here.board.players[seat_of(here)].ready),
    "in_discard": lambda here, wanted, _on: of_core(here, here.board.players[seat_of(here)].discard, wanted.core),
    "count": lambda here, wanted, _on: len(group(here, wanted.group)) if wanted.group else 0,
    "damage_on": lambda here, _wanted, on: here.board.champions[on].damage,
    "moved": lambda here, _wanted, _on: here.action.moved if here.action else 0,
    "to_bloodied": lambda here, _wanted, on: max(BLOODIED - here.board.champions[on].damage, 0),
    "discarded": lambda here, wanted, _on: of_core(here, here.action.discarded if here.action else (), wanted.core),
}
