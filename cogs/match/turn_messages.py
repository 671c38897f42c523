"""Calls those who are to act: the turn message, reminders that grow rarer, and who is next.

The turn message is posted anew for each question, and for a reminder that goes to the channel; else it is edited. While lanes
are open nothing in the channel depends on who has answered: the reminders that are counted there are those of the persons
whom private messages do not reach, answered or not.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from cogs.delivery import pings
from cogs.delivery.composer import Composer, SlotKind
from cogs.delivery.posting import Posting
from cogs.delivery.reach import Reach
from cogs.kit.messages import Message, seat_name
from cogs.kit.reader import Reader
from cogs.screens import turn_pages
from cogs.screens.turn_pages import Call
from engines.kernel.choose import lane_id
from engines.kernel.state.model import Seat
from referee.clocks.flags import ClockFace
from referee.match.live import Live
from referee.match.notes import Absent, Left
from referee.match.slots import REMIND, TURN, private_seat, reminder_slot
from referee.service import Referee
from store.match import clocks, history, matches, outbox
from store.match.matches import SeatRow
from store.match.outbox import Owed, Post
from store.people import preferences
from words.texts import language_of

OPEN = "|open"
"""What ends the note of what a turn message shows, if its question can be answered there."""


class Calling:
    """Delivers the turn message and the reminders."""

    def __init__(self, referee: Referee, composer: Composer, posting: Posting, reach: Reach) -> None:
        self.referee = referee
        self.db = referee.db
        self.composer = composer
        self.posting = posting
        self.reach = reach

    def kinds(self) -> list[SlotKind]:
        """The kinds of slots that are delivered here, each in its own way."""
        return [
            SlotKind((TURN,), deliver=self.turn),
            SlotKind((REMIND,), deliver=self.remind),
        ]

    # ---------------------------------------------------------------- the channel

    async def turn(self, live: Live, row: Owed) -> bool:
        """Bring the message up to date that calls those who are to act; return whether Discord was called."""
        post = await self.posting.post_in_place(live, TURN)
        seen = live.view(None)
        # Alone in direct messages nobody has to be called: the hand there is a message of its own.
        calls = live.row.status == "playing" and live.row.guild is not None
        waiting = [s for s in live.humans if s.seat in seen.waiting and calls]
        departed = await self._departed(live)
        who = _list(f"{s.seat}.{s.user}" for s in waiting)  # a substitute is called anew
        asked = f"turn.{live.rules_and_match[1].next_id}:{who}:{_list(departed)}"
        if post is None or not post.shows.startswith(f"{asked}|"):
            await self.reach.publish_kept(live)
            await self._tell_next(live)
        if not waiting:
            return await self._away(live, row, post)
        faces = await self.referee.timing.faces(live)
        users = [s.user for s in waiting if s.user is not None]
        message = await self.message(live, Call(users, [], departed, faces, following(live)))
        called = f"{asked}|{await self._reminded(live, faces)}"
        game = Reader.of(live, language_of(live.row.language)).game
        public = OPEN if turn_pages.answerable(seen.open, game) else ""
        shows = f"{called}|{message.digest()}{public}"
        if post is not None and post.shows == shows:
            await self._settle(row, post)
            return False
        to_ping = await self._to_ping(live, await self._called(live, waiting, post, asked), faces)
        if post is not None:
            same = post.shows.startswith(f"{asked}|") and (post.shows.startswith(f"{called}|") or not to_ping)
            # Those who answer each other in the channel keep one message before their eyes.
            same |= post.shows.endswith(OPEN) and bool(public) and not to_ping
            # What is told of the clock has changed, or there is nobody whom a new message would call.
            if same and await self.posting.edit(post, message):
                if not post.shows.startswith(f"{asked}|"):
                    # Whose quiet hours have kept from being called is called when they end, as by a new message.
                    await self._note_pinged(live, waiting, [])
                await self._settle(row, Post(TURN, post.channel, post.message, shows))
                return True
        if post is not None:
            await self.posting.delete(post)
            await self.db.write(lambda db: outbox.forget(db, row.match, TURN))
        found = await self.posting.find(live, row) if row.sending is not None else None
        if found is None:
            message.pings = [s.user for s in to_ping if s.user is not None]
            sent = await self.posting.send(live, row, message)
            found = Post(TURN, sent.channel.id, sent.id, shows)
            await self._note_pinged(live, waiting, to_ping)
        await self._settle(row, Post(TURN, found.channel, found.message, shows))
        return True

    async def message(self, live: Live, call: Call) -> Message:
        """The message that calls those who are to act."""
        link = await self.composer.link(live)
        return turn_pages.turn(Reader.of(live, language_of(live.row.language)), call, link)

    async def _departed(self, live: Live) -> list[Seat]:
        """The seats left to the practice player during the question that is open or the one before it.

        Of both, since a departure may itself close a question, and its turn message goes with it.
        """
        found = await self.referee.latest_events(live, None)
        left = [event.seat for _, event in found if isinstance(event, (Left, Absent))]
        return [seat for seat in live.abandoned_seats if seat in left]

    async def _reminded(self, live: Live, faces: Mapping[Seat, ClockFace]) -> str:
        """Return what changes where the channel is to call anew: the reminders that go there, and the end of a pause."""
        seen = live.view(None)
        public = await self.reach.unreached_seats(live) if seen.sealed else set(faces)
        count = sum(face.reminded for seat, face in faces.items() if seat in public and seat in seen.waiting)
        return f"{int(live.row.paused is not None)}.{count}"

    async def _called(self, live: Live, waiting: list[SeatRow], post: Post | None, asked: str) -> list[SeatRow]:
        """Return those whom a new message is for: a new question or the end of a pause is for all who are waited for.

        While lanes are open, a reminder is for those whom no private one reaches.
        """
        again = post is not None and post.shows.startswith(f"{asked}|{int(live.row.paused is not None)}.")
        if not again or not live.view(None).sealed:
            return waiting
        unreached = await self.reach.unreached_seats(live)
        return [seat for seat in waiting if seat.seat in unreached]

    async def _to_ping(self, live: Live, waiting: Sequence[SeatRow], faces: Mapping[Seat, ClockFace]) -> list[SeatRow]:
        """Return those who are waited for and whom a message may ping now.

        Neither an answer in a lane that is open, or was when the table went back, nor an order shows in who is pinged.
        """
        now, found = self.referee.now(), []
        if live.row.paused is not None:
            return []
        acted = await history.last_actions(
            self.db, live.row.id, lane_id(live.rules_and_match[1]) if live.rules_and_match[1].lanes else None
        )
        for seat in waiting:
            face = faces.get(seat.seat, ClockFace())
            assert seat.user is not None
            chosen = await preferences.of_user(self.db, seat.user)
            told = face.reminded > 1 or (face.since is not None and seat.pinged >= face.since)
            if not pings.wants_pings(live, chosen, again=told) or pings.first_ping_time(chosen, now) > now:
                continue
            if face.away is None and pings.is_ping_useful(seat, face, acted.get(seat.seat, 0.0), now):
                found.append(seat)
        return found

    async def _note_pinged(self, live: Live, waiting: Sequence[SeatRow], pinged: Sequence[SeatRow]) -> None:
        """Note who was pinged, and when those are to be called whose quiet hours have kept them from it."""
        now, later = self.referee.now(), {}
        for seat in waiting:
            chosen = await preferences.of_user(self.db, seat.user or 0)
            if pings.wants_pings(live, chosen) and (moment := pings.first_ping_time(chosen, now)) > now:
                later[seat.seat] = moment

        def work(db: Any) -> None:
            matches.set_pinged(db, live.row.id, [seat.seat for seat in pinged], now)
            for seat, moment in later.items():
                clocks.remind_by(db, live.row.id, seat, moment)

        async with live.lock:
            await self.referee.live.commit(live, work)

    # ---------------------------------------------------------------- one person

    async def remind(self, live: Live, row: Owed) -> bool:
        """Bring a seat's reminder up to date, each a message of its own; return whether Discord was called."""
        seat = private_seat(row.slot)
        assert seat is not None
        reader = next((s.user for s in live.seats if s.seat == seat), None)
        post = await outbox.post(self.db, row.match, row.slot)
        made = await self._reminder(live, seat)
        if (
            made is None
            or reader is None
            or seat in await self.reach.unreached_seats(live)
            or await self.reach.has_closed_messages(reader)
        ):
            return await self._away(live, row, post)
        shows, message = made
        if post is not None and post.shows == shows:
            await self._settle(row, post)
            return False
        if post is not None:
            await self.posting.delete(post)
            await self.db.write(lambda db: outbox.forget(db, row.match, row.slot))
        found = await self.posting.find(live, row) if row.sending is not None else None
        if found is None:
            sent = await self.posting.send(live, row, message)
            found = Post(row.slot, sent.channel.id, sent.id, shows)
            await self.reach.note_delivered(live, row)
        # Whoever has taken the seat meanwhile is not called by what another one reads.
        await self._settle(row, Post(row.slot, found.channel, found.message, shows), reader)
        return True

    async def _reminder(self, live: Live, seat: Seat) -> tuple[str, Message] | None:
        """Return what a seat is to be told now and what identifies it, None if nothing."""
        mine = next((s for s in live.humans if s.seat == seat), None)
        if mine is None or mine.user is None or live.row.status != "playing" or live.row.paused is not None:
            return None
        chosen = await preferences.of_user(self.db, mine.user)
        language = await self.composer.language(mine.user, live)
        link = await self.composer.link(live)
        if live.view(seat).decision is not None:
            face = await self.referee.timing.own_face(live, seat)
            told = face.reminded > 1 or (face.since is not None and mine.pinged >= face.since)
            if not face.reminded or face.since is None or not pings.wants_pings(live, chosen, again=told):
                return None
            message = turn_pages.again(Reader.of(live, language, seat), seat, face, link)
            return f"again.{live.rules_and_match[1].next_id}.{face.reminded}", message
        if following(live) == seat and chosen.next_up and pings.wants_pings(live, chosen):
            reader = Reader.of(live, language)
            after = seat_name(reader.seen.waiting[0], reader.names)
            return f"next.{live.rules_and_match[1].next_id}", turn_pages.next_up(reader, seat, after, link)
        return None

    async def _tell_next(self, live: Live) -> None:
        """Owe the message to who is next and wants to know, and those to be taken away that told somebody so."""
        slots = set(await outbox.posted_slots(self.db, live.row.id, "remind:"))
        seat = next((s for s in live.humans if s.seat == following(live)), None)
        if seat is not None and seat.user is not None:
            chosen, now = await preferences.of_user(self.db, seat.user), self.referee.now()
            if chosen.next_up and pings.wants_pings(live, chosen) and pings.first_ping_time(chosen, now) <= now:
                slots.add(reminder_slot(seat.seat))
        if slots:
            now = self.referee.now()
            await self.db.write(lambda db: outbox.owe(db, live.row.id, sorted(slots), now))
            self.reach.wake(live.row.id)

    # ---------------------------------------------------------------- within

    async def _away(self, live: Live, row: Owed, post: Post | None) -> bool:
        """Take a message away; return whether Discord was called."""
        if post is None and row.sending is not None:
            post = await self.posting.find(live, row)
        if post is not None:
            await self.posting.delete(post)
        await self._settle(row, None)
        return post is not None

    async def _settle(self, row: Owed, post: Post | None, reader: int | None = None) -> None:
        now = self.referee.now()
        await self.db.write(lambda db: outbox.mark_delivered(db, row, post, None, now, reader))


def following(live: Live) -> Seat | None:
    """Return the person who is next in turn order after the one seat that is asked, None where nobody is asked alone."""
    if live.match is None or live.row.status != "playing":
        return None
    seen, (rules, match) = live.view(None), live.rules_and_match
    if seen.sealed or len(seen.waiting) != 1:
        return None
    (asked,) = seen.waiting
    order = [seat for seat in rules.game.turn_order(match.board) if seat in match.seats]
    if asked not in order:
        return None
    at = order.index(asked)
    persons = {s.seat for s in live.humans}
    return next((seat for seat in [*order[at + 1 :], *order[:at]] if seat in persons), None)


def _list(parts: Iterable[object]) -> str:
    return ",".join(map(str, parts))
