"""Undo: at once if nothing was revealed since, else by consent of the other persons, or not at all, by the match's terms.

Nothing is deleted: the state before a choice becomes the match's next version, and its questions are asked anew.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from engines.kernel.choose import IllegalChoiceError, lane_id
from engines.kernel.events import Happened
from engines.kernel.history.undo import undo
from engines.kernel.state.model import Seat
from referee.clocks.sync import end_questions
from referee.errors import RefusedError
from referee.match.again import acts_again
from referee.match.bounds import check_has_room
from referee.match.cache import LiveMatches
from referee.match.commit import write_turn
from referee.match.history import NOBODY, UNDO, WayBack, way_back, way_to
from referee.match.live import Live
from referee.match.notes import Undone
from referee.match.slots import ASK, BOARD, TURN, panel_slot
from store.connection import Connection
from store.match import history, outbox
from store.match.rows import ChoiceRow
from store.seats import orders, undos
from store.seats.undos import UndoRow

LIMIT = 5
"""Undos by consent per seat in a match."""

PAUSE, AT_ONCE = 600.0, 3
"""Seconds, and the requests that a seat may make within them: each request pings the table."""

REFUSALS_BEFORE_BLOCK = 2
"""Refusals after which a player may block a seat's later requests."""


class UndoOffer(msgspec.Struct, frozen=True):
    """A possible undo of a seat: the way back, the seats that would have to agree, and the undos by consent left to it."""

    way: WayBack
    asked: tuple[Seat, ...]
    left: int


