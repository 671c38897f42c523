"""The finisher of BattleCON in words: playing it, and turning it over (BC-25, BC-39)."""

from __future__ import annotations

from collections.abc import Mapping

from engines.battlecon.views.view import View
from engines.kernel.state.model import Decision
from words.battlecon.answers.common import Answer, fighter_of, force_of
from words.battlecon.cards.base import MatchWords


def _finisher(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    fighter = fighter_of(decision, view)
    if key == "keep" or fighter is None or not fighter.finisher:
        return words.say("battlecon-opt-keep")
    return words.say("battlecon-opt-play", card=words.card(fighter.finisher))


def _finisher_does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    fighter = fighter_of(decision, view)
    if key == "keep" or fighter is None:
        return words.say("battlecon-opt-keep-does")
    left = force_of(view, fighter) - fighter.life
    return words.say("battlecon-opt-play-does", cost=words.force(fighter.life), left=left)


def _finisher_detail(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    does, fighter = _finisher_does(words, decision, key, view), fighter_of(decision, view)
    if key == "keep" or fighter is None or not fighter.finisher:
        return does
    figures = words.figures_by_name(words.figures(fighter.finisher))
    return "\n".join(line for line in (does, figures, words.effects_text(fighter.finisher)) if line)


def _flip(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    card = _side_of(decision, key, view)
    return words.say("battlecon-opt-flip" if key == "flip" else "battlecon-opt-hold", card=words.card(card))


def _flip_does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    return words.figures_by_name(words.figures(_side_of(decision, key, view)))


def price(words: MatchWords, decision: Decision, view: View, *, within: int | None = None) -> str:
    """Return whether Манёвр could become the finisher now, or what is missing (BC-25); nothing without both in hand.

    With `within` nothing is said while more force than that is missing.
    """
    fighter = fighter_of(decision, view)
    maneuver = words.pack.common.maneuver.id
    if view.legacy or fighter is None or not fighter.finisher or maneuver not in (fighter.hand or ()):
        return ""
    have = force_of(view, fighter)
    missing = fighter.life - have
    facts: dict[str, str | float] = {
        "card": words.card(fighter.finisher),
        "cost": words.force(fighter.life),
        "have": have,
    }
    if missing <= 0:
        return words.say("battlecon-aside-finisher", **facts)
    if within is not None and missing > within:
        return ""
    return words.say("battlecon-aside-finisher-far", missing=words.force(missing), **facts)


def help_text(words: MatchWords, decision: Decision, view: View) -> str:
    """Return the effects of each side of a finisher to choose: no picture of it stands beside the question."""
    sides = [o.key for o in decision.options]
    if decision.kind == "flip":
        sides = [_side_of(decision, key, view) for key in sides]
    lines = [words.say("battlecon-aside-side", card=words.card(side), text=words.effects_text(side)) for side in sides]
    return "\n".join(line for line, side in zip(lines, sides, strict=True) if words.effects_text(side))


def _side_of(decision: Decision, key: str, view: View) -> str:
    """Return the side of the finisher that would be up."""
    fighter = fighter_of(decision, view)
    if fighter is None:
        raise KeyError(key)
    other = next((side for side in fighter.finishers if side != fighter.finisher), fighter.finisher)
    return other if key == "flip" else fighter.finisher


ANSWERS: Mapping[str, tuple[Answer, Answer]] = {
    "finisher": (_finisher, _finisher_does),
    "flip": (_flip, _flip_does),
}

DETAILS: Mapping[str, Answer] = {"finisher": _finisher_detail}
