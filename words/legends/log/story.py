"""The story of a turn of Legends: one line for each thing that a player does, with its consequences in order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.kernel.events import Event
from engines.legends import events as happened
from words.legends.cards.base import MatchWords
from words.legends.log.fight import settled_text
from words.legends.log.lines import line

NOT_IN_STORY: tuple[type[Event], ...] = (
    happened.Game,
    happened.Turn,
    happened.Phase,
    happened.Passed,
    happened.Marked,
    happened.Ended,
    happened.Queued,
    happened.Over,
)
"""Kinds of events that a story leaves out: the board shows them, and what the queue did is told as it is settled."""

BEGINS_LINE: tuple[type[Event], ...] = (
    happened.First,
    happened.Hand,
    happened.Mulligan,
    happened.Kept,
    happened.Squad,
    happened.Drew,
    happened.Played,
    happened.Resolved,
    happened.Attacked,
    happened.GameOver,
)
"""Kinds of events that begin a line of their own; others follow in the line before."""


def story(words: MatchWords, events: Sequence[Event]) -> list[str]:
    """Return a short account of events in their order, without the end of the match."""
    return [text for chain in _chains(events) if (text := _line(words, chain))]


def _chains(events: Sequence[Event]) -> Iterator[list[Event]]:
    """Yield events that stand in one line: a thing done with all that comes of it."""
    chain: list[Event] = []
    for event in events:
        if isinstance(event, NOT_IN_STORY) or _goes_without_saying(event):
            continue
        settles = isinstance(event, happened.Settled) and not (chain and isinstance(chain[-1], happened.Settled))
        fights = bool(chain) and isinstance(chain[0], happened.Attacked)
        if chain and (isinstance(event, BEGINS_LINE) or (settles and not fights)):
            yield chain
            chain = []
        chain.append(event)
    if chain:
        yield chain


def _goes_without_saying(event: Event) -> bool:
    """Return whether an event follows from another: a used card on the graveyard, a card paid, a draw of nothing."""
    match event:
        case happened.Buried(why=why):
            return why != "discarded"
        case happened.Left(why=why):
            return why == "price"
        case happened.Drew(count=count):
            return not count
        case _:
            return False


def _line(words: MatchWords, chain: Sequence[Event]) -> str:
    """Return a chain as one line; what one settlement does stands together, apart by commas."""
    pieces: list[str] = []
    before: Event | None = None
    for event in chain:
        if isinstance(event, happened.Settled):
            text = settled_text(words, event)
            if isinstance(before, happened.Settled):
                pieces[-1] = f"{pieces[-1]}, {text}"
            else:
                pieces.append(text)
        elif text := line(words, event) or "":
            pieces.append(text)
        before = event
    return " → ".join(pieces)
