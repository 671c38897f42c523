"""The story of a turn of Super Fantasy Brawl: one line for each action, with its consequences in order and their figures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile

from engines.brawl import events as happened
from engines.kernel.events import Event, of_kind
from words.brawl.cards.base import MatchWords
from words.brawl.log.fight import damage_now, describe_action, describe_damage, effect_text
from words.brawl.log.lines import describe, line
from words.common.clauses import Clause, line_of

NOT_IN_STORY: tuple[type[Event], ...] = (
    happened.Phase,
    happened.NoReaction,
    happened.DiscardedHand,
    happened.Shuffled,
    happened.ChallengesShuffled,
    happened.Order,
    happened.Area,
    happened.Deployed,
    happened.Mulligan,
    happened.Round,
    happened.Turn,
    happened.Over,
)
"""Kinds of events that a story leaves out: the board always shows them, and the standings show the end."""

OWN_LINE: tuple[type[Event], ...] = (
    happened.Clashing,
    happened.BroughtOpen,
    happened.Banned,
    happened.Picked,
    happened.Challenge,
    happened.FellOff,
    happened.Scored,
    happened.Removed,
)
"""Kinds that have a line of their own."""

BEFORE_DRAWING: tuple[type[Event], ...] = (happened.DiscardedHand, happened.Shuffled, happened.Mulligan)
"""Kinds that come right before the cards drawn in upkeep or in the set-up (SB-13)."""

AFTER_DRAWING: tuple[type[Event], ...] = (
    happened.Turn,
    happened.Round,
    happened.FellOff,
    happened.ChallengesShuffled,
    happened.Challenge,
    happened.Mulligan,
)
"""Kinds that come right after them."""


def story(words: MatchWords, events: Sequence[Event]) -> list[str]:
    """Return a short account of events in their order, without the end of the match."""
    return [text for chain in _chains(events) if (text := _line(words, chain))]


def _chains(events: Sequence[Event]) -> Iterator[list[Event]]:
    """Yield events that stand in one line: an action with all that happens in it."""
    chain: list[Event] = []
    for n, event in enumerate(events):
        if isinstance(event, NOT_IN_STORY) or _is_told_beside(events, n):
            continue
        alone = isinstance(event, OWN_LINE)
        if (alone or isinstance(event, happened.ActionTaken)) and chain:
            yield chain
            chain = []
        if alone:
            yield [event]
        else:
            chain.append(event)
    if chain:
        yield chain


def _is_told_beside(events: Sequence[Event], n: int) -> bool:
    """Return whether a neighbour tells an event: the card lost to a stun, the hand of upkeep, the first tokens and hands."""
    before = events[n - 1] if n else None
    match events[n]:
        case happened.Discarded():
            return isinstance(before, happened.Stunned)
        case happened.TrapPlaced():
            return not any(isinstance(other, happened.Trap | happened.Turn) for other in events[:n])
        case happened.Drawn():
            after = next((other for other in events[n + 1 :] if not isinstance(other, happened.Shuffled)), None)
            return isinstance(before, BEFORE_DRAWING) or isinstance(after, AFTER_DRAWING)
        case _:
            return False


def _line(words: MatchWords, chain: Sequence[Event]) -> str:
    """Return a chain as one line."""
    if isinstance(chain[0], OWN_LINE):
        return line(words, chain[0]) or ""
    pieces: list[str] = []
    named: int | None = None
    for n, event in enumerate(chain):
        if isinstance(event, happened.ActionTaken):
            does = describe_action(words, event)
            pieces.append(words.say("brawl-log-story-action", who=words.who(event.champion), does=does))
            named = event.champion
            continue
        piece = _piece(words, chain, n)
        if piece is None:
            continue
        # Whoever the piece before is about need not be named again.
        pieces.append(piece.does if piece.who == named else line_of(words, piece))
        named = piece.who
    return " → ".join(pieces)


def _piece(words: MatchWords, chain: Sequence[Event], n: int) -> Clause | None:
    """Return the clause of an event within its line, None for one that its neighbours tell."""
    event, before = chain[n], chain[n - 1] if n else None
    match event:
        case happened.Figures() if _hurts(event, chain[n + 1 :]):
            return None
        case happened.EffectPut():
            return None if isinstance(before, happened.EffectPut) else _effects(words, chain[n:])
        case happened.Rooted() | happened.Stunned() | happened.Damage() if isinstance(before, happened.Trap):
            does = _by_trap(words, event)
            return Clause(event.champion, does) if does else None
        case happened.Damage(kind="attack"):
            return Clause(event.champion, _blow(words, chain[:n], event))
        case _:
            return describe(words, event)


def _by_trap(words: MatchWords, event: happened.Rooted | happened.Stunned | happened.Damage) -> str:
    """Return the effect of a trap beyond its name, which stands before it; an empty text for one that roots."""
    match event:
        case happened.Rooted():
            return ""
        case happened.Damage():
            return damage_now(words, event)
        case happened.Stunned():
            if event.card is None:
                return words.say("brawl-log-lost-none")
            return words.say("brawl-log-lost", card=words.quoted(words.card(event.card)))


def _hurts(figures: happened.Figures, following: Iterable[Event]) -> bool:
    """Return whether the figures of an attack share a clause with the damage that follows."""
    of_attack = takewhile(lambda event: isinstance(event, happened.Figures | happened.Damage), following)
    damage = of_kind(of_attack, happened.Damage)
    return any(each.kind == "attack" and each.champion == figures.target for each in damage)


def _blow(words: MatchWords, before: Sequence[Event], event: happened.Damage) -> str:
    """Return the damage of an attack with the figures behind it."""
    damage = describe_damage(words, event)
    found = [each for each in of_kind(before, happened.Figures) if each.target == event.champion]
    if not found:
        return damage
    key = "brawl-log-blow-ignored" if found[-1].ignored else "brawl-log-blow"
    figures = words.say(key, strength=found[-1].strength, defence=found[-1].defence)
    return words.say("brawl-log-blow-damage", figures=figures, damage=damage)


def _effects(words: MatchWords, chain: Sequence[Event]) -> Clause:
    """Return all effects at the beginning of a chain in one piece: those that get the same are named together."""
    gets: dict[int, list[str]] = {}
    together = takewhile(lambda event: isinstance(event, happened.EffectPut), chain)
    for each in of_kind(together, happened.EffectPut):
        gets.setdefault(each.champion, []).append(effect_text(words, each.what, each.by, each.against))
    alike: dict[str, list[int]] = {}
    for champion, texts in gets.items():
        alike.setdefault(words.say("brawl-log-effect", text=words.say.join(texts)), []).append(champion)
    if len(gets) == 1:
        ((does, (champion,)),) = alike.items()
        return Clause(champion, does)
    sentences = (words.say("clause-has", who=words.all_who(who), does=does) for does, who in alike.items())
    return Clause(None, "; ".join(sentences))
