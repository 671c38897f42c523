"""A beat of BattleCON told as a story: what triggered, in order, with the numbers, a line for each fighter's doings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from words.battlecon.cards.base import Event, Facts, MatchWords
from words.battlecon.log.attacks import BLOWS, damage_done, judged
from words.battlecon.log.lines import says
from words.common.events import Said, whole

UNTOLD = frozenset(
    {
        "first",
        "placed",
        "finisher_side",
        "discards",
        "beat",
        "laid",
        "passed",
        "phase",
        "stayed",
        "force",
        "recycled",
        "over",
    }
)
"""Kinds that a story leaves out: what the board shows all the time, and the end, which the standings tell."""

ALONE = frozenset(
    {
        "fighter",
        "banned",
        "revealed",
        "finisher",
        "order",
        "tied",
        "clash",
        "no_bases",
        "no_cards",
        "time_up",
        "last_beat",
        "stays_stunned",
        "removed",
    }
)
"""Kinds that have a line of their own."""

AFTER_COLON = frozenset({("attack", "hit"), ("attack", "missed"), ("hit", "damage")})
AFTER_COMMA = frozenset({("damage", "stunned"), ("damage", "not_stunned")})


def story(told: MatchWords, events: Sequence[Event]) -> list[str]:
    """Return events told shortly, in their order, without the end."""
    for kind, facts in events:
        told.learn(kind, facts)
    return [text for chain in _chains(events) if (text := _line(told, chain))]


def _chains(events: Sequence[Event]) -> Iterator[list[Event]]:
    """Yield events that stand in one line: an attack with all that happens in it, else what one fighter's effects do."""
    chain: list[Event] = []
    actor, attacking = -1, False
    for kind, facts in events:
        ends = kind in ALONE or kind == "phase"
        attacking = (attacking or kind == "attack") and not ends
        begins = (
            facts["attacker"] if kind == "attack" else facts["fighter"] if kind in ("effect", "advantage") else actor
        )
        foreign = begins != actor and (kind == "attack" or not attacking)
        if chain and (foreign or kind in ALONE or (kind == "phase" and facts["phase"] != "attack")):
            yield chain
            chain = []
        if foreign:
            actor = begins
        if kind in ALONE:
            yield [(kind, facts)]
            actor = -1
        elif kind not in UNTOLD and not (kind == "tokens" and facts["how"] == "used"):
            chain.append((kind, facts))
    if chain:
        yield chain


def _line(told: MatchWords, chain: Sequence[Event]) -> str:
    """Return a chain as one line; nothing if effects came to nothing."""
    if chain[0][0] in ALONE:
        return _alone(told, *chain[0])
    actor = _actor(told, chain)
    text, source = "", ""
    before: Event = ("", {})
    for n, (kind, facts) in enumerate(chain):
        if kind == "effect":
            source = told.source(facts["source"])
            continue
        after: Event = chain[n + 1] if n + 1 < len(chain) else ("", {})
        said = _piece(told, (kind, facts), before, after)
        if said is None:
            continue
        if kind in BLOWS and facts.get("attack", True):
            source = ""
        elif source and facts.get("owner") in (None, facts.get("target")):
            said = said._replace(does=told.say("battlecon-log-from", does=said.does, source=source))
            source = ""
        text += _joined(told, said, actor, (before[0], kind), first=not text)
        before = (kind, facts)
    return text


def _actor(told: MatchWords, chain: Sequence[Event]) -> int | None:
    """Return whose doings a chain tells."""
    kind, facts = chain[0]
    if kind == "attack":
        return int(facts["attacker"])
    if kind in ("effect", "advantage"):
        return int(facts["fighter"])
    said = says(told, kind, facts)
    return said.who if said else None


def _alone(told: MatchWords, kind: str, facts: Facts) -> str:
    said = says(told, kind, facts)
    if said is None:
        return ""
    if kind in ("revealed", "finisher") and said.who is not None:
        return told.say("battlecon-log-story-pair", who=told.who(said.who), does=said.does)
    return whole(told, said)


def _piece(told: MatchWords, event: Event, before: Event, after: Event) -> Said | None:
    """Return what an event says within its line: damage goes with how it stood to the guard, right after or before."""
    kind, facts = event
    said = says(told, kind, facts)
    if said is None or said.who is None:
        return said
    if kind == "damage":
        does = damage_done(told, facts)
        held = "" if after[0] in ("stunned", "not_stunned") else judged(told, facts, stunned=False)
        return said._replace(does=f"{does}, {held}" if held else does)
    if kind == "stunned" and before[0] == "damage":
        return said._replace(does=judged(told, before[1], stunned=True))
    return said


def _joined(told: MatchWords, said: Said, actor: int | None, kinds: tuple[str, str], *, first: bool) -> str:
    """Return a piece with what joins it to the one before; fighters are named but for the one whose line it is."""
    if first:
        return whole(told, said)
    if kinds in AFTER_COMMA:
        return f", {said.does}"
    if kinds in AFTER_COLON:
        return f": {said.does}"
    does = said.does if said.who == actor else whole(told, said)
    # Two advantages are apart: an arrow would read as if one were given for the other.
    return told.say("battlecon-log-then", does=does) if kinds[1] == "advantage" else f" → {does}"
