"""Conclusions from a view for its player: the totals of a creature now, coming spells, the changes by a prize."""

from __future__ import annotations

from typing import NamedTuple

from engines.krendel.content.pack import Pack
from engines.krendel.round.combat import sides
from engines.krendel.views.view import Seat, View, WizardView


class Matchup(NamedTuple):
    """The viewer's creature against one rival, whatever creature that one will play.

    `beats` is the highest printed defence that it overcomes, `holds` the highest printed attack that it repels (TK-16), both
    under all spells that work, shields apart; None where there will be no attack that way (TK-13, TK-54). Either may be below
    zero.
    """

    rival: Seat
    beats: int | None
    holds: int | None


def preview(pack: Pack, view: View, creature: str) -> tuple[int, int]:
    """Return attack and defence of the viewer's creature under all spells that work in this view (TK-18, TK-19, TK-21).

    The totals may fall below zero. In phase "choose" these are the totals that the creature will fight with. Raises
    ValueError for the view of the public, KeyError for an unknown creature.
    """
    if view.viewer is None:
        raise ValueError("the public has no creature to choose")
    card = pack.creature[creature]
    return _under_spells(next(w for w in view.wizards if w.seat == view.viewer), card.attack, card.defence)


def matchups(pack: Pack, view: View, creature: str) -> tuple[Matchup, ...]:
    """Return how the viewer's creature compares with each rival that it attacks or is attacked by, clockwise.

    Raises as `preview` does.
    """
    attack, defence = preview(pack, view, creature)
    order = [wizard.seat for wizard in view.wizards]
    at = order.index(view.viewer if view.viewer is not None else -1)
    targets = dict(view.targets)
    found = []
    for rival in (*view.wizards[at + 1 :], *view.wizards[:at]):
        more_attack, more_defence = _under_spells(rival, 0, 0)
        beats = attack - more_defence - 1 if rival.seat in targets[order[at]] else None
        holds = defence - more_attack if order[at] in targets[rival.seat] else None
        if beats is not None or holds is not None:
            found.append(Matchup(rival.seat, beats, holds))
    return tuple(found)


def coming_spells(pack: Pack, wizard: WizardView) -> tuple[str, ...]:
    """Return the cards whose spells will work next round once creatures are inverted, in phase "discard".

    That is the top card (TK-07, TK-26), and the one beneath if the top one says so (TK-20); the top one first.
    """
    top = wizard.stack[-1:]
    both = any(pack.spell[card].previous for card in top)
    return wizard.stack[: -3 if both else -2 : -1]


def beside(view: View, seat: Seat) -> tuple[Seat, Seat] | None:
    """Return the neighbours at the left (next clockwise) and at the right of a seat (TK-13); None if nobody else sits."""
    order = [wizard.seat for wizard in view.wizards]
    return sides(order, seat) if len(order) > 1 else None


def prize_changes(view: View) -> dict[Seat, tuple[int, int]]:
    """Return by seat the trophies and wounds that the prize of the combat shown has changed so far; only changed seats."""
    changed: dict[Seat, tuple[int, int]] = {}
    for wizard in view.wizards:
        won = sum(a.trophies for a in view.attacks if a.attacker == wizard.seat)
        hurt = sum(a.wounds for a in view.attacks if a.target == wizard.seat)
        hurt += sum(a.thorns for a in view.attacks if a.attacker == wizard.seat)
        trophies = wizard.trophies - wizard.trophies_before - won
        wounds = wizard.wounds - wizard.wounds_before - hurt
        if trophies or wounds:
            changed[wizard.seat] = trophies, wounds
    return changed


def _under_spells(wizard: WizardView, attack: int, defence: int) -> tuple[int, int]:
    for change in wizard.changes:
        if change.stat == "attack":
            attack += change.by
        else:
            defence += change.by
    return attack, defence
