"""Attacks and reactions of Super Fantasy Brawl in words: targets, and the outcome by what lies open."""

from __future__ import annotations

from collections.abc import Mapping

from engines.brawl.views.view import View
from engines.kernel.state.model import Decision
from words.brawl.answers.answers import sums
from words.brawl.answers.common import Answer
from words.brawl.answers.outcomes import Blow, blows, targets
from words.brawl.cards.base import MatchWords
from words.common.limits import DESCRIPTION
from words.texts import signed

STOP = "stop"


def aimed(words: MatchWords, key: str, view: View) -> tuple[int, ...]:
    """Return the champions that an answer means: one, or those in an area."""
    if key.isdecimal():
        return (int(key),)
    if view.doing is None or not key.startswith("d"):
        return ()
    return targets(view, words.pack, view.doing.user, view.doing.card).get(key, ())


def label(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the names of the targets; of several areas also the hexes, after their number in the picture."""
    if key in (STOP, "use"):
        return words.say(f"brawl-opt-{key}", kind=decision.kind)
    found = aimed(words, key, view)
    if key.isdecimal():
        return words.who(int(key))
    names = words.all_who(found)
    areas = [option.key for option in decision.options if option.key.startswith("d")]
    if len(areas) < 2:
        return names
    number = areas.index(key) + 1
    return words.say("brawl-opt-area-of", number=number, hexes=words.hexes(_hexes(key, view)), names=names)


def _hexes(key: str, view: View) -> list[int]:
    return [mark.hex for mark in view.marks if mark.key == key]


# -------------------------------------------------------------------- what would come of it


def blow_text(words: MatchWords, found: Blow) -> str:
    """Return the outcome of an attack for a target: "Gwaien: strength 3 − defence 1, 2 damage, then damage 3 of 5"."""
    key = "brawl-opt-blow-ignored" if found.ignored else "brawl-opt-blow"
    damage = words.amount(found.damage)
    text = words.say(key, who=words.who(found.target), strength=found.strength, defence=found.defence, damage=damage)
    if found.total > found.damage:
        text = words.say("brawl-opt-blow-more", text=text, total=found.total)
    if found.out:
        return words.say("brawl-opt-blow-out", text=text)
    return words.say("brawl-opt-blow-left", text=text, damage=found.before + found.total, health=found.health)


def _brief(words: MatchWords, found: Blow) -> str:
    """Return the outcome of an attack for a target, without its figures: "Gwaien: 2 damage, then damage 3 of 5"."""
    text = words.say("brawl-opt-blow-brief", who=words.who(found.target), damage=words.amount(found.total))
    if found.out:
        return words.say("brawl-opt-blow-out", text=text)
    return words.say("brawl-opt-blow-left", text=text, damage=found.before + found.total, health=found.health)


def _briefest(words: MatchWords, found: Blow) -> str:
    """Return the damage to a target alone: "Gwaien −2"."""
    text = f"{words.who(found.target)} {signed(-found.total) if found.total else 0}"
    return words.say("brawl-opt-blow-out", text=text) if found.out else text


def does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the outcome of an answer in short: for an attack the damage to each target, without reactions."""
    if key == STOP:
        return words.say("brawl-opt-stop-does", kind=decision.kind)
    if key == "use":
        return ""
    found = aimed(words, key, view)
    if decision.kind != "attack" or view.doing is None:
        return "; ".join(_state(words, key, view, i) for i in found)
    coming = blows(view, words.pack, view.doing.user, view.doing.card, found)
    forms = ("; ".join(form(words, each) for each in coming) for form in (blow_text, _brief, _briefest))
    *longer, last = forms
    return next((text for text in longer if len(text) <= DESCRIPTION), last)


def detail(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the outcome of an answer, a line for each target."""
    if key in (STOP, "use") or view.doing is None:
        return does(words, decision, key, view)
    found = aimed(words, key, view)
    if decision.kind != "attack":
        return "\n".join(_state(words, key, view, i) for i in found)
    user, card = view.doing.user, view.doing.card
    lines = [blow_text(words, each) for each in blows(view, words.pack, user, card, found)]
    own = view.champions[user].team
    if any(view.champions[i].team == own for i in found):
        lines.append(words.say("brawl-opt-own-hit"))
    return "\n".join(lines)


def _state(words: MatchWords, key: str, view: View, i: int) -> str:
    """Return the place and damage of a target; of a single one, which the label names, also its player."""
    champion = view.champions[i]
    args: dict[str, str | float] = {
        "damage": champion.damage,
        "health": champion.health,
        "hex": words.hex(champion.hex),
    }
    if key.isdecimal():
        return words.say("brawl-opt-who-does", name=words.name(champion.seat), **args)
    return words.say("brawl-opt-state", who=words.who(i), **args)


# -------------------------------------------------------------------- reactions


def react_label(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    """Return the reaction and its champion."""
    if key == "pass":
        return words.say("brawl-opt-pass")
    card, _, on = key.partition(">")
    return words.say("brawl-opt-react", card=words.card(card), who=words.whom(int(on)))


def react_does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the core that a reaction takes and the attack's outcome then; without a reaction that stands above the answers."""
    if key == "pass":
        return ""
    text = _forecast(words, decision, key, view)
    core = words.say("brawl-log-paid", core=words.pack.card[key.partition(">")[0]].core)
    return words.say("brawl-opt-react-does", core=core[:1].upper() + core[1:], text=text)


def _forecast(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the attack's outcome for the champion with the reaction, or without one for all of the side that is asked."""
    doing = view.doing
    if doing is None:
        return ""
    card, _, on = key.partition(">")
    team = next(player.team for player in view.players if player.seat == decision.seat)
    reaction = (card, int(on)) if on else ("", -1)
    made = blows(view, words.pack, doing.user, doing.card, doing.targets, *reaction)
    mine = [each for each in made if view.champions[each.target].team == team]
    if on:
        mine = [each for each in mine if each.target == int(on)]
    return "; ".join(blow_text(words, each) for each in mine)


def react_detail(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the attack's outcome then, and all effects of the reaction."""
    if key == "pass":
        return ""
    lines = (_forecast(words, decision, key, view), sums(words, key.partition(">")[0], "\n"))
    return "\n".join(line for line in lines if line)


def attack(words: MatchWords, view: View) -> str:
    """Return the attack that a reaction answers: attacker, hex, defender and card; "" if there is none."""
    doing = view.doing
    if doing is None or not doing.card:
        return ""
    user, *aimed_at = (
        {"who": words.who(i), "hex": words.hex(view.champions[i].hex)} for i in (doing.user, *doing.targets)
    )
    names = words.say.join([words.say("brawl-aside-target", **each) for each in aimed_at])
    card = {"card": words.card(doing.card), "figures": words.range_text(doing.card)}
    return words.say("brawl-aside-attack", names=names, **user, **card)


def without_reaction(words: MatchWords, decision: Decision, view: View) -> str:
    """Return the attack's outcome without a reaction."""
    return words.say("brawl-aside-unanswered", text=_forecast(words, decision, "pass", view))


def threat_text(words: MatchWords, decision: Decision, view: View) -> str:
    """Return the attack that is being reacted to, and its outcome without a reaction."""
    line, doing = attack(words, view), view.doing
    if not line or doing is None:
        return ""
    text = words.text(doing.card)
    lines = [line, *([f"> {text}"] if text else [])]
    lines.append(without_reaction(words, decision, view))
    # The public sees only the answer that everybody has, so that the cards one could play stay secret.
    if view.viewer == decision.seat and len(decision.options) == 1:
        lines.append(words.say("brawl-aside-unable"))
    return "\n".join(lines)


ANSWERS: Mapping[str, tuple[Answer, Answer]] = {
    "attack": (label, does),
    "use": (label, does),
    "react": (react_label, react_does),
}
"""Functions for the label and the outcome of an answer, by kind of question."""

DETAILS: Mapping[str, Answer] = {"attack": detail, "use": detail, "react": react_detail}
