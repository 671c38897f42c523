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
from engines.kernel.state.dice import commitment, mix_seed
from engines.kernel.state.model import Seat
from referee.errors import RefusedError
from referee.lobby.choosing import game_options
from referee.lobby.invitations import call_slots, groups_without_blocks, new_invitations
from referee.lobby.places import (
    SEAT_KEPT_FOR,
    Places,
    by_invitation,
    check_host,
    check_lobby,
    closes_at,
    full_error,
    is_ready,
    own_seat,
    persons,
    seat_counts,
)
from referee.lobby.plans import ASK_AGAIN, new_plan
from referee.lobby.table_threads import room_of
from referee.lobby.teams import (
    first_places,
    former_place,
    free_seat,
    is_enough,
    place_on,
    rematch_places,
    starting_order,
)
from referee.match.commit import write_turn
from referee.match.live import Live
from referee.match.slots import BOARD, GONE, THREAD, TURN, panel_slot
from store.lobby import invitations, lobbies, plans, threads
from store.lobby.threads import Wanted
from store.match import matches, outbox
from store.match.matches import NO_CLOCK, MatchRow, NewMatch
from store.people import blocks

PRACTICE = "practice"
"""The status of an invited practice player's seat, and its name as stored: what it is called is the reader's language."""

CANCELLED = "host"
"""Why a lobby was closed: its host has closed it."""


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
        begins: float | None = None,
        thread: Wanted | None = None,
        parent: int | None = None,
    ) -> Live:
        """Open a lobby with its host on the first seat and practice players on the next ones.

        `clock` are its terms in JSON, `call` the users who are invited, already checked by `Invitations.check`,
        `packs` the content packs by id, `begins` the time at which a planned table is to begin, `thread` what it is to have in
        Discord besides; opened in the thread of a former table, it has that one. `parent` is the channel whose public thread
        `channel` is.

        Raises RefusedError as `check_options` does, when the host sits in too many matches, or when a table with these
        options has too few seats for so many practice players or guests.
        """
        self.check_options(game, options, packs)
        await self.places.check_match_limit(user, guild)
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
            expires=closes_at(clock, begins, now),
            packs=" ".join(packs),
            parent=parent,
        )
        room = seat_counts(new).stop - 2
        if practice > room:
            rule = GAMES[game].citations.get("refused-full")
            raise RefusedError("refused-practice-many", rule=rule, asked=practice, most=room)
        if len(call) > room:
            raise RefusedError("refused-call-many", asked=len(call), most=room)
        return await self._insert(new, name, entropy, first_places(new, practice + 1), call, begins, thread)

    def check_options(self, game: str, options: dict[str, object], packs: Sequence[str] = ()) -> None:
        """Raise RefusedError for table options that the game does not have, that do not go together, or that no pack has.

        So too for content packs that are not here, or have nothing for this game.
        """
        chosen = game_options(game, options)
        if missing := self.shelf.missing(game, packs):
            raise RefusedError("refused-pack", pack=missing[0])
        if GAMES[game].within(self.shelf.rules(game, packs).pack, chosen) != chosen:
            raise RefusedError("refused-arena")

    async def rematch(
        self, code: str, user: int, name: str, entropy: str, thread: Wanted | None = None
    ) -> tuple[Live, bool]:
        """Return the lobby where a finished match is played again, and whether this call opened it.

        It has the same channel, game, options, clock, language and practice players, and who asked for it is its host. Asked
        again, by the same or another player, it is the same one (whatever has become of it, unless it was closed), and they
        are seated there if it has not begun. A lobby that was closed before it began is opened again in the same way, by
        anybody. `thread` is what it is to have in Discord; where the match stood in a thread of its own, it has that one.
        Raises RefusedError for those who did not play, or if they cannot be seated.
        """
        former = await self.live.by_code(code)
        async with former.lock_for(user):
            row = former.row
            if row.status not in ("over", "closed"):
                raise RefusedError("refused-not-over")
            if former.match is not None and all(s.user != user for s in former.seats):
                raise RefusedError("refused-not-played")
            found = await matches.rematch(self.db, row.id)
            if found is None:
                await self.places.check_match_limit(user, row.guild)
                secret, now = secrets.token_hex(32), self.now()
                new = msgspec.structs.replace(
                    msgspec.convert(row, NewMatch, from_attributes=True),
                    host=user,
                    secret=secret,
                    commitment=commitment(secret),
                    created=now,
                    former=row.id,
                    expires=closes_at(row.clock, None, now),
                )
                mine = next((s for s in former.seats if s.user == user), None)
                places = rematch_places(row, former.seats, [mine, *by_invitation(former.invited_practice)])
                return await self._insert(new, name, entropy, places, thread=thread), True
        live = await self.live.by_id(found)
        try:
            await self.join(live.row.code, user, name, entropy)
        except RefusedError as error:
            if error.reason not in ("refused-seated-already", "refused-begun"):
                raise
        return live, False

    async def _insert(  # what a lobby begins with, each by its name
        self,
        new: NewMatch,
        name: str,
        entropy: str,
        places: Sequence[Seat],
        call: Sequence[int] = (),
        begins: float | None = None,
        thread: Wanted | None = None,
    ) -> Live:
        """Open a lobby with its host on the first of these places, practice players on the others, and those invited."""
        first, *seats = places
        groups = groups_without_blocks(call, await blocks.between(self.db, call))

        def work(db: Connection) -> int:
            match = matches.insert_match(db, new)
            matches.insert_seat(db, match, first, new.host, name, entropy, "human", new.created)
            for seat in seats:
                matches.insert_seat(db, match, seat, None, PRACTICE, "", PRACTICE, new.created)
            until = new.created + SEAT_KEPT_FOR
            rows = new_invitations(match, new.host, until, groups, int(until))
            for row in rows:
                invitations.keep(db, row)
            if begins is not None:
                plans.keep(db, new_plan(match, begins, new.created))
            _keep_thread(db, match, new.channel, thread)
            outbox.owe(db, match, [BOARD, *call_slots(rows)], new.created)
            return match

        return await self.live.by_id(await self.db.write(work))

    async def join(self, code: str, user: int, name: str, entropy: str, side: int | None = None) -> Live:
        """Seat a user: on the free seat that is next, else on that of the last practice player; in teams on a `side` if given.

        A practice player there changes to a free seat of the other side. Raises RefusedError if the match has begun, has them
        already, is full of persons and of those for whom seats are kept, as `place_on` does, or if they and somebody at the
        table do not want to sit at one.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            check_lobby(live)
            if live.seat_of(user):
                raise RefusedError("refused-seated-already")
            if live.row.guild is None:
                raise RefusedError("refused-private-table")
            await self.places.check_blocks(live, user)
            await self.places.check_seat_free(live, user)
            await self.places.check_match_limit(user, live.row.guild)
            free = free_seat(live)
            back = await self._former_place(live, user) if side is None else None
            seat = back if back is not None else _joined_at(live, side)

            def work(db: Connection) -> None:
                if free is None:
                    matches.delete_seat(db, live.row.id, seat)
                elif free != seat:
                    lobbies.move(db, live.row.id, {seat: free})
                matches.insert_seat(db, live.row.id, seat, user, name, entropy, "human", self.now())
                invitations.settle(db, live.row.id, user, "accepted")
                if live.row.ready is not None:
                    lobbies.mark_ready(db, live.row.id, user)  # whoever sits down just now is there

            await self.places.change(live, work)
        return live

    async def _former_place(self, live: Live, user: int) -> Seat | None:
        """Return where a user sits down who played the match that this lobby plays again: on the same side, with its mates."""
        row = await matches.by_id(self.db, live.row.former) if live.row.former is not None else None
        return former_place(live, row, await matches.seats(self.db, row.id), user) if row is not None else None

    async def add_practice(self, code: str, user: int) -> Live:
        """Seat a practice player. Raises RefusedError if the match has begun or is full, or the user is not the host."""
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            check_host(live, user, "refused-not-host-practice")
            seat = free_seat(live)
            if seat is None:
                raise full_error(live)
            await self.places.change(
                live,
                lambda db: matches.insert_seat(db, live.row.id, seat, None, PRACTICE, "", PRACTICE, self.now()),
            )
        return live

    async def remove_practice(self, code: str, user: int) -> Live:
        """Free the last practice player's seat. Raises RefusedError if there is none, or as `invite` does."""
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            check_host(live, user, "refused-not-host-practice")
            if not live.invited_practice:
                raise RefusedError("refused-no-practice")
            seat = by_invitation(live.invited_practice)[-1].seat
            await self.places.change(live, lambda db: matches.delete_seat(db, live.row.id, seat))
        return live

    async def leave(self, code: str, user: int) -> Live:
        """Free a user's seat; hosting passes to who has sat longest, and a lobby without persons closes.

        A ready check ends if its host leaves, or if it waits for nobody else; it does not start the match then, since those
        who said to be there sat down to play with one more. That of a planned table begins anew. Raises RefusedError if the
        match has begun or they have no seat.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            check_lobby(live)
            mine = own_seat(live, user)
            others = [s for s in live.seats if s.seat != mine.seat]
            rest = sorted((s.joined, s.seat, s.user) for s in others if s.user is not None)
            now, asked = self.now(), live.row.ready is not None

            def work(db: Connection) -> None:
                matches.delete_seat(db, live.row.id, mine.seat)
                if not rest:
                    self.places.end(db, live, "empty")
                    return
                if live.row.host == user:
                    matches.set_host(db, live.row.id, rest[0][2])
                if live.row.host == user or all(map(is_ready, others)):
                    lobbies.end_ready_check(db, live.row.id)
                    if asked:
                        plans.ask_again(db, live.row.id, now, now + ASK_AGAIN)

            await self.places.change(live, work)
        return live

    async def start(self, code: str, user: int) -> Live:
        """Begin the match. Raises RefusedError if the user is not the host or there are too few seats."""
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            check_host(live, user, "refused-not-host")
            self.check_enough(live)
            await self.begin(live)
        return live

    @staticmethod
    def check_enough(live: Live) -> None:
        """Raise RefusedError if there are too few seats to begin with, or if a side has nobody."""
        seats = seat_counts(live.row)
        if len(live.seats) not in seats:
            reason = "refused-too-few"
            raise RefusedError(reason, rule=live.rule_for(reason), least=seats.start, seats=len(live.seats))
        if starting_order(live) is None:
            raise RefusedError("refused-side-empty")

    @staticmethod
    def may_begin(live: Live) -> bool:
        """Return whether those who sit here are enough to begin with, on all sides."""
        return is_enough(live)

    async def cancel(self, code: str, user: int) -> Live:
        """Close a lobby; the others who sit there are told. Raises RefusedError if the match has begun, or for others."""
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            check_host(live, user, "refused-not-host-cancel")
            told = [GONE] if any(s.user != user for s in persons(live)) else []
            await self.places.change(live, lambda db: self.places.end(db, live, CANCELLED), *told, touch=False)
        return live

    def rules_of(self, row: MatchRow) -> Rules[Any, Any]:
        """Return the game that a lobby begins, with those of the packs chosen for it that are still here."""
        return self.shelf.rules(row.game, self.shelf.present(row.game, row.packs.split()))

    async def begin(self, live: Live) -> None:
        """Begin the match with those who sit here; no seat is kept any longer.

        They must be enough (`may_begin`). The caller holds the lock.
        """
        game = GAMES[live.row.game]
        rules = self.rules_of(live.row)
        options = game.within(rules.pack, msgspec.json.decode(live.row.options, type=game.options_type))
        seats = starting_order(live)
        assert seats is not None, "nobody begins against nobody"
        numbers, people = dict(live.press_numbers), {s.seat for s in persons(live)}
        seed = mix_seed(live.row.secret, [numbers[seat] for seat in seats if seat in numbers])
        turn = begin(rules, range(len(live.seats)), seed, options)
        now = self.now()
        slots = [BOARD, TURN, *(panel_slot(n) for n, seat in enumerate(seats) if seat in people)]

        def work(db: Connection) -> None:
            lobbies.move(db, live.row.id, {seat: n for n, seat in enumerate(seats)})
            matches.start_match(db, live.row.id, rules.hash, rules.body, game.id, now)
            invitations.expire(db, live.row.id)
            lobbies.end_ready_check(db, live.row.id)
            write_turn(db, live, turn, None, slots, now)
            self.places.owe(db, live)

        await self.live.commit(live, work, turn.match)
        live.rules = rules


def _joined_at(live: Live, side: int | None) -> Seat:
    """Return where somebody sits down: on the side given, else on the free seat that is next, else on the last bot's."""
    if side is not None:
        return place_on(live, side)
    free = free_seat(live)
    return by_invitation(live.invited_practice)[-1].seat if free is None else free


def _keep_thread(db: Connection, match: int, channel: int, wanted: Wanted | None) -> None:
    """Keep the thread of a new table: that which it was opened in, if another table had it before, else what is wanted."""
    former = threads.get_by_thread(db, channel)
    if former is not None:
        room = msgspec.structs.replace(former, match=match, mark=None, lacks=None)
    elif wanted is not None:
        room = room_of(wanted, match)
    else:
        return
    threads.keep(db, room)
    if room.thread is not None or room.kind == "post":
        outbox.owe(db, match, [THREAD], matches.get(db, match)[0].created)
