"""Match files as the bot makes them, but within the test's own process."""

from __future__ import annotations

import json
from typing import Any

from engines.kernel.state.model import Seat
from referee.files.export import file_bytes, gathered, write_file
from referee.files.stood import stood_all, stood_shortened
from referee.match.live import Live
from store.database import Database

__all__ = ["file_bytes", "match_file", "unshortened_file"]


async def match_file(db: Database, live: Live, viewer: Seat | None) -> dict[str, Any]:
    """Return the file of a match for a seat or the public, as data."""
    found = await gathered(db, live, viewer)
    stood = stood_shortened(found.played) if found.played is not None else None
    return dict(json.loads(write_file(found, stood)))


async def unshortened_file(db: Database, live: Live) -> dict[str, Any]:
    """Return the file of a finished match with every change of a sealed answer, as data."""
    found = await gathered(db, live, None)
    assert found.played is not None
    return dict(json.loads(write_file(found, stood_all(found.played))))
