"""Defeat of fighters, and the end of a fight (BC-32, BC-33, BC-66)."""

from __future__ import annotations

from engines.battlecon import events
from engines.battlecon.board import BattleconPlay, Board, Fighter, in_teams, standing
from engines.battlecon.derived.lasting import ruled
from engines.kernel.state.model import Outcome, Seat
from engines.kernel.steps.timing import time_called

VENGEANCE = 2
"""The force that Мщение gives in each recycle, for each fighter lost (BC-66)."""


def knock_out(play: BattleconPlay, i: int, by: int) -> None:
    """Take a fighter out: its parts leave and its effects end; the fight ends if its team has nobody left (BC-33, BC-66)."""
    board = play.board
    play.emit(events.Out(i, by if by >= 0 else None))
    leave(play, i)
    team = board.fighters[i].team
    if not any(fighter.team == team and not fighter.out for fighter in board.fighters):
        finish(play, 1 - team, "knockout")


def leave(play: BattleconPlay, i: int) -> None:
    """Take all parts of a fighter off the table; its team gets Мщение."""
    board = play.board
    fighter = board.fighters[i]
    fighter.out = True
    fighter.markers = {}
    board.mods = tuple(mod for mod in board.mods if i not in (mod.target, mod.owner))
    board.order = tuple(other for other in board.order if other != i)
    board.vengeance[fighter.team] += 1
    _take_along(play, fighter)


def _take_along(play: BattleconPlay, fighter: Fighter) -> None:
    """Take the tokens that a fighter has handed over to enemies off the table (BC-94)."""
    gone = {name for name in play.pack.given_tokens if name.startswith(f"{fighter.kit}.")}
    for enemy in play.board.fighters:
        if enemy.team != fighter.team:
            enemy.tokens = {name: n for name, n in enemy.tokens.items() if name not in gone}
            enemy.now.used = {name: n for name, n in enemy.now.used.items() if name not in gone}


def end_at_time(play: BattleconPlay) -> bool:
    """End the fight if the tournament's time was called; return whether it is over (TM-37).

    Most life wins, and equal is drawn: the rule of the last beat, by which the reactive side wins, is not in force here.
    """
    called, decisive = time_called(play.match)
    if not called:
        return False
    first, second = best_life(play.board)
    if first == second and decisive:
        return False
    finish(play, None if first == second else int(second > first), "draw" if first == second else "time")
    return True


def best_life(board: Board) -> tuple[int, int]:
    """Return the most life that a fighter of each team has."""
    first, second = (
        max((f.life for f in board.fighters if f.team == team and not f.out), default=0) for team in (0, 1)
    )
    return first, second


def by_time(play: BattleconPlay) -> None:
    """End the fight when time is up: most life wins; if equal the reactive player, in teams the team that is not active
    (BC-32, BC-83).
    """
    board, pack = play.board, play.pack
    sworn = {board.fighters[i].team for i in standing(board) if ruled(board, pack, i, "wins_on_time")}
    best = best_life(board)
    if len(sworn) == 1:
        finish(play, sworn.pop(), "time")
    elif best[0] != best[1]:
        finish(play, 0 if best[0] > best[1] else 1, "time")
    elif board.options.rules == "legacy":
        finish(play, None, "draw")
    else:
        finish(play, 1 - board.active_team, "time")


def finish(play: BattleconPlay, team: int | None, reason: str) -> None:
    """End the fight; `team` None is a draw."""
    board = play.board
    board.phase = "over"  # told by the event "over"
    there = play.match.seats
    groups = [tuple(seat for seat in _seats(board, side) if seat in there) for side in (0, 1)]
    winners: tuple[Seat, ...] = () if team is None else groups[team]
    ranked = [groups[0] + groups[1]] if team is None else [groups[team], groups[1 - team]]
    places = tuple(group for group in ranked if group)
    board.winner = team
    play.emit(events.Over(tuple(winners), team, reason))
    play.finish(Outcome(winners, in_teams(board) and len(winners) > 1, places, reason))


def _seats(board: Board, team: int) -> tuple[Seat, ...]:
    """Return the seats of a team in order, each once."""
    return tuple(dict.fromkeys(fighter.seat for fighter in board.fighters if fighter.team == team))
