"""Creates the threads of tables and their posts in forums, names and tags them, and archives them at the end.

A thread is delivered through the outbox like a message: failures are retried, and after a crash an existing thread is
found. A thread started from a message has that message's id; a post is recognised by its lobby's buttons, any other thread
by its name.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime
from typing import Any, Final

import discord

from cogs.common.desk import Desk
from cogs.common.event_places import event_place, plain_event_place
from cogs.delivery import pings
from cogs.delivery.composer import SlotKind
from cogs.delivery.found_messages import custom_ids
from cogs.delivery.lost_places import NO_ACCESS, NO_PERMISSION, UNKNOWN_CHANNEL
from cogs.delivery.posting import LOOK_BACK, UNKNOWN_MESSAGE, LaterError, is_at_table
from cogs.kit.composing.messages import Message
from cogs.kit.controls.custom_ids import parse_custom_id
from cogs.kit.permissions import missing_for_threads
from cogs.servers.forum_tags import state_of, tags_for
from cogs.tables import thread_pages
from referee.homes import NO_PLACE
from referee.lobby.table_threads import CLOSED, DELETED, OVER, is_over
from referee.match.live import Live
from referee.match.slots import BOARD, DOOR, HERE, THREAD
from store.lobby.threads import Room
from store.match import outbox
from store.match.owed import FORMER, Owed, Post
from words.texts import language_of
from words.texts import words as words_in

log = logging.getLogger("arbiter.threads")

IDLE: Final = 10080
IDLE_AFTER: Final = 1440
"""Minutes without a message after which Discord archives a thread, during a match and afterwards."""

RENAME = 300.0
"""Seconds between two renames of a thread: Discord accepts two in ten minutes."""

PATIENCE = 10.0
"""Seconds to wait for Discord."""

WAIT, STUCK = 0.25, 3
"""Seconds between two checks whether the final messages are sent, and failures after which one is not waited for."""

THERE_ALREADY, FULL, TAG_NEEDED = 160004, 160006, 40067
"""Discord's error codes: the message has a thread already; the server has too many threads; a post needs a tag."""

Parent = discord.TextChannel | discord.ForumChannel


