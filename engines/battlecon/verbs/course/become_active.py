"""The verb `become_active`."""

from __future__ import annotations

from engines.battlecon import events
from engines.battlecon.board import BattleconPlay, Board, standing
from engines.battlecon.content.op import Op
from engines.battlecon.content.pack import Pack
from engines.battlecon.content.touched import Touched
from engines.battlecon.derived.attack_order import by_priority, speeds
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.doing import record_result

SPEEDS = frozenset({"self.priority", "opponent.priority", "active"})


class BecomeActive(Op, frozen=True, tag="become_active"):
    """Become the active player (BC-85)."""

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Become the active player at once (BC-85)."""
        board = play.board
        record_result(play, int(board.active != here.who))
        if board.active != here.who:
            _reorder(board, play.pack, here.who)
            play.emit(events.Active(here.who))

    def touches(self) -> Touched:
        """Return the things touched: the order depends on the speed of all."""
        return Touched(SPEEDS, frozenset({"active"}))


def _reorder(board: Board, pack: Pack, first: int) -> None:
    """Make a fighter the active one; the others follow by priority, team mates as they have decided (BC-85)."""
    board.active, board.active_team = first, board.fighters[first].team
    rest = [i for i in board.order or standing(board) if i != first]
    board.order = (first, *by_priority(board, rest, speeds(board, pack)))
