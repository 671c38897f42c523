"""Calls for a judge: who may call, take, release and refuse, and when a call lapses.

| state | begins with | clocks | ends by itself |
|---|---|---|---|
| open | a player's call | stopped | after `WAIT_FOR_JUDGE`: clocks run again and the call stays open, late |
| open, late | no judge in time, or the judge stayed away | run | after `LATE_CALL_LASTS`: the call is closed |
| taken | a judge who took it | stopped | `JUDGE_TIMEOUT` after the judge's last action: it is open and late |
| taken | a judge who stepped in uncalled | run until the judge stops them | after the same time: it is closed |

A call stops the clocks unless the match is paused already; that time counts against nobody. One call delays a match of minutes
by less than an hour, and each person has a limited number of calls (`CALLS`).

Nobody judges a match that they play or have played, one with a player whom they have blocked, or one where a player has
refused them. Each person of a match may refuse one judge. A judge whom a player has blocked may judge: otherwise the refusal
would reveal the block, and a player could block all judges.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engines.kernel.state.model import Seat
from referee.clocks.terms import DAY, HOUR, MINUTE, terms_of
from referee.errors import RefusedError
from referee.homes import NO_PLACE
from referee.judges.call_log import CallLog
from referee.match.again import acts_again
from referee.match.cache import RETRY_AFTER, LiveMatches
from referee.match.live import Live
from referee.match.slots import BOARD, judge_slot
from store.connection import Connection
from store.judges import calls
from store.judges.calls import Call
from store.match import outbox
from store.match.matches import SeatRow
from store.people import blocks, guilds

SHORTEST, LONGEST = 5, 300
"""The least and the most characters of a question to a judge."""

CALLS = 3
"""Calls of one person in a match; those that a judge has ruled on do not count."""

WAIT_FOR_JUDGE = (20 * MINUTE, DAY)
"""Seconds for which clocks are stopped until a judge comes, in matches of minutes and in others."""

JUDGE_TIMEOUT = (30 * MINUTE, 2 * DAY)
"""Seconds after a judge's last action until another judge may take the call, in matches of minutes and in others."""

LATE_CALL_LASTS = 7 * DAY
"""Seconds for which a late call stays open."""

NO_USER = 0
"""The user of log entries about what happened by itself."""


def by_pace(live: Live, seconds: tuple[int, int]) -> int:
    """Return the first number of seconds for a match of minutes, the second for any other."""
    terms = terms_of(live.row.clock)
    return seconds[0] if terms.kind != "none" and terms.seconds <= HOUR else seconds[1]