class Undoing:
    """Undoes choices. `now` is a clock in unix seconds."""

    def __init__(self, live: LiveMatches, now: Callable[[], float]) -> None:
        self.live = live
        self.db = live.db
        self.now = now

    async def offer(self, live: Live, user: int) -> UndoOffer:
        """Return the undo of the user's last choice. Raises RefusedError if it cannot be undone."""
        mine = live.seat_in_play(user)
        if live.row.undo == "off":
            raise RefusedError("refused-undo-off")
        way = await self._way(live, mine.seat)
        if way is None:
            raise RefusedError("refused-undo-nothing")
        _, match = live.rules_and_match
        before = await self.live.state_at(live, way.target)
        if match.lanes and before.lanes and lane_id(before) == lane_id(match):
            # The choice is in an open lane: it can be revised there, and nobody learns of that.
            raise RefusedError("refused-undo-lane")
        if before.seats != match.seats:
            raise RefusedError("illegal-seat_left")
        if match.lanes:
            # While lanes are open, an offer must not show whether another seat has answered.
            way = msgspec.structs.replace(way, foreign=True)
        others = tuple(s.seat for s in live.humans if s.seat != mine.seat)
        free = live.row.undo == "free" and not (way.crossed or way.foreign)
        left = LIMIT - await undos.count(self.db, live.row.id, mine.seat, "done")
        return UndoOffer(way, () if free else others, left)

    async def _way(self, live: Live, seat: Seat) -> WayBack | None:
        return await way_back(await undos.choices(self.db, live.row.id), seat, partial(self.live.state_at, live))

    @acts_again
    async def undo_or_ask(self, code: str, user: int, target: int | None = None) -> tuple[Live, bool]:
        """Undo the user's last choice, or ask the others to agree; return the match and whether it is undone.

        `target` is the version that was shown to the user. Raises RefusedError if the choice cannot be undone, consent cannot
        be asked for, or the undo leads to another version by now.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            seat = live.seat_in_play(user).seat
            offer = await self.offer(live, user)
            if target is not None and offer.way.target != target:
                raise RefusedError("refused-undo-gone")
            check_has_room(live.rules_and_match[1])
            if not offer.asked:
                await self._go_back(live, seat, user, offer.way)
                return live, True
            await self._check_may_ask(live, seat, offer)
            _, match = live.rules_and_match
            now = self.now()

            def work(db: Connection) -> None:
                undos.lapse(db, live.row.id)
                undos.insert(db, live.row.id, seat, offer.way.target, match.next_id, now)
                outbox.owe(db, live.row.id, [ASK], now)

            await self.live.commit(live, work)
            return live, False

    @acts_again
    async def answer(self, code: str, user: int, request: int, answer: str) -> Live:
        """Agree to a request ("agree"), refuse it ("refuse"), or refuse it and all later ones of its seat ("block").

        Raises RefusedError if the request is not open, or this user may not answer it.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            seat = live.seat_in_play(user).seat
            asked = await self._open(live, request)
            if seat == asked.seat:
                raise RefusedError("refused-undo-own")
            if answer == "agree":
                await self._agree(live, seat, asked)
            else:
                await self._refuse(live, seat, asked, for_good=answer == "block")
        return live

    @acts_again
    async def withdraw(self, code: str, user: int, request: int) -> Live:
        """Withdraw a request of the user's own. Raises RefusedError if it is another's or not open."""
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            asked = await self._open(live, request)
            if live.seat_in_play(user).seat != asked.seat:
                raise RefusedError("refused-undo-foreign")
            await self._close(live, asked, "lapsed")
        return live

    async def open_request(self, live: Live) -> UndoRow | None:
        """Return the open request of a match; one from before the latest question does not count."""
        asked = await undos.open_request(self.db, live.row.id)
        if asked is None or live.match is None or live.row.status != "playing":
            return None
        return asked if asked.question == live.match.next_id else None

    # ---------------------------------------------------------------- within

    async def _check_may_ask(self, live: Live, seat: Seat, offer: UndoOffer) -> None:
        if await self.open_request(live) is not None:
            raise RefusedError("refused-undo-asked")
        blockers = await undos.blockers(self.db, live.row.id, seat)
        who = next((live.names[s] for s in offer.asked if s in blockers), None)
        if who is not None:
            raise RefusedError("refused-undo-blocked", owner=who)
        if offer.left <= 0:
            raise RefusedError("refused-undo-limit", limit=LIMIT)
        if await undos.count_since(self.db, live.row.id, seat, self.now() - PAUSE) >= AT_ONCE:
            raise RefusedError("refused-undo-pause", times=AT_ONCE)

    async def _open(self, live: Live, request: int) -> UndoRow:
        asked = await self.open_request(live)
        if asked is None or asked.id != request:
            raise RefusedError("refused-undo-gone")
        return asked

    async def _agree(self, live: Live, seat: Seat, asked: UndoRow) -> None:
        consents = await undos.consents(self.db, asked.id) | {seat}
        if all(s.seat in consents or s.seat == asked.seat for s in live.humans):
            user = next(s.user for s in live.seats if s.seat == asked.seat)
            # Back to the agreed version: it must not show whether the asker has answered in a lane since.
            way = way_to(await undos.choices(self.db, live.row.id), asked.seat, asked.target)

            def done(db: Connection) -> None:
                undos.agree(db, asked.id, seat)
                undos.close(db, asked.id, "done")

            await self._go_back(live, asked.seat, user, way, done)
            return

        def work(db: Connection) -> None:
            undos.agree(db, asked.id, seat)
            outbox.owe(db, live.row.id, [ASK], self.now())

        await self.live.commit(live, work)

    async def _refuse(self, live: Live, seat: Seat, asked: UndoRow, *, for_good: bool) -> None:
        if for_good and not await self.may_block(live, asked):
            raise RefusedError("refused-undo-patience", times=REFUSALS_BEFORE_BLOCK)

        def block(db: Connection) -> None:
            undos.block(db, live.row.id, asked.seat, seat)

        await self._close(live, asked, "refused", block if for_good else None)

    async def may_block(self, live: Live, asked: UndoRow) -> bool:
        """Return whether a seat has been refused so often that its later requests may be blocked."""
        return await undos.count(self.db, live.row.id, asked.seat, "refused") >= REFUSALS_BEFORE_BLOCK

    async def _close(
        self, live: Live, asked: UndoRow, status: undos.Status, also: Callable[[Connection], None] | None = None
    ) -> None:
        def work(db: Connection) -> None:
            undos.close(db, asked.id, status)
            if also is not None:
                also(db)
            outbox.owe(db, live.row.id, [ASK], self.now())

        await self.live.commit(live, work)

    async def go_back_for_judge(self, live: Live, target: int, also: Callable[[Connection], None]) -> None:
        """Go back to a version by a judge's decision, whatever was revealed since. The caller holds the lock.

        Raises RefusedError if the engine cannot go back to it.
        """
        way = way_to(await undos.choices(self.db, live.row.id), NOBODY, target)
        await self._go_back(live, NOBODY, None, way, also)

    async def _go_back(
        self, live: Live, seat: Seat, user: int | None, way: WayBack, also: Callable[[Connection], None] | None = None
    ) -> None:
        """Make the state of an earlier version the next one, and owe all messages. The caller holds the lock.

        `seat` is the one whose choice is undone, NOBODY for a judge's undo.
        """
        rules, match = live.rules_and_match
        earlier = await self.live.state_at(live, way.target)
        try:
            turn = undo(rules, match, earlier, crossed=way.crossed)
        except IllegalChoiceError as error:
            raise RefusedError(f"illegal-{error.reason}") from error
        judged = seat == NOBODY
        turn = msgspec.structs.replace(turn, events=(Happened(Undone(seat, way.target), {}),))
        now = self.now()
        source = "referee" if judged else "player"
        row = ChoiceRow(turn.match.version, seat, user, UNDO, UNDO, (str(way.target),), source, "", now)
        slots = [BOARD, TURN, *(panel_slot(s.seat) for s in live.humans)]

        def work(db: Connection) -> None:
            end_questions(db, live.row, seat, now, lanes=bool(match.lanes))
            write_turn(db, live, turn, row, slots, now)
            history.clear_drafts(db, live.row.id)
            orders.undo(db, live.row.id)
            if also is not None:
                also(db)

        await self.live.commit(live, work, turn.match)
