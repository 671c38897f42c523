"""The recap of a fight for one player: their creature, the attacks by it and on it, the prize."""

from __future__ import annotations

from engines.krendel.views.preview import prize_changes
from engines.krendel.views.view import AttackView, Seat, View
from words.krendel.cards import CardWords, lower_first
from words.krendel.combat import CROWDED_SEATS, change, comparison
from words.texts import figure


def recap(words: CardWords, view: View, *, text: bool = False) -> str:
    """Return the viewer's part of the combat shown and of its prize; nothing before it, after the match, for the public.

    With `text` figures are compared by a word, since a screen reader may leave out signs such as ">".
    Rivals have their letters, and their names too where there are few of them.
    """
    mine = next((wizard for wizard in view.wizards if wizard.seat == view.viewer), None)
    if view.phase not in ("reward", "discard"):
        return ""
    if mine is None or mine.creature is None or mine.attack is None or mine.defence is None:
        return ""
    creature = words.creature_name(mine.creature)
    sentences = [
        words.say("krendel-recap", creature=creature, attack=figure(mine.attack), defence=figure(mine.defence))
    ]
    named = len(view.wizards) < CROWDED_SEATS
    own = [_own(words, attack, named=named, text=text) for attack in view.attacks if attack.attacker == mine.seat]
    foreign = [_foreign(words, attack, named=named, text=text) for attack in view.attacks if attack.target == mine.seat]
    if own:
        sentences.append(words.say("krendel-recap-own", results="; ".join(own)))
    if foreign:
        sentences.append(words.say("krendel-recap-foreign", results="; ".join(foreign)))
    return " ".join([*sentences, *_prize(words, view, mine.seat)])


def _own(words: CardWords, attack: AttackView, *, named: bool, text: bool) -> str:
    """Return an attack by the viewer: "B Boris 5 > 3, success"; what a success brings only if it is more than usual."""
    outcome = _outcome(words, attack)
    if attack.trophies > 1:
        outcome = words.say("krendel-recap-extra", outcome=outcome, trophies=words.trophies(attack.trophies))
    if attack.thorns:
        outcome = words.say("krendel-recap-thorns", outcome=outcome, wounds=words.wounds(attack.thorns))
    return _line(words, attack, attack.target, outcome, named=named, text=text)


def _foreign(words: CardWords, attack: AttackView, *, named: bool, text: bool) -> str:
    """Return an attack on the viewer: "B Boris 4 > 2, +1 wound"."""
    outcome = words.wounds(attack.wounds) if attack.success else _outcome(words, attack)
    if attack.thorns:
        outcome = words.say("krendel-recap-own-thorns", outcome=outcome, wounds=words.wounds(attack.thorns))
    return _line(words, attack, attack.attacker, outcome, named=named, text=text)


def _outcome(words: CardWords, attack: AttackView) -> str:
    return words.say(
        f"krendel-outcome-{'success' if attack.success else 'shielded' if attack.shielded else 'repelled'}"
    )


def _line(words: CardWords, attack: AttackView, rival: Seat, outcome: str, *, named: bool, text: bool) -> str:
    letter = words.letter(rival)
    target = words.say("krendel-recap-rival", letter=letter, name=words.name(rival)) if named else letter
    figures = comparison(attack.attack, attack.defence)
    if text:
        figures = words.say("krendel-recap-figures", attack=figure(attack.attack), defence=figure(attack.defence))
    return words.say("krendel-log-target", target=target, figures=figures, outcome=outcome)


def _prize(words: CardWords, view: View, seat: Seat) -> list[str]:
    """Return the viewer's gain by a prize once it is settled: by an own prize, or by a rival's."""
    if view.awarded is None or view.phase == "reward":
        return []
    trophies, wounds = prize_changes(view).get(seat, (0, 0))
    gain = change(words, wounds, trophies)
    if seat in view.fulfilled:
        return [words.say("krendel-recap-prize", prize=gain or lower_first(words.reward_prize(view.awarded[1])))]
    return [words.say("krendel-recap-foreign-prize", gain=gain)] if gain else []
