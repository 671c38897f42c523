"""What a round of Krendel's Tournament came to, in a few words: by which somebody finds it again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from words.krendel import log
from words.krendel.cards import CardWords
from words.krendel.log import Event
from words.texts import signed

KINDS = frozenset({"attack", "gain", "fulfilled", "removed", "over"})


def headline(told: CardWords, events: Sequence[Event]) -> str:
    """Return how the round ended the match or for whom, who got trophies, the most first, and who met the condition."""
    pieces: list[str] = []
    trophies: Counter[int] = Counter()
    for kind, facts in events:
        if kind == "over":
            pieces.insert(0, log.ending(told, facts["winners"], facts["reason"]))
        elif kind == "removed":
            pieces.append(told.say("krendel-headline-removed", name=told.name(facts["seat"])))
        elif kind == "fulfilled" and facts["seats"]:
            pieces.append(told.say("krendel-headline-fulfilled", names=told.all_names(facts["seats"])))
        elif kind in ("attack", "gain"):
            trophies[facts["attacker" if kind == "attack" else "seat"]] += facts["trophies"]
    changes = [f"{told.name(seat)} {signed(count)}" for seat, count in trophies.most_common() if count]
    if changes:
        at = 1 if any(kind == "over" for kind, _ in events) else 0
        pieces.insert(at, told.say("krendel-headline-trophies", changes=", ".join(changes)))
    return "; ".join(pieces)
