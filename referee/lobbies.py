"""Lobbies: open, join, leave, start, close. A lobby is a match that has not begun."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from functools import partial
from sqlite3 import Connection

import msgspec

from engines.games import GAMES
from engines.kernel.choose import begin
from engines.kernel.dice import commitment, mixed
from referee.commit import BOARD, TURN, panel, write_turn
from referee.errors import RefusedError
from referee.live import Live, LiveMatches
from store import matches, outbox
from store.matches import NewMatch, SeatRow

OPEN_PER_USER = 20
"""Lobbies and running matches that one user may sit in."""


class Lobbies:
    """The part of the referee before a match begins. `now` is a clock in unix seconds."""

    def __init__(self, live: LiveMatches, now: Callable[[], float]) -> None:
        self.live = live
        self.db = live.db
        self.now = now

    async def open(
        self,
        game: str,
        *,
        guild: int | None,
        channel: int,
        language: str,
        user: int,
        name: str,
        entropy: str,
        options: dict[str, object],
    ) -> Live:
        """Open a lobby with its host on the first seat.

        Raises RefusedError for table options that the game does not have, or when the host sits in too many matches.
        """
        try:
            msgspec.convert(options, GAMES[game].options_type)
        except msgspec.ValidationError as error:
            raise RefusedError("refused-options", why=str(error)) from error
        await self._check_room(user)
        secret = secrets.token_hex(32)
        now = self.now()
        new = NewMatch(
            game, guild, channel, language, "dark", user, json.dumps(options), secret, commitment(secret), now
        )

        def work(db: Connection) -> int:
            match = matches.insert_match(db, new)
            matches.insert_seat(db, match, 0, user, name, entropy, "human", now)
            outbox.owe(db, match, [BOARD], now)
            return match

        return await self.live.by_id(await self.db.write(work))

    async def join(self, code: str, user: int, name: str, entropy: str) -> Live:
        """Seat a user. Raises RefusedError if the match has begun, is full, or has them already."""
        live = await self.live.by_code(code)
        async with live.acting(user):
            self._check_lobby(live)
            if live.seat_of(user):
                raise RefusedError("refused-seated-already")
            limit = GAMES[live.row.game].seats.stop - 1
            if len(live.seats) >= limit:
                raise RefusedError("refused-full", rule=live.cited("refused-full"), limit=limit)
            await self._check_room(user)
            taken = {s.seat for s in live.seats}
            seat = next(n for n in range(limit) if n not in taken)
            await self._write(live, partial(self._insert, live.row.id, seat, user, name, entropy))
        return live

    def _insert(self, match: int, seat: int, user: int, name: str, entropy: str, db: Connection) -> None:
        matches.insert_seat(db, match, seat, user, name, entropy, "human", self.now())

    async def leave(self, code: str, user: int) -> Live:
        """Free a user's seat; hosting passes to the next one, and an empty lobby closes.

        Raises RefusedError if the match has begun or they have no seat.
        """
        live = await self.live.by_code(code)
        async with live.acting(user):
            self._check_lobby(live)
            mine = self._seat(live, user)
            rest = [s for s in live.seats if s.seat != mine.seat]

            def work(db: Connection) -> None:
                matches.delete_seat(db, live.row.id, mine.seat)
                if not rest:
                    matches.end_match(db, live.row.id, "closed", "empty", None, self.now())
                elif live.row.host == user:
                    matches.set_host(db, live.row.id, rest[0].user or 0)

            await self._write(live, work)
        return live

    async def start(self, code: str, user: int) -> Live:
        """Begin the match. Raises RefusedError if the user is not the host or there are too few seats."""
        live = await self.live.by_code(code)
        async with live.acting(user):
            self._check_lobby(live)
            self._seat(live, user)
            game = GAMES[live.row.game]
            if live.row.host != user:
                host = next(s.name for s in live.seats if s.user == live.row.host)
                raise RefusedError("refused-not-host", host=host)
            if len(live.seats) not in game.seats:
                reason = "refused-too-few"
                raise RefusedError(reason, rule=live.cited(reason), least=game.seats.start, seats=len(live.seats))
            await self._begin(live)
        return live

    async def _begin(self, live: Live) -> None:
        game = GAMES[live.row.game]
        rules = game.standard
        options = msgspec.json.decode(live.row.options, type=game.options_type)
        seed = mixed(live.row.secret, [s.entropy for s in live.seats])
        turn = begin(rules, range(len(live.seats)), seed, options)
        now = self.now()
        slots = [BOARD, TURN, *(panel(n) for n, s in enumerate(live.seats) if s.status == "human")]

        def work(db: Connection) -> None:
            matches.renumber(db, live.row.id)
            matches.start_match(db, live.row.id, rules.hash, rules.body, game.id, now)
            write_turn(db, live, turn, None, slots, now)

        await self.live.commit(live, work, turn.match)
        live.rules = rules

    async def _write(self, live: Live, work: Callable[[Connection], None]) -> None:
        def whole(db: Connection) -> None:
            work(db)
            outbox.owe(db, live.row.id, [BOARD], self.now())

        await self.live.commit(live, whole)

    async def _check_room(self, user: int) -> None:
        if sum(row.status != "frozen" for row in await matches.of_user(self.db, user)) >= OPEN_PER_USER:
            raise RefusedError("refused-too-many-matches", limit=OPEN_PER_USER)

    @staticmethod
    def _check_lobby(live: Live) -> None:
        if live.row.status == "closed":
            raise RefusedError("refused-closed")
        if live.row.status != "lobby":
            raise RefusedError("refused-begun")

    @staticmethod
    def _seat(live: Live, user: int) -> SeatRow:
        mine = live.seat_of(user)
        if mine is None:
            raise RefusedError("refused-join-first")
        return mine
