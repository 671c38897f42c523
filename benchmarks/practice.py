"""Practice players: milliseconds a choice, in whole matches among themselves, in the way the bot asks them."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

from benchmarks.engines import start, subjects
from benchmarks.timing import quantile, row
from engines.kernel.choose import advance
from engines.kernel.game import Rules
from engines.kernel.views import redeal

MATCHES = 3
BOUND = 400
"""Choices after which a match is left as it stands."""


def choices(rules: Rules[Any, Any], seats: int, options: Any, rng: Random) -> list[float]:
    """Return the seconds of every choice of some matches, each on a re-dealt match."""
    taken = []
    for _ in range(MATCHES):
        match = start(rules, seats, options, rng)
        for _ in range(BOUND):
            if match.outcome is not None:
                break
            decision = match.asks[0]
            begun = perf_counter()
            keys = rules.game.advise(rules, redeal(rules, match, decision.seat, rng), decision.seat, rng)
            taken.append(perf_counter() - begun)
            match = advance(rules, match, decision.seat, decision.id, keys).match
    return taken


def main() -> None:
    """Measure and print the figures."""
    rng = Random(20261122)  # a benchmark's choices
    print("Practice players: a choice, in ms")
    for name, rules, seats, options in subjects():
        if rules.game.id == "gauntlet":
            continue
        taken = choices(rules, seats, options, rng)
        mean, late, most = sum(taken) / len(taken), quantile(taken, 0.99), max(taken)
        row(name, f"{mean * 1e3:.0f}, p99 {late * 1e3:.0f}, most {most * 1e3:.0f}")
