"""Damage, out of action, points and levels (SB-40 to SB-44), healing (SB-59)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engines.brawl.board import GATE, VP_TO_WIN, Action, Board, BrawlPlay, outermost
from engines.brawl.derived.figures import health
from engines.kernel.state.model import Outcome, Seat

Cause = Literal["attack", "repeat", "poison", "effect", "trap", "push"]


def deal(play: BrawlPlay, hits: Sequence[tuple[int, int]], by: int, cause: Cause) -> list[int]:
    """Let damage fall on champions at once (SB-69), caused by one of them; return those that it took out of action.

    Whoever is at the gate takes none (SB-83). Points for all that are out are given together (SB-44).
    """
    board = play.board
    out: list[int] = []
    for i, amount in hits:
        champion = board.champions[i]
        if amount <= 0 or champion.hex < 0:
            continue
        champion.damage += amount
        full = health(board, play.pack, i)
        play.emit(
            "damage",
            {"champion": i, "by": by, "amount": amount, "damage": champion.damage, "health": full, "kind": cause},
        )
        if champion.damage >= full:
            out.append(i)
    if out:
        _take_out(play, out, by)
    return out


def _take_out(play: BrawlPlay, out: Sequence[int], by: int) -> None:
    """To the gate, base side, points to the other team; whoever did it to an enemy levels later (SB-40, SB-42, SB-43, SB-84)."""
    board = play.board
    for i in out:
        champion = board.champions[i]
        team = 1 - champion.team
        board.points[team] += 1
        leave_arena(board, i)
        play.emit("out", {"champion": i, "by": by, "team": team, "points": board.points[team]})
        if board.champions[by].team != champion.team:
            note_level(play, by)
    for action in (scope.record for scope in play.match.scopes):
        if isinstance(action, Action):
            action.gone = (*action.gone, *out)
    check_points(play)


def leave_arena(board: Board, i: int) -> None:
    """Set a champion to the gate: his damage, his level and what is in force on him are gone (SB-40, SB-83)."""
    champion = board.champions[i]
    champion.hex, champion.damage, champion.levelled = GATE, 0, False
    board.effects = tuple(effect for effect in board.effects if effect.on != i)
    board.charges = tuple(charge for charge in board.charges if i not in (charge.on, charge.by))


def note_level(play: BrawlPlay, i: int) -> None:
    """Note that a champion levels when the action is finished: the activated one, or the one a reaction was put on (SB-42)."""
    whole = outermost(play)
    if whole is not None and _acts(play, i) and i not in whole.levels:
        whole.levels = (*whole.levels, i)


def _acts(play: BrawlPlay, i: int) -> bool:
    """Whether a champion is the activated one, or one that a reaction was put on."""
    actions = [scope.record for scope in play.match.scopes if isinstance(scope.record, Action)]
    return any(action.user == i for action in actions)


def level_up(play: BrawlPlay, action: Action) -> None:
    """Turn the cards of those who have earned it and are in the arena; who is levelled stays so (SB-42, SB-84)."""
    for i in action.levels:
        champion = play.board.champions[i]
        if champion.hex >= 0 and not champion.levelled:
            champion.levelled = True
            play.emit("levelled", {"champion": i})
    action.levels = ()


def check_points(play: BrawlPlay) -> None:
    """End the match if a team has enough points; both at once and level: whose turn it is loses (SB-10, SB-44)."""
    board = play.board
    enough = VP_TO_WIN[board.options.players]
    first, second = board.points
    if max(first, second) < enough:
        return
    idle = 1 - board.players[board.order[board.turn]].team
    finish(play, idle if first == second else int(second > first), "points")


def finish(play: BrawlPlay, winner: int, reason: str) -> None:
    """End the match with a team as winner."""
    board = play.board
    board.winner, board.phase = winner, "over"
    teams: list[list[Seat]] = [[], []]
    for seat in play.match.seats:
        teams[board.players[seat].team].append(seat)
    won = tuple(teams[winner])
    play.emit("over", {"winners": list(won), "team": winner, "reason": reason})
    places = tuple(tuple(seats) for seats in (teams[winner], teams[1 - winner]) if seats)
    play.finish(Outcome(won, len(won) > 1, places, reason))


def heal(play: BrawlPlay, i: int, amount: int) -> int:
    """Take damage off a champion; return how much it was (SB-59)."""
    champion = play.board.champions[i]
    taken = min(amount, champion.damage) if champion.hex >= 0 else 0
    if taken > 0:
        champion.damage -= taken
        play.emit("healed", {"champion": i, "amount": taken, "damage": champion.damage})
    return max(taken, 0)
