"""Stops a match where it stands: what is written when it is frozen, and when what it stood at has passed."""

from __future__ import annotations

from typing import Literal

from referee.match.live import Live
from referee.match.slots import ASK, BOARD, TURN, panel_slot
from store.connection import Connection
from store.match import matches, outbox
from store.seats import undos

DAMAGED: Literal["damaged"] = "damaged"
"""Why a match is frozen of which something stored is not what was stored."""


FAULT: Literal["fault"] = "fault"
"""Why a match is frozen in which the rules fail over each answer that was tried."""

Reason = Literal["loop", "fault", "damaged"]


def freeze(db: Connection, live: Live, reason: Reason, now: float) -> None:
    """Freeze a match at its last good state, and owe that to its board and panels, within the running transaction."""
    matches.end_match(db, live.row.id, "frozen", reason, None, now)
    lapse_undo_request(db, live.row.id, now)
    outbox.owe(db, live.row.id, [BOARD, TURN, *(panel_slot(s.seat) for s in live.humans)], now)


def lapse_undo_request(db: Connection, match: int, now: float) -> None:
    """Close a match's open request to undo: the consents given are about an earlier state of the table."""
    if undos.lapse(db, match):
        outbox.owe(db, match, [ASK], now)
