"""The errors of any request to Discord, and a second try of those requests that failed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import TypeVar

import aiohttp
import discord

from store.errors import StoreError
from telemetry import measure

log = logging.getLogger("arbiter.discord")

DISCORD_ERRORS = (discord.HTTPException, aiohttp.ClientError, OSError)
"""The exceptions of a request that Discord refused or did not answer; a TimeoutError is an OSError."""

PATIENCE = 5.0
"""Seconds to wait for Discord; deadlines of clocks wait meanwhile."""

T = TypeVar("T")


class Retries:
    """Things that are brought up to date at Discord, by their ids; one that fails is tried again after so many seconds."""

    def __init__(self, now: Callable[[], float], again: float) -> None:
        self.now = now
        self.again = again
        self._later: dict[int, float] = {}

    def clear(self) -> None:
        """Let everything that failed be tried at the next look."""
        self._later.clear()

    async def each(
        self,
        things: Mapping[int, T],
        follow: Callable[[T], Awaitable[bool]],
        failed: Callable[[T, Exception], Awaitable[bool]],
    ) -> float | None:
        """Bring things up to date, one after another; return when to look again, None if all is done.

        `follow` does it, and returns False if something is left for later. `failed` gets an error of Discord, and returns whether
        a second try is useless. Once Discord does not answer in time, the others wait for the next look.
        """
        now = self.now()
        self._later = {key: at for key, at in self._later.items() if now < at <= now + self.again}
        soon: list[float] = []
        for key, thing in things.items():
            if key in self._later:
                continue
            try:
                async with asyncio.timeout(PATIENCE):
                    done = await follow(thing)
            except DISCORD_ERRORS as error:
                done = await failed(thing, error)
                if isinstance(error, TimeoutError):
                    soon.append(self.now() + PATIENCE)  # more of them would delay the deadlines of clocks
            except StoreError:
                raise
            except Exception:
                log.exception("id=%d could not be brought up to date at Discord", key)
                measure.count("faults", kind="job")
                done = False
            if not done:
                self._later[key] = self.now() + self.again
            if soon:
                break
        return min([*self._later.values(), *soon], default=None)
