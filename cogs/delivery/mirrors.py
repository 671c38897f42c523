"""Mirrors: messages in a channel that only one user sees. An open hand is updated whenever the seat's panel is, a watched
board whenever the public board is.

A mirror can be edited for fifteen minutes, through the interaction that opened it. Mirrors are not stored: after a restart
an old one stays as it is, and a press on it shows the fresh panel.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager
from contextvars import Context
from functools import partial

import discord
import msgspec

from cogs.delivery.composer import WATCH, Composer
from cogs.kit.answering.answers import Answer, refusal_text
from cogs.kit.answering.discord_errors import DISCORD_ERRORS
from cogs.kit.composing.messages import Message, note
from engines.kernel.state.model import Seat
from referee.errors import RefusedError
from referee.match.live import Live
from referee.match.slots import panel_slot
from referee.service import Referee
from store.errors import StoreError
from store.people import preferences
from telemetry.context import add_log_fields
from words.texts import language_of
from words.texts import words as words_in

log = logging.getLogger("arbiter.mirrors")

LIFETIME = 14 * 60.0
"""Seconds that a mirror is kept up to date: a minute less than its interaction's token is valid."""

MOST_MIRRORS = 2000
"""How many mirrors are kept up to date at a time; the oldest is dropped first."""

GONE = {401, 403, 404}
"""HTTP statuses for a deleted message or an expired token."""

Key = tuple[int, str]
"""The id of a match, and the slot of a seat's panel, or "watch:" with the id of the user who watches the board."""


def watch_key(answer: Answer) -> str:
    """Return the key, in place of a slot, of the board that the user of an answer watches."""
    return f"{WATCH}:{answer.interaction.user.id}"


class Mirror(msgspec.Struct, frozen=True):
    """An open message of one user: the answer that shows it, the digest of its content, until when it can be edited."""

    answer: Answer
    digest: str
    until: float


