"""A referee with all that composes messages, for tests of what it composes."""

from __future__ import annotations

from collections.abc import AsyncIterator

from cogs.kit.composing.messages import Message
from cogs.match.leaving import confirm_concede
from cogs.screens.turn_pages import Call
from referee.match.live import Live
from referee.match.slots import BOARD, RESULT, panel_slot
from referee.service import Referee
from store.database import Database
from tests.cogs.kit.desks import calling, desk_of, showing
from tests.cogs.match.plays import FIRST, Blank, Broken, Heard
from words.texts import Language, words

LOCALES = {"ru": "ru", "en": "en-GB"}


class Hall:
    """A referee with a desk that paints and one that cannot: all that composes messages."""

    def __init__(self, db: Database) -> None:
        self.referee = Referee(db)
        self.desk = desk_of(self.referee, Blank())
        self.composer = self.desk.composer
        self.unpainted = desk_of(self.referee, Broken())

    async def public(self, live: Live) -> AsyncIterator[Message]:
        for desk in (self.desk, self.unpainted):
            yield await desk.composer.compose(live, BOARD)
        if live.match is None:
            return
        users = [seat.user or 0 for seat in live.seats]
        seats = [seat.seat for seat in live.seats]
        yield await calling(self.desk).message(live, Call(users, users, seats))
        if live.match.outcome is not None:
            yield await self.composer.compose(live, RESULT)

    async def private(self, live: Live, seat: int, language: Language) -> AsyncIterator[Message]:
        texts = words(language)
        for desk in (self.desk, self.unpainted):
            yield await desk.panels.panel(live, seat, language, slot=panel_slot(seat), note=texts("illegal-answered"))
        yield confirm_concede(live, texts)
        heard = Heard(FIRST + seat, LOCALES[language])
        for show in (showing(self.desk).show_board, showing(self.desk).show_text, self.desk.show_hand):
            await show(heard, live)
        for page in range(3):
            await showing(self.desk).show_log(heard, live, page)
        for message in heard.messages:
            yield message
