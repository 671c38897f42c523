"""Standing wishes: a user is called when a table of a wanted game has a free seat.

Each user has one wish per server. It calls them at most once a day, in its hours, never in their quiet hours or on vacation, and
never to a table with somebody whom a block keeps apart from them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engines.games import GAMES
from engines.kernel.history.saves import BadSaveError
from referee.clocks.terms import DAY, MINUTE, QuietHours, pingable_from, quiet_hours
from referee.errors import RefusedError
from referee.lobby.places import Places, capacity, persons
from referee.match.again import acts_again
from referee.match.live import Live
from referee.match.slots import wish_slot
from store.connection import Connection
from store.lobby import invitations, wishes
from store.lobby.wishes import Wish
from store.match import clocks, outbox
from store.people import blocks, preferences

LASTS = 30 * DAY
"""Seconds for which a wish is valid."""

CALL_AGAIN = DAY
"""Seconds until a user is called again, to any table of the server."""

SETTLING = MINUTE
"""Seconds in which a new table calls nobody: its host may add bots or invite friends first."""

AT_ONCE = 5
"""Users that one message calls at most; those who have waited longest come first."""

SAME_TABLE = 15 * MINUTE
"""Seconds until a table that still has free seats calls others."""

NEVER = float("inf")

Hours = tuple[int, int, str]
"""Start and end as minutes of the day, and their IANA zone."""


class Wishes:
    """Keeps wishes. `now` is a clock in unix seconds; `on_wish` is called when a wish is made."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.live = places.live
        self.db = places.db
        self.now = places.now
        self.on_wish: Callable[[], None] = lambda: None

    async def make(self, user: int, guild: int, games: Sequence[str], hours: Hours | None) -> None:
        """Store a user's wish on a server in place of their former one. Raises RefusedError for unknown games."""
        if not games or any(game not in GAMES for game in games):
            raise RefusedError("refused-unknown-control")
        start, finish, zone = hours or (None, None, None)
        now = self.now()
        wanted = " ".join(game for game in GAMES if game in games)
        wish = Wish(user, guild, wanted, start, finish, zone, now, now + LASTS)
        await self.db.write(lambda db: wishes.keep(db, wish))
        self.on_wish()

    async def withdraw(self, user: int, guild: int) -> None:
        """Withdraw a user's wish, and owe the message that mentions them. Raises RefusedError if there is none."""

        def work(db: Connection) -> Wish | None:
            wish = wishes.drop(db, user, guild)
            if wish is not None and wish.match is not None:
                outbox.owe(db, wish.match, [wish_slot(wish.called)], self.now())
            return wish

        wish = await self.db.write(work)
        if wish is None:
            raise RefusedError("refused-no-wish")
        if wish.match is not None:
            self.live.wake(wish.match)

    # ---------------------------------------------------------------- calling

    async def expire(self) -> float | None:
        """Delete wishes that have expired; return the time when the next one expires."""
        first, now = await wishes.first_end(self.db), self.now()
        if first is None or first > now:
            return first
        await self.db.write(lambda db: wishes.expired(db, now))
        return await wishes.first_end(self.db)

    async def may_call_from(self, wish: Wish, now: float) -> float:
        """Return the time from which on a wish may call: now, or the end of vacation, quiet hours or its off-hours."""
        chosen = await preferences.of_user(self.db, wish.user)
        if chosen.pings == "off":
            return NEVER
        away = [end for start, end in await clocks.vacations(self.db, wish.user, now) if start <= now]
        quiet = quiet_hours(chosen.zone, chosen.quiet_from, chosen.quiet_to)
        return max([now, *away, pingable_from(now, quiet), pingable_from(now, _outside(wish))])

    async def callable_lobby(self, match: int) -> Live | None:
        """Return a lobby if it may call users; None if no seat is free or it is about to expire."""
        try:
            live = await self.live.by_id(match)
        except (RefusedError, BadSaveError):
            return None  # `LiveMatches` has logged why
        over = live.row.expires is not None and live.row.expires <= self.now()
        if live.row.status != "lobby" or over or await self.free_seats(live) <= 0:
            return None
        return live

    async def free_seats(self, live: Live) -> int:
        """Return the number of seats of a lobby that are neither taken, by bots either, nor kept."""
        return capacity(live) - len(live.seats) - len(await self.places.kept_invitations(live))

    async def fits(self, live: Live, wish: Wish, coming: Sequence[int] = ()) -> bool:
        """Return whether a lobby fits a wish: its user is not there or invited, and no block keeps them apart from anybody.

        That means the players there and the users who are `coming`.
        """
        invited = {row.user for row in await invitations.of_match(self.db, live.row.id)}
        seated = [seat.user for seat in persons(live) if seat.user is not None]
        if wish.user in invited or wish.user in seated:
            return False
        pairs = await blocks.between(self.db, [wish.user, *seated, *coming])
        return not any(wish.user in pair for pair in pairs)

    @acts_again
    async def call(self, match: int, found: Sequence[Wish]) -> bool:
        """Call the users of those wishes that still fit a lobby, with a message there; return whether anybody was called."""
        live = await self.live.by_id(match)
        async with live.lock_for(None):
            if live.row.status != "lobby" or await self.free_seats(live) <= 0:
                return False
            kept, here, now = [row.user for row in await self.places.kept_invitations(live)], list[Wish](), self.now()
            for wish in found:
                # Two users whom a block keeps apart are not called together.
                if await self.fits(live, wish, [*kept, *(other.user for other in here)]):
                    here.append(wish)

            def work(db: Connection) -> None:
                for wish in here:
                    wishes.call(db, wish, match, now)

            if here:
                await self.places.change(live, work, wish_slot(now), touch=False)
        return bool(here)

    async def called_users(self, live: Live, slot: str) -> list[int]:
        """Return the users whom the message of a slot calls."""
        return await wishes.called_users(self.db, live.row.id, int(slot.partition(":")[2]))


def _outside(wish: Wish) -> QuietHours | None:
    """Return the hours outside a wish's own, None if it calls at any time."""
    if wish.zone is None or wish.start is None or wish.finish is None:
        return None
    return QuietHours(wish.zone, wish.finish, wish.start)
