"""Beats of BattleCON in which an attack comes to nothing, with what its player is told."""

from __future__ import annotations

from typing import Any

import msgspec

from engines.battlecon.views.view import View

BEAT = ("beat", {"beat": 4})


def missed(why: str, target: int = 1, reach: Any = (1, 2), distance: int | None = 4) -> tuple[str, dict[str, Any]]:
    return "missed", {"attacker": 0, "target": target, "distance": distance, "reach": reach, "why": why}


def damage(taken: int, *, by: int = 0, armour: int = 0, attack: bool = True) -> tuple[str, dict[str, Any]]:
    facts = {"fighter": 1 - by, "by": by, "power": taken + armour, "armour": armour, "taken": taken}
    return "damage", {**facts, "guard": 0, "life": 9, "attack": attack}


def one_leads_all(view: View) -> View:
    """Return a view in which the first player leads all fighters."""
    return msgspec.structs.replace(view, fighters=tuple(msgspec.structs.replace(f, seat=0) for f in view.fighters))


CASES = [
    (
        [missed("range")],
        "Your attack did not reach: range 1~2, distance 4.",
        "Ваша атака не достала: дальность 1~2, расстояние 4.",
    ),
    (
        [missed("range", target=-1, distance=None)],
        "Your attack found nobody: range 1~2.",
        "Ваша атака никого не застала: дальность 1~2.",
    ),
    (
        [missed("avoided")],
        "Your attack missed: the opponent avoided it.",
        "Ваша атака не попала: противник её избежал.",
    ),
    (
        [missed("no_range", reach=None)],
        "Your attack could not hit: its cards have no range.",
        "Ваша атака не могла попасть: у её карт нет дальности.",
    ),
    (
        [missed("condition")],
        "Your attack missed: a card's condition was not met.",
        "Ваша атака не попала: условие карты не выполнено.",
    ),
    (
        [("stays_stunned", {"fighter": 0})],
        "Your attack did not come: stunned before it.",
        "Ваша атака не состоялась: до неё боец был оглушён.",
    ),
    (
        [("no_bases", {})],
        "Your attack did not come: the clash ran out of bases.",
        "Ваша атака не состоялась: в стычке кончились приёмы.",
    ),
    (
        [("no_power", {"attacker": 0})],
        "Your attack hit, but it has no power to do damage.",
        "Ваша атака попала, но силы у неё нет, и урона тоже.",
    ),
    (
        [damage(0, armour=3)],
        "Your attack hit, but armour took all the damage.",
        "Ваша атака попала, но весь урон поглотила броня.",
    ),
    ([damage(0)], "Your attack hit, but did no damage.", "Ваша атака попала, но урона не нанесла."),
]
