"""The announcement of the last hour before a round's deadline (TM-67)."""

from __future__ import annotations

from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.halls import Halls
from referee.tournaments.halls.slots import HOUR, round_number
from store.tournaments import outbox, tournaments
from tournaments.running.deadlines import round_deadline
from tournaments.settings.paces import Days
from tournaments.state.deciding import decision
from tournaments.state.model import Round

BEFORE = 3600
"""Seconds before the deadline."""


class LastHour:
    """Announces the last hour of rounds, once each."""

    def __init__(self, halls: Halls) -> None:
        self.halls = halls
        self.db = halls.db
        self.now = halls.now

    async def run_due(self) -> float | None:
        """Announce what is due; return when to look again, None if nothing is in sight."""
        soonest: float | None = None
        running = await tournaments.with_phase(self.db, "running")
        for tournament in await self.halls.station.ours(running, "tournaments"):
            hall = await self.halls.by_id(tournament)
            if isinstance(hall.settings.pace, Days) and not hall.state.paused:
                soonest = _earlier(soonest, await self._of_hall(hall))
        return soonest

    async def _of_hall(self, hall: Hall) -> float | None:
        soonest: float | None = None
        for round_ in [*hall.state.rounds.values()]:
            at = announced_at(hall, round_)
            if at is None:
                continue
            if at > self.now():
                soonest = _earlier(soonest, float(at))
                continue
            slot = f"{HOUR}:{round_number(round_.stage, round_.number)}"
            if not await outbox.was_owed(self.db, hall.row.id, slot):
                async with hall.lock:
                    await self.halls.change(hall, lambda _db: None, slot)
        return soonest


def announced_at(hall: Hall, round_: Round) -> int | None:
    """Return when the last hour of a round begins, None for a round that is closed or without open tables."""
    if round_.is_closed:
        return None
    deadlines = [
        at
        for pairing in round_.pairings
        if decision(hall.state, pairing) is None and (at := round_deadline(hall.state, pairing))
    ]
    return min(deadlines) - BEFORE if deadlines else None


def _earlier(one: float | None, other: float | None) -> float | None:
    moments = [moment for moment in (one, other) if moment is not None]
    return min(moments, default=None)
