"""The reasons why a declared card does nothing as its turn comes (AR-27, AR-31, AR-39, AR-68)."""

from __future__ import annotations

from typing import Literal

from engines.archutheon.board import Board, Declared
from engines.archutheon.content.pack import UNIVERSAL, Pack
from engines.archutheon.derived.declared import is_support, property_of
from engines.archutheon.derived.figures import total
from engines.archutheon.derived.here import Here
from engines.archutheon.derived.permanents import has

Bar = Literal["", "no_stealth", "cancelled", "dead", "fear"]
"""The reason why a card does nothing, "" if nothing bars it."""


def bar_of(board: Board, pack: Pack, declared: Declared) -> Bar:
    """Return the reason why a declared card would do nothing if its turn came now."""
    if declared.hidden and not has_stealth(board, pack, declared):
        return "no_stealth"
    return bar_of_open(board, pack, declared)


def bar_of_open(board: Board, pack: Pack, declared: Declared) -> Bar:
    """Return the reason why a card that lies open would do nothing: it is cancelled, its hero is dead, or fears in attack."""
    if "card" in declared.void:
        return "cancelled"
    if declared.hero < 0 or declared.use == "move":
        return ""
    if board.heroes[declared.hero].cell < 0:
        return "dead"
    return "fear" if declared.use not in ("block", "slot") and _is_feared(board, pack, declared) else ""


def has_stealth(board: Board, pack: Pack, declared: Declared) -> bool:
    """Return whether a hidden card has stealth: by its boost, 3 Chaos, its hero, or a figure (AR-27, AR-87)."""
    used = property_of(pack, declared)
    if used is not None and used.boost == "stealth":
        return True
    if board.players[declared.side].bonus == "chaos" and declared.column == "attack":
        return True
    if declared.hero >= 0 and has(board, declared.hero, "stealth"):
        return True
    return total(Here(board, pack, declared.hero, card=declared), "stealth") > 0


def _is_feared(board: Board, pack: Pack, declared: Declared) -> bool:
    """Return whether fear keeps a hero's own card from attacking; supports and universal cards it does not (AR-68)."""
    if declared.column == "defence" or not declared.card or declared.card.partition(".")[0] == UNIVERSAL:
        return False
    return has(board, declared.hero, "fear") and not is_support(pack, declared)
