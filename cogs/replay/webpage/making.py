"""Makes pages of finished matches, one at a time: painting takes about a minute, and others play meanwhile."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Hashable, Iterator
from contextlib import contextmanager

from cogs.kit.composing.limits import FILE_BYTES
from cogs.kit.painting.pictures import look_of
from cogs.replay.scenes import Replayer
from cogs.replay.webpage.album import PictureRequest, make_album
from cogs.replay.webpage.composing import compose_page
from cogs.replay.webpage.contents import Album
from cogs.replay.webpage.gathering import check_finished, gather_contents
from referee.errors import RefusedError
from referee.match.live import Live

log = logging.getLogger("arbiter.webpages")

SECONDS = 240.0
"""Seconds to paint a page's pictures in; moments not painted by then are shown in words."""

LONGEST = 10
"""Minutes that a user waits at most, for their own page and the one requested before it."""

WAITING = 2
"""Pages made or waited for at a time; further requests are refused."""

KEPT, FRESH = 2, 900.0
"""Pages cached in memory, and the seconds that each is cached."""

SPARE = 64 * 1024
"""Bytes of a file left free."""


async def make_page(replayer: Replayer, live: Live, seconds: float = SECONDS) -> bytes:
    """Return the page of a finished match, with the pictures that fit the file and can be painted in `seconds`.

    Raises RefusedError if the match is not finished, or too long.
    """
    contents = await gather_contents(replayer, live)
    bare = await asyncio.to_thread(compose_page, contents, Album([], {}, []))
    if len(bare) > FILE_BYTES - SPARE:
        raise RefusedError("refused-webpage-long")
    rules, _ = live.rules_and_match
    until = asyncio.get_running_loop().time() + seconds
    room = FILE_BYTES - SPARE - len(bare)
    pictures = await make_album(PictureRequest(replayer.pictures, rules, look_of(live), room, until), contents)
    page = await asyncio.to_thread(compose_page, contents, pictures)
    log.info("page of match=%s: %d bytes, %d pictures", live.row.code, len(page), len(pictures.pictures))
    return page


class Webpages:
    """Makes pages and caches the newest ones."""

    def __init__(self, replayer: Replayer) -> None:
        self.replayer = replayer
        self._one = asyncio.Lock()
        self._requesting: set[int] = set()
        self._kept: dict[Hashable, tuple[float, bytes]] = {}

    @contextmanager
    def request(self, live: Live, user: int) -> Iterator[None]:
        """Count a user's request for a page while it runs.

        Raises RefusedError if the match is not finished, the user already has a request, or too many users have one.
        """
        check_finished(live)
        if user in self._requesting:
            raise RefusedError("refused-webpage-yours")
        if len(self._requesting) >= WAITING:
            raise RefusedError("refused-webpage-busy")
        self._requesting.add(user)
        try:
            yield
        finally:
            self._requesting.discard(user)

    async def page_of(self, live: Live) -> bytes:
        """Return the page of a match, from the cache if it has one. Raises RefusedError as `make_page` does."""
        async with self._one:
            name, now = _name(live), asyncio.get_running_loop().time()
            self._kept = {key: kept for key, kept in self._kept.items() if now - kept[0] < FRESH}
            if name in self._kept:
                return self._kept[name][1]
            page = await make_page(self.replayer, live)
            self._kept[name] = asyncio.get_running_loop().time(), page
            while len(self._kept) > KEPT:
                self._kept.pop(next(iter(self._kept)))
            return page


def _name(live: Live) -> Hashable:
    """Return the cache key of a page; it has the names, so that no page with a changed or deleted name is reused."""
    names = tuple(sorted(live.names.items()))
    return live.row.id, live.row.version, names, tuple((s.seat, s.user) for s in live.seats), tuple(live.former)
