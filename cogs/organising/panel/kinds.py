"""Every kind of act: what is typed for it, whether it is shown before it is done, and how it is done."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from cogs.organising.panel.act import Act
from cogs.organising.typed import exact_number
from referee.clocks.terms import TermsError, parse_duration
from referee.errors import RefusedError
from referee.tournaments.entries.entering import Person
from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.rights import Organiser
from referee.tournaments.organising.rehearsal import Hands
from tournaments.facts.kinds import How, Penalty

REASON, PLACES, PAIRS, POINTS, TIME = "reason", "places", "pairs", "points", "time"
"""The fields of forms."""

SHORTEST, LONGEST = 3, 300
"""Characters of a reason."""

PENALTIES: Sequence[Penalty] = ("warning", "game", "pairing", "points", "out")

FORFEIT = "f"
"""The end of a choice whose result was not played for."""


@dataclass(frozen=True)
class Request:
    """An act with everything that it needs: the tournament, who does it, what was typed, whom it enters, the press's id."""

    hall: Hall
    who: Organiser
    act: Act
    typed: Mapping[str, str]
    people: Sequence[Person] = ()
    press: int = 0

    @property
    def reason(self) -> str:
        """The reason that was typed."""
        return self.typed.get(REASON, "")

    @property
    def code(self) -> str:
        """The tournament's code."""
        return self.hall.row.code


Run = Callable[[Hands, Request], Awaitable[object]]


@dataclass(frozen=True)
class Kind:
    """A kind of act.

    `way`: "shown" is shown before a reason is asked, "typed" after it, since it depends on what is typed, "light" never: it
    takes nothing back. `back` is the page that is shown afterwards.
    """

    run: Run
    way: Literal["shown", "typed", "light"]
    back: Literal["panel", "table", "person", "people", "round"] = "panel"
    fields: tuple[str, ...] = ()


def places_of(act: Act, typed: Mapping[str, str]) -> tuple[tuple[int, ...], How]:
    """Return the result of an act: the choice, or the places that were typed. Raises RefusedError for another text."""
    how: How = "forfeit" if act.pick.endswith(FORFEIT) else "played"
    raw = act.pick.removesuffix(FORFEIT).replace(".", " ") or typed.get(PLACES, "")
    parts = raw.replace(",", " ").split()
    if not parts or not all(part.isascii() and part.isdigit() and len(part) < 3 for part in parts):
        raise RefusedError("refused-tournament-places-wrong", rule="TM-01")
    return tuple(int(part) for part in parts), how


def pairs_of(typed: str) -> list[tuple[int, ...]]:
    """Return typed pairings by numbers of entries: "1-4, 2-3, 5". Raises RefusedError for another text."""
    found = []
    for line in typed.replace("\n", ",").replace(";", ",").split(","):
        parts = line.replace("–", "-").replace("−", "-").split("-")
        numbers = [part.strip() for part in parts]
        if not line.strip():
            continue
        if not all(part.isascii() and part.isdigit() and len(part) < 6 for part in numbers):
            raise RefusedError("refused-organise-pairs")
        found.append(tuple(int(part) for part in numbers))
    return found


def points_of(typed: str) -> Fraction:
    """Return typed points as a number. Raises RefusedError for another text."""
    try:
        found = exact_number(typed)
    except ValueError as error:
        raise RefusedError("refused-tournament-points-form", rule="TM-43") from error
    if not 0 < found <= 1000 or found.denominator > 60:
        raise RefusedError("refused-tournament-penalty-points", rule="TM-63")
    return found


def seconds_of(typed: str) -> int:
    """Return a typed length of time in seconds. Raises RefusedError for another text."""
    try:
        found = parse_duration(typed)
    except TermsError as error:
        raise RefusedError("refused-organise-span") from error
    if found <= 0:
        raise RefusedError("refused-organise-span")
    return found


def _penalty(act: Act) -> Penalty:
    found = next((kind for kind in PENALTIES if kind == act.pick), None)
    if found is None:
        raise RefusedError("refused-unknown-control")
    return found


# ------------------------------------------------------------------- doing it


async def _rule(hands: Hands, request: Request) -> None:
    places, how = places_of(request.act, request.typed)
    await hands.organising.rule(request.code, request.who, request.act.place, places, how, request.reason)


async def _correct(hands: Hands, request: Request) -> None:
    places, how = places_of(request.act, request.typed)
    await hands.organising.correct(
        request.code, request.who, request.act.place, request.act.nth, places, how, request.reason
    )


