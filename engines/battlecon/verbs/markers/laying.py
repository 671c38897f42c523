"""How markers lie on the board (BC-49)."""

from __future__ import annotations

from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.touched import Touched
from engines.battlecon.effects.doing import came_to

MARKED = Touched(frozenset({"space", "marker", "rule of markers", "self.range"}), frozenset({"marker"}))
"""What is touched where a marker lies elsewhere."""


def lay(play: BattleconPlay, i: int, marker: str, space: int | None) -> None:
    """Put a marker on a space, or off the board."""
    markers = play.board.fighters[i].markers
    start = markers.get(marker)
    if space is None:
        markers.pop(marker, None)
    else:
        markers[marker] = space
    came_to(play, abs(space - start) if space is not None and start is not None else 1)
    play.emit("marker", {"fighter": i, "marker": marker, "start": start, "end": space})
