"""The cards of a hand that cannot be played in the own main phase now, each with the reason."""

from __future__ import annotations

from engines.kernel.state.model import Decision
from engines.legends.content.shapes import Event, Follower, Skill
from engines.legends.views.view import View
from words.legends.answers.common import card_of
from words.legends.cards.base import MatchWords

IN_MAIN = frozenset({"any", "own_turn", "main"})
"""The timings of cards that may be played in the own main phase (LG-19, LG-22)."""

REASONS = ("points", "level", "turned", "class", "time", "target")
"""Why a card cannot be played, in the order of the text."""


def barred(words: MatchWords, decision: Decision, view: View) -> str:
    """Return the cards of the viewer's hand that are no answers, by the reason; an empty text outside the own main phase.

    For whoever does not see the hand it is empty too.
    """
    hand = view.player(decision.seat).hand
    if decision.kind != "main" or view.stack or view.viewer != decision.seat or not hand:
        return ""
    playable = {card_of(option.key) for option in decision.options}
    found: dict[str, list[str]] = {reason: [] for reason in REASONS}
    for name in dict.fromkeys(hand):
        if name not in playable:
            found[_reason(words, decision, view, name)].append(words.card_quoted(name))
    lines = [words.say(f"legends-barred-{reason}", cards=", ".join(names)) for reason, names in found.items() if names]
    return words.say("legends-barred", reasons="; ".join(lines)) if lines else ""


def _reason(words: MatchWords, decision: Decision, view: View, name: str) -> str:
    """Return why a card cannot be played."""
    card, player = words.pack.card[name], view.player(decision.seat)
    if isinstance(card, Event | Skill) and card.when not in IN_MAIN:
        return "time"
    if isinstance(card, Skill):
        return _reason_of_skill(words, decision, view, card)
    cost = (
        card.legendarity
        if isinstance(card, Follower)
        else player.event_cost(card.cost)
        if isinstance(card, Event)
        else 0
    )
    return "points" if cost > max(player.sum.available, 0) else "target"


def _reason_of_skill(words: MatchWords, decision: Decision, view: View, skill: Skill) -> str:
    """Return why no hero can use a skill (LG-19, LG-23, LG-24)."""
    heroes = [p for p in view.permanents if p.controller == decision.seat and p.card in words.pack.hero]
    fitting = [
        each
        for each in heroes
        if skill.class_ in (None, words.pack.hero[each.card].class_) and skill.hero in (None, each.card)
    ]
    if not fitting:
        return "class"
    able = [each for each in fitting if each.level >= skill.level]
    if not able:
        return "level"
    return "turned" if all(each.turned for each in able) else "target"
