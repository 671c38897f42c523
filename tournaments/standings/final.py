"""The places of a tournament as a whole: the bracket's first where there is one, then the standings behind it."""

from __future__ import annotations

from tournaments.settings.formats import is_knockout
from tournaments.standings.bracket import bracket_of
from tournaments.standings.standings import standings
from tournaments.state.model import CUT, MAIN, State
from tournaments.state.points import rounds_counted


def final_places(state: State) -> dict[int, int]:
    """Return the place of every entry by the results so far. Disqualified entries are last (TM-07)."""
    if is_knockout(state.settings.format):
        found = bracket_of(state, MAIN).places()
    else:
        found = {line.entry: line.place for line in standings(state, rounds_counted(state))}
        if state.stage == CUT:
            found = _with_cut(state, found)
    return _disqualified_last(state, found)


def _with_cut(state: State, places: dict[int, int]) -> dict[int, int]:
    """Return places in which those of the cut come first, the others behind them in their order."""
    cut = bracket_of(state, CUT).places()
    others = sorted((place, entry) for entry, place in places.items() if entry not in cut)
    found = dict(cut)
    for place, entry in others:
        found[entry] = len(cut) + 1 + sum(1 for other, _ in others if other < place)
    return found


def _disqualified_last(state: State, places: dict[int, int]) -> dict[int, int]:
    last = [entry for entry in places if state.entries[entry].out == "disqualified"]
    kept = {entry: place for entry, place in places.items() if entry not in last}
    found = {entry: 1 + sum(1 for other in kept.values() if other < place) for entry, place in kept.items()}
    return found | dict.fromkeys(last, len(kept) + 1)
