"""Players who leave: in a duel the other wins, in a team the fighters led are out (BC-66)."""

from __future__ import annotations

from engines.battlecon import events
from engines.battlecon.board import Attack, BattleconPlay, Beat, Doing, Moment
from engines.battlecon.effects.doing import run
from engines.battlecon.effects.ending import finish, leave
from engines.battlecon.effects.moments import next_effect
from engines.battlecon.round.advantages import next_advantage
from engines.battlecon.round.attack import range_check
from engines.kernel.steps.registry import Steps

leaving_steps = Steps()
step = leaving_steps.step


@step
def remove_player(play: BattleconPlay, seat: int) -> None:
    """Take out all fighters that a seat leads, as if they had been defeated: the beat goes on.

    Its side loses if nobody is left, or if the fight has not begun.
    """
    board = play.board
    play.emit(events.Removed(seat))
    led = [i for i, fighter in enumerate(board.fighters) if fighter.seat == seat]
    team = board.fighters[led[0]].team
    play.reveal()
    for i in led:
        if not board.fighters[i].out:
            leave(play, i)
            play.emit(events.Out(i, None))
    if board.beat == 0 or all(f.out for f in board.fighters if f.team == team):
        finish(play, 1 - team, "withdrew")
        return
    _ask_anew(play)


def _ask_anew(play: BattleconPlay) -> None:
    """Ask again the questions that depend on the fighters present: the leaver's question is gone, and others may name the
    leaver.
    """
    if play.match.lanes:
        return
    scope = play.match.scopes[-1]
    record = scope.record
    if isinstance(record, Moment):
        play.match.asks.clear()
        play.todo(next_effect)
    elif isinstance(record, Doing):
        _go_on_doing(play, record)
    elif isinstance(record, Attack) and play.match.asks:
        play.match.asks.clear()
        range_check(play, record)
    elif isinstance(record, Beat) and play.board.phase == "advantages":
        play.match.asks.clear()
        play.todo((next_advantage, 0))
    elif isinstance(record, Beat) and play.match.asks:
        scope.frames.append(play.match.asks.pop().asked)


def _go_on_doing(play: BattleconPlay, doing: Doing) -> None:
    """End an effect of the leaver; a question of another's effect is asked again, with the fighters that are left."""
    if play.board.fighters[doing.fighter].out:
        play.match.asks.clear()
        play.abandon(Doing)
    elif play.match.asks:
        frames, asked = play.match.scopes[-1].frames, play.match.asks.pop().asked
        if asked[0] == run.__name__ and frames and frames[-1] == (*asked[:2], int(asked[2] or 0) + 1):
            frames.pop()  # it will schedule the next op again
        frames.append(asked)
