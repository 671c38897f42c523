"""The tables of a tournament: each game is a match with fixed options, clock, packs and seats, and no host (TM-34).

A table is a lobby whose seats are all kept. Each player presses **I am here**; these presses give the dice, and the last one
begins the match.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress

from engines.games import GAMES
from engines.kernel.state.dice import commitment
from engines.kernel.state.model import Seat
from referee.errors import MatchChangedError, RefusedError
from referee.lobby.choosing import game_options, paced_options
from referee.lobby.lobbies import Lobbies, keep_thread
from referee.lobby.places import check_waiting, is_ready
from referee.match.again import acts_again
from referee.match.live import Live
from referee.match.slots import BOARD
from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.halls import Halls
from referee.tournaments.halls.slots import NEXT, here_slot
from referee.tournaments.rounds.series import series_options
from store.connection import Connection
from store.lobby import lobbies as stored_lobbies
from store.lobby.threads import Wanted
from store.match import brought as stored_brought
from store.match import matches, outbox
from store.match.matches import NewMatch, SeatRow
from store.tournaments import entries, games, tournaments
from store.tournaments import outbox as event_outbox
from store.tournaments.entries import RESERVE, Member
from store.tournaments.games import GameRow
from store.tournaments.tournaments import TournamentRow
from tournaments.facts.kinds import TableOpened
from tournaments.settings.paces import Days
from tournaments.state.deciding import present
from tournaments.state.model import Pairing
from tournaments.state.playing import first_of_game

NOBODY = 0
"""The host of a tournament's table: there is none."""

UNDO = "request"
"""The mode of undo at a tournament's table: by consent."""

AT_ONCE = 32
"""Tables that one transaction opens at most."""


class Tables:
    """Opens the tables of tournaments, and notes who is at them. `room_of` returns the thread that a table is to get."""

    def __init__(self, halls: Halls, lobbies: Lobbies) -> None:
        self.halls = halls
        self.lobbies = lobbies
        self.live = lobbies.live
        self.db = halls.db
        self.now = halls.now
        self.room_of: Callable[[TournamentRow], Wanted | None] = lambda _row: None

    # ---------------------------------------------------------------- opening

    async def open(self, hall: Hall, wanted: Sequence[tuple[Pairing, int]]) -> None:
        """Open the tables of these games: matches, seats, log and messages in one transaction.

        The caller holds the hall's lock.
        """
        now, row = self.now(), hall.row
        codes = await self.db.write(lambda db: matches.new_codes(db, len(wanted)))
        brought = await entries.brought(self.db, row.id) if GAMES[row.game].bring is not None else {}
        tables = [
            (code, pairing, nth, self._new_match(hall, pairing, nth), seats_of(hall, pairing))
            for code, (pairing, nth) in zip(codes, wanted, strict=True)
        ]
        opened: list[int] = []
        room = self.room_of(row)

        def also(db: Connection) -> None:
            opened.clear()
            for code, pairing, nth, new, seats in tables:
                match = matches.insert_match_as(db, new, code)
                for seat, member in seats.items():
                    matches.insert_seat(db, match, seat, member.user, member.name, "", "human", now)
                    stored_brought.put(db, match, seat, brought.get(member.entry, ""))
                if room is not None:
                    keep_thread(db, match, row.channel, room)
                games.add(db, GameRow(row.id, match, pairing.stage, pairing.round, pairing.table, nth))
                outbox.owe(db, match, [BOARD], now)
                if nth > 1 and isinstance(hall.settings.pace, Days):
                    # Nobody sits at the table and waits: each is called to every game, as to the first.
                    event_outbox.owe(db, row.id, [here_slot(match, seat, NEXT) for seat in seats], now)
                opened.append(match)

        facts = [TableOpened(one.stage, one.round, one.table, nth, code) for code, one, nth, _, _ in tables]
        await self.halls.commit(hall, lambda _hall: facts, also=also)
        for match in opened:
            self.live.wake(match)

    def _new_match(self, hall: Hall, pairing: Pairing, nth: int) -> NewMatch:
        row, secret = hall.row, secrets.token_hex(32)
        return NewMatch(
            row.game,
            row.guild,
            row.channel,
            row.language,
            row.theme,
            NOBODY,
            json.dumps(self._options(hall, pairing, nth)),
            secret,
            commitment(secret),
            self.now(),
            undo=UNDO,
            clock=row.clock,
            packs=row.packs,
            tournament=row.id,
        )

    @staticmethod
    def _options(hall: Hall, pairing: Pairing, nth: int) -> dict[str, object]:
        """Return the options of a game's table: the tournament's, those of its series (TM-33), and who goes first (TM-27).

        Where a tournament shows decks and the like from the start, its tables do; else they keep them closed (TM-10).
        """
        options = paced_options(hall.row.game, json.loads(hall.row.options), hall.row.clock)
        options |= series_options(hall, pairing)
        bring = GAMES[hall.row.game].bring
        if bring is not None:
            options |= bring.shown if hall.settings.shown == "start" else bring.kept
        first = first_of_game(hall.state, pairing, nth)
        there = present(pairing)
        options["first"] = there.index(first) if first in there else 0
        return options

    # ---------------------------------------------------------------- I am here

    @acts_again
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
            check_waiting(live)
            if hall.state.paused:
                raise RefusedError("refused-tournament-paused", rule="TM-02")
            seat = self._seat_for(hall, live, user)
            if seat.user == user and seat.ready:
                raise RefusedError("refused-tournament-here-already", rule="TM-34")
            others_ready = all(is_ready(other) for other in live.seats if other.seat != seat.seat)

            def work(db: Connection) -> None:
                if seat.user != user:
                    deck = stored_brought.of_seat(db, live.row.id, seat.seat)
                    matches.delete_seat(db, live.row.id, seat.seat)
                    matches.insert_seat(db, live.row.id, seat.seat, user, name, "", "human", self.now())
                    stored_brought.put(db, live.row.id, seat.seat, deck)
                stored_lobbies.mark_here(db, live.row.id, user, str(press))
                if others_ready:
                    # After a crash between this and the beginning the director finds everybody there.
                    tournaments.set_field(db, hall.row.id, "due", self.now())

            await self.lobbies.places.change(live, work, touch=False)
            if others_ready:
                with suppress(MatchChangedError):  # the director begins it, as after a crash
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

    @staticmethod
    def missing(hall: Hall, live: Live) -> list[int]:
        """Return the entries whose players have not all pressed at a table that has not begun."""
        late = {seat.user for seat in live.seats if not is_ready(seat)}
        return sorted({hall.entry_of(user) for user in late if user is not None} - {0})


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
