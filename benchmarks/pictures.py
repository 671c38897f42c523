"""Pictures: milliseconds in a warm process, KiB."""

from __future__ import annotations

from random import Random

import msgspec

from benchmarks.timing import mean_seconds, row
from boards.jobs import Picture, new_job
from boards.pictures import draw, warm
from engines.battlecon.board import Options as BattleconOptions
from engines.brawl.board import Options as BrawlOptions
from engines.games import GAMES
from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import begin, choose
from engines.kernel.views import view
from engines.krendel.board import Options as KrendelOptions

SUBJECTS: tuple[tuple[str, str, int, msgspec.Struct, tuple[str, ...]], ...] = (
    *((f"Krendel, {seats} seats", "krendel", seats, KrendelOptions(), ("discard",)) for seats in (2, 4, 6)),
    ("BattleCON, duel", "battlecon", 2, BattleconOptions(select="random"), ("end", "recycle", "preparation")),
    (
        "BattleCON, two on two",
        "battlecon",
        4,
        BattleconOptions("two_on_two", "random"),
        ("end", "recycle", "preparation"),
    ),
    ("Super Fantasy Brawl, duel", "brawl", 2, BrawlOptions(select="random"), ("activation",)),
    ("Super Fantasy Brawl, teams", "brawl", 4, BrawlOptions(mode="teams", select="random"), ("activation",)),
)
"""Name, game, seats, options, and the phases at which the pictures are taken."""

CHOICES = 40
"""Random choices before pictures are taken."""


def main() -> None:
    """Measure and print the figures."""
    print("Pictures: warm, in one process")
    warm()
    for name, game, seats, options, phases in SUBJECTS:
        rules, rng = GAMES[game].standard, Random(seats)  # a benchmark's choices
        match = begin(rules, range(seats), rng.randbytes(32).hex(), options).match
        made = 0
        while made < CHOICES or match.board.phase not in phases:
            decision = match.asks[0]
            match = choose(rules, match, decision.seat, decision.id, random_keys(decision, rng)).match
            made += 1
        shots: tuple[tuple[Picture, int | None], ...] = (("table", None), ("hand", 0))
        for picture, seat in shots:
            seen = view(rules, match, seat).table
            names = {n: f"Player {n}" for n in range(seats)}
            job = new_job(game, picture, seen, rules.body, rules.hash, names, language="ru", theme="dark")
            png = draw(job)
            row(
                f"{name}, {picture}",
                f"{mean_seconds(lambda job=job: draw(job), 5) * 1e3:.1f} ms  {len(png) / 1024:.0f} KiB",
            )
