"""Movements that the moved fighter may refuse (BC-92)."""

from __future__ import annotations

from engines.battlecon import events
from engines.battlecon.board import BattleconPlay
from engines.battlecon.derived.lasting import ruled
from engines.kernel.state.model import Option
from engines.kernel.steps.registry import StepCall

ANSWERS = tuple(Option(key, (key,), ()) for key in ("allow", "refuse"))


def refusable(play: BattleconPlay, mover: int, by: int) -> bool:
    """Return whether a fighter is asked before another, or it itself, moves it."""
    board, pack = play.board, play.pack
    foreign = board.fighters[by].team != board.fighters[mover].team
    return ruled(board, pack, mover, "may_refuse_all") or (foreign and ruled(board, pack, mover, "may_refuse"))


def ask_leave(play: BattleconPlay, mover: int, then: StepCall) -> None:
    """Ask a fighter whether it lets itself be moved; `then` gets the answer."""
    play.ask(play.board.fighters[mover].seat, "refuse", ANSWERS, then)


def is_refused(play: BattleconPlay, mover: int, by: int, answer: str) -> bool:
    """Return whether the answer is a refusal; if so, emit its event."""
    if answer == "refuse":
        play.emit(events.Refused(mover, by))
    return answer == "refuse"
