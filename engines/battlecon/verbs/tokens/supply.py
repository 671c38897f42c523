"""What verbs touch by which tokens leave somebody's supply (BC-40)."""

from __future__ import annotations

from engines.battlecon.content.touched import Touched


def touched_by_tokens(who: str) -> Touched:
    """A change of a side's tokens reads how many there are, and whether they may return."""
    mine = frozenset({f"{who}.tokens"})
    return Touched(mine | {"rule of tokens"}, mine)
