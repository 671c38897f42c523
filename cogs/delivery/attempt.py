"""Delivers one owed slot once: sent, edited, posted anew or taken away, and what a refusal of Discord's means."""

from __future__ import annotations

import logging
from collections.abc import Callable

import aiohttp
import discord

from cogs.delivery import pings
from cogs.delivery.composer import Composer
from cogs.delivery.lost_places import DM_CLOSED, LostPlaces
from cogs.delivery.members import Members
from cogs.delivery.posting import LaterError, LockedError, Posting, is_at_table
from cogs.delivery.reach import Reach
from cogs.kit.clickable import Mentions
from cogs.kit.messages import UNPAINTED, Message
from referee.match.live import Live
from referee.match.slots import BOARD, DOOR, NOTICE, PANEL, TURN, private_seat
from referee.service import Referee
from store.match import outbox
from store.match.outbox import Owed, Post
from telemetry import measure

log = logging.getLogger("arbiter.delivery")

FIRST_RETRY = 2.0
LAST_RETRY = 3600.0
MOST_DOUBLINGS = 12
"""Seconds before a failed send is tried again, doubled at each failure up to the last."""

NOT_REPOSTED_AFTER = 3600.0
"""Seconds after the end of a match from when on a message of it that was deleted stays so, whatever changes."""

UNPAINTED_TRIES = 2
"""Tries after which a message goes out without its picture."""


class UnpaintedError(Exception):
    """The picture of a message could not be painted: it is tried again before the picture that stands there goes."""


