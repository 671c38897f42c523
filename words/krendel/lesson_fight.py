"""Lines about a fight for the guided first match, from the learner's side, with the reason for each outcome."""

from __future__ import annotations

from collections.abc import Sequence

from engines.krendel.views.view import AttackView, ChangeView, Seat, WizardView
from words.krendel.cards import CardWords
from words.texts import figure, signed


def fighter(words: CardWords, wizard: WizardView, *, because: bool) -> str:
    """Return a fighter's figures on the card and in the fight; with `because`, whose spells changed what (TK-18, TK-19)."""
    card = words.pack.creature[wizard.creature or ""]
    name, printed = words.name(wizard.seat), _pair(card.attack, card.defence)
    if not wizard.changes:
        return words.say("krendel-lesson-same", name=name, printed=printed)
    total = _pair(wizard.attack or 0, wizard.defence or 0)
    line = words.say("krendel-lesson-changed", name=name, printed=printed, total=total)
    if not because:
        return line
    parts = []
    for source in dict.fromkeys(change.source for change in wizard.changes):
        name = words.name(source) if source == wizard.seat else words.letter(source)
        parts.append(words.say("krendel-lesson-change", name=name, changes=changes_by(words, wizard.changes, source)))
    return words.say("krendel-lesson-because", line=line, changes="; ".join(parts))


def changes_by(words: CardWords, changes: Sequence[ChangeView], source: Seat) -> str:
    """Return the changes by one seat's spells: "+2 attack, −1 defence"; an empty text for none."""
    own = [change for change in changes if change.source == source]
    return ", ".join(words.say("krendel-change", by=signed(change.by), stat=change.stat) for change in own)


def own_attack(words: CardWords, attack: AttackView) -> str:
    """Return a line about an attack by the learner with its outcome (TK-16, TK-17)."""
    if attack.success:
        outcome = words.say("krendel-lesson-hit", trophies=words.trophies(attack.trophies))
    else:
        outcome = _repelled(words, attack, "krendel-lesson-thorned")
    return _line(words, attack.target, attack, outcome)


def attack_on_you(words: CardWords, attack: AttackView) -> str:
    """Return a line about an attack on the learner with its outcome (TK-16, TK-17)."""
    if attack.success:
        outcome = words.say("krendel-lesson-struck", wounds=words.wounds(attack.wounds))
    else:
        outcome = _repelled(words, attack, "krendel-lesson-thorny")
    return _line(words, attack.attacker, attack, outcome)


def _repelled(words: CardWords, attack: AttackView, thorns: str) -> str:
    """Return the outcome of a repelled attack; `thorns` is the key of the text that adds the wounds by them."""
    how = "shielded" if attack.shielded else "equal" if attack.attack == attack.defence else "repelled"
    outcome = words.say(f"krendel-lesson-{how}")
    return words.say(thorns, outcome=outcome, wounds=words.wounds(attack.thorns)) if attack.thorns else outcome


def _line(words: CardWords, rival: Seat, attack: AttackView, outcome: str) -> str:
    sign = ">" if attack.attack > attack.defence else "=" if attack.attack == attack.defence else "<"
    figures = {"attack": figure(attack.attack), "sign": sign, "defence": figure(attack.defence)}
    return words.say("krendel-lesson-attack", name=words.name(rival), **figures, outcome=outcome)


def _pair(attack: int, defence: int) -> str:
    return f"{figure(attack)}/{figure(defence)}"
