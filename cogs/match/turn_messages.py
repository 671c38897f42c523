"""Calls the players who are to act: the turn message, reminders that grow rarer, and the note to the next player.

A new question and a reminder in the channel post a new turn message; any other change edits the one there. While lanes are
open nothing in the channel depends on who has answered: the channel counts the reminders of everybody whom private messages
do not reach, whether they have answered or not.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from cogs.delivery import pings
from cogs.delivery.composer import Composer, SlotKind
from cogs.delivery.posting import Posting
from cogs.delivery.reach import Reach
from cogs.kit.composing.messages import Message, seat_name
from cogs.kit.match_texts.reader import Reader
from cogs.screens import turn_pages
from cogs.screens.turn_pages import Call
from engines.kernel.choose import lane_id
from engines.kernel.state.model import Seat
from referee.clocks.flags import ClockFace
from referee.match.again import acts_again
from referee.match.live import Live
from referee.match.notes import Absent, Left
from referee.match.slots import REMIND, TURN, private_seat, reminder_slot
from referee.service import Referee
from store.match import activity, clocks, matches, outbox
from store.match.matches import SeatRow
from store.match.owed import Owed, Post
from store.people import preferences
from words.texts import language_of

OPEN = "|open"
"""The end of `Post.shows` for a turn message whose question can be answered in the channel."""


class Calling:
    """Delivers the turn message and the reminders."""

    def __init__(self, referee: Referee, composer: Composer, posting: Posting, reach: Reach) -> None:
        self.referee = referee
        self.db = referee.db
        self.composer = composer
        self.posting = posting
        self.reach = reach

    def kinds(self) -> list[SlotKind]:
        """Return the kinds of slots that this class delivers, each with its own method."""
        return [
            SlotKind((TURN,), deliver=self.turn),
            SlotKind((REMIND,), deliver=self.remind),
        ]

    # ---------------------------------------------------------------- the channel

    async def turn(self, live: Live, row: Owed) -> bool:
        """Bring the turn message up to date; return whether Discord was call."""
        post = await self.posting.post_in_place(live, TURN)
        if live.damaged:
            return await self._away(live, row, post)
        seen = live.view(None)
        # A match in direct messages has no turn message: the hand there is a message of its own.
        calls = live.row.status == "playing" and live.row.guild is not None
        waiting = [s for s in live.humans if s.seat in seen.waiting and calls]
        departed = await self._departed(live)
        who = _list(f"{s.seat}.{s.user}" for s in waiting)  # a substitute is call anew
        question = f"turn.{live.rules_and_match[1].next_id}:{who}:{_list(departed)}"
        if post is None or not post.shows.startswith(f"{question}|"):
            await self.reach.publish_kept(live)
            await self._tell_next(live)
        if not waiting:
            return await self._away(live, row, post)
        faces = await self.referee.timing.faces(live)
        users = [s.user for s in waiting if s.user is not None]
        message = await self.message(live, Call(users, [], departed, faces, following(live)))
        call = f"{question}|{await self._reminded(live, faces)}"
        game = Reader.of(live, language_of(live.row.language)).game
        public = OPEN if turn_pages.answerable(seen.open, game) else ""
        shows = f"{call}|{message.digest()}{public}"
        if post is not None and post.shows == shows:
            await self._settle(row, post)
            return False
        to_ping = await self._to_ping(live, await self._seats_to_call(live, waiting, post, question), faces)
        if post is not None:
            same = post.shows.startswith(f"{question}|") and (post.shows.startswith(f"{call}|") or not to_ping)
            # Questions answered in the channel follow each other in one message.
            same |= post.shows.endswith(OPEN) and bool(public) and not to_ping
            # An edit is enough if only the clock has changed, or a new message would ping nobody.
            if same and await self.posting.edit(post, message):
                if not post.shows.startswith(f"{question}|"):
                    # Players in their quiet hours are call when those end, as after a new message.
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
        """Return the message that calls the players who are to act."""
        link = await self.composer.link(live)
        return turn_pages.turn(Reader.of(live, language_of(live.row.language)), call, link)

    async def _departed(self, live: Live) -> list[Seat]:
        """Return the seats abandoned during the open question or the one before it.

        Both count, since a departure may itself close a question, whose turn message is then replaced.
        """
        found = await self.referee.latest_events(live, None)
        left = [event.seat for _, event in found if isinstance(event, (Left, Absent))]
        return [seat for seat in live.abandoned_seats if seat in left]

    async def _reminded(self, live: Live, faces: Mapping[Seat, ClockFace]) -> str:
        """Return a key that changes when the channel needs a new call: with each reminder there, and at the end of a pause."""
        seen = live.view(None)
        public = await self.reach.unreached_seats(live) if seen.sealed else set(faces)
        count = sum(face.reminded for seat, face in faces.items() if seat in public and seat in seen.waiting)
        return f"{int(live.row.paused is not None)}.{count}"

    async def _seats_to_call(
        self, live: Live, waiting: list[SeatRow], post: Post | None, question: str
    ) -> list[SeatRow]:
        """Return the seats that a new message calls.

        A new question or the end of a pause calls every seat that the match waits for. While lanes are open, a reminder
        calls only the seats whose players no private message reaches.
        """
        again = post is not None and post.shows.startswith(f"{question}|{int(live.row.paused is not None)}.")
        if not again or not live.view(None).sealed:
            return waiting
        unreached = await self.reach.unreached_seats(live)
        return [seat for seat in waiting if seat.seat in unreached]

    async def _to_ping(self, live: Live, waiting: Sequence[SeatRow], faces: Mapping[Seat, ClockFace]) -> list[SeatRow]:
        """Return the seats among `waiting` whose users a message may ping now.

        The pings reveal neither an answer in an open lane (or one open when the match was undone to) nor a standing order.
        """
        now, found = self.referee.now(), []
        if live.row.paused is not None:
            return []
        acted = await activity.last_actions(
            self.db, live.row.id, lane_id(live.rules_and_match[1]) if live.rules_and_match[1].lanes else None
        )
        for seat in waiting:
            face = faces.get(seat.seat, ClockFace())
            assert seat.user is not None
            chosen = await preferences.of_user(self.db, seat.user)
            again = face.reminded > 1 or (face.since is not None and seat.pinged >= face.since)
            if not pings.wants_pings(live, chosen, again=again) or pings.first_ping_time(chosen, now) > now:
                continue
            if face.away is None and pings.is_ping_useful(seat, face, acted.get(seat.seat, 0.0), now):
                found.append(seat)
        return found

    @acts_again
    async def _note_pinged(self, live: Live, waiting: Sequence[SeatRow], pinged: Sequence[SeatRow]) -> None:
        """Record who was pinged now, and for users in their quiet hours the later moment at which to ping them."""
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
        """Bring a seat's private reminder up to date, each as a new message; return whether Discord was called."""
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
        # Name the user who got it: somebody who has taken the seat meanwhile has not been reminded.
        await self._settle(row, Post(row.slot, found.channel, found.message, shows), reader)
        return True

    async def _reminder(self, live: Live, seat: Seat) -> tuple[str, Message] | None:
        """Return the reminder that a seat needs now, with its key for `Post.shows`; None if it needs none."""
        mine = next((s for s in live.humans if s.seat == seat), None)
        if mine is None or mine.user is None or live.row.status != "playing" or live.row.paused is not None:
            return None
        chosen = await preferences.of_user(self.db, mine.user)
        language = await self.composer.language(mine.user, live)
        link = await self.composer.link(live)
        if live.view(seat).decision is not None:
            face = await self.referee.timing.own_face(live, seat)
            again = face.reminded > 1 or (face.since is not None and mine.pinged >= face.since)
            if not face.reminded or face.since is None or not pings.wants_pings(live, chosen, again=again):
                return None
            message = turn_pages.again(Reader.of(live, language, seat), seat, face, link)
            return f"again.{live.rules_and_match[1].next_id}.{face.reminded}", message
        if following(live) == seat and chosen.next_up and pings.wants_pings(live, chosen):
            reader = Reader.of(live, language)
            after = seat_name(reader.view.waiting[0], reader.names)
            return f"next.{live.rules_and_match[1].next_id}", turn_pages.next_up(reader, seat, after, link)
        return None

    async def _tell_next(self, live: Live) -> None:
        """Queue the note to the next player, if they want it, and the removal of outdated notes and reminders."""
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
        """Delete a message, if there is one; return whether Discord was called."""
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
    """Return the seat of the next person in turn order after the only seat current; None if not exactly one seat is current."""
    if live.match is None or live.row.status != "playing":
        return None
    seen, (rules, match) = live.view(None), live.rules_and_match
    if seen.sealed or len(seen.waiting) != 1:
        return None
    (current,) = seen.waiting
    order = [seat for seat in rules.game.turn_order(match.board) if seat in match.seats]
    if current not in order:
        return None
    at = order.index(current)
    persons = {s.seat for s in live.humans}
    return next((seat for seat in [*order[at + 1 :], *order[:at]] if seat in persons), None)


def _list(parts: Iterable[object]) -> str:
    return ",".join(map(str, parts))
