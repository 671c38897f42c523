"""The footprint of verbs by which tokens leave a supply (BC-40)."""

from __future__ import annotations

from engines.battlecon.content.touched import Touched


def touched_by_tokens(who: str) -> Touched:
    """Return the footprint of a change of a side's tokens: it reads their number, and whether they may return."""
    mine = frozenset({f"{who}.tokens"})
    return Touched(mine | {"rule of tokens"}, mine)
