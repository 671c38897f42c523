"""Permanents that players could mistake for each other: those of the same card are numbered in the order they came."""

from __future__ import annotations

from engines.legends.views.view import View


def twin_number(view: View, uid: int) -> int:
    """Return the number of a permanent among those of its card in play, from 1 on; 0 if it is the only one, or gone."""
    permanent = view.permanent(uid)
    if permanent is None:
        return 0
    twins = sorted(each.uid for each in view.permanents if each.card == permanent.card)
    return twins.index(uid) + 1 if len(twins) > 1 else 0
