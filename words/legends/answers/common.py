"""Helpers for all answers of Legends: the cards, permanents and players that a key names."""

from __future__ import annotations

from collections.abc import Callable

from engines.kernel.state.model import Decision
from engines.legends.views.view import PermanentView, SpellView, View
from words.legends.cards.base import MatchWords
from words.legends.cards.states import short_state, state_text

Answer = Callable[[MatchWords, Decision, str, View], str]
"""A function that returns a text of an answer by its key."""

SEAT = "seat"
"""The beginning of a key that names a player."""


def card_of(key: str) -> str:
    """Return the card that a key names: "wolf" and "wolf#2" are two copies of one."""
    return key.partition("#")[0]


def permanent_of(view: View, key: str) -> PermanentView | None:
    """Return the permanent of a key that is a uid, None if it is none in play."""
    return view.permanent(int(key)) if key.isdecimal() else None


def spell_of(view: View, key: str) -> SpellView | None:
    """Return the spell of a key that is a uid, None if it is none on the stack."""
    return next((spell for spell in view.stack if str(spell.uid) == key), None)


def nothing(_words: MatchWords, _decision: Decision, _key: str, _view: View) -> str:
    """Return nothing: the name of the answer says it all."""
    return ""


def whose_state(words: MatchWords, permanent: PermanentView, seat: int, *, full: bool = False, beside: str = "") -> str:
    """Return the side of a permanent as a player sees it, and its state, in `full` with the effects in force.

    `beside` is the card's text if that stands beside the state.
    """
    whose = "own" if permanent.controller == seat else "enemy"
    state = state_text(words, permanent, beside=beside) if full else short_state(words, permanent)
    return words.say("legends-opt-whose", whose=whose, state=state)
