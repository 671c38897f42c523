"""The registration of this package: clocks, pauses, vacations, and the motions of a table."""

from __future__ import annotations

from cogs.clocks.commands import Clocks
from cogs.clocks.slots import ClockSlots
from cogs.common.desk import Desk
from cogs.common.features import Entry, Feature, has_clocks, has_company, is_playing
from cogs.kit.controls.actions import TAKE_VACATION
from referee.match.live import Live


def setup(desk: Desk) -> Feature:
    """Return the feature: clocks, pauses, vacations, and the motions of a table."""
    clocks = Clocks(desk)
    return Feature(
        cogs=[clocks],
        presses=clocks.presses(),
        slots=ClockSlots(desk.referee).kinds(),
        more=[
            Entry("table", 70, "clocks", "button-clocks", has_clocks),
            Entry("own", 20, TAKE_VACATION, "button-vacation", has_clocks),
            Entry("match", 20, "pause", "button-pause", _can_pause),
            Entry("match", 30, "resume", "button-resume", _can_resume),
            Entry("match", 80, "endless", "button-close", _can_close),
        ],
    )


def _can_pause(live: Live, user: int) -> bool:
    """Return whether a user can propose a pause: a player of a match with running clocks, or with other persons."""
    return is_playing(live, user) and has_clocks(live, user) and live.row.paused is None


def _can_close(live: Live, user: int) -> bool:
    """Return whether a user can propose to close the match: one of several persons. A lone player leaves instead."""
    return is_playing(live, user) and has_company(live, user)


def _can_resume(live: Live, user: int) -> bool:
    """Return whether a user can resume a match: a player of one that its players have paused together."""
    return is_playing(live, user) and live.row.paused_by == "consent"
