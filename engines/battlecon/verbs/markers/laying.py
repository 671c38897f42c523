"""Laying markers on the board (BC-49)."""

from __future__ import annotations

from engines.battlecon import events
from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.touched import Touched
from engines.battlecon.effects.doing import record_result

MARKED = Touched(frozenset({"space", "marker", "rule of markers", "self.range"}), frozenset({"marker"}))
"""The things touched when a marker changes its place."""


def lay(play: BattleconPlay, i: int, marker: str, space: int | None) -> None:
    """Put a marker on a space, or off the board."""
    markers = play.board.fighters[i].markers
    start = markers.get(marker)
    if space is None:
        markers.pop(marker, None)
    else:
        markers[marker] = space
    record_result(play, abs(space - start) if space is not None and start is not None else 1)
    play.emit(events.Marker(i, marker, start, space))
