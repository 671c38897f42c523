"""Corrections of the table by a judge, in words: what may be corrected, and to what."""

from __future__ import annotations

from engines.legends.views.view import View
from words.legends.cards.base import MatchWords
from words.texts import figure

CARDS = ("grave", "hand")
"""The kinds whose values are cards."""


def correction_subject(words: MatchWords, subject: str, view: View) -> str:
    """Return the name of a permanent with its controller, or of a player: "Wolf (Anna)", "Anna"."""
    permanent = view.permanent(int(subject))
    if permanent is None:
        return words.name(int(subject))
    who = words.who(permanent.uid, permanent.card)
    return words.say("legends-correct-permanent", who=who, name=words.name(permanent.controller))


def correction_label(words: MatchWords, thing: str, view: View) -> str:
    """Return the name of a thing that may be corrected, as it is now: "Lives: 3", "Legendarity spent: 2"."""
    kind, _, subject = thing.partition(":")
    permanent = view.permanent(int(subject))
    now = ""
    if permanent is not None:
        now = {
            "lives": figure(permanent.lives or 0),
            "level": figure(permanent.level),
            "turned": "yes" if permanent.turned else "no",
        }.get(kind, "")
    elif kind == "spent":
        now = str(view.player(int(subject)).sum.spent)
    return words.say(f"legends-correct-{kind}", now=now)


def correction_value(words: MatchWords, thing: str, value: str) -> str:
    """Return a value that something may be given: "5", "to its owner's hand", the name of a card."""
    kind = thing.partition(":")[0]
    if kind in CARDS:
        return words.card(value)
    return words.say(f"legends-correct-to-{kind}", value=value) if kind in ("turned", "place") else value
