"""Deadlines at tables: who is not there, whose flag has fallen, and the end of the time (TM-35 to TM-38)."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

import msgspec

from engines.kernel.choose import IllegalChoiceError, call_time
from engines.kernel.history.saves import BadSaveError
from engines.kernel.state.model import Seat
from engines.kernel.steps.timing import time_called
from referee.errors import RefereeFaultError, RefusedError
from referee.homes import NO_PLACE
from referee.match.history import DECISIVE, NOBODY, TIME
from referee.match.live import Live
from referee.match.slots import BOARD, LATE, MOTION, TURN, panel_slot
from referee.match.stopping import lapse_undo_request
from referee.match.turn_runner import LoggedChoice, Transition, TurnRunner
from referee.seats.leaving import Seats, has_teams, side_of
from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.halls import Halls
from referee.tournaments.rounds.places import FLAGS
from referee.tournaments.rounds.settling import FORFEIT, Settling
from referee.tournaments.rounds.tables import Tables
from store.connection import Connection
from store.match import clocks, matches, outbox
from store.match.clocks import Fallen
from tournaments.facts.kinds import Absent
from tournaments.running.absent import no_show, out_of_time
from tournaments.running.deadlines import after, round_deadline
from tournaments.running.duties import Duty
from tournaments.state.model import Pairing

log = logging.getLogger("arbiter.tournaments")


class TimeLimits:
    """Keeps the deadlines of tables. `now` is a clock in unix seconds."""

    def __init__(
        self, halls: Halls, settling: Settling, seats: Seats, runner: TurnRunner, now: Callable[[], float]
    ) -> None:
        self.halls = halls
        self.settling = settling
        self.live = settling.live
        self.seats = seats
        self.turn_runner = runner
        self.now = now

    async def _table(self, pairing: Pairing) -> Live | None:
        """Return the match of a pairing's game that has no result yet, None if there is none."""
        code = next((game.code for game in pairing.games if game.code and not game.places), None)
        return None if code is None else await self.live.by_code(code)

    # ---------------------------------------------------------------- who is not there

    async def no_show(self, hall: Hall, duty: Duty) -> None:
        """Decide a game, or a pairing, whose players did not all come in time (TM-35); a pod begins without them (TM-31)."""
        pairing = hall.pairing(duty.stage, duty.round, duty.table)
        live = await self._table(pairing)
        if live is None:
            return
        async with live.lock_for(None):
            if live.row.status != "lobby" or await self.settling.begin_if_there(hall, live):
                return  # it begins just now; the news of it is on the way
            if live.row.homeless in NO_PLACE:
                return  # nobody can find the table: an organiser moves it
            missing = [entry for entry in Tables.missing(hall, live) if entry not in pairing.absent]
            place = (duty.stage, duty.round, duty.table)
            facts = no_show(hall.state, place, duty.kind == "no_show_pairing", missing)
            if facts:
                await self.halls.commit(hall, lambda _hall: facts)
            if facts and not isinstance(facts[0], Absent):
                await self.settling.close(live, FORFEIT)
        # A pod goes on with those who are there, or closes: that is settled as after a crash.
        await self.settling.settle(hall)

    # ---------------------------------------------------------------- the end of the time

    async def call_time(self, hall: Hall, duty: Duty) -> None:
        """Let the game under way end at its next boundary (TM-37)."""
        live = await self._table(hall.pairing(duty.stage, duty.round, duty.table))
        if live is None:
            return
        async with live.lock_for(None):
            if live.row.status == "playing":
                await self._call(live, decisive=hall.state.is_knockout(duty.stage))

    async def deadline(self, hall: Hall, duty: Duty) -> None:
        """Keep the deadline of a pairing of days: the game under way ends at its next boundary, else its wins count (TM-38).

        Whoever's flag is down then loses at once.
        """
        place = (duty.stage, duty.round, duty.table)
        live = await self._table(hall.pairing(*place))
        missing: Sequence[int] = ()
        if live is not None:
            async with live.lock_for(None):
                if live.row.status == "playing":
                    await self._call(live, decisive=hall.state.is_knockout(duty.stage))
                if live.row.status != "lobby" or await self.settling.begin_if_there(hall, live):
                    return
                missing = Tables.missing(hall, live)
        facts = out_of_time(hall.state, place, missing)
        await self.halls.commit(hall, lambda _hall: facts)
        await self.settling.settle(hall)

    async def _call(self, live: Live, *, decisive: bool) -> None:
        _, match = live.rules_and_match
        if time_called(match)[0]:
            return
        transition: Transition = lambda rules, match: call_time(rules, match, decisive=decisive)  # noqa: E731  # a closure
        try:
            choice = LoggedChoice(NOBODY, None, TIME, TIME, (DECISIVE,) if decisive else (), "referee")
            await self.turn_runner.run(live, choice, transition)
        except IllegalChoiceError:
            log.info("match=%s was over before its time", live.row.code)

    # ---------------------------------------------------------------- flags

    async def run_flags(self) -> float | None:
        """Let those lose whose flag has fallen long enough ago (TM-36); return when to look again."""
        nearest: float | None = None
        by_match: dict[int, list[Fallen]] = {}
        for fallen in await clocks.fallen_in_tournaments(self.halls.db):
            by_match.setdefault(fallen.match, []).append(fallen)
        for rows in [by_match[match] for match in await self.live.station.ours(by_match)]:
            try:
                at = await self._run_flag(rows)
            except (RefusedError, RefereeFaultError, BadSaveError):
                log.exception("match=%d: its flags are not handled", rows[0].match)
                continue
            if at is not None:
                nearest = at if nearest is None else min(nearest, at)
        return nearest

    async def _run_flag(self, rows: Sequence[Fallen]) -> float | None:
        """Let the seats lose whose flags fell first in a match; return when that is due, None once it is done."""
        hall = await self.halls.by_id(rows[0].tournament)
        first = min(row.at for row in rows)
        async with hall.lock:
            if hall.state.paused:
                return None
            live = await self.live.by_id(rows[0].match)
            grace = 0 if self._is_late(hall, live) else hall.settings.pace.flag
            at = after(int(first), grace, hall.state.downtimes) if grace else first
            if at > self.now():
                return at
            async with live.lock_for(None):
                await self._lose(live, [row.seat for row in rows if row.at == first])
        return None

    def _is_late(self, hall: Hall, live: Live) -> bool:
        """Return whether the deadline of a match's pairing has passed: then no flag has any grace (TM-38)."""
        for round_ in hall.state.rounds.values():
            for pairing in round_.pairings:
                if any(game.code == live.row.code for game in pairing.games):
                    deadline = round_deadline(hall.state, pairing)
                    return deadline is not None and deadline <= self.now()
        return False

    async def _lose(self, live: Live, seats: Sequence[Seat]) -> None:
        """Let seats lose whose flags fell at the same moment: their side, both sides, or places in a pod (TM-36, TM-42)."""
        late = [seat for seat in seats if any(s.seat == seat for s in live.humans)]
        if live.row.status != "playing" or not late:
            return
        _, match = live.rules_and_match
        if len(match.seats) == 2 or has_teams(live):
            if {*match.seats} <= {mate for seat in late for mate in side_of(live, seat)}:
                await self._both_lose(live)
            else:
                await self.seats.remove_side(live, late[0], None)
            return
        for seat in late:
            if live.row.status == "playing":
                await self.seats.hand_over(live, seat, reason="absent")

    async def _both_lose(self, live: Live) -> None:
        now = self.now()

        def work(db: Connection) -> None:
            nobody = msgspec.json.encode({"winners": (), "awarded": True}).decode()
            matches.end_match(db, live.row.id, "closed", FLAGS, nobody, now)
            lapse_undo_request(db, live.row.id, now)
            panels = [panel_slot(seat.seat) for seat in live.humans]
            outbox.owe(db, live.row.id, [BOARD, TURN, LATE, MOTION, *panels], now)

        await self.live.commit(live, work)
