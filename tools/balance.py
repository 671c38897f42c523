"""Plays thousands of games and reports how balanced the cards are: `python -m tools.balance krendel --games 10000 --seed 1`.

Writes docs/krendel-balance.md and docs/krendel-balance.png. The same seed and games give the same report, whatever the
number of processes.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TypeVar

from boards.canvas import paint
from boards.theme import THEMES
from tools.balance_picture import balance_scene
from tools.balance_play import Job, Tally, play, rules_of_game, strength, total
from tools.balance_report import Run, report, summary

DOCS = Path(__file__).resolve().parents[1] / "docs"
PORTION = 25
"""Games of one job."""

T = TypeVar("T")


def portions(who: str, seed: int, games: int) -> list[Job]:
    """Return the jobs that make up these games."""
    return [(who, seed, start, min(start + PORTION, games)) for start in range(0, games, PORTION)]


def spread(work: Callable[[Job], T], jobs: list[Job], processes: int) -> list[T]:
    """Return what `work` makes of each job, in their order."""
    if processes == 1:
        return [work(job) for job in jobs]
    with ProcessPoolExecutor(processes) as pool:
        return list(pool.map(work, jobs))


def measure(games: int, duels: int, seed: int, processes: int) -> Run:
    """Play all games and return what was counted."""
    pack = rules_of_game().pack  # before processes are forked, so that all play with the same cards
    tallies: dict[str, Tally] = {}
    for who in ("random", "practice"):
        tallies[who] = total(spread(play, portions(who, seed, games), processes))
        print(f"balance: {games} games of {who} players", flush=True)
    won = sum(spread(strength, portions("practice", seed, duels), processes))
    return Run(pack, games, duels, seed, won, tallies["random"], tallies["practice"])


def main(words: Sequence[str] | None = None) -> int:
    """Run the command; return its exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.balance", description=__doc__)
    parser.add_argument("game", choices=["krendel"])
    parser.add_argument(
        "--games", type=int, default=10_000, help="how many games, of random and of practice players each"
    )
    parser.add_argument("--duels", type=int, default=1_000, help="how many games for two, practice against random")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes")
    parser.add_argument("--seed", type=int, help="where the games come from; drawn at random if not given")
    parser.add_argument("--out", type=Path, default=DOCS, help="the folder to write to")
    given = parser.parse_args(words)
    if min(given.games, given.duels, given.jobs) < 1:
        parser.error("--games, --duels and --jobs are 1 or more")
    seed = given.seed if given.seed is not None else random.SystemRandom().getrandbits(32)
    print(f"balance: {given.game} --games {given.games} --duels {given.duels} --seed {seed}", flush=True)
    run = measure(given.games, given.duels, seed, given.jobs)
    (given.out / f"{given.game}-balance.md").write_text(report(run), encoding="utf-8")
    (given.out / f"{given.game}-balance.png").write_bytes(paint(balance_scene(run), THEMES["dark"]))
    print("\n".join(summary(run)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
