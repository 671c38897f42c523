"""The value of a team's position for the practice player, in units of a tenth of a victory point."""

from __future__ import annotations

from typing import NamedTuple

from engines.brawl.board import TRACK, VP_TO_WIN, Board, BrawlMatch
from engines.brawl.content.pack import Pack
from engines.brawl.content.shapes import Challenge
from engines.brawl.derived.figures import health
from engines.brawl.derived.here import arena_of
from engines.brawl.round.phases import counts, fulfils

VICTORY = 1000.0
POINT = 10.0
LEVEL = 4.0
AT_GATE = 3.0
WOUNDED = 7.0
"""The value of a champion one step from the gate; damage counts by the square of its part of his health."""

LAST = 2.5
"""The factor of the point that wins the match."""

CORE = 1.5
"""The value of a ready core of a player whose turn it is not: a reaction takes it from his next turn."""

SOON = 8.5
LATER = 4.5
"""The values of a point for a challenge fulfilled now: scored as the very next thing, or after others have had a turn against
it.
"""

PROGRESS = 1.2
FAR = 0.22
"""The cost of a hex between a champion and the nearest one that a challenge needs, for each point of it."""


class Now(NamedTuple):
    """The time of a choice: the index of the turn in the order, and the round. All outcomes of the choice are judged from it."""

    turn: int
    round: int


def standing(pack: Pack, match: BrawlMatch, team: int, now: Now) -> float:
    """Return the value of a team's position against the other, judged from the turn of the choice."""
    board = match.board
    if match.outcome is not None and board.winner is not None:
        return VICTORY if board.winner == team else -VICTORY
    worth = [POINT * points for points in board.points]
    urgent = [_urgency(board, who, 1) for who in (0, 1)]
    for i, champion in enumerate(board.champions):
        own, other = champion.team, 1 - champion.team
        if champion.hex < 0:
            worth[own] -= AT_GATE
            continue
        worth[other] += urgent[other] * WOUNDED * (champion.damage / health(board, pack, i)) ** 2
        worth[own] += LEVEL if champion.levelled else 0.0
    for seat in board.order:
        if seat != board.order[now.turn]:
            worth[board.players[seat].team] += CORE * len(board.players[seat].ready)
    _add_prospects(board, pack, now, worth)
    return worth[team] - worth[1 - team]


def _urgency(board: Board, team: int, gain: int) -> float:
    """Return the factor by which so many more points count for a team: more if they win the match."""
    return LAST if board.points[team] + gain >= VP_TO_WIN[board.options.players] else 1.0


def _add_prospects(board: Board, pack: Pack, now: Now, worth: list[float]) -> None:
    """Add the value of the challenges to each team at its next scoring; the team that scores first takes them away (SB-11,
    SB-14).
    """
    worths = TRACK[board.options.players]
    turns = sorted((*_until_scoring(board, team, now), team) for team in (0, 1))
    taken: set[int] = set()
    for waits, later, team in turns:
        shifts = max(later - (board.round - now.round), 0)
        gain, progress = 0, 0.0
        for slot, name in enumerate(board.track):
            then = slot + shifts * (board.options.players // 2)
            if not name or then >= len(worths) or not worths[then] or slot in taken:
                continue
            challenge = pack.challenge[name]
            if fulfils(board, pack, challenge, team):
                gain += worths[then]
                taken.add(slot)
            else:
                progress += worths[then] * _progress(board, pack, challenge, team)
        each = SOON if waits == 1 else LATER
        worth[team] += _urgency(board, team, gain) * each * gain + progress


def _until_scoring(board: Board, team: int, now: Now) -> tuple[int, int]:
    """Return the number of turns before a team scores next, and of moves of the track before; nobody scores in round 1."""
    size = len(board.order)
    for ahead in range(1, 2 * size + 1):
        later, at = divmod(now.turn + ahead, size)
        if now.round + later > 1 and board.players[board.order[at]].team == team:
            return ahead, later
    return size, 1


def _progress(board: Board, pack: Pack, challenge: Challenge, team: int) -> float:
    """Return a team's progress in a challenge: its count, less the distance of its champions."""
    arena = arena_of(board, pack)
    have = counts(board, pack, challenge)
    ring = arena.grid.ring
    if challenge.control:
        wanted = arena.control_area(challenge.control, board.sides[team])
        part = 0.5 * (have[team] - have[1 - team])
    else:
        wanted = 0
        for core in challenge.statues:
            wanted |= arena.zones[core]
        part = have[team] / len(challenge.statues)
    far = 0
    for champion in board.champions:
        if champion.team == team and champion.hex >= 0:
            around = ring[champion.hex]
            far += next((n for n in range(7) if around[n] & wanted), 7)
    return PROGRESS * part - FAR * far
