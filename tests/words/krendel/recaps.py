"""Tables after a combat, with what has just happened to the viewer."""

from __future__ import annotations

from engines.krendel.views.view import View, WizardView
from tests.words.support.tables import PACK, attack, table, wizard

OGRE = next(card.id for card in PACK.creatures if card.name.in_language("ru") == "Огр на диете")

WON = {"success": True, "trophies": 1, "wounds": 1}


def fought(*wizards: WizardView, **changes: object) -> View:
    """Return a table in phase "discard" after a combat of these."""
    return table(*wizards, **({"phase": "discard", "viewer": 0, "awarded": ("plantain", "chocolate_cup")} | changes))


def mine(**more: object) -> WizardView:
    return wizard(0, "krendel", **({"creature": OGRE, "attack": 5, "defence": 2} | more))


def rivals(count: int) -> list[WizardView]:
    return [wizard(seat, "krendel") for seat in range(1, count + 1)]


FEW = fought(
    mine(trophies=2, wounds=1),
    *rivals(2),
    attacks=(
        attack(1, 2, (9, 1), **WON),
        attack(1, 0, (4, 2), **WON),
        attack(0, 1, (5, 3), **WON),
        attack(0, 2, (5, 6)),
    ),
    fulfilled=(0,),
)

SPELLBOUND = fought(
    mine(trophies=2, wounds=2),
    *rivals(1),
    attacks=(
        attack(0, 1, (5, -1), success=True, trophies=2, wounds=1),
        attack(0, 1, (5, 6), thorns=2),
        attack(1, 0, (3, 2), shielded=True, thorns=1),
    ),
)

PRIZES: list[tuple[View, str]] = [
    (fought(mine(wounds=1), *rivals(1), awarded=("plantain", "gossip")), " Чужой приз: +1 рана."),
    (fought(mine(), *rivals(1), awarded=("plantain", "gossip"), fulfilled=(0,)), " Приз: каждому соседу +1 рана."),
    (fought(mine(), *rivals(1), fulfilled=(1,)), ""),
    (fought(mine(wounds=3), *rivals(1), phase="reward", fulfilled=(0,)), ""),
]
