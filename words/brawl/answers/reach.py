"""The enemies that a card of Super Fantasy Brawl reaches from each place, for answers that are places."""

from __future__ import annotations

from engines.brawl.views.view import View
from engines.kernel.state.model import Decision
from words.brawl.answers.hexes import WALKS, enemies_in_reach, hex_of, mover_of
from words.brawl.cards.base import MatchWords

HEX_QUESTIONS = frozenset({*WALKS, "place", "deploy", "trap_place", "look"})
"""Questions whose answers are hexes."""


def has_place_answers(decision: Decision) -> bool:
    """Return whether all answers are hexes that the picture names (and one that is none of them)."""
    return decision.kind in HEX_QUESTIONS and not any(option.key.startswith("hit:") for option in decision.options)


def reach(words: MatchWords, decision: Decision, view: View) -> str:
    """Return each enemy with the hexes to choose from which the current card can be aimed at it."""
    mover = mover_of(decision, view)
    found: dict[int, list[int]] = {}
    for option in decision.options:
        hex_ = hex_of(option.key)
        # A step onto a trap goes on from there: what can be reached is told then.
        if option.key.startswith("t") or hex_ < 0:
            continue
        for target in enemies_in_reach(words, decision, view, mover, hex_):
            found.setdefault(target, []).append(hex_)
    if not found:
        return ""
    lines = [words.say("brawl-aside-reach-of", who=words.who(i), hexes=words.spans(found[i])) for i in sorted(found)]
    return words.say("brawl-aside-reach", targets="; ".join(lines))
