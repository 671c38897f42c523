"""The damage of a hit as a sum: all that adds to it, in the order of AR-34, and then all that stops some of it.

The one place that puts it into words: for the lesson, the log and the story, forecasts, and the reference.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from words.archutheon.cards.base import MatchWords
from words.texts import figure, signed

ADDENDS = ("base", "text", "support", "charge", "lasting", "boost", "inspired", "vulnerable", "exhausted")
"""The parts of the damage before blocks."""

LOSSES = ("blocked", "armour", "leader", "barrier")
"""The parts of it that are stopped."""


def sum_text(words: MatchWords, addends: Sequence[int], full: int, losses: Sequence[int], dealt: int) -> str:
    """Return a hit as a sum: "2 (card) +1 (Inspired) −1 (leader) = 2"; the damage alone if it is that of the card.

    Without `addends`, which hits of old matches do not have, it begins with the damage before blocks.
    """
    first = addends[0] if addends else full
    name = words.say("archutheon-sum-part", part="base" if addends else "full")
    start = words.say("archutheon-sum-term", n=figure(first), part=name)
    changes = [_part_text(words, "term", part, n) for part, n in _changes(addends[1:], losses)]
    if not changes and first == dealt:
        return str(dealt)
    total = words.say("archutheon-sum", terms=" ".join([start, *changes]), dealt=dealt)
    return words.say("archutheon-sum-least", sum=total) if sum(addends) < 0 else total


def changed_sum(words: MatchWords, total: int, changes: Sequence[tuple[str, int]]) -> str:
    """Return damage that is not of a card as a sum: "3 −1 (leader) = 2"."""
    terms = [_part_text(words, "term", part, n) for part, n in changes]
    usual = total - sum(n for _, n in changes)
    return words.say("archutheon-sum", terms=" ".join([figure(usual), *terms]), dealt=total)


def changes_text(words: MatchWords, addends: Sequence[int], losses: Sequence[int]) -> str:
    """Return all that makes a hit another one than the card's damage: "+1 Inspired, −1 leader"."""
    return ", ".join(_part_text(words, "change", part, n) for part, n in _changes(addends[1:], losses))


def _changes(more: Sequence[int], losses: Sequence[int]) -> Iterator[tuple[str, int]]:
    """Yield the parts of a hit that change the card's damage."""
    terms = [*zip(ADDENDS[1:], more, strict=False), *zip(LOSSES, (-n for n in losses), strict=True)]
    yield from ((part, n) for part, n in terms if n)


def _part_text(words: MatchWords, form: str, part: str, n: int) -> str:
    return words.say(f"archutheon-sum-{form}", n=signed(n), part=words.say("archutheon-sum-part", part=part))
