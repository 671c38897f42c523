"""The referee: the only way to running matches.

A choice takes the match's lock, runs the engine on a copy, commits, swaps the new state in and releases the lock.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from typing import Any

from engines.games import GAMES
from engines.kernel import choose as kernel
from engines.kernel.events import kind_of
from engines.kernel.packs.shelf import Shelf
from engines.kernel.state.model import Decision, Match, Seat
from referee.clocks.flags import Timing
from referee.clocks.time_of_day import SteadyClock
from referee.clocks.timekeeper import TimedJob
from referee.clocks.vacations import Vacations
from referee.decks.decks import Decks
from referee.errors import RefusedError
from referee.files.importing import Importing
from referee.files.making import MatchFiles
from referee.homes import Homes
from referee.judges.calls import Judging
from referee.judges.corrections import Correcting
from referee.judges.exempting import Exempting
from referee.judges.moderation import Moderation
from referee.leagues.service import Leagues
from referee.lobby.choosing import Choosing
from referee.lobby.finding import Finding
from referee.lobby.gathering import Gathering
from referee.lobby.invitations import Invitations
from referee.lobby.lobbies import Lobbies
from referee.lobby.places import Places
from referee.lobby.plans import Plans
from referee.lobby.seating import Seating
from referee.lobby.table_threads import TableThreads
from referee.lobby.wishes import Wishes
from referee.match import match_lookup
from referee.match.again import acts_again
from referee.match.bounds import check_has_room, check_may_answer, check_may_change
from referee.match.cache import LiveMatches
from referee.match.events import LoggedEvent, event_for
from referee.match.history import MARK, REVISE, TAKE_BACK
from referee.match.live import Live
from referee.match.moments import Moments
from referee.match.notes import DICE, SIDE_NOTES
from referee.match.turn_runner import LoggedChoice, Transition, TurnRunner
from referee.memory.reading import Pasts
from referee.people.inbox import Inbox
from referee.people.settings import Settings
from referee.ratings.recomputing import Recomputing
from referee.ratings.remembering import Memory
from referee.seats.leaving import Seats
from referee.seats.motions import Motions
from referee.seats.orders import Orders
from referee.seats.substitutes import Substitutes
from referee.seats.undoing import Undoing
from referee.station import Station
from referee.tournaments.rating import is_rated_game
from referee.tournaments.service import Tournaments
from referee.upkeep.erasure import Erasure
from referee.upkeep.idling import IdleMatches
from referee.upkeep.outages import Outages
from referee.upkeep.reporting import Reporting
from store.connection import Connection
from store.database import Database
from store.match import history
from store.match.matches import SeatRow
from store.seats import orders

CODE = re.compile(r"[0-9A-Z]{4,12}", re.ASCII)
"""The shape of a match's code."""


MOST_MARKS = 40
"""The number of marks that a seat may set before anybody answers a question: their log is bounded."""


