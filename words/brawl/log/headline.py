"""The outcome of a turn of Super Fantasy Brawl, in a few words, to find it again."""

from __future__ import annotations

from collections.abc import Sequence

from engines.brawl.events import Levelled, Out, Over, Scored
from engines.kernel.events import Event, of_kind
from words.brawl.cards.base import MatchWords
from words.brawl.log.ending import ending

KINDS: frozenset[type[Event]] = frozenset({Scored, Out, Levelled, Over})


def headline(words: MatchWords, events: Sequence[Event]) -> str:
    """Return the result of a turn: the end of the match, else the points scored and the champions levelled, in their order."""
    pieces = [ending(words, over.winners, over.reason) for over in of_kind(events, Over)]
    for event in events:
        match event:
            case Scored(challenge=challenge, worth=worth):
                name, gain = words.quoted(words.challenge(challenge)), words.points(worth)
                pieces.append(words.say("brawl-headline-scored", name=name, gain=gain))
            case Out(champion=champion):
                pieces.append(words.say("brawl-headline-out", who=words.who(champion)))
            case Levelled(champion=champion):
                pieces.append(words.say("brawl-headline-levelled", who=words.who(champion)))
    return "; ".join(pieces)
