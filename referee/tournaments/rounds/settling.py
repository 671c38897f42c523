"""Brings the tables of a tournament in line with its log: what is decided in another way is closed, a pause stops the clocks.

Each step is a transaction of its own and looks at what is so now, so that after a crash the rest is done.
"""

from __future__ import annotations

import logging

from engines.kernel.history.saves import BadSaveError
from referee.errors import RefereeFaultError, RefusedError
from referee.homes import is_stranded
from referee.lobby.places import is_ready
from referee.match.live import Live
from referee.match.slots import BOARD, LATE, MORE_TIME, MOTION, TURN, panel_slot
from referee.match.stopping import lapse_undo_request
from referee.seats.leaving import Seats
from referee.tournaments.halls.hall import Hall
from referee.tournaments.rounds.series import ended_games
from referee.tournaments.rounds.tables import Tables
from store.connection import Connection
from store.judges import calls
from store.match import matches, outbox
from store.tournaments import games
from store.tournaments.games import GameRow, OpenGame
from tournaments.state.deciding import decision
from tournaments.state.model import Pairing

log = logging.getLogger("arbiter.tournaments")

UNNEEDED, FORFEIT = "unneeded", "forfeit"
"""The reasons of closed matches: the game was decided in another way, or by those who did not come."""


class Settling:
    """Closes, stops and begins tables as their tournament has it."""

    def __init__(self, tables: Tables, seats: Seats) -> None:
        self.tables = tables
        self.lobbies = tables.lobbies
        self.places = tables.lobbies.places
        self.live = tables.live
        self.seats = seats
        self.db = tables.db
        self.now = tables.now

    async def settle(self, hall: Hall) -> None:
        """Bring all tables that are not over in line with the log. The caller holds the hall's lock."""
        for game in await games.open_games(self.db, hall.row.id):
            if not _needs_care(hall, game):
                continue
            try:
                live = await self.live.by_id(game.row.match)
                async with live.lock_for(None):
                    await self._care(hall, game, live)
            except (RefusedError, RefereeFaultError, BadSaveError):
                log.exception("tournament=%s match=%d is not settled", hall.row.code, game.row.match)

    async def _care(self, hall: Hall, game: OpenGame, live: Live) -> None:
        if not is_wanted(hall, game.row):
            await self._end(hall, game.row, live)
        elif live.row.status == "lobby":
            await self._fill(hall, game.row, live)
        elif live.row.status == "playing":
            await self._take_seats(hall, live)
            if live.row.status == "playing" and game.stopped != hall.state.paused:
                await self._set_clocks(live, stopped=hall.state.paused)

    # ---------------------------------------------------------------- tables that are not needed

    async def _end(self, hall: Hall, row: GameRow, live: Live) -> None:
        """End a match whose game is decided in another way; in a tournament that was called off it goes on outside of it."""
        if hall.state.phase == "cancelled" and live.row.status != "lobby":
            await self._release(live)
            return
        pairing = hall.state.pairing_of(row.stage, row.round, row.pairing)
        left = self._leaver(hall, pairing, live)
        if left is not None and live.row.status == "playing":
            await self.seats.remove_side(live, left, None, also=lambda db: self._retire(db, live))
            return
        await self.close(live, UNNEEDED)

    @staticmethod
    def _leaver(hall: Hall, pairing: Pairing | None, live: Live) -> int | None:
        """Return the seat of somebody who has left the tournament while playing this duel, None if nobody has."""
        if pairing is None or pairing.ruling is None or not pairing.ruling.by_leaving:
            return None
        gone = {side for side in pairing.sides if hall.state.is_out(side)}
        return next((s.seat for s in live.humans if s.user is not None and hall.entry_of(s.user) in gone), None)

    async def _release(self, live: Live) -> None:
        """Let a running match go on as one of no tournament, with a player as its host."""
        host = next((seat.user for seat in live.humans if seat.user is not None), live.row.host)

        def work(db: Connection) -> None:
            if games.is_stopped(db, live.row.id):
                self._restart(db, live)
            games.retire(db, live.row.id)
            matches.set_tournament(db, live.row.id, None)
            matches.set_host(db, live.row.id, host)
            outbox.owe(db, live.row.id, [BOARD, MOTION, MORE_TIME], self.now())

        await self.live.commit(live, work)

    async def close(self, live: Live, reason: str) -> None:
        """Close a table without a result for its game, and free its seats. The caller holds the match's lock."""
        row, now = live.row, self.now()

        def retire(db: Connection) -> None:
            self._retire(db, live)
            if row.status == "lobby":
                self.places.end(db, live, reason)
                return
            matches.end_match(db, row.id, "closed", reason, None, now)
            lapse_undo_request(db, row.id, now)
            outbox.owe(db, row.id, [TURN, LATE, MOTION, *(panel_slot(s.seat) for s in live.humans)], now)

        await self.places.change(live, retire, touch=False)

    @staticmethod
    def _retire(db: Connection, live: Live) -> None:
        """Note that a match is no longer that of its game, unless games of its series have ended: they stay its own (TM-33)."""
        if live.match is None or not ended_games(live.row.game, live.match):
            games.retire(db, live.row.id)

    # ---------------------------------------------------------------- tables that wait

    async def _fill(self, hall: Hall, row: GameRow, live: Live) -> None:
        """Take those who are absent or out from a pod's table, and begin if everybody else is there (TM-31)."""
        pairing = hall.state.pairing_of(row.stage, row.round, row.pairing)
        absent = pairing.absent if pairing is not None else ()
        gone = [seat.seat for seat in live.seats if seat.user is not None and hall.entry_of(seat.user) in absent]

        def work(db: Connection) -> None:
            for seat in gone:
                matches.delete_seat(db, live.row.id, seat)

        if gone:
            await self.places.change(live, work, touch=False)
        await self.begin_if_there(hall, live)

    async def begin_if_there(self, hall: Hall, live: Live) -> bool:
        """Begin a match if all its players are there and the tournament is not paused; return whether it did."""
        if hall.state.paused or not live.seats or not all(map(is_ready, live.seats)):
            return False
        if not self.lobbies.may_begin(live):
            return False
        await self.lobbies.begin(live)
        return True

    # ---------------------------------------------------------------- tables that run

    async def _take_seats(self, hall: Hall, live: Live) -> None:
        """Let the practice player have the seats of those who have left the tournament, in a pod that goes on (TM-42)."""
        for seat in [*live.humans]:
            entry = hall.entry_of(seat.user) if seat.user is not None else 0
            if entry and hall.state.is_out(entry) and live.row.status == "playing":
                log.info("tournament=%s match=%s seat=%d has left", hall.row.code, live.row.code, seat.seat)
                await self.seats.hand_over(live, seat.seat, reason="left")

    async def _set_clocks(self, live: Live, *, stopped: bool) -> None:
        def work(db: Connection) -> None:
            if stopped:
                if live.row.paused_by in (None, "consent"):
                    matches.set_paused(db, live.row.id, live.row.paused or self.now(), "judge")
            else:
                self._restart(db, live)
            games.set_stopped(db, live.row.id, stopped=stopped)
            outbox.owe(db, live.row.id, [BOARD, TURN, MOTION], self.now())

        await self.live.commit(live, work)

    def _restart(self, db: Connection, live: Live) -> None:
        """Let the clocks run again, unless a judge keeps them stopped or the match has lost its place."""
        call = calls.open_call(db, live.row.id)
        if live.row.paused_by != "judge" or (call is not None and call.frozen):
            return
        lost = is_stranded(db, live, live.row.homeless)
        matches.set_paused(db, live.row.id, live.row.paused if lost else None, "lost" if lost else None)


def _needs_care(hall: Hall, game: OpenGame) -> bool:
    """Return whether a table may differ from what the log says."""
    pairing = hall.state.pairing_of(game.row.stage, game.row.round, game.row.pairing)
    if pairing is None or not is_wanted(hall, game.row):
        return True
    if game.status == "lobby":
        return not game.awaited or bool(pairing.absent)
    return game.stopped != hall.state.paused or any(hall.state.is_out(side) for side in pairing.sides)


def is_wanted(hall: Hall, row: GameRow) -> bool:
    """Return whether a match that is not over is that of a game which is still to be decided."""
    pairing = hall.state.pairing_of(row.stage, row.round, row.pairing)
    if pairing is None or hall.state.phase == "cancelled" or decision(hall.state, pairing) is not None:
        return False
    code = next((game.code for game in pairing.games if game.nth == row.nth), None)
    # The match of a series is that of its later games too (TM-33).
    return any(game.code == code and not game.places for game in pairing.games)
