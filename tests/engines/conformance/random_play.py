"""Long random play under the whole conformance suite: `python -m tests.engines.conformance.random_play --games 1000 --seed 7`.

Prints its seed first. After a failure it prints which game, seed and choices led to it, and exits with 1. All processors
play; what is played does not depend on how many there are.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import traceback
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import starmap

from tests.engines.conformance.ordering import check_orders
from tests.engines.conformance.tables import TABLES
from tools.conformance.checks import CHECKS, check_lanes
from tools.conformance.hidden_choices import check_hidden_choices
from tools.conformance.marks import check_marks
from tools.conformance.secrecy import check_redeal, check_redeal_can_be_played
from tools.conformance.series import check_concession, check_games

ALL_CHECKS = (
    *CHECKS,
    check_lanes,
    check_orders,
    check_redeal,
    check_redeal_can_be_played,
    check_hidden_choices,
    check_concession,
    check_games,
    check_marks,
)


def soak(games: int, seed: int, processes: int = 1) -> bool:
    """Play `games` seeds drawn from `seed`, each at one table under every check; return whether all of them held."""
    rng = random.Random(seed)
    seeds = [(n % len(TABLES), rng.getrandbits(32)) for n in range(games)]
    rounds = [(table, number, check) for table, number in seeds for check in range(len(ALL_CHECKS))]
    if processes == 1:
        return all(starmap(held, rounds))
    with ProcessPoolExecutor(processes) as pool:
        waited = [pool.submit(held, *played) for played in rounds]
        kept = all(future.result() for future in waited)
        pool.shutdown(cancel_futures=True)
    return kept


def held(at: int, number: int, nth: int) -> bool:
    """Play a game at one of TABLES under one of ALL_CHECKS; return whether it held, and say what happened if it did not."""
    table, check = TABLES[at], ALL_CHECKS[nth]
    try:
        check(table, number)
    except Exception:  # whatever a game raises is a finding
        traceback.print_exc()
        print(f"{check.__name__} failed at table {table.name}: ARBITER_SEED={number}", file=sys.stderr)
        return False
    return True


def main(words: Sequence[str] | None = None) -> int:
    """Run the command; return its exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.engines.conformance.random_play", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="how many games, spread over all tables")
    parser.add_argument("--seed", type=int, help="where the games' seeds come from; drawn at random if not given")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes")
    given = parser.parse_args(words)
    seed = given.seed if given.seed is not None else random.SystemRandom().getrandbits(32)
    print(f"soak: --games {given.games} --seed {seed}", flush=True)
    if not soak(given.games, seed, given.jobs):
        return 1
    print("soak: every promise was kept")
    return 0


if __name__ == "__main__":
    sys.exit(main())
