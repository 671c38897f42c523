"""Files of tournaments and ladders, changed at random: a script refuses each, finds the difference, or it means the same."""

from __future__ import annotations

from random import Random

from tests.soak.parts.kept import kept_if_it_fails
from tests.soak.running import Found, Part
from tests.tournaments.support.changed_files import LADDER, TOURNAMENT, changed, judge, places, rearranged

FILES_OF_ONE = 100
"""Changed files of one tournament or ladder."""

REARRANGED = 0.2
"""The share of files in which a record stands elsewhere; in all others a value is changed."""

MOST_SECONDS = 30.0
"""Seconds of processor time that a script may take."""


def play(seed: str, _number: int, size: int) -> Found:
    """Change so many files."""
    rng, found = Random(seed), Found()
    while found.figures["files"] < size:
        kind = rng.choice((TOURNAMENT, LADDER))
        made = kind.made(rng)
        where = [*places(made)]
        for place in rng.choices(where, k=min(FILES_OF_ONE, size - found.figures["files"])):
            body = rearranged(made, rng) if rng.random() < REARRANGED else changed(made, place, rng)
            with kept_if_it_fails(body, "soak-table.json", f"changed at {place}, or rearranged", MOST_SECONDS):
                found.figures[judge(kind, made, body)] += 1
            found.figures["files"] += 1
    return found


def _missing(found: Found) -> list[str]:
    """Return what a whole run must have met."""
    wanted = ("refused", "different", "right", "the same")
    return [f"nothing was {name}" for name in wanted if not found.figures[name]]


PART = Part("table-files", "files", 40_000, 1000, play, _missing)
