"""Planned tables, which have a time to begin: reminders before it, a ready check at it, and their events in Discord."""

from __future__ import annotations

from msgspec.structs import replace

from referee.clocks.terms import DAY, MINUTE
from referee.errors import RefusedError
from referee.lobby.places import Places, check_host, persons
from referee.lobby.teams import is_enough
from referee.match.again import acts_again
from referee.match.live import Live
from referee.match.slots import BOARD, READY, soon_slot
from store.connection import Connection
from store.lobby import lobbies, plans
from store.lobby.plans import Plan, Stage
from store.match import outbox

EARLIEST, LATEST = 5 * MINUTE, 60 * DAY
"""The least and the most seconds between planning a table and its time."""

BEFORE = (DAY, 15 * MINUTE)
"""Times of reminders, in seconds before a table's time."""

FAR = 1.5
"""A reminder is left out unless the table was planned this many times as long ahead of its time."""

CHECK_IN = 10 * MINUTE
"""Seconds that the ready check of a planned table lasts."""

ASK_AGAIN = 30
"""Seconds between a change of seats during a ready check and the next check, so that several changes need only one."""

SAME = 1.0
"""Two times that differ by fewer seconds count as the same: Discord cuts fractions."""

SHOWN_STAGES: tuple[Stage, ...] = ("posted", "moved", "dropped")
"""The stages of an event that exists in Discord and has not begun."""

NOBODY = 0
"""The user who is ready from the start: none, for the ready check of a planned table."""


def check_time(begins: float, now: float) -> None:
    """Raise RefusedError for a time at which no table can begin."""
    if not now + EARLIEST <= begins <= now + LATEST:
        raise RefusedError("refused-moment-far", least=EARLIEST // MINUTE, most=LATEST // DAY)


def new_plan(match: int, begins: float, now: float) -> Plan:
    """Return the plan of a new table."""
    return Plan(match, begins, _next_due_after(begins, now, now))


def has_come(plan: Plan | None, now: float) -> bool:
    """Return whether the time of a planned table has come."""
    return plan is not None and plan.begins <= now


def _next_due_after(begins: float, now: float, made: float) -> float:
    """Return the time of the next reminder after `now`, else the table's time. `made` is when it was planned."""
    moments = [begins - before for before in BEFORE if begins - before > now and begins - made >= FAR * before]
    return min([*moments, begins])


def _replanned(former: Plan | None, new: Plan, reminded: float | None) -> Plan:
    """Return a table's plan after a change; the event of the former plan, if announced, is to be moved."""
    if former is None or former.event is None or former.stage not in SHOWN_STAGES:
        return replace(new, told=reminded)
    return replace(new, told=reminded, event=former.event, stage="moved")


class Plans:
    """Runs planned tables. `now` is a clock in unix seconds."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.live = places.live
        self.db = places.db
        self.now = places.now

    async def run_due(self) -> float | None:
        """Send due reminders and begin due ready checks; return the time of the next one."""
        due = {plan.match: plan for plan in await plans.due(self.db, self.now())}
        for plan in [due[match] for match in await self.live.station.ours(due)]:
            live = await self.live.by_id(plan.match)
            async with live.lock_for(None):
                # The host may have set another time while this task waited for the lock.
                if live.row.status == "lobby" and await plans.of(self.db, plan.match) == plan:
                    await self._due(live, plan)
        return await plans.next_due(self.db)

    async def _due(self, live: Live, plan: Plan) -> None:
        now, match = self.now(), live.row.id
        if now < plan.begins:
            remind = _next_due_after(plan.begins, now, live.row.created)
            slots = [soon_slot(now)]
            await self.places.change(live, lambda db: plans.note_reminder(db, match, now, remind), *slots, touch=False)
        elif live.row.ready is not None:
            await self.places.change(live, lambda db: plans.note_reminder(db, match, None, None), touch=False)
        elif is_enough(live):
            await self.places.change(live, lambda db: self._ask(db, match, now), READY)
        else:
            # The players are told once; from then on it is a table without a time.
            await self.places.change(live, lambda db: plans.note_reminder(db, match, now, None), soon_slot(now))

    @staticmethod
    def _ask(db: Connection, match: int, now: float) -> None:
        plans.note_reminder(db, match, None, None)
        lobbies.begin_ready_check(db, match, now + CHECK_IN, NOBODY)

    @acts_again
    async def set_time(self, code: str, user: int, begins: float | None) -> Live:
        """Set a table's time to begin, or (None) remove it; the players are told a new time.

        Raises RefusedError if this is not the host, if the match has begun, and as `check_time` does.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            check_host(live, user, "refused-not-host-time")
            now, match = self.now(), live.row.id
            if live.row.guild is None:
                raise RefusedError("refused-private-plan")
            if begins is not None:
                check_time(begins, now)
            slots = [soon_slot(now)] if begins is not None and len(persons(live)) > 1 else []

            def work(db: Connection) -> None:
                former = plans.get(db, match)
                plans.forget(db, match)
                lobbies.end_ready_check(db, match)
                if begins is not None:
                    plans.keep(db, _replanned(former, new_plan(match, begins, now), now if slots else None))
                elif former is not None and former.event is not None and former.stage in SHOWN_STAGES:
                    plans.keep(db, replace(former, remind=None, told=None, stage="dropped"))

            await self.places.change(live, work, *slots)
        return live

    async def end_event(self, plan: Plan) -> None:
        """Note that a table's event needs no more changes; a dropped plan is deleted."""
        if plan.stage == "dropped":
            await self.db.write(lambda db: plans.forget_dropped(db, plan.match))
        else:
            await self.set_event(plan.match, plan.event, "over")

    async def set_announced(self, plan: Plan, event: int, begins: float) -> None:
        """Note the event that was created for a table; if its time `begins` is out of date by now, the event is to be moved."""

        def work(db: Connection) -> None:
            now = plans.get(db, plan.match)
            if now is None:
                plans.keep(db, replace(plan, remind=None, told=None, event=event, stage="dropped"))
                return
            plans.set_event(db, plan.match, event, "posted" if abs(now.begins - begins) < SAME else "moved")
            outbox.owe(db, plan.match, [BOARD], self.now())

        await self.db.write(work)
        self.live.wake(plan.match)

    async def set_event(self, match: int, event: int | None, stage: Stage) -> None:
        """Set the event of a planned table and its stage; the lobby shows when an event is lacking."""

        def work(db: Connection) -> None:
            plans.set_event(db, match, event, stage)
            if stage == "lacking":
                outbox.owe(db, match, [BOARD], self.now())

        await self.db.write(work)
        self.live.wake(match)

    async def of(self, live: Live) -> Plan | None:
        """Return the plan of a table, None if it has no time."""
        return await plans.of(self.db, live.row.id)