class Judging:
    """Handles calls for a judge. `now` is a clock in unix seconds."""

    def __init__(self, live: LiveMatches, now: Callable[[], float]) -> None:
        self.live = live
        self.db = live.db
        self.now = now
        self.call_log = CallLog(now)
        live.commit_hooks.append(lambda db, row, *_: self.call_log.close_if_over(db, row))

    # ---------------------------------------------------------------- players

    @acts_again
    async def call(self, code: str, user: int, question: str) -> tuple[Live, Call]:
        """Call a judge with a question, and stop the clocks.

        Raises RefusedError if the user does not play there, if the match has no server or no channel to post the call in, for
        a question of the wrong length, if a call is open already, and beyond `CALLS`.
        """
        live = await self.live.by_code(code)
        question = question.strip()
        if not SHORTEST <= len(question) <= LONGEST:
            raise RefusedError("refused-reason", least=SHORTEST, most=LONGEST)
        async with live.lock_for(user):
            mine = _player(live, user)
            if live.row.guild is None or live.row.homeless == "server":
                raise RefusedError("refused-judge-nowhere")
            if live.row.homeless in NO_PLACE and (await guilds.of(self.db, live.row.guild)).judge_channel is None:
                raise RefusedError(
                    "refused-judge-homeless"
                )  # nobody would see the call, and the clocks would be stopped
            if await calls.of_match(self.db, live.row.id) is not None:
                raise RefusedError("refused-judge-called")
            if await calls.count_by(self.db, live.row.id, user) >= CALLS:
                raise RefusedError("refused-judge-limit", limit=CALLS)
            stops_clocks = live.row.status == "playing" and live.row.paused is None
            now = self.now()
            until = now + (by_pace(live, WAIT_FOR_JUDGE) if stops_clocks else LATE_CALL_LASTS)
            new = Call(
                0, live.row.id, mine.seat, user, None, 0, "open", int(stops_clocks), int(not stops_clocks), now, until
            )
            inserted: list[Call] = []

            def work(db: Connection) -> None:
                entry = self.call_log.add_entry(db, live, "call", user, mine.seat, question)
                number = calls.insert(db, replace(new, entry=entry))
                inserted.append(replace(new, id=number, entry=entry))
                if stops_clocks:
                    self.call_log.stop_clocks(db, live)
                outbox.owe(db, live.row.id, [BOARD, judge_slot(number)], now)

            await self.live.commit(live, work)
        return live, inserted[-1]

    @acts_again
    async def withdraw(self, code: str, user: int) -> Live:
        """Withdraw a call. Raises RefusedError if the user does not play the seat that called, or no call is open."""
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            mine, call = _player(live, user), await self._open(live)
            if call.seat != mine.seat:
                raise RefusedError("refused-judge-foreign")
            await self._change(live, replace(call, status="withdrawn"), "withdraw", user, mine.seat)
        return live

    @acts_again
    async def refuse(self, code: str, user: int) -> Live:
        """Refuse the judge who has taken the call or has stepped in: each person may once in a match.

        The judge's actions remain in force. A call that nobody made is closed. Raises RefusedError if the user does not play
        there, no judge has a call, or the user has refused one before.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            mine, call = _player(live, user), await self._open(live)
            judge = call.judge
            if call.status != "taken" or judge is None:
                raise RefusedError("refused-judge-none")
            if user in await calls.refused_judges(self.db, live.row.id):
                raise RefusedError("refused-judge-once")
            now = self.now()

            def write_extra(db: Connection) -> None:
                calls.refuse(db, live.row.id, user, judge, now)

            await self._change(live, self._waiting_again(live, call), "refuse", user, mine.seat, write_extra)
        return live

    # ---------------------------------------------------------------- judges

    @acts_again
    async def take(self, code: str, user: int) -> Live:
        """Take a call as its judge; taking one's own again changes nothing.

        Raises RefusedError if no call is open, another judge has it, or this user may not judge the match.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            call = await self._open(live)
            if call.status == "taken" and call.judge == user:
                return live
            if call.status == "taken":
                raise RefusedError("refused-judge-taken", who=f"<@{call.judge}>")
            await self.check_judge(live, user)
            stops = live.row.status == "playing" and live.row.paused is None
            until = self.now() + by_pace(live, JUDGE_TIMEOUT)
            new = replace(call, status="taken", judge=user, frozen=int(call.frozen or stops), late=0, until=until)

            def write_extra(db: Connection) -> None:
                if stops:
                    self.call_log.stop_clocks(db, live)

            await self._change(live, new, "take", user, None, write_extra)
        return live

    @acts_again
    async def step_in(self, code: str, user: int) -> Live:
        """Step in as the judge of a match without a call; its clocks run on. Raises RefusedError as `take` does."""
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            _check_judgeable(live)
            call = await calls.of_match(self.db, live.row.id)
            if call is not None:
                raise RefusedError("refused-judge-called")
            await self.check_judge(live, user)
            now = self.now()
            new = Call(0, live.row.id, None, None, user, 0, "taken", 0, 0, now, now + by_pace(live, JUDGE_TIMEOUT))

            def work(db: Connection) -> None:
                entry = self.call_log.add_entry(db, live, "stepin", user)
                number = calls.insert(db, replace(new, entry=entry))
                outbox.owe(db, live.row.id, [BOARD, judge_slot(number)], now)

            await self.live.commit(live, work)
        return live

    @acts_again
    async def release(self, code: str, user: int) -> Call:
        """Release a call so that another judge can take it, or step out if nobody had called; return the call as it was before.

        Raises RefusedError if this user does not judge the match.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            call = await self._taken_call(live, user)
            action = "stepout" if call.seat is None else "release"
            await self._change(live, self._waiting_again(live, call), action, user, None)
        return call

    async def call_of_judge(self, live: Live, user: int) -> Call:
        """Return the call of a match that this user judges. The caller holds the lock.

        Raises RefusedError if they do not judge it, or play in it since they took the call.
        """
        call = await self._taken_call(live, user)
        if live.known_seats(user):
            raise RefusedError("refused-judge-own")
        return call

    async def _taken_call(self, live: Live, user: int) -> Call:
        _check_judgeable(live)
        call = await calls.of_match(self.db, live.row.id)
        if call is None or call.status != "taken":
            raise RefusedError("refused-judge-not-yours")
        if call.judge != user:
            raise RefusedError("refused-judge-taken", who=f"<@{call.judge}>")
        return call

    async def check_judge(self, live: Live, user: int) -> None:
        """Raise RefusedError if this user may not judge this match, whatever their roles."""
        if live.known_seats(user):
            raise RefusedError("refused-judge-own")
        if user in (await calls.refused_judges(self.db, live.row.id)).values():
            raise RefusedError("refused-judge-refused")
        seated = {s.user: s.name for s in live.humans if s.user is not None}
        own = [seated[other] for blocker, other in await blocks.between(self.db, [user, *seated]) if blocker == user]
        if own:
            raise RefusedError("refused-judge-blocked", owner=min(own))

    # ---------------------------------------------------------------- falling due

    async def run_due(self) -> float | None:
        """Lapse the calls that are due; return the time when the next one is due, None if there is none."""
        now = self.now()
        all_done = await self.live.run_each(
            await calls.due(self.db, now), self._lapse, "its call for a judge could not lapse"
        )
        moment = await calls.next_moment(self.db)
        return moment if moment is None or all_done else max(moment, now + RETRY_AFTER)

    @acts_again
    async def _lapse(self, live: Live) -> None:
        async with live.lock_for(None):
            call = await calls.of_match(self.db, live.row.id)
            if call is None or call.until > self.now():
                return
            late = replace(call, status="open", judge=None, late=1, until=self.now() + LATE_CALL_LASTS)
            if call.status == "taken" and call.seat is None:
                await self._change(live, replace(call, status="lapsed"), "absent", NO_USER, None)
            elif call.status == "taken":
                await self._change(live, late, "absent", NO_USER, None)
            elif not call.late:
                await self._change(live, late, "unanswered", NO_USER, None)
            else:
                await self._change(live, replace(call, status="lapsed"), "lapsed", NO_USER, None)

    # ---------------------------------------------------------------- within

    async def _open(self, live: Live) -> Call:
        _check_judgeable(live)
        call = await calls.of_match(self.db, live.row.id)
        if call is None:
            raise RefusedError("refused-judge-gone")
        return call

    def _waiting_again(self, live: Live, call: Call) -> Call:
        """Return a call that waits for another judge as long as for the first one; closed if nobody had called."""
        if call.seat is None:
            return replace(call, status="withdrawn")
        until = self.now() + (by_pace(live, WAIT_FOR_JUDGE) if call.frozen else LATE_CALL_LASTS)
        return replace(call, status="open", judge=None, late=int(not call.frozen), until=until)

    async def _change(
        self,
        live: Live,
        call: Call,
        action: str,
        user: int,
        seat: Seat | None,
        also: Callable[[Connection], None] | None = None,
    ) -> None:
        def work(db: Connection) -> None:
            self.call_log.add_entry(db, live, action, user, seat)
            if also is not None:
                also(db)
            self.call_log.write_call(db, live, call)

        await self.live.commit(live, work)


def _check_judgeable(live: Live) -> None:
    """Raise RefusedError unless a match runs or is frozen by a fault: a judge may be called to both."""
    if live.row.status != "frozen":
        live.check_running()


def _player(live: Live, user: int) -> SeatRow:
    """Return the seat that a user plays in a running or frozen match. Raises RefusedError if they play none."""
    _check_judgeable(live)
    mine = live.seat_of(user)
    if mine is None:
        raise live.absence_error(user)
    return mine
