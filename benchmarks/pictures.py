"""Pictures: milliseconds in a warm process, KiB."""

from __future__ import annotations

from random import Random

from benchmarks.timing import each, row
from boards.jobs import Picture, new_job
from boards.pictures import draw, warm
from engines.games import GAMES
from engines.kernel.chance import random_keys
from engines.kernel.choose import begin, choose
from engines.kernel.views import view


def main() -> None:
    """Measure and print."""
    print("Pictures: warm, in one process")
    warm()
    game = GAMES["krendel"]
    rules = game.rules(game.load_pack())
    for seats in (2, 4, 6):
        rng = Random(seats)  # a benchmark's choices
        match = begin(rules, range(seats), rng.randbytes(32).hex(), game.options_type()).match
        while (match.board.round, match.board.phase) != (2, "discard"):
            asked = match.asks[0]
            match = choose(rules, match, asked.seat, asked.id, random_keys(asked, rng)).match
        shots: tuple[tuple[Picture, int | None], ...] = (("table", None), ("hand", 0))
        for picture, seat in shots:
            seen = view(rules, match, seat).table
            names = {n: f"Player {n}" for n in range(seats)}
            job = new_job("krendel", picture, seen, rules.body, rules.hash, names, language="ru", theme="dark")
            png = draw(job)
            row(
                f"Krendel, {seats} seats, {picture}",
                f"{each(lambda job=job: draw(job), 5) * 1e3:.1f} ms  {len(png) / 1024:.0f} KiB",
            )
