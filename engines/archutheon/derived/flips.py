"""The texts for which the Tactics token can be turned grey (AR-18)."""

from __future__ import annotations

from engines.archutheon.board import Board, leader_of
from engines.archutheon.content.pack import Pack
from engines.archutheon.derived.declared import property_of

STOPPED = frozenset({"card", "effect", "gone"})
"""The parts of a card whose loss stops its effects for good."""


def flips(board: Board, pack: Pack, side: int) -> dict[str, tuple[int, str]]:
    """Return the texts that a side can activate: their lists of ops by source, with the acting hero.

    A card lies in an own slot and was executed; of a passive or terrain the leader acts. Each text works once a turn.
    """
    found: dict[str, tuple[int, str]] = {}
    for declared in board.declared:
        used = property_of(pack, declared)
        if declared.side != side or used is None or not used.flip or not declared.done:
            continue
        stopped = not STOPPED.isdisjoint(declared.void)
        if declared.hero >= 0 and board.heroes[declared.hero].cell >= 0 and not stopped:
            found[declared.card] = (declared.hero, f"{declared.card}/{declared.property}/do")
    for source in (board.players[side].passive, board.terrain):
        if source and pack.standing[source].flip:
            found[source] = (leader_of(board, side), f"{source}/flip")
    return found
