"""Composes a seat's private panel with its hand and the considered answer, and the reference of open information."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from cogs.kit.composing.messages import Message, text
from cogs.kit.match_texts.reader import Reader, readers_by_event
from cogs.kit.painting.pictures import Look, Pictures, card_of, has_pictures, look_of, picture_of
from cogs.screens import board_pages, order_pages, panel_pages
from cogs.screens.log.story import Chronicle
from cogs.screens.questions.drafts import considered, groups_of, lined, redraft
from engines.kernel.state.model import Decision, Seat
from referee.match.live import Live
from referee.match.notes import Note
from referee.match.slots import panel_slot
from referee.service import Referee
from store.database import Database
from store.people import preferences
from store.people.preferences import Preferences
from store.seats import sitters, undos
from words.texts import Language
from words.texts import words as words_in

Link = Callable[[Live], Awaitable[str]]
"""A function that returns the link to a match's board."""


def user_of(live: Live, seat: Seat) -> int | None:
    """Return the user who holds a seat now, None if no person does."""
    return next((s.user for s in live.seats if s.seat == seat), None)


async def chosen_by(db: Database, live: Live, seat: Seat) -> Preferences:
    """Return the preferences of a seat's present user, the defaults if no person holds it."""
    user = user_of(live, seat)
    return await preferences.of_user(db, user) if user is not None else Preferences(0)


async def written_to(db: Database, live: Live, seat: Seat) -> bool:
    """Return whether a seat's hand is sent to a person by direct message."""
    return (user_of(live, seat) or 0) > 0 and (await chosen_by(db, live, seat)).delivery == "dm"


def _has_arena_too(reader: Reader) -> bool:
    """Return whether the question of a panel has the arena besides the hand."""
    game, asked = reader.game, reader.view.decision
    if asked is None or not game.has_arena_beside(asked):
        return False
    return game.private_picture(reader.view.table, asked=asked) == "hand"


