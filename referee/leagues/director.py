"""Does what is due on ladders: results of matches, matches to be opened, deadlines, who sinks, fallen flags."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from engines.kernel.choose import decision_of
from referee.clocks.terms import HOUR, terms_of
from referee.errors import RefusedError
from referee.leagues.live_ladder import LiveLadder
from referee.leagues.live_ladders import LiveLadders
from referee.leagues.results import LadderResults
from referee.leagues.slots import slots_of
from referee.leagues.tables import LadderTables
from referee.match.live import Live
from referee.seats.leaving import Seats
from store.leagues import games, ladders, outbox
from tournaments.leagues.ladder import LadderDuty, Settled, Sunk, ladder_duties

log = logging.getLogger("arbiter.leagues")

MOST_AT_ONCE = 32
"""Things that are done on one ladder before others have their turn."""

RETRY_AFTER = 60.0
"""Seconds until something is tried again that was refused, or waits for a judge."""

FLAG_DAYS = 12 * HOUR
"""Seconds after which a flag that has fallen loses by itself, where an answer has days; else it loses at once (TM-36)."""


class LadderDirector:
    """Does the duties of ladders."""

    def __init__(self, live: LiveLadders, tables: LadderTables, results: LadderResults, seats: Seats) -> None:
        self.live = live
        self.tables = tables
        self.results = results
        self.seats = seats
        self.db = live.db
        self.now = live.now

    async def run_due(self) -> float | None:
        """Do what is due on all ladders; return when to look again, None if nothing is in sight."""
        again: float | None = None
        for number in await ladders.due(self.db, self.now()):
            ladder = await self.live.by_id(number)
            try:
                more = await self._run(ladder)
            except RefusedError as error:
                log.warning("ladder=%s refused: %s", ladder.row.code, error)
                more = self.now() + RETRY_AFTER
            if more is not None:
                again = more if again is None else min(again, more)
        moment = await ladders.next_due(self.db)
        if moment is not None and moment <= self.now():
            moment = again or self.now() + RETRY_AFTER
        found = [at for at in (again, moment) if at is not None]
        return min(found, default=None)

    async def _run(self, ladder: LiveLadder) -> float | None:
        """Do what is due on a ladder; return when to come back for what could not be done yet."""
        async with ladder.lock:
            await self._take_in(ladder)
            await self.results.take(ladder)
            if ladder.row.phase != "open":
                await self.tables.close_unneeded(ladder)
                return None
            await self.tables.begin_where_both_are(ladder)
            for _ in range(MOST_AT_ONCE):
                await self._open_tables(ladder)
                version = ladder.version
                due = ladder_duties(ladder.state, int(self.now()))
                for duty in due:
                    await self._do(ladder, duty)
                    if ladder.version > version:
                        break
                else:
                    await self.tables.close_unneeded(ladder)
                    # Notes the next moment, be it the same as before: a crash may have left an earlier one.
                    await self.live.change(ladder, lambda _db: None)
                    return self.now() + RETRY_AFTER if due else None
            return self.now()

    async def _take_in(self, ladder: LiveLadder) -> None:
        """Take in facts that were stored besides, and owe the messages that they make out of date."""
        version = ladder.version
        await self.live.catch_up(ladder)
        made = [*enumerate(ladder.facts[version:], version + 1)]
        if made:
            now, slots = self.now(), slots_of(ladder, made)
            await self.db.write(lambda db: outbox.owe(db, ladder.row.id, slots, now))
            self.live.wake()

    async def _open_tables(self, ladder: LiveLadder) -> None:
        """Open the match of every accepted challenge that has none: the last one ended without a result (TM-40)."""
        for one in [*ladder.state.challenges]:
            if one.accepted_at and ladder.number_of(one) not in ladder.tables:
                await self.tables.open(ladder, one, lambda _ladder, _now: [])

    # ---------------------------------------------------------------- duties

    async def _do(self, ladder: LiveLadder, duty: LadderDuty) -> None:
        if duty.kind == "sink":
            await self.live.commit(ladder, lambda _ladder, now: [Sunk(now, duty.person)])
        elif duty.kind == "accept_over":
            await self.live.commit(ladder, lambda _ladder, now: [Settled(now, duty.person, duty.person, forfeit=True)])
        else:
            await self._time_is_up(ladder, duty.person)

    async def _time_is_up(self, ladder: LiveLadder, challenger: int) -> None:
        """End a challenge that was not played in time: whoever is waited for loses; if both or nobody is, all stay."""
        challenge = ladder.challenge_by(challenger)
        match = ladder.tables.get(ladder.number_of(challenge))
        live = None if match is None else await self.tables.live.by_id(match)
        late: set[int] = set()
        if live is not None:
            async with live.lock_for(None):
                if live.row.status == "playing" and live.row.paused is not None and live.row.paused_by != "consent":
                    return  # a judge has stopped it, or it has lost its place
                waited = self._waited_for(live)
                if live.row.status == "playing" and len(waited) == 1:
                    # The match ends by the game's own rule, and its end decides the challenge.
                    await self.seats.remove(live, waited[0], None)
                    await self.live.change(ladder, lambda _db: None)
                elif live.row.status == "lobby":
                    late = {ladder.person_of(user) for user in self.tables.missing(live)}
            if live.row.status == "over":
                await self.results.take(ladder)
                return
        pair = {challenge.challenger, challenge.challenged}
        winner = next(iter(pair - late)) if len(late) == 1 else 0
        await self.tables.commit_and_retire(
            ladder, lambda _ladder, now: [Settled(now, challenger, winner, forfeit=True)]
        )

    @staticmethod
    def _waited_for(live: Live) -> Sequence[int]:
        """Return the seats that are asked in a running match."""
        if live.row.status != "playing":
            return []
        _, match = live.rules_and_match
        return [seat.seat for seat in live.humans if decision_of(match, seat.seat) is not None]

    # ---------------------------------------------------------------- flags

    async def run_flags(self) -> float | None:
        """Let those lose whose flag has fallen long enough ago (TM-36); return when to look again."""
        nearest: float | None = None
        for match, seat, fallen in await games.flags_down(self.db):
            live = await self.tables.live.by_id(match)
            at = fallen + (FLAG_DAYS if terms_of(live.row.clock).kind == "days" else 0)
            if at > self.now():
                nearest = at if nearest is None else min(nearest, at)
                continue
            async with live.lock_for(None):
                if live.row.status == "playing" and any(s.seat == seat and s.status == "human" for s in live.seats):
                    await self.seats.remove(live, seat, None)
        return nearest
