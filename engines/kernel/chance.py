"""Answers at random: what random play and the plainest practice player do."""

from __future__ import annotations

from random import Random
from typing import Any

from engines.kernel.model import Decision, Match, Seat


def random_keys(asked: Decision, rng: Random) -> list[str]:
    """Return a random legal answer to a decision."""
    count = rng.randint(asked.least, min(asked.most, len(asked.options)))
    return [o.key for o in rng.sample(asked.options, count)]


def random_advice(_rules: object, match: Match[Any, Any], seat: Seat, rng: Random) -> list[str]:
    """Return a random legal answer of a seat: the practice player of a game that has no better one."""
    return random_keys(next(d for d in match.asks if d.seat == seat), rng)