class Panels:
    """Composes private panels of seats, pictures of hands, and the reference."""

    def __init__(self, referee: Referee, pictures: Pictures, link: Link) -> None:
        self.referee = referee
        self.db = referee.db
        self.chronicle = Chronicle(referee)
        self.pictures = pictures
        self.link = link

    async def panel(
        self,
        live: Live,
        seat: Seat,
        language: Language,
        *,
        slot: str | None = None,
        note: str | None = None,
        user: int | None = None,
    ) -> Message:
        """Return a seat's private panel with its hand, or after the end with the table's last picture.

        Raises RefusedError if `user` no longer holds the seat.
        """
        if live.damaged:
            return board_pages.damaged(live, words_in(language))
        chosen, given = await chosen_by(self.db, live, seat), await self.referee.orders.of(live, seat)
        draft = await self.referee.draft(live, seat)
        practiced = await sitters.last_answer_by_practice(self.db, live.row.id, seat)
        before = await self._before(Reader.of(live, language), seat)
        link, chose = await self.link(live), await undos.has_human_choice(self.db, live.row.id, seat)
        # The hand is read between this check and the next await only: during an await somebody else may take the seat.
        if user not in (None, user_of(live, seat)):
            raise live.absence_error(user)
        reader, look = Reader.of(live, language, seat), look_of(live, chosen)
        seen, sits = reader.view, any(s.seat == seat for s in live.humans)
        picture, arena, board = None, None, None
        # A player who has left does not see cards that the seat gets later.
        if seat in seen.seats and sits:
            if chosen.board == "text":
                asked = next((d for d in (seen.decision, seen.revision) if d is not None and lined(d)), None)
                board = board_pages.waited_board(reader, asked)
            elif seen.outcome is not None:
                picture = await picture_of(self.pictures, Reader.of(live, language).without_markdown(), "table", look)
            else:
                picture = await self._option_picture(reader, draft, look)
                picture = picture or await self.hand_picture(reader, look, seen.decision)
                if _has_arena_too(reader):
                    arena = await picture_of(self.pictures, reader.without_markdown(), "arena", look)
        answered = seen.revision is not None and practiced and sits
        ordered = order_pages.on_panel(reader, slot or panel_slot(seat), given)
        waited = board_pages.waited(reader)
        made = panel_pages.Hand(
            seat,
            slot or panel_slot(seat),
            link,
            draft,
            note,
            practiced=answered,
            picture=picture,
            in_words=board,
            ordered=ordered,
            waited=waited,
            chose=chose,
            before=before,
            arena=arena,
        )
        message = panel_pages.hand(reader, made)
        message.is_unpainted = picture is None and board is None and seat in seen.seats and sits and has_pictures(live)
        return message

    async def _before(self, reader: Reader, seat: Seat) -> str:
        """Return the lines above a seat's question about the latest events, "" for none; they are all public.

        It is what has happened since the seat's last choice, or the outcome of the previous part of the log until something
        has happened since.
        """
        live, game = reader.live, reader.game
        if game.recaps_wait():
            asked = live.match is not None and live.view(seat).decision is not None
            is_due = asked or reader.view.outcome is not None
            return "\n".join(f"-# {line}" for line in await self.chronicle.since_choice(reader, seat)) if is_due else ""
        view = live.view(None).table if live.match is not None else None
        if view is None or not game.has_look_back(view):
            return ""
        kinds = [kind for kind, known in live.rules_and_match[0].game.events.items() if game.begins_part(known)]
        events = readers_by_event(reader, await self.referee.latest_parts(live, None, kinds, 2))
        last = [n for n, (logged, _) in enumerate(events) if game.begins_part(type(logged.event))][-1:]
        previous = [each for each in events[: last[0] if last else 0] if not isinstance(each[0].event, Note)]
        if not previous:
            return ""
        _, then = previous[0]
        return then.game.look_back([logged.event for logged, _ in previous], view, seat)

    async def hand_picture(self, reader: Reader, look: Look, asked: Decision | None = None) -> tuple[bytes, str] | None:
        """Return the picture of a hand with its Alt text, or of the table if there is no hand yet.

        With a question it is the picture that goes with that question. None if it could not be painted.
        """
        kind = reader.game.private_picture(reader.view.table, asked=asked)
        return await picture_of(self.pictures, reader.without_markdown(), kind, look)

    async def _option_picture(self, reader: Reader, draft: Sequence[str], look: Look) -> tuple[bytes, str] | None:
        """Return the picture of the answer that a seat considers, or has sealed and may revise; None if it has none."""
        seen, game = reader.view, reader.game
        asked = seen.decision or seen.revision
        if asked is None:
            return None
        if not draft and seen.decision is None:
            draft = redraft(asked, game.sealed_keys(seen.table), groups_of(asked, game))
        key = considered(asked, draft)
        if asked.several:
            # Of several picks show the latest, and none once the answer is given.
            key = draft[-1] if draft and seen.decision is not None else None
        found = game.option_picture(asked, key, seen.table) if key is not None else None
        if found is None:
            return None
        rules, _ = reader.live.rules_and_match
        return await card_of(self.pictures, rules, *found, reader.words.language, look)

    async def reference(self, reader: Reader, look: Look | None) -> Message | None:
        """Return the open information about each side with pictures, the reader's opponents first; None if there is none.

        Without a look the message has text alone.
        """
        live, game, words, table = reader.live, reader.game, reader.words, reader.view.table
        found = game.reference(table)
        if not found:
            return None
        rules, _ = live.rules_and_match
        title = words("reference-title", name=game.reference_label(table), code=live.row.code)
        message = Message([text(title)])
        for n, each in enumerate(found):
            message.items.append(text(each.text))
            if each.picture is None or look is None:
                continue
            picture = await card_of(self.pictures, rules, each.picture, each.alt, words.language, look)
            if picture is not None:
                message.picture(f"card{n}.png", *picture)
        return message
