"""What tests of Archutheon at the table share: who plays, and what a quick player would answer for a person."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engines.archutheon.automatic.practice import quick
from engines.kernel.views import redeal
from referee.match.live import Live

DUEL = ("Anna", "Boris")


def quickly_advised(live: Live, user: int, rng: Random) -> Sequence[str]:
    """Return what a quick practice player would answer for a person."""
    rules, match = live.rules_and_match
    seat = live.seat_of(user)
    assert seat is not None
    return quick(rules, redeal(rules, match, seat.seat, rng), seat.seat, rng)  # type: ignore[arg-type]  # of this game
