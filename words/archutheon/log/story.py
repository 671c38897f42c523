"""The story of a turn of Archutheon: one line for each thing that a player does, with its consequences in order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.archutheon import events as happened
from engines.kernel.events import Event
from words.archutheon.cards.base import MatchWords
from words.archutheon.log.fight import skipped_why
from words.archutheon.log.lines import describe, line
from words.common.clauses import Clause, line_of

NOT_IN_STORY: tuple[type[Event], ...] = (
    happened.TurnBegins,
    happened.Recovered,
    happened.DeclaredNothing,
    happened.Colours,
    happened.TerrainStruck,
    happened.Over,
)
"""Kinds of events that a story leaves out: the board shows them, and the standings show the end."""

BEGINS_LINE: tuple[type[Event], ...] = (
    happened.Joined,
    happened.PassiveLaid,
    happened.TerrainLaid,
    happened.LeadersClash,
    happened.Flipped,
    happened.Collected,
    happened.Enlightened,
    happened.Missed,
    happened.Took,
    happened.Exchanged,
    happened.Declared,
    happened.Revealed,
    happened.BonusNamed,
    happened.CollapseBegins,
    happened.CollapseShifts,
    happened.Withdrew,
    happened.Corrected,
)
"""Kinds that begin a line of their own; others follow in the line before."""


def story(words: MatchWords, events: Sequence[Event]) -> list[str]:
    """Return a short account of events in their order, without the end of the match."""
    return [text for chain in _chains(events) if (text := _line(words, chain))]


def _chains(events: Sequence[Event]) -> Iterator[list[Event]]:
    """Yield events that stand in one line: a thing done with all that comes of it."""
    chain: list[Event] = []
    for event in events:
        if isinstance(event, NOT_IN_STORY):
            continue
        if chain and _begins(chain[-1], event):
            yield chain
            chain = []
        chain.append(event)
    if chain:
        yield chain


def _begins(before: Event, event: Event) -> bool:
    """Return whether an event begins a line: steps and declarations together, an executed card after its reveal."""
    if isinstance(event, happened.Executes):
        return not isinstance(before, happened.Revealed | happened.ElementNamed)
    if isinstance(event, happened.Guarded | happened.Skipped):
        return isinstance(before, happened.Declared | happened.Enlightened)
    if isinstance(event, happened.Moved):
        return isinstance(before, happened.Declared)
    return isinstance(event, BEGINS_LINE)


def _line(words: MatchWords, chain: Sequence[Event]) -> str:
    """Return a chain as one line: whoever the piece before is about is not named again."""
    if len(chain) == 1:
        return line(words, chain[0]) or ""
    pieces: list[str] = []
    named: int | None = None
    for n, event in enumerate(chain):
        piece = _piece(words, chain[:n], event)
        if piece is None:
            continue
        pieces.append(piece.does if piece.who is not None and piece.who == named else line_of(words, piece))
        named = piece.who
    return " → ".join(pieces)


def _piece(words: MatchWords, before: Sequence[Event], event: Event) -> Clause | None:
    """Return the clause of an event within its line: a card that has been named is not named again."""
    named = {each.card for each in before if isinstance(each, happened.Executes | happened.Revealed)}
    if isinstance(event, happened.Skipped) and event.card in named:
        return Clause(event.hero if event.hero >= 0 else None, skipped_why(words, event))
    return describe(words, event)
