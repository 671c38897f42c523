"""A fight of Krendel's Tournament as one player saw it: the own creature, the attacks by it and on it, the prize."""

from __future__ import annotations

from engines.krendel.views.preview import prize_changes
from engines.krendel.views.view import AttackView, Seat, View
from words.krendel.cards import CardWords, lower_first
from words.krendel.combat import CROWDED, change, compared
from words.texts import figure


def recap(told: CardWords, view: View, *, text: bool = False) -> str:
    """Return the viewer's part of the combat shown and of its prize; nothing before it, after the match, for the public.

    With `text` figures are compared by a word, since a screen reader may leave out signs such as ">".
    Rivals have their letters, and their names too where there are few of them.
    """
    mine = next((wizard for wizard in view.wizards if wizard.seat == view.viewer), None)
    if view.phase not in ("reward", "discard"):
        return ""
    if mine is None or mine.creature is None or mine.attack is None or mine.defence is None:
        return ""
    creature = told.creature_name(mine.creature)
    sentences = [told.say("krendel-recap", creature=creature, attack=figure(mine.attack), defence=figure(mine.defence))]
    named = len(view.wizards) < CROWDED
    own = [_own(told, attack, named=named, text=text) for attack in view.attacks if attack.attacker == mine.seat]
    foreign = [_foreign(told, attack, named=named, text=text) for attack in view.attacks if attack.target == mine.seat]
    if own:
        sentences.append(told.say("krendel-recap-own", results="; ".join(own)))
    if foreign:
        sentences.append(told.say("krendel-recap-foreign", results="; ".join(foreign)))
    return " ".join([*sentences, *_prize(told, view, mine.seat)])


def _own(told: CardWords, attack: AttackView, *, named: bool, text: bool) -> str:
    """Return an attack by the viewer: "B Boris 5 > 3, success"; what a success brings only if it is more than usual."""
    outcome = _outcome(told, attack)
    if attack.trophies > 1:
        outcome = told.say("krendel-recap-extra", outcome=outcome, trophies=told.trophies(attack.trophies))
    if attack.thorns:
        outcome = told.say("krendel-recap-thorns", outcome=outcome, wounds=told.wounds(attack.thorns))
    return _line(told, attack, attack.target, outcome, named=named, text=text)


def _foreign(told: CardWords, attack: AttackView, *, named: bool, text: bool) -> str:
    """Return an attack on the viewer: "B Boris 4 > 2, +1 wound"."""
    outcome = told.wounds(attack.wounds) if attack.success else _outcome(told, attack)
    if attack.thorns:
        outcome = told.say("krendel-recap-own-thorns", outcome=outcome, wounds=told.wounds(attack.thorns))
    return _line(told, attack, attack.attacker, outcome, named=named, text=text)


def _outcome(told: CardWords, attack: AttackView) -> str:
    return told.say(f"krendel-outcome-{'success' if attack.success else 'shielded' if attack.shielded else 'repelled'}")


def _line(told: CardWords, attack: AttackView, rival: Seat, outcome: str, *, named: bool, text: bool) -> str:
    letter = told.letter(rival)
    target = told.say("krendel-recap-rival", letter=letter, name=told.name(rival)) if named else letter
    figures = compared(attack.attack, attack.defence)
    if text:
        figures = told.say("krendel-recap-figures", attack=figure(attack.attack), defence=figure(attack.defence))
    return told.say("krendel-log-target", target=target, figures=figures, outcome=outcome)


def _prize(told: CardWords, view: View, seat: Seat) -> list[str]:
    """Return what the prize brought, once it is settled: to who fulfilled the condition, or by a rival's prize."""
    if view.awarded is None or view.phase == "reward":
        return []
    trophies, wounds = prize_changes(view).get(seat, (0, 0))
    gain = change(told, wounds, trophies)
    if seat in view.fulfilled:
        return [told.say("krendel-recap-prize", prize=gain or lower_first(told.reward_prize(view.awarded[1])))]
    return [told.say("krendel-recap-foreign-prize", gain=gain)] if gain else []
