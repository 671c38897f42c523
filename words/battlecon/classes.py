"""Fighters of BattleCON by class: one order for the selects, the picture and the text of a choice."""

from __future__ import annotations

from collections.abc import Iterable

from words.battlecon.cards.base import MatchWords
from words.texts import alphabetical_key

SIMPLE = 1
"""The difficulty of fighters that are simple to lead."""

NAMED_SIMPLE = 4
"""How many simple fighters are named: more would be one more list to choose from."""


def by_class(words: MatchWords, kits: Iterable[str]) -> list[tuple[str, list[str]]]:
    """Return each class with those of these fighters that are of it, by name; the order of classes is always the same."""
    found: dict[str, list[str]] = {}
    for kit in sorted(kits, key=lambda kit: alphabetical_key(words.fighter(kit))):
        found.setdefault(words.pack.kit[kit].fighter_class, []).append(kit)
    return sorted(found.items())


def choices(words: MatchWords, kits: Iterable[str]) -> str:
    """Return fighters that may be chosen, class by class, each with its difficulty."""
    return "; ".join(_class(words, kind, own) for kind, own in by_class(words, kits))


def simple_ones(words: MatchWords, kits: Iterable[str]) -> str:
    """Return fighters that are simple to lead, one of a class, each with the class under which it is found; or nothing."""
    simple = [kit for kit in kits if words.pack.kit[kit].difficulty == SIMPLE]
    first = [(kind, own[0]) for kind, own in by_class(words, simple)][:NAMED_SIMPLE]
    if not first:
        return ""
    named = [
        words.say("battlecon-aside-simple-one", name=words.fighter(kit), kind=words.class_name(kind))
        for kind, kit in first
    ]
    return words.say("battlecon-aside-simple", fighters=", ".join(named))


def _class(words: MatchWords, kind: str, kits: Iterable[str]) -> str:
    names = ", ".join(_choice(words, kit) for kit in kits)
    return words.say("battlecon-board-class", name=words.class_name(kind), fighters=names)


def _choice(words: MatchWords, kit: str) -> str:
    level = words.difficulty(words.pack.kit[kit].difficulty)
    return words.say("battlecon-board-choice", name=words.fighter(kit), difficulty=level)
