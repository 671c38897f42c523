"""All that this package registers: clocks, pauses, vacations, and what a table decides about them."""

from __future__ import annotations

from cogs.clocks.commands import Clocks
from cogs.clocks.slots import ClockSlots
from cogs.common.desk import Desk
from cogs.common.features import Entry, Feature, has_clocks, has_company, is_playing
from cogs.kit.actions import TAKE_VACATION
from referee.match.live import Live


def setup(desk: Desk) -> Feature:
    """All that this package registers: clocks, pauses, vacations, and what a table decides about them."""
    clocks = Clocks(desk)
    return Feature(
        cogs=[clocks],
        presses=clocks.presses(),
        slots=ClockSlots(desk.referee).kinds(),
        more=[
            Entry("table", 70, "clocks", "button-clocks", has_clocks),
            Entry("own", 20, TAKE_VACATION, "button-vacation", has_clocks),
            Entry("match", 20, "pause", "button-pause", _pausable),
            Entry("match", 30, "resume", "button-resume", _paused_by_all),
            Entry("match", 80, "endless", "button-close", _endable),
        ],
    )


def _pausable(live: Live, user: int) -> bool:
    """Offered to the persons of a match whose clocks run, or who wait for each other."""
    return is_playing(live, user) and has_clocks(live, user) and live.row.paused is None


def _endable(live: Live, user: int) -> bool:
    """Offered to several persons: who plays alone ends the match by leaving it."""
    return is_playing(live, user) and has_company(live, user)


def _paused_by_all(live: Live, user: int) -> bool:
    """Offered to the persons of a match that they have paused together."""
    return is_playing(live, user) and live.row.paused_by == "consent"
