"""A ladder (TM-57): challenges upwards, folded from facts like a tournament."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from tournaments.errors import TournamentError

DAY = 86400


class LadderRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The limits of a ladder: places that may be challenged above, and days."""

    reach: int = 3
    accept_days: int = 3
    play_days: int = 14
    pair_days: int = 14
    idle_days: int = 30
    sink_days: int = 7


class LadderFact(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """The base of the facts of a ladder. `at` is in unix seconds. Persons are numbers of the caller's."""

    at: int


class Joined(LadderFact, frozen=True, tag="joined"):
    """Somebody came in, at the bottom."""

    person: int


class Left(LadderFact, frozen=True, tag="left"):
    """Somebody left; those below move up."""

    person: int


class Challenged(LadderFact, frozen=True, tag="challenged"):
    """A challenge was made."""

    challenger: int
    challenged: int


class Accepted(LadderFact, frozen=True, tag="accepted"):
    """A challenge was accepted."""

    challenger: int


Forfeit = Literal["", "declined", "unanswered", "withdrawn", "left", "late"]
"""The way in which a challenge came to its end without a game; "" for a game, and where a match or an organiser decided."""


class Settled(LadderFact, frozen=True, tag="settled"):
    """A challenge is over: played, or by forfeit, and then `how`. `winner` 0 is a draw or nobody: all stay."""

    challenger: int
    winner: int
    forfeit: bool = False
    how: Forfeit = ""


class Sunk(LadderFact, frozen=True, tag="sunk"):
    """Somebody idle sank one place."""

    person: int


class Delayed(LadderFact, frozen=True, tag="delayed"):
    """For so many seconds nobody could reach the referee: everything that waits, waits that much longer (TM-39)."""

    seconds: int


AnyLadderFact = Joined | Left | Challenged | Accepted | Settled | Sunk | Delayed


class Challenge(msgspec.Struct):
    """An open challenge; `accepted_at` is 0 until it is accepted."""

    challenger: int
    challenged: int
    at: int
    accepted_at: int = 0


class Ladder(msgspec.Struct):
    """A ladder: persons from the top, open challenges, when pairs ended last, and since when everybody is idle.

    `sunk` is how often somebody has sunk since then. `former` is the order before places changed the last time, at `moved_at`:
    what follows in the same second belongs to it, such as all who sink.
    """

    rules: LadderRules
    order: list[int]
    challenges: list[Challenge]
    ended: dict[frozenset[int], int]
    active_at: dict[int, int]
    sunk: dict[int, int]
    former: list[int] = []
    moved_at: int = 0


class LadderDuty(msgspec.Struct, frozen=True):
    """Something due on a ladder: a challenge not accepted or not played in time, or somebody idle who sinks."""

    at: int
    kind: Literal["accept_over", "play_over", "sink"]
    person: int


def fold_ladder(rules: LadderRules, facts: Iterable[AnyLadderFact]) -> Ladder:
    """Return the ladder that facts give. Raise TournamentError at the first that is not possible."""
    ladder = Ladder(rules, [], [], {}, {}, {})
    for fact in facts:
        apply_to_ladder(ladder, fact)
    return ladder


def apply_to_ladder(ladder: Ladder, fact: AnyLadderFact) -> None:
    """Carry a fact into a ladder. Raise TournamentError, the ladder unchanged, if it is not possible."""
    before = [*ladder.order]
    _carry(ladder, fact)
    # Whoever joins stands below all others, and moves nobody.
    if ladder.order != before and not isinstance(fact, Joined):
        if fact.at != ladder.moved_at:
            ladder.former = before
        ladder.moved_at = fact.at


def _carry(ladder: Ladder, fact: AnyLadderFact) -> None:
    match fact:
        case Joined():
            if fact.person in ladder.order:
                raise TournamentError("ladder-twice", "TM-57")
            ladder.order.append(fact.person)
            _wake(ladder, fact.person, fact.at)
        case Left():
            _check_on(ladder, fact.person)
            ladder.order.remove(fact.person)
            ladder.challenges = [
                one for one in ladder.challenges if fact.person not in (one.challenger, one.challenged)
            ]
        case Challenged():
            _challenge(ladder, fact)
        case Accepted():
            found = _open(ladder, fact.challenger)
            if found.accepted_at:
                raise TournamentError("ladder-accepted", "TM-57")
            found.accepted_at = fact.at
        case Settled():
            _settle(ladder, fact)
        case Sunk():
            _sink(ladder, fact)
        case Delayed():
            _delay(ladder, fact.seconds)


def _challenge(ladder: Ladder, fact: Challenged) -> None:
    _check_on(ladder, fact.challenger, fact.challenged)
    above = ladder.order.index(fact.challenger) - ladder.order.index(fact.challenged)
    if not 1 <= above <= ladder.rules.reach:
        raise TournamentError("ladder-reach", "TM-57", above=above, most=ladder.rules.reach)
    if any(one.challenger == fact.challenger for one in ladder.challenges):
        raise TournamentError("ladder-busy", "TM-57", person=fact.challenger)
    if any(one.challenged == fact.challenged for one in ladder.challenges):
        raise TournamentError("ladder-busy", "TM-57", person=fact.challenged)
    ended = ladder.ended.get(frozenset((fact.challenger, fact.challenged)))
    if ended is not None and fact.at < ended + ladder.rules.pair_days * DAY:
        raise TournamentError("ladder-again", "TM-57", days=ladder.rules.pair_days)
    ladder.challenges.append(Challenge(fact.challenger, fact.challenged, fact.at))


def _settle(ladder: Ladder, fact: Settled) -> None:
    found = _open(ladder, fact.challenger)
    if fact.winner not in (0, found.challenger, found.challenged):
        raise TournamentError("ladder-winner", "TM-57")
    ladder.challenges.remove(found)
    ladder.ended[frozenset((found.challenger, found.challenged))] = fact.at
    low, high = ladder.order.index(found.challenger), ladder.order.index(found.challenged)
    if fact.winner == found.challenger and low > high:
        ladder.order.remove(found.challenger)
        ladder.order.insert(high, found.challenger)
    for person in (found.challenger, found.challenged):
        if not fact.forfeit or person == fact.winner:
            _wake(ladder, person, fact.at)


def _sink(ladder: Ladder, fact: Sunk) -> None:
    _check_on(ladder, fact.person)
    if fact.at < _sinks_at(ladder, fact.person):
        raise TournamentError("ladder-idle", "TM-57", days=ladder.rules.idle_days)
    index = ladder.order.index(fact.person)
    ladder.order[index : index + 2] = ladder.order[index : index + 2][::-1]
    ladder.sunk[fact.person] += 1


def _delay(ladder: Ladder, seconds: int) -> None:
    for one in ladder.challenges:
        one.at += seconds
        one.accepted_at += seconds if one.accepted_at else 0
    ladder.active_at = {person: at + seconds for person, at in ladder.active_at.items()}


def _sinks_at(ladder: Ladder, person: int) -> int:
    days = ladder.rules.idle_days + ladder.sunk[person] * ladder.rules.sink_days
    return ladder.active_at[person] + days * DAY


def _wake(ladder: Ladder, person: int, at: int) -> None:
    ladder.active_at[person], ladder.sunk[person] = at, 0


def _open(ladder: Ladder, challenger: int) -> Challenge:
    found = next((one for one in ladder.challenges if one.challenger == challenger), None)
    if found is None:
        raise TournamentError("ladder-none", "TM-57")
    return found


def _check_on(ladder: Ladder, *people: int) -> None:
    for person in people:
        if person not in ladder.order:
            raise TournamentError("ladder-unknown", "TM-57", person=person)


def ladder_duties(ladder: Ladder, now: int) -> list[LadderDuty]:
    """Return the duties that are due on a ladder, the earliest first.

    A challenge that was not accepted is lost by the challenged. One that was not played in time is lost by whoever was waited
    for, which the caller knows.
    """
    rules = ladder.rules
    found = []
    for one in ladder.challenges:
        if one.accepted_at:
            found.append(LadderDuty(one.accepted_at + rules.play_days * DAY, "play_over", one.challenger))
        else:
            found.append(LadderDuty(one.at + rules.accept_days * DAY, "accept_over", one.challenger))
    found += [LadderDuty(_sinks_at(ladder, person), "sink", person) for person in ladder.order[:-1]]
    return sorted((duty for duty in found if duty.at <= now), key=lambda duty: (duty.at, duty.kind, duty.person))
