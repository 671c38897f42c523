"""Thousands of games of Krendel's Tournament by random and practice players, and duels of practice against random play."""

from __future__ import annotations

from tools.balance.experiment import Balance, Count, Request, spread
from tools.balance.krendel.picture import balance_scene
from tools.balance.krendel.play import Job, Tally, play, rules_of_game, strength, total
from tools.balance.krendel.report import Run, report, summary

PORTION = 25
"""Games of one job."""


def portions(who: str, seed: int, games: int) -> list[Job]:
    """Return the jobs that make up these games."""
    return [(who, seed, start, min(start + PORTION, games)) for start in range(0, games, PORTION)]


def measure(asked: Request) -> Run:
    """Play all games; return the run."""
    games, duels = asked.counts["games"], asked.counts["duels"]
    pack = rules_of_game().pack  # before processes are forked, so that all play with the same cards
    tallies: dict[str, Tally] = {}
    for who in ("random", "practice"):
        tallies[who] = total(spread(play, portions(who, asked.seed, games), asked.jobs))
        print(f"balance: {games} games of {who} players", flush=True)
    won = sum(spread(strength, portions("practice", asked.seed, duels), asked.jobs))
    return Run(pack, games, duels, asked.seed, won, tallies["random"], tallies["practice"])


BALANCE = Balance(
    counts=(
        Count("games", 10_000, 1, "how many games, of random and of practice players each"),
        Count("duels", 1_000, 1, "how many games for two, practice against random"),
    ),
    measure=measure,
    summary=summary,
    report=report,
    scene=balance_scene,
)
