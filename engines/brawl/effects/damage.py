"""Damage, out of action, points and levels (SB-40 to SB-44), healing (SB-59)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engines.brawl import events
from engines.brawl.board import GATE, VP_TO_WIN, Action, Board, BrawlPlay, outermost
from engines.brawl.derived.figures import health
from engines.kernel.state.model import Outcome, Seat
from engines.kernel.steps.timing import time_called

Cause = Literal["attack", "repeat", "poison", "effect", "trap", "push"]


def deal(play: BrawlPlay, hits: Sequence[tuple[int, int]], by: int, cause: Cause) -> list[int]:
    """Deal damage to champions at once (SB-69), caused by one of them; return those that it took out of action.

    A champion at the gate takes none (SB-83). Points for all that are out are given together (SB-44).
    """
    board = play.board
    out: list[int] = []
    for i, amount in hits:
        champion = board.champions[i]
        if amount <= 0 or champion.hex < 0:
            continue
        champion.damage += amount
        full = health(board, play.pack, i)
        play.emit(events.Damage(i, by, amount, champion.damage, full, cause))
        if champion.damage >= full:
            out.append(i)
    if out:
        _take_out(play, out, by)
    return out


def _take_out(play: BrawlPlay, out: Sequence[int], by: int) -> None:
    """Send champions to the gate on their base side; score for the other team; mark for levelling who did it to an enemy
    (SB-40, SB-42, SB-43, SB-84).
    """
    board = play.board
    for i in out:
        champion = board.champions[i]
        team = 1 - champion.team
        board.points[team] += 1
        leave_arena(board, i)
        play.emit(events.Out(i, by, team, board.points[team]))
        if board.champions[by].team != champion.team:
            note_level(play, by)
    for action in (scope.record for scope in play.match.scopes):
        if isinstance(action, Action):
            action.gone = (*action.gone, *out)
    check_points(play)


def leave_arena(board: Board, i: int) -> None:
    """Set a champion to the gate, without damage, level and effects in force (SB-40, SB-83)."""
    champion = board.champions[i]
    champion.hex, champion.damage, champion.levelled = GATE, 0, False
    board.effects = tuple(effect for effect in board.effects if effect.on != i)
    board.charges = tuple(charge for charge in board.charges if i not in (charge.on, charge.by))


def note_level(play: BrawlPlay, i: int) -> None:
    """Mark a champion to level when the action is finished: the activated one, or the one a reaction was put on (SB-42)."""
    whole = outermost(play)
    if whole is not None and _acts(play, i) and i not in whole.levels:
        whole.levels = (*whole.levels, i)


def _acts(play: BrawlPlay, i: int) -> bool:
    """Return whether a champion is the activated one, or one that a reaction was put on."""
    actions = [scope.record for scope in play.match.scopes if isinstance(scope.record, Action)]
    return any(action.user == i for action in actions)


def level_up(play: BrawlPlay, action: Action) -> None:
    """Turn the cards of marked champions that are in the arena; a levelled one stays so (SB-42, SB-84)."""
    for i in action.levels:
        champion = play.board.champions[i]
        if champion.hex >= 0 and not champion.levelled:
            champion.levelled = True
            play.emit(events.Levelled(i))
    action.levels = ()


def check_points(play: BrawlPlay) -> None:
    """End the match if a team has enough points; if both have equally many, the team whose turn it is loses (SB-10, SB-44)."""
    board = play.board
    enough = VP_TO_WIN[board.options.players]
    first, second = board.points
    if max(first, second) < enough:
        return
    idle = 1 - board.players[board.order[board.turn]].team
    finish(play, idle if first == second else int(second > first), "points")


def end_at_time(play: BrawlPlay) -> bool:
    """End the match by points if time was called; return whether it is over. Equal points are a draw (TM-37)."""
    called, decisive = time_called(play.match)
    first, second = play.board.points
    if not called or (first == second and decisive):
        return False
    finish(play, None if first == second else int(second > first), "draw" if first == second else "time")
    return True


def finish(play: BrawlPlay, winner: int | None, reason: str) -> None:
    """End the match with a team as winner; `winner` None is a draw."""
    board = play.board
    board.winner, board.phase = winner, "over"
    teams: list[list[Seat]] = [[], []]
    for seat in play.match.seats:
        teams[board.players[seat].team].append(seat)
    won = () if winner is None else tuple(teams[winner])
    play.emit(events.Over(won, winner, reason))
    ranked = [teams[0] + teams[1]] if winner is None else [teams[winner], teams[1 - winner]]
    places = tuple(tuple(seats) for seats in ranked if seats)
    play.finish(Outcome(won, len(won) > 1, places, reason))


def heal(play: BrawlPlay, i: int, amount: int) -> int:
    """Take damage off a champion; return the amount (SB-59)."""
    champion = play.board.champions[i]
    taken = min(amount, champion.damage) if champion.hex >= 0 else 0
    if taken > 0:
        champion.damage -= taken
        play.emit(events.Healed(i, taken, champion.damage))
    return max(taken, 0)
