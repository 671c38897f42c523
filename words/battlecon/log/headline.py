"""What a beat of BattleCON came to, in a few words: by which somebody finds it again."""

from __future__ import annotations

from collections.abc import Sequence

from words.battlecon.cards.base import Event, MatchWords
from words.battlecon.log.ending import ending
from words.texts import figure

KINDS = frozenset({"finisher", "damage", "out", "over"})


def headline(told: MatchWords, events: Sequence[Event]) -> str:
    """Return how the beat ended the match or for whom, the damage that fighters took with the life left, finishers."""
    over = [ending(told, facts["winners"], facts["reason"]) for kind, facts in events if kind == "over"]
    out = [told.say("battlecon-headline-out", who=told.who(f["fighter"])) for kind, f in events if kind == "out"]
    taken: dict[int, int] = {}
    life: dict[int, int] = {}
    for kind, facts in events:
        if kind == "damage":
            taken[facts["fighter"]] = taken.get(facts["fighter"], 0) + facts["taken"]
            life[facts["fighter"]] = facts["life"]
    hurt = [
        told.say("battlecon-headline-damage", who=told.who(i), taken=figure(count), life=told.life(life[i]))
        for i, count in taken.items()
        if count
    ]
    finishers = [
        told.say("battlecon-headline-finisher", who=told.who(f["fighter"]), card=told.quoted(told.card(f["card"])))
        for kind, f in events
        if kind == "finisher"
    ]
    return "; ".join([*over, *out, *finishers, *hurt])


LOSSES = {"damage": "taken", "lost": "amount", "paid": "amount"}
"""Kinds of events that take life, and the fact that says how much."""


def looking_back(told: MatchWords, events: Sequence[Event]) -> str:
    """Return in one line who took whose life in a beat, and the life left at its end; that nobody did where that is so."""
    beat = next((facts["beat"] for kind, facts in events if kind == "beat"), 0)
    life = {facts["fighter"]: facts["life"] for _, facts in events if "life" in facts}
    hurt: dict[tuple[int, int], int] = {}
    for kind, facts in events:
        if kind in LOSSES and facts[LOSSES[kind]]:
            pair = (facts.get("by", -1), facts["fighter"])
            hurt[pair] = hurt.get(pair, 0) + facts[LOSSES[kind]]
    parts = []
    for (by, target), taken in hurt.items():
        args = {"who": told.who(target), "taken": figure(taken), "life": told.life(life[target])}
        own = by in (target, -1)
        parts.append(told.say("battlecon-headline-damage" if own else "battlecon-back-hurt", by=told.who(by), **args))
    return told.say("battlecon-back", beat=beat, text="; ".join(parts) or told.say("battlecon-back-nobody"))
