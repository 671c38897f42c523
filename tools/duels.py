"""Lets practice players fight every pair of BattleCON's fighters: `python -m tools.duels --rounds 10 --seed 1`.

Writes docs/battlecon-balance.md and docs/battlecon-balance.png. In every round each pair meets once, the places taking turns. The
same seed and rounds give the same report, whatever the number of processes.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from pathlib import Path
from random import Random

from boards.canvas import paint
from boards.theme import THEMES
from engines.battlecon.board import Options
from engines.battlecon.game import BATTLECON
from engines.battlecon.practice import QUICK, advise
from engines.kernel.chance import random_keys
from engines.kernel.choose import advance, begin
from engines.kernel.views import redeal
from tools.duels_picture import duels_scene
from tools.duels_report import Run, report, summary

DOCS = Path(__file__).resolve().parents[1] / "docs"

Job = tuple[str, str, int, int]
"""Two fighters, the round, and the seed of everything."""

Score = tuple[float, int]
"""The first fighter's score of a duel: 1, ½ or 0; and the beats it took."""


def duel(job: Job) -> Score:
    """Return what came of a duel of two practice players, each seeing no more than its seat does."""
    one, other, number, seed = job
    rng = Random(f"{one} {other} {number} {seed}")  # noqa: S311  # duels of an experiment, no dice of a game
    swapped = number % 2 == 1
    fighters = (other, one) if swapped else (one, other)
    rules = BATTLECON.standard
    match = begin(rules, (0, 1), rng.randbytes(32).hex(), Options(fighters=fighters)).match
    while match.outcome is None:
        asked = match.asks[0]
        keys = advise(rules, redeal(rules, match, asked.seat, rng), asked.seat, rng, QUICK)
        advance(rules, match, asked.seat, asked.id, keys)
    winner = match.board.winner
    score = 0.5 if winner is None else float((winner == 0) != swapped)
    return score, match.board.beat


def against_chance(job: Job) -> Score:
    """Return what came of a duel of a practice player, the first of the pair, against one who answers at random."""
    one, other, number, seed = job
    rng = Random(f"chance {one} {other} {number} {seed}")  # noqa: S311  # as above
    seat = number % 2
    fighters = (other, one) if seat else (one, other)
    rules = BATTLECON.standard
    match = begin(rules, (0, 1), rng.randbytes(32).hex(), Options(fighters=fighters)).match
    while match.outcome is None:
        asked = match.asks[0]
        mine = asked.seat == seat
        keys = advise(rules, redeal(rules, match, seat, rng), seat, rng, QUICK) if mine else random_keys(asked, rng)
        advance(rules, match, asked.seat, asked.id, keys)
    winner = match.board.winner
    return (0.5 if winner is None else float(winner == seat)), match.board.beat


def measure(kits: Sequence[str], rounds: int, chance: int, seed: int, processes: int, whose: Sequence[str]) -> Run:
    """Fight all pairs, those of `whose` fighters alone if any are named, and return what was counted."""
    pack = BATTLECON.standard.pack
    pairs = [pair for pair in combinations(kits, 2) if not whose or set(pair) & set(whose)]
    jobs = [(one, other, number, seed) for number in range(rounds) for one, other in pairs]
    rng = Random(seed)  # noqa: S311  # which pairs meet chance
    weak = [(*rng.sample(list(kits), 2), n, seed) for n in range(chance)]
    with ProcessPoolExecutor(processes) as pool:
        scores = list(pool.map(duel, jobs, chunksize=8))
        beaten = list(pool.map(against_chance, weak, chunksize=8))
    met = [(one, other, score, beats) for (one, other, _, _), (score, beats) in zip(jobs, scores, strict=True)]
    return Run(pack, rounds, seed, tuple(met), len(weak), sum(score for score, _ in beaten))


def main(words: Sequence[str] | None = None) -> int:
    """Run the command; return its exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.duels", description=__doc__)
    parser.add_argument("--rounds", type=int, default=10, help="how often each pair of fighters meets")
    parser.add_argument("--chance", type=int, default=1_000, help="how many duels of practice against random players")
    parser.add_argument("--whose", nargs="*", default=[], help="only the duels of these fighters")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes")
    parser.add_argument("--seed", type=int, help="where the duels come from; drawn at random if not given")
    parser.add_argument("--out", type=Path, default=DOCS, help="the folder to write to")
    given = parser.parse_args(words)
    kits = sorted(BATTLECON.standard.pack.kit)
    if given.rounds < 1 or given.jobs < 1 or given.chance < 0:
        parser.error("--rounds and --jobs are 1 or more, --chance is 0 or more")
    if unknown := set(given.whose) - set(kits):
        parser.error(f"no such fighter: {', '.join(sorted(unknown))}")
    seed = given.seed if given.seed is not None else random.SystemRandom().getrandbits(32)
    print(f"duels: --rounds {given.rounds} --chance {given.chance} --seed {seed}", flush=True)
    run = measure(kits, given.rounds, given.chance, seed, given.jobs, given.whose)
    print("\n".join(summary(run)))
    if not given.whose:
        (given.out / "battlecon-balance.md").write_text(report(run), encoding="utf-8")
        (given.out / "battlecon-balance.png").write_bytes(paint(duels_scene(run), THEMES["dark"]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
