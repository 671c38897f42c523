"""One event of BattleCON in words: what it says, and of whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from words.battlecon_told import Facts, MatchWords


class Said(NamedTuple):
    """What an event says, and of which fighter (None: of nobody): right after the name if it `acts`, else after a colon."""

    who: int | None
    does: str
    acts: bool = False


Teller = Callable[[MatchWords, Facts], Said | None]


def whole(told: MatchWords, said: Said) -> str:
    """Return what an event says with the name of the fighter it is about."""
    if said.who is None:
        return said.does
    key = "battlecon-log-acts" if said.acts else "battlecon-log-has"
    return told.say(key, who=told.who(said.who), does=said.does)


def has(key: str) -> Teller:
    """Return a teller for what is the same each time, of a fighter that has it."""
    return lambda told, facts: Said(facts["fighter"], told.say(key))


def acts(key: str) -> Teller:
    """Return a teller for what a fighter does in the same words each time."""
    return lambda told, facts: Said(facts["fighter"], told.say(key), acts=True)


def acts_with(key: str, fact: str) -> Teller:
    """Return a teller for what a fighter does with the card that the facts name."""
    return lambda told, facts: Said(
        facts["fighter"], told.say(key, card=told.quoted(told.card(facts[fact]))), acts=True
    )


def has_card(key: str, fact: str) -> Teller:
    """Return a teller for what is so with the card that the facts name."""
    return lambda told, facts: Said(facts["fighter"], told.say(key, card=told.quoted(told.card(facts[fact]))))
