"""Hits of the guided first match of Archutheon as sums: all that adds to a hit, and all that takes from it (AR-34)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.archutheon.events import Struck
from engines.kernel.events import Event, of_kind
from words.archutheon.log.fight import struck_sum
from words.archutheon.match import ArchutheonWords


def sums(words: ArchutheonWords, events: Sequence[Event]) -> list[str]:
    """Return each hit as a line: "Archer: 2 (card) +1 (Inspired) −1 (block) = 2"."""
    return [
        words.say("archutheon-lesson-sum-of", who=words.who(hit.by), sum=struck_sum(words, hit))
        for hit in of_kind(events, Struck)
    ]
