"""Who plays a seat once a match runs: leaving, and what becomes of the seat (TK-35 and its like)."""

from __future__ import annotations

from collections.abc import Callable
from sqlite3 import Connection

import msgspec

from engines.kernel import choose as kernel
from engines.kernel.model import Event, Seat
from referee.acting import Act, Acting, Deed
from referee.commit import BOARD, LEFT, TURN, lapse_request, panel
from referee.errors import RefusedError
from referee.live import Live, LiveMatches
from store import matches, motions, outbox


class Seats:
    """The part of the referee that hands seats over. `now` is a clock in unix seconds."""

    def __init__(self, live: LiveMatches, acting: Acting, now: Callable[[], float]) -> None:
        self.live = live
        self.db = live.db
        self.acting = acting
        self.now = now

    async def concede(self, code: str, user: int) -> Live:
        """Leave a running match for good.

        With two seats the match ends at once and the other one wins, a practice player too: the rule speaks of seats. Else the
        practice player takes the seat, and the others may vote to have it removed (TK-35). When the last person leaves, the
        match is closed: nobody is left to play for. Raises RefusedError.
        """
        live = await self.live.by_code(code)
        async with live.acting(user):
            mine = live.person(user)
            _, match = live.playing
            if len(match.seats) == 2:
                await self.remove(live, mine.seat, user)
            else:
                await self.hand_over(live, mine.seat)
        return live

    async def vote(self, code: str, user: int, about: Seat) -> Live:
        """Vote for removing a seat whose player has left; it is removed once all persons at the table want it.

        A practice player that was invited stays: who sat down chose to play with it. Raises RefusedError if the voter does
        not play or the seat is not one that somebody has left to the practice player.
        """
        live = await self.live.by_code(code)
        async with live.acting(user):
            mine = live.person(user)
            _, match = live.playing
            if about not in match.seats or about not in live.abandoned:
                raise RefusedError("refused-not-practice")
            votes = await motions.supporters(self.db, live.row.id, "remove", about)
            if mine.seat in votes:
                raise RefusedError("refused-voted-already")
            await self.db.write(lambda db: motions.support(db, live.row.id, "remove", about, mine.seat))
            if all(s.seat in votes | {mine.seat} for s in live.humans):
                await self.remove(live, about, None)
            else:
                await self.live.commit(live, lambda db: outbox.owe(db, live.row.id, [BOARD], self.now()))
        return live

    async def remove(self, live: Live, seat: Seat, user: int | None) -> None:
        """Take a seat out of the match by the game's own rule: `user` has left, or (None) the table wants it. Holds the lock."""
        act: Act = lambda rules, match: kernel.withdraw(rules, match, seat)  # noqa: E731  # a closure over this call

        def leave(db: Connection) -> None:
            matches.set_seat_status(db, live.row.id, seat, "left")

        deed = Deed(seat, user, "concede", "concede", (), "player" if user is not None else "referee")
        await self.acting.act(live, deed, act, leave)

    async def hand_over(self, live: Live, seat: Seat) -> None:
        """Give a seat to the practice player, or close the match if nobody else is left. The caller holds the lock."""
        alone = len(live.humans) == 1
        now = self.now()

        def work(db: Connection) -> None:
            matches.set_seat_status(db, live.row.id, seat, "practice")
            matches.add_event(db, live.row.id, LEFT, msgspec.json.encode(Event(LEFT, {"seat": seat}, {}, {})))
            if alone:
                matches.end_match(db, live.row.id, "closed", "left", None, now)
            lapse_request(db, live.row.id, now)
            outbox.owe(db, live.row.id, [BOARD, TURN, panel(seat)], now)

        await self.live.commit(live, work)
