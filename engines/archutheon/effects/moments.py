"""Effects of passives and terrains at moments of the match (AR-84, AR-90, AR-92)."""

from __future__ import annotations

from engines.archutheon.board import ArchutheonPlay, leader_of, new_execution
from engines.archutheon.content.lasting import When
from engines.kernel.steps.registry import Steps

moment_steps = Steps()
step = moment_steps.step


def at_moment(play: ArchutheonPlay, when: When, side: int) -> None:
    """Schedule the effects that a side has at a moment: its passive's, then the terrain's; its leader acts."""
    board = play.board
    for source in (board.players[side].passive, board.terrain):
        if not source:
            continue
        for n, each in enumerate(play.pack.standing[source].triggered):
            if each.when == when:
                play.todo((begin_moment, side, f"{source}/{n}"))


@step
def begin_moment(play: ArchutheonPlay, side: int, ops: str) -> None:
    """Carry out an effect of a passive or terrain."""
    from engines.archutheon.effects.doing import run  # carrying out may bring further moments

    leader = leader_of(play.board, side)
    if play.board.heroes[leader].cell >= 0:
        play.scope(new_execution(side, leader, ops.partition("/")[0]), (run, ops, 0))
