"""Motions: decisions that the persons at a table take together, with one press each.

| kind     | about         | possible when                                     | decided by                                |
|----------|---------------|---------------------------------------------------|-------------------------------------------|
| wait     | a late seat   | its flag is down                                  | more than half of the other persons       |
| practice | a late seat   | its flag is down, or it has left the server       | more than half of the other persons       |
| remove   | a late seat   | the same; by the game's own rule (TK-35)          | all other persons                         |
| remove   | an empty seat | the practice player has it from somebody who left | all persons                               |
| close    | the match     | always: it ends without a result                  | all persons                               |
| pause    | the match     | it is not paused: clocks stand still              | all persons                               |
| clock    | the match     | it has no clock yet                               | all persons                               |

"Persons" are those present: their flag is not down, and they have not left the server. Without a clock, a person who has been
silent for the server's limit of days counts as one whose flag is down. Any one person may resume the clocks (`resume`), and any
one person may refuse a motion about the whole match (`refuse`), which ends it. Nothing is decided without a press: if fewer
persons are needed later, a supporter has to press once more.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from engines.kernel.state.model import Seat
from referee.clocks.flags import typed_terms
from referee.clocks.sync import renew_clock, restart_clocks
from referee.clocks.terms import Terms, parse_terms, terms_json, terms_of
from referee.errors import RefusedError
from referee.match.again import acts_again
from referee.match.cache import LiveMatches
from referee.match.events import note_event
from referee.match.live import Live
from referee.match.notes import Agreed, Clocked, Note, Paused, Resumed, Waited
from referee.match.slots import BOARD, LATE, MOTION, TURN, panel_slot
from referee.match.stopping import lapse_undo_request
from referee.seats.leaving import Seats
from store.connection import Connection
from store.lobby import lobbies
from store.match import clocks, matches, outbox
from store.seats import motions
from store.seats.motions import TABLE, Kind

VoteResult = Literal["open", "withdrawn", "done"]
"""The result of a press: the motion is open, the own vote is withdrawn, or the motion is carried out."""


class Motion(msgspec.Struct, frozen=True):
    """A decision that the table may take now, about a seat (-1: the match): the seats that may vote, and the votes for it.

    It is carried out with `needed` votes. Without votes it is only possible. `terms`: the wanted clock, as typed.
    """

    kind: Kind
    about: int
    asked: tuple[Seat, ...]
    votes: tuple[Seat, ...]
    needed: int
    terms: str | None = None


class Motions:
    """Counts votes and carries motions out. `now` is a clock in unix seconds."""

    def __init__(self, live: LiveMatches, seats: Seats, now: Callable[[], float]) -> None:
        self.live = live
        self.db = live.db
        self.seats = seats
        self.now = now

    # ---------------------------------------------------------------- reading

    async def possible_motions(self, live: Live) -> list[Motion]:
        """Return all motions that are possible in a match now, with or without votes."""
        if live.row.status != "playing":
            return []
        late = await self._late(live)
        away = {*late, *(s.seat for s in live.humans if s.gone is not None)}
        there = [s.seat for s in live.humans if s.seat not in away]
        if live.row.in_competition:
            # Flags fall by themselves there, nothing ends by agreement, and the clock is the tournament's (TM-36, TM-41).
            votes = await motions.of_match(self.db, live.row.id)
            pause = _motion("pause", TABLE, there, votes.get(("pause", TABLE), set()))
            return [pause] if there and live.row.paused is None else []
        found: list[tuple[Kind, int]] = [("wait", seat) for seat in sorted(late)]
        for seat in sorted(away):
            found += [("practice", seat), ("remove", seat)]
        found += [("remove", seat) for seat in live.abandoned_seats]
        found += [("pause", TABLE)] if live.row.paused is None else []
        found += [("clock", TABLE)] if terms_of(live.row.clock).kind == "none" else []
        found.append(("close", TABLE))
        votes = await motions.of_match(self.db, live.row.id)
        found_motions = [_motion(kind, about, there, votes.get((kind, about), set())) for kind, about in found if there]
        terms = await motions.proposed_terms(self.db, live.row.id)
        # Terms proposed by a seat that has no vote now do not count.
        return [_with_terms(motion, terms) if motion.kind == "clock" else motion for motion in found_motions]

    async def open_motions(self, live: Live) -> list[Motion]:
        """Return the motions that have votes and are not decided."""
        return [motion for motion in await self.possible_motions(live) if motion.votes]

    async def _late(self, live: Live) -> set[Seat]:
        """Return the seats of persons whose flag is down; empty if all persons are silent in a match without a clock."""
        rows = await clocks.of_match(self.db, live.row.id)
        late = {s.seat for s in live.humans if s.seat in rows and rows[s.seat].fallen is not None}
        present = {s.seat for s in live.humans if s.gone is None}
        return set() if terms_of(live.row.clock).kind == "none" and late >= present else late

    # ---------------------------------------------------------------- pressing

    @acts_again
    async def propose(
        self, code: str, user: int, kind: Kind, about: int, terms: str | None = None
    ) -> tuple[Live, VoteResult]:
        """Vote for a motion, or withdraw the user's own vote; with enough votes it is carried out.

        `terms` is the wanted clock as typed, given with the first vote. Raises RefusedError if the user may not vote on it, the
        motion is not possible now, or another clock is proposed already.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            mine = live.seat_in_play(user).seat
            motion = await self._motion(live, mine, kind, about)
            if kind == "clock":
                motion = _clock_motion(motion, terms)
            if len({*motion.votes, mine}) >= motion.needed:
                await self._do(live, motion)
                return live, "done"
            if mine in motion.votes:
                await self._write(live, motion, lambda db: motions.oppose(db, live.row.id, kind, about, mine))
                return live, "withdrawn"

            def support(db: Connection) -> None:
                if not motion.votes:
                    motions.drop(db, live.row.id, kind, about)  # votes of seats that may not vote any more
                motions.support(db, live.row.id, kind, about, mine, motion.terms)

            await self._write(live, motion, support)
            return live, "open"

    @acts_again
    async def withdraw(self, code: str, user: int, kind: Kind, about: int) -> Live:
        """Withdraw a vote. Raises RefusedError if the user has not voted for the motion."""
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            mine = live.seat_in_play(user).seat
            motion = await self._motion(live, mine, kind, about)
            if mine not in motion.votes:
                raise RefusedError("refused-motion-none")
            await self._write(live, motion, lambda db: motions.oppose(db, live.row.id, kind, about, mine))
        return live

    @acts_again
    async def refuse(self, code: str, user: int, kind: Kind, about: int) -> Live:
        """Refuse a motion about the whole match, which ends it. Raises RefusedError if it has no votes."""
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            mine = live.seat_in_play(user).seat
            motion = await self._motion(live, mine, kind, about)
            if about != TABLE or not motion.votes:
                raise RefusedError("refused-motion-none")
            await self._write(live, motion, lambda db: _drop(db, live, kind))
        return live

    @acts_again
    async def resume(self, code: str, user: int) -> Live:
        """Resume the clocks. Raises RefusedError if the match is not paused, or not by its table."""
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            mine = live.seat_in_play(user).seat
            if live.row.paused is None:
                raise RefusedError("refused-not-paused")
            if live.row.paused_by != "consent":
                raise RefusedError(f"refused-paused-{live.row.paused_by}")
            now = self.now()

            def work(db: Connection) -> None:
                matches.set_paused(db, live.row.id, None, None)
                note_event(db, live.row.id, Resumed(mine))
                outbox.owe(db, live.row.id, [BOARD, TURN, MOTION], now)

            await self.live.commit(live, work)
        return live

    # ---------------------------------------------------------------- within

    async def _motion(self, live: Live, mine: Seat, kind: Kind, about: int) -> Motion:
        """Return a motion that a seat may vote on. Raises RefusedError, which says why it is not possible."""
        found = next((m for m in await self.possible_motions(live) if (m.kind, m.about) == (kind, about)), None)
        if found is not None and mine in found.asked:
            return found
        if (refused := refused_in_competition(live, kind)) is not None:
            raise refused
        if mine == about:
            raise RefusedError("refused-motion-own")
        if mine in await self._late(live):
            raise RefusedError("refused-motion-late")
        if kind == "clock":
            raise RefusedError("refused-motion-clocked")
        if kind == "pause" and live.row.paused is not None:
            raise RefusedError("refused-paused")
        if about in {s.seat for s in live.humans}:
            raise RefusedError("refused-not-late", owner=live.names[about])
        raise RefusedError("refused-not-practice")

    async def _write(self, live: Live, motion: Motion, work: Callable[[Connection], None]) -> None:
        """Write a vote and owe the messages that show it."""
        now = self.now()
        slots = [MOTION, LATE] if motion.about == TABLE else [LATE, BOARD]

        def write(db: Connection) -> None:
            work(db)
            outbox.owe(db, live.row.id, slots, now)

        await self.live.commit(live, write)

    async def _do(self, live: Live, motion: Motion) -> None:
        """Carry a motion out. Other motions about a late seat end with its flag (`clocks.sync.sync_clocks`)."""
        about = motion.about
        match motion.kind:
            case "practice":
                await self.seats.hand_over(live, about, reason="absent")
            case "remove":
                await self.seats.remove(live, about, None)
            case "wait":
                seat = next(s for s in live.seats if s.seat == about)
                await self._note(live, Waited(about), lambda db: renew_clock(db, live.row, seat, self.now()))
            case "pause":
                await self._note(live, Paused(), lambda db: self._pause(db, live))
            case "close":
                await self._note(live, Agreed(), lambda db: self._close(db, live))
            case "clock":
                terms = motion.terms or ""
                await self._note(live, Clocked(terms), lambda db: self._clock(db, live, parse_terms(terms)))

    async def _note(self, live: Live, note: Note, work: Callable[[Connection], None]) -> None:
        def write(db: Connection) -> None:
            note_event(db, live.row.id, note)
            work(db)

        await self.live.commit(live, write)

    def _pause(self, db: Connection, live: Live) -> None:
        matches.set_paused(db, live.row.id, self.now(), "consent")
        _drop(db, live, "pause")
        outbox.owe(db, live.row.id, [BOARD, TURN, MOTION], self.now())

    def _clock(self, db: Connection, live: Live, terms: Terms) -> None:
        lobbies.set_clock(db, live.row.id, terms_json(terms))
        _drop(db, live, "clock")
        row, seats = matches.get(db, live.row.id)
        restart_clocks(db, row, seats, self.now())

    def _close(self, db: Connection, live: Live) -> None:
        now = self.now()
        matches.end_match(db, live.row.id, "closed", "agreed", None, now)
        lapse_undo_request(db, live.row.id, now)
        outbox.owe(db, live.row.id, [BOARD, TURN, MOTION, *(panel_slot(s.seat) for s in live.humans)], now)


