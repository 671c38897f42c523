"""Messages that only one user sees in a channel: a hand is brought up to date whenever the seat's own panel is, a board
that somebody watches whenever the public one is.

They can be edited through the interaction that opened them, for fifteen minutes. Nothing of this is stored: after a restart
an old one stays as it is, and a press on it brings the fresh panel.
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
from cogs.kit.answers import Answer, refusal_text
from cogs.kit.discord_errors import DISCORD_ERRORS
from cogs.kit.messages import Message, note
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
"""Seconds that a message is kept up to date: a minute less than its interaction's token is good for."""

MOST_MIRRORS = 2000
"""Messages kept up to date at a time; the oldest is forgotten first."""

GONE = {401, 403, 404}
"""Statuses that say that a message or its token is no more."""

Key = tuple[int, str]
"""A match, and what is shown of it: the slot of a seat's panel, or "watch:" with the id of the user who watches."""


def watch_key(answer: Answer) -> str:
    """Return what stands in place of a slot for the board that the user of an answer watches."""
    return f"{WATCH}:{answer.interaction.user.id}"


class Mirror(msgspec.Struct, frozen=True):
    """The last such message: the answer that shows it, what it digest, until when it can be edited."""

    answer: Answer
    digest: str
    until: float


class Mirrors:
    """The messages opened in channels: a hand a seat, a board a user.

    `showing` keeps a match's slot to oneself, as the sender's does.
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
        # What has changed while it was being opened.
        self._behind: set[Key] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    @contextlib.contextmanager
    def opening(self, live: Live, slot: str) -> Iterator[None]:
        """While a slot's message is composed, shown to a user and remembered: what changes meanwhile is shown after that."""
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
        """Remember what a seat's panel was shown by, if nothing else can edit that. Called while it is being opened.

        Not what was shown to somebody who no longer sits there: that stays as it is.
        """
        if any(s.seat == seat and s.user == answer.interaction.user.id for s in live.seats):
            old = self._kept.get((live.row.id, panel_slot(seat)))
            if old is not None and old.answer.interaction.user.id != answer.interaction.user.id:
                self._begin((live.row.id, panel_slot(seat)), partial(self._close, live, old))
            self._keep(answer, (live.row.id, panel_slot(seat)), digest)

    def keep_board(self, answer: Answer, live: Live, digest: str) -> None:
        """Remember what shows the public board to somebody who watches. Called while it is being opened."""
        self._keep(answer, (live.row.id, watch_key(answer)), digest)

    def _keep(self, answer: Answer, key: Key, digest: str) -> None:
        if answer.ephemeral:
            self._kept[key] = Mirror(answer, digest, self.referee.now() + LIFETIME)
            self._kept.move_to_end(key)
            self._prune()
        else:
            self._refresh(key)  # a hand that is open in the channel digest what was just answered elsewhere

    def refresh(self, match: int, seat: Seat | None) -> None:
        """Bring a seat's open hand up to date if there is one, or (None) the boards of those who watch."""
        if seat is not None:
            self._refresh((match, panel_slot(seat)))
            return
        for key in [key for key in {*self._kept, *self._opening} if key[0] == match and key[1].startswith(f"{WATCH}:")]:
            self._refresh(key)

    def _refresh(self, key: Key) -> None:
        self._prune()
        if key in self._opening:
            self._behind.add(key)
        elif key in self._kept:
            # However many there are: the slot's lock lets one edit at a time, each of the newest state if that is not shown.
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
            # What the user has chosen may be another than when this was opened.
            mirror.answer.set_preferences(await preferences.of_user(self.referee.db, mirror.answer.interaction.user.id))
            message, lasts = await self._composed(live, slot, mirror)
            digest = message.digest()
            if digest == mirror.digest:
                return
            try:
                await mirror.answer.change(message)
            except discord.HTTPException as error:
                if error.status not in GONE:
                    raise
                log.info("match=%d %s: an open message is gone: %s", match, slot, error)
                left = None
            else:
                left = msgspec.structs.replace(mirror, digest=digest) if lasts else None
            # Meanwhile another one may have been opened.
            if self._kept.get(key) is not mirror:
                return
            if left is None:
                del self._kept[key]
            else:
                self._kept[key] = left

    async def _composed(self, live: Live, slot: str, mirror: Mirror) -> tuple[Message, bool]:
        """What a mirror is to show now, and whether it is to be kept up to date after that.

        Whoever no longer sits where they opened a hand reads why, in place of the hand.
        """
        try:
            return await self.composer.compose_opened(live, slot, mirror.answer, mirror.until), True
        except RefusedError as error:
            return _refused(live, mirror.answer, error), False

    async def _close(self, live: Live, mirror: Mirror) -> None:
        """Say why no hand is shown any more to somebody whose seat another one has, who has opened it meanwhile."""
        answer = mirror.answer
        if mirror.until > self.referee.now():
            await answer.change(_refused(live, answer, live.absence_error(answer.interaction.user.id)))

    @property
    def under_way(self) -> list[asyncio.Task[None]]:
        """The edits under way."""
        return list(self._tasks)

    async def close(self) -> None:
        """Stop: what is behind stays so until somebody presses."""
        self._kept.clear()
        for task in self.under_way:
            task.cancel()
        await asyncio.gather(*self.under_way, return_exceptions=True)


def _refused(live: Live, answer: Answer, error: RefusedError) -> Message:
    """Return a refusal in the words of who reads it."""
    return note(refusal_text(error, words_in(answer.language), words_in(language_of(live.row.language))))
