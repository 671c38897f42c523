"""The story of a turn of Archutheon: one line for each thing that a player does, with its consequences in order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.archutheon import events as happened
from engines.archutheon.board import NONE
from engines.archutheon.effects.life import WITHERING
from engines.kernel.events import Event
from words.archutheon.cards.base import MatchWords
from words.archutheon.log.fight import executed_so, skipped_why
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
    happened.DeferredActs,
    happened.BonusNamed,
    happened.CollapseBegins,
    happened.CollapseShifts,
    happened.Withdrew,
    happened.Corrected,
)
"""Kinds that begin a line of their own."""

ACTS: tuple[type[Event], ...] = (
    happened.Executes,
    happened.Revealed,
    happened.DeferredActs,
    happened.Flipped,
    happened.Moved,
    happened.BonusNamed,
    happened.CollapseBegins,
    happened.CollapseShifts,
    happened.Withdrew,
)
"""Kinds of which all that follows comes until a line of its own begins."""

AT_DECLARATION: tuple[type[Event], ...] = (
    happened.ElementNamed,
    happened.Charged,
    happened.Helped,
    happened.LaidAside,
    happened.HeroElement,
)
"""Kinds that come of a declaration itself: a Void card's element, the charge, a base boost, a release."""


def story(words: MatchWords, events: Sequence[Event]) -> list[str]:
    """Return a short account of events in their order, without the end of the match."""
    return [text for chain in _chains(events) if (text := _line(words, chain))]


def _chains(events: Sequence[Event]) -> Iterator[list[Event]]:
    """Yield events that stand in one line: a thing done with all that comes of it. What a story leaves out ends a line, too."""
    chain: list[Event] = []
    for event in events:
        left_out = isinstance(event, NOT_IN_STORY)
        if chain and (left_out or not _goes_on(chain, event)):
            yield chain
            chain = []
        if not left_out:
            chain.append(event)
    if chain:
        yield chain


def _goes_on(chain: Sequence[Event], event: Event) -> bool:
    """Return whether an event comes of what the chain before it tells; what is unrelated begins a line of its own."""
    if isinstance(event, happened.Executes):  # of a card that is turned up now
        executes = any(isinstance(each, happened.Executes) for each in chain)
        return isinstance(chain[0], happened.Revealed) and not executes
    if _is_effect(chain[-1], event):
        return True
    withers = isinstance(event, happened.Hurt) and event.cause == WITHERING
    return not withers and not isinstance(event, BEGINS_LINE) and _is_of(chain, event)


def _is_of(chain: Sequence[Event], event: Event) -> bool:
    """Return whether an event is a part of what the first event of a chain began."""
    head = chain[0]
    if isinstance(event, happened.Moved) and event.way == "step":
        return isinstance(head, happened.Moved) and head.hero == event.hero
    if isinstance(event, happened.Skipped):
        return event.at in [each.at for each in chain if isinstance(each, happened.Executes | happened.Revealed)]
    return isinstance(event, AT_DECLARATION) if isinstance(head, happened.Declared) else isinstance(head, ACTS)


def _is_effect(before: Event, event: Event) -> bool:
    """Return whether an event is the effect of the one before it."""
    match before, event:
        case (
            (happened.Struck() | happened.Hurt() | happened.Halved(), happened.Died() | happened.Saved())
            | (happened.Moved(), happened.Hurt(cause="rift"))
            | (happened.Put(what="fear"), happened.Moved(way="fear"))
            | (happened.Struck(), happened.Lifted(why="used"))
        ):
            return _hero(before) == _hero(event)
        case (
            (happened.Died(), happened.Skipped(why="dead"))
            | (happened.Skipped(why="dead"), happened.Skipped(why="dead" | "no_attack"))
            | (happened.Moved(), happened.GateShifted())
        ):
            return True
    return False


def _hero(event: Event) -> int:
    """Return the hero whom an event is about, NONE for none."""
    return getattr(event, "hero", NONE)


def _line(words: MatchWords, chain: Sequence[Event]) -> str:
    """Return a chain as one line: whoever the piece before is about is not named again.

    The arrow stands between a cause and its effect; what comes of the same cause stands side by side.
    """
    if len(chain) == 1:
        return line(words, chain[0]) or ""
    text, named, last = "", None, None
    for n, event in enumerate(chain):
        piece = _piece(words, chain[:n], event)
        if piece is None:
            continue
        phrase = piece.does if piece.who is not None and piece.who == named else line_of(words, piece)
        text = f"{text}{_joint(chain, last, event)}{phrase}" if last is not None else phrase
        named, last = piece.who, event
    return text


def _joint(chain: Sequence[Event], before: Event, event: Event) -> str:
    """Return the sign between two pieces of a line."""
    if isinstance(before, happened.Revealed) and isinstance(event, happened.Executes):
        return ", "  # one thing, said in two pieces
    first = before is chain[0] or isinstance(before, happened.Executes)
    is_step = isinstance(event, happened.Moved) and isinstance(before, happened.Moved)
    return " → " if (first and not is_step) or _is_effect(before, event) else "; "


def _piece(words: MatchWords, before: Sequence[Event], event: Event) -> Clause | None:
    """Return the clause of an event within its line: a card that has been named is not named again."""
    last = before[-1] if before else None
    named = {each.card for each in before if isinstance(each, happened.Executes | happened.Revealed)}
    if isinstance(event, happened.Executes) and isinstance(last, happened.Revealed):
        return Clause(event.hero, executed_so(words, event))
    if isinstance(event, happened.Skipped) and event.card in named:
        return Clause(event.hero if event.hero >= 0 else None, skipped_why(words, event))
    if isinstance(event, happened.Skipped) and event.why == "dead" and isinstance(last, happened.Died):
        return Clause(event.hero, words.say("archutheon-log-not-executed", card=words.card_name(event.card)))
    return describe(words, event)
