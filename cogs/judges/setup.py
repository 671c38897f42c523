"""Sets up this package: calls for a judge, and the judge's desk."""

from __future__ import annotations

from cogs.common.desk import Desk
from cogs.common.features import Entry, Feature, has_company, merge_presses
from cogs.judges.call_pages import ASK, RECORD
from cogs.judges.commands import Judge
from cogs.judges.slots import JudgeSlots
from cogs.judges.taking_calls import CallTaking
from referee.match.live import Live


def setup(desk: Desk) -> Feature:
    """Return the feature of this package: calls for a judge, and the judge's desk."""
    taking = CallTaking(desk)
    judge = Judge(desk, taking)
    return Feature(
        cogs=[judge],
        presses=merge_presses(judge.presses(), taking.presses()),
        slots=JudgeSlots(desk).kinds(),
        more=[
            Entry("match", 40, ASK, "button-judge", _judgeable),
            Entry("match", 50, RECORD, "button-rulings", has_company),
        ],
    )


def _judgeable(live: Live, user: int) -> bool:
    """Return whether the user plays in a match that is frozen by a fault, or that runs with several persons."""
    runs = live.row.status == "playing" and has_company(live, user)
    return (runs or live.row.status == "frozen") and live.seat_of(user) is not None
