"""Whether somebody may enter or check in (TM-03, TM-04, TM-09). Users are known to the caller alone."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import msgspec

from tournaments.settings.model import Settings
from tournaments.state.entering import may_join_late
from tournaments.state.model import State


class Candidate(msgspec.Struct, frozen=True):
    """A person who wants to enter: roles, the shown rating, None without one, and rated games so far."""

    user: int
    roles: tuple[int, ...] = ()
    rating: int | None = None
    rated_games: int = 0


class Refusal(msgspec.Struct, frozen=True):
    """Why somebody may not enter: the key of the text, the rule and the user it is about, 0 for the entry as a whole."""

    key: str
    rule: str
    user: int = 0


def refusals(state: State, people: Collection[Candidate], entered: Collection[int], now: int) -> tuple[Refusal, ...]:
    """Return every reason why these people may not enter together. `entered` are the users of all entries that are in."""
    return (*_of_window(state, now), *_of_people(state.settings, people, entered))


def refusals_at_check_in(settings: Settings, people: Collection[Candidate]) -> tuple[Refusal, ...]:
    """Return the requirements that people do not meet any more at check-in (TM-04)."""
    return tuple(refusal for person in people for refusal in _of_person(settings, person))


def club_of(settings: Settings, people: Collection[Candidate]) -> str:
    """Return the label of the club of an entry's people: the first role of the settings that one of them has, "" for none."""
    roles = {role for person in people for role in person.roles}
    return next((str(role) for role in settings.entering.clubs if role in roles), "")


def _of_window(state: State, now: int) -> Iterator[Refusal]:
    if state.phase == "running":
        if not may_join_late(state):
            yield Refusal("late-over", "TM-06")
        return
    if state.phase not in ("open", "check_in") or state.paused:
        yield Refusal("entering-closed", "TM-03")
        return
    entering = state.settings.entering
    if now < entering.opens:
        yield Refusal("entering-early", "TM-03")
    if entering.closes and now >= entering.closes:
        yield Refusal("entering-closed", "TM-03")


def _of_people(settings: Settings, people: Collection[Candidate], entered: Collection[int]) -> Iterator[Refusal]:
    if len(people) != settings.entering.members:
        yield Refusal("members-wrong", "TM-09")
    users = [person.user for person in people]
    for person in people:
        if person.user in entered or users.count(person.user) > 1:
            yield Refusal("entered-twice", "TM-09", person.user)
        yield from _of_person(settings, person)


def _of_person(settings: Settings, person: Candidate) -> Iterator[Refusal]:
    entering = settings.entering
    if entering.roles and not {*entering.roles} & {*person.roles}:
        yield Refusal("role-missing", "TM-04", person.user)
    limited = entering.rating_from or entering.rating_to
    if limited and (person.rating is None or person.rating < entering.rating_from):
        yield Refusal("rating-low", "TM-04", person.user)
    elif entering.rating_to and person.rating is not None and person.rating > entering.rating_to:
        yield Refusal("rating-high", "TM-04", person.user)
    if person.rated_games < entering.rated_games:
        yield Refusal("games-few", "TM-04", person.user)
