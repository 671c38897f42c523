"""The value of a table for a side: leaders, heroes, cards, tracks, the Gate, the Collapse."""

from __future__ import annotations

from engines.archutheon.automatic.forecast import health_value
from engines.archutheon.board import NONE, ORANGE, ArchutheonMatch, Board, Hero, other, slower_first
from engines.archutheon.content.pack import Pack
from engines.archutheon.content.vocabulary import GOOD
from engines.archutheon.derived.collapse import zone
from engines.archutheon.derived.here import arena_of

WON = 300.0

CARDS = (1.6, 1.1, 0.7, 0.4)
"""The value of a card in the hand, and in the recharge by its cell."""

TRACK, COLLECTED = 2.2, 0.8
GOOD_MARK, BAD_MARK = 0.9, -1.0

GATE = (0.0, 3.0, 9.0)
"""The value of a Gate that has shifted by so many areas towards the enemy."""

NEAR_GATE = 0.5
"""The value of a leader's nearness to the Gate, for each area below 4."""

DOOMED = 0.35
"""The part of a hero's health that counts while he stands where the Collapse halves next."""


def standing(pack: Pack, match: ArchutheonMatch, side: int) -> float:
    """Return the value of a match for a side: its own value less the other's; a win is WON."""
    if match.outcome is not None:
        winner = match.board.winner
        return 0.0 if winner == NONE else (WON if winner == side else -WON)
    return value(pack, match.board, side) - value(pack, match.board, other(side))


def value(pack: Pack, board: Board, side: int) -> float:
    """Return the value of what a side has."""
    player = board.players[side]
    found = sum(_hero(pack, board, hero) for hero in board.heroes if hero.side == side and hero.cell >= 0)
    found += CARDS[0] * len(player.hand)
    found += sum(CARDS[n] * len(cell) for n, cell in enumerate(player.recharge, 1))
    found += sum(CARDS[slower_first(card.speed) + 1] for card in board.declared if card.side == side and card.card)
    found += TRACK * sum(player.tracks) + COLLECTED * player.collected
    return found + _gate(pack, board, side)


def _hero(pack: Pack, board: Board, hero: Hero) -> float:
    health = hero.health
    if board.collapse != NONE and zone(board, pack) >> hero.area & 1:
        health -= int(health * DOOMED)
    return health_value(hero, health) + sum(GOOD_MARK if mark.what in GOOD else BAD_MARK for mark in hero.marks)


def _gate(pack: Pack, board: Board, side: int) -> float:
    """Return the value of the Gate for a side: its steps towards the enemy, and how near the own leader is."""
    arena = arena_of(board, pack)
    steps = (board.gate - arena.gate_start) * (1 if side == ORANGE else -1)
    found = GATE[min(steps, len(GATE) - 1)] if steps > 0 else 0.0
    leader = next(hero for hero in board.heroes if hero.side == side and hero.number == 1)
    if leader.cell >= 0 and 0 <= board.gate < len(arena.gate_areas):
        far = arena.grid.distance[leader.area][arena.gate_areas[board.gate]]
        found += NEAR_GATE * max(4 - far, 0)
    return found
