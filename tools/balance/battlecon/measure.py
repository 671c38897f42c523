"""Duels of practice players for every pair of BattleCON's fighters, and duels of practice against random play."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random

from engines.battlecon.board import Options
from engines.battlecon.game import BATTLECON
from engines.battlecon.practice import QUICK, advise
from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import advance, begin
from engines.kernel.views import redeal
from tools.balance.battlecon.picture import duels_scene
from tools.balance.battlecon.report import Run, report, summary
from tools.balance.experiment import Balance, Count, Request, spread

Job = tuple[str, str, int, int]
"""Two fighters, the round, and the seed."""

Score = tuple[float, int]
"""The first fighter's score of a duel: 1, ½ or 0; and the beats it took."""


def duel(job: Job) -> Score:
    """Play a duel of two practice players, each seeing no more than its seat does; return its result."""
    one, other, number, seed = job
    rng = Random(f"{one} {other} {number} {seed}")  # noqa: S311  # duels of an experiment, no dice of a game
    swapped = number % 2 == 1
    fighters = (other, one) if swapped else (one, other)
    rules = BATTLECON.standard
    match = begin(rules, (0, 1), rng.randbytes(32).hex(), Options(fighters=fighters)).match
    while match.outcome is None:
        decision = match.asks[0]
        keys = advise(rules, redeal(rules, match, decision.seat, rng), decision.seat, rng, QUICK)
        advance(rules, match, decision.seat, decision.id, keys)
    winner = match.board.winner
    score = 0.5 if winner is None else float((winner == 0) != swapped)
    return score, match.board.beat


def against_chance(job: Job) -> Score:
    """Play a duel of a practice player, the first of the pair, against a random player; return its result."""
    one, other, number, seed = job
    rng = Random(f"chance {one} {other} {number} {seed}")  # noqa: S311  # as above
    seat = number % 2
    fighters = (other, one) if seat else (one, other)
    rules = BATTLECON.standard
    match = begin(rules, (0, 1), rng.randbytes(32).hex(), Options(fighters=fighters)).match
    while match.outcome is None:
        decision = match.asks[0]
        mine = decision.seat == seat
        keys = advise(rules, redeal(rules, match, seat, rng), seat, rng, QUICK) if mine else random_keys(decision, rng)
        advance(rules, match, decision.seat, decision.id, keys)
    winner = match.board.winner
    return (0.5 if winner is None else float(winner == seat)), match.board.beat


def measure(decision: Request) -> Run:
    """Play all duels, those of the named fighters alone if any are named; return the run."""
    return all_duels(sorted(BATTLECON.standard.pack.kit), decision)


def all_duels(kits: Sequence[str], decision: Request) -> Run:
    """Play the duels of all pairs of these fighters; return the run."""
    pack, seed, whose = BATTLECON.standard.pack, decision.seed, set(decision.whose)
    rounds, chance = decision.counts["rounds"], decision.counts["chance"]
    pairs = [pair for pair in combinations(kits, 2) if not whose or set(pair) & whose]
    jobs = [(one, other, number, seed) for number in range(rounds) for one, other in pairs]
    rng = Random(seed)  # noqa: S311  # which pairs meet chance
    weak: list[Job] = []
    for number in range(chance):
        one, other = rng.sample(list(kits), 2)
        weak.append((one, other, number, seed))
    scores = spread(duel, jobs, decision.jobs, portion=8)
    beaten = spread(against_chance, weak, decision.jobs, portion=8)
    met = [(one, other, score, beats) for (one, other, _, _), (score, beats) in zip(jobs, scores, strict=True)]
    return Run(pack, rounds, seed, tuple(met), len(weak), sum(score for score, _ in beaten))


BALANCE = Balance(
    counts=(
        Count("rounds", 10, 1, "how often each pair of fighters meets, the places taking turns"),
        Count("chance", 1_000, 0, "how many duels of practice against random players"),
    ),
    measure=measure,
    summary=summary,
    report=report,
    scene=duels_scene,
    whose=sorted(BATTLECON.standard.pack.kit),
)
