"""Does what is due in tournaments: takes news of matches in, opens tables, pairs and closes rounds, keeps deadlines."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence

from referee.errors import RefusedError
from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.halls import Halls, is_automatic
from referee.tournaments.halls.rights import check_organiser, check_version
from referee.tournaments.rounds.limits import TimeLimits
from referee.tournaments.rounds.more_time import owe_tables
from referee.tournaments.rounds.results import Results
from referee.tournaments.rounds.settling import Settling
from referee.tournaments.rounds.solver import Solver
from referee.tournaments.rounds.tables import AT_ONCE
from store.connection import Connection
from store.errors import DamagedError, StoreError
from store.tournaments import times, tournaments
from telemetry import measure
from tournaments.facts.kinds import AnyFact, CheckInOpened, ClockSetBack, Downtime, Ended, VacationTaken
from tournaments.facts.record import Author
from tournaments.running.deadlines import round_deadline
from tournaments.running.duties import Duty, duties, next_step, tables_to_open
from tournaments.running.rounds import closing_round, making_cut
from tournaments.running.start import starting
from tournaments.settings.paces import Days
from tournaments.state.model import Pairing

log = logging.getLogger("arbiter.tournaments")

MOST_AT_ONCE = 16
"""Duties of one tournament that are done before others have their turn."""

LONG = 32
"""Duties that are looked at before other tasks have their turn."""

RETRY_AFTER = 30.0
"""Seconds until a duty that was refused is tried again."""


class Director:
    """Does the duties of tournaments."""

    def __init__(self, halls: Halls, settling: Settling, results: Results, limits: TimeLimits, solver: Solver) -> None:
        self.halls = halls
        self.settling = settling
        self.tables = settling.tables
        self.results = results
        self.limits = limits
        self.solver = solver
        self.now = halls.now
        # The version at which nothing could be done, and when it is tried again all the same.
        self._retry: dict[int, tuple[int, float]] = {}
        # When a tournament is tried again in which something failed by a fault of ours.
        self._faulty: dict[int, float] = {}
        # The version at which all tables were last seen to be in line.
        self._settled: dict[int, int] = {}
        self._do: Mapping[str, Callable[[Hall, Duty], Awaitable[None]]] = {
            "open_check_in": self._open_check_in,
            "start": self._start,
            "pair": self._pair,
            "open_table": self._open_tables,
            "no_show_game": limits.no_show,
            "no_show_pairing": limits.no_show,
            "time_up": limits.call_time,
            "deadline": limits.deadline,
            "close": self._close,
            "cut": self._cut,
            "end": self._end,
        }

    # ---------------------------------------------------------------- falling due

    async def run_due(self) -> float | None:
        """Do what is due in all tournaments; return when to look again, None if nothing is in sight."""
        more, now = False, self.now()
        for tournament in await self.halls.station.ours(await tournaments.due(self.halls.db, now), "tournaments"):
            more |= await self._run_safely(tournament)
        if more:
            return now
        moment = await tournaments.next_due(self.halls.db, now)
        if not await tournaments.due(self.halls.db, now):
            return moment
        # What is due was refused or waits for a match: it is tried again, and at once when something changes.
        again = now + RETRY_AFTER
        return again if moment is None else min(moment, again)

    async def _run_safely(self, tournament: int) -> bool:
        """Do what is due in a tournament; after a fault there it is tried again later, and the others go on."""
        again, now = self._faulty.get(tournament, 0.0), self.now()
        if now < again <= now + RETRY_AFTER:  # a later time means that the machine's clock was set back
            return False
        try:
            return await self._run(await self.halls.by_id(tournament))
        except Exception as error:
            if isinstance(error, StoreError) and not isinstance(error, DamagedError):
                raise  # the disk refuses everything
            log.exception("tournament=%d: what is due could not be done", tournament)
            measure.count("faults", kind="job")
            self._faulty[tournament] = self.now() + RETRY_AFTER
            return False

    async def _run(self, hall: Hall) -> bool:
        """Do what is due in a tournament, up to a number of duties; return whether there is more to do."""
        async with hall.lock:
            await self.halls.refresh(hall)
            await self.results.take(hall)
            await self._take_times(hall)
            await self._settle(hall)
            for _ in range(MOST_AT_ONCE):
                version, again = self._retry.get(hall.row.id, (-1, 0.0))
                if version == hall.version and self.now() < again <= self.now() + RETRY_AFTER:
                    return False
                due = [duty for duty in duties(hall.state, int(self.now())) if is_automatic(hall, duty)]
                if not due:
                    await self._settle(hall)
                    await self._note_due(hall)
                    return False
                if not await self._try(hall, due):
                    return False
            return True

    async def _try(self, hall: Hall, due: Sequence[Duty]) -> bool:
        """Do the first duty that can be done; return False, and wait a while, if none can."""
        for count, duty in enumerate(due):
            version = hall.version
            if count % LONG == LONG - 1:
                await asyncio.sleep(0)  # games that go on after their time are looked at one by one
            try:
                await self._do[duty.kind](hall, duty)
            except RefusedError as error:
                log.warning("tournament=%s duty=%s refused: %s", hall.row.code, duty.kind, error)
                continue
            if hall.version > version:
                return True
        self._retry[hall.row.id] = (hall.version, self.now() + RETRY_AFTER)
        return False

    async def _settle(self, hall: Hall) -> None:
        if self._settled.get(hall.row.id) != hall.version or hall.row.due is not None:
            await self.settling.settle(hall)
            self._settled[hall.row.id] = hall.version

    async def _take_times(self, hall: Hall) -> None:
        """Carry downtimes of the bot, and vacations, into the log (TM-39)."""
        if hall.state.phase not in ("open", "check_in", "running"):
            return
        row = hall.row.id
        spans = await times.downtimes(self.halls.db, row)
        if spans:
            facts = time_facts(spans, int(self.now()))
            opened: list[int] = []

            def also(db: Connection) -> None:
                times.forget_downtimes(db, row)
                pairings = [one for round_ in hall.state.rounds.values() for one in round_.pairings]
                opened[:] = owe_tables(db, hall, pairings, self.now())

            await self.halls.commit(hall, lambda _hall: facts, also=also)
            for match in opened:
                self.tables.live.wake(match)
        if hall.state.phase == "running" and isinstance(hall.settings.pace, Days):
            taken = await times.vacations(self.halls.db, row, hall.state.started_at)
            longest: dict[tuple[int, int], int] = {}  # two mates may have left at the same moment
            for entry, start, end in taken:
                longest[entry, int(start)] = max(int(end), longest.get((entry, int(start)), 0))
            known = {(n, *span) for n, entry in hall.state.entries.items() for span in entry.vacations}
            new = [
                VacationTaken(entry, start, end)
                for (entry, start), end in longest.items()
                if end > start and (entry, start, end) not in known
            ]
            if new:
                await self.halls.commit(hall, lambda _hall: new)

    async def _note_due(self, hall: Hall) -> None:
        due = self.halls.due_of(hall)
        if due != hall.row.due:
            await self.halls.change(hall, lambda db: tournaments.set_field(db, hall.row.id, "due", due))

    # ---------------------------------------------------------------- the organiser's next step

    async def step(self, code: str, user: int, roles: Sequence[int], version: int, *, manager: bool = False) -> Hall:
        """Do the one thing that is due for an organiser, who saw the tournament at a version.

        A second press, or one of another organiser, changes nothing: it is refused with what has changed. Raises RefusedError
        also if nothing is due, with the table that is waited for.
        """
        hall = await self.halls.by_code(code)
        async with hall.lock:
            check_organiser(hall, user, roles, manager=manager)
            await self.halls.refresh(hall)
            check_version(hall, version)
            found = next_step(hall.state, int(self.now()))
            if found.duty is None:
                table = found.blocked_by[0][2] if found.blocked_by else 0
                raise RefusedError("refused-tournament-no-step", rule="TM-38", table=table)
            await self._do[found.duty.kind](hall, found.duty)
        return hall

    async def open_check_in(self, code: str, user: int, roles: Sequence[int], *, manager: bool = False) -> Hall:
        """Begin the check-in now. Raises RefusedError in any other phase than that of entering."""
        hall = await self.halls.by_code(code)
        async with hall.lock:
            check_organiser(hall, user, roles, manager=manager)
            await self._commit(hall, lambda _hall: [CheckInOpened()], "organiser", user)
        return hall

    async def start_now(self, code: str, user: int, roles: Sequence[int], *, manager: bool = False) -> Hall:
        """Start with those who have checked in, before the time of check-in is over."""
        hall = await self.halls.by_code(code)
        async with hall.lock:
            check_organiser(hall, user, roles, manager=manager)
            secret = hall.row.secret
            await self._commit(hall, lambda hall: [starting(hall.state, secret)], "organiser", user)
        return hall

    # ---------------------------------------------------------------- duties

    async def _commit(
        self, hall: Hall, make: Callable[[Hall], Sequence[AnyFact]], by: Author = "system", user: int | None = None
    ) -> None:
        await self.halls.commit(hall, make, by=by, user=user)

    async def _open_check_in(self, hall: Hall, _duty: Duty) -> None:
        await self._commit(hall, lambda _hall: [CheckInOpened()])

    async def _start(self, hall: Hall, _duty: Duty) -> None:
        secret = hall.row.secret
        await self._commit(hall, lambda hall: [starting(hall.state, secret)])

    async def _pair(self, hall: Hall, _duty: Duty) -> None:
        """Pair the next round, solved in a worker. The lock is held meanwhile, so nothing comes in between."""
        fact = await self.solver.round(hall.settings, hall.records, hall.row.secret)
        await self._commit(hall, lambda _hall: [fact])

    async def _open_tables(self, hall: Hall, _duty: Duty) -> None:
        """Open tables that are missing, many at once; none for a pairing whose time is over."""
        now = int(self.now())
        wanted = [(pairing, nth) for pairing, nth in tables_to_open(hall.state) if not _is_late(hall, pairing, now)][
            :AT_ONCE
        ]
        if wanted:
            await self.tables.open(hall, wanted)

    async def _close(self, hall: Hall, duty: Duty) -> None:
        secret = hall.row.secret
        await self._commit(hall, lambda hall: [closing_round(hall.state, duty.stage, duty.round, secret)])

    async def _cut(self, hall: Hall, _duty: Duty) -> None:
        secret = hall.row.secret
        await self._commit(hall, lambda hall: [making_cut(hall.state, secret)])

    async def _end(self, hall: Hall, _duty: Duty) -> None:
        await self._commit(hall, lambda _hall: [Ended()])


def time_facts(spans: Sequence[tuple[float, float]], now: int) -> list[AnyFact]:
    """Return the facts of downtimes; a span that ends before it starts is a clock that was set back.

    What was noted by the old clock, and so ends later than now, comes first: it is moved with all the rest.
    """
    downtimes = [Downtime(int(start), int(end)) for start, end in spans if int(end) > int(start)]
    set_back = [ClockSetBack(int(start) - int(end)) for start, end in spans if int(end) < int(start)]
    old = [one for one in downtimes if one.end > now]
    return [*old, *set_back, *(one for one in downtimes if one.end <= now)]


def _is_late(hall: Hall, pairing: Pairing, now: int) -> bool:
    """Return whether the deadline of a pairing has passed."""
    deadline = round_deadline(hall.state, pairing)
    return deadline is not None and deadline <= now
