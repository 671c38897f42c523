"""A turn of Super Fantasy Brawl told as a story: a line for each action with all that came of it, in order, with numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from words.brawl.cards.base import Event, MatchWords
from words.brawl.log.fight import effect_text, now
from words.brawl.log.lines import says
from words.common.events import Said, whole

UNTOLD = frozenset(
    {
        "phase",
        "no_reaction",
        "discarded_hand",
        "shuffled",
        "challenges_shuffled",
        "order",
        "area",
        "deployed",
        "mulligan",
        "round",
        "turn",
        "over",
    }
)
"""Kinds that a story leaves out: what the board shows all the time, and the end, which the standings tell."""

ALONE = frozenset(
    {
        "clashing",
        "brought_open",
        "banned",
        "picked",
        "challenge",
        "fell_off",
        "scored",
        "removed",
    }
)
"""Kinds that have a line of their own."""

NEXT = frozenset({"turn", "round", "fell_off", "challenges_shuffled", "challenge"})
"""Kinds that come right after upkeep: what was drawn before them, was drawn there (SB-13)."""


def story(told: MatchWords, events: Sequence[Event]) -> list[str]:
    """Return events told shortly, in their order, without the end."""
    for kind, facts in events:
        told.learn(kind, facts)
    return [text for chain in _chains(events) if (text := _line(told, chain))]


def _chains(events: Sequence[Event]) -> Iterator[list[Event]]:
    """Yield events that stand in one line: an action with all that happens in it."""
    chain: list[Event] = []
    for n, (kind, facts) in enumerate(events):
        if kind in UNTOLD or _known(events, n):
            continue
        if (kind == "action" or kind in ALONE) and chain:
            yield chain
            chain = []
        if kind in ALONE:
            yield [(kind, facts)]
        else:
            chain.append((kind, facts))
    if chain:
        yield chain


def _known(events: Sequence[Event], n: int) -> bool:
    """Whether an event is told by the one beside it: the card lost to a stun, the hand of upkeep, the first tokens and hands."""
    kind = events[n][0]
    before = events[n - 1][0] if n else ""
    after = next((other for other, _ in events[n + 1 :] if other != "shuffled"), "")
    if kind == "discarded":
        return before == "stunned"
    if kind == "trap_placed":
        return not any(other in ("trap", "turn") for other, _ in events[:n])
    return kind == "drawn" and (before in ("discarded_hand", "shuffled", "mulligan") or after in NEXT | {"mulligan"})


def _line(told: MatchWords, chain: Sequence[Event]) -> str:
    """Return a chain as one line."""
    if chain[0][0] in ALONE:
        return _whole(told, chain[0])
    pieces: list[str] = []
    named: int | None = None
    for n, (kind, facts) in enumerate(chain):
        if kind == "action":
            said = says(told, kind, facts)
            assert said is not None
            pieces.append(told.say("brawl-log-story-action", who=told.who(facts["champion"]), does=said.does))
        else:
            said = _piece(told, chain, n)
            if said is None:
                continue
            # Whoever the piece before is about need not be named again.
            pieces.append(said.does if said.who == named else whole(told, said))
        named = said.who
    return " → ".join(pieces)


def _piece(told: MatchWords, chain: Sequence[Event], n: int) -> Said | None:
    """Return what an event says within its line, None for one that its neighbours tell."""
    kind, facts = chain[n]
    before = chain[n - 1][0] if n else ""
    trapped = before == "trap"
    if (kind == "rooted" and trapped) or (kind == "figures" and _hurts(chain, n)):
        return None
    if kind == "effect":
        return None if before == "effect" else _effects(told, chain[n:])
    said = says(told, kind, facts)
    if kind == "stunned" and trapped:
        key, card = ("lost-none", "") if facts["card"] is None else ("lost", told.quoted(told.card(facts["card"])))
        return Said(facts["champion"], told.say(f"brawl-log-{key}", card=card))
    if kind == "damage" and trapped:
        return Said(facts["champion"], now(told, facts))
    if kind == "damage" and facts["kind"] == "attack" and said is not None:
        return _blow(told, chain[:n], said)
    return said


def _hurts(chain: Sequence[Event], n: int) -> bool:
    """Whether the figures of an attack on a target are told with the damage that comes of it."""
    target = chain[n][1]["target"]
    of_attack = takewhile(lambda event: event[0] in ("figures", "damage"), chain[n + 1 :])
    return any(k == "damage" and f["kind"] == "attack" and f["champion"] == target for k, f in of_attack)


def _blow(told: MatchWords, before: Sequence[Event], said: Said) -> Said:
    """Return the damage of an attack with the figures behind it."""
    figures = next((f for k, f in reversed(before) if k == "figures" and f["target"] == said.who), None)
    if figures is None:
        return said
    key = "brawl-log-blow-ignored" if figures["ignored"] else "brawl-log-blow"
    sums = told.say(key, strength=figures["strength"], defence=figures["defence"])
    return said._replace(does=told.say("brawl-log-blow-damage", figures=sums, damage=said.does))


def _effects(told: MatchWords, chain: Sequence[Event]) -> Said:
    """Return all effects at the beginning of a chain in one piece: those that get the same are named together."""
    gets: dict[int, list[str]] = {}
    for _, facts in takewhile(lambda event: event[0] == "effect", chain):
        text = effect_text(told, facts["what"], facts["by"], facts["against"])
        gets.setdefault(facts["champion"], []).append(text)
    alike: dict[str, list[int]] = {}
    for champion, texts in gets.items():
        alike.setdefault(told.say("brawl-log-effect", text=told.say.join(texts)), []).append(champion)
    if len(gets) == 1:
        ((does, (champion,)),) = alike.items()
        return Said(champion, does)
    each = (told.say("said-has", who=told.all_who(who), does=does) for does, who in alike.items())
    return Said(None, "; ".join(each))


def _whole(told: MatchWords, event: Event) -> str:
    said = says(told, *event)
    return "" if said is None else whole(told, said)
