"""Tables and pairings as CSV (TM-66). Names are there only if the caller gives them, which it does for organisers alone."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime

from tournaments.standings.final import final_places
from tournaments.standings.standings import Line, standings
from tournaments.state.deciding import decision
from tournaments.state.model import State

DANGEROUS = ("=", "+", "-", "@", "\t", "\r")
"""The beginnings of a cell that a spreadsheet would take for a formula."""


def standings_csv(state: State, through: int, names: Mapping[int, str] | None = None) -> str:
    """Return the standings after a round as CSV, its figures exact.

    Once there is a cut, the place in the whole tournament leads each line: the bracket's first, the others behind it (TM-23).
    """
    lines, final = standings(state, through), final_places(state) if state.cut_seeds else {}
    header = [
        *(["final_place"] if final else []),
        "place",
        "entry",
        *(["name"] if names is not None else []),
        "points",
        *_breaks(state, lines),
    ]
    rows: list[list[object]] = []
    for line in sorted(lines, key=lambda line: final.get(line.entry, 0)):
        named = [safe(names.get(line.entry, ""))] if names is not None else []
        placed = [final[line.entry]] if final else []
        rows.append([*placed, line.place, line.entry, *named, line.points, *line.breaks])
    return _csv([header, *rows])


def places_csv(state: State, names: Mapping[int, str] | None = None) -> str:
    """Return the places of a bracket as CSV, those of now while it is played."""
    rows: list[list[object]] = []
    for entry, place in sorted(final_places(state).items(), key=lambda one: (one[1], one[0])):
        rows.append([place, entry, *([safe(names.get(entry, ""))] if names is not None else [])])
    return _csv([["place", "entry", *(["name"] if names is not None else [])], *rows])


def pairings_csv(state: State, names: Mapping[int, str] | None = None) -> str:
    """Return all pairings as CSV: a line for each side."""
    header = [
        "stage",
        "round",
        "table",
        "seat",
        "entry",
        *(["name"] if names is not None else []),
        "place",
        "played",
        "codes",
    ]
    rows: list[list[object]] = []
    for (stage, number), round_ in sorted(state.rounds.items()):
        for pairing in round_.pairings:
            made = decision(state, pairing)
            codes = " ".join(game.code for game in pairing.games if game.code)
            for seat, side in enumerate(pairing.sides, 1):
                named = [safe(names.get(side, ""))] if names is not None else []
                place = made.places[seat - 1] if made else ""
                played = int(made.played) if made else ""
                rows.append([stage, number, pairing.table, seat, side, *named, place, played, codes])
    return _csv([header, *rows])


def ladder_csv(
    order: Sequence[int],
    challenges: Iterable[tuple[int, int]],
    sinks_at: Mapping[int, int],
    names: Mapping[int, str] | None = None,
) -> str:
    """Return a ladder as CSV: persons from the top, with open challenges by place, and when they sink, in UTC.

    `challenges` are pairs of who challenges whom, `sinks_at` is in unix seconds.
    """
    places = {person: place for place, person in enumerate(order, 1)}
    pairs = [*challenges]
    made = {challenger: places[challenged] for challenger, challenged in pairs}
    got = {challenged: places[challenger] for challenger, challenged in pairs}
    header = ["place", "person", *(["name"] if names is not None else []), "challenges", "challenged_by", "sinks_at"]
    rows: list[list[object]] = []
    for person, place in places.items():
        named = [safe(names.get(person, ""))] if names is not None else []
        sinks = sinks_at.get(person)
        moment = datetime.fromtimestamp(sinks, UTC).strftime("%Y-%m-%dT%H:%M:%SZ") if sinks is not None else ""
        rows.append([place, person, *named, made.get(person, ""), got.get(person, ""), moment])
    return _csv([header, *rows])


def safe(cell: str) -> str:
    """Return a name that no spreadsheet takes for a formula."""
    return f"'{cell}" if cell.startswith(DANGEROUS) else cell


def _breaks(state: State, lines: Sequence[Line]) -> list[str]:
    count = len(lines[0].breaks) if lines else 0
    names: list[str] = [*state.settings.tiebreaks]
    return names if len(names) == count else [f"break_{index}" for index in range(1, count + 1)]


def _csv(rows: Iterable[Iterable[object]]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\r\n").writerows(rows)
    return text.getvalue()
