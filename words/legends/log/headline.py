"""The outcome of a turn of Legends, in a few words, to find it again."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel.events import Event, of_kind
from engines.legends.events import GameOver, Left, Over
from words.legends.cards.base import MatchWords
from words.legends.log.ending import ending, game_ending

KINDS: frozenset[type[Event]] = frozenset({Left, GameOver, Over})


def headline(words: MatchWords, events: Sequence[Event]) -> str:
    """Return the result of a turn: the end of the match, of the game, and the heroes and followers that were killed."""
    pieces = [ending(words, over.winners, over.reason) for over in of_kind(events, Over)]
    pieces += [game_ending(words, each) for each in of_kind(events, GameOver)]
    killed = [each for each in of_kind(events, Left) if each.to != "hand" and each.why != "price"]
    if killed:
        names = ", ".join(words.card(each.card) for each in killed)
        pieces.append(words.say("legends-headline-killed", names=names))
    return "; ".join(pieces)
