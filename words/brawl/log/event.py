"""One event of Super Fantasy Brawl in words: what it says, and of which champion."""

from __future__ import annotations

from words.brawl.cards.base import MatchWords
from words.common import events as common_events
from words.common.events import Said

Teller = common_events.Teller[MatchWords]


def plain(key: str) -> Teller:
    """Return a teller for what is the same each time, of nobody."""
    return lambda told, _: Said(None, told.say(key))


def has(key: str) -> Teller:
    """Return a teller for what is the same each time, of a champion that has it."""
    return common_events.has(key, "champion")


def acts(key: str) -> Teller:
    """Return a teller for what a champion does in the same words each time."""
    return common_events.acts(key, "champion")


def of_player(key: str) -> Teller:
    """Return a teller for what is the same each time, of a player."""
    return lambda told, facts: Said(None, told.say(key, name=told.name(facts["seat"])))


def of_cards(key: str) -> Teller:
    """Return a teller for what a player does with cards that all see."""
    return lambda told, facts: Said(
        None, told.say(key, name=told.name(facts["seat"]), cards=told.cards(facts["cards"]))
    )
