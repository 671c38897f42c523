"""Random answers, for random play and for the simplest practice player."""

from __future__ import annotations

from random import Random
from typing import Any

from engines.kernel.state.model import Decision, Match, Seat


def random_keys(asked: Decision, rng: Random) -> list[str]:
    """Return a random legal answer to a decision."""
    options = asked.options
    if asked.most == 1 == asked.least:  # not `several`, which is a call
        return [rng.choice(options).key]
    left, random = len(options), rng.random
    wanted = asked.least + int(random() * (min(asked.most, left) - asked.least + 1))
    keys = []
    for option in options:  # one pass is three times as quick as `sample`
        if random() * left < wanted:
            keys.append(option.key)
            wanted -= 1
        left -= 1
    if asked.ordered:
        rng.shuffle(keys)
    return keys


def random_advice(_rules: object, match: Match[Any, Any], seat: Seat, rng: Random) -> list[str]:
    """Return a random legal answer of a seat: the practice player of a game that has no better one."""
    return random_keys(next(d for d in match.asks if d.seat == seat), rng)
