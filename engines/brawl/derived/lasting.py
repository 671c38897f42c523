"""Rules that levelled champions give as long as they are in the arena (SB-42)."""

from __future__ import annotations

from engines.brawl.board import Board
from engines.brawl.content.lasting import Rule
from engines.brawl.content.pack import Pack
from engines.brawl.derived.conditions import holds_all
from engines.brawl.derived.here import Here


def rule(board: Board, pack: Pack, i: int, name: Rule, target: int = -1) -> int:
    """Return the value of a champion's own rule, 0 if it is not in force (SB-42)."""
    champion = board.champions[i]
    if not champion.levelled or champion.hex < 0:
        return 0
    total = 0
    for lasting in pack.champion[champion.kit].ability.lasting:
        if lasting.rule == name and holds_all(Here(board, pack, i, target=target), lasting.if_):
            total += lasting.by
    return total


def player_has(board: Board, pack: Pack, seat: int, name: Rule) -> bool:
    """Return whether a champion of this player gives a rule about his player."""
    for i, champion in enumerate(board.champions):  # a plain loop: this is asked very often
        if champion.levelled and champion.seat == seat and rule(board, pack, i, name):
            return True
    return False
