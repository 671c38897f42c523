"""The check that paints the table of a new match of each game with the bot's own painter."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Iterable
from random import Random

from boards.games import PICTURED
from boards.jobs import Job, PaintError, new_job
from engines.games import GAMES
from engines.kernel.choose import begin
from engines.kernel.views import view
from ops.findings import Finding, bad, good

SIGNATURE = b"\x89PNG\r\n\x1a\n"

SLOW = 5.0
"""Seconds for a picture from which on an answer in Discord feels stuck."""

NAMES = ("Ёжик", "Щука", "Fjörd", "Anna", "Öyvind", "Ъ")


async def paints(paint: Callable[[Job], Awaitable[bytes]]) -> Iterable[Finding]:
    """Check that a picture of each game can be painted."""
    jobs = [job_of(game) for game in GAMES if game in PICTURED]
    begun = time.perf_counter()
    for job in jobs:
        try:
            picture = await paint(job)
        except (PaintError, OSError) as error:
            return [bad("doctor-pictures-failed", game=job.game, reason=str(error).strip().splitlines()[-1][:150])]
        if not picture.startswith(SIGNATURE):
            return [bad("doctor-pictures-failed", game=job.game, reason="no PNG")]
    each = (time.perf_counter() - begun) / max(1, len(jobs))
    if each > SLOW:
        return [Finding("note", "doctor-pictures-slow", {"seconds": round(each)})]
    return [good("doctor-pictures-good", count=len(jobs), milliseconds=round(each * 1000))]


def job_of(game: str) -> Job:
    """Return the painting job of a new match, which no cache can have."""
    rules = GAMES[game].standard
    seats = range(GAMES[game].seats.start)
    options, bring = rules.game.options_type(), rules.game.bring
    brought = {} if bring is None else {seat: bring.preset(rules.pack, options, Random(seat)) for seat in seats}  # noqa: S311  # which deck does not matter
    match = begin(rules, seats, f"{time.time_ns():064x}", options, brought).match
    # A new name each time: the painter caches pictures by their content.
    names = {seat: f"{NAMES[seat % len(NAMES)]} {time.time_ns() % 10**6}" for seat in seats}
    table = view(rules, match, None).table
    return new_job(game, "table", table, rules.body, rules.hash, names, language="ru", theme="dark")
