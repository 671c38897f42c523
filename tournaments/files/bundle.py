"""All files of a tournament at once, by name."""

from __future__ import annotations

import contextlib

from tournaments.errors import TournamentError
from tournaments.facts.record import Record
from tournaments.files.export import RatedStep, export
from tournaments.files.spreadsheets import pairings_csv, places_csv, standings_csv
from tournaments.files.trf import Head, trf
from tournaments.state.model import MAIN, State
from tournaments.state.points import rounds_counted


def event_files(
    state: State, records: list[Record], code: str, title: str, names: dict[int, str] | None, rated: list[RatedStep]
) -> dict[str, bytes]:
    """Return the files of a tournament by name. `names` go into tables and the report; without them entries are numbers.

    `title` heads the report, `rated` are the rated games.
    """
    stem = code.lower()
    files = {f"{stem}.tournament.json": export(state.settings, records, rated)}
    counted = rounds_counted(state)
    if state.is_knockout(MAIN):
        files[f"{stem}.standings.csv"] = places_csv(state, names).encode()
    elif counted:
        files[f"{stem}.standings.csv"] = standings_csv(state, counted, names).encode()
    files[f"{stem}.pairings.csv"] = pairings_csv(state, names).encode()
    # Pods, brackets and groups have no such report.
    with contextlib.suppress(TournamentError):
        files[f"{stem}.report.trf"] = trf(state, Head(title if names else code, names=names or {})).encode()
    return files
