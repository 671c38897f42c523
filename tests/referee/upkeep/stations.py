"""Several processes over one database: a station each, with a clock that tests set."""

from __future__ import annotations

from referee.service import Referee
from referee.station import Station
from tests.referee.conftest import Room
from tests.support.packs import shelf

NORTH, SOUTH = 2 << 22, 1 << 22
"""Two servers: of two shards, that of the first and that of the second."""


def station(room: Room, holder: str, total: int = 2, heard: tuple[int, ...] = (0, 1)) -> Station:
    """Return the station of a process that hears these shards."""
    made = Station(room.db, shared=True, wall=room.wall, steady=lambda: room.time, holder=holder)
    made.hear(total, frozenset(heard))
    return made


def referee(room: Room, own: Station) -> Referee:
    """Return the referee of another process, with matches in a memory of its own."""
    return Referee(room.db, now=room.wall, steady=lambda: room.time, shelf=shelf(room.packs), station=own)
