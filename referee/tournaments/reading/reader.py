"""Asks for views of tournaments: of small ones at once, of large ones in the process, each once a version."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import msgspec

from processes.child import Kind
from processes.errors import WorkerError
from processes.pool import Pool
from referee.errors import RefusedError
from referee.tournaments.halls.hall import Hall
from referee.tournaments.reading.asking import Answered, Ask, Behind, decode, encode, function_of

READERS = Kind("reader", "the process that computes views of tournaments", "referee.tournaments.reading.computing")

SECONDS = 30.0
"""Seconds that a view may take."""

SMALL = 96
"""Entries up to which a view is computed at once: that takes a few thousandths of a second."""

MOST_VIEWS = 64
"""Views that are kept; the least recently used one is dropped first."""


class Reader:
    """Asks for views. `close` ends the process."""

    def __init__(self) -> None:
        self.pool = Pool(READERS, seconds=SECONDS)
        self._lock = asyncio.Lock()
        self._sent: dict[int, int] = {}  # the records that the process has, by tournament
        self._views: OrderedDict[tuple[int, str, bytes], tuple[int, Any]] = OrderedDict()

    async def ask(self, hall: Hall, function: str, *arguments: object) -> Any:
        """Return the result of a function of the core for a tournament's state, such as "tournaments.views.tournament:view".

        Raises ValueError for a function that may not be asked for, RefusedError if the process gives no answer.
        """
        if len(hall.state.entries) <= SMALL:
            return function_of(function)[0](hall.state, *arguments)
        given = encode(arguments)
        key, version = (hall.row.id, function, given), hall.version
        kept = self._views.get(key)
        if kept is not None and kept[0] == version:
            self._views.move_to_end(key)
            return kept[1]
        async with self._lock:  # the process takes in each record once
            body = await self._answer(hall, [*hall.records], function, given)
        found = decode(body, function_of(function)[2])
        self._views[key] = (version, found)
        while len(self._views) > MOST_VIEWS:
            self._views.popitem(last=False)
        return found

    async def _answer(self, hall: Hall, records: Sequence[Any], function: str, given: bytes) -> bytes:
        tournament = hall.row.id
        for since in (self._sent.get(tournament, 0), 0):
            ask = Ask(tournament, hall.settings, since, records[since:], function, given)
            try:
                reply = msgspec.msgpack.decode(await self.pool.ask(msgspec.msgpack.encode(ask)), type=Answered | Behind)
            except WorkerError as error:
                self._sent.pop(tournament, None)
                raise RefusedError("refused-tournament-solver") from error
            if isinstance(reply, Answered):
                self._sent[tournament] = len(records)
                return reply.body
        raise RefusedError("refused-tournament-solver")

    def forget(self) -> None:
        """Forget the views that are kept here; the process keeps its states."""
        self._views.clear()

    async def close(self) -> None:
        """End the process."""
        await self.pool.close()
