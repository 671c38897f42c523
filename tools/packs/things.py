"""The things of content packs at a random table."""

from __future__ import annotations

from random import Random
from typing import Any

from engines.kernel.game import Rules


def ids_in_packs(rules: Rules[Any, Any], kind: str) -> list[str]:
    """Return the ids of the things of a kind that come from packs."""
    return [name.partition(".")[2] for name in rules.pack.origins if name.partition(".")[0] == kind]


def sample(rules: Rules[Any, Any], kind: str, count: int, rng: Random) -> tuple[str, ...]:
    """Return as many different things of a kind, at least one of a pack if there is any."""
    everything, own = [each.id for each in getattr(rules.pack, kind)], ids_in_packs(rules, kind)
    first = [rng.choice(own)] if own else []
    found = [*first, *rng.sample([name for name in everything if name not in first], count - len(first))]
    rng.shuffle(found)
    return tuple(found)
