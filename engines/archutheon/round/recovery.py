"""Recovery, in the order of the book (AR-17)."""

from __future__ import annotations

from engines.archutheon import events
from engines.archutheon.board import ArchutheonPlay, new_execution
from engines.archutheon.derived.here import arena_of
from engines.archutheon.derived.hits import exposed
from engines.archutheon.derived.lasting import rule
from engines.archutheon.derived.permanents import has
from engines.archutheon.derived.shields import is_shielded
from engines.archutheon.effects.cards import recharge
from engines.archutheon.effects.doing import run
from engines.archutheon.effects.life import WITHERING, bury, hurt
from engines.archutheon.effects.moments import at_moment
from engines.archutheon.round.charged import ask_bonus
from engines.archutheon.round.collapse import shift_collapse
from engines.kernel.steps.registry import Steps

recovery_steps = Steps()
step = recovery_steps.step


@step
def recover(play: ArchutheonPlay, side: int) -> None:
    """Schedule the parts of a side's Recovery."""
    play.board.phase = "recovery"
    play.todo(
        (shift_collapse, side),
        (move_cards, side),
        (wither, side),
        (carry_out_deferred, side),
        (ask_bonus, side),
        (recovery_done, side),
    )


@step
def move_cards(play: ArchutheonPlay, side: int) -> None:
    """Move the cards on, and put the Tactics token back (AR-17)."""
    player = play.board.players[side]
    recharge(play, side)
    player.tactics = "ready"


@step
def wither(play: ArchutheonPlay, side: int) -> None:
    """Let Withering hurt each enemy hero that has it, by 1 whatever he has (AR-70)."""
    board = play.board
    for at, hero in enumerate(board.heroes):
        if hero.side != side and has(board, at, "withering"):
            hurt(play, at, 1 + rule(board, play.pack, at, "withering_more"), WITHERING)
    bury(play, side)


@step
def carry_out_deferred(play: ArchutheonPlay, side: int) -> None:
    """Carry out the deferred effects of a side in the order of their execution, if their heroes live (AR-99)."""
    board = play.board
    due = [each for each in board.deferred if each.side == side]
    board.deferred = tuple(each for each in board.deferred if each.side != side)
    for each in due:
        play.todo((carry_out_one, side, each.hero, each.ops, each.target, each.area))


@step
def carry_out_one(play: ArchutheonPlay, side: int, hero: int, ops: str, target: int, area: int) -> None:
    """Carry out a deferred effect: no range is checked and no block answers, but shields count."""
    board = play.board
    if board.heroes[hero].cell < 0:
        return
    execution = new_execution(side, hero, ops.partition("/")[0])
    execution.target, execution.area = target, area
    if target >= 0:
        reached = board.heroes[target].cell >= 0 and not is_shielded(board, play.pack, target, "targeted")
        execution.hits = (target,) if reached else ()
    elif area >= 0:
        execution.hits = tuple(exposed(board, play.pack, 1 << area, hero))
    execution.damages, execution.aimed = (0,) * len(execution.hits), True
    execution.areas = arena_of(board, play.pack).everywhere  # no range is checked
    play.emit(events.DeferredActs(hero, execution.card))
    play.scope(execution, (run, ops, 0))


@step
def recovery_done(play: ArchutheonPlay, side: int) -> None:
    """Let texts act that wait for the end of Recovery."""
    at_moment(play, "recovery", side)
