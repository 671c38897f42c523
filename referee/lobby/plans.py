"""Tables with a time to begin: reminders before it, and at the time everybody is asked whether they are there."""

from __future__ import annotations

from sqlite3 import Connection

from msgspec.structs import replace

from referee.clocks.terms import DAY, MINUTE
from referee.errors import RefusedError
from referee.lobby.places import Places, check_host, persons
from referee.lobby.teams import is_enough
from referee.match.live import Live
from referee.match.slots import BOARD, READY, soon_slot
from store.lobby import lobbies, plans
from store.lobby.plans import Plan, Stage
from store.match import outbox

EARLIEST, LATEST = 5 * MINUTE, 60 * DAY
"""Seconds from now in which a planned table can begin, at least and at most."""

BEFORE = (DAY, 15 * MINUTE)
"""Seconds before the time of a table at which those who sit there are reminded."""

FAR = 1.5
"""How many times as far ahead a table must be planned, so that a reminder of it is no echo of the plan."""

CHECK_IN = 10 * MINUTE
"""Seconds that everybody has, from the time of the table on, to say that they are there."""

ASK_AGAIN = 30
"""Seconds after a change of sides at its time before everybody is asked anew: several changes are asked about once."""

SAME = 1.0
"""Seconds by which two times may differ that are the same: Discord cuts what is below."""

SHOWN_STAGES: tuple[Stage, ...] = ("posted", "moved", "dropped")
"""The stages of an event that stands in Discord and has not begun."""

NOBODY = 0
"""Who has said to be there when the time of a table comes."""


def check_time(begins: float, now: float) -> None:
    """Raise RefusedError for a time at which no table can begin."""
    if not now + EARLIEST <= begins <= now + LATEST:
        raise RefusedError("refused-moment-far", least=EARLIEST // MINUTE, most=LATEST // DAY)


def new_plan(match: int, begins: float, now: float) -> Plan:
    """Return the plan of a new table."""
    return Plan(match, begins, _next(begins, now, now))


def has_come(plan: Plan | None, now: float) -> bool:
    """Return whether the time of a planned table has come."""
    return plan is not None and plan.begins <= now


def _next(begins: float, now: float, made: float) -> float:
    """Return when something is due after `now` at a table planned at the moment `made`."""
    moments = [begins - before for before in BEFORE if begins - before > now and begins - made >= FAR * before]
    return min([*moments, begins])


def _replanned(former: Plan | None, new: Plan, told: float | None) -> Plan:
    """The plan of a table that had another one before; an event that was announced is moved."""
    if former is None or former.event is None or former.stage not in SHOWN_STAGES:
        return replace(new, told=told)
    return replace(new, told=told, event=former.event, stage="moved")


class Plans:
    """The part of the referee that keeps the times of tables. `now` is a clock in unix seconds."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.live = places.live
        self.db = places.db
        self.now = places.now

    async def run_due(self) -> float | None:
        """Remind of the tables that begin soon, ask who is there where the time has come; return when the next is due."""
        for plan in await plans.due(self.db, self.now()):
            live = await self.live.by_id(plan.match)
            async with live.lock_for(None):
                # The host may have set another time while the lock was waited for.
                if live.row.status == "lobby" and await plans.of(self.db, plan.match) == plan:
                    await self._due(live, plan)
        return await plans.next_due(self.db)

    async def _due(self, live: Live, plan: Plan) -> None:
        now, match = self.now(), live.row.id
        if now < plan.begins:
            remind = _next(plan.begins, now, live.row.created)
            slots = [soon_slot(now)]
            await self.places.change(live, lambda db: plans.note_reminder(db, match, now, remind), *slots, touch=False)
        elif live.row.ready is not None:
            await self.places.change(live, lambda db: plans.note_reminder(db, match, None, None), touch=False)
        elif is_enough(live):
            await self.places.change(live, lambda db: self._ask(db, match, now), READY)
        else:
            # Told once, and from then on a table like any other.
            await self.places.change(live, lambda db: plans.note_reminder(db, match, now, None), soon_slot(now))

    @staticmethod
    def _ask(db: Connection, match: int, now: float) -> None:
        plans.note_reminder(db, match, None, None)
        lobbies.begin_ready_check(db, match, now + CHECK_IN, NOBODY)

    async def set_time(self, code: str, user: int, begins: float | None) -> Live:
        """Let a table begin at another time, or (None) at none; those who sit there are told a new one.

        Raises RefusedError for others than its host, once it has begun, and as `check_time` does.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            check_host(live, user, "refused-not-host-time")
            now, match = self.now(), live.row.id
            if live.row.guild is None:
                raise RefusedError("refused-private-plan")
            if begins is not None:
                check_time(begins, now)
            told = [soon_slot(now)] if begins is not None and len(persons(live)) > 1 else []

            def work(db: Connection) -> None:
                former = plans.get(db, match)
                plans.forget(db, match)
                lobbies.end_ready_check(db, match)
                if begins is not None:
                    plans.keep(db, _replanned(former, new_plan(match, begins, now), now if told else None))
                elif former is not None and former.event is not None and former.stage in SHOWN_STAGES:
                    plans.keep(db, replace(former, remind=None, told=None, stage="dropped"))

            await self.places.change(live, work, *told)
        return live

    async def end_event(self, plan: Plan) -> None:
        """Note that nothing is done about a table's event any more; a time that was dropped is forgotten with it."""
        if plan.stage == "dropped":
            await self.db.write(lambda db: plans.forget_dropped(db, plan.match))
        else:
            await self.set_event(plan.match, plan.event, "over")

    async def set_announced(self, plan: Plan, event: int, begins: float) -> None:
        """Note the event of a table, which `begins` at a time that the table had; it follows where that is no longer so."""

        def work(db: Connection) -> None:
            now = plans.get(db, plan.match)
            if now is None:
                plans.keep(db, replace(plan, remind=None, told=None, event=event, stage="dropped"))
                return
            plans.set_event(db, plan.match, event, "posted" if abs(now.begins - begins) < SAME else "moved")
            outbox.owe(db, plan.match, [BOARD], self.now())

        await self.db.write(work)
        self.live.wake_delivery(plan.match)

    async def set_event(self, match: int, event: int | None, stage: Stage) -> None:
        """Note how far the event of a planned table is; the lobby shows it."""

        def work(db: Connection) -> None:
            plans.set_event(db, match, event, stage)
            if stage == "lacking":
                outbox.owe(db, match, [BOARD], self.now())

        await self.db.write(work)
        self.live.wake_delivery(match)

    async def of(self, live: Live) -> Plan | None:
        """Return the plan of a table, None for one without."""
        return await plans.of(self.db, live.row.id)
