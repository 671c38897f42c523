"""Lobbies: opening, joining, adding practice players, leaving, starting, closing, and rematches."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from engines.games import GAMES
from engines.kernel.choose import begin
from engines.kernel.game import Rules
from engines.kernel.lobby.options import OF_TOURNAMENTS
from engines.kernel.packs.shelf import Shelf
from engines.kernel.state.dice import commitment, mix_seed
from engines.kernel.state.model import Seat
from referee.errors import MatchChangedError, RefusedError
from referee.lobby import bringing
from referee.lobby.choosing import game_options, paced_options
from referee.lobby.invitations import call_slots, groups_without_blocks, new_invitations
from referee.lobby.places import (
    SEAT_KEPT_FOR,
    Places,
    by_invitation,
    check_host,
    check_lobby,
    check_waiting,
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
from referee.match.again import acts_again
from referee.match.commit import write_turn
from referee.match.events import note_event
from referee.match.live import Live
from referee.match.notes import brought_notes
from referee.match.slots import BOARD, GONE, THREAD, TURN, panel_slot
from referee.ratings.counting import check_rated
from store.connection import Connection
from store.lobby import invitations, lobbies, plans, threads
from store.lobby.threads import Wanted
from store.match import brought as stored_brought
from store.match import matches, outbox
from store.match.matches import NO_CLOCK, NewMatch
from store.people import blocks

PRACTICE = "practice"
"""The status of an invited practice player's seat, and its stored name; the shown name depends on the reader's language."""

CANCELLED = "host"
"""The reason of a lobby that its host has closed."""


class HasPacks(Protocol):
    """Something that is played by a game with content packs: a table, or a tournament."""

    @property
    def game(self) -> str:
        """The id of the game."""

    @property
    def packs(self) -> str:
        """The ids of the packs, with spaces between."""


def _insert_lobby(db: Connection, new: NewMatch) -> int:
    """Store a lobby and return its id. Raises MatchChangedError if it is a rematch that another process has opened."""
    if new.former is None:
        return matches.insert_match(db, new)
    match = matches.insert_rematch(db, new)
    if match is None:
        raise MatchChangedError(matches.get(db, new.former)[0].code)
    return match


class Lobbies:
    """Opens, changes and starts lobbies. `now` is a clock in unix seconds."""

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
        rated: bool = False,
    ) -> Live:
        """Open a lobby with its host on the first seat and practice players on the next ones.

        `clock` has the terms in JSON, `call` the users to invite, already checked by `Invitations.check`, `packs` the ids of
        content packs, `begins` the time of a planned table, `thread` the wanted thread in Discord; a table opened in the thread
        of a former table gets that one. `parent` is the parent channel if `channel` is a public thread. `rated`: the result is to
        count for the ratings.

        Raises RefusedError as `check_options` and `check_rated` do, if the host plays too many matches, or if there are too few
        seats for the practice players or the invited users.
        """
        options = paced_options(game, options, clock)
        self.check_options(game, options, packs)
        if rated and guild is None:
            raise RefusedError("refused-rated-private")
        if rated:
            check_rated(game, json.dumps(options), " ".join(packs), practice)
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
            rated=int(rated),
        )
        spare = seat_counts(new).stop - 2
        if practice > spare:
            rule = GAMES[game].citations.get("refused-full")
            raise RefusedError("refused-practice-many", rule=rule, asked=practice, most=spare)
        if len(call) > spare:
            raise RefusedError("refused-call-many", asked=len(call), most=spare)
        return await self._insert(new, name, entropy, first_places(new, practice + 1), call, begins, thread)

    def check_options(self, game: str, options: dict[str, object], packs: Sequence[str] = ()) -> None:
        """Raise RefusedError for table options that are unknown, do not go together, or are in none of the packs.

        The same goes for content packs that are not installed or have nothing for this game.
        """
        chosen = game_options(game, options)
        if missing := self.shelf.missing(game, packs):
            raise RefusedError("refused-pack", pack=missing[0])
        if GAMES[game].within(self.shelf.rules(game, packs).pack, chosen) != chosen:
            raise RefusedError("refused-arena")

    @acts_again
    async def rematch(
        self, code: str, user: int, name: str, entropy: str, thread: Wanted | None = None
    ) -> tuple[Live, bool]:
        """Return the lobby of a finished match's rematch, and whether this call opened it.

        A new lobby has the same channel, game, options, clock, language and practice players; the user becomes its host. Later
        calls return the same lobby unless it was closed, and seat the user if it has not begun. A lobby that was closed before
        it began can be opened again by anybody in the same way. `thread` is the wanted thread in Discord; a match with a thread
        of its own passes that on. Raises RefusedError if the user did not play, or cannot be seated.
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
                    options=_of_any_table(row.options),
                    expires=closes_at(row.clock, None, now),
                    tournament=None,
                    ladder=None,
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

    async def _insert(
        self,
        new: NewMatch,
        name: str,
        entropy: str,
        places: Sequence[Seat],
        call: Sequence[int] = (),
        begins: float | None = None,
        thread: Wanted | None = None,
    ) -> Live:
        """Store a lobby with its host on the first of these places, practice players on the others, and its invitations.

        Raises MatchChangedError if the match that is played again has such a lobby already.
        """
        first, *seats = places
        groups = groups_without_blocks(call, await blocks.between(self.db, call))

        def work(db: Connection) -> int:
            self.places.hold_match_limit(db, new.host, new.guild)
            match = _insert_lobby(db, new)
            matches.insert_seat(db, match, first, new.host, name, entropy, "human", new.created)
            for seat in seats:
                matches.insert_seat(db, match, seat, None, PRACTICE, "", PRACTICE, new.created)
            until = new.created + SEAT_KEPT_FOR
            rows = new_invitations(match, new.host, until, groups, int(until))
            for row in rows:
                invitations.keep(db, row)
            if begins is not None:
                plans.keep(db, new_plan(match, begins, new.created))
            keep_thread(db, match, new.channel, thread)
            outbox.owe(db, match, [BOARD, *call_slots(rows)], new.created)
            return match

        return await self.live.by_id(await self.db.write(work))

    @acts_again
    async def join(self, code: str, user: int, name: str, entropy: str, side: int | None = None) -> Live:
        """Seat a user on the next free seat, else in place of the last practice player; in teams on a `side` if given.

        A practice player on that place moves to a free seat of the other side. Raises RefusedError if the match has begun, the
        user sits there, all seats are taken by persons or kept, as `place_on` does, or if a block keeps the user apart from
        somebody at the table.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            check_lobby(live, reason="refused-tournament-join")
            if live.seat_of(user):
                raise RefusedError("refused-seated-already")
            if live.row.guild is None:
                raise RefusedError("refused-private-table")
            await self.places.check_blocks(live, user)
            await self.places.check_seat_free(live, user)
            await self.places.check_match_limit(user, live.row.guild)
            free = free_seat(live)
            back = await self._former_place(live, user) if side is None else None
            seat = back if back is not None else _place_of_new(live, side)

            def work(db: Connection) -> None:
                self.places.hold_match_limit(db, user, live.row.guild)
                if free is None:
                    matches.delete_seat(db, live.row.id, seat)
                elif free != seat:
                    lobbies.move(db, live.row.id, {seat: free})
                matches.insert_seat(db, live.row.id, seat, user, name, entropy, "human", self.now())
                invitations.settle(db, live.row.id, user, "accepted")
                if live.row.ready is not None:
                    lobbies.mark_ready(db, live.row.id, user)  # whoever sits down just now is ready

            await self.places.change(live, work)
        return live

    async def _former_place(self, live: Live, user: int) -> Seat | None:
        """Return a user's place in a rematch, on the side where they played before; None if there is none."""
        row = await matches.by_id(self.db, live.row.former) if live.row.former is not None else None
        return former_place(live, row, await matches.seats(self.db, row.id), user) if row is not None else None

    @acts_again
    async def add_practice(self, code: str, user: int) -> Live:
        """Add a practice player. Raises RefusedError if the match has begun or is full, or the user is not the host."""
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            check_host(live, user, "refused-not-host-practice")
            if live.row.rated:
                raise RefusedError("refused-rated-practice")
            seat = free_seat(live)
            if seat is None:
                raise full_error(live)
            await self.places.change(
                live,
                lambda db: matches.insert_seat(db, live.row.id, seat, None, PRACTICE, "", PRACTICE, self.now()),
            )
        return live

    @acts_again
    async def remove_practice(self, code: str, user: int) -> Live:
        """Remove the last practice player. Raises RefusedError if there is none, or as `add_practice` does."""
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            check_host(live, user, "refused-not-host-practice")
            if not live.invited_practice:
                raise RefusedError("refused-no-practice")
            seat = by_invitation(live.invited_practice)[-1].seat
            await self.places.change(live, lambda db: matches.delete_seat(db, live.row.id, seat))
        return live

    @acts_again
    async def leave(self, code: str, user: int) -> Live:
        """Free a user's seat. If the host leaves, the first player to sit down is the next host; without persons it closes.

        A ready check ends if the host leaves or it waits for nobody else. It does not start the match, since the others agreed
        to play with one more. At a planned table it begins anew. Raises RefusedError if the match has begun or the user has no
        seat.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            check_lobby(live, reason="refused-tournament-leave")
            mine = own_seat(live, user)
            others = [s for s in live.seats if s.seat != mine.seat]
            other_persons = sorted((s.joined, s.seat, s.user) for s in others if s.user is not None)
            now, had_check = self.now(), live.row.ready is not None

            def work(db: Connection) -> None:
                matches.delete_seat(db, live.row.id, mine.seat)
                if not other_persons:
                    self.places.end(db, live, "empty")
                    return
                if live.row.host == user:
                    matches.set_host(db, live.row.id, other_persons[0][2])
                if live.row.host == user or all(map(is_ready, others)):
                    lobbies.end_ready_check(db, live.row.id)
                    if had_check:
                        plans.ask_again(db, live.row.id, now, now + ASK_AGAIN)

            await self.places.change(live, work)
        return live

    @acts_again
    async def bring(self, code: str, user: int, text: str) -> Live:
        """Bring something to the table in secret, such as a deck, in place of what was brought before (TM-10).

        Raises RefusedError if the match has begun, if the user has no seat, or as `bringing.bring` does.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            check_waiting(live)
            await bringing.bring(self.places, self.rules_of(live.row), live, own_seat(live, user).seat, text)
        return live

    @acts_again
    async def start(self, code: str, user: int) -> Live:
        """Begin the match. Raises RefusedError if the user is not the host or there are too few players."""
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            check_host(live, user, "refused-not-host")
            self.check_enough(live)
            await self.begin(live)
        return live

    @staticmethod
    def check_enough(live: Live) -> None:
        """Raise RefusedError if there are too few players to begin, or if a side has nobody."""
        seats = seat_counts(live.row)
        if len(live.seats) not in seats:
            reason = "refused-too-few"
            raise RefusedError(reason, rule=live.rule_for(reason), least=seats.start, seats=len(live.seats))
        if starting_order(live) is None:
            raise RefusedError("refused-side-empty")

    async def check_brought(self, live: Live) -> None:
        """Raise RefusedError if a person has brought nothing to a table where everybody must."""
        rules = self.rules_of(live.row)
        if missing := await bringing.lacking(self.places, rules, live):
            raise bringing.missing_error(live, missing)

    @staticmethod
    def may_begin(live: Live) -> bool:
        """Return whether there are enough players to begin, on all sides."""
        return is_enough(live)

    @acts_again
    async def cancel(self, code: str, user: int) -> Live:
        """Close a lobby and notify the other players. Raises RefusedError if the match has begun or the user is not the host."""
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            check_host(live, user, "refused-not-host-cancel")
            slots = [GONE] if any(s.user != user for s in persons(live)) else []
            await self.places.change(live, lambda db: self.places.end(db, live, CANCELLED), *slots, touch=False)
        return live

    def rules_of(self, row: HasPacks) -> Rules[Any, Any]:
        """Return a lobby's game bound to its packs; packs that are no longer installed are left out."""
        return self.shelf.rules(row.game, self.shelf.present(row.game, row.packs.split()))

    async def begin(self, live: Live) -> None:
        """Begin the match with the present players; invitations expire.

        There must be enough players (`may_begin`). The caller holds the lock. Raises RefusedError as `bringing.brought_to` does.
        """
        game = GAMES[live.row.game]
        rules = self.rules_of(live.row)
        options = bringing.options_of(rules, live)
        seats = starting_order(live)
        assert seats is not None, "each side has a player"
        numbers, people = dict(live.press_numbers), {s.seat for s in persons(live)}
        seed = mix_seed(live.row.secret, [numbers[seat] for seat in seats if seat in numbers])
        brought = await bringing.brought_to(self.places, rules, live, seats, seed)
        turn = begin(rules, range(len(live.seats)), seed, options, brought)
        now = self.now()
        slots = [BOARD, TURN, *(panel_slot(n) for n, seat in enumerate(seats) if seat in people)]

        def work(db: Connection) -> None:
            lobbies.move(db, live.row.id, {seat: n for n, seat in enumerate(seats)})
            for seat, text in brought.items():
                stored_brought.put(db, live.row.id, seat, text)
            matches.start_match(db, live.row.id, rules.hash, rules.body, game.id, now)
            invitations.expire(db, live.row.id)
            lobbies.end_ready_check(db, live.row.id)
            write_turn(db, live, turn, None, slots, now)
            for note in brought_notes(seed, brought):
                note_event(db, live.row.id, note)
            self.places.owe(db, live)

        await self.live.commit(live, work, turn.match)
        live.rules = rules


def _place_of_new(live: Live, side: int | None) -> Seat:
    """Return the place of a new player: on the given side, else the next free seat, else the last practice player's."""
    if side is not None:
        return place_on(live, side)
    free = free_seat(live)
    return by_invitation(live.invited_practice)[-1].seat if free is None else free


def _of_any_table(options: str) -> str:
    """Return table options (JSON) without those that only a tournament sets: who goes first (TM-27), what was brought (TM-10)."""
    return json.dumps({name: value for name, value in json.loads(options).items() if name not in OF_TOURNAMENTS})


def keep_thread(db: Connection, match: int, channel: int, wanted: Wanted | None) -> None:
    """Store the thread of a new table: the one it was opened in, if another table had that before, else the wanted one."""
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
