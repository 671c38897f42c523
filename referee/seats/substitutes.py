"""Substitutes: a seat is offered to one user or to anybody, and the user who takes it plays on.

Whoever knows another hand of the match cannot take a seat. The seat is handed over with its hand, drafts, sealed answers, clock
and undos; nothing shows whether it had answered. The dice do not change: their seed has the press numbers of the first players.
"""

from __future__ import annotations

from functools import partial

from msgspec import structs

from engines.kernel.state.model import Seat
from referee.clocks.sync import renew_if_late
from referee.errors import RefusedError
from referee.lobby.places import Places
from referee.match.again import acts_again
from referee.match.events import note_event
from referee.match.live import Live
from referee.match.notes import Substituted
from referee.match.slots import notice_slot, offer_slot, panel_slot, reminder_slot
from referee.seats.leaving import Seats, drop_former
from store.connection import Connection
from store.judges import moderation
from store.match import outbox
from store.match.matches import SeatRow
from store.seats import sitters
from store.seats.sitters import Offer

LASTS = 7 * 24 * 3600.0
"""Seconds for which an offer is open."""


class Substitutes:
    """Offers seats to substitutes and hands them over."""

    def __init__(self, places: Places, seats: Seats) -> None:
        self.places = places
        self.live = places.live
        self.db = places.db
        self.now = places.now
        self.seats = seats

    # ---------------------------------------------------------------- offering

    @acts_again
    async def offer(self, code: str, user: int, seat: Seat, to: int | None) -> Live:
        """Offer a seat to a user, or (None) to anybody.

        Players may offer their own seat, and a vacant one: a practice player has it, or its person has left the server or let
        their flag fall. It replaces an older offer of the seat. Raises RefusedError for other seats, and if the user `to` could
        not take it.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user, seat):
            if live.row.guild is None:
                raise RefusedError("refused-private-call")
            self.check_allowed(live)
            row = self._row(live, seat)
            await self._check_offers(live, user, row)
            standing = await self.standing_offer(live, seat)
            if standing is not None and standing.user == to:
                raise RefusedError("refused-offered-already")
            if to is not None:
                await self._check_takes(live, to, row, asked=True)
            new = Offer(live.row.id, seat, to, user, self.now())

            def work(db: Connection) -> None:
                sitters.offer(db, new)
                # Post it anew: an edit would notify nobody.
                outbox.disown(db, live.row.id, [offer_slot(seat)], self.now())
                outbox.owe(db, live.row.id, [offer_slot(seat)], self.now())

            await self.live.commit(live, work)
        return live

    @acts_again
    async def withdraw(self, code: str, user: int, seat: Seat) -> Live:
        """Withdraw an offer. Raises RefusedError if there is none, or the user neither made it nor may offer the seat."""
        live = await self.live.by_code(code)
        async with live.lock_for(user, seat):
            offer = await self._offer(live, seat)
            if user != offer.by:
                await self._check_offers(live, user, self._row(live, seat))
            await self._drop(live, seat)
        return live

    @acts_again
    async def decline(self, code: str, user: int, seat: Seat) -> Live:
        """Decline a seat that was offered to this user alone. Raises RefusedError if it was not."""
        live = await self.live.by_code(code)
        async with live.lock_for(user, seat):
            offer = await self._offer(live, seat)
            if offer.user != user:
                raise self._foreign(offer)
            await self._drop(live, seat)
        return live

    @acts_again
    async def take(self, code: str, user: int, name: str, seat: Seat) -> Live:
        """Seat a user on an offered seat; a user who left that seat comes back instead.

        Raises RefusedError if the offer is not open, is for another user, or this user may not take the seat.
        """
        live = await self.live.by_code(code)
        async with live.lock_for(user, seat):
            live.check_running()
            offer = await self._offer(live, seat)
            if offer.user not in (None, user):
                raise self._foreign(offer)
            row = self._row(live, seat)
            if row.user == user and row.status == "practice":
                await self.seats.give_back(live, seat)
                return live
            await self._check_takes(live, user, row)
            now = self.now()

            def work(db: Connection) -> None:
                self.places.hold_match_limit(db, user, live.row.guild)
                nth = sitters.replace(db, live.row.id, seat, user, name, now)
                note_event(db, live.row.id, Substituted(seat, nth))
                # The former player's private message shows the hand: it is deleted, and the next one goes to the new player.
                outbox.disown(db, live.row.id, [panel_slot(seat)], now, handed_on=seat)
                outbox.disown(db, live.row.id, [reminder_slot(seat), notice_slot(seat)], now)
                drop_former(db, live.row.id, seat, now)
                renew_if_late(db, live.row, structs.replace(row, user=user), now)

            await self.live.commit(live, work)
        return live

    # ---------------------------------------------------------------- reading

    async def standing_offer(self, live: Live, seat: Seat) -> Offer | None:
        """Return the open offer of a seat, None if there is none."""
        offer = await sitters.offer_of(self.db, live.row.id, seat)
        if offer is None or live.row.status != "playing" or offer.at + LASTS <= self.now():
            return None
        row = self._row(live, seat)
        own = row.status == "human" and row.user == offer.by
        return offer if own or await self.is_vacant(live, row) else None

    @staticmethod
    def check_allowed(live: Live) -> None:
        """Raise RefusedError at a table of a tournament or a ladder: nobody takes over a seat there."""
        if live.row.in_competition:
            kind = "tournament" if live.row.ladder is None else "ladder"
            raise RefusedError(f"refused-{kind}-substitute", rule="TM-09")

    async def seats_to_offer(self, live: Live, user: int) -> list[Seat]:
        """Return the seats that a user may offer now, their own first."""
        mine = live.seat_of(user)
        if mine is None or live.row.status != "playing":
            return []
        others = [s for s in live.seats if s.seat != mine.seat]
        return [mine.seat, *[s.seat for s in others if s.status != "left" and await self.is_vacant(live, s)]]

    async def is_vacant(self, live: Live, row: SeatRow) -> bool:
        """Return whether any player may offer a seat: a practice player has it, or its person is gone or late."""
        if row.status == "practice" or (row.status == "human" and row.gone is not None):
            return True
        return row.status == "human" and row.seat in await sitters.flagged_seats(self.db, live.row.id)

    # ---------------------------------------------------------------- falling due

    async def expire(self) -> float | None:
        """Drop offers that have expired; return the time when the next one expires, None if there is none."""
        before = self.now() - LASTS
        for match in await self.live.station.ours(await sitters.with_lapsed_offers(self.db, before)):
            await self.db.write(partial(self._expire, match=match, before=before))
            self.live.wake(match)
        oldest = await sitters.oldest_offer(self.db)
        return None if oldest is None else oldest + LASTS

    def _expire(self, db: Connection, match: int, before: float) -> None:
        gone = sitters.drop_lapsed_offers(db, match, before)
        outbox.owe(db, match, [offer_slot(seat) for seat in gone], self.now())

    # ---------------------------------------------------------------- within

    @staticmethod
    def _row(live: Live, seat: Seat) -> SeatRow:
        """Return a seat that is in play. Raises RefusedError for any other."""
        live.check_running()
        row = next((s for s in live.seats if s.seat == seat and s.status != "left"), None)
        if row is None:
            raise RefusedError("refused-no-such-seat")
        return row

    async def _offer(self, live: Live, seat: Seat) -> Offer:
        offer = await self.standing_offer(live, seat)
        if offer is None:
            newest = next((s for s in reversed(live.former) if s.seat == seat), None)
            if newest is not None and live.row.status == "playing":
                raise RefusedError("refused-offer-taken", owner=live.names[seat])
            raise RefusedError("refused-offer-gone")
        return offer

    @staticmethod
    def _foreign(offer: Offer) -> RefusedError:
        if offer.user is None:
            return RefusedError("refused-offer-open")
        return RefusedError("refused-offer-foreign", who=f"<@{offer.user}>")

    async def _check_offers(self, live: Live, user: int, row: SeatRow) -> None:
        """Raise RefusedError unless this user may offer this seat."""
        mine = live.seat_in_play(user)
        if mine.seat != row.seat and not await self.is_vacant(live, row):
            raise RefusedError("refused-offer-seat", owner=row.name)

    async def _check_takes(self, live: Live, user: int, row: SeatRow, *, asked: bool = False) -> None:
        """Raise RefusedError unless this user may take this seat; `asked`: somebody else offers it to them."""
        if row.user == user and row.status == "practice" and asked:
            return
        if row.user == user and row.status == "human":
            raise RefusedError("refused-offer-own")
        if await moderation.has_seen_hands(self.db, live.row.id, user):
            raise RefusedError("refused-asked-judge" if asked else "refused-judge-looked")
        if live.known_seats(user) - {row.seat}:
            raise RefusedError("refused-asked-known" if asked else "refused-hand-known")
        try:
            await self.places.check_blocks(live, user, besides=row.seat)
            await self.places.check_match_limit(user, live.row.guild)
        except RefusedError as error:
            if not asked:
                raise
            # The user who offers must not learn of the other's blocks or matches.
            raise RefusedError("refused-asked-cannot") from error

    async def _drop(self, live: Live, seat: Seat) -> None:
        def work(db: Connection) -> None:
            sitters.drop_offer(db, live.row.id, seat)
            outbox.owe(db, live.row.id, [offer_slot(seat)], self.now())

        await self.live.commit(live, work)
