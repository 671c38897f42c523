"""Outcomes of a declaration in words, whichever question tells of them: whom it reaches now, and when its card is back."""

from __future__ import annotations

from engines.archutheon.views.view import View
from words.archutheon.answers.common import aims_brief
from words.archutheon.answers.forecast import AIMS, Sketch
from words.archutheon.cards.base import MatchWords

ELEMENTLESS = frozenset({"block", "boost", "release", "move"})
"""Uses that hit nobody."""


def reach_text(words: MatchWords, view: View, sketch: Sketch, draft: list[str], **fixed: str) -> list[str]:
    """Return the enemies whom a declaration could hit now, aim by aim; nothing for one that hits nobody anyway."""
    found = sketch.aimed(draft, **fixed)
    first = [words.say("archutheon-opt-moves-first")] if sketch.moves_first(draft, **fixed) else []
    if found:
        return [words.say("archutheon-opt-reaches", names=aims_brief(words, view, found)), *first]
    done = sketch.composed(draft, **fixed)
    aims = any(stage in done.tokens for stage in AIMS)
    return [words.say("archutheon-opt-reaches-none"), *first] if aims else first


def back_text(words: MatchWords, cell: int, *, charged: bool = False) -> str:
    """Return the cell of the recharge into which a card comes, and when it is in the hand (AR-17).

    A charged card does not wait in a slot for the next Recovery.
    """
    return words.say("archutheon-opt-back", cell=cell, turns=cell + (not charged))


def bluff(words: MatchWords, sketch: Sketch, draft: list[str], **fixed: str) -> str:
    """Return whether a card face down will be cancelled (AR-27)."""
    return words.say("archutheon-opt-bluff", stealth="yes" if sketch.has_stealth(draft, **fixed) else "no")
