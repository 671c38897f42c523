"""Leaving a running match, coming back, and handing a seat over (TK-35 and the like rules of other games)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from engines.games import GAMES
from engines.kernel import choose as kernel
from engines.kernel.state.model import Seat
from referee.errors import RefusedError
from referee.match.again import acts_again
from referee.match.cache import LiveMatches
from referee.match.events import note_event
from referee.match.history import GAME_CONCEDED
from referee.match.live import Live
from referee.match.notes import Absent, Left, Returned
from referee.match.slots import BOARD, LATE, MOTION, TURN, offer_slot, panel_slot
from referee.match.stopping import lapse_undo_request
from referee.match.turn_runner import LoggedChoice, Transition, TurnRunner
from store.connection import Connection
from store.match import matches, outbox
from store.seats import motions, orders, sitters

ExtraWrite = Callable[[Connection], None]
"""A further write in the same transaction."""


def drop_former(db: Connection, match: int, seat: Seat, now: float) -> None:
    """Drop the motions, orders, requests and offers of a seat's former player, and owe the messages that show the player."""
    motions.drop_seat(db, match, seat)
    orders.drop(db, match, seat)
    lapse_undo_request(db, match, now)
    if sitters.drop_offer(db, match, seat):
        outbox.owe(db, match, [offer_slot(seat)], now)
    outbox.owe(db, match, [BOARD, TURN, LATE, MOTION, panel_slot(seat)], now)


def side_of(live: Live, seat: Seat) -> list[Seat]:
    """Return a seat of a running match and those of its mates, the seat first."""
    _, match = live.rules_and_match
    side = next((side for side in sides_of(live) if seat in side), [seat])
    return sorted((mate for mate in side if mate in match.seats), key=lambda mate: (mate != seat, mate))


def has_teams(live: Live) -> bool:
    """Return whether a running match is one of two teams."""
    return any(len(side) > 1 for side in sides_of(live))


def sides_of(live: Live) -> Sequence[Sequence[Seat]]:
    """Return the sides of a running match as they were at its start, nothing for a game without teams."""
    game = GAMES[live.row.game]
    options = msgspec.json.decode(live.row.options, type=game.options_type)
    return game.sides(options, [seat.seat for seat in live.seats])


def _withdrawal(seat: Seat, user: int | None) -> tuple[LoggedChoice, Transition]:
    """Return the choice and the turn that take a seat out of a match."""
    choice = LoggedChoice(seat, user, "concede", "concede", (), "player" if user is not None else "referee")
    return choice, lambda rules, match: kernel.withdraw(rules, match, seat)


class Seats:
    """Hands seats over. `now` is a clock in unix seconds."""

    def __init__(self, live: LiveMatches, acting: TurnRunner, now: Callable[[], float]) -> None:
        self.live = live
        self.db = live.db
        self.turn_runner = acting
        self.now = now

    @acts_again
    async def concede(self, code: str, user: int) -> Live:
        """Leave a running match.

        With two seats the match ends and the other seat wins, even a practice player's: the rule is about seats. With more, a
        practice player takes the seat over, and the others may vote to remove it (TK-35); until then the user may come back.
        When the last person leaves, the match is closed. At a tournament's table of two sides the whole side loses: nobody else
        plays for a mate there (TM-09). Raises RefusedError if the user does not play.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            mine = live.seat_in_play(user)
            _, match = live.rules_and_match
            if len(match.seats) == 2:
                await self.remove(live, mine.seat, user)
            elif live.row.tournament is not None and has_teams(live):
                await self.remove_side(live, mine.seat, user)
            else:
                await self.hand_over(live, mine.seat, reason="left")
        return live

    @acts_again
    async def concede_game(self, code: str, user: int) -> Live:
        """Give up the game that is being played within a match of several, for the user's seat; the match goes on.

        Raises RefusedError if the user does not play, or if the match is a single game.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            seat = live.seat_in_play(user).seat
            choice = LoggedChoice(seat, user, GAME_CONCEDED, GAME_CONCEDED, ())
            await self.turn_runner.run(live, choice, lambda rules, match: kernel.concede_game(rules, match, seat))
        return live

    @acts_again
    async def come_back(self, code: str, user: int) -> Live:
        """Give a user their own seat back from the practice player.

        Raises RefusedError if the match does not run, or the user plays already or has lost the seat.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            live.check_running()
            if live.seat_of(user) is not None:
                raise RefusedError("refused-here-already")
            if live.row.in_competition:
                raise RefusedError("refused-tournament-come-back", rule="TM-42")
            own = next((s.seat for s in live.seats if s.user == user and s.status == "practice"), None)
            if own is None:
                raise live.absence_error(user)
            await self.give_back(live, own)
        return live

    async def remove(self, live: Live, seat: Seat, user: int | None, *, also: ExtraWrite | None = None) -> None:
        """Remove a seat by the game's rule: `user` has left, or (None) others decided. The caller holds the lock."""
        await self._remove(live, [seat], user, also)

    async def remove_side(self, live: Live, seat: Seat, user: int | None, *, also: ExtraWrite | None = None) -> None:
        """Remove a seat and those of its mates by the game's rule, as one decision: their side loses.

        `user` has conceded, or (None) the referee decided. The caller holds the lock.
        """
        await self._remove(live, side_of(live, seat), user, also)

    async def _remove(self, live: Live, seats: Sequence[Seat], user: int | None, also: ExtraWrite | None) -> None:
        def leave(db: Connection) -> None:
            for seat in seats:
                matches.set_seat_status(db, live.row.id, seat, "left")
                drop_former(db, live.row.id, seat, self.now())
            if also is not None:
                also(db)

        await self.turn_runner.run_in_turn(live, [_withdrawal(seat, user) for seat in seats], leave)

    async def hand_over(
        self, live: Live, seat: Seat, *, reason: Literal["left", "absent"], also: ExtraWrite | None = None
    ) -> None:
        """Give a seat to a practice player, or close the match if no other person is left. The caller holds the lock.

        `reason`: its person has "left", or is "absent" as others decided. They may come back.
        """
        is_last = len(live.humans) == 1
        now = self.now()

        def work(db: Connection) -> None:
            matches.set_seat_status(db, live.row.id, seat, "practice")
            note_event(db, live.row.id, Left(seat) if reason == "left" else Absent(seat))
            drop_former(db, live.row.id, seat, now)
            if is_last:
                matches.end_match(db, live.row.id, "closed", "left", None, now)
            if also is not None:
                also(db)

        await self.live.commit(live, work)

    async def give_back(self, live: Live, seat: Seat, *, also: ExtraWrite | None = None) -> None:
        """Give a seat back to its person from the practice player. The caller holds the lock."""
        now = self.now()

        def work(db: Connection) -> None:
            matches.set_seat_status(db, live.row.id, seat, "human")
            note_event(db, live.row.id, Returned(seat))
            drop_former(db, live.row.id, seat, now)
            if also is not None:
                also(db)

        await self.live.commit(live, work)
