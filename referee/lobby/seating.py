"""Changes to the seats of a lobby: their order, and the teams if the game has them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import SystemRandom

from engines.kernel.state.model import Seat
from referee.errors import RefusedError
from referee.lobby.lobbies import Lobbies
from referee.lobby.places import check_host, check_lobby, own_seat
from referee.lobby.plans import ASK_AGAIN
from referee.lobby.teams import first_places, moves_to, place_on, places_of, seating_mark, sides, team_splits
from referee.match.again import acts_again
from referee.match.live import Live
from store.connection import Connection
from store.lobby import lobbies, plans


class Seating:
    """Seats the players of lobbies."""

    def __init__(self, lobbies: Lobbies) -> None:
        self.lobbies = lobbies
        self.places = lobbies.places
        self.live = lobbies.live
        self._chance = SystemRandom()

    @acts_again
    async def mix(self, code: str, user: int) -> Live:
        """Seat everybody in a random order, which also makes random teams. Raises RefusedError if this is not the host."""
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            check_host(live, user, "refused-not-host-seats")
            order = [s.seat for s in live.seats]
            self._chance.shuffle(order)
            await self._in_order(live, order)
        return live

    @acts_again
    async def put_first(self, code: str, user: int, seat: Seat) -> Live:
        """Move a seat to the first place and keep the order of the others; repeated calls make any order.

        Raises RefusedError if this is not the host, if nobody sits there, or in teams, where it would change the teams.
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
        """Seat the players in this order without gaps; in teams on each side in turn."""
        places = dict(zip(order, first_places(live.row, len(order)), strict=True))
        await self._move(live, places)

    async def _move(self, live: Live, places: Mapping[Seat, Seat]) -> None:
        """Give seats other places. In teams a ready check ends, since the players agreed to other teams.

        At a planned table it begins anew, since the host need not be there to begin one.
        """
        now, had_check = self.places.now(), live.row.ready is not None

        def work(db: Connection) -> None:
            lobbies.move(db, live.row.id, places)
            if sides(live.row):
                lobbies.end_ready_check(db, live.row.id)
                if had_check:
                    plans.ask_again(db, live.row.id, now, now + ASK_AGAIN)

        await self.places.change(live, work)

    @acts_again
    async def split_teams(self, code: str, user: int, one: Sequence[Seat], mark: str) -> Live:
        """Put these seats on the first side and all others on the second; `mark` is the `seating_mark` of the host's list.

        Raises RefusedError if this is not the host, if seats have changed since, or if the teams are not possible.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user):
            check_host(live, user, "refused-not-host-teams")
            if mark != seating_mark(live):
                raise RefusedError("refused-seats-changed")
            split = next((found for found in team_splits(live) if found[0] == tuple(one)), None)
            if split is None:
                raise RefusedError("refused-unknown-control")
            places = moves_to(live, split)
            await self._move(live, places)
        return live

    @acts_again
    async def take_side(self, code: str, user: int, name: str, entropy: str, side: int) -> Live:
        """Seat a user on a side, or move them there: to a free place, else to that of its last practice player.

        That practice player and the user swap places. Raises RefusedError if the match has begun or has no teams, if the user is
        on that side, if persons have all its places, or as `Lobbies.join` does.
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