class Delivery:
    """Tries once to bring a slot's message up to date.

    `wake` has a match looked at again; `retry` is the first pause after a failure, in seconds.
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
        self.composer = composer
        self.wake = wake
        self.retry = retry
        self.posting = Posting(client, referee, dm_spacing, mentions)
        self.reach = Reach(referee, wake)
        self.places = LostPlaces(client, referee)
        self.members = Members(client, referee, _reader)

    async def try_once(self, live: Live, row: Owed) -> bool:
        """Deliver a slot once; return whether Discord was called. Failures are noted and tried again later."""
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
        """Deliver a slot once; return whether Discord was called, and what came of it, as it is measured."""
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
        else:
            if is_at_table(row.slot):
                await self.places.note_delivered(live)
            return sent, "delivered" if sent else "unchanged"
        pause = min(self.retry * 2 ** min(row.attempts, MOST_DOUBLINGS), LAST_RETRY)
        log.warning("match=%s slot=%s not delivered (try %d): %s", live.row.code, row.slot, row.attempts + 1, why)
        again = max(self.referee.now() + pause, await self.places.private_retry_at(live))
        await self.db.write(lambda db: outbox.mark_failed(db, row, why, again))
        return True, "failed"

    async def _deliver(self, live: Live, row: Owed) -> bool:
        deliver = self.composer.kind(live, row.slot).deliver
        return await (deliver(live, row) if deliver is not None else self._message(live, row))

    async def _refused(self, live: Live, row: Owed, error: discord.HTTPException | LockedError, channel: int) -> bool:
        """Note what Discord's refusal of a message for a channel means; return whether it is given up by that."""
        if isinstance(error, discord.HTTPException) and error.code in DM_CLOSED and private_seat(row.slot) is not None:
            await self.reach.give_up(live, row, refused=True)
            await self.members.note_missed(live, row, error)
            return True
        if not await self.places.note_failed(live, row, error, channel):
            return False
        await self._give_up(live, row, str(error))
        return True

    async def _give_up(self, live: Live, row: Owed, why: str) -> None:
        """Settle a slot that there is no place for; the table's messages stay known, for its place may be found again."""
        log.info("match=%s slot=%s given up: %s", live.row.code, row.slot, why)
        now = self.referee.now()
        if is_at_table(row.slot):
            await self.db.write(lambda db: outbox.settle(db, row, why, now))
        else:
            await self.db.write(lambda db: outbox.mark_delivered(db, row, None, why, now))

    async def _message(self, live: Live, row: Owed) -> bool:
        """Bring a lasting message up to date: edit it, or post it where it is missing."""
        reader = _reader(live, row.slot)
        post = await self.posting.post_in_place(live, row.slot)
        is_final = self.composer.kind(live, row.slot).is_final
        message = await self.composer.compose(live, row.slot)
        shows = message.digest() if message is not None else ""
        unchanged = message is not None and post is not None and post.shows == shows
        if unchanged and not is_final:
            await self.settle(row, post, reader)
            return False
        if post is not None and message is not None and message.is_unpainted and _may_wait(row, post):
            raise UnpaintedError(row.slot)
        if post is None and row.sending is not None:
            post = await self.posting.find(live, row)
        if message is None or is_final:
            return await self._away(row, post, message)
        if _reader(live, row.slot) != reader:
            return False  # somebody else has taken the seat: it is still owed, to another
        if post is not None and await self.posting.is_buried(live, post):
            await self.posting.delete(post)
            await self.db.write(lambda db: outbox.forget(db, row.match, row.slot))
            post = None
        if post is not None and await self.posting.edit(post, message):
            await self.settle(row, Post(row.slot, post.channel, post.message, shows), reader)
            return True
        if post is not None and live.row.ended is not None and self.referee.now() - live.row.ended > NOT_REPOSTED_AFTER:
            await self.settle(row, None)
            return True
        return await self._post(live, row, message, reader)

    async def _post(self, live: Live, row: Owed, message: Message, reader: int | None) -> bool:
        """Post a lasting message anew, unless its reader's direct messages are closed; return whether Discord was called."""
        if reader is not None and await self.reach.has_closed_messages(reader):
            await self.reach.give_up(live, row, refused=False)
            return False
        shows = message.digest()  # before it is sent, which takes away whom it may not ping now
        sent = await self._send(live, row, message)
        await self.settle(row, Post(row.slot, sent.channel.id, sent.id, shows), reader)
        if row.slot == BOARD and live.match is not None:
            await self._link_anew(row.match)
        return True

    async def _link_anew(self, match: int) -> None:
        """Have the messages brought up to date that link to the board, which was posted anew; those on their way, too."""
        owed = [row.slot for row in await outbox.owed(self.db, match)]  # first: what is delivered meanwhile is posted
        known = dict.fromkeys([*owed, *await outbox.posted_slots(self.db, match, "")])
        slots = [slot for slot in known if slot.partition(":")[0] in (TURN, DOOR, PANEL, NOTICE)]
        now = self.referee.now()
        await self.db.write(lambda db: outbox.owe(db, match, slots, now))
        self.wake(match)

    async def _away(self, row: Owed, post: Post | None, last: Message | None) -> bool:
        """Take a message away that there is no longer any need for, or leave a last word; return whether Discord was called."""
        if post is not None:
            # What is gone already is not posted anew: there is nobody to read it.
            await (self.posting.delete(post) if last is None else self.posting.edit(post, last))
            await self.db.write(lambda db: outbox.forget(db, row.match, row.slot))
        await self.settle(row, None)
        return post is not None

    async def _send(self, live: Live, row: Owed, message: Message) -> discord.Message:
        """Post a message, which pings nobody who does not want it now."""
        message.pings = await pings.pingable_users(self.db, live, message.pings, self.referee.now())
        sent = await self.posting.send(live, row, message)
        if private_seat(row.slot) is not None:
            await self.reach.note_delivered(live, row)
        return sent

    async def settle(self, row: Owed, post: Post | None, reader: int | None = None) -> None:
        """Note that a slot shows what was owed; should it be another reader's by now, it is looked at again."""
        now = self.referee.now()
        await self.db.write(lambda db: outbox.mark_delivered(db, row, post, None, now, reader))
        if reader is not None and reader != _reader(await self.referee.live.by_id(row.match), row.slot):
            self.wake(row.match)


def _may_wait(row: Owed, post: Post) -> bool:
    """Return whether a message may wait for its picture: what stands there has one, and it was not waited for long."""
    return not post.shows.endswith(UNPAINTED) and row.attempts < UNPAINTED_TRIES


def _reader(live: Live, slot: str) -> int | None:
    """Return the user whom a slot's message goes to in private, None for messages to the channel."""
    seat = private_seat(slot)
    return next((s.user for s in live.seats if s.seat == seat), None) if seat is not None else None
