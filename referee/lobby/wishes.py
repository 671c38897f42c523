"""Standing wishes: who wants to be called when a table of a game has a free seat, and whom a table calls.

Each person has one wish on a server. It calls them at most once a day, in its hours, never in their quiet hours or on vacation,
and never to a table with somebody whom a block keeps apart from them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from sqlite3 import Connection

from engines.games import GAMES
from engines.kernel.history.saves import BadSaveError
from referee.clocks.terms import DAY, MINUTE, QuietHours, pingable_from, quiet_hours
from referee.errors import RefusedError
from referee.lobby.places import Places, capacity, persons
from referee.match.live import Live
from referee.match.slots import wish_slot
from store.lobby import invitations, wishes
from store.lobby.wishes import Wish
from store.match import clocks, outbox
from store.people import blocks, preferences

LASTS = 30 * DAY
"""Seconds for which a wish stands."""

CALL_AGAIN = DAY
"""Seconds before somebody is called again, to whatever table of that server."""

SETTLING = MINUTE
"""Seconds in which a new table calls nobody: its host may seat bots, or invite whom they came with."""

AT_ONCE = 5
"""Persons that one message calls at most, whoever has waited longest first."""

SAME_TABLE = 15 * MINUTE
"""Seconds before a table whose seats are still free calls others."""

NEVER = float("inf")

Hours = tuple[int, int, str]
"""From which minute of the day to which, in which zone."""


class Wishes:
    """The part of the referee that keeps wishes. `now` is a clock in unix seconds; `woken` is called when one is made."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.live = places.live
        self.db = places.db
        self.now = places.now
        self.on_wish: Callable[[], None] = lambda: None

    async def make(self, user: int, guild: int, games: Sequence[str], hours: Hours | None) -> None:
        """Keep a user's wish on a server in place of the one before it. Raises RefusedError for games that there are not."""
        if not games or any(game not in GAMES for game in games):
            raise RefusedError("refused-unknown-control")
        start, finish, zone = hours or (None, None, None)
        now = self.now()
        told = " ".join(game for game in GAMES if game in games)
        wish = Wish(user, guild, told, start, finish, zone, now, now + LASTS)
        await self.db.write(lambda db: wishes.keep(db, wish))
        self.on_wish()

    async def withdraw(self, user: int, guild: int) -> None:
        """Take a user's wish back; a message that has called them names them no longer. Raises RefusedError if there is none."""

        def work(db: Connection) -> Wish | None:
            wish = wishes.drop(db, user, guild)
            if wish is not None and wish.match is not None:
                outbox.owe(db, wish.match, [wish_slot(wish.called)], self.now())
            return wish

        wish = await self.db.write(work)
        if wish is None:
            raise RefusedError("refused-no-wish")
        if wish.match is not None:
            self.live.wake_delivery(wish.match)

    # ---------------------------------------------------------------- calling

    async def expire(self) -> float | None:
        """Delete the wishes whose time is over; return when the next one's is."""
        first, now = await wishes.first_end(self.db), self.now()
        if first is None or first > now:
            return first
        await self.db.write(lambda db: wishes.expired(db, now))
        return await wishes.first_end(self.db)

    async def may_call_from(self, wish: Wish, now: float) -> float:
        """Return the moment from which on a wish may call: `now`, or when its hours begin and nothing else keeps it."""
        chosen = await preferences.of_user(self.db, wish.user)
        if chosen.pings == "off":
            return NEVER
        away = [end for start, end in await clocks.vacations(self.db, wish.user, now) if start <= now]
        quiet = quiet_hours(chosen.zone, chosen.quiet_from, chosen.quiet_to)
        return max([now, *away, pingable_from(now, quiet), pingable_from(now, _outside(wish))])

    async def callable_lobby(self, match: int) -> Live | None:
        """Return a lobby that may call people, None where no seat is free, or where it is about to close since nobody came."""
        try:
            live = await self.live.by_id(match)
        except (RefusedError, BadSaveError):
            return None  # `LiveMatches` has logged why
        over = live.row.expires is not None and live.row.expires <= self.now()
        if live.row.status != "lobby" or over or await self.free_seats(live) <= 0:
            return None
        return live

    async def free_seats(self, live: Live) -> int:
        """Return how many seats of a lobby nobody sits on, no bot either, and none is kept."""
        return capacity(live) - len(live.seats) - len(await self.places.kept_invitations(live))

    async def fits(self, live: Live, wish: Wish, coming: Sequence[int] = ()) -> bool:
        """Return whether a table is one for a wish: its user has not been there or invited, and no block keeps them apart.

        That is from those who sit there, and from those who are `coming`.
        """
        invited = {row.user for row in await invitations.of_match(self.db, live.row.id)}
        seated = [seat.user for seat in persons(live) if seat.user is not None]
        if wish.user in invited or wish.user in seated:
            return False
        pairs = await blocks.between(self.db, [wish.user, *seated, *coming])
        return not any(wish.user in pair for pair in pairs)

    async def call(self, match: int, found: Sequence[Wish]) -> bool:
        """Call the users of wishes that still fit a lobby by a message there; return whether anybody was called."""
        live = await self.live.by_id(match)
        async with live.lock_for(None):
            if live.row.status != "lobby" or await self.free_seats(live) <= 0:
                return False
            kept, here, now = [row.user for row in await self.places.kept_invitations(live)], list[Wish](), self.now()
            for wish in found:
                # Nor are two called together whom a block keeps apart.
                if await self.fits(live, wish, [*kept, *(other.user for other in here)]):
                    here.append(wish)

            def work(db: Connection) -> None:
                for wish in here:
                    wishes.call(db, wish.user, wish.guild, match, now)

            if here:
                await self.places.change(live, work, wish_slot(now), touch=False)
        return bool(here)

    async def called_users(self, live: Live, slot: str) -> list[int]:
        """Return whom the message of a slot calls."""
        return await wishes.called_users(self.db, live.row.id, int(slot.partition(":")[2]))


def _outside(wish: Wish) -> QuietHours | None:
    """Return the hours in which a wish does not call, None if it calls at any time."""
    if wish.zone is None or wish.start is None or wish.finish is None:
        return None
    return QuietHours(wish.zone, wish.finish, wish.start)
