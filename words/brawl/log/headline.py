"""What a turn of Super Fantasy Brawl came to, in a few words: by which somebody finds it again."""

from __future__ import annotations

from collections.abc import Sequence

from words.brawl.cards.base import Event, Facts, MatchWords
from words.brawl.log.ending import ending

KINDS = frozenset({"scored", "out", "levelled", "over"})


def headline(told: MatchWords, events: Sequence[Event]) -> str:
    """Return how the turn ended the match, then what brought points and who levelled, as it happened."""
    over = [ending(told, facts["winners"], facts["reason"]) for kind, facts in events if kind == "over"]
    return "; ".join([*over, *(_piece(told, kind, facts) for kind, facts in events if kind != "over")])


def _piece(told: MatchWords, kind: str, facts: Facts) -> str:
    if kind == "scored":
        name, gain = told.quoted(told.challenge(facts["challenge"])), told.points(facts["worth"])
        return told.say("brawl-headline-scored", name=name, gain=gain)
    return told.say(f"brawl-headline-{kind}", who=told.who(facts["champion"]))
