"""The tables of a tournament: each game is a match with fixed options, clock, packs and seats, and no host (TM-34).

A table is a lobby whose seats are all kept. Each player presses **I am here**; these presses give the dice, and the last one
begins the match.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Sequence
from sqlite3 import Connection

from engines.games import GAMES
from engines.kernel.state.dice import commitment
from engines.kernel.state.model import Seat
from referee.errors import RefusedError
from referee.lobby.choosing import game_options
from referee.lobby.lobbies import Lobbies, keep_thread
from referee.lobby.places import check_lobby, is_ready
from referee.match.live import Live
from referee.match.slots import BOARD
from referee.tournaments.hall import Hall
from referee.tournaments.halls import Halls
from store.lobby import lobbies as stored_lobbies
from store.lobby.threads import Wanted
from store.match import matches, outbox
from store.match.matches import NewMatch, SeatRow
from store.tournaments import games
from store.tournaments.entries import RESERVE, Member
from store.tournaments.games import GameRow
from store.tournaments.tournaments import TournamentRow
from tournaments.facts.kinds import TableOpened
from tournaments.state.deciding import decision, present
from tournaments.state.model import Pairing
from tournaments.state.playing import first_of_game

NOBODY = 0
"""The host of a tournament's table: there is none."""

UNDO = "request"
"""The mode of undo at a tournament's table: by consent."""


