"""Folds logs in slices: a long one takes a tenth of a second, and other tasks have their turn after each slice."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from store.tournaments.records import StoredRecord
from tournaments.facts.record import Record, decode
from tournaments.settings.model import Settings
from tournaments.state.fold import apply, empty_state
from tournaments.state.model import State

SLICE = 100
"""Records that are carried into a state at once: that takes two thousandths of a second."""


async def folded(settings: Settings, records: Sequence[Record]) -> State:
    """Return the state that records give. Raise TournamentError at the first that is not possible."""
    state = empty_state(settings)
    for at in range(0, len(records), SLICE):
        for record in records[at : at + SLICE]:
            apply(state, record)
        await asyncio.sleep(0)
    return state


async def read(stored: Sequence[StoredRecord]) -> list[Record]:
    """Return records as they were stored."""
    found: list[Record] = []
    for at in range(0, len(stored), SLICE):
        found += [decode(each.body) for each in stored[at : at + SLICE]]
        await asyncio.sleep(0)
    return found
