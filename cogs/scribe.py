"""Composes messages from live matches: views, words in the reader's language, pictures from the workers."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Awaitable, Callable

import msgspec

from cogs import (
    board_messages,
    life_messages,
    result_messages,
    seat_messages,
    turn_messages,
    undo_messages,
    watch_messages,
)
from cogs.answers import Answer
from cogs.chronicle import Chronicle
from cogs.judge_slots import JudgeSlots
from cogs.lobby_slots import LobbySlots, belongs
from cogs.messages import Message
from cogs.naming import game_of, plain_names, safe_names
from cogs.panels import Panels, chosen_by, user_of
from cogs.pictures import Look, Pictures, look_of, picture_of
from cogs.times import SLOTS, Times
from cogs.turn_messages import Call
from engines.kernel.model import Seat
from referee.commit import (
    ABSENT,
    ASK,
    BOARD,
    LEFT,
    NOTICE,
    RESULT,
    call_of,
    private_seat,
    seat_handed_on,
    seat_of_offer,
    seat_of_panel,
)
from referee.live import Live
from referee.service import Referee
from store import moderation, motions, outbox, people, preferences, undos
from words.texts import Language, language_of, words

log = logging.getLogger("arbiter.scribe")

WATCH = "watch"
"""What begins the names of those boards that single users watch."""

Composer = Callable[[Live], Awaitable[Message | None]]


class Scribe:
    """Words and pictures for matches. `lacking` tells which permissions the bot needs where a match is shown."""

    names = staticmethod(safe_names)
    plain_names = staticmethod(plain_names)
    game = staticmethod(game_of)

    def __init__(self, referee: Referee, pictures: Pictures) -> None:
        self.referee = referee
        self.db = referee.db
        self.pictures = pictures
        self.lacking: Callable[[Live], list[str]] = lambda _live: []
        self.chronicle = Chronicle(referee)
        self.slots = LobbySlots(referee, self.link)
        self.calls = JudgeSlots(referee, self.chronicle, self.link)
        self.times = Times(referee)
        self.panels = Panels(referee, pictures, self.link)

    # ---------------------------------------------------------------- languages and names

    async def language(self, user: int | None, live: Live) -> Language:
        """Return the language that a user has chosen, else that of their client as last seen, else the match's."""
        if user is None:
            return language_of(live.row.language)
        chosen = (await preferences.of_user(self.db, user)).language
        if chosen is not None:
            return chosen
        player = await people.player(self.db, user)
        return language_of(player.language if player and player.language else live.row.language)

    async def link(self, live: Live) -> str:
        """Return a link to the board, or to its channel while it is not posted."""
        post = await outbox.post(self.db, live.row.id, BOARD)
        return self.link_to(live, post.message if post else None)

    @staticmethod
    def link_to(live: Live, message: int | None) -> str:
        """Return a link to a message of a match's channel, or to the channel; empty for a match that has none."""
        if live.row.imported:
            return ""
        place = f"https://discord.com/channels/{live.row.guild or '@me'}/{live.row.channel}"
        return f"{place}/{message}" if message is not None else place

    # ---------------------------------------------------------------- slots

    async def digest(self, live: Live, slot: str) -> str:
        """Return a hash of what a slot's message depends on: the same hash means that an edit would change nothing."""
        if slot.startswith(f"{WATCH}:"):
            slot = BOARD
        viewer = seat_of_panel(slot)
        parts: list[object] = [
            live.row.status,
            [(s.status, s.gone is None) for s in live.seats],
            live.row.language,
            live.row.host,
            live.names,
        ]
        if live.match is not None:
            parts.append(live.seen(viewer))
            if slot == BOARD:
                parts += [await people.unreached(self.db, live.row.id), await self._votes(live)]
                parts.append(await moderation.times(self.db, live.row.id))
            if slot == BOARD or slot in SLOTS:
                parts.append(await self.times.depends(live, slot))
        if belongs(live, slot):
            parts += await self.slots.depends(live)
        offered = seat_of_offer(slot)
        if offered is not None:
            parts.append(await self.referee.substitutes.standing(live, offered))
        if slot.startswith(f"{NOTICE}:"):
            told = (live.row.homeless, live.row.paused_by, self.lacking(live), await self.link(live))
            parts += [told, await self.language(user_of(live, private_seat(slot) or 0), live)]
        if call_of(slot) is not None:
            parts += await self.calls.depends(live, slot)
        if slot == ASK:
            asked = await self.referee.undoing.request(live)
            parts += [asked, sorted(await undos.consents(self.db, asked.id)) if asked else []]
        if viewer is not None:
            chosen = await chosen_by(self.db, live, viewer)
            shown = (chosen.delivery, chosen.theme, chosen.colours, chosen.board)
            given = await self.referee.orders.of(live, viewer)
            parts += [await self.language(user_of(live, viewer), live), shown, given, await self.link(live)]
        return hashlib.sha256(msgspec.json.encode(parts)).hexdigest()[:16]

    async def compose(self, live: Live, slot: str) -> Message | None:
        """Return the message of a slot as it should be now, None if there should be none."""
        private = private_seat(slot)
        if slot.startswith(f"{outbox.FORMER}:"):
            return await self._handed_on(live, slot)
        if private is not None:
            return await self._private(live, private, slot)
        offered = seat_of_offer(slot)
        if offered is not None:
            return await self._offer(live, offered)
        if call_of(slot) is not None:
            return await self.calls.compose(live, slot)
        area = self.slots if belongs(live, slot) else self.times if slot in SLOTS else None
        if area is not None:
            return await area.compose(live, slot)
        made: dict[str, Composer] = {ASK: self._request, RESULT: self._result}
        return await made.get(slot, self.board)(live)

    async def _private(self, live: Live, seat: Seat, slot: str) -> Message | None:
        """Return a seat's panel or notice as it should be now, None if there should be none."""
        if not await self._written_to(live, seat):
            return None
        if seat_of_panel(slot) is None:
            return await self._notice(live, seat, slot)
        return await self.panels.panel(live, seat, await self.language(user_of(live, seat), live), slot=slot)

    async def _written_to(self, live: Live, seat: Seat) -> bool:
        """Whether a seat's messages go out: not a practice player's, nor those of deleted users, nor where hands stay."""
        return (user_of(live, seat) or 0) > 0 and (await chosen_by(self.db, live, seat)).delivery == "dm"

    async def board(self, live: Live) -> Message:
        """Return the lobby, or the public board with its picture."""
        if live.match is None:
            return await self.slots.lobby(live)
        language = language_of(live.row.language)
        made = await self._public(live, language, await self.table_picture(live, None, language))
        return board_messages.board(live, made, live.seen(None), self.game(live, language, made.names), words(language))

    async def watched(self, live: Live, answer: Answer, until: float | None = None) -> Message:
        """Return the public board for somebody who watches, in their own language; nothing else of the match is read.

        `until` is when it is no longer kept up to date by itself, None if it never is.
        """
        language, seen = answer.language, live.seen(None)
        picture, chosen = None, answer.preferences
        if chosen.board == "picture":
            picture = await self.table_picture(live, None, language, look_of(live, chosen))
        made = await self._public(live, language, picture)
        buttons = watch_messages.buttons(live, words(language), await self.link(live))
        game = self.game(live, language, made.names)
        message = board_messages.board(live, made, seen, game, words(language), buttons)
        if live.row.status == "playing":
            message.items.append(watch_messages.lasting(words(language), until))
        return message

    async def _public(self, live: Live, language: Language, picture: tuple[bytes, str] | None) -> board_messages.Public:
        """Return what a public board is made from."""
        names = self.names(live, language)
        return board_messages.Public(
            names,
            await self.chronicle.story(live, language, names),
            await people.unreached(self.db, live.row.id),
            await self._votes(live),
            picture,
            await self.referee.timing.faces(live),
            await self.referee.idling.closes(live),
            await self.times.needed(live),
        )

    async def turn(self, live: Live, call: Call) -> Message:
        """Return the message that calls those who are to act."""
        language = language_of(live.row.language)
        names = self.names(live, language)
        game, link = self.game(live, language, names), await self.link(live)
        return turn_messages.turn(live, words(language), call, names, game, link)

    async def departed(self, live: Live) -> list[Seat]:
        """Return the seats left to the practice player during the question that is open or the one before it.

        Of both, since a departure may itself close a question, and its turn message goes with it.
        """
        left = [facts["seat"] for _, kind, facts in await self.referee.latest(live, None) if kind in (LEFT, ABSENT)]
        return [seat for seat in live.abandoned if seat in left]

    async def _handed_on(self, live: Live, slot: str) -> Message | None:
        """Return what takes the place of a hand whose seat somebody else plays now, None where nothing does."""
        seat = seat_handed_on(slot)
        former = next((s for s in reversed(live.former) if s.seat == seat), None)
        if seat is None or former is None or former.user < 0:
            return None
        language = await self.language(former.user, live)
        names = self.names(live, language)
        return seat_messages.handed_on(live, words(language), names, seat, await self.link(live))

    async def _offer(self, live: Live, seat: Seat) -> Message | None:
        """Return the message that offers a seat to a substitute, None if it is not offered."""
        offer = await self.referee.substitutes.standing(live, seat)
        if offer is None:
            return None
        language = language_of(live.row.language)
        return seat_messages.offered(live, words(language), self.names(live, language), offer)

    async def _request(self, live: Live) -> Message | None:
        """Return the request to undo that the table has to answer, None if there is none."""
        undoing = self.referee.undoing
        asked = await undoing.request(live)
        if asked is None:
            return None
        language = language_of(live.row.language)
        agreed = sorted(await undos.consents(self.db, asked.id))
        names, may_block = self.names(live, language), await undoing.may_block(live, asked)
        return undo_messages.request(live, words(language), names, asked, agreed, may_block=may_block)

    async def _notice(self, live: Live, seat: Seat, slot: str) -> Message | None:
        """Return what a seat is told of the table's place; None where it is well and nobody has been told otherwise."""
        if live.row.homeless is None and await outbox.post(self.db, live.row.id, slot) is None:
            return None
        texts = words(await self.language(user_of(live, seat), live))
        return life_messages.notice(live, seat, texts, self.lacking(live), await self.link(live))

    async def _result(self, live: Live) -> Message:
        language = language_of(live.row.language)
        game = self.game(live, language, self.names(live, language))
        users = [s.user for s in live.humans if s.user is not None and s.user > 0]
        picture = await self.table_picture(live, None, language)
        return result_messages.result(live, live.seen(None), game, words(language), users, picture)

    # ---------------------------------------------------------------- parts

    def text_board(self, live: Live, viewer: Seat | None, language: Language) -> str:
        """Return the board as text, complete enough to play by."""
        names = self.names(live, language)
        return board_messages.told_board(
            live, live.seen(viewer), self.game(live, language, names), names, words(language)
        )

    async def table_picture(
        self, live: Live, viewer: Seat | None, language: Language, look: Look | None = None
    ) -> tuple[bytes, str] | None:
        """Return the picture of the table with its Alt text, or None if it could not be painted; for all in the table's look."""
        return await picture_of(self.pictures, live, live.seen(viewer), "table", language, look or look_of(live))

    async def _votes(self, live: Live) -> dict[Seat, int]:
        """Return how many persons want each seat removed that somebody has left to the practice player."""
        return {seat: len(await motions.supporters(self.db, live.row.id, "remove", seat)) for seat in live.abandoned}
