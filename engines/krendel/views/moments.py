"""Views of the table at moments between decisions, for explaining a round step by step. Views in, views out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from engines.krendel.views.view import View, WizardView


def revealed(view: View) -> View:
    """Return the view when the cards have been opened and nobody has attacked yet."""
    open_cards = [msgspec.structs.replace(w, wounds=w.wounds_before, trophies=w.trophies_before) for w in view.wizards]
    return _moment(view, "fight", open_cards, attacks=())


def fought(view: View) -> View:
    """Return the view after the attacks, before the reward (TK-17)."""
    after = []
    for wizard in view.wizards:
        made = [a for a in view.attacks if a.attacker == wizard.seat]
        taken = [a for a in view.attacks if a.target == wizard.seat]
        trophies = wizard.trophies_before + sum(a.trophies for a in made)
        wounds = wizard.wounds_before + sum(a.thorns for a in made) + sum(a.wounds for a in taken)
        after.append(msgspec.structs.replace(wizard, trophies=trophies, wounds=wounds))
    return _moment(view, "fight", after)


def rewarded(view: View) -> View:
    """Return the view when the prize has been given, before anything is turned over."""
    return _moment(view, "reward", view.wizards, fulfilled=view.fulfilled, awarded=view.awarded)


def _moment(view: View, phase: Literal["fight", "reward"], wizards: Sequence[WizardView], **changes: Any) -> View:
    """Return the view with the reward pair of this combat, and stacks as they were during it."""
    if view.phase == "discard":
        wizards = [msgspec.structs.replace(w, stack=w.stack[:-1]) for w in wizards]
    condition, prize = view.awarded or (view.condition, view.prize)
    shown: dict[str, Any] = {"fulfilled": (), "awarded": None, "condition": condition, "prize": prize} | changes
    return msgspec.structs.replace(view, phase=phase, wizards=tuple(wizards), **shown)
