"""One delivery of a slot: send, edit, repost or delete its message, and handle a refusal by Discord."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import aiohttp
import discord

from cogs.delivery import pings
from cogs.delivery.composer import AfterPost, Composer
from cogs.delivery.lost_places import DM_CLOSED, LostPlaces
from cogs.delivery.members import Members
from cogs.delivery.posting import LaterError, LockedError, Posting, is_at_table
from cogs.delivery.reach import Reach
from cogs.kit.composing.clickable import Mentions
from cogs.kit.composing.messages import UNPAINTED, Message
from referee.match.live import Live
from referee.match.slots import BOARD, DOOR, NOTICE, PANEL, TURN, private_seat
from referee.service import Referee
from store.errors import StoreError
from store.match import outbox
from store.match.owed import Owed, Post
from telemetry import measure

log = logging.getLogger("arbiter.delivery")

FIRST_RETRY = 2.0
LAST_RETRY = 3600.0
MOST_DOUBLINGS = 12
"""Seconds before a failed delivery is tried again: `FIRST_RETRY`, doubled at each failure, `LAST_RETRY` at most."""

NOT_REPOSTED_AFTER = 3600.0
"""Seconds after the end of a match from which its deleted messages are not posted again."""

UNPAINTED_TRIES = 2
"""How many tries wait for a picture before a message goes out without it."""


class UnpaintedError(Exception):
    """The picture of a message could not be painted. The old picture stays meanwhile, and the delivery is tried again."""


class Delivery:
    """Delivers a slot once.

    `wake` delivers the outbox of a match again; `retry` is the first pause after a failure, in seconds.
    """

    def __init__(
        self,
        client: discord.Client,
        referee: Referee,
        composer: Composer,
        wake: Callable[[int | None], None],
        *,
        dm_spacing: float,
        retry: float,
        mentions: Mentions,
    ) -> None:
        self.referee = referee
        self.db = referee.db
        self.station = referee.station
        self.composer = composer
        self.wake = wake
        self.retry = retry
        self.posting = Posting(client, referee, dm_spacing, mentions)
        self.reach = Reach(referee, wake)
        self.places = LostPlaces(client, referee)
        self.members = Members(client, referee, _reader)

    async def try_once(self, live: Live, row: Owed) -> bool:
        """Deliver a slot once; return whether Discord was called. Failures are noted and retried later. May raise LaterError."""
        result: str | None = "failed"
        try:
            sent, result = await self._once(live, row)
        except LaterError:
            result = None  # it was not time to try
            raise
        finally:
            if result is not None:
                measure.count("deliveries", slot=row.slot.partition(":")[0], result=result)
        return sent

    async def _once(self, live: Live, row: Owed) -> tuple[bool, str]:
        """Deliver a slot once; return whether Discord was called, and the result for the metric."""
        if self.places.has_no_place(live, row.slot):
            await self._give_up(live, row, f"homeless: {live.row.homeless}")
            return False, "given-up"
        channel = live.row.channel
        try:
            sent = await self._deliver(live, row)
        except (discord.HTTPException, LockedError) as error:
            if await self._refused(live, row, error, channel):
                return True, "given-up"
            why = str(error)
        except (aiohttp.ClientError, OSError, TimeoutError, UnpaintedError) as error:
            why = repr(error)
        except (LaterError, StoreError):
            raise
        except Exception as error:
            # Such as an answer of Discord in a form that nobody knows. Left alone, it would be owed until the next change.
            log.exception("match=%s slot=%s: its message cannot be composed or sent", live.row.code, row.slot)
            measure.count("faults", kind="presenting")
            why = type(error).__name__
        else:
            if is_at_table(row.slot):
                await self.places.note_delivered(live)
            return sent, "delivered" if sent else "unchanged"
        pause = min(self.retry * 2 ** min(row.attempts, MOST_DOUBLINGS), LAST_RETRY)
        log.warning("match=%s slot=%s is not delivered (try %d): %s", live.row.code, row.slot, row.attempts + 1, why)
        again = max(self.referee.now() + pause, await self.places.private_retry_at(live))
        await self.station.write(live.row.guild, lambda db: outbox.mark_failed(db, row, why, again))
        return True, "failed"

    async def _deliver(self, live: Live, row: Owed) -> bool:
        deliver = self.composer.kind(live, row.slot).deliver
        return await (deliver(live, row) if deliver is not None else self._message(live, row))

    async def _refused(self, live: Live, row: Owed, error: discord.HTTPException | LockedError, channel: int) -> bool:
        """Note what Discord's refusal of a message means for its channel; return whether the message is given up."""
        if isinstance(error, discord.HTTPException) and error.code in DM_CLOSED and private_seat(row.slot) is not None:
            await self.reach.give_up(live, row, refused=True)
            await self.members.note_missed(live, row, error)
            return True
        if not await self.places.note_failed(live, row, error, channel):
            return False
        await self._give_up(live, row, str(error))
        return True

    async def _give_up(self, live: Live, row: Owed, why: str) -> None:
        """Settle a slot without a place. Messages of the table stay recorded, since the place may be found again."""
        log.info("match=%s slot=%s is given up: %s", live.row.code, row.slot, why)
        now = self.referee.now()
        if is_at_table(row.slot):
            await self.station.write(live.row.guild, lambda db: outbox.settle(db, row, why, now))
        else:
            await self.station.write(live.row.guild, lambda db: outbox.mark_delivered(db, row, None, why, now))

    async def _message(self, live: Live, row: Owed) -> bool:
        """Update a slot's message: edit it, or post it if it is missing; return whether Discord was called."""
        reader = _reader(live, row.slot)
        known = await self.known_edits(row.match, row.slot)
        post = await self.posting.post_in_place(live, row.slot)
        is_final = self.composer.kind(live, row.slot).is_final
        message = await self.composer.compose(live, row.slot)
        shows = message.digest() if message is not None else ""
        unchanged = message is not None and post is not None and post.shows == shows
        if unchanged and not is_final:
            await self.settle(row, post, reader, at_home=live)
            return False
        if post is not None and message is not None and message.is_unpainted and _may_wait(row, post):
            raise UnpaintedError(row.slot)
        if post is None and row.sending is not None:
            post = await self.posting.find(live, row)
        if message is None or is_final:
            return await self._remove(live, row, post, message)
        if _reader(live, row.slot) != reader:
            return False  # somebody else has taken the seat, and the row is still owed to them
        if post is not None and await self.posting.is_buried(live, post):
            await self.posting.delete(post)
            await self.station.write(live.row.guild, lambda db: outbox.forget(db, row.match, row.slot))
            post = None
        if post is not None and await self.posting.edit(post, message):
            shown = Post(row.slot, post.channel, post.message, shows)
            await self.settle(row, shown, reader, known=known, at_home=live)
            return True
        if post is not None and live.row.ended is not None and self.referee.now() - live.row.ended > NOT_REPOSTED_AFTER:
            await self.settle(row, None, at_home=live)
            return True
        return await self._post(live, row, message, reader)

    async def _post(self, live: Live, row: Owed, message: Message, reader: int | None) -> bool:
        """Post a slot's message, unless its reader's direct messages are closed; return whether Discord was called."""
        if reader is not None and await self.reach.has_closed_messages(reader):
            await self.reach.give_up(live, row, refused=False)
            return False
        shows = message.digest()  # before `_send`, which removes users who may not be pinged now
        sent = await self._send(live, row, message)
        on_posted = self.composer.kind(live, row.slot).on_posted
        after = await on_posted(live) if on_posted is not None else None
        await self.settle(row, Post(row.slot, sent.channel.id, sent.id, shows), reader, after, at_home=live)
        if row.slot == BOARD and live.match is not None:
            await self._owe_links(row.match)
        return True

    async def _owe_links(self, match: int) -> None:
        """Owe all messages that link to the board, which was posted anew; also those that are just being delivered."""
        owed = [
            row.slot for row in await outbox.owed(self.db, match)
        ]  # read first: a message that is delivered meanwhile is then among the posted ones
        known = dict.fromkeys([*owed, *await outbox.posted_slots(self.db, match, "")])
        slots = [slot for slot in known if slot.partition(":")[0] in (TURN, DOOR, PANEL, NOTICE)]
        now = self.referee.now()
        await self.db.write(lambda db: outbox.owe(db, match, slots, now))
        self.wake(match)

    async def _remove(self, live: Live, row: Owed, post: Post | None, last: Message | None) -> bool:
        """Delete a message that is no longer needed, or edit it to its `last` text; return whether Discord was called."""
        if post is not None:
            # A message that is gone already is not posted anew: nobody would read it.
            await (self.posting.delete(post) if last is None else self.posting.edit(post, last))
            await self.station.write(live.row.guild, lambda db: outbox.forget(db, row.match, row.slot))
        await self.settle(row, None, at_home=live)
        return post is not None

    async def _send(self, live: Live, row: Owed, message: Message) -> discord.Message:
        """Post a message without pings for users who do not want one now."""
        message.pings = await pings.pingable_users(self.db, live, message.pings, self.referee.now())
        sent = await self.posting.send(live, row, message)
        if private_seat(row.slot) is not None:
            await self.reach.note_delivered(live, row)
        return sent

    async def known_edits(self, match: int, slot: str) -> int | None:
        """Return how often a slot's message was edited, None where no other process edits it."""
        return await outbox.edits(self.db, match, slot) if self.station.is_shared else None

    async def settle(
        self,
        row: Owed,
        post: Post | None,
        reader: int | None = None,
        after: AfterPost | None = None,
        *,
        known: int | None = None,
        at_home: Live | None = None,
    ) -> None:
        """Settle a slot's row as delivered, with what follows. If the slot has another reader by now, deliver it again.

        `known` is how often its message had been edited before. It is settled for the home of the match `at_home`, or (None)
        by any process that has answered a press.
        """
        now, leagues = self.referee.now(), self.referee.leagues

        def work(db: Any) -> bool:
            if at_home is not None:
                self.station.check(db, at_home.row.guild)
            linked = leagues.tables.mark_delivered(db, row, post, now, reader, known)
            if after is not None:
                after.write(db)
            return linked

        if await self.db.write(work):
            leagues.ladders.wake()
        if after is not None:
            after.wake()
        if reader is not None and reader != _reader(await self.referee.live.by_id(row.match), row.slot):
            self.wake(row.match)


def _may_wait(row: Owed, post: Post) -> bool:
    """Return whether a message may wait for its picture: the posted one has a picture, and few tries have waited."""
    return not post.shows.endswith(UNPAINTED) and row.attempts < UNPAINTED_TRIES


def _reader(live: Live, slot: str) -> int | None:
    """Return the user of a private slot, None for a slot of the channel."""
    seat = private_seat(slot)
    return next((s.user for s in live.seats if s.seat == seat), None) if seat is not None else None
