"""Deadlines at tables: who is not there, whose flag has fallen, and the end of the time (TM-35 to TM-38)."""

from __future__ import annotations

import logging
from collections.abc import Callable

from engines.kernel.choose import IllegalChoiceError, call_time
from engines.kernel.timing import time_called
from referee.match.live import Live
from referee.match.turn_runner import LoggedChoice, Transition, TurnRunner
from referee.seats.leaving import Seats
from referee.tournaments.hall import Hall
from referee.tournaments.halls import Halls
from referee.tournaments.tables import Tables
from store.match import clocks
from tournaments.facts.kinds import Absent
from tournaments.running.absent import no_show
from tournaments.running.duties import Duty
from tournaments.state.model import Pairing

log = logging.getLogger("arbiter.tournaments")


class TimeLimits:
    """Keeps the deadlines of tables. `now` is a clock in unix seconds."""

    def __init__(
        self, halls: Halls, tables: Tables, seats: Seats, runner: TurnRunner, now: Callable[[], float]
    ) -> None:
        self.halls = halls
        self.tables = tables
        self.live = tables.live
        self.seats = seats
        self.turn_runner = runner
        self.now = now

    async def _table(self, pairing: Pairing, nth: int) -> Live | None:
        """Return the match of a pairing's game, None if there is none."""
        code = next((game.code for game in pairing.games if game.nth == nth and game.code), None)
        return None if code is None else await self.live.by_code(code)

    # ---------------------------------------------------------------- who is not there

    async def no_show(self, hall: Hall, duty: Duty) -> None:
        """Decide a game, or a pairing, whose players did not all come in time (TM-35); a pod begins without them (TM-31)."""
        pairing = hall.pairing(duty.stage, duty.round, duty.table)
        live = await self._table(pairing, duty.nth)
        if live is None:
            return
        async with live.lock_for(None):
            if live.row.status != "lobby":
                return  # it begins just now; the news of it is on the way
            missing = self.tables.missing(hall, live)
            place = (duty.stage, duty.round, duty.table)
            facts = no_show(hall.state, place, duty.kind == "no_show_pairing", missing)
            await self.halls.commit(hall, lambda _hall: facts)
            if any(isinstance(fact, Absent) for fact in facts):
                await self.tables.begin_without(hall, live, missing)
            else:
                await self.tables.close(live, "forfeit")

    # ---------------------------------------------------------------- the end of the time

    async def call_time(self, hall: Hall, duty: Duty) -> None:
        """Let the game under way end at its next boundary (TM-37)."""
        pairing = hall.pairing(duty.stage, duty.round, duty.table)
        nth = duty.nth or len([game for game in pairing.games if game.places]) + 1
        live = await self._table(pairing, nth)
        if live is None:
            return
        async with live.lock_for(None):
            if live.row.status == "playing":
                await self._call(live, decisive=hall.state.is_knockout(duty.stage))

    async def _call(self, live: Live, *, decisive: bool) -> None:
        _, match = live.rules_and_match
        if time_called(match)[0]:
            return
        transition: Transition = lambda rules, match: call_time(rules, match, decisive=decisive)  # noqa: E731  # a closure
        try:
            await self.turn_runner.run(live, LoggedChoice(-1, None, "time", "time", (), "referee"), transition)
        except IllegalChoiceError:
            log.info("match=%s was over before its time", live.row.code)

    # ---------------------------------------------------------------- flags

    async def run_flags(self) -> float | None:
        """Take the seats of those whose flag has fallen long enough ago (TM-36); return when to look again."""
        nearest: float | None = None
        for match, seat, fallen, tournament in await clocks.fallen_in_tournaments(self.halls.db):
            hall = await self.halls.by_id(tournament)
            pace = hall.settings.pace
            at = fallen + pace.flag
            if at > self.now():
                nearest = at if nearest is None else min(nearest, at)
                continue
            await self._lose(await self.live.by_id(match), seat)
        return nearest

    async def _lose(self, live: Live, seat: int) -> None:
        async with live.lock_for(None):
            if live.row.status != "playing" or all(s.seat != seat or s.status != "human" for s in live.seats):
                return
            _, match = live.rules_and_match
            if len(match.seats) == 2:  # a duel
                await self.seats.remove(live, seat, None)
            else:
                await self.seats.hand_over(live, seat, reason="absent")
