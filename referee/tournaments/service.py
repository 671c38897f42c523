"""Tournaments, put together: what the cogs call, and what the timekeeper asks."""

from __future__ import annotations

from collections.abc import Callable

from referee.homes import Homes
from referee.lobby.lobbies import Lobbies
from referee.match.turn_runner import TurnRunner
from referee.seats.leaving import Seats
from referee.tournaments.entries.details import Details
from referee.tournaments.entries.entering import Entering
from referee.tournaments.entries.forgetting import Forgetting
from referee.tournaments.entries.opening import Opening
from referee.tournaments.entries.seeding import Seeding
from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.halls import Halls
from referee.tournaments.organising.organising import Organising
from referee.tournaments.rating import amend_ratings, ratings_from
from referee.tournaments.reading.reader import EXPLAINERS, SMALL_TO_EXPLAIN, Reader
from referee.tournaments.rounds.director import Director
from referee.tournaments.rounds.last_hour import LastHour
from referee.tournaments.rounds.limits import TimeLimits
from referee.tournaments.rounds.more_time import MoreTime, owe_last
from referee.tournaments.rounds.reminding import HereReminders
from referee.tournaments.rounds.results import Results
from referee.tournaments.rounds.settling import Settling
from referee.tournaments.rounds.solver import Solver
from referee.tournaments.rounds.tables import Tables
from referee.tournaments.servers import Servers


class Tournaments:
    """Everything that people can do with tournaments, by theme. `now` is a clock in unix seconds."""

    def __init__(
        self, lobbies: Lobbies, seats: Seats, runner: TurnRunner, homes: Homes, now: Callable[[], float]
    ) -> None:
        self.halls = Halls(lobbies.db, now, lobbies.live.station)
        self.opening = Opening(self.halls)
        self.reader = Reader()
        self.seeding = Seeding(self.halls, self.reader)
        self.entering = Entering(self.halls, self.seeding, lambda row: lobbies.rules_of(row).pack)
        self.entering.rating_of = ratings_from(lobbies.db, now)
        self.halls.on_records = amend_ratings
        self.halls.on_end = lobbies.live.end_event
        self.tables = Tables(self.halls, lobbies)
        self.settling = Settling(self.tables, seats)
        self.results = Results(self.halls, lobbies.live)
        self.limits = TimeLimits(self.halls, self.settling, seats, runner, now)
        self.solver = Solver()
        self.explainer = Reader(EXPLAINERS, SMALL_TO_EXPLAIN)
        self.director = Director(self.halls, self.settling, self.results, self.limits, self.solver)
        self.more_time = MoreTime(self.halls, lobbies.live)
        # Once for all: previews of acts make objects of their own, and a hook is never taken away.
        lobbies.live.commit_hooks.append(lambda db, row, *_: owe_last(db, row, now()))
        self.organising = Organising(self.halls, self.settling, self.results, self.more_time)
        self.servers = Servers(self.halls, homes)
        homes.on_server = self.servers.note
        self.forgetting = Forgetting(self.halls, self.settling)
        self.details = Details(self.halls)
        self.last_hour = LastHour(self.halls)
        self.here_reminders = HereReminders(self.halls)
        self.timed_jobs = (
            *(self.director.run_due, self.limits.run_flags, self.last_hour.run_due),
            self.here_reminders.run_due,
        )

    async def to_show(self, code: str) -> Hall:
        """Return a tournament with its view made. Raises RefusedError if there is none."""
        hall = await self.halls.by_code(code)
        await self.reader.prepare(hall)
        return hall

    async def close(self) -> None:
        """End the processes."""
        await self.solver.close()
        await self.reader.close()
        await self.explainer.close()
