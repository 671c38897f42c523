"""The hook `set_pool`."""

from __future__ import annotations

from engines.battlecon import events
from engines.battlecon.board import BattleconPlay
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.doing import record_result
from engines.battlecon.verbs.hooks.hook import hook


@hook()
def set_pool(play: BattleconPlay, _here: Here, value: int) -> None:
    """Set the pool of force (Borneo); under the old rules set the number of the beat."""
    board = play.board
    if board.options.rules == "legacy":
        board.beat = 13
    else:
        board.pool, board.time_up, board.last_beat = value, False, False
    record_result(play, value)
    play.emit(events.Pool(board.pool, board.beat))
