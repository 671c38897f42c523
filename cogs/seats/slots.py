"""Composes messages about changes of players and channel: an offered seat, a hand handed on, a lost channel."""

from __future__ import annotations

from cogs.common.desk import Desk
from cogs.delivery.composer import SlotKind
from cogs.kit.composing.messages import Message
from cogs.kit.match_texts.reader import Reader
from cogs.screens.panel import user_of, written_to
from cogs.seats import pages, place_pages
from referee.match.live import Live
from referee.match.slots import NOTICE, OFFER, handed_on_seat, private_seat, seat_of_offer
from store.match import outbox
from store.match.owed import FORMER
from words.texts import language_of
from words.texts import words as words_in


class SeatSlots:
    """Composes the messages about seats and about the table's place."""

    def __init__(self, desk: Desk) -> None:
        self.referee = desk.referee
        self.db = desk.referee.db
        self.composer = desk.composer
        self.places = desk.sender.delivery.places

    def kinds(self) -> list[SlotKind]:
        """Return the kinds of slots that this class composes."""
        return [
            SlotKind((FORMER,), self._handed_on, is_final=True),
            SlotKind((OFFER,), self._offer),
            SlotKind((NOTICE,), self._notice),
        ]

    async def _handed_on(self, live: Live, slot: str) -> Message | None:
        """Return the note that replaces a hand whose seat somebody else holds now, None if there is none."""
        seat = handed_on_seat(slot)
        former = next((s for s in reversed(live.former) if s.seat == seat), None)
        if seat is None or former is None or former.user < 0:
            return None
        reader = Reader.of(live, await self.composer.language(former.user, live))
        return pages.handed_on_note(reader, seat, await self.composer.link(live))

    async def _offer(self, live: Live, slot: str) -> Message | None:
        """Return the message that offers a seat to a substitute, None if the seat is not offered."""
        seat = seat_of_offer(slot)
        offer = await self.referee.substitutes.standing_offer(live, seat) if seat is not None else None
        if offer is None:
            return None
        return pages.offer_message(Reader.of(live, language_of(live.row.language)), offer)

    async def _notice(self, live: Live, slot: str) -> Message | None:
        """Return the notice to a seat about the table's channel, None if all is well and no notice said otherwise."""
        seat = private_seat(slot)
        if seat is None or not await written_to(self.db, live, seat):
            return None
        if live.row.homeless is None and await outbox.post(self.db, live.row.id, slot) is None:
            return None
        words = words_in(await self.composer.language(user_of(live, seat), live))
        return place_pages.notice(
            live, seat, words, self.places.missing_permissions(live), await self.composer.link(live)
        )
