"""Lobbies: open, join, invite practice players, leave, start, and open again. A match that has not begun is one."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from sqlite3 import Connection
from typing import Any

import msgspec

from engines.games import GAMES
from engines.kernel.choose import begin
from engines.kernel.game import Rules
from engines.kernel.packs.shelf import Shelf
from engines.kernel.state.dice import commitment, mixed
from referee.errors import RefusedError
from referee.lobby.places import (
    KEPT,
    Places,
    by_invitation,
    check_host,
    check_lobby,
    free_seat,
    full,
    lasting,
    own_seat,
    takes,
    there,
)
from referee.match.commit import write_turn
from referee.match.live import Live
from referee.match.slots import BOARD, TURN, call_slot, panel
from store.lobby import invitations, lobbies
from store.lobby.invitations import Invitation
from store.match import matches, outbox
from store.match.matches import NO_CLOCK, MatchRow, NewMatch

PRACTICE = "practice"
"""The status of an invited practice player's seat, and its name as stored: what it is called is the reader's language."""


class Lobbies:
    """The part of the referee before a match begins. `now` is a clock in unix seconds."""

    def __init__(self, places: Places, shelf: Shelf) -> None:
        self.places = places
        self.shelf = shelf
        self.live = places.live
        self.db = places.db
        self.now = places.now

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
        clock: str = NO_CLOCK,
        call: Sequence[int] = (),
        packs: Sequence[str] = (),
    ) -> Live:
        """Open a lobby with its host on the first seat and practice players on the next ones, as far as there are seats.

        `clock` are its terms in JSON, `call` the users who are invited, already checked by `Invitations.check`,
        `packs` the content packs by id. Raises RefusedError as `check_options` does, or when the host sits in too many matches.
        """
        self.check_options(game, options, packs)
        await self.places.check_room(user, guild)
        secret, now = secrets.token_hex(32), self.now()
        new = NewMatch(
            game,
            guild,
            channel,
            language,
            theme,
            user,
            json.dumps(options),
            secret,
            commitment(secret),
            now,
            undo=undo,
            clock=clock,
            expires=now + lasting(clock),
            packs=" ".join(packs),
        )
        return await self._insert(new, name, entropy, practice, call)

    def check_options(self, game: str, options: dict[str, object], packs: Sequence[str] = ()) -> None:
        """Raise RefusedError for table options that the game does not have, that do not go together, or that no pack has.

        So too for content packs that are not here, or have nothing for this game.
        """
        found = GAMES[game]
        try:
            chosen = msgspec.convert(options, found.options_type)
        except msgspec.ValidationError as error:
            raise RefusedError("refused-options", why=str(error)) from error
        if reason := found.unfit(chosen):
            raise RefusedError(reason, rule=found.citations.get(reason))
        if missing := self.shelf.missing(game, packs):
            raise RefusedError("refused-pack", pack=missing[0])
        if found.within(self.shelf.rules(game, packs).pack, chosen) != chosen:
            raise RefusedError("refused-arena")

    async def rematch(self, code: str, user: int, name: str, entropy: str) -> tuple[Live, bool]:
        """Return the lobby where a finished match is played again, and whether this call opened it.

        It has the same channel, game, options, clock, language and practice players, and who asked for it is its host. Asked
        again, by the same or another player, it is the same one (whatever has become of it, unless it was closed), and they
        are seated there if it has not begun. A lobby that was closed before it began is opened again in the same way, by
        anybody. Raises RefusedError for those who did not play, or if they cannot be seated.
        """
        former = await self.live.by_code(code)
        async with former.acting(user):
            row = former.row
            if row.status not in ("over", "closed"):
                raise RefusedError("refused-not-over")
            if former.match is not None and all(s.user != user for s in former.seats):
                raise RefusedError("refused-not-played")
            found = await matches.rematch(self.db, row.id)
            if found is None:
                await self.places.check_room(user, row.guild)
                secret, now = secrets.token_hex(32), self.now()
                new = msgspec.structs.replace(
                    msgspec.convert(row, NewMatch, from_attributes=True),
                    host=user,
                    secret=secret,
                    commitment=commitment(secret),
                    created=now,
                    former=row.id,
                    expires=now + lasting(row.clock),
                )
                return await self._insert(new, name, entropy, len(former.invited)), True
        live = await self.live.by_id(found)
        try:
            await self.join(live.row.code, user, name, entropy)
        except RefusedError as error:
            if error.reason not in ("refused-seated-already", "refused-begun"):
                raise
        return live, False

    async def _insert(self, new: NewMatch, name: str, entropy: str, practice: int, call: Sequence[int] = ()) -> Live:
        """Open a lobby with its host, as far as there are seats with practice players, and with those who are invited."""
        seats = range(1, min(practice + 1, takes(new).stop - 1))
        until = new.created + KEPT

        def work(db: Connection) -> int:
            match = matches.insert_match(db, new)
            matches.insert_seat(db, match, 0, new.host, name, entropy, "human", new.created)
            for seat in seats:
                matches.insert_seat(db, match, seat, None, PRACTICE, "", PRACTICE, new.created)
            for user in call:
                invitations.keep(db, Invitation(match, user, new.host, until, "open", int(until)))
            outbox.owe(db, match, [BOARD, *([call_slot(int(until))] if call else [])], new.created)
            return match

        return await self.live.by_id(await self.db.write(work))

    async def join(self, code: str, user: int, name: str, entropy: str) -> Live:
        """Seat a user: on the first free seat, else on that of the last practice player.

        Raises RefusedError if the match has begun, has them already, is full of persons and of those for whom seats are
        kept, or if they and somebody at the table do not want to sit at one.
        """
        live = await self.live.by_code(code)
        async with live.acting(user):
            check_lobby(live)
            if live.seat_of(user):
                raise RefusedError("refused-seated-already")
            await self.places.check_blocks(live, user)
            await self.places.check_space(live, user)
            await self.places.check_room(user, live.row.guild)
            free = free_seat(live)
            seat = by_invitation(live.invited)[-1].seat if free is None else free

            def work(db: Connection) -> None:
                matches.delete_seat(db, live.row.id, seat)
                matches.insert_seat(db, live.row.id, seat, user, name, entropy, "human", self.now())
                invitations.settle(db, live.row.id, user, "accepted")
                if live.row.ready is not None:
                    lobbies.be_ready(db, live.row.id, user)  # whoever sits down just now is there

            await self.places.change(live, work)
        return live

    async def invite(self, code: str, user: int) -> Live:
        """Seat a practice player. Raises RefusedError if the match has begun or is full, or the user is not the host."""
        live = await self.live.by_code(code)
        async with live.acting(user):
            check_host(live, user, "refused-not-host-practice")
            seat = free_seat(live)
            if seat is None:
                raise full(live)
            await self.places.change(
                live,
                lambda db: matches.insert_seat(db, live.row.id, seat, None, PRACTICE, "", PRACTICE, self.now()),
            )
        return live

    async def dismiss(self, code: str, user: int) -> Live:
        """Free the last practice player's seat. Raises RefusedError if there is none, or as `invite` does."""
        live = await self.live.by_code(code)
        async with live.acting(user):
            check_host(live, user, "refused-not-host-practice")
            if not live.invited:
                raise RefusedError("refused-no-practice")
            seat = by_invitation(live.invited)[-1].seat
            await self.places.change(live, lambda db: matches.delete_seat(db, live.row.id, seat))
        return live

    async def leave(self, code: str, user: int) -> Live:
        """Free a user's seat; hosting passes to who has sat longest, and a lobby without persons closes.

        A ready check ends if its host leaves, or if it waits for nobody else; it does not start the match then, since those
        who said to be there sat down to play with one more. Raises RefusedError if the match has begun or they have no seat.
        """
        live = await self.live.by_code(code)
        async with live.acting(user):
            check_lobby(live)
            mine = own_seat(live, user)
            others = [s for s in live.seats if s.seat != mine.seat]
            rest = sorted((s.joined, s.seat, s.user) for s in others if s.user is not None)

            def work(db: Connection) -> None:
                matches.delete_seat(db, live.row.id, mine.seat)
                if not rest:
                    self.places.end(db, live, "empty")
                    return
                if live.row.host == user:
                    matches.set_host(db, live.row.id, rest[0][2])
                if live.row.host == user or all(map(there, others)):
                    lobbies.end_ready(db, live.row.id)

            await self.places.change(live, work)
        return live

    async def start(self, code: str, user: int) -> Live:
        """Begin the match. Raises RefusedError if the user is not the host or there are too few seats."""
        live = await self.live.by_code(code)
        async with live.acting(user):
            check_host(live, user, "refused-not-host")
            self.check_enough(live)
            await self.begin(live)
        return live

    @staticmethod
    def check_enough(live: Live) -> None:
        """Raise RefusedError if there are too few seats to begin with."""
        seats = takes(live.row)
        if len(live.seats) not in seats:
            reason = "refused-too-few"
            raise RefusedError(reason, rule=live.cited(reason), least=seats.start, seats=len(live.seats))

    def rules_of(self, row: MatchRow) -> Rules[Any, Any]:
        """Return the game that a lobby begins, with those of the packs chosen for it that are still here."""
        return self.shelf.rules(row.game, self.shelf.present(row.game, row.packs.split()))

    async def set_packs(self, code: str, user: int, packs: Sequence[str]) -> Live:
        """Play with other content packs. Raises RefusedError if this is not the host, or for packs that are not here."""
        live = await self.live.by_code(code)
        async with live.acting(user):
            check_host(live, user, "refused-not-host-packs")
            game = GAMES[live.row.game]
            if missing := self.shelf.missing(game.id, packs):
                raise RefusedError("refused-pack", pack=missing[0])
            chosen = msgspec.json.decode(live.row.options, type=game.options_type)
            fitting = game.within(self.shelf.rules(game.id, packs).pack, chosen)
            # What the packs do not have is as if nobody had chosen it.
            raw = json.loads(live.row.options)
            options = json.dumps({name: raw[name] for name in raw if getattr(fitting, name) == getattr(chosen, name)})
            await self.places.change(live, lambda db: lobbies.set_packs(db, live.row.id, " ".join(packs), options))
        return live

    async def begin(self, live: Live) -> None:
        """Begin the match with those who sit here; no seat is kept any longer. The caller holds the lock."""
        game = GAMES[live.row.game]
        rules = self.rules_of(live.row)
        options = game.within(rules.pack, msgspec.json.decode(live.row.options, type=game.options_type))
        seed = mixed(live.row.secret, [number for _, number in live.numbers])
        turn = begin(rules, range(len(live.seats)), seed, options)
        now = self.now()
        slots = [BOARD, TURN, *(panel(n) for n, s in enumerate(live.seats) if s.user is not None)]

        def work(db: Connection) -> None:
            matches.renumber(db, live.row.id)
            matches.start_match(db, live.row.id, rules.hash, rules.body, game.id, now)
            invitations.expire(db, live.row.id)
            lobbies.end_ready(db, live.row.id)
            write_turn(db, live, turn, None, slots, now)
            self.places.owe(db, live)

        await self.live.commit(live, work, turn.match)
        live.rules = rules
