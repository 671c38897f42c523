"""Rulings and corrections by the judge of a match, each one transaction with a public reason.

Nothing is deleted: going back makes an earlier state the next one, as undo does. Looking at all hands is logged too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, get_args

import msgspec
from msgspec.structs import replace

from engines.kernel.choose import correct, correctable
from engines.kernel.state.model import Seat
from referee.clocks.sync import grant_time
from referee.clocks.terms import terms_of
from referee.errors import RefusedError
from referee.judges.calls import JUDGE_TIMEOUT, Judging, by_pace
from referee.judges.moderation import LONGEST, SHORTEST, Intervention
from referee.judges.rewinding import version_before
from referee.match.again import acts_again
from referee.match.confirmation_marks import check_mark
from referee.match.history import CORRECT, NOBODY
from referee.match.live import Live
from referee.match.moments import Moments
from referee.match.slots import LATE, MOTION, TURN, panel_slot
from referee.match.stopping import lapse_undo_request
from referee.match.turn_runner import LoggedChoice, Transition, TurnRunner
from referee.seats.leaving import Seats
from referee.seats.undoing import Undoing
from store.connection import Connection
from store.judges.calls import Call
from store.match import matches

Action = Literal[
    "rule", "look", "wait", "goon", "back", "revive", "time", "amend", "replace", "expel", "close", "award"
]

ACTIONS: tuple[Action, ...] = get_args(Action)

LONGEST_RULING = 600
"""The most characters of a ruling; other reasons have the limits of moderation."""

ALLOWED_WHEN_FROZEN = ("rule", "look", "back", "revive", "close", "award")
"""Actions that are allowed while the match is frozen by a fault."""

CONFIRMED = ("back", "amend", "expel", "close", "award")
"""Actions that the judge has to confirm; they are refused if the match has changed since."""

Write = Callable[[Connection], None]


class Subject(msgspec.Struct, frozen=True):
    """The arguments of an action: a seat, the rule behind a ruling, the number of a moment, seconds, the winners, and the thing
    on the table that is given another value.

    `mark` is the mark of the match's state when the judge was asked to confirm (confirmation_marks.py); None if not asked.
    """

    seat: Seat | None = None
    rule: str = ""
    moment: int | None = None
    seconds: int = 0
    winners: tuple[Seat, ...] = ()
    thing: str = ""
    value: str = ""
    mark: str | None = None


class Correcting:
    """Carries out the actions of judges. `now` is a clock in unix seconds."""

    def __init__(
        self,
        judging: Judging,
        seats: Seats,
        undoing: Undoing,
        moments: Moments,
        turn_runner: TurnRunner,
        now: Callable[[], float],
    ) -> None:
        self.judging = judging
        self.live = judging.live
        self.turn_runner = turn_runner
        self.seats = seats
        self.undoing = undoing
        self.moments = moments
        self.now = now

    @acts_again
    async def do(self, code: str, charge: Intervention, action: Action, about: Subject | None = None) -> Live:
        """Carry out an action as the judge of a match, and note it in the server's log and in the match's.

        Raises RefusedError for a match of another server, one that this user does not judge, a reason of the wrong length, an
        action that does not fit the match's state, and a match that has changed since the judge was asked to confirm.
        """
        live, about = await self.live.by_code(code), about or Subject()
        if live.row.guild != charge.guild:
            raise RefusedError("refused-other-server", code=live.row.code)
        reason, most = charge.reason.strip(), LONGEST_RULING if action == "rule" else LONGEST
        if not SHORTEST <= len(reason) <= most:
            raise RefusedError("refused-reason", least=SHORTEST, most=most)
        async with live.lock_for(charge.user):
            call = await self.judging.call_of_judge(live, charge.user)
            _check(live, action)
            check_subject(live, action, about)
            if about.mark or (about.mark is not None and needs_confirmation(live, action)):
                await check_mark(self.moments, live, about.mark)
            actions: dict[str, Callable[[Live, _Correction, Subject], Any]] = {
                "rule": self._rule,
                "look": self._look,
                "wait": self._wait,
                "goon": self._go_on,
                "back": self._back,
                "revive": self._revive,
                "time": self._time,
                "amend": self._amend,
                "replace": self._replace,
                "expel": self._expel,
                "close": self._finish,
                "award": self._award,
            }
            await actions[action](live, _Correction(call, charge.user, action, reason), about)
        return live

    # ---------------------------------------------------------------- rulings

    async def _rule(self, live: Live, correction: _Correction, about: Subject) -> None:
        """Record a ruling, which closes the call."""
        note = self._note(live, correction, facts={"rule": about.rule}, call=replace(correction.call, status="ruled"))
        await self.live.commit(live, note)

    async def _look(self, live: Live, correction: _Correction, _about: Subject) -> None:
        await self.live.commit(live, self._note(live, correction))

    # ---------------------------------------------------------------- clocks

    async def _wait(self, live: Live, correction: _Correction, _about: Subject) -> None:
        if live.row.paused is not None:
            raise RefusedError("refused-judge-stopped")
        note = self._note(live, correction, call=replace(correction.call, frozen=1))

        def work(db: Connection) -> None:
            note(db)
            self.judging.call_log.stop_clocks(db, live)

        await self.live.commit(live, work)

    async def _go_on(self, live: Live, correction: _Correction, _about: Subject) -> None:
        if live.row.paused_by != "judge":
            raise RefusedError("refused-judge-runs")
        note = self._note(live, correction, call=replace(correction.call, frozen=0))

        def work(db: Connection) -> None:
            note(db)
            self.judging.call_log.resume_clocks(db, live)

        await self.live.commit(live, work)

    async def _time(self, live: Live, correction: _Correction, about: Subject) -> None:
        seat = next((s for s in live.humans if s.seat == about.seat), None)
        terms = terms_of(live.row.clock)
        if seat is None:
            raise RefusedError("refused-no-seat")
        if terms.kind == "none":
            raise RefusedError("refused-judge-no-clock")
        if not 0 < abs(about.seconds) <= terms.seconds:
            raise RefusedError("refused-judge-time")

        def work(db: Connection) -> None:
            found = grant_time(db, live.row, seat, about.seconds, self.now())
            before, after = (round(seconds) for seconds in found)
            facts = {"seconds": about.seconds, "before": before, "after": after}
            self._note(live, correction, seat.seat, facts)(db)

        await self.live.commit(live, work)

    # ---------------------------------------------------------------- the state of play

    async def _back(self, live: Live, correction: _Correction, about: Subject) -> None:
        number = -1 if about.moment is None else about.moment
        version = await version_before(self.moments, live, number)
        note = self._note(live, correction, facts={"moment": number})

        def work(db: Connection) -> None:
            note(db)
            matches.revive(db, live.row.id)

        await self.undoing.go_back_for_judge(live, version, work)

    async def _amend(self, live: Live, correction: _Correction, about: Subject) -> None:
        """Give something on the table another value; whoever is asked is asked anew."""
        act: Transition = lambda rules, match: correct(rules, match, about.thing, about.value)  # noqa: E731  # a closure over this call
        choice = LoggedChoice(NOBODY, None, CORRECT, CORRECT, (about.thing, about.value), "referee")
        await self.turn_runner.run(live, choice, act, self._note(live, correction))

    async def _revive(self, live: Live, correction: _Correction, _about: Subject) -> None:
        """Let a frozen match go on from its state: with another choice it may work."""
        if live.row.status != "frozen":
            raise RefusedError("refused-judge-runs")
        note = self._note(live, correction, slots=[TURN, *(panel_slot(s.seat) for s in live.humans)])

        def work(db: Connection) -> None:
            note(db)
            matches.revive(db, live.row.id)

        await self.live.commit(live, work)

    # ---------------------------------------------------------------- seats and the end

    async def _replace(self, live: Live, correction: _Correction, about: Subject) -> None:
        seat = _seat(live, about)
        await self.seats.hand_over(live, seat, reason="absent", also=self._note(live, correction, seat))

    async def _expel(self, live: Live, correction: _Correction, about: Subject) -> None:
        seat = _seat(live, about)
        await self.seats.remove(live, seat, None, also=self._note(live, correction, seat))

    async def _finish(self, live: Live, correction: _Correction, _about: Subject) -> None:
        await self._close(live, correction, "judged", None, {})

    async def _award(self, live: Live, correction: _Correction, about: Subject) -> None:
        """End a match that cannot go on; the seats that the judge names win."""
        winners = tuple(sorted({*about.winners}))
        result = msgspec.json.encode({"winners": winners, "awarded": True}).decode()
        await self._close(live, correction, "awarded", result, {"winners": list(winners)})

    async def _close(
        self, live: Live, correction: _Correction, reason: str, result: str | None, facts: Mapping[str, object]
    ) -> None:
        now = self.now()
        note = self._note(
            live, correction, facts=facts, slots=[TURN, LATE, MOTION, *(panel_slot(s.seat) for s in live.humans)]
        )

        def work(db: Connection) -> None:
            note(db)
            matches.end_match(db, live.row.id, "closed", reason, result, now)
            lapse_undo_request(db, live.row.id, now)

        await self.live.commit(live, work)

    # ---------------------------------------------------------------- within

    def _note(
        self,
        live: Live,
        correction: _Correction,
        seat: Seat | None = None,
        facts: Mapping[str, object] | None = None,
        slots: Sequence[str] = (),
        call: Call | None = None,
    ) -> Write:
        """Return the write that notes an action; the judge's time starts anew."""
        kept = replace(call or correction.call, until=self.now() + by_pace(live, JUDGE_TIMEOUT))

        def note(db: Connection) -> None:
            self.judging.call_log.add_entry(
                db, live, correction.action, correction.user, seat, correction.reason, facts
            )
            self.judging.call_log.write_call(db, live, kept, *slots)

        return note


