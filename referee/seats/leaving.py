"""Who plays a seat once a match runs: leaving, coming back, and what becomes of the seat (TK-35 and its like)."""

from __future__ import annotations

from collections.abc import Callable
from sqlite3 import Connection
from typing import Literal

from engines.kernel import choose as kernel
from engines.kernel.state.model import Seat
from referee.errors import RefusedError
from referee.match.cache import LiveMatches
from referee.match.commit import lapse_undo_request
from referee.match.events import note_event
from referee.match.live import Live
from referee.match.notes import Absent, Left, Returned
from referee.match.slots import BOARD, LATE, MOTION, TURN, offer_slot, panel_slot
from referee.match.turn_runner import LoggedChoice, Transition, TurnRunner
from store.match import matches, outbox
from store.seats import motions, orders, sitters

ExtraWrite = Callable[[Connection], None]
"""What is written besides, in the same transaction."""


def drop_former(db: Connection, match: int, seat: Seat, now: float) -> None:
    """Drop what went with whoever played a seat so far, and owe all that shows who plays it."""
    motions.drop_seat(db, match, seat)
    orders.drop(db, match, seat)
    lapse_undo_request(db, match, now)
    if sitters.drop_offer(db, match, seat):
        outbox.owe(db, match, [offer_slot(seat)], now)
    outbox.owe(db, match, [BOARD, TURN, LATE, MOTION, panel_slot(seat)], now)


class Seats:
    """The part of the referee that hands seats over. `now` is a clock in unix seconds."""

    def __init__(self, live: LiveMatches, acting: TurnRunner, now: Callable[[], float]) -> None:
        self.live = live
        self.db = live.db
        self.turn_runner = acting
        self.now = now

    async def concede(self, code: str, user: int) -> Live:
        """Leave a running match.

        With two seats the match ends at once and the other one wins, a practice player too: the rule speaks of seats. Else the
        practice player takes the seat, and the others may vote to have it removed (TK-35); until then, who left may come back.
        When the last person leaves, the match is closed: nobody is left to play for. Raises RefusedError.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            mine = live.seat_in_play(user)
            _, match = live.rules_and_match
            if len(match.seats) == 2:
                await self.remove(live, mine.seat, user)
            else:
                await self.hand_over(live, mine.seat, reason="left")
        return live

    async def come_back(self, code: str, user: int) -> Live:
        """Play one's own seat again that the practice player has.

        Raises RefusedError if the match does not run, the user plays already, or has no seat there any more.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            live.check_running()
            if live.seat_of(user) is not None:
                raise RefusedError("refused-here-already")
            own = next((s.seat for s in live.seats if s.user == user and s.status == "practice"), None)
            if own is None:
                raise live.absence_error(user)
            await self.give_back(live, own)
        return live

    async def remove(self, live: Live, seat: Seat, user: int | None, *, also: ExtraWrite | None = None) -> None:
        """Take a seat out of the match by the game's own rule: `user` has left, or (None) the table wants it. Holds the lock."""
        act: Transition = lambda rules, match: kernel.withdraw(rules, match, seat)  # noqa: E731  # a closure over this call

        def leave(db: Connection) -> None:
            matches.set_seat_status(db, live.row.id, seat, "left")
            drop_former(db, live.row.id, seat, self.now())
            if also is not None:
                also(db)

        deed = LoggedChoice(seat, user, "concede", "concede", (), "player" if user is not None else "referee")
        await self.turn_runner.run(live, deed, act, leave)

    async def hand_over(
        self, live: Live, seat: Seat, *, reason: Literal["left", "absent"], also: ExtraWrite | None = None
    ) -> None:
        """Give a seat to the practice player, or close the match if nobody else is left. The caller holds the lock.

        `reason`: its person has "left", or the table wants it since they are "absent". They may come back.
        """
        alone = len(live.humans) == 1
        now = self.now()

        def work(db: Connection) -> None:
            matches.set_seat_status(db, live.row.id, seat, "practice")
            note_event(db, live.row.id, Left(seat) if reason == "left" else Absent(seat))
            drop_former(db, live.row.id, seat, now)
            if alone:
                matches.end_match(db, live.row.id, "closed", "left", None, now)
            if also is not None:
                also(db)

        await self.live.commit(live, work)

    async def give_back(self, live: Live, seat: Seat, *, also: ExtraWrite | None = None) -> None:
        """Let the person of a seat play it again that the practice player has. The caller holds the lock."""
        now = self.now()

        def work(db: Connection) -> None:
            matches.set_seat_status(db, live.row.id, seat, "human")
            note_event(db, live.row.id, Returned(seat))
            drop_former(db, live.row.id, seat, now)
            if also is not None:
                also(db)

        await self.live.commit(live, work)
