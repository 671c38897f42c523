"""Hits of the guided first match of Archutheon as sums: all that adds to a hit, and all that takes from it (AR-34)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.archutheon.events import Executes, Struck
from engines.archutheon.views.view import View
from engines.kernel.events import Event, of_kind
from words.archutheon.match import ArchutheonWords


def sums(words: ArchutheonWords, view: View, events: Sequence[Event]) -> list[str]:
    """Return each hit of cards that were executed as a line: "Archer: 2 (card) + 1 (Inspired) − 1 (block) = 2"."""
    cards = {event.hero: event.card for event in of_kind(events, Executes)}
    lines = []
    for hit in of_kind(events, Struck):
        parts = [
            words.say("archutheon-lesson-term", n=abs(n), sign="less" if n < 0 else "more", what=what)
            for what, n in _terms(words, view, hit, cards[hit.by])
            if n
        ]
        terms = " ".join(parts).removeprefix("+ ")
        lines.append(words.say("archutheon-lesson-sum-of", who=words.who(hit.by), terms=terms, dealt=hit.dealt))
    return lines


def _terms(words: ArchutheonWords, view: View, hit: Struck, card: str) -> list[tuple[str, int]]:
    """Return the terms of a hit by what they come from; what is neither printed damage nor a permanent is of properties."""
    base = words.pack.card[card].damage
    inspired = int("inspired" in view.heroes[hit.by].marks)
    vulnerable = int("vulnerable" in view.heroes[hit.hero].marks)
    return [
        ("card", base),
        ("inspired", inspired),
        ("vulnerable", vulnerable),
        ("help", hit.full - base - inspired - vulnerable),
        ("block", -hit.blocked),
        ("leader", -hit.leader),
    ]
