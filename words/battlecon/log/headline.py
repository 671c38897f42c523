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


def looking_back(told: MatchWords, events: Sequence[Event]) -> str:
    """Return in one line who hurt whom in a beat, and with which life left; that nobody did where that is so."""
    beat = next((facts["beat"] for kind, facts in events if kind == "beat"), 0)
    hurt: dict[tuple[int, int], tuple[int, int]] = {}
    for kind, facts in events:
        if kind == "damage" and facts["taken"]:
            pair = (facts["by"], facts["fighter"])
            hurt[pair] = (hurt.get(pair, (0, 0))[0] + facts["taken"], facts["life"])
    parts = []
    for (by, target), (taken, life) in hurt.items():
        args = {"who": told.who(target), "taken": figure(taken), "life": told.life(life)}
        own = by in (target, -1)
        parts.append(told.say("battlecon-headline-damage" if own else "battlecon-back-hurt", by=told.who(by), **args))
    return told.say("battlecon-back", beat=beat, text="; ".join(parts) or told.say("battlecon-back-nobody"))