async def _void(hands: Hands, request: Request) -> None:
    await hands.organising.void(request.code, request.who, request.act.place, request.act.nth, request.reason)


async def _exempt(hands: Hands, request: Request) -> None:
    await hands.organising.exempt(request.code, request.who, request.act.place, request.act.nth, request.reason)


async def _extend(hands: Hands, request: Request) -> None:
    seconds = seconds_of(request.typed.get(TIME, ""))
    await hands.organising.extend(request.code, request.who, request.act.place, seconds, request.reason)


async def _undo(hands: Hands, request: Request) -> None:
    await hands.organising.undo_round(request.code, request.who, request.reason)


async def _swap(hands: Hands, request: Request) -> None:
    other = request.act.other
    await hands.organising.swap(request.code, request.who, request.act.entry, other, request.reason)


async def _pairs(hands: Hands, request: Request) -> None:
    pairs = pairs_of(request.typed.get(PAIRS, ""))
    await hands.organising.pair_by_hand(request.code, request.who, pairs, request.reason)


async def _remove(hands: Hands, request: Request) -> None:
    who = request.who
    await hands.entering.remove(
        request.code, who.user, who.roles, request.act.entry, request.reason, manager=who.manager, version=who.version
    )


async def _disqualify(hands: Hands, request: Request) -> None:
    await hands.organising.disqualify(request.code, request.who, request.act.entry, request.reason)


async def _check_in(hands: Hands, request: Request) -> None:
    await hands.organising.check_in(request.code, request.who, request.act.entry, request.reason)


async def _penalise(hands: Hands, request: Request) -> None:
    kind, entry = _penalty(request.act), request.act.entry
    points = points_of(request.typed.get(POINTS, "")) if kind == "points" else Fraction(0)
    own = request.hall.own_pairing(entry)
    if own is None:
        raise RefusedError("refused-organise-no-table", rule="TM-63")
    place = (own.stage, own.round, own.table)
    await hands.organising.penalise(request.code, request.who, entry, kind, place, request.reason, points)


async def _enter(hands: Hands, request: Request) -> None:
    people = request.people
    name = " & ".join(person.name for person in people)
    await hands.entering.enter_others(request.code, request.who, people, request.press, request.reason, name)


async def _pause(hands: Hands, request: Request) -> None:
    who = request.who
    await hands.opening.pause(request.code, who.user, who.roles, request.reason, manager=who.manager)


async def _cancel(hands: Hands, request: Request) -> None:
    who = request.who
    await hands.opening.cancel(
        request.code, who.user, who.roles, request.reason, manager=who.manager, version=who.version
    )


KINDS: Mapping[str, Kind] = {
    "rule": Kind(_rule, "shown", "table"),
    "correct": Kind(_correct, "shown", "table"),
    "void": Kind(_void, "shown", "table"),
    "exempt": Kind(_exempt, "light", "table"),
    "extend": Kind(_extend, "light", "round", (TIME,)),
    "undo": Kind(_undo, "shown"),
    "swap": Kind(_swap, "shown", "round"),
    "pairs": Kind(_pairs, "typed", "round", (PAIRS,)),
    "remove": Kind(_remove, "shown", "person"),
    "out": Kind(_disqualify, "shown", "person"),
    "checkin": Kind(_check_in, "light", "person"),
    "penalty": Kind(_penalise, "shown", "person"),
    "enter": Kind(_enter, "light", "people"),
    "pause": Kind(_pause, "light"),
    "cancel": Kind(_cancel, "shown"),
}
"""The kinds of acts by name."""

TYPED: Mapping[str, Kind] = {
    "rule": Kind(_rule, "typed", "table", (PLACES,)),
    "correct": Kind(_correct, "typed", "table", (PLACES,)),
    "penalty": Kind(_penalise, "typed", "person", (POINTS,)),
}
"""Kinds whose outcome is typed: results of pods, a penalty of points."""


def kind_of(act: Act) -> Kind:
    """Return the kind of an act. Raises RefusedError for a forged one."""
    if act.kind in ("rule", "correct") and not act.pick:
        return TYPED[act.kind]
    if act.kind == "penalty" and _penalty(act) == "points":
        return TYPED[act.kind]
    if act.kind not in KINDS:
        raise RefusedError("refused-unknown-control")
    return KINDS[act.kind]
