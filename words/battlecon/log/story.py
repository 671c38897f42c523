"""The story of a beat of BattleCON: the events in order with their figures, one line for each fighter that acts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.battlecon import events as happened
from engines.kernel.events import Event
from words.battlecon.cards.base import MatchWords
from words.battlecon.log.attacks import damage_done, describe_blow, guard_text
from words.battlecon.log.lines import describe
from words.common.clauses import Clause, line_of

NOT_IN_STORY: frozenset[type[Event]] = frozenset(
    {
        happened.First,
        happened.Placed,
        happened.FinisherSide,
        happened.Discards,
        happened.Beat,
        happened.Laid,
        happened.Passed,
        happened.Phase,
        happened.Stayed,
        happened.Force,
        happened.Recycled,
        happened.Over,
    }
)
"""Kinds of events that a story leaves out: the board always shows them, and the standings show the end."""

OWN_LINE: frozenset[type[Event]] = frozenset(
    {
        happened.Fighter,
        happened.Banned,
        happened.Revealed,
        happened.Finisher,
        happened.Order,
        happened.Tied,
        happened.Clash,
        happened.NoBases,
        happened.NoCards,
        happened.TimeUp,
        happened.LastBeat,
        happened.StaysStunned,
        happened.Removed,
    }
)
"""Kinds that have a line of their own."""

Kinds = tuple[type[Event] | None, type[Event]]
"""The kinds of the piece of a line before (None for the first one) and of a piece."""

AFTER_COLON: frozenset[Kinds] = frozenset(
    {
        (happened.Attack, happened.Hit),
        (happened.Attack, happened.Missed),
        (happened.Hit, happened.Damage),
    }
)
AFTER_COMMA: frozenset[Kinds] = frozenset(
    {
        (happened.Damage, happened.Stunned),
        (happened.Damage, happened.NotStunned),
    }
)


def story(words: MatchWords, events: Sequence[Event]) -> list[str]:
    """Return a short account of events in their order, without the end of the match."""
    return [text for chain in _chains(events) if (text := _line(words, chain))]


def _chains(events: Sequence[Event]) -> Iterator[list[Event]]:
    """Yield events that stand in one line: an attack with all that happens in it, else what one fighter's effects do."""
    chain: list[Event] = []
    actor, attacking = -1, False
    for event in events:
        alone, attack = type(event) in OWN_LINE, isinstance(event, happened.Attack)
        attacking = (attacking or attack) and not (alone or isinstance(event, happened.Phase))
        begins = _actor_begun(event)
        foreign = begins not in (None, actor) and (attack or not attacking)
        if chain and (foreign or alone or (isinstance(event, happened.Phase) and event.phase != "attack")):
            yield chain
            chain = []
        if foreign and begins is not None:
            actor = begins
        if alone:
            yield [event]
            actor = -1
        elif type(event) not in NOT_IN_STORY and not (isinstance(event, happened.Tokens) and event.how == "used"):
            chain.append(event)
    if chain:
        yield chain


def _actor_begun(event: Event) -> int | None:
    """Return the fighter whose actions begin with an event, None if the event continues others."""
    match event:
        case happened.Attack(attacker=fighter) | happened.Effect(fighter=fighter) | happened.Advantage(fighter=fighter):
            return fighter
        case _:
            return None


def _line(words: MatchWords, chain: Sequence[Event]) -> str:
    """Return a chain as one line; nothing if effects came to nothing."""
    if type(chain[0]) in OWN_LINE:
        return _alone(words, chain[0])
    actor = _actor(words, chain)
    text, source = "", ""
    before: Event | None = None
    for event, after in zip(chain, (*chain[1:], None), strict=True):
        if isinstance(event, happened.Effect):
            source = words.source(event.source)
            continue
        piece = _piece(words, event, before, after)
        if piece is None:
            continue
        if _is_blow(event):
            source = ""
        elif source and not _by_another(event):
            piece = piece._replace(does=words.say("battlecon-log-from", does=piece.does, source=source))
            source = ""
        kinds = (None if before is None else type(before), type(event))
        text += _joined(words, piece, actor, kinds, first=not text)
        before = event
    return text


def _is_blow(event: Event) -> bool:
    """Return whether an event is of an attack itself: damage may be an effect's."""
    return type(event) in describe_blow and not (isinstance(event, happened.Damage) and not event.attack)


def _by_another(event: Event) -> bool:
    """Return whether an event is a change by another fighter's card: its text names that card already."""
    return isinstance(event, happened.Bonus | happened.Equal | happened.Rule) and event.owner != event.target


def _actor(words: MatchWords, chain: Sequence[Event]) -> int | None:
    """Return the fighter whose actions a chain tells."""
    begins = _actor_begun(chain[0])
    if begins is not None:
        return begins
    first = describe(words, chain[0])
    return first.who if first else None


def _alone(words: MatchWords, event: Event) -> str:
    made = describe(words, event)
    if made is None:
        return ""
    if isinstance(event, happened.Revealed | happened.Finisher):
        return words.say("battlecon-log-story-pair", who=words.who(event.fighter), does=made.does)
    return line_of(words, made)


def _piece(words: MatchWords, event: Event, before: Event | None, after: Event | None) -> Clause | None:
    """Return the clause of an event within its line. Damage and the guard it met are one clause."""
    made = describe(words, event)
    if made is None or made.who is None:
        return made
    if isinstance(event, happened.Damage):
        does = damage_done(words, event)
        stuns = isinstance(after, happened.Stunned | happened.NotStunned)
        held = "" if stuns else guard_text(words, event, stunned=False)
        return made._replace(does=f"{does}, {held}" if held else does)
    if isinstance(event, happened.Stunned) and isinstance(before, happened.Damage):
        return made._replace(does=guard_text(words, before, stunned=True))
    return made


def _joined(words: MatchWords, piece: Clause, actor: int | None, kinds: Kinds, *, first: bool) -> str:
    """Return a piece with what joins it to the one before; fighters are named but for the one whose line it is."""
    if first:
        return line_of(words, piece)
    if kinds in AFTER_COMMA:
        return f", {piece.does}"
    if kinds in AFTER_COLON:
        return f": {piece.does}"
    does = piece.does if piece.who == actor else line_of(words, piece)
    # Two advantages are apart: an arrow would read as if one were given for the other.
    return words.say("battlecon-log-then", does=does) if kinds[1] is happened.Advantage else f" → {does}"
