"""The story of a turn of Legends: one line for each thing that a player does, with its consequences in order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from engines.kernel.events import Event, of_kind
from engines.legends import events as happened
from words.legends.cards.base import MatchWords
from words.legends.cards.states import change_text
from words.legends.log.fight import entry_text, settled_text
from words.legends.log.lines import line

NOT_IN_STORY: tuple[type[Event], ...] = (
    happened.Game,
    happened.Turn,
    happened.Phase,
    happened.Passed,
    happened.Marked,
    happened.Ended,
    happened.Over,
)
"""Kinds of events that a story leaves out: the board shows them."""

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
    happened.Corrected,
    happened.GameOver,
)
"""Kinds of events that begin a line of their own; others follow in the line before."""


def story(words: MatchWords, events: Sequence[Event]) -> list[str]:
    """Return a short account of events in their order, without the end of the match."""
    squads = {uid for squad in of_kind(events, happened.Squad) for uid in squad.uids}
    shown = [event for event in events if not (isinstance(event, happened.Entered) and event.uid in squads)]
    return [text for chain in _chains(shown) if (text := _line(words, chain))]


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
    """Return a chain as one line."""
    pieces: list[str] = []
    at = 0
    while at < len(chain):
        run = _run(chain[at:])
        text = _settled(words, run) or _changed(words, run) or _queued(words, run) or _levels(words, run)
        text = text or line(words, run[0]) or ""
        if text and not _is_shown_beside(chain, at):
            pieces.append(text)
        at += len(run)
    return " → ".join(pieces)


def _run(events: Sequence[Event]) -> list[Event]:
    """Return the events at the beginning that one piece tells: a settlement, changes of one permanent, levels of a turn."""
    first, *others = events
    if isinstance(first, happened.Settled | happened.Queued):
        return [first, *takewhile(lambda other: type(other) is type(first), others)]
    if isinstance(first, happened.Level) and first.why == "turn":
        return [first, *takewhile(lambda other: isinstance(other, happened.Level) and other.why == "turn", others)]
    if isinstance(first, happened.Changed):
        return [first, *takewhile(lambda other: _is_alike(first, other), others)]
    return [first]


def _is_alike(one: happened.Changed, other: Event) -> bool:
    return isinstance(other, happened.Changed) and (one.uid, one.until) == (other.uid, other.until)


def _is_shown_beside(chain: Sequence[Event], at: int) -> bool:
    """Return whether another piece tells an event: a follower enters as its spell resolves, a fight is settled at once."""
    event, after = chain[at], chain[at + 1] if at + 1 < len(chain) else None
    if isinstance(event, happened.Resolved):
        return isinstance(after, happened.Entered) and after.card == event.card and not event.lost
    return isinstance(event, happened.Queued) and any(isinstance(other, happened.Settled) for other in chain[at:])


def _settled(words: MatchWords, run: Sequence[Event]) -> str:
    """Return the outcome of one settlement for each permanent, apart by commas; an empty text for other events."""
    return ", ".join(settled_text(words, event) for event in of_kind(run, happened.Settled))


def _changed(words: MatchWords, run: Sequence[Event]) -> str:
    """Return the changes of one permanent together; an empty text for other events."""
    found = of_kind(run, happened.Changed)
    if not found:
        return ""
    who = words.who(found[0].uid, found[0].card)
    text = words.say.join([change_text(words, event.what, event.by) for event in found])
    return words.say("legends-log-changed", who=who, text=text, until=found[0].until)


def _queued(words: MatchWords, run: Sequence[Event]) -> str:
    """Return new entries of the damage queue in one piece; an empty text for other events."""
    entries = [
        words.say(
            "legends-log-entry",
            who=words.who(event.uid, event.card),
            text=entry_text(words, event.what, event.amount, event.type),
        )
        for event in of_kind(run, happened.Queued)
    ]
    return words.say("legends-log-into-queue", entries=", ".join(entries)) if entries else ""


def _levels(words: MatchWords, run: Sequence[Event]) -> str:
    """Return the levels that several heroes gain as a turn begins; an empty text for other events and for one hero."""
    found = of_kind(run, happened.Level)
    if len(found) < 2:
        return ""
    each = (
        words.say("legends-log-level-now", who=words.who(event.uid, event.card), level=event.level) for event in found
    )
    return words.say("legends-log-levels", heroes=", ".join(each))
