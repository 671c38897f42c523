"""Corrections of the table by a judge, in words: what may be corrected, and to what."""

from __future__ import annotations

from engines.archutheon.setup.correcting import NOTHING, TRACKS
from engines.archutheon.views.view import View
from words.archutheon.cards.base import MatchWords

HERO, SIDE = "h", "s"
"""The first letters of subjects; the Gate has another one."""


def correction_subject(words: MatchWords, subject: str) -> str:
    """Return the name of a hero with his player, of a player, or of the Gate."""
    if subject.startswith(HERO):
        at = int(subject[1:])
        return words.say("archutheon-correct-hero", who=words.who(at), name=words.player(words.side_of(at)))
    if subject.startswith(SIDE):
        return words.player(int(subject[1:]))
    return words.say("archutheon-correct-the-gate")


def correction_label(words: MatchWords, thing: str, view: View) -> str:
    """Return the name of a thing that may be corrected, as it is now: "Health: 7", "Slot track: 2"."""
    kind, _, subject = thing.partition(":")
    return words.say(f"archutheon-correct-{kind}", now=_now(words, kind, subject, view))


def _now(words: MatchWords, kind: str, subject: str, view: View) -> str:
    """Return the present value of a thing, "" for one that has none."""
    if subject.startswith(HERO):
        hero = view.heroes[int(subject[1:])]
        element = words.element(hero.element) if hero.element else words.say("archutheon-correct-nothing")
        found = {"health": str(hero.health), "element": element, "cell": words.cell(hero.cell)}
        return found.get(kind, "")
    if kind in TRACKS:
        return str(view.players[int(subject[1:])].tracks[TRACKS[kind]])
    return words.area(words.arena.gate_areas[view.gate]) if kind == "gate" else ""


def correction_value(words: MatchWords, thing: str, value: str) -> str:
    """Return a value that something may be given: "5", "C3n", the name of a permanent, an element or a card."""
    match thing.partition(":")[0]:
        case "put" | "lift":
            return words.permanent(value)
        case "element":
            return words.say("archutheon-correct-nothing") if value == NOTHING else words.element(value)
        case "back":
            return words.card(value)
        case _:
            return value
