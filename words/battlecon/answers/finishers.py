"""The finisher of BattleCON in words: playing it, and turning it over (BC-25, BC-39)."""

from __future__ import annotations

from collections.abc import Mapping

from engines.battlecon.views.view import View
from engines.kernel.state.model import Decision
from words.battlecon.answers.about import Answer, fighter_of, force_of
from words.battlecon.cards.base import MatchWords


def _finisher(told: MatchWords, decision: Decision, key: str, view: View) -> str:
    fighter = fighter_of(decision, view)
    if key == "keep" or fighter is None or not fighter.finisher:
        return told.say("battlecon-opt-keep")
    return told.say("battlecon-opt-play", card=told.card(fighter.finisher))


def _finisher_does(told: MatchWords, decision: Decision, key: str, view: View) -> str:
    fighter = fighter_of(decision, view)
    if key == "keep" or fighter is None:
        return told.say("battlecon-opt-keep-does")
    left = force_of(view, fighter) - fighter.life
    return told.say("battlecon-opt-play-does", cost=told.force(fighter.life), left=left)


def _finisher_detail(told: MatchWords, decision: Decision, key: str, view: View) -> str:
    does, fighter = _finisher_does(told, decision, key, view), fighter_of(decision, view)
    if key == "keep" or fighter is None or not fighter.finisher:
        return does
    figures = told.named(told.figures(fighter.finisher))
    return "\n".join(line for line in (does, figures, told.effects_text(fighter.finisher)) if line)


def _flip(told: MatchWords, decision: Decision, key: str, view: View) -> str:
    card = _side_of(decision, key, view)
    return told.say("battlecon-opt-flip" if key == "flip" else "battlecon-opt-hold", card=told.card(card))


def _flip_does(told: MatchWords, decision: Decision, key: str, view: View) -> str:
    return told.named(told.figures(_side_of(decision, key, view)))


def aside(told: MatchWords, decision: Decision, view: View) -> str:
    """Return what each side of the finisher does, where one is to be chosen: there is no picture of it beside the question."""
    sides = [o.key for o in decision.options]
    if decision.kind == "flip":
        sides = [_side_of(decision, key, view) for key in sides]
    lines = [told.say("battlecon-aside-side", card=told.card(side), text=told.effects_text(side)) for side in sides]
    return "\n".join(line for line, side in zip(lines, sides, strict=True) if told.effects_text(side))


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
