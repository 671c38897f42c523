"""Force: out of the pool, into a team's supply, to the box (BC-03, BC-07, BC-32, BC-38, BC-64)."""

from __future__ import annotations

from engines.battlecon import events
from engines.battlecon.board import FORCE_LIMIT, TEAM_FORCE_LIMIT, WEAK, BattleconPlay, Board, in_teams
from engines.battlecon.effects.ending import VENGEANCE


def give_force(play: BattleconPlay, i: int, count: int) -> None:
    """Give force from the pool to a fighter's team; the part that the pool lacks comes from the box (BC-07, BC-32)."""
    board = play.board
    team = board.fighters[i].team
    board.pool = max(board.pool - count, 0)
    board.force[team] += count
    _emit_force(play, i, gained=count, lost=0)
    if board.pool == 0 and not board.time_up:
        board.time_up = True
        play.emit(events.TimeUp())


def spend_force(play: BattleconPlay, i: int, count: int) -> None:
    """Take force from a fighter's team to the box (BC-07)."""
    play.board.force[play.board.fighters[i].team] -= count
    _emit_force(play, i, gained=0, lost=count)


def _emit_force(play: BattleconPlay, i: int, *, gained: int, lost: int) -> None:
    board = play.board
    team = board.fighters[i].team
    play.emit(events.Force(i, team, gained, lost, board.force[team], board.pool))


def take_force(play: BattleconPlay, i: int) -> None:
    """Give a fighter its share in recycle: 1 force, one more at 7 life or less (BC-38)."""
    give_force(play, i, 2 if play.board.fighters[i].life <= WEAK else 1)


def take_vengeance(play: BattleconPlay, team: int) -> None:
    """Give a team the force of Мщение: 2 for each fighter lost (BC-66)."""
    lost = play.board.vengeance[team]
    first = next((i for i, f in enumerate(play.board.fighters) if f.team == team and not f.out), None)
    if lost and first is not None:
        give_force(play, first, VENGEANCE * lost)


def limit(board: Board) -> int:
    """Return the most force that a side can keep (BC-38, BC-64)."""
    return TEAM_FORCE_LIMIT if in_teams(board) else FORCE_LIMIT


def drop_surplus(play: BattleconPlay, team: int) -> None:
    """Remove the force above the limit from the game (BC-38)."""
    board = play.board
    over = board.force[team] - limit(board)
    first = next((i for i, f in enumerate(board.fighters) if f.team == team), None)
    if over > 0 and first is not None:
        spend_force(play, first, over)