class _Correction(msgspec.Struct, frozen=True):
    """An action under way: the judge's call, their user id, the action and its reason."""

    call: Call
    user: int
    action: Action
    reason: str


def _check(live: Live, action: Action) -> None:
    """Raise RefusedError unless this action is allowed in the match's present state."""
    if live.row.status == "frozen" and action not in ALLOWED_WHEN_FROZEN:
        raise RefusedError("refused-frozen")


def check_subject(live: Live, action: Action, about: Subject) -> None:
    """Raise RefusedError if the seats of an action have left, a bot is to replace a bot, or nothing is to be corrected."""
    _, match = live.rules_and_match
    if action in ("replace", "expel"):
        seat = _seat(live, about)
        if action == "replace" and all(s.seat != seat for s in live.humans):
            raise RefusedError("refused-practice-already")
    elif action == "amend":
        if about.value not in values_of(live, about.thing):
            raise RefusedError("illegal-not_correctable")
    elif action == "award" and (not about.winners or not {*about.winners} <= {*match.seats}):
        raise RefusedError("refused-no-seat")


def values_of(live: Live, thing: str) -> Sequence[str]:
    """Return the values that a judge may give something on the table now; none for what cannot be corrected."""
    rules, match = live.rules_and_match
    correcting = rules.game.correcting
    if correcting is None or thing not in correctable(rules, match):
        return ()
    return correcting.values(rules.pack, match.board, thing)


def present_value(live: Live, thing: str) -> str:
    """Return the value that something on the table has now, "" for a thing without one and for what cannot be corrected."""
    rules, match = live.rules_and_match
    correcting = rules.game.correcting
    if correcting is None or thing not in correctable(rules, match):
        return ""
    return correcting.present(rules.pack, match.board, thing)


def _seat(live: Live, about: Subject) -> Seat:
    """Return the seat of an action. Raises RefusedError if it is not in the match."""
    _, match = live.rules_and_match
    if about.seat is None or about.seat not in match.seats:
        raise RefusedError("refused-no-seat")
    return about.seat


def needs_confirmation(live: Live, action: Action) -> bool:
    """Return whether a judge has to confirm an action. Replacing the last person closes the match, so it needs that too."""
    return action in CONFIRMED or (action == "replace" and len(live.humans) == 1)
