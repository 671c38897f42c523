"""Slots of a ladder: the names of its messages, and which of them a fact makes out of date.

A slot is a word, or a word with the number of a fact: "card", "ask:14", "agreed:15", "news:16".
"""

from __future__ import annotations

from collections.abc import Iterable

from referee.leagues.live_ladder import LiveLadder
from tournaments.leagues.ladder import Accepted, AnyLadderFact, Challenged, Delayed, Left, Settled

CARD = "card"
"""The slot of the message about the whole ladder."""

NEWS = "news"
"""The word of slots that announce a fact once in the channel: how a challenge ended."""

ASK = "ask"
"""The word of slots that ask the challenged, in private, to accept: "ask:<number of the challenge>"."""

AGREED = "agreed"
"""The word of slots that tell the challenger, in private, that it was accepted: "agreed:<number of the challenge>"."""

CLOSED = "closed"
"""The slot of the message that says that the ladder is closed."""

NOTIFYING = frozenset({NEWS, ASK, AGREED, CLOSED})
"""The words of slots whose messages make a sound."""


def number_of_slot(slot: str) -> int:
    """Return the number of a slot, 0 without one."""
    return int(slot.partition(":")[2] or 0)


def slots_of(ladder: LiveLadder, made: Iterable[tuple[int, AnyLadderFact]]) -> list[str]:
    """Return the slots that facts, with their numbers, make out of date; the ladder's state has them already."""
    found = [CARD]
    for n, fact in made:
        match fact:
            case Challenged():
                found.append(f"{ASK}:{n}")
            case Accepted(challenger=challenger):
                number = _last_challenge(ladder, challenger)
                found += [f"{ASK}:{number}", f"{AGREED}:{number}"]
            case Settled(challenger=challenger):
                found += [f"{NEWS}:{n}", *_private(_last_challenge(ladder, challenger))]
            case Left(person=person):
                # Their challenges are over without a result.
                found += [slot for number in _challenges_with(ladder, person) for slot in _private(number)]
            case Delayed():
                found += private_slots(ladder)
    return [*dict.fromkeys(found)]


def private_slots(ladder: LiveLadder) -> list[str]:
    """Return the slots of the private messages about all open challenges."""
    return [slot for one in ladder.state.challenges for slot in _private(ladder.number_of(one))]


def linking_slots(number: int) -> list[str]:
    """Return the slots of the messages that link to the match of a challenge."""
    return [CARD, *_private(number)]


def _private(number: int) -> list[str]:
    return [f"{ASK}:{number}", f"{AGREED}:{number}"]


def _last_challenge(ladder: LiveLadder, challenger: int) -> int:
    return max(
        n for n, fact in enumerate(ladder.facts, 1) if isinstance(fact, Challenged) and fact.challenger == challenger
    )


def _challenges_with(ladder: LiveLadder, person: int) -> list[int]:
    """Return the numbers of a person's newest challenges, made and got."""
    made = [n for n, fact in enumerate(ladder.facts, 1) if isinstance(fact, Challenged) and fact.challenger == person]
    got = [n for n, fact in enumerate(ladder.facts, 1) if isinstance(fact, Challenged) and fact.challenged == person]
    return [*made[-1:], *got[-1:]]
