"""Hands opened in a channel, which only their player sees: brought up to date whenever the seat's own panel is.

They can be edited through the interaction that opened them, for fifteen minutes. Nothing of this is stored: after a restart
an old one stays as it is, and a press on it brings the fresh panel.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Protocol

import aiohttp
import discord
import msgspec

from cogs.answers import Answer
from cogs.scribe import Scribe
from engines.kernel.model import Seat
from referee.commit import panel
from referee.live import Live
from referee.service import Referee
from store.errors import StoreError

log = logging.getLogger("arbiter.mirrors")

LASTS = 14 * 60.0
"""Seconds that a hand is kept up to date: a minute less than its interaction's token is good for."""

KEPT = 2000
"""Hands kept up to date at a time; the oldest is forgotten first."""

GONE = {401, 403, 404}
"""Statuses that say that a message or its token is no more."""

Key = tuple[int, Seat]


class Shown(Protocol):
    """What a panel composed from now on shows at least."""

    @property
    def shows(self) -> str:
        """A digest: the same one means that an edit would change nothing."""


class Mirror(msgspec.Struct, frozen=True):
    """The last hand that a seat has opened: the answer that shows it, what it shows, until when it can be edited."""

    answer: Answer
    shows: str
    until: float


class Mirrors:
    """The hands opened in channels, one a seat. `showing` keeps a match's slot to oneself, as the presenter's does."""

    def __init__(
        self, referee: Referee, scribe: Scribe, showing: Callable[[Live, str], AbstractAsyncContextManager[Shown]]
    ) -> None:
        self.referee = referee
        self.scribe = scribe
        self.showing = showing
        self._kept: OrderedDict[Key, Mirror] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    def keep(self, answer: Answer, live: Live, seat: Seat, shows: str) -> None:
        """Remember what a seat's panel was shown by, if nothing else can edit that, and bring it up to date if it fell behind."""
        key = (live.row.id, seat)
        if answer.ephemeral:
            self._kept[key] = Mirror(answer, shows, self.referee.now() + LASTS)
            self._kept.move_to_end(key)
        self.refresh(*key)

    def refresh(self, match: int, seat: Seat) -> None:
        """Bring a seat's open hand up to date, if there is one."""
        self._prune()
        key = (match, seat)
        if key in self._kept:
            # However many there are: the slot's lock lets one edit at a time, each of the newest state if that is not shown.
            task = asyncio.create_task(self._work(key))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _prune(self) -> None:
        now = self.referee.now()
        while self._kept and (len(self._kept) > KEPT or next(iter(self._kept.values())).until <= now):
            self._kept.popitem(last=False)

    async def _work(self, key: Key) -> None:
        try:
            await self._edit(key)
        except (StoreError, aiohttp.ClientError, OSError, discord.HTTPException) as error:
            log.warning("match=%d seat=%d: an open hand was not brought up to date: %r", *key, error)
        except Exception:
            log.exception("match=%d seat=%d: an open hand was not brought up to date", *key)

    async def _edit(self, key: Key) -> None:
        match, seat = key
        live = await self.referee.live.by_id(match)
        slot = panel(seat)
        async with self.showing(live, slot) as present:
            mirror = self._kept.get(key)
            if mirror is None or present.shows == mirror.shows or mirror.until <= self.referee.now():
                return
            message = await self.scribe.panel(live, seat, mirror.answer.language, slot=slot)
            try:
                await mirror.answer.change(message)
            except discord.HTTPException as error:
                if error.status not in GONE:
                    raise
                log.info("match=%d seat=%d: an open hand is gone: %s", match, seat, error)
                left = None
            else:
                left = msgspec.structs.replace(mirror, shows=present.shows)
            # Meanwhile another one may have been opened.
            if self._kept.get(key) is not mirror:
                return
            if left is None:
                del self._kept[key]
            else:
                self._kept[key] = left

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
