"""Composes messages from live matches: views, words in the reader's language, pictures from the workers."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Mapping

import msgspec

from cogs import lobby_messages, messages, result_messages, undo_messages
from cogs.lobby_messages import Former
from cogs.messages import Call, Message
from cogs.paging import Line
from cogs.pictures import Pictures
from engines.kernel.model import Seat
from engines.kernel.views import Seen
from referee.commit import ASK, BOARD, LEFT, RESULT, UNDONE, panel, seat_of_panel
from referee.live import Live
from referee.lobbies import by_invitation
from referee.service import Referee
from store import matches, motions, outbox, people, undos
from words.games import GameWords, game_words
from words.safe import plain_name, safe_name
from words.texts import Language, language_of, seat_letter, words

log = logging.getLogger("arbiter.scribe")

OWN = {LEFT: "board-left", UNDONE: "log-undone"}
"""The referee's own events, with the texts that the log tells them by."""

STORY_LIMIT = 1400
"""Characters of the latest events told below the board."""


class Scribe:
    """Words and pictures for matches."""

    def __init__(self, referee: Referee, pictures: Pictures) -> None:
        self.referee = referee
        self.db = referee.db
        self.pictures = pictures

    # ---------------------------------------------------------------- languages and names

    async def language(self, user: int | None, live: Live) -> Language:
        """Return a user's language as last seen, else the match's."""
        player = await people.player(self.db, user) if user is not None else None
        return language_of(player.language if player and player.language else live.row.language)

    @staticmethod
    def names(live: Live, language: Language) -> dict[Seat, str]:
        """Return the seats' names, safe for messages; practice players are named in the reader's language."""
        return {seat: safe_name(name) for seat, name in live.names.items()} | _practice_names(live, language)

    @staticmethod
    def plain_names(live: Live, language: Language) -> dict[Seat, str]:
        """Return the seats' names, safe for pictures and Alt texts, as `names` does."""
        return {seat: plain_name(name) for seat, name in live.names.items()} | _practice_names(live, language)

    def game(self, live: Live, language: Language, names: Mapping[Seat, str]) -> GameWords:
        """Return the words of a match's game."""
        rules, _ = live.playing
        return game_words(live.row.game, language, rules.pack, names)

    async def link(self, live: Live) -> str:
        """Return a link to the board, or to its channel while it is not posted."""
        post = await outbox.post(self.db, live.row.id, BOARD)
        place = f"https://discord.com/channels/{live.row.guild or '@me'}/{live.row.channel}"
        return f"{place}/{post.message}" if post else place

    # ---------------------------------------------------------------- slots

    async def digest(self, live: Live, slot: str) -> str:
        """Return a hash of what a slot's message depends on: the same hash means that an edit would change nothing."""
        viewer = seat_of_panel(slot)
        parts: list[object] = [
            live.row.status,
            [s.status for s in live.seats],
            live.row.language,
            live.row.host,
            live.names,
        ]
        if live.match is not None:
            parts.append(live.seen(viewer))
            if slot == BOARD:
                parts += [await people.unreached(self.db, live.row.id), await self._votes(live)]
        if slot == ASK:
            asked = await self.referee.undoing.request(live)
            parts += [asked, sorted(await undos.consents(self.db, asked.id)) if asked else []]
        if viewer is not None:
            parts.append(await self.language(self._user(live, viewer), live))
        return hashlib.sha256(msgspec.json.encode(parts)).hexdigest()[:16]

    async def compose(self, live: Live, slot: str) -> Message | None:
        """Return the message of a slot as it should be now, None if there should be none."""
        viewer = seat_of_panel(slot)
        if viewer is not None:
            return await self.panel(live, viewer, await self.language(self._user(live, viewer), live), slot=slot)
        if slot == ASK:
            return await self._request(live)
        if slot == RESULT:
            return await self._result(live)
        return await self.board(live)

    async def board(self, live: Live) -> Message:
        """Return the lobby, or the public board with its picture."""
        if live.match is None:
            return await self._lobby(live)
        language = language_of(live.row.language)
        seen = live.seen(None)
        names = self.names(live, language)
        made = messages.Public(
            names,
            await self._story(live, language, names),
            await people.unreached(self.db, live.row.id),
            await self._votes(live),
            await self.table_picture(live, None, language),
        )
        return messages.board(live, made, seen, self.game(live, language, names), words(language))

    async def _lobby(self, live: Live) -> Message:
        """Return the lobby; players of the former match are pinged once, by the first posting of the first one."""
        language, former = language_of(live.row.language), await self._former(live)
        called = former is not None and (
            await outbox.post(self.db, live.row.id, BOARD) is not None or await matches.reopened(self.db, live.row)
        )
        # From here on nothing is waited for: somebody else might sit down between two looks at the seats.
        made = lobby_messages.lobby(live, words(language), self.names(live, language), former)
        if called:
            made.pings = []
        return made

    async def _former(self, live: Live) -> Former | None:
        """Return the match that a lobby is to play again."""
        row = await matches.by_id(self.db, live.row.former) if live.row.former is not None else None
        if row is None:
            return None
        seats = await matches.seats(self.db, row.id)
        return Former(row.code, [seat.user for seat in seats if seat.user is not None])

    async def panel(
        self, live: Live, seat: Seat, language: Language, *, slot: str | None = None, note: str | None = None
    ) -> Message:
        """Return a seat's private panel with its hand, and at the end with the table's last picture."""
        texts, names = words(language), self.names(live, language)
        seen = live.seen(seat)
        draft = await self.referee.draft(live, seat)
        picture = None
        # Whoever has left sees nothing of what the seat was dealt since.
        if seat in seen.seats and any(s.seat == seat for s in live.humans):
            if seen.outcome is not None:
                picture = await self.table_picture(live, None, language)
            else:
                picture = await self.hand_picture(live, seat, language)
        game = self.game(live, language, names)
        made = messages.Hand(seat, slot or panel(seat), await self.link(live), draft, note, picture)
        return messages.hand(live, made, seen, game, texts)

    async def turn(self, live: Live, call: Call) -> Message:
        """Return the message that calls those who are to act."""
        language = language_of(live.row.language)
        names = self.names(live, language)
        question, link = self.game(live, language, names).heading(live.seen(None).table), await self.link(live)
        return messages.turn(live, words(language), call, names, question, link)

    async def departed(self, live: Live) -> list[Seat]:
        """Return the seats left to the practice player during the question that is open or the one before it.

        Of both, since a departure may itself close a question, and its turn message goes with it.
        """
        left = [facts["seat"] for _, kind, facts in await self.referee.latest(live, None) if kind == LEFT]
        return [seat for seat in live.abandoned if seat in left]

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

    async def _result(self, live: Live) -> Message:
        language = language_of(live.row.language)
        game = self.game(live, language, self.names(live, language))
        users = [s.user for s in live.humans if s.user is not None]
        picture = await self.table_picture(live, None, language)
        return result_messages.result(live, live.seen(None), game, words(language), users, picture)

    # ---------------------------------------------------------------- parts

    def text_board(self, live: Live, viewer: Seat | None, language: Language) -> str:
        """Return the board as text, complete enough to play by."""
        game = self.game(live, language, self.names(live, language))
        return messages.text_board(live, live.seen(viewer), game, words(language))

    async def log_lines(self, live: Live, viewer: Seat | None, language: Language) -> list[Line]:
        """Return the log as a viewer may read it."""
        game = self.game(live, language, self.names(live, language))
        names, texts = self.names(live, language), words(language)
        gone = await matches.undone(self.db, live.row.id)
        lines: list[Line] = []
        for version, kind, facts in await self.referee.log_of(live, viewer):
            # Who has left has left, whatever is undone.
            struck = "~~" if kind != LEFT and any(version in span for span in gone) else ""
            if kind in OWN:
                seat = int(str(facts["seat"]))
                told = texts(OWN[kind], name=names[seat], letter=seat_letter(seat))
                lines.append(Line(f"{struck}{told}{struck}"))
            elif line := game.line(kind, facts):
                lines.append(Line(f"{struck}{line}{struck}", game.begins(kind) and not struck))
        return lines

    async def _story(self, live: Live, language: Language, names: Mapping[Seat, str]) -> list[str]:
        """Return the latest events, told shortly."""
        events = await self.referee.latest(live, None)
        told = self.game(live, language, names).story([(kind, facts) for _, kind, facts in events if kind not in OWN])
        texts = words(language)
        undone = {v: texts("story-undone", name=names[int(str(f["seat"]))]) for v, kind, f in events if kind == UNDONE}
        for version, line in undone.items():
            told.insert(len(told) if version == events[-1][0] else 0, line)
        while told and sum(len(line) + 1 for line in told) > STORY_LIMIT:
            told.pop(0)
        return told

    async def table_picture(self, live: Live, viewer: Seat | None, language: Language) -> tuple[bytes, str] | None:
        """Return the picture of the table with its Alt text, or None if it could not be painted."""
        return await self._picture(live, live.seen(viewer), "table", language)

    async def hand_picture(self, live: Live, seat: Seat, language: Language) -> tuple[bytes, str] | None:
        """Return the picture of a hand with its Alt text, or None if it could not be painted."""
        return await self._picture(live, live.seen(seat), "hand", language)

    async def _picture(self, live: Live, seen: Seen, kind: str, language: Language) -> tuple[bytes, str] | None:
        rules, _ = live.playing
        names = self.plain_names(live, language)
        game = self.game(live, language, names)
        alt = game.summary(seen.table) if kind == "table" else game.hand_summary(seen.table)
        try:
            png = await self.pictures.paint(rules, seen.table, kind, names, language, live.row.theme)
        except Exception:
            # A match must go on without its picture: the text board says the same.
            log.exception("picture %s of match %s version %d", kind, live.row.code, live.row.version)
            return None
        return png, alt

    async def _votes(self, live: Live) -> dict[Seat, int]:
        """Return how many persons want each seat removed that somebody has left to the practice player."""
        return {seat: len(await motions.supporters(self.db, live.row.id, "remove", seat)) for seat in live.abandoned}

    @staticmethod
    def _user(live: Live, seat: Seat) -> int | None:
        return next((s.user for s in live.seats if s.seat == seat), None)


def _practice_names(live: Live, language: Language) -> dict[Seat, str]:
    """Return what the invited practice players are called, in the order in which they were invited."""
    texts = words(language)
    return {s.seat: texts("practice-name", number=n) for n, s in enumerate(by_invitation(live.invited), 1)}
