"""A fight as the guided first match tells it: line by line, from the learner's side, with the reason for each outcome."""

from __future__ import annotations

from collections.abc import Sequence

from engines.krendel.views.view import AttackView, ChangeView, Seat, WizardView
from words.krendel.cards import CardWords
from words.texts import figure, signed


def fighter(told: CardWords, wizard: WizardView, *, because: bool) -> str:
    """Return a fighter's figures on the card and in the fight; with `because`, whose spells changed what (TK-18, TK-19)."""
    card = told.pack.creature[wizard.creature or ""]
    name, printed = told.name(wizard.seat), _pair(card.attack, card.defence)
    if not wizard.changes:
        return told.say("krendel-lesson-same", name=name, printed=printed)
    total = _pair(wizard.attack or 0, wizard.defence or 0)
    line = told.say("krendel-lesson-changed", name=name, printed=printed, total=total)
    if not because:
        return line
    parts = []
    for source in dict.fromkeys(change.source for change in wizard.changes):
        name = told.name(source) if source == wizard.seat else told.letter(source)
        parts.append(told.say("krendel-lesson-change", name=name, changes=changes_by(told, wizard.changes, source)))
    return told.say("krendel-lesson-because", line=line, changes="; ".join(parts))


def changes_by(told: CardWords, changes: Sequence[ChangeView], source: Seat) -> str:
    """Return what one seat's spells change, an empty text if nothing: "+2 attack, −1 defence"."""
    own = [change for change in changes if change.source == source]
    return ", ".join(told.say("krendel-change", by=signed(change.by), stat=change.stat) for change in own)


def own_attack(told: CardWords, attack: AttackView) -> str:
    """Return an attack by the learner, and what came of it (TK-16, TK-17)."""
    if attack.success:
        gain = told.say("krendel-lesson-hit", trophies=told.trophies(attack.trophies))
        return _line(told, attack.target, attack, gain)
    outcome = _failed(told, attack)
    if attack.thorns:
        outcome = told.say("krendel-lesson-thorned", outcome=outcome, wounds=told.wounds(attack.thorns))
    return _line(told, attack.target, attack, outcome)


def attack_on_you(told: CardWords, attack: AttackView) -> str:
    """Return an attack on the learner, and what came of it (TK-16, TK-17)."""
    if attack.success:
        hurt = told.say("krendel-lesson-struck", wounds=told.wounds(attack.wounds))
        return _line(told, attack.attacker, attack, hurt)
    outcome = _failed(told, attack)
    if attack.thorns:
        outcome = told.say("krendel-lesson-thorny", outcome=outcome, wounds=told.wounds(attack.thorns))
    return _line(told, attack.attacker, attack, outcome)


def _failed(told: CardWords, attack: AttackView) -> str:
    if attack.shielded:
        return told.say("krendel-lesson-shielded")
    return told.say(f"krendel-lesson-{'equal' if attack.attack == attack.defence else 'repelled'}")


def _line(told: CardWords, rival: Seat, attack: AttackView, outcome: str) -> str:
    sign = ">" if attack.attack > attack.defence else "=" if attack.attack == attack.defence else "<"
    figures = {"attack": figure(attack.attack), "sign": sign, "defence": figure(attack.defence)}
    return told.say("krendel-lesson-attack", name=told.name(rival), **figures, outcome=outcome)


def _pair(attack: int, defence: int) -> str:
    return f"{figure(attack)}/{figure(defence)}"
