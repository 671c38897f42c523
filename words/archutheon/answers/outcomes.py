"""Outcomes of a declaration in words, whichever question tells of them: whom it reaches now, and when its card is back."""

from __future__ import annotations

from engines.archutheon.round.acts import read_act
from engines.archutheon.views.view import View
from words.archutheon.answers.common import aims_brief, first_of
from words.archutheon.answers.forecast import AIMS, ByHero, Sketch
from words.archutheon.cards.base import MatchWords

ELEMENTLESS = frozenset({"block", "boost", "release", "move"})
"""Uses that hit nobody."""


def reach_text(words: MatchWords, view: View, sketch: Sketch, draft: list[str], **fixed: str) -> list[str]:
    """Return the enemies whom a declaration could hit now, aim by aim; nothing for one that hits nobody anyway."""
    if read_act(draft[0]).way in ("attack", "hide") and not sketch.deals_damage(draft, **fixed):
        return [words.say("archutheon-opt-no-damage")]
    several = len(sketch.users(draft, **fixed)) > 1
    found = reaches(words, view, sketch.aimed(draft, **fixed), several=several)
    first = []
    if sketch.moves_first(draft, **fixed):
        first.append(words.say("archutheon-opt-moves-first", reaches="yes" if found else "no"))
    if found:
        return [found, *first]
    done = sketch.composed(draft, **fixed)
    aims = any(stage in done.tokens for stage in AIMS)
    return [words.say("archutheon-opt-reaches-none"), *first] if aims else first


def reaches(words: MatchWords, view: View, found: ByHero, *, several: bool, brief: bool = False) -> str:
    """Return the enemies whom a declaration could hit now, "" if it hits none: "reaches: Knight −2, or Guide −1".

    If `several` heroes could act, it is told for each who hits anybody; of many, with `brief`, for the first ones.
    """
    if not found:
        return ""
    if not several:
        return words.say("archutheon-opt-reaches", names=aims_brief(words, view, found[0][1]))
    texts = [
        words.say("archutheon-opt-by-hero", who=words.who(hero), text=aims_brief(words, view, aims))
        for hero, aims in found
    ]
    names = first_of(words, "heroes", texts, "; ".join, "archutheon-opt-more-heroes") if brief else "; ".join(texts)
    return words.say("archutheon-opt-reaches-by", names=names)


def back_text(words: MatchWords, cell: int, *, charged: bool = False) -> str:
    """Return the cell of the recharge into which a card comes, and when it is in the hand (AR-17).

    A charged card does not wait in a slot for the next Recovery.
    """
    return words.say("archutheon-opt-back", cell=cell, turns=cell + (not charged))


def bluff(words: MatchWords, sketch: Sketch, draft: list[str], **fixed: str) -> str:
    """Return whether a card face down will be cancelled (AR-27)."""
    return words.say("archutheon-opt-bluff", stealth="yes" if sketch.has_stealth(draft, **fixed) else "no")
