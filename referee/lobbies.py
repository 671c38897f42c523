"""Lobbies: open, join, invite practice players, leave, start, close, and open again. A match that has not begun is one."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Sequence
from sqlite3 import Connection

import msgspec

from engines.games import GAMES
from engines.kernel.choose import begin
from engines.kernel.dice import commitment, mixed
from engines.kernel.model import Seat
from referee.commit import BOARD, TURN, panel, write_turn
from referee.errors import RefusedError
from referee.live import Live, LiveMatches
from store import matches, outbox
from store.matches import NewMatch, SeatRow

OPEN_PER_USER = 20
"""Lobbies and running matches that one user may sit in."""

PRACTICE = "practice"
"""The status of an invited practice player's seat, and its name as stored: what it is called is the reader's language."""


def by_invitation(invited: Sequence[SeatRow]) -> list[SeatRow]:
    """Return the seats of practice players in the order in which they were invited: so are they named, the last goes first."""
    return sorted(invited, key=lambda seat: (seat.joined, seat.seat))


class Lobbies:
    """The part of the referee before a match begins. `now` is a clock in unix seconds."""

    def __init__(self, live: LiveMatches, now: Callable[[], float]) -> None:
        self.live = live
        self.db = live.db
        self.now = now

    async def open(  # noqa: PLR0913  # the terms of a table, each by its name
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
        practice: int = 0,
        undo: str = "free",
        theme: str = "dark",
    ) -> Live:
        """Open a lobby with its host on the first seat and practice players on the next ones, as far as there are seats.

        Raises RefusedError for table options that the game does not have, or when the host sits in too many matches.
        """
        try:
            msgspec.convert(options, GAMES[game].options_type)
        except msgspec.ValidationError as error:
            raise RefusedError("refused-options", why=str(error)) from error
        await self._check_room(user)
        secret, chosen = secrets.token_hex(32), json.dumps(options)
        bound = commitment(secret)
        new = NewMatch(game, guild, channel, language, theme, user, chosen, secret, bound, self.now(), undo=undo)
        return await self._insert(new, name, entropy, practice)

    async def rematch(self, code: str, user: int, name: str, entropy: str) -> tuple[Live, bool]:
        """Return the lobby where a finished match is played again, and whether this call opened it.

        It has the same channel, game, options, language and practice players, and who asked for it is its host. Asked again,
        by the same or another player, it is the same one (whatever has become of it, unless it was closed), and they are
        seated there if it has not begun. Raises RefusedError for those who did not play, or if they cannot be seated.
        """
        former = await self.live.by_code(code)
        async with former.acting(user):
            row = former.row
            if row.status not in ("over", "closed") or former.match is None:
                raise RefusedError("refused-not-over")
            if all(s.user != user for s in former.seats):
                raise RefusedError("refused-not-played")
            found = await matches.rematch(self.db, row.id)
            if found is None:
                await self._check_room(user)
                secret, now = secrets.token_hex(32), self.now()
                new = msgspec.convert(row, NewMatch, from_attributes=True)
                new = msgspec.structs.replace(
                    new, host=user, secret=secret, commitment=commitment(secret), created=now, former=row.id
                )
                return await self._insert(new, name, entropy, len(former.invited)), True
        live = await self.live.by_id(found)
        try:
            await self.join(live.row.code, user, name, entropy)
        except RefusedError as error:
            if error.reason not in ("refused-seated-already", "refused-begun"):
                raise
        return live, False

    async def _insert(self, new: NewMatch, name: str, entropy: str, practice: int) -> Live:
        """Open a lobby with its host and, as far as there are seats, practice players."""
        seats = range(1, min(practice + 1, GAMES[new.game].seats.stop - 1))

        def work(db: Connection) -> int:
            match = matches.insert_match(db, new)
            matches.insert_seat(db, match, 0, new.host, name, entropy, "human", new.created)
            for seat in seats:
                matches.insert_seat(db, match, seat, None, PRACTICE, "", PRACTICE, new.created)
            outbox.owe(db, match, [BOARD], new.created)
            return match

        return await self.live.by_id(await self.db.write(work))

    async def join(self, code: str, user: int, name: str, entropy: str) -> Live:
        """Seat a user: on the first free seat, else on that of the last practice player.

        Raises RefusedError if the match has begun, is full of persons, or has them already.
        """
        live = await self.live.by_code(code)
        async with live.acting(user):
            self._check_lobby(live)
            if live.seat_of(user):
                raise RefusedError("refused-seated-already")
            free = self._free(live)
            if free is None and not live.invited:
                raise self._full(live)
            await self._check_room(user)
            seat = by_invitation(live.invited)[-1].seat if free is None else free

            def work(db: Connection) -> None:
                matches.delete_seat(db, live.row.id, seat)
                matches.insert_seat(db, live.row.id, seat, user, name, entropy, "human", self.now())

            await self._write(live, work)
        return live

    async def invite(self, code: str, user: int) -> Live:
        """Seat a practice player. Raises RefusedError if the match has begun or is full, or the user is not the host."""
        live = await self.live.by_code(code)
        async with live.acting(user):
            self._check_host(live, user, "refused-not-host-practice")
            seat = self._free(live)
            if seat is None:
                raise self._full(live)
            await self._write(
                live,
                lambda db: matches.insert_seat(db, live.row.id, seat, None, PRACTICE, "", PRACTICE, self.now()),
            )
        return live

    async def dismiss(self, code: str, user: int) -> Live:
        """Free the last practice player's seat. Raises RefusedError if there is none, or as `invite` does."""
        live = await self.live.by_code(code)
        async with live.acting(user):
            self._check_host(live, user, "refused-not-host-practice")
            if not live.invited:
                raise RefusedError("refused-no-practice")
            seat = by_invitation(live.invited)[-1].seat
            await self._write(live, lambda db: matches.delete_seat(db, live.row.id, seat))
        return live

    async def leave(self, code: str, user: int) -> Live:
        """Free a user's seat; hosting passes to who has sat longest, and a lobby without persons closes.

        Raises RefusedError if the match has begun or they have no seat.
        """
        live = await self.live.by_code(code)
        async with live.acting(user):
            self._check_lobby(live)
            mine = self._seat(live, user)
            rest = sorted((s.joined, s.seat, s.user) for s in live.seats if s.user is not None and s.seat != mine.seat)

            def work(db: Connection) -> None:
                matches.delete_seat(db, live.row.id, mine.seat)
                if not rest:
                    matches.end_match(db, live.row.id, "closed", "empty", None, self.now())
                elif live.row.host == user:
                    matches.set_host(db, live.row.id, rest[0][2])

            await self._write(live, work)
        return live

    async def start(self, code: str, user: int) -> Live:
        """Begin the match. Raises RefusedError if the user is not the host or there are too few seats."""
        live = await self.live.by_code(code)
        async with live.acting(user):
            self._check_host(live, user, "refused-not-host")
            game = GAMES[live.row.game]
            if len(live.seats) not in game.seats:
                reason = "refused-too-few"
                raise RefusedError(reason, rule=live.cited(reason), least=game.seats.start, seats=len(live.seats))
            await self._begin(live)
        return live

    async def _begin(self, live: Live) -> None:
        game = GAMES[live.row.game]
        rules = game.standard
        options = msgspec.json.decode(live.row.options, type=game.options_type)
        seed = mixed(live.row.secret, [number for _, number in live.numbers])
        turn = begin(rules, range(len(live.seats)), seed, options)
        now = self.now()
        slots = [BOARD, TURN, *(panel(n) for n, s in enumerate(live.seats) if s.user is not None)]

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

    def _check_host(self, live: Live, user: int, reason: str) -> None:
        """Raise RefusedError unless this user is the host of a lobby: with this reason if they have another seat."""
        self._check_lobby(live)
        self._seat(live, user)
        if live.row.host != user:
            raise RefusedError(reason, host=next(s.name for s in live.seats if s.user == live.row.host))

    @staticmethod
    def _free(live: Live) -> Seat | None:
        """Return the first free seat of a lobby, or None if all are taken."""
        taken = {s.seat for s in live.seats}
        return next((n for n in range(GAMES[live.row.game].seats.stop - 1) if n not in taken), None)

    @staticmethod
    def _full(live: Live) -> RefusedError:
        limit = GAMES[live.row.game].seats.stop - 1
        return RefusedError("refused-full", rule=live.cited("refused-full"), limit=limit)

    @staticmethod
    def _seat(live: Live, user: int) -> SeatRow:
        mine = live.seat_of(user)
        if mine is None:
            raise RefusedError("refused-join-first")
        return mine
