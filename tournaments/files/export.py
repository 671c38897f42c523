"""The file of a tournament (TM-65): canonical JSON with everything that follows from nothing else, and what was computed from it.

`tools/verify_tournament.py` recomputes draws, rounds, standings and ratings from it; docs/extend/tournament-file.md says how.
It has numbers of entries and codes of matches, no names, no users, no reasons, no decks. Before the end it is for organisers
alone: it has absences that were asked for rounds to come.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

import msgspec

from tournaments.facts.kinds import CheckedIn
from tournaments.facts.record import Record
from tournaments.ratings.model import LIBRARY
from tournaments.settings.model import Settings
from tournaments.standings.final import final_places
from tournaments.standings.standings import Line, standings
from tournaments.state.fold import apply, empty_state
from tournaments.state.model import MAIN, State

FORMAT = 1


class RatedStep(msgspec.Struct, frozen=True):
    """A rated game of the tournament: its match code, the ratings (μ, σ) of its sides before and after, and the rated places.

    "Before" already has the growth of idle days.
    """

    code: str
    before: tuple[tuple[tuple[float, float], ...], ...]
    places: tuple[int, ...]
    after: tuple[tuple[tuple[float, float], ...], ...]


def export(settings: Settings, records: Sequence[Record], ratings: Iterable[RatedStep] = ()) -> bytes:
    """Return the file of a tournament: UTF-8, keys sorted, no spaces. The same records give the same bytes."""
    state = empty_state(settings)
    for record in records:
        apply(state, record)
    document = {
        "format": FORMAT,
        "settings": settings,
        "commitment": state.commitment,
        "salt": state.salt,
        "chain": [draw.value for draw in state.draws],
        "entries": [_entry(state, number) for number in sorted(state.entries)],
        "records": [_record(record) for record in records],
        "standings": _standings(state),
        "places": _places(state),
        "ratings": {"library": LIBRARY, "steps": list(ratings)},
    }
    return msgspec.json.encode(document, order="sorted", enc_hook=_encode) + b"\n"


def _encode(value: object) -> object:
    if isinstance(value, Fraction):
        return str(value)
    raise NotImplementedError(f"{type(value)} is no part of the file")


def _entry(state: State, number: int) -> Mapping[str, Any]:
    entry = state.entries[number]
    seed = state.seeds.index(number) + 1 if number in state.seeds else 0
    return {"number": number, "seed": seed, "out": entry.out, "former": entry.erased}


def _record(record: Record) -> Mapping[str, Any]:
    fact = msgspec.structs.replace(record.fact, brought="") if isinstance(record.fact, CheckedIn) else record.fact
    return {"n": record.n, "at": record.at, "by": record.by, "fact": fact}


def _standings(state: State) -> Mapping[str, Any]:
    """Return the standings after every closed round of the main stage; a bracket has none."""
    if state.is_knockout(MAIN):
        return {}
    return {
        str(round_.number): _lines(standings(state, round_.number))
        for round_ in state.in_stage(MAIN)
        if round_.is_closed
    }


def _lines(lines: Sequence[Line]) -> list[list[Any]]:
    """Return lines as place, entry, points and tie-breaks."""
    return [[line.place, line.entry, line.points, list(line.breaks)] for line in lines]


def _places(state: State) -> list[list[int]]:
    if not state.rounds:
        return []
    return [[place, entry] for place, entry in sorted((place, entry) for entry, place in final_places(state).items())]
