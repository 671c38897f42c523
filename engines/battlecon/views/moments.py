"""Views of the table at moments between decisions, for explaining a beat step by step. Views in, views out."""

from __future__ import annotations

from msgspec.structs import replace

from engines.battlecon.views.view import View


def revealed(view: View) -> View:
    """Return the table when the pairs have been opened and nobody has moved or struck yet."""
    fighters = [
        replace(f, space=f.space_before, life=f.life_before, stunned=False, hit=(), damage_taken=0)
        for f in view.fighters
    ]
    return replace(view, phase="reveal", fighters=tuple(fighters))
