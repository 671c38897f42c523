"""Matches at random, with a visit to the first questions of each kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import choose
from engines.kernel.game import Rules
from engines.kernel.state.model import Decision, Match

Visit = Callable[[Any, Decision, Random], None]


def visit_questions(
    rules: Rules[Any, Any], match: Match[Any, Any], rng: Random, visit: Visit, each: int, visited: Counter[str]
) -> None:
    """Play a match to its end at random, and visit its questions until `visited` has so many of each kind."""
    while match.outcome is None:
        asked = rng.choice(match.asks)
        if visited[asked.kind] < each:
            visited[asked.kind] += 1
            visit(match, asked, rng)
        match = choose(rules, match, asked.seat, asked.id, random_keys(asked, rng)).match
