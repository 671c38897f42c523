"""Everything that this package registers: replays, shared moments, match files, catching up."""

from __future__ import annotations

from cogs.common.desk import Desk
from cogs.common.features import Entry, Feature, has_company, merge_presses
from cogs.kit.controls.actions import FILE, REPLAY, SINCE, VERIFY
from cogs.replay.catchup import Catchup
from cogs.replay.commands import Replay
from cogs.replay.match_files import Files
from referee.match.live import Live


def setup(desk: Desk) -> Feature:
    """Return everything that this package registers: replays, shared moments, match files, catching up."""
    parts = (Replay(desk), Files(desk), Catchup(desk))
    return Feature(
        cogs=parts,
        presses=merge_presses(*(part.presses() for part in parts)),
        more=[
            Entry("table", 30, SINCE, "button-since"),
            Entry("table", 50, REPLAY, "button-replay"),
            Entry("table", 80, FILE, "button-file"),
            Entry("table", 90, VERIFY, "button-verify", _verifiable),
        ],
    )


def _verifiable(live: Live, user: int) -> bool:
    """Return whether to offer the check of the dice: at the end, and before it among several persons."""
    return live.is_open or has_company(live, user)
