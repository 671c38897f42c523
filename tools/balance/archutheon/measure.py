"""Matches of two equal practice players of Archutheon: of the basic game, with each module alone, and with all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random

import msgspec

from engines.archutheon.automatic.practice import advise, quick
from engines.archutheon.board import Board, Options
from engines.archutheon.content.pack import Pack
from engines.archutheon.game import ARCHUTHEON
from engines.kernel.choose import advance, begin
from engines.kernel.game import Rules
from engines.kernel.state.model import Seat
from engines.kernel.views import redeal
from tools.balance.archutheon.figures import Run
from tools.balance.archutheon.picture import roads_scene
from tools.balance.archutheon.report import report, summary
from tools.balance.archutheon.watch import Fate, Watch
from tools.balance.experiment import Balance, Count, Request
from tools.balance.journal import spread_on

Job = tuple[str, int, str, str]
"""The row, the number of its match, who plays ("quick" or "practice"), and the seed."""

SEATS: tuple[Seat, Seat] = (0, 1)

MODULES: Mapping[str, Mapping[str, str]] = {
    "terrain": {"terrain": "drawn"},
    "leaders": {"leaders": "on"},
    "passives": {"passives": "on"},
    "charge": {"charge": "on"},
    "boosting": {"boosting": "on"},
    "release": {"release": "on"},
    "slots": {"slots": "on"},
}
ALL = {name: value for each in MODULES.values() for name, value in each.items()}

BASIC, EVERYTHING, OTHER = "basic", "all", "other"
"""The rows of the basic game, of all modules, and of the basic game with the other ruling on orange's first Enlightenment."""

ROWS: Mapping[str, Mapping[str, str]] = {BASIC: {}, **MODULES, EVERYTHING: ALL, OTHER: {}}


@lru_cache(maxsize=2)
def rules_of(row: str) -> Rules[Board, Pack]:
    """Return the rules of a row."""
    rules = ARCHUTHEON.standard
    if row != OTHER:
        return rules
    tables = rules.pack.tables
    tables = msgspec.structs.replace(tables, first_enlightenment=not tables.first_enlightenment)
    return ARCHUTHEON.rules(msgspec.structs.replace(rules.pack, tables=tables))


def play(job: Job) -> Fate:
    """Play a match; return it. Leaders and heroes are drawn by chance, so that each is seen with all; orange is the first
    seat in every other match. Practice players get the match dealt anew for their seat; quick ones look at nothing else.
    """
    row, number, who, seed = job
    rng = Random(f"{seed} {row} {number} {who}")  # noqa: S311  # matches of an experiment, no dice of a game
    rules = rules_of(row)
    options = msgspec.convert({**ROWS[row], "first": number % 2}, Options)
    begun = begin(rules, SEATS, rng.randbytes(32).hex(), options)
    match, watch = begun.match, Watch(rules.pack)
    while match.outcome is None:
        asked = match.asks[0]
        watch.note(match)
        if who == "quick":
            keys = quick(rules, match, asked.seat, rng)
        else:
            keys = advise(rules, redeal(rules, match, asked.seat, rng), asked.seat, rng)
        turn = advance(rules, match, asked.seat, asked.id, keys)
        watch.hear(event.public for event in turn.events if event.public is not None)
    return watch.fate(row, match.board)


def jobs_of(count: Mapping[str, int], who: str, request: Request) -> list[Job]:
    """Return the jobs of so many matches of each row."""
    rows: Sequence[str] = request.whose or [*ROWS]
    return [(row, number, who, str(request.seed)) for row in rows for number in range(count[row])]


def counts_of(request: Request) -> dict[str, int]:
    """Return the number of matches of each row."""
    found = dict.fromkeys(ROWS, request.counts["module"])
    return found | {BASIC: request.counts["matches"], EVERYTHING: request.counts["matches"]}


def measure(request: Request) -> Run:
    """Play all matches that the journal does not have yet; return the run."""
    pack = ARCHUTHEON.standard.pack  # before processes are forked, so that all play with the same cards
    journal = request.journal / f"archutheon-{request.seed}-{ARCHUTHEON.standard.hash[:12]}.jsonl"
    quickly = jobs_of(counts_of(request), "quick", request)
    practice = jobs_of(dict.fromkeys((*ROWS,), request.counts["practice"]), "practice", request)
    practice = [job for job in practice if job[0] in (BASIC, EVERYTHING)]
    fates = spread_on(play, [*quickly, *practice], request.jobs, journal, Fate)
    return Run(pack, request.seed, tuple(fates[: len(quickly)]), tuple(fates[len(quickly) :]), dict(request.counts))


BALANCE = Balance(
    counts=(
        Count("matches", 2_000, 1, "how many matches of quick players of the basic game, and of all modules"),
        Count("module", 600, 1, "how many matches of quick players of each module alone"),
        Count("practice", 0, 0, "how many matches of practice players of these two; each takes minutes"),
    ),
    measure=measure,
    summary=summary,
    report=report,
    scene=roads_scene,
    whose=[*ROWS],
    resumes=True,
)
