"""The station: the shards of the bot that are this process's, whose events it hears, and of which it is the home.

Any process may take any press. What must be done once, such as posting, time and automatic answers, is done by the home of the
shard that the match's server belongs to; what belongs to no server, or to all, by that of the first shard. A home is a lease,
which the holder renews; each holder has a number, which is checked where something is settled. A process that has the
database alone is the home of everything, and asks nobody.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from collections.abc import Set as AbstractSet
from typing import TypeVar
from uuid import uuid4

from store.connection import Connection
from store.database import Database, Work
from store.errors import StoreError
from store.upkeep import shards
from store.upkeep.shards import Lease, Owner

log = logging.getLogger("arbiter.station")

LEASE = 15.0
"""Seconds after which a shard whose home says nothing gets another one."""

RENEWAL = 5.0
"""Seconds between two renewals."""

WAITING = 1.0
"""Seconds between two tries to take a shard that this process hears and another one is the home of."""

SHORTEST = 0.05
"""Seconds between two rounds of due jobs at least, however often they are woken."""

MARGIN = 2.0
"""Seconds before its end from which a lease is not trusted: a transaction that begins now ends later."""

NOTING = 1.0
"""Seconds to note that a press is taken; a database that takes longer must not keep it from its answer."""

KEPT = 3600.0
"""Seconds for which a press that was taken is remembered."""

FIRST = 0
"""The shard of direct messages, and of what belongs to no server."""


T = TypeVar("T")
Job = Callable[[], Awaitable[float | None]]
"""A job of the timekeeper: it returns when it is due again."""


class NotHomeError(StoreError):
    """This process is not the home of a shard any more. Nothing was stored."""


def _nothing() -> None:
    pass


async def _at_once() -> None:
    pass


class Station:
    """The shards of this process. `wall` is the time of day that all processes share, `steady` one that only counts up."""

    def __init__(
        self,
        db: Database,
        *,
        shared: bool = False,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
        holder: str | None = None,
    ) -> None:
        """Have the database alone, or (`shared`) with other processes; `holder` names this one among them."""
        self.db = db
        self.is_shared = shared
        self.wall = wall
        self.steady = steady
        self.holder = holder or uuid4().hex[:12]
        self.total = 1
        self.heard: AbstractSet[int] = {FIRST}
        """The shards whose events this process hears, or will once it is connected."""
        self.away: set[int] = set()
        """Those of them that nobody can reach now: the deadlines of their matches stand."""
        self.leases: list[Lease] = []
        """All leases, as they were last read."""
        self.on_taken: Callable[[], None] = _nothing
        """Called when this process has become the home of a shard."""
        self.on_renewal: Callable[[], Awaitable[None]] = _at_once
        """Called before each renewal, such as to compare clocks."""
        self._held: dict[int, int] = {}
        self._sure_until = 0.0
        self._leaving = asyncio.Event()
        self._is_handed_over = False
        self._forgotten = 0.0

    def hear(self, total: int, heard: AbstractSet[int]) -> None:
        """Note which shards of how many this process hears."""
        self.total, self.heard = total, frozenset(heard)

    # ---------------------------------------------------------------- what is ours

    def shard_of(self, guild: int | None) -> int:
        """Return the shard of a server; of direct messages, None, the first."""
        return (guild >> 22) % self.total if guild is not None else FIRST

    def hears(self, guild: int | None) -> bool:
        """Return whether this process hears of a server: only then does what it does not know not exist."""
        return self.shard_of(guild) in self.heard

    @property
    def held(self) -> AbstractSet[int]:
        """The shards of which this process is the home."""
        if not self.is_shared:
            return self.heard
        return self._held.keys() if self.steady() < self._sure_until else frozenset()

    def is_home(self, guild: int | None) -> bool:
        """Return whether this process is the home of what belongs to a server; None for what belongs to none."""
        return not self.is_shared or self.shard_of(guild) in self.held

    def runs(self, guild: int | None) -> bool:
        """Return whether this process is the home of a server, and its players can reach the bot: deadlines run."""
        return self.is_home(guild) and self.shard_of(guild) not in self.away

    @property
    def leads(self) -> bool:
        """Whether this process does what is done once for all servers."""
        return self.is_home(None)

    @property
    def pause(self) -> float:
        """Seconds between two rounds of due jobs at least: what is due may be another process's, or stand."""
        return WAITING if self.is_partial else SHORTEST

    @property
    def is_partial(self) -> bool:
        """Whether something is due that this process is not to do now."""
        return self.is_shared or bool(self.away)

    async def ours(self, numbers: Iterable[int], owner: Owner = "matches") -> list[int]:
        """Return those matches, or others that belong to servers, whose deadlines this process keeps."""
        return await self._among(numbers, owner, self.runs) if self.is_partial else [*numbers]

    async def at_home(self, numbers: Iterable[int], owner: Owner = "matches") -> set[int]:
        """Return those matches, or others that belong to servers, of which this process is the home."""
        return {*(await self._among(numbers, owner, self.is_home) if self.is_shared else numbers)}

    async def _among(self, numbers: Iterable[int], owner: Owner, is_ours: Callable[[int | None], bool]) -> list[int]:
        asked = [*numbers]
        guilds = await shards.guilds_of(self.db, owner, [*dict.fromkeys(asked)]) if asked else {}
        return [number for number in asked if number in guilds and is_ours(guilds[number])]

    def for_all(self, job: Job) -> Job:
        """Return a job that only the home of the first shard does."""

        @functools.wraps(job)
        async def led() -> float | None:
            return await job() if self.leads else self.wall() + RENEWAL

        return led

    async def write(self, guild: int | None, work: Work[T]) -> T:
        """Run the work in one transaction, which is refused unless this process is the home of a server.

        Raises as `Database.write` does, and NotHomeError.
        """

        def fenced(db: Connection) -> T:
            self.check(db, guild)
            return work(db)

        return await self.db.write(fenced if self.is_shared else work)

    def check(self, db: Connection, guild: int | None) -> None:
        """Raise NotHomeError, in the running transaction, unless this process is still the home of a server."""
        if not self.is_shared:
            return
        shard = self.shard_of(guild)
        epoch = self._held.get(shard)
        if epoch is None or not shards.is_held(db, self.holder, self.total, shard, epoch):
            raise NotHomeError(f"another process is the home of shard {shard} of {self.total}")

    # ---------------------------------------------------------------- leases

    async def renew(self) -> float:
        """Renew the leases and take those that are free; return the seconds until the next renewal. Raises StoreError."""
        if self._leaving.is_set():
            return RENEWAL
        await self.on_renewal()
        asked, now, heard = self.steady(), self.wall(), self.heard
        held = await self.db.write(lambda db: shards.lease(db, self.holder, self.total, heard, now, LEASE))
        before = self.held
        if self._leaving.is_set():  # it was handed over meanwhile
            return RENEWAL
        self._held, self._sure_until = held, asked + LEASE - MARGIN
        self.leases = await shards.all_leases(self.db)
        if lost := sorted(before - held.keys()):
            log.warning("another process is the home of the shards %s of %d now", lost, self.total)
        if taken := sorted(held.keys() - before):
            log.info("this process, %s, is the home of the shards %s of %d", self.holder, taken, self.total)
            self.on_taken()
        if not now - KEPT < self._forgotten <= now:
            self._forgotten = now
            await self.db.write(lambda db: shards.forget_taken(db, now - KEPT))
        return RENEWAL if held.keys() >= heard else WAITING

    async def keep(self) -> None:
        """Renew the leases until `leave` is called, or it is cancelled."""
        while not self._leaving.is_set():
            try:
                wait = await self.renew()
            except StoreError as error:
                log.warning("the leases of shards are not renewed: %s", error)
                wait = WAITING
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._leaving.wait()

    def leave(self) -> None:
        """Take nothing any more."""
        self._leaving.set()

    async def hand_over(self) -> None:
        """End all leases, so that another process takes them at once. Nothing is taken any more."""
        if not self.is_shared or self._is_handed_over:
            return
        self.leave()
        self._is_handed_over, self._held = True, {}
        try:
            await self.db.write(lambda db: shards.release(db, self.holder))
        except StoreError as error:
            log.warning("the shards are not handed over; others take them in %g s: %s", LEASE, error)

    @property
    def processes(self) -> int:
        """The number of processes that are the home of something, this one counted; 1 for one that is alone."""
        if not self.is_shared:
            return 1
        now = self.wall()
        return len({self.holder, *(one.holder for one in self.leases if one.until > now)})

    # ---------------------------------------------------------------- turns and presses

    async def turn(self, bucket: int, pause: float) -> float:
        """Take the next turn to begin a session in a bucket; return the seconds until it comes. Raises StoreError."""
        now = self.wall()
        return await self.db.write(lambda db: shards.take_turn(db, bucket, now, pause)) - now

    async def takes(self, interaction: int, *, last: bool = False) -> bool:
        """Return whether this process is the one that answers a press or a command: two may hear of it.

        `last` lets another process go first, which may be there to relieve this one.
        """
        if not self.is_shared:
            return True
        if last:
            await asyncio.sleep(WAITING)
        now = self.wall()
        try:
            async with asyncio.timeout(NOTING):  # Discord wants an answer within three seconds
                return await self.db.write(lambda db: shards.take(db, interaction, now))
        except (StoreError, TimeoutError) as error:
            log.warning("interaction %d is taken without a note: %r", interaction, error)
            return True