class Referee:
    """Everything that people can do with matches."""

    def __init__(
        self,
        db: Database,
        *,
        now: Callable[[], float] = time.time,
        steady: Callable[[], float] | None = None,
        shelf: Shelf | None = None,
        station: Station | None = None,
    ) -> None:
        """Serve the matches of a store. `now` is the time of day; `steady`, a clock that only counts up, reveals its jumps.

        `shelf` has the content packs that tables may use, `station` the shards that are this process's: without one, all.
        """
        self.db = db
        self.shelf = shelf or Shelf(GAMES)
        self.now = now = SteadyClock(now, steady or now)
        self.station = station or Station(db)
        self.live = LiveMatches(db, self.station)
        places = Places(self.live, now)
        self.lobbies = Lobbies(places, self.shelf)
        self.invitations = Invitations(places)
        self.finding = Finding(places)
        self.wishes = Wishes(places)
        self.plans = Plans(places)
        self.threads = TableThreads(places)
        self.gathering = Gathering(self.lobbies)
        self.seating = Seating(self.lobbies)
        self.choosing = Choosing(places, self.shelf)
        self.undoing = Undoing(self.live, now)
        self.turn_runner = TurnRunner(self.live, now)
        self.seats = Seats(self.live, self.turn_runner, now)
        self.substitutes = Substitutes(places, self.seats)
        self.orders = Orders(self.live, self.turn_runner, now)
        self.timing = Timing(self.live, now)
        self.homes = Homes(places, now)
        self.outages = Outages(places, now)
        self.vacations = Vacations(self.live, now)
        self.idling = IdleMatches(self.live, now)
        self.inbox = Inbox(self.live, now)
        self.motions = Motions(self.live, self.seats, now)
        self.moderation = Moderation(self.live, self.seats, now)
        self.moments = Moments(self.live)
        self.judging = Judging(self.live, now)
        self.correcting = Correcting(self.judging, self.seats, self.undoing, self.moments, self.turn_runner, now)
        self.exempting = Exempting(self.live, now)
        self.files, self.importing = MatchFiles(db), Importing(self.live, now)
        self.reporting = Reporting(self.live, self.files, now)
        self.erasure = Erasure(self.live, self.lobbies, self.seats, self.importing, now)
        self.settings, self.decks = Settings(self.live, now), Decks(db, self.shelf, now)
        self.memory = Memory(self.live, now)
        self.memory.is_tournament = is_rated_game
        self.tournaments = Tournaments(self.lobbies, self.seats, self.turn_runner, self.homes, now)
        self.leagues = Leagues(self.lobbies, self.seats, self.tournaments.halls, self.tournaments.reader, now)
        self.erasure.elsewhere += [
            self.tournaments.forgetting.erase,
            self.leagues.climbing.erase,
            self.leagues.news.erase,
        ]
        self.pasts = Pasts(db)
        self.recomputing = Recomputing(self.live, now)
        for_all = self.station.for_all
        self.timed_jobs: list[TimedJob] = [
            # First, so that a jump of the clock makes nothing due; the timekeeper waits for it.
            self.outages.follow_clock,
            self.gathering.run_due,
            self.gathering.refresh_messages,
            self.invitations.expire,
            self.plans.run_due,
            for_all(self.wishes.expire),
            self.substitutes.expire,
            for_all(self.erasure.run_due),
            self.timing.run_due,
            self.idling.run_due,
            self.judging.run_due,
            for_all(self.memory.remember_older),
            for_all(self.recomputing.run_due),
            *self.tournaments.timed_jobs,
            *self.leagues.timed_jobs,
        ]
        db.on_news = self.hear

    def hear(self, kind: str, number: int) -> None:
        """Look at once at what another process says that it has changed."""
        if kind == "match":
            self.live.wake_delivery(number)
        elif kind == "tournament":
            self.tournaments.halls.wake()
        elif kind == "ladder":
            self.leagues.ladders.wake()

    # ---------------------------------------------------------------- choices

    @acts_again
    async def choose(self, code: str, user: int, seat: Seat, decision: str, keys: Sequence[str]) -> Live:
        """Answer a question. Return once the choice is durable.

        Raises RefusedError if the user has another seat or the answer is not legal now, RefereeFaultError if the code of a
        rule failed, StoreFailedError if the choice could not be saved. In each case the match is as it was.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user, seat):
            self._check_seat(live, user, seat)
            check_may_answer(live.rules_and_match[1], seat, decision)
            kind = self._kind(live, seat, decision)
            act: Transition = lambda rules, match: kernel.choose(rules, match, seat, decision, keys)  # noqa: E731  # a closure over this call
            await self.turn_runner.run(live, LoggedChoice(seat, user, decision, kind, keys), act)
        return live

    @acts_again
    async def revise(self, code: str, user: int, seat: Seat, lane: str, keys: Sequence[str]) -> Live:
        """Change a sealed choice while others are still choosing. Raises as `choose` does."""
        live = await self.live.by_code(code)
        async with live.lock_for(user, seat):
            self._check_seat(live, user, seat)
            check_may_change(live.rules_and_match[1], seat)
            act: Transition = lambda rules, match: kernel.revise(rules, match, seat, lane, keys)  # noqa: E731  # a closure over this call
            await self.turn_runner.run(live, LoggedChoice(seat, user, REVISE, REVISE, keys), act)
        return live

    @acts_again
    async def take_back(self, code: str, user: int, seat: Seat) -> Live:
        """Reopen a sealed choice while others are still choosing. Raises as `choose` does."""
        live = await self.live.by_code(code)
        async with live.lock_for(user, seat):
            self._check_seat(live, user, seat)
            check_may_change(live.rules_and_match[1], seat)
            act: Transition = lambda rules, match: kernel.take_back(rules, match, seat)  # noqa: E731  # a closure over this call
            # A standing order would give the same answer again.
            drop_order: Callable[[Connection], None] = lambda db: orders.undo(db, live.row.id, seat)  # noqa: E731
            await self.turn_runner.run(live, LoggedChoice(seat, user, TAKE_BACK, TAKE_BACK, ()), act, drop_order)
        return live

    @acts_again
    async def mark(self, code: str, user: int, seat: Seat, name: str, value: str) -> Live:
        """Set a public mark of a user's seat, which answers no question. Raises as `choose` does."""
        live = await self.live.by_code(code)
        async with live.lock_for(user, seat):
            self._check_seat(live, user, seat)
            if await history.marks_in_a_row(self.db, live.row.id, seat) >= MOST_MARKS:
                raise RefusedError("refused-marks", count=MOST_MARKS)
            check_has_room(live.rules_and_match[1])
            act: Transition = lambda rules, match: kernel.mark(rules, match, seat, name, value)  # noqa: E731  # a closure over this call
            await self.turn_runner.run(live, LoggedChoice(seat, user, MARK, MARK, (name, value)), act)
        return live

    async def draft(self, live: Live, seat: Seat) -> tuple[str, ...]:
        """Return the draft of a seat's open question, or of the sealed answer that it may revise."""
        _, match = live.rules_and_match
        decision_now = kernel.decision_of(match, seat)
        name = decision_now.id if decision_now else _revised(match) if seat in match.lanes else None
        return await history.draft(self.db, live.row.id, seat, name) if name else ()

    @acts_again
    async def question_with_draft(
        self, code: str, user: int, seat: Seat, decision: str
    ) -> tuple[Decision, tuple[str, ...]]:
        """Return a question and its seat's draft.

        `decision` may be a lane's id, which means the question whose sealed answer may be revised. Raises RefusedError if the
        question is not open to this user.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user, seat):
            decision_now, _ = self._open_question(live, user, seat, decision)
            return decision_now, await self.draft(live, seat)

    @acts_again
    async def set_draft(self, code: str, user: int, seat: Seat, decision: str, keys: Sequence[str]) -> Live:
        """Store the draft of an answer. Raises RefusedError if the question is not open to this user."""
        live = await self.live.by_code(code)
        async with live.lock_for(user, seat):
            _, name = self._open_question(live, user, seat, decision)
            await self.db.write(lambda db: history.set_draft(db, live.row.id, seat, name, keys))
        return live

    @acts_again
    async def choose_for_practice(self, match: int, seat: Seat, decision: str, keys: Sequence[str]) -> None:
        """Answer for a seat of a practice player. Raises as `choose` does."""
        live = await self.live.by_id(match)
        async with live.lock_for(None, seat):
            if live.row.status != "playing" or all(s.seat != seat or s.status != "practice" for s in live.seats):
                raise RefusedError("refused-not-practice")
            act: Transition = lambda rules, match: kernel.choose(rules, match, seat, decision, keys)  # noqa: E731  # a closure over this call
            choice = LoggedChoice(seat, None, decision, self._kind(live, seat, decision), keys, "practice")
            await self.turn_runner.run(live, choice, act)

    # ---------------------------------------------------------------- reading

    async def match_for(self, user: int, channel: int | None, code: str | None = None) -> Live:
        """Return the match that a command is about: by its code, else as `match_lookup.match_to_view` finds it.

        Raises RefusedError if there is none.
        """
        return await self._by_typed_code(code) if code else await match_lookup.match_to_view(self.live, user, channel)

    async def match_to_replay(self, user: int, channel: int | None, code: str | None = None) -> Live:
        """Return the match that a replay command is about: by its code, else as `match_lookup.match_to_replay` finds it.

        Raises RefusedError if there is none.
        """
        return await self._by_typed_code(code) if code else await match_lookup.match_to_replay(self.live, user, channel)

    async def latest_events(self, live: Live, viewer: Seat | None) -> list[LoggedEvent]:
        """Return the events of the two newest versions that are not undone and have public events, as `log_of` does.

        A side note counts to the nearest such version before it: an answer in an open lane is a version too, and must not show.
        """
        gone = await history.undone_versions(self.db, live.row.id)
        public = await history.public_versions(self.db, live.row.id, 2 + sum(map(len, gone)), {DICE, *SIDE_NOTES})
        versions = [version for version in public if not any(version in span for span in gone)][:2]
        events_found = await self.log_of(live, viewer, since=versions[-1]) if versions else []
        counted = [
            e._replace(version=max(v for v in versions if v <= e.version)) if kind_of(e.event) in SIDE_NOTES else e
            for e in events_found
        ]
        return [each for each in counted if each.version in versions]

    async def latest_parts(
        self, live: Live, viewer: Seat | None, kinds: Sequence[str], count: int
    ) -> list[LoggedEvent]:
        """Return the events from the last `count` of these kinds on, undone ones left out, as `log_of` does; all if fewer are."""
        gone = await history.undone_versions(self.db, live.row.id)
        starts = [
            v for v in await history.versions_of(self.db, live.row.id, kinds) if not any(v in span for span in gone)
        ]
        since = starts[-count] if len(starts) >= count else 0
        events_found = await self.log_of(live, viewer, since=since)
        standing = [
            e for e in events_found if kind_of(e.event) in SIDE_NOTES or not any(e.version in span for span in gone)
        ]
        first = [n for n, e in enumerate(standing) if kind_of(e.event) in kinds][-count:]
        return standing[first[0] :] if len(first) == count else standing

    async def log_of(self, live: Live, viewer: Seat | None, *, since: int = 0) -> list[LoggedEvent]:
        """Return the events from version `since` on that a viewer may see, in order."""
        rows, is_open = await history.events(self.db, live.row.id, since), live.is_open
        found = [event_for(live, row, viewer, over=is_open) for row in rows]
        return [event for event in found if event is not None]

    # ---------------------------------------------------------------- within

    async def _by_typed_code(self, typed: str) -> Live:
        """Return the match of a typed code. Raises RefusedError, which quotes the text only if it can be a code."""
        code = typed.strip().upper()
        if not CODE.fullmatch(code):
            raise RefusedError("refused-no-code")
        return await self.live.by_code(code)

    @staticmethod
    def _kind(live: Live, seat: Seat, decision: str) -> str:
        """Return the kind of the question that a seat answers by this id, "" if there is none."""
        _, match = live.rules_and_match
        shown = live.view(None).open
        if shown is not None and (shown.seat, shown.id) == (seat, decision):
            return shown.kind
        decision_now = kernel.decision_of(match, seat)
        return decision_now.kind if decision_now else ""

    def _check_seat(self, live: Live, user: int, seat: Seat) -> SeatRow:
        """Raise RefusedError unless this user sits on this seat of a running match."""
        mine = live.seat_in_play(user)
        if mine.seat != seat:
            owner = live.names.get(seat)
            if owner is None:
                raise RefusedError("refused-no-seat")
            if any(s.seat == seat for s in live.invited_practice):
                raise RefusedError("refused-practice-seat", rule=live.rule_for("refused-foreign-seat"))
            raise RefusedError("refused-foreign-seat", rule=live.rule_for("refused-foreign-seat"), owner=owner)
        return mine

    def _open_question(self, live: Live, user: int, seat: Seat, decision: str) -> tuple[Decision, str]:
        """Return a question and the name of its draft. Raises RefusedError if the question is not open to this user."""
        self._check_seat(live, user, seat)
        rules, match = live.rules_and_match
        decision_now = kernel.decision_of(match, seat)
        if decision_now is not None and decision_now.id == decision:
            return decision_now, decision_now.id
        again = kernel.revision(rules, match, seat)
        if again is None or decision != kernel.lane_id(match):
            raise RefusedError("illegal-answered", rule=live.rule_for("illegal-answered"))
        return again, _revised(match)


def _revised(match: Match[Any, Any]) -> str:
    """Return the name of a revised answer's draft, which is no question's id."""
    return f"r{kernel.lane_id(match)}"
