"""The hook `set_pool`."""

from __future__ import annotations

from engines.battlecon.board import BattleconPlay
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.doing import came_to
from engines.battlecon.verbs.hooks.hook import hook


@hook()
def set_pool(play: BattleconPlay, _here: Here, value: int) -> None:
    """Borneo: the pool of force becomes so much; with the old rules the beat does."""
    board = play.board
    if board.options.rules == "legacy":
        board.beat = 13
    else:
        board.pool, board.time_up, board.last_beat = value, False, False
    came_to(play, value)
    play.emit("pool", {"pool": board.pool, "beat": board.beat})
