"""Reminds those of days who have not pressed "I am here": once at half time, once shortly before the deadline (TM-35, TM-67).

A reminder is owed like any message, so a crash neither loses nor doubles it. Nobody gets one in quiet hours, and nobody who wants
none; what is not needed any more is deleted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from referee.clocks.terms import pingable_from, quiet_hours
from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.halls import Halls
from referee.tournaments.halls.slots import HALF, HERE, LAST, here_of_slot, here_slot
from store.people import preferences
from store.tournaments import games, outbox, tournaments
from store.tournaments.games import Awaited
from tournaments.running.deadlines import no_show_pairing, round_deadline
from tournaments.settings.paces import Days
from tournaments.state.deciding import has_played
from tournaments.state.model import Game, Pairing

SHORTLY, PART = 6 * 3600, 8
"""Seconds before the deadline of the last reminder, and the part of the whole time that it is at most."""


class HereReminders:
    """Owes the reminders that are due, once each, and takes away those of people who came."""

    def __init__(self, halls: Halls) -> None:
        self.halls = halls
        self.db = halls.db
        self.now = halls.now

    async def run_due(self) -> float | None:
        """Owe what is due; return when to look again, None if nothing is in sight."""
        moments: list[float] = []
        running = await tournaments.with_phase(self.db, "running")
        for tournament in await self.halls.station.ours(running, "tournaments"):
            hall = await self.halls.by_id(tournament)
            if isinstance(hall.settings.pace, Days) and not hall.state.paused:
                moments += await self._of_hall(hall)
        return min(moments, default=None)

    async def _of_hall(self, hall: Hall) -> list[float]:
        """Owe what is due in a tournament; return when more is."""
        awaited = await games.awaited(self.db, hall.row.id)
        later: list[float] = []
        due: list[str] = []
        for one in awaited:
            times = times_of(hall, one)
            if times is None:
                continue
            found = await self._due(hall, one, times, later)
            due += [found] if found else []
        due += await self._outdated(hall, awaited)
        if due:
            async with hall.lock:
                await self.halls.change(hall, lambda _db: None, *due)
        return later

    async def _due(self, hall: Hall, one: Awaited, times: tuple[int, int, int], later: list[float]) -> str:
        """Return the slot of the reminder that a person is to get now, "" for none; note in `later` when there is one."""
        half, last, end = times
        now = self.now()
        if now >= end:
            return ""
        chosen = await preferences.of_user(self.db, one.user)
        if chosen.pings != "all":
            return ""  # "turns" are calls without reminders
        if now < half:
            later.append(float(half))
            return ""
        slot = here_slot(one.match, one.seat, LAST if now >= last else HALF)
        if await outbox.was_owed(self.db, hall.row.id, slot):
            later += [float(last)] if now < last else []
            return ""
        may = pingable_from(now, quiet_hours(chosen.zone, chosen.quiet_from, chosen.quiet_to))
        if may > now:
            later.append(may)
            return ""
        later += [float(last)] if now < last else []
        return slot

    async def _outdated(self, hall: Hall, awaited: Iterable[Awaited]) -> list[str]:
        """Return the slots of posted messages for people who need not come any more: they are deleted."""
        open_ = {(one.match, one.seat) for one in awaited}
        posted = await outbox.posted_slots(self.db, hall.row.id, HERE)
        return [slot for slot in posted if here_of_slot(slot)[:2] not in open_]


def times_of(hall: Hall, one: Awaited) -> tuple[int, int, int] | None:
    """Return half time, the moment shortly before the deadline, and the deadline of a table that waits; None without one."""
    pairing = hall.state.pairing_of(one.stage, one.round, one.table)
    game = next((game for game in pairing.games if game.nth == one.nth), None) if pairing else None
    if pairing is None or game is None or not game.opened_at:
        return None
    end = deadline_of(hall, pairing, game)
    if end is None or end <= game.opened_at:
        return None
    whole = end - game.opened_at
    return game.opened_at + whole // 2, end - min(SHORTLY, whole // PART), end


def deadline_of(hall: Hall, pairing: Pairing, game: Game) -> int | None:
    """Return by when all must be at the table of a game of days, None for one that has begun (TM-35, TM-38)."""
    if game.started_at or game.places:
        return None
    limits: Sequence[int | None] = (
        round_deadline(hall.state, pairing),
        None if has_played(pairing) else no_show_pairing(hall.state, pairing),
    )
    return min((at for at in limits if at is not None), default=None)
