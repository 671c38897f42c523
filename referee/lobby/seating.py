"""The seats of a lobby: their order, and who plays with whom where a game has teams."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import SystemRandom
from sqlite3 import Connection

from engines.kernel.state.model import Seat
from referee.errors import RefusedError
from referee.lobby.lobbies import Lobbies
from referee.lobby.places import check_host, check_lobby, own_seat
from referee.lobby.plans import ASK_AGAIN
from referee.lobby.teams import first_places, moves_to, place_on, places_of, seating_mark, sides, team_splits
from referee.match.live import Live
from store.lobby import lobbies, plans


class Seating:
    """The part of the referee that says who sits where before a match."""

    def __init__(self, lobbies: Lobbies) -> None:
        self.lobbies = lobbies
        self.places = lobbies.places
        self.live = lobbies.live
        self._chance = SystemRandom()

    async def mix(self, code: str, user: int) -> Live:
        """Seat everybody in an order drawn by lot, and with that in teams. Raises RefusedError if this is not the host."""
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            check_host(live, user, "refused-not-host-seats")
            order = [s.seat for s in live.seats]
            self._chance.shuffle(order)
            await self._in_order(live, order)
        return live

    async def put_first(self, code: str, user: int, seat: Seat) -> Live:
        """Move a seat to the first place, the others after it as they were: so any order is made, from the last to the first.

        Raises RefusedError if this is not the host, if nobody sits there, or in teams, where this would change mates.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            check_host(live, user, "refused-not-host-seats")
            if sides(live.row):
                raise RefusedError("refused-teams-instead")
            order = [s.seat for s in live.seats]
            if seat not in order:
                raise RefusedError("refused-nobody-there")
            await self._in_order(live, sorted(order, key=lambda n: n != seat))
        return live

    async def _in_order(self, live: Live, order: Sequence[Seat]) -> None:
        """Seat those on these seats one after another, without gaps or, in teams, on each side in turn."""
        moved = dict(zip(order, first_places(live.row, len(order)), strict=True))
        await self._move(live, moved)

    async def _move(self, live: Live, moved: Mapping[Seat, Seat]) -> None:
        """Give seats other places. In teams a ready check ends: who is there agreed to other mates.

        That of a planned table begins anew, since its host need not be there to ask again.
        """
        now, asked = self.places.now(), live.row.ready is not None

        def work(db: Connection) -> None:
            lobbies.move(db, live.row.id, moved)
            if sides(live.row):
                lobbies.end_ready_check(db, live.row.id)
                if asked:
                    plans.ask_again(db, live.row.id, now, now + ASK_AGAIN)

        await self.places.change(live, work)

    async def split_teams(self, code: str, user: int, one: Sequence[Seat], seen: str) -> Live:
        """Let those on these seats play on the first side, all others on the second; `seen` is the `seating_mark` picked from.

        Raises RefusedError if this is not the host, if seats have changed since, or if they cannot be parted so.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            check_host(live, user, "refused-not-host-teams")
            if seen != seating_mark(live):
                raise RefusedError("refused-seats-changed")
            parting = next((found for found in team_splits(live) if found[0] == tuple(one)), None)
            if parting is None:
                raise RefusedError("refused-unknown-control")
            moved = moves_to(live, parting)
            await self._move(live, moved)
        return live

    async def take_side(self, code: str, user: int, name: str, entropy: str, side: int) -> Live:
        """Seat a user on a side, or move them there: on a free place, else on that of its last practice player.

        Such a practice player changes places with who moves. Raises RefusedError if the match has begun or has no teams, if
        they are on that side already, if it is full of persons, or as `Lobbies.join` does.
        """
        live = await self.live.by_code(code)
        if live.seat_of(user) is None:
            return await self.lobbies.join(code, user, name, entropy, side)
        async with live.lock_for(user):
            check_lobby(live)
            mine = own_seat(live, user).seat
            if mine in places_of(live, side):
                raise RefusedError("refused-side-already")
            place = place_on(live, side)
            await self._move(live, {mine: place, place: mine})
        return live
