"""A ladder and the moves between divisions, as everybody may see them (TM-56, TM-57)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tournaments.errors import TournamentError
from tournaments.leagues.ladder import DAY, Challenged, Forfeit, Ladder, Settled, apply_to_ladder


class ChallengeView(msgspec.Struct, frozen=True):
    """An open challenge; `due` is when it must be accepted, or once accepted, be played."""

    challenger: int
    challenged: int
    accepted: bool
    due: int


class LadderView(msgspec.Struct, frozen=True):
    """A ladder from the top. `sinks_at` is when somebody sinks a place if no game comes before, for all but the last.

    `may_challenge` are the persons whom the viewer may challenge now, `resting` those near enough whom the viewer may challenge
    only from a moment on, since their last challenge ended lately. `moved` says by how many places people rose, or sank (below
    0), when places changed the last time.
    """

    order: tuple[int, ...]
    challenges: tuple[ChallengeView, ...]
    sinks_at: dict[int, int]
    may_challenge: tuple[int, ...]
    reach: int
    accept_days: int
    play_days: int
    moved: dict[int, int] = {}
    resting: dict[int, int] = {}


def ladder_view(ladder: Ladder, viewer: int, now: int) -> LadderView:
    """Return a ladder as a person sees it, 0 for somebody who is not on it."""
    rules = ladder.rules
    challenges = tuple(
        ChallengeView(
            one.challenger,
            one.challenged,
            bool(one.accepted_at),
            one.accepted_at + rules.play_days * DAY if one.accepted_at else one.at + rules.accept_days * DAY,
        )
        for one in ladder.challenges
    )
    sinks = {
        person: ladder.active_at[person] + (rules.idle_days + ladder.sunk[person] * rules.sink_days) * DAY
        for person in ladder.order[:-1]
    }
    may = tuple(other for other in ladder.order if viewer and _may(ladder, viewer, other, now))
    near = _near(ladder, viewer)
    again = {
        other: ladder.ended[pair] + rules.pair_days * DAY
        for other in near
        if (pair := frozenset((viewer, other))) in ladder.ended
    }
    former = {person: place for place, person in enumerate(ladder.former)}
    steps = {person: former[person] - place for place, person in enumerate(ladder.order) if person in former}
    return LadderView(
        tuple(ladder.order),
        challenges,
        sinks,
        may,
        rules.reach,
        rules.accept_days,
        rules.play_days,
        {person: step for person, step in steps.items() if step},
        {other: at for other, at in again.items() if now < at},
    )


def _near(ladder: Ladder, viewer: int) -> list[int]:
    """Return the persons who stand near enough above the viewer to be challenged."""
    if viewer not in ladder.order:
        return []
    place = ladder.order.index(viewer)
    return ladder.order[max(0, place - ladder.rules.reach) : place]


def _may(ladder: Ladder, viewer: int, other: int, now: int) -> bool:
    """Return whether a challenge would be taken: it is tried on a copy."""
    copy = Ladder(
        ladder.rules,
        list(ladder.order),
        list(ladder.challenges),
        dict(ladder.ended),
        dict(ladder.active_at),
        dict(ladder.sunk),
    )
    try:
        apply_to_ladder(copy, Challenged(now, viewer, other))
    except TournamentError:
        return False
    return True


class EndView(msgspec.Struct, frozen=True):
    """The end of a challenge; `winner` 0 is a draw or nobody, `how` is the way to an end without a game where it is known."""

    challenger: int
    challenged: int
    winner: int
    forfeit: bool = False
    how: Forfeit = ""


def end_view(fact: Settled, challenged: int) -> EndView:
    """Return the end of a challenge of that person."""
    return EndView(fact.challenger, challenged, fact.winner, fact.forfeit, fact.how)


class Transfer(msgspec.Struct, frozen=True):
    """A person's division before and after a season, from 1 for the highest; 0 is none."""

    person: int
    before: int
    after: int


def transfers(before: Sequence[Sequence[int]], after: Sequence[Sequence[int]]) -> tuple[Transfer, ...]:
    """Return everybody whose division changes, by the division they come to; those who leave come last."""
    old = {person: number for number, division in enumerate(before, 1) for person in division}
    new = {person: number for number, division in enumerate(after, 1) for person in division}
    found = [Transfer(person, old.get(person, 0), new.get(person, 0)) for person in {**old, **new}]
    moved = [one for one in found if one.before != one.after]
    return tuple(sorted(moved, key=lambda one: (one.after or 1000, one.before, one.person)))
