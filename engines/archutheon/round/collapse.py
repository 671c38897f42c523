"""The Collapse: its tokens move towards the centre, and heroes in its zones lose half of their health (AR-82, AR-85)."""

from __future__ import annotations

from engines.archutheon import events
from engines.archutheon.board import NONE, ArchutheonPlay
from engines.archutheon.derived.collapse import zone
from engines.archutheon.derived.here import arena_of
from engines.archutheon.effects.asking import ask
from engines.archutheon.effects.life import bury
from engines.kernel.state.model import Option
from engines.kernel.steps.registry import Steps

collapse_steps = Steps()
step = collapse_steps.step

TOKENS = ("orange", "green")


@step
def shift_collapse(play: ArchutheonPlay, side: int) -> None:
    """Ask which token moves one line towards the centre, but none that is there while the other is not (AR-82)."""
    board = play.board
    if board.collapse == NONE:
        return
    last = arena_of(board, play.pack).last_line
    free = [token for token in (0, 1) if board.lines[token] < last]
    if not free:
        play.todo((halve, side))
        return
    options = [Option(TOKENS[token], (token, side), ()) for token in free]
    if len(options) == 1:
        play.todo((collapse_shifted, free[0], side))
    else:
        ask(play, board.seats[side], "collapse", options, collapse_shifted)


@step
def collapse_shifted(play: ArchutheonPlay, token: int, side: int) -> None:
    """Move the token, then halve."""
    board = play.board
    lines = list(board.lines)
    lines[token] += 1
    board.lines = (lines[0], lines[1])
    play.emit(events.CollapseShifts(side, token, lines[token]))
    play.todo((halve, side))


@step
def halve(play: ArchutheonPlay, side: int) -> None:
    """Take half of their health, rounded up, from all heroes in the zones, of both sides at one moment (AR-85)."""
    board = play.board
    areas = zone(board, play.pack)
    for at, hero in enumerate(board.heroes):
        if hero.cell >= 0 and areas >> hero.area & 1:
            hero.health //= 2
            play.emit(events.Halved(at, hero.health))
    bury(play, side, by_collapse=True)