def _motion(kind: Kind, about: int, there: Sequence[Seat], votes: set[int]) -> Motion:
    needed = len(there) // 2 + 1 if kind in ("wait", "practice") else len(there)
    return Motion(kind, about, tuple(there), tuple(seat for seat in there if seat in votes), needed)


def _with_terms(motion: Motion, terms: Mapping[Seat, str]) -> Motion:
    """Return the motion for a clock with the terms proposed by a seat that has voted."""
    return replace(motion, terms=next((terms[seat] for seat in motion.votes), None))


def _clock_motion(motion: Motion, terms: str | None) -> Motion:
    """Return the motion for a clock with its terms. Raises RefusedError if other terms are proposed, or none are given."""
    if motion.votes and motion.terms is not None:
        if terms not in (None, motion.terms):
            raise RefusedError("refused-motion-clock", terms=motion.terms)
        return motion
    if terms is None or typed_terms(terms).kind == "none":
        raise RefusedError("refused-motion-none")
    return replace(motion, terms=terms)


def _drop(db: Connection, live: Live, kind: Kind) -> None:
    motions.drop(db, live.row.id, kind, TABLE)


def refused_in_competition(live: Live, kind: Kind) -> RefusedError | None:
    """Return why a tournament or ladder does not leave a motion to its tables, None for a motion that it leaves to them."""
    if not live.row.in_competition or kind == "pause":
        return None
    rule = "TM-36" if kind in ("wait", "practice", "remove") else "TM-34" if kind == "clock" else "TM-41"
    reason = f"refused-tournament-motion-{kind}" if live.row.ladder is None else "refused-ladder-motion"
    return RefusedError(reason, rule=rule)
