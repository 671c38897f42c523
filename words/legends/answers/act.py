"""The answers to the questions "main" and "act": cards of the hand, abilities, attacks, blocks, a pass."""

from __future__ import annotations

from engines.kernel.state.model import Decision
from engines.legends.content.shapes import Event, Skill
from engines.legends.views.view import PlayerView, View
from words.common.limits import DESCRIPTION, DETAIL
from words.legends.answers.common import card_of
from words.legends.answers.passing import pass_label, pass_text, stack_note
from words.legends.cards.base import MatchWords
from words.legends.cards.states import short_state
from words.safe import clip, first_fitting
from words.texts import figure

ACTS = ("main", "act")
"""The questions to a player with priority, who is free to play followers and to attack, or not."""

PASS, THROUGH, BLOCK = "pass", "through", "block"
USE, ATTACK = "use:", "attack:"


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
        return ""
    if key == THROUGH:
        return _through(words, view)
    if key == BLOCK:
        return words.say("legends-opt-block-does")
    if key.startswith(USE):
        uid, ability = used(key)
        return words.ability(_card_in_play(view, uid), ability)
    if key.startswith(ATTACK):
        attacker = view.permanent(int(key.removeprefix(ATTACK)))
        return short_state(words, attacker) if attacker is not None else ""
    player = view.player(decision.seat)
    return card_does(words, card_of(key), player, available=player.sum.available)


def card_does(words: MatchWords, card: str, player: PlayerView, *, available: int | None = None) -> str:
    """Return figures and price of a card for a player, then its text, in at most 100 code points.

    A skill without a price of its own leaves its level out if only its text fits.
    """
    head, text = price(words, card, player.event_change, available), words.text(card)
    whole = f"{head} {text}".rstrip()
    if len(whole) <= DESCRIPTION:
        return whole
    if isinstance(words.pack.card[card], Skill) and not words.skill_cost(card) and len(text) <= DESCRIPTION:
        return text
    return f"{head} {words.short_text(card, DESCRIPTION - len(head) - 1)}"


def card_text(words: MatchWords, card: str, player: PlayerView, *, available: int | None = None) -> str:
    """Return figures and price of a card for a player, then its text, however long it is."""
    return f"{price(words, card, player.event_change, available)} {words.text(card)}".rstrip()


def price(words: MatchWords, name: str, event_change: int = 0, available: int | None = None) -> str:
    """Return figures and price of a card, as a sentence: "2/3, occupies 2 of 5."; without `available` not of how much.

    Events cost so much more than is printed.
    """
    card, figures = words.pack.card[name], words.figures(name)
    of = "" if available is None else words.say("legends-opt-of", available=figure(available))
    if isinstance(card, Event):
        return words.say("legends-opt-event", cost=words.event_cost(name, event_change), of=of)
    if isinstance(card, Skill):
        return words.say("legends-opt-skill", level=figures.level, extra=_extra(words, name))
    return words.say(
        "legends-opt-follower", attack=figures.attack, lives=figures.lives, cost=figures.legendarity, of=of
    )


def _extra(words: MatchWords, name: str) -> str:
    cost = words.skill_cost(name)
    return words.say("legends-opt-extra", cost=cost) if cost else ""


def _through(words: MatchWords, view: View) -> str:
    """Return the fight if nobody blocks: attack against attack."""
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


def text(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the effect of an answer, however long it is."""
    if key in (PASS, THROUGH, BLOCK) or key.startswith((USE, ATTACK)):
        return does(words, decision, key, view)
    player = view.player(decision.seat)
    return card_text(words, card_of(key), player, available=player.sum.available)


def detail(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the effect of an answer in full: of a card all properties, its text and its keywords."""
    if key == PASS:
        notes = (stack_note(words, view, decision.seat), "")
        return first_fitting(("\n".join(filter(None, (pass_text(words, view), note))) for note in notes), DETAIL)
    if key in (THROUGH, BLOCK) or key.startswith((USE, ATTACK)):
        return does(words, decision, key, view)
    return card_detail(words, card_of(key), view.player(decision.seat))


def card_detail(words: MatchWords, card: str, player: PlayerView) -> str:
    """Return all properties of a card for a player, its text and the meaning of its keywords, in at most 600 code points."""
    return clip(words.in_full(card, player.event_change), DETAIL)
