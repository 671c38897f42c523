"""Composes messages of running and finished matches: the board, private panels, the result, a request to undo."""

from __future__ import annotations

from cogs.common.desk import Desk
from cogs.common.event_places import aside_line, event_place
from cogs.delivery.composer import WATCH, SlotKind
from cogs.kit.answering.answers import Answer
from cogs.kit.composing.messages import Message
from cogs.kit.match_texts.reader import Reader
from cogs.kit.painting.pictures import Look, has_pictures, look_of, picture_of
from cogs.match import undo_pages, watch_pages
from cogs.screens import board_pages, result_pages
from cogs.screens.panel import user_of, written_to
from engines.kernel.state.model import Seat
from referee.match.live import Live
from referee.match.slots import ASK, BOARD, PANEL, RESULT, seat_of_panel
from referee.ratings.showing import changes_of
from store.match import outbox
from store.people import people
from store.seats import motions, undos
from words.texts import language_of
from words.texts import words as words_in


class Boards:
    """Composes the public board, the board for a watcher, and the other messages of a match to its table."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.referee = desk.referee
        self.db = desk.referee.db
        self.composer = desk.composer

    def kinds(self) -> list[SlotKind]:
        """Return the kinds of slots that this class composes."""
        return [
            SlotKind((BOARD,), self._board, when=lambda live: live.match is not None),
            SlotKind((BOARD,), self._damaged, when=lambda live: live.damaged),
            SlotKind((WATCH,), compose_opened=self._opened),
            SlotKind((ASK,), self._request),
            SlotKind((RESULT,), self._result),
        ]

    async def _board(self, live: Live, _slot: str) -> Message:
        """Return the public board with its picture."""
        language = language_of(live.row.language)
        made = await self._public(Reader.of(live, language), await self.picture(Reader.of(live, language)))
        # A new reader: the text includes events that happened while the picture was painted.
        message = board_pages.board(Reader.of(live, language), made)
        message.is_unpainted = made.picture is None and has_pictures(live)
        return message

    @staticmethod
    async def _damaged(live: Live, _slot: str) -> Message:
        """Return the message in the place of the board of a match that cannot be trusted."""
        return board_pages.damaged(live, words_in(language_of(live.row.language)))

    async def _opened(self, live: Live, _slot: str, answer: Answer, until: float | None) -> Message:
        return await self.watched(live, answer, until)

    async def watched(self, live: Live, answer: Answer, until: float | None = None) -> Message:
        """Return the public board for a watcher, in their language; nothing but the public view is read.

        `until` is the moment in unix seconds when automatic updates of the message end, None if there are none.
        """
        reader = Reader.of(live, answer.language)
        picture, chosen = None, answer.preferences
        if chosen.board == "picture":
            picture = await self.picture(reader, look_of(live, chosen))
        made = await self._public(reader, picture)
        buttons = watch_pages.buttons(live, reader.words, await self.composer.link(live))
        message = board_pages.board(reader, made, buttons)
        message.is_unpainted = picture is None and chosen.board == "picture" and has_pictures(live)
        if live.row.status == "playing":
            message.add_passing([watch_pages.lasting(reader.words, until)])
        return message

    async def picture(self, reader: Reader, look: Look | None = None) -> tuple[bytes, str] | None:
        """Return the picture of the table with its Alt text, None if it could not be painted.

        Without a look the picture has the table's look, for everybody.
        """
        return await picture_of(
            self.composer.pictures, reader.without_markdown(), "table", look or look_of(reader.live)
        )

    async def _public(self, reader: Reader, picture: tuple[bytes, str] | None) -> board_pages.Public:
        """Return everything besides the reader that a public board is made from."""
        live = reader.live
        return board_pages.Public(
            await self.desk.chronicle.story(reader),
            await people.seats_without_dm(self.db, live.row.id),
            await self._votes(live),
            picture,
            await self.referee.timing.faces(live),
            await self.referee.idling.closes_at(live),
            await self._needed(live),
            await event_place(self.referee, live),
            await aside_line(self.referee, live),
        )

    async def _votes(self, live: Live) -> dict[Seat, int]:
        """Return the number of votes to remove each abandoned seat that a practice player plays."""
        return {
            seat: len(await motions.supporters(self.db, live.row.id, "remove", seat)) for seat in live.abandoned_seats
        }

    async def _needed(self, live: Live) -> int:
        """Return the number of votes needed to remove an abandoned seat."""
        possible = await self.referee.motions.possible_motions(live)
        removals = [m.needed for m in possible if m.kind == "remove" and m.about in live.abandoned_seats]
        return max(removals, default=len(live.humans))

    async def _request(self, live: Live, _slot: str) -> Message | None:
        """Return the open request to undo that the table has to answer, None if there is none."""
        undoing = self.referee.undoing
        row = await undoing.open_request(live)
        if row is None:
            return None
        language = language_of(live.row.language)
        agreed = sorted(await undos.consents(self.db, row.id))
        reader, may_block = Reader.of(live, language), await undoing.may_block(live, row)
        return undo_pages.request(reader, row, agreed, may_block=may_block)

    async def _result(self, live: Live, slot: str) -> Message | None:
        """Return the message with the result; None if the end of the match was undone before the message was posted."""
        undone = live.match is not None and live.match.outcome is None
        if undone and await outbox.post(self.db, live.row.id, slot) is None:
            return None
        reader = Reader.of(live, language_of(live.row.language))
        users = [s.user for s in live.seats if s.status in ("human", "left") and s.user is not None and s.user > 0]
        changes = await changes_of(self.db, live.row.id)
        aside = await aside_line(self.referee, live)
        last = await self.desk.chronicle.last_line(reader) if reader.game.recaps_wait() else ""
        return result_pages.result(reader, users, await self.picture(reader), changes, aside, last)


class PrivatePanels:
    """Composes the private panels of seats: sent by direct message, or opened in a channel."""

    def __init__(self, desk: Desk) -> None:
        self.db = desk.referee.db
        self.composer = desk.composer
        self.panels = desk.panels

    def kinds(self) -> list[SlotKind]:
        """Return the kinds of slots that this class composes."""
        return [SlotKind((PANEL,), self._sent, self._opened)]

    async def _sent(self, live: Live, slot: str) -> Message | None:
        """Return a seat's panel for direct messages.

        None if hands stay in the channel, and for seats of practice players and deleted users.
        """
        seat = seat_of_panel(slot)
        if seat is None or not await written_to(self.db, live, seat):
            return None
        return await self.panels.panel(live, seat, await self.composer.language(user_of(live, seat), live), slot=slot)

    async def _opened(self, live: Live, slot: str, answer: Answer, _until: float | None) -> Message:
        """Return a seat's panel for the user who opened it. Raises RefusedError if they no longer hold the seat."""
        seat = seat_of_panel(slot)
        assert seat is not None, "the slot of a panel names its seat"
        user = answer.interaction.user.id
        return await self.panels.panel(live, seat, answer.language, slot=slot, user=user)
