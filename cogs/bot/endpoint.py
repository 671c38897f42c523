"""Presses and commands that Discord posts by HTTP instead of sending them through the gateway (docs: Receiving an Interaction).

Behind any balancer, no single connection carries them all. Each is signed by Discord; the bot answers as it answers those of the
gateway, by the interaction's own token.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
from aiohttp import web
from nacl.exceptions import BadSignatureError
from nacl.signing import VerifyKey

from cogs.bot.client import ArbiterBot
from telemetry import measure

log = logging.getLogger("arbiter.client")

PATH = "/interactions"
PING = 1
"""Discord's request that asks whether the endpoint is there; the answer has the same type."""

FRESH = 300.0
"""Seconds by which the time of a request may be off: an older one may be a copy that somebody has caught."""

WARN_EVERY = 60.0
"""Seconds between two lines of the log about requests of another time."""

MOST_BYTES = 1 << 20
READING_SECONDS = 3.0
"""Seconds in which a request must have come as a whole; Discord gives an answer no longer."""

SHUTDOWN = 1.0


class Endpoint:
    """Takes the interactions of one bot. `now` is the time in unix seconds."""

    def __init__(self, bot: ArbiterBot, now: Callable[[], float] = time.time) -> None:
        self.bot = bot
        self.now = now
        # The ids of interactions of late, and when each came.
        self._seen: OrderedDict[str, float] = OrderedDict()
        self._warned = 0.0

    @contextlib.asynccontextmanager
    async def serve(self, host: str, port: int) -> AsyncIterator[int]:
        """Serve the endpoint at `/interactions`; yield the port. Raises OSError if it is taken."""
        app = web.Application(client_max_size=MOST_BYTES)
        app.router.add_post(PATH, self._take)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=SHUTDOWN)
        await runner.setup()
        try:
            await web.TCPSite(runner, host, port).start()
            found = int(runner.addresses[0][1])
            log.info("presses are taken by HTTP at %s:%d%s", host, found, PATH)
            self.bot.takes_posts = True
            yield found
        finally:
            self.bot.takes_posts = False
            await runner.cleanup()

    async def _take(self, request: web.Request) -> web.Response:
        try:
            async with asyncio.timeout(READING_SECONDS):
                body = await request.read()
        except TimeoutError:
            return _refused(408, "The request does not come to its end.")
        if not self._is_signed(request, body):
            return _refused(401, "The request is not signed by Discord for this application.")
        if not self._is_fresh(request):
            return _refused(401, "The request is signed for another time: it is old, or a clock is wrong.")
        data = _read(body)
        if data is None:
            return _refused(400, "This is no interaction.")
        if data["type"] == PING:
            return web.json_response({"type": PING})
        return self._hand_over(data)

    def _hand_over(self, data: dict[str, Any]) -> web.Response:
        """Let the bot take an interaction, unless it has it already; the answer follows by the interaction's token."""
        if not self.bot.is_ready() or self.bot.stopping.has_begun:
            return _refused(503, "The bot is starting or stopping.")
        if not self._is_new(data["id"]):
            measure.count("posted_interactions", result="repeated")
            return web.Response(status=202)
        try:
            self.bot.take_interaction(data)
        except (LookupError, TypeError, ValueError):
            log.exception("an interaction that Discord has posted cannot be read")
            return _refused(400, "This interaction cannot be read.")
        measure.count("posted_interactions", result="taken")
        return web.Response(status=202)

    def _is_signed(self, request: web.Request, body: bytes) -> bool:
        """Return whether Discord has signed this body, with its time, for the application."""
        application = self.bot.application
        when = request.headers.get("X-Signature-Timestamp", "")
        if application is None or not (when.isascii() and when.isdecimal() and len(when) <= 12):
            return False
        try:
            signature = bytes.fromhex(request.headers.get("X-Signature-Ed25519", ""))
            VerifyKey(bytes.fromhex(application.verify_key)).verify(when.encode() + body, signature)
        except (ValueError, BadSignatureError):
            return False
        return True

    def _is_fresh(self, request: web.Request) -> bool:
        """Return whether a signed request is of this time; else the log says so, once a minute."""
        now = self.now()
        away = now - int(request.headers["X-Signature-Timestamp"])
        if abs(away) > FRESH and not now < self._warned <= now + WARN_EVERY:
            self._warned = now + WARN_EVERY
            log.warning("a press by HTTP is refused: by its time it is %d s old; is this machine's clock right?", away)
        return abs(away) <= FRESH

    def _is_new(self, interaction: str) -> bool:
        """Return whether an interaction has not come yet, and note that it has."""
        now = self.now()
        while self._seen and now - next(iter(self._seen.values())) > 2 * FRESH:
            self._seen.popitem(last=False)
        if interaction in self._seen:
            return False
        self._seen[interaction] = now
        return True


def _read(body: bytes) -> dict[str, Any] | None:
    """Return the interaction in a body, None if there is none."""
    try:
        data = msgspec.json.decode(body)
    except (ValueError, RecursionError):
        return None
    known = isinstance(data, dict) and isinstance(data.get("type"), int) and isinstance(data.get("id"), str)
    return data if known else None


def _refused(status: int, why: str) -> web.Response:
    measure.count("posted_interactions", result="refused")
    return web.Response(status=status, text=why)
