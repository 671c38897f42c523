"""Positions in which one answer decides the match: an open Gate, a lethal attack, an attack on the own leader that a block stops.

Each is made of a match of quick players, somewhere in its middle: the rest of the table is as it came.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random

from engines.archutheon.automatic.forecast import coming, expected_on
from engines.archutheon.automatic.plans import plans
from engines.archutheon.automatic.practice import quick
from engines.archutheon.board import ArchutheonMatch, Board, Options, leader_of, occupied, other
from engines.archutheon.content.pack import Pack
from engines.archutheon.derived.here import arena_of
from engines.archutheon.derived.permanents import has
from engines.archutheon.game import ARCHUTHEON
from engines.kernel.choose import advance, begin
from engines.kernel.state.model import Decision, Seat

RULES = ARCHUTHEON.standard

LETHAL = 80.0
"""The gain of a plan that kills a leader: nothing else is worth so much."""

EARLIEST, APART = 4, 3
"""The first turn of a position, and the least turns between two of the same match."""

Player = Callable[[ArchutheonMatch, Seat], list[str]]


def _positions(seed: int) -> Iterator[ArchutheonMatch]:
    """Yield the questions of matches of quick players; what is yielded may be changed."""
    while True:
        rng = Random(seed)
        match: ArchutheonMatch = begin(RULES, (0, 1), rng.randbytes(32).hex(), Options()).match
        while match.outcome is None:
            asked = match.asks[0]
            yield RULES.copy(match)
            advance(RULES, match, asked.seat, asked.id, quick(RULES, match, asked.seat, rng))
        seed += 1


def gates(seed: int) -> Iterator[ArchutheonMatch]:
    """Yield turns in which a step of the leader opens the Gate."""
    last = 0
    for match in _positions(seed):
        board, asked = match.board, match.asks[0]
        fresh = abs(board.turn - last) >= APART and board.turn >= EARLIEST
        moves = asked.kind == "turn" and any(option.key == "move" for option in asked.options)
        if fresh and moves and _open_gate(RULES.pack, board):
            last = board.turn
            yield match


def _open_gate(pack: Pack, board: Board) -> bool:
    """Shift the Gate to the enemy's edge, with nobody in its area and the leader a step away; return whether that was done."""
    arena, side = arena_of(board, pack), board.on_turn
    leader = leader_of(board, side)
    if has(board, leader, "numb") or board.heroes[leader].marks:
        return False
    board.gate = len(arena.gate_areas) - 1 if side == 0 else 0
    area = arena.gate_areas[board.gate]
    used = occupied(board)
    beside = [
        cell
        for cell, steps in enumerate(arena.steps)
        if cell // 3 != area and cell not in used and cell not in board.things and any(c // 3 == area for c in steps)
    ]
    away = [
        c
        for c in range(len(arena.steps))
        if c not in used and c not in board.things and arena.grid.distance[c // 3][area] > 2
    ]
    if not beside or any(each.what in ("stealth", "aloft") for each in board.aside.values()):
        return False
    board.heroes[leader].cell = beside[0]
    for hero in board.heroes:
        if hero.area == area:
            hero.cell = away.pop()
    return not any(cell in board.things for cell in range(area * 3, area * 3 + 3))


def lethal(seed: int) -> Iterator[ArchutheonMatch]:
    """Yield turns in which a card of the hand kills the enemy's leader, who has nothing to answer with."""
    last = 0
    for match in _positions(seed):
        board, asked = match.board, match.asks[0]
        fresh = abs(board.turn - last) >= APART and board.turn >= EARLIEST
        if asked.kind == "turn" and fresh and any(option.key == "attack" for option in asked.options):
            enemy = board.players[other(board.on_turn)]
            enemy.hand, enemy.known, enemy.tactics = [], (), "grey"
            board.heroes[leader_of(board, other(board.on_turn))].health = 1
            found = [plan for plan in plans(RULES.pack, board, board.on_turn) if plan.gain >= LETHAL]
            if any(not plan.draft[0].startswith("hide") and _may_win(match, plan.draft) for plan in found):
                last = board.turn
                yield match


def _may_win(match: ArchutheonMatch, draft: tuple[str, ...], *given: str) -> bool:
    """Return whether a declaration and nothing else wins the match on turn, by some choices as it is executed.

    `given` are the answers to the first question, where it is not the declaration that is asked for.
    """
    match = RULES.copy(match)
    board = match.board
    side, turn = board.on_turn, board.turn
    asked, keys = match.asks[0], list(given) or ["attack"]
    while True:
        advance(RULES, match, asked.seat, asked.id, keys)
        if match.outcome is not None or board.turn != turn or board.phase != "combat":
            return board.winner == side
        asked = match.asks[0]
        own = board.seats.index(asked.seat) == side
        if own and asked.kind != "declare" and match.lanes.get(asked.seat) is None and not asked.several:
            return any(_may_win(match, draft, option.key) for option in asked.options)
        keys = _declaring(draft, match, asked.seat) if own else _passing(asked)


def threats(seed: int) -> Iterator[ArchutheonMatch]:
    """Yield windows in which the card just declared kills the defender's leader, unless a block of his hand stops it."""
    last = 0
    for match in _positions(seed):
        board, asked = match.board, match.asks[0]
        if asked.kind != "answer" or abs(board.turn - last) < APART or board.turn < EARLIEST:
            continue
        side = board.seats.index(asked.seat)
        leader = leader_of(board, side)
        expected = expected_on(coming(board, RULES.pack, side), leader)
        if expected > 0:
            board.heroes[leader].health = expected
            blocks = [plan for plan in plans(RULES.pack, board, side) if plan.draft[0].startswith("block:")]
            if any(survives(RULES.copy(match), partial(_declaring, plan.draft)) for plan in blocks):
                last = board.turn
                yield match


def _declaring(draft: tuple[str, ...], match: ArchutheonMatch, seat: Seat) -> list[str]:
    """Return the answer of somebody who makes one declaration, and nothing else."""
    asked, lane = match.asks[0], match.lanes.get(seat)
    done = len(lane.draft) if lane is not None else 0
    wanted = draft[done] if done < len(draft) else ""
    return [option.key for option in asked.options if str(option.args[0]) == wanted] or _passing(asked)


def wins_now(match: ArchutheonMatch, player: Player) -> bool:
    """Return whether a player on turn wins before his turn is over; the enemy passes. Changes the match."""
    board = match.board
    side, turn = board.on_turn, board.turn
    while match.outcome is None and board.turn == turn:
        asked = match.asks[0]
        own = board.seats.index(asked.seat) == side
        keys = player(match, asked.seat) if own else _passing(asked)
        advance(RULES, match, asked.seat, asked.id, keys)
    return board.winner == side


def survives(match: ArchutheonMatch, player: Player) -> bool:
    """Return whether a defender's leader outlives the Combat, if the attacker declares nothing more. Changes the match."""
    board = match.board
    side, turn = other(board.on_turn), board.turn
    while match.outcome is None and board.turn == turn and board.phase == "combat":
        asked = match.asks[0]
        own = board.seats.index(asked.seat) == side
        keys = player(match, asked.seat) if own else _passing(asked)
        advance(RULES, match, asked.seat, asked.id, keys)
    return board.winner in (-1, side)


def _passing(asked: Decision) -> list[str]:
    """Return the answer of somebody who does nothing, as far as he may."""
    least = max(asked.least, 0 if asked.several else 1)
    return [option.key for option in asked.options[len(asked.options) - least :]]
