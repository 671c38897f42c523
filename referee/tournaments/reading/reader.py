"""Asks for views of tournaments: of small ones at once, of large ones in a process, each once a version."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import msgspec

from processes.child import Kind
from processes.errors import WorkerError
from processes.pool import LINE_SECONDS, Pool
from referee.errors import RefusedError
from referee.tournaments.halls.hall import Hall
from referee.tournaments.reading.asking import Answered, Ask, Behind, decode, encode, function_of
from tournaments.facts.record import Record
from tournaments.settings.model import Settings

COMPUTING = "referee.tournaments.reading.computing"

READERS = Kind("reader", "the process that computes views of tournaments", COMPUTING)

EXPLAINERS = Kind("explainer", "the process that explains pairings", COMPUTING)
"""A process beside the reader: the round without a pairing is solved anew, and tables must not wait for that."""

SECONDS = 60.0
"""Seconds that an answer may take: to explain the first pairing among 1,024 takes some ten."""

SMALL = 48
"""Entries up to which everything is computed at once: that takes a few thousandths of a second."""

SMALL_TO_EXPLAIN = 16
"""Entries up to which pairings are explained at once: rounds are solved for that."""

MOST_VIEWS = 64
"""Answers that are kept; the least recently used one is dropped first."""

TABLE = "tournaments.views.tournament:table_of"

TRIES = 3
"""The tables that are asked for in turn, where each is out of date when it comes."""


class Reader:
    """Asks for views: of up to `small` entries at once, of more in a process. `close` ends the process."""

    def __init__(self, kind: Kind = READERS, small: int = SMALL) -> None:
        self.small = small
        self.pool = Pool(kind, seconds=SECONDS)
        self._lock = asyncio.Lock()
        self._sent: dict[int, tuple[Settings, int]] = {}  # the settings and records that the process has, by tournament
        self._views: OrderedDict[tuple[int, str, bytes], tuple[tuple[Settings, int], Any]] = OrderedDict()

    async def prepare(self, hall: Hall) -> None:
        """Have everything made that `hall.view` shows, so that it returns at once; other tasks have their turn meanwhile.

        Raises RefusedError if the process gives no answer.
        """
        if len(hall.state.entries) <= self.small:
            return
        for _ in range(TRIES):
            while hall.public.freshen():  # noqa: ASYNC110  # nothing is waited for: others have their turn
                await asyncio.sleep(0)
            if not hall.public.wants_table:
                return
            public, version = hall.public, hall.version
            public.take_table(await self.ask(hall, TABLE), version)

    async def ask(self, hall: Hall, function: str, *arguments: object) -> Any:
        """Return the result of a function of the core for a tournament's state, such as "tournaments.views.tournament:view".

        Raises ValueError for a function that may not be asked for, RefusedError if the process gives no answer.
        """
        if len(hall.state.entries) <= self.small:
            return function_of(function)(hall.state, hall.records, arguments)
        key, now = (hall.row.id, function, encode(arguments)), (hall.settings, hall.version)
        kept = self._views.get(key)
        if kept is None or kept[0] != now:
            kept = self._views[key] = (now, await self.send(hall, function, *arguments))
        self._views.move_to_end(key)
        while len(self._views) > MOST_VIEWS:
            self._views.popitem(last=False)
        return kept[1]

    async def send(self, hall: Hall, function: str, *arguments: object) -> Any:
        """Return the same as `ask`, always from the process, and keep nothing: it is for long work on small tournaments too."""
        given = encode(arguments)
        try:
            async with asyncio.timeout(LINE_SECONDS):
                await self._lock.acquire()  # the process takes in each record once
        except TimeoutError as error:
            raise RefusedError("refused-tournament-solver") from error
        try:
            body = await self._answer(hall.row.id, hall.settings, [*hall.records], function, given)
        finally:
            self._lock.release()
        return decode(body, function_of(function).result)

    async def _answer(
        self, tournament: int, settings: Settings, records: Sequence[Record], function: str, given: bytes
    ) -> bytes:
        had, count = self._sent.get(tournament, (settings, 0))
        for since in (count if had == settings else 0, 0):  # until the start the settings may change
            ask = Ask(tournament, settings, since, records[since:], function, given)
            try:
                reply = msgspec.msgpack.decode(await self.pool.ask(msgspec.msgpack.encode(ask)), type=Answered | Behind)
            except WorkerError as error:
                self._sent.pop(tournament, None)
                raise RefusedError("refused-tournament-solver") from error
            if isinstance(reply, Answered):
                self._sent[tournament] = (settings, len(records))
                return reply.body
        raise RefusedError("refused-tournament-solver")

    def forget(self) -> None:
        """Forget the answers that are kept here; the process keeps its states."""
        self._views.clear()

    async def close(self) -> None:
        """End the process."""
        await self.pool.close()
