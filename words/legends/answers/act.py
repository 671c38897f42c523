"""The answers to the question "act": cards of the hand, abilities, attacks, blocks, a pass."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.kernel.state.model import Decision
from engines.legends.content.shapes import Event, Skill
from engines.legends.views.view import View
from words.common.limits import DETAIL
from words.legends.answers.common import card_of
from words.legends.answers.passing import pass_label, pass_text, stack_note
from words.legends.cards.base import MatchWords
from words.legends.cards.states import state_text
from words.safe import clip
from words.texts import figure

PASS, THROUGH, BLOCK = "pass", "through", "block"
USE, ATTACK = "use:", "attack:"

GROUPS = ("follower", "event", "skill", "ability", "attack", "pass")
"""The groups of answers, in their order."""


def group_of(words: MatchWords, key: str) -> str:
    """Return the group of an answer."""
    if key in (PASS, THROUGH, BLOCK):
        return "pass"
    if key.startswith(USE):
        return "ability"
    return "attack" if key.startswith(ATTACK) else words.pack.type_of[card_of(key)]


def groups(words: MatchWords, keys: Sequence[str]) -> Mapping[str, list[str]]:
    """Return the answers by group, groups without any left out."""
    found: dict[str, list[str]] = {name: [] for name in GROUPS}
    for key in keys:
        found[group_of(words, key)].append(key)
    return {name: members for name, members in found.items() if members}


def used(key: str) -> tuple[int, int]:
    """Return the uid and the index of the ability that a key names."""
    _, uid, ability = key.split(":")
    return int(uid), int(ability)


# -------------------------------------------------------------------- labels


def label(words: MatchWords, _decision: Decision, key: str, view: View) -> str:
    """Return an answer: a card by its name, an ability with its price, an attack with its attacker, what a pass does."""
    if key == PASS:
        return pass_label(words, view)
    if key in (THROUGH, BLOCK):
        return words.say(f"legends-opt-{key}")
    if key.startswith(USE):
        uid, ability = used(key)
        card = _card_in_play(view, uid)
        return words.say("legends-opt-use", who=words.who(uid, card), cost=words.cost(card, ability))
    if key.startswith(ATTACK):
        uid = int(key.removeprefix(ATTACK))
        return words.say("legends-opt-attack", who=words.who(uid, _card_in_play(view, uid)))
    return words.card(card_of(key))


def _card_in_play(view: View, uid: int) -> str:
    found = view.permanent(uid)
    return found.card if found is not None else ""


# -------------------------------------------------------------------- what they do


def does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the effect of an answer: type, price and text of a card, the state of an attacker, who is under attack."""
    if key == PASS:
        return _after_pass(words, view)
    if key == THROUGH:
        return _through(words, view)
    if key == BLOCK:
        return words.say("legends-opt-block-does")
    if key.startswith(USE):
        uid, ability = used(key)
        return words.ability(_card_in_play(view, uid), ability)
    if key.startswith(ATTACK):
        attacker = view.permanent(int(key.removeprefix(ATTACK)))
        return state_text(words, attacker) if attacker is not None else ""
    return card_does(words, decision, card_of(key), view)


def card_does(words: MatchWords, decision: Decision, card: str, view: View) -> str:
    """Return type, figures and price of a card of the hand, then its text in short."""
    return " ".join(part for part in (price(words, decision, card, view), words.short_text(card)) if part)


def price(words: MatchWords, decision: Decision, name: str, view: View) -> str:
    """Return what it takes to play a card, as a sentence: "Follower 2/3, occupies 2 of 5."."""
    card, figures = words.pack.card[name], words.figures(name)
    available = figure(view.player(decision.seat).sum.available)
    if isinstance(card, Event):
        return words.say("legends-opt-event", cost=figures.cost, available=available)
    if isinstance(card, Skill):
        return words.say("legends-opt-skill", level=figures.level, extra=_extra(words, name))
    return words.say(
        "legends-opt-follower",
        attack=figures.attack,
        lives=figures.lives,
        cost=figures.legendarity,
        available=available,
    )


def _extra(words: MatchWords, name: str) -> str:
    cost = words.skill_cost(name)
    return words.say("legends-opt-extra", cost=cost) if cost else ""


def _after_pass(words: MatchWords, view: View) -> str:
    """Return what comes after a pass beside its label: the spells of the stack, last first."""
    if view.stack:
        return words.say("legends-opt-whole-stack")
    return ""


def _through(words: MatchWords, view: View) -> str:
    """Return who hits whom if nobody blocks: attack against attack."""
    fight = view.fight
    if fight is None:
        return ""
    attacker, target = view.permanent(fight.attacker), view.permanent(fight.target)
    if attacker is None or target is None:
        return ""
    return words.say(
        "legends-opt-through-does",
        who=words.who(attacker.uid, attacker.card),
        attack=figure(attacker.attack or 0),
        target=words.who(target.uid, target.card),
        back=0 if "no_strike_back" in attacker.keywords else figure(target.attack or 0),
    )


# -------------------------------------------------------------------- in full


def detail(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the effect of an answer in full: of a card all properties, its text and its keywords."""
    if key == PASS:
        return clip("\n".join(part for part in (pass_text(words, view), stack_note(words, view)) if part), DETAIL)
    if key in (THROUGH, BLOCK) or key.startswith((USE, ATTACK)):
        return does(words, decision, key, view)
    return card_detail(words, card_of(key))


def card_detail(words: MatchWords, card: str) -> str:
    """Return all properties of a card, its text and the meaning of its keywords, in at most 600 code points."""
    lines = [words.say("legends-sentence", text=words.short(card)), *map(words.paragraph, words.effects(card))]
    return clip("\n".join([*lines, *(f"-# {line}" for line in words.reminders(card))]), DETAIL)
