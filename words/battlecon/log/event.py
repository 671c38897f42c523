"""One event of BattleCON in words: what it says, and of whom."""

from __future__ import annotations

from words.battlecon.cards.base import MatchWords
from words.common import events as common_events
from words.common.events import Said

Teller = common_events.Teller[MatchWords]


def has(key: str) -> Teller:
    """Return a teller for what is the same each time, of a fighter that has it."""
    return common_events.has(key, "fighter")


def acts(key: str) -> Teller:
    """Return a teller for what a fighter does in the same words each time."""
    return common_events.acts(key, "fighter")


def acts_with(key: str, fact: str) -> Teller:
    """Return a teller for what a fighter does with the card that the facts name."""
    return lambda told, facts: Said(
        facts["fighter"], told.say(key, card=told.quoted(told.card(facts[fact]))), acts=True
    )


def has_card(key: str, fact: str) -> Teller:
    """Return a teller for what is so with the card that the facts name."""
    return lambda told, facts: Said(facts["fighter"], told.say(key, card=told.quoted(told.card(facts[fact]))))
