"""A player who leaves: in a duel the other wins, in a team the fighters led are out (BC-66)."""

from __future__ import annotations

from engines.battlecon.advantages import next_advantage
from engines.battlecon.attack import range_check
from engines.battlecon.board import Attack, Beat, BPlay, Moment
from engines.battlecon.effects import next_effect
from engines.battlecon.ending import finish, leave
from engines.kernel.steps import Steps

leaving_steps = Steps()
step = leaving_steps.step


@step
def remove_player(play: BPlay, seat: int) -> None:
    """Take out all fighters that a seat leads; its side loses if nobody is left, or if the fight has not begun."""
    board = play.board
    play.emit("removed", {"seat": seat})
    led = [i for i, fighter in enumerate(board.fighters) if fighter.seat == seat]
    team = board.fighters[led[0]].team
    play.reveal()
    gone = [i for i in led if not board.fighters[i].out]
    for i in gone:
        leave(board, i)
        play.emit("out", {"fighter": i, "by": None})
    if board.beat == 0 or all(f.out for f in board.fighters if f.team == team):
        finish(play, 1 - team, "withdrew")
        return
    attack = play.within(Attack)
    if attack is not None and (attack.attacker in gone or attack.target in gone):
        play.match.asks.clear()
        play.abandon(Attack)
    else:
        _ask_anew(play)


def _ask_anew(play: BPlay) -> None:
    """Ask again what follows from who is there: the leaver's question is gone, and others may have been offered the leaver."""
    if play.match.lanes:
        return
    scope = play.match.scopes[-1]
    record = scope.record
    if isinstance(record, Moment):
        play.match.asks.clear()
        play.todo(next_effect)
    elif isinstance(record, Attack) and play.match.asks:
        play.match.asks.clear()
        range_check(play, record)
    elif isinstance(record, Beat) and play.board.phase == "advantages":
        play.match.asks.clear()
        play.todo((next_advantage, 0))
    elif isinstance(record, Beat) and play.match.asks:
        scope.frames.append(play.match.asks.pop().asked)
