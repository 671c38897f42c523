"""The machine's clock set back: what was noted by the wrong clock happened that much earlier (TM-39)."""

from __future__ import annotations

import msgspec

from tournaments.errors import TournamentError
from tournaments.facts.kinds import ClockSetBack
from tournaments.facts.record import Record
from tournaments.state.model import Pairing, State


def set_back(state: State, fact: ClockSetBack, _record: Record) -> None:
    """Move all moments of a tournament, so that each deadline is as far away as it was before.

    Vacations stay, since they are days of the calendar.
    """
    if fact.seconds <= 0:
        raise TournamentError("span-empty", "TM-39")
    seconds = fact.seconds
    state.downtimes = [(start - seconds, end - seconds) for start, end in state.downtimes]
    state.paused_at = _earlier(state.paused_at, seconds)
    state.opened_at = _earlier(state.opened_at, seconds)
    state.check_in_at = _earlier(state.check_in_at, seconds)
    state.started_at = _earlier(state.started_at, seconds)
    for entry in state.entries.values():
        entry.at = _earlier(entry.at, seconds)
    for round_ in state.rounds.values():
        round_.paired_at = _earlier(round_.paired_at, seconds)
        round_.closed_at = _earlier(round_.closed_at, seconds)
        for pairing in round_.pairings:
            _set_back_games(pairing, seconds)


def _set_back_games(pairing: Pairing, seconds: int) -> None:
    for game in pairing.games:
        game.opened_at = _earlier(game.opened_at, seconds)
        game.started_at = _earlier(game.started_at, seconds)
        game.over_at = _earlier(game.over_at, seconds)
    if pairing.ruling is not None:
        pairing.ruling = msgspec.structs.replace(pairing.ruling, at=_earlier(pairing.ruling.at, seconds))


def _earlier(moment: int, seconds: int) -> int:
    """Return a moment so many seconds earlier; 0 stays, since it means that something has not happened."""
    return max(moment - seconds, 1) if moment else 0