class Tables:
    """Opens the tables of tournaments, and begins their matches. `room_of` returns the thread that a table is to get."""

    def __init__(self, halls: Halls, lobbies: Lobbies) -> None:
        self.halls = halls
        self.lobbies = lobbies
        self.live = lobbies.live
        self.db = halls.db
        self.now = halls.now
        self.room_of: Callable[[TournamentRow], Wanted | None] = lambda _row: None

    # ---------------------------------------------------------------- opening

    async def open(self, hall: Hall, pairing: Pairing, nth: int) -> None:
        """Open the table of a game: match, seats, log and messages in one transaction. The caller holds the hall's lock."""
        seats = seats_of(hall, pairing)
        secret, now, row = secrets.token_hex(32), self.now(), hall.row
        options = json.dumps(self._options(hall, pairing, nth))
        new = NewMatch(
            row.game,
            row.guild,
            row.channel,
            row.language,
            row.theme,
            NOBODY,
            options,
            secret,
            commitment(secret),
            now,
            undo=UNDO,
            clock=row.clock,
            packs=row.packs,
            tournament=row.id,
        )
        code = await self.db.write(matches.new_code)
        room = self.room_of(row)

        def also(db: Connection) -> None:
            match = matches.insert_match_as(db, new, code)
            for seat, member in seats.items():
                matches.insert_seat(db, match, seat, member.user, member.name, "", "human", now)
            if room is not None:
                keep_thread(db, match, row.channel, room)
            games.add(db, GameRow(row.id, match, pairing.stage, pairing.round, pairing.table, nth))
            outbox.owe(db, match, [BOARD], now)

        fact = TableOpened(pairing.stage, pairing.round, pairing.table, nth, code)
        await self.halls.commit(hall, lambda _hall: [fact], also=also)
        live = await self.live.by_code(code)
        self.live.wake_delivery(live.row.id)

    def _options(self, hall: Hall, pairing: Pairing, nth: int) -> dict[str, object]:
        """Return the options of a game's table: the tournament's, and who goes first (TM-27)."""
        options: dict[str, object] = json.loads(hall.row.options)
        first = first_of_game(hall.state, pairing, nth)
        there = present(pairing)
        options["first"] = there.index(first) if first in there else 0
        return options

    # ---------------------------------------------------------------- I am here

    async def here(self, code: str, user: int, name: str, press: int) -> Live:
        """Note that a player is at their table; the match begins with the last one.

        A team's reserve takes the place of a mate who is not there yet (TM-09). Raises RefusedError if the match has begun, if
        the user does not play here, or has pressed already.
        """
        live = await self.live.by_code(code)
        if live.row.tournament is None:
            raise RefusedError("refused-not-tournament-table")
        hall = await self.halls.by_id(live.row.tournament)
        async with hall.lock, live.lock_for(user):
            check_lobby(live)
            if hall.state.paused:
                raise RefusedError("refused-tournament-paused", rule="TM-02")
            seat = self._seat_for(hall, live, user)
            if seat.user == user and seat.ready:
                raise RefusedError("refused-ready-already")
            others_ready = all(is_ready(other) for other in live.seats if other.seat != seat.seat)

            def work(db: Connection) -> None:
                if seat.user != user:
                    matches.delete_seat(db, live.row.id, seat.seat)
                    matches.insert_seat(db, live.row.id, seat.seat, user, name, "", "human", self.now())
                stored_lobbies.mark_here(db, live.row.id, user, str(press))

            await self.lobbies.places.change(live, work, touch=False)
            if others_ready:
                await self.lobbies.begin(live)
        return live

    @staticmethod
    def _seat_for(hall: Hall, live: Live, user: int) -> SeatRow:
        """Return the seat that a user takes by the press. Raises RefusedError if they do not play here."""
        mine = live.seat_of(user)
        if mine is not None:
            return mine
        entry = next(
            (
                member.entry
                for member in hall.members
                if member.active and member.user == user and member.place == RESERVE
            ),
            0,
        )
        mates = {member.user for member in hall.players(entry)} if entry else set()
        free = [seat for seat in live.seats if seat.user in mates and not is_ready(seat)]
        if not free:
            raise RefusedError("refused-tournament-not-your-table", rule="TM-34")
        return free[-1]

    # ---------------------------------------------------------------- who is not there

    def missing(self, hall: Hall, live: Live) -> list[int]:
        """Return the entries whose players have not all pressed at a table that has not begun."""
        late = {seat.user for seat in live.seats if not is_ready(seat)}
        return sorted({hall.entry_of(user) for user in late if user is not None} - {0})

    async def begin_without(self, hall: Hall, live: Live, entries: Sequence[int]) -> None:
        """Take entries from a pod's table and begin with the others, who are all there (TM-31).

        The caller holds both locks.
        """
        gone = [seat.seat for seat in live.seats if seat.user is not None and hall.entry_of(seat.user) in entries]

        def work(db: Connection) -> None:
            for seat in gone:
                matches.delete_seat(db, live.row.id, seat)

        await self.lobbies.places.change(live, work, touch=False)
        if self.lobbies.may_begin(live):
            await self.lobbies.begin(live)
        else:
            await self.lobbies.places.close(live, "forfeit")

    async def close(self, live: Live, reason: str) -> None:
        """Close a table that is not needed any more; a match that runs goes on as one of no tournament.

        The caller holds the match's lock.
        """
        match = live.row.id

        def retire(db: Connection) -> None:
            games.retire(db, match)
            if live.row.status == "lobby":
                self.lobbies.places.end(db, live, reason)
            else:
                matches.set_tournament(db, match, None)

        await self.lobbies.places.change(live, retire, touch=False)

    async def close_unneeded(self, hall: Hall) -> None:
        """Close the tables whose game is decided in another way: by a ruling, by leaving, by an undone round.

        The caller holds the hall's lock.
        """
        for row in await games.of_tournament(self.db, hall.row.id):
            if not row.current or is_wanted(hall, row):
                continue
            live = await self.live.by_id(row.match)
            if live.row.status not in ("lobby", "playing", "frozen"):
                continue
            async with live.lock_for(None):
                await self.close(live, "unneeded")


def is_wanted(hall: Hall, row: GameRow) -> bool:
    """Return whether a match is still that of an open game, or its result stands."""
    pairing = hall.state.pairing_of(row.stage, row.round, row.pairing)
    if pairing is None or hall.state.phase == "cancelled":
        return False
    game = next((game for game in pairing.games if game.nth == row.nth), None)
    return game is not None and (bool(game.places) or decision(hall.state, pairing) is None)


def seats_of(hall: Hall, pairing: Pairing) -> dict[Seat, Member]:
    """Return the seats at the table of a pairing: the sides in their order, mates on the places of their side."""
    there = present(pairing)
    sides = [hall.players(entry) for entry in there]
    game = GAMES[hall.row.game]
    if all(len(side) == 1 for side in sides):
        return {seat: side[0] for seat, side in enumerate(sides)}
    options = game_options(hall.row.game, json.loads(hall.row.options))
    places = game.sides(options, range(sum(map(len, sides))))
    return {
        seat: member
        for side, members in zip(places, sides, strict=True)
        for seat, member in zip(side, members, strict=True)
    }
