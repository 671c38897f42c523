"""Headlines of rounds of Krendel's Tournament: the outcome in a few words, to find a round again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engines.kernel.events import Event
from engines.krendel.events import Attack, Fulfilled, Gain, Over, Removed
from words.krendel import log
from words.krendel.cards import CardWords
from words.texts import signed

KINDS: frozenset[type[Event]] = frozenset({Attack, Gain, Fulfilled, Removed, Over})


def headline(words: CardWords, events: Sequence[Event]) -> str:
    """Return the outcome of a round: the end of the match, trophies (the most first), who left, who met the condition."""
    pieces: list[str] = []
    trophies: Counter[int] = Counter()
    for event in events:
        match event:
            case Over(winners=winners, reason=reason):
                pieces.insert(0, log.ending(words, winners, reason))
            case Removed(seat=seat):
                pieces.append(words.say("krendel-headline-removed", name=words.name(seat)))
            case Fulfilled(seats=seats) if seats:
                pieces.append(words.say("krendel-headline-fulfilled", names=words.all_names(seats)))
            case Attack(attacker=seat, trophies=count) | Gain(seat=seat, trophies=count):
                trophies[seat] += count
    changes = [f"{words.name(seat)} {signed(count)}" for seat, count in trophies.most_common() if count]
    if changes:
        at = 1 if any(isinstance(event, Over) for event in events) else 0
        pieces.insert(at, words.say("krendel-headline-trophies", changes=", ".join(changes)))
    return "; ".join(pieces)