class Mirrors:
    """The open mirrors: at most one hand for each seat, one board for each user.

    `showing` locks a slot of a match, as `Sender.showing` does.
    """

    def __init__(
        self,
        referee: Referee,
        composer: Composer,
        showing: Callable[[Live, str], AbstractAsyncContextManager[object]],
    ) -> None:
        self.referee = referee
        self.composer = composer
        self.showing = showing
        self._kept: OrderedDict[Key, Mirror] = OrderedDict()
        self._opening: Counter[Key] = Counter()
        # Mirrors that went out of date while they were being opened.
        self._behind: set[Key] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    @contextlib.contextmanager
    def opening(self, live: Live, slot: str) -> Iterator[None]:
        """Hold updates of a slot back while its mirror is composed, shown and kept; a change meanwhile is shown afterwards."""
        key = (live.row.id, slot)
        self._opening[key] += 1
        try:
            yield
        finally:
            self._opening[key] -= 1
            if not self._opening[key]:
                del self._opening[key]
                if key in self._behind:
                    self._behind.discard(key)
                    self._refresh(key)

    def keep_hand(self, answer: Answer, live: Live, seat: Seat, digest: str) -> None:
        """Keep the answer that shows a seat's panel, unless the user has left the seat meanwhile. Call it within `opening`.

        The mirror of the seat's former user is closed.
        """
        if any(s.seat == seat and s.user == answer.interaction.user.id for s in live.seats):
            old = self._kept.get((live.row.id, panel_slot(seat)))
            if old is not None and old.answer.interaction.user.id != answer.interaction.user.id:
                self._begin((live.row.id, panel_slot(seat)), partial(self._close, live, old))
            self._keep(answer, (live.row.id, panel_slot(seat)), digest)

    def keep_board(self, answer: Answer, live: Live, digest: str) -> None:
        """Keep the answer that shows the public board to somebody who watches. Call it within `opening`."""
        self._keep(answer, (live.row.id, watch_key(answer)), digest)

    def _keep(self, answer: Answer, key: Key, digest: str) -> None:
        if answer.ephemeral:
            self._kept[key] = Mirror(answer, digest, self.referee.now() + LIFETIME)
            self._kept.move_to_end(key)
            self._prune()
        else:
            self._refresh(key)  # the user has answered elsewhere: their hand that is open in the channel follows

    def refresh(self, match: int, seat: Seat | None) -> None:
        """Bring a seat's open hand up to date if there is one, or (None) all watched boards of the match."""
        if seat is not None:
            self._refresh((match, panel_slot(seat)))
            return
        for key in [key for key in {*self._kept, *self._opening} if key[0] == match and key[1].startswith(f"{WATCH}:")]:
            self._refresh(key)

    def refresh_all(self, match: int) -> None:
        """Bring everything up to date that is open of a match: another process may have delivered what is new."""
        for key in [key for key in {*self._kept, *self._opening} if key[0] == match]:
            self._refresh(key)

    def _refresh(self, key: Key) -> None:
        self._prune()
        if key in self._opening:
            self._behind.add(key)
        elif key in self._kept:
            # Several edits may wait: the slot's lock admits one at a time, and each shows the newest state or does nothing.
            self._begin(key, partial(self._edit, key))

    def _begin(self, key: Key, work: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.create_task(self._work(key, work), context=Context())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _prune(self) -> None:
        now = self.referee.now()
        while self._kept and (len(self._kept) > MOST_MIRRORS or next(iter(self._kept.values())).until <= now):
            self._kept.popitem(last=False)

    async def _work(self, key: Key, work: Callable[[], Awaitable[None]]) -> None:
        add_log_fields(slot=key[1], job="mirror")
        try:
            await work()
        except (*DISCORD_ERRORS, StoreError) as error:
            log.warning("match=%d %s: an open message was not brought up to date: %r", *key, error)
        except Exception:
            log.exception("match=%d %s: an open message was not brought up to date", *key)

    async def _edit(self, key: Key) -> None:
        match, slot = key
        live = await self.referee.live.by_id(match)
        add_log_fields(match=live.row.code, version=live.row.version)
        async with self.showing(live, slot):
            mirror = self._kept.get(key)
            if mirror is None or mirror.until <= self.referee.now():
                return
            # The user may have changed their preferences since this was opened.
            mirror.answer.set_preferences(await preferences.of_user(self.referee.db, mirror.answer.interaction.user.id))
            message, lasts = await self._compose(live, slot, mirror)
            digest = message.digest()
            if digest == mirror.digest:
                return
            try:
                await mirror.answer.change(message)
            except discord.HTTPException as error:
                if error.status not in GONE:
                    raise
                log.info("match=%d %s: an open message is gone: %s", match, slot, error)
                kept = None
            else:
                kept = msgspec.structs.replace(mirror, digest=digest) if lasts else None
            # Meanwhile the user may have opened another mirror in its place.
            if self._kept.get(key) is not mirror:
                return
            if kept is None:
                del self._kept[key]
            else:
                self._kept[key] = kept

    async def _compose(self, live: Live, slot: str, mirror: Mirror) -> tuple[Message, bool]:
        """Return the newest message of a mirror, and whether to keep updating it.

        A user who has left the seat gets the reason in place of the hand, for the last time.
        """
        try:
            return await self.composer.compose_opened(live, slot, mirror.answer, mirror.until), True
        except RefusedError as error:
            return _refused(live, mirror.answer, error), False

    async def _close(self, live: Live, mirror: Mirror) -> None:
        """Replace the hand of a seat's former user by the reason, once the new user has opened theirs."""
        answer = mirror.answer
        if mirror.until > self.referee.now():
            await answer.change(_refused(live, answer, live.absence_error(answer.interaction.user.id)))

    @property
    def under_way(self) -> list[asyncio.Task[None]]:
        """The tasks of edits under way."""
        return list(self._tasks)

    async def close(self) -> None:
        """Cancel all edits; mirrors that are out of date stay so until a press."""
        self._kept.clear()
        for task in self.under_way:
            task.cancel()
        await asyncio.gather(*self.under_way, return_exceptions=True)


def _refused(live: Live, answer: Answer, error: RefusedError) -> Message:
    """Return the message of a refusal, in the reader's language."""
    return note(refusal_text(error, words_in(answer.language), words_in(language_of(live.row.language))))
