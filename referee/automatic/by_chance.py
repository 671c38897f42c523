"""Answers that were drawn at random in place of a practice player: the log of their match says so.

While lanes are open nobody may learn how many questions a seat has had there, so a note waits until those lanes have closed. A
restart meanwhile forgets it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import NamedTuple

from engines.kernel.choose import lane_id
from engines.kernel.history.saves import BadSaveError
from engines.kernel.state.model import Seat
from referee.errors import RefusedError
from referee.match.cache import LiveMatches
from referee.match.events import note_event
from referee.match.live import Live
from referee.match.notes import ByChance
from referee.match.slots import BOARD
from store.connection import Connection
from store.errors import StoreError
from store.match import outbox

log = logging.getLogger("arbiter.practice")


class Drawn(NamedTuple):
    """An answer that was drawn at random: whether the practice player was too slow or (False) failed, and the lanes it was in."""

    late: bool
    lanes: str


class ChanceNotes:
    """Keeps which answers were drawn at random, and notes them in the matches. `now` is a clock in unix seconds."""

    def __init__(self, live: LiveMatches, now: Callable[[], float]) -> None:
        self.live = live
        self.now = now
        self._drawn: dict[tuple[int, Seat, str], Drawn] = {}
        self._unsaid: dict[int, dict[Seat, Drawn]] = {}

    def note_drawn(self, live: Live, seat: Seat, question: str, *, late: bool) -> None:
        """Keep that the answer to a question is drawn at random, whether it is given or not."""
        self._drawn[live.row.id, seat, question] = Drawn(late, _open_lanes(live))

    def forget(self, match: int, seat: Seat, question: str) -> None:
        """Forget an answer that was not given."""
        self._drawn.pop((match, seat, question), None)

    def note_given(self, match: int, seat: Seat, question: str) -> None:
        """Keep that the answer to a question was given: if it was drawn at random, that is to be said."""
        drawn = self._drawn.pop((match, seat, question), None)
        if drawn is not None:
            self._unsaid.setdefault(match, {})[seat] = drawn

    async def say(self, match: int | None) -> None:
        """Note what is to be said of a match, or (None) of all matches, where the lanes have closed."""
        for number in [*self._unsaid] if match is None else [match] * (match in self._unsaid):
            try:
                live = await self.live.by_id(number)
                async with live.lock_for(None):
                    await self._say(live)
            except (StoreError, RefusedError, BadSaveError) as error:
                log.warning("match=%d: its log does not say yet that an answer was drawn at random: %s", number, error)

    async def _say(self, live: Live) -> None:
        match, open_now = live.row.id, _open_lanes(live)
        found = {seat: d for seat, d in self._unsaid.get(match, {}).items() if not d.lanes or d.lanes != open_now}
        if not found:
            return
        now = self.now()

        def work(db: Connection) -> None:
            for seat, drawn in sorted(found.items()):
                note_event(db, match, ByChance(seat, drawn.late))
            outbox.owe(db, match, [BOARD], now)

        await self.live.commit(live, work)
        self._unsaid[match] = {seat: d for seat, d in self._unsaid[match].items() if found.get(seat) is not d}
        if not self._unsaid[match]:
            del self._unsaid[match]


def _open_lanes(live: Live) -> str:
    """Return the id of the lanes that are open in a match, "" if there are none."""
    return lane_id(live.match) if live.match is not None and live.match.lanes else ""
