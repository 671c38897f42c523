"""The outcome of a turn of Archutheon, in a few words, to find it again."""

from __future__ import annotations

from collections.abc import Sequence

from engines.archutheon.events import CollapseBegins, Died, GateShifted, Over
from engines.kernel.events import Event, of_kind
from words.archutheon.cards.base import MatchWords
from words.archutheon.log.ending import ending

KINDS: frozenset[type[Event]] = frozenset({Died, GateShifted, CollapseBegins, Over})


def headline(words: MatchWords, events: Sequence[Event]) -> str:
    """Return the result of a turn: the end of the match, heroes who left the board, shifts of the Gate, the Collapse."""
    pieces = [ending(words, over.winner, over.reason) for over in of_kind(events, Over)]
    for event in events:
        match event:
            case Died(hero=hero):
                pieces.append(words.say("archutheon-headline-died", who=words.who(hero)))
            case GateShifted(side=side):
                pieces.append(words.say("archutheon-headline-gate", name=words.player(side)))
            case CollapseBegins():
                pieces.append(words.say("archutheon-headline-collapse"))
    return "; ".join(pieces)