class Threads:
    """Keeps the threads of tables up to date."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.referee = desk.referee
        self.db = desk.referee.db
        self.rooms = desk.referee.threads
        self.sender = desk.sender

    @property
    def client(self) -> discord.Client:
        """The bot's client."""
        return self.sender.delivery.posting.client

    def kinds(self) -> list[SlotKind]:
        """Return the kinds of slots that this class composes or delivers."""
        return [
            SlotKind((THREAD,), deliver=self._deliver),
            SlotKind((DOOR,), self._door, deliver=self._lead),
            SlotKind((HERE,), self._here),
        ]

    # ---------------------------------------------------------------- the messages

    async def _door(self, live: Live, _slot: str) -> Message | None:
        room = await self.rooms.of(live)
        if room is None:
            return None
        place = await event_place(self.referee, live)
        return thread_pages.door(live, room, await self.desk.composer.link(live), place)

    async def _lead(self, live: Live, row: Owed) -> bool:
        """Bring the message that links to a thread up to date, unless somebody has deleted it."""
        post, message = await outbox.post(self.db, row.match, DOOR), await self._door(live, DOOR)
        if post is None or message is None or live.row.homeless == "server":
            # Not as a message that is gone: a match that begins meanwhile gives the slot one, or the bot comes back.
            now = self.referee.now()
            await self.db.write(lambda db: outbox.settle(db, row, None, now))
            return False
        shows = message.digest()
        changed = shows != post.shows
        there = not changed or await self.sender.delivery.posting.edit(post, message)
        await self.sender.delivery.settle(row, Post(DOOR, post.channel, post.message, shows) if there else None)
        return changed

    async def _here(self, live: Live, slot: str) -> Message | None:
        room = await self.rooms.of(live)
        if room is None or room.lacks is None or live.row.status in OVER or live.row.channel != room.home:
            return None
        made = thread_pages.here(live, room, words_in(language_of(live.row.language)))
        if await outbox.post(self.db, live.row.id, slot) is not None:
            made.pings = []
        return made

    # ---------------------------------------------------------------- the thread

    async def _deliver(self, live: Live, row: Owed) -> bool:
        """Create a table's thread, or bring it up to date; return whether Discord was called.

        Raises LaterError if it has to be tried again later.
        """
        room = await self.rooms.of(live)
        called = False
        if room is not None and live.row.homeless not in NO_PLACE:
            if room.thread is not None and room.lacks != DELETED:
                called = await self._tend(live, room.thread, room)
            elif room.lacks is None:
                called = await self._make(live, row, room)
        await self.sender.delivery.settle(row, None)
        return called

    async def _make(self, live: Live, row: Owed, room: Room) -> bool:
        """Create the thread if it is time to; if Discord refuses, the table goes on in its channel."""
        if room.kind == "post" and live.row.status == "closed":
            await self.rooms.set_lacking(row.match, CLOSED)
            return False
        if room.kind == "thread" and live.row.started is None:
            return False
        guild = self.client.get_guild(live.row.guild or 0)
        if guild is None or guild.unavailable:
            raise TimeoutError("the server is out of reach")
        parent = guild.get_channel(room.parent)
        lacks = missing_for_threads(parent) if isinstance(parent, Parent) else ["gone"]
        if not isinstance(parent, Parent) or lacks:
            await self.rooms.set_lacking(row.match, " ".join(lacks))
            return False
        try:
            # The timeout does not cover the writes below: cut short, the database would have a thread that memory has not.
            async with asyncio.timeout(PATIENCE):
                thread, starter = await (
                    self._post(live, row, parent)
                    if isinstance(parent, discord.ForumChannel)
                    else self._branch(live, row, parent)
                )
        except discord.HTTPException as error:
            if not 400 <= error.status < 500 or error.status == 429:
                raise
            log.warning("match=%s gets no thread: %s", live.row.code, error)
            await self.rooms.set_lacking(row.match, _obstacle(error, parent))
            return True
        await self.rooms.set_made(row.match, thread.id, starter)
        async with asyncio.timeout(PATIENCE):
            await self._bring_in(live, thread)
        return True

    async def _branch(self, live: Live, row: Owed, parent: discord.TextChannel) -> tuple[discord.Thread, None]:
        """Create a thread from the message that links to it, or without a message if that was deleted."""
        name, door = await self._name(live), await outbox.post(self.db, row.match, DOOR)
        if door is not None:
            try:
                message = parent.get_partial_message(door.message)
                return await message.create_thread(name=name, auto_archive_duration=IDLE), None
            except discord.HTTPException as error:
                if error.code == THERE_ALREADY:
                    found = await self.client.fetch_channel(door.message)
                    assert isinstance(found, discord.Thread), "a message's thread has its id"
                    return found, None
                if error.code != UNKNOWN_MESSAGE:
                    raise
        for thread in await self._since(row, parent):
            if thread.name == name:
                return thread, None
        await self._note_sending(live, row)
        kind = discord.ChannelType.news_thread if parent.is_news() else discord.ChannelType.public_thread
        return await parent.create_thread(name=name, type=kind, auto_archive_duration=IDLE), None

    async def _post(self, live: Live, row: Owed, forum: discord.ForumChannel) -> tuple[discord.Thread, Post]:
        """Create a post whose first message is the lobby."""
        for thread in await self._since(row, forum):
            if live.row.code in await _codes_of(thread):
                return thread, Post(BOARD, thread.id, thread.id, "")
        message = await self.desk.composer.compose(live, BOARD)
        assert message is not None, "a table has a message"
        shows = message.digest()
        message.pings = await pings.pingable_users(self.db, live, message.pings, self.referee.now())
        await self._note_sending(live, row)
        made = await forum.create_thread(
            name=await self._name(live),
            auto_archive_duration=IDLE,
            applied_tags=tags_for(forum, live.row.game, state_of(live.row.status)),
            view=message.layout(self.sender.delivery.posting.mentions),
            files=message.files(),
            allowed_mentions=message.allowed_mentions(),
            silent=not message.pings,
        )
        return made.thread, Post(BOARD, made.thread.id, made.message.id, shows)

    async def _name(self, live: Live) -> str:
        return thread_pages.name_of(live, await plain_event_place(self.referee, live, thread_pages.PLACE))

    async def _note_sending(self, live: Live, row: Owed) -> None:
        if not await self.sender.delivery.posting.begin(live, row):
            raise LaterError(outbox.HELD)

    async def _since(self, row: Owed, parent: Parent) -> list[discord.Thread]:
        """Return the bot's threads that a crash during an earlier attempt may have left unrecorded."""
        if row.sending is None:
            return []
        since = datetime.fromtimestamp(row.sending - LOOK_BACK, UTC)
        own = [thread for thread in await parent.guild.active_threads() if thread.parent_id == parent.id]
        return [
            t for t in own if t.owner_id == parent.guild.me.id and t.created_at is not None and t.created_at >= since
        ]

    async def _bring_in(self, live: Live, thread: discord.Thread) -> None:
        """Add the players to the thread; a player who cannot be added finds it by its link."""
        if live.row.started is None:
            return
        for user in [seat.user for seat in live.humans if seat.user is not None and seat.user > 0]:
            try:
                await thread.add_user(discord.Object(user))
            except discord.HTTPException as error:
                log.info("match=%s user=%d is not brought into the thread: %s", live.row.code, user, error)

    # ---------------------------------------------------------------- as the table is

    async def _tend(self, live: Live, thread: int, room: Room) -> bool:
        """Name and tag a thread by its table's state; archive it once the final messages are sent, or the match has moved."""
        over = is_over(live.row, thread)
        keeper = await self.rooms.keeper(room)
        if keeper != room.match:
            if over and keeper is not None:
                await self.rooms.owe_thread(keeper)
            return False
        if over and await self._more_to_tell(live, thread):
            raise LaterError(WAIT)
        try:
            async with asyncio.timeout(PATIENCE):
                found = await self.client.fetch_channel(thread)
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:
                await self.referee.homes.set_channel_deleted(thread)
            return True
        assert isinstance(found, discord.Thread), "it was made as one"
        manages = found.parent is not None and found.permissions_for(found.guild.me).manage_threads
        if not manages and (found.locked or found.owner_id != found.guild.me.id):
            return True
        async with asyncio.timeout(PATIENCE):
            later = await self._bring_up_to_date(live, found, room, over=over)
        if later > 0:
            raise LaterError(later)
        return True

    async def _bring_up_to_date(self, live: Live, thread: discord.Thread, room: Room, *, over: bool) -> float:
        """Update a thread's name, tags and members; return the seconds until it can be renamed, 0 if nothing has to wait."""
        changes: dict[str, Any] = {}
        name, later = await self._name(live), 0.0
        if thread.name != name:
            later = max(0.0, (room.renamed or 0.0) + RENAME - self.referee.now())
            changes |= {"name": name} if not later else {}
        if isinstance(thread.parent, discord.ForumChannel):
            tags = tags_for(thread.parent, live.row.game, state_of(live.row.status), thread.applied_tags)
            changes |= {"applied_tags": tags} if {tag.id for tag in tags} != {t.id for t in thread.applied_tags} else {}
        if changes and thread.archived:
            changes["archived"] = False
        if not over:
            await self._change(thread, changes)
            if changes or not thread.archived:  # Discord adds nobody to an archived thread
                await self._bring_in(live, thread)
        elif not thread.archived or changes:
            if thread.archived:
                await self._change(thread, changes)
                changes = {}
            await self._change(thread, changes | {"auto_archive_duration": IDLE_AFTER, "archived": True})
        if thread.name != name and not later:
            await self.rooms.set_renamed(thread.id)
        # At the end only outdated names of players are worth waiting for a rename.
        return 0.0 if over and thread_pages.names_them(live, thread.name) else later

    @staticmethod
    async def _change(thread: discord.Thread, changes: dict[str, Any]) -> None:
        """Change a thread; if Discord's word filter refuses the name, make the other changes alone."""
        if not changes:
            return
        try:
            await thread.edit(**changes)
        except discord.HTTPException as error:
            if error.status != 400 or "name" not in changes:
                raise
            log.warning("the thread %d keeps its name: %s", thread.id, error)
            if rest := {key: value for key, value in changes.items() if key != "name"}:
                await thread.edit(**rest)

    async def _more_to_tell(self, live: Live, thread: int) -> bool:
        """Return whether the outbox has messages that may still be sent to the table, or deleted from its former thread."""
        rows = [row for row in await outbox.owed(self.db, live.row.id) if row.attempts < STUCK]
        if live.row.channel != thread:
            return any(row.slot.startswith(f"{FORMER}:") for row in rows)
        return any(is_at_table(row.slot) or row.slot == DOOR for row in rows)


async def _codes_of(thread: discord.Thread) -> list[str]:
    """Return the codes of matches in the ids of buttons on a post's first message."""
    try:
        first = await thread.fetch_message(thread.id)
    except discord.NotFound:
        return []
    return [control.code for name in custom_ids(first.components) if (control := parse_custom_id(name)) is not None]


def _obstacle(error: discord.HTTPException, parent: Parent) -> str:
    """Return why Discord created no thread, as the value of `Room.lacks`."""
    if error.code in (NO_ACCESS, NO_PERMISSION):
        return "create_posts" if isinstance(parent, discord.ForumChannel) else "create_public_threads"
    return {FULL: "full", TAG_NEEDED: "tag", UNKNOWN_CHANNEL: "gone"}.get(error.code, "refused")
