"""Cells of the tracks of Archutheon in words (AR-19, AR-46 to AR-48)."""

from __future__ import annotations

from collections.abc import Iterable

from engines.archutheon.content.tables import Steps
from words.archutheon.cards.texts import CardWords

TIERS = ("one", "two", "three")
"""The values of the tiers, by number."""


def track_cell(words: CardWords, track: int, step: int) -> str:
    """Return a cell of a track: "2-1-1", "slow, fast", "stash II"."""
    tables = words.pack.tables
    if track == 0:
        return steps_text(words, tables.movement[step])
    if track == 1:
        cell = tables.slots[step]
        speeds = ", ".join(map(words.speed, cell.speeds))
        return words.say("archutheon-any-order", speeds=speeds) if cell.any_order else speeds
    tier = tables.stash[step].tier
    return words.say("archutheon-stash", value=TIERS[tier - 1]) if tier else words.say("archutheon-stash-closed")


def steps_text(words: CardWords, steps: Steps) -> str:
    """Return a cell of the movement track, in words those that are Dashes or serve in defence too: "2-1-1, 1 in defence too"."""
    parts = [_joined(steps.steps)]
    for what, is_so in (("dash", steps.are_dashes), ("shield", steps.serve_in_defence)):
        if counts := [count for n, count in enumerate(steps.steps) if is_so(n)]:
            parts.append(words.say(f"archutheon-steps-{what}", steps=_joined(counts)))
    return ", ".join(parts)


def _joined(counts: Iterable[int]) -> str:
    return "-".join(map(str, counts))
