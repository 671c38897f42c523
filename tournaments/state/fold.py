"""The fold: records one after another give the state. The same records give the same state, wherever and whenever."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tournaments.errors import TournamentError
from tournaments.facts import kinds
from tournaments.facts.record import Record
from tournaments.settings.model import Settings
from tournaments.state import clock, entering, organising, playing
from tournaments.state.model import State

HANDLERS: Mapping[type, Callable[[State, Any, Record], None]] = {
    kinds.Opened: entering.open_,
    kinds.Entered: entering.enter,
    kinds.ReserveNamed: entering.name_reserve,
    kinds.CheckInOpened: entering.open_check_in,
    kinds.CheckedIn: entering.check_in,
    kinds.Withdrawn: entering.withdraw,
    kinds.Started: entering.start,
    kinds.AbsenceAsked: entering.ask_absence,
    kinds.AbsenceTakenBack: entering.take_absence_back,
    kinds.Dropped: entering.drop,
    kinds.Returned: entering.return_,
    kinds.Disqualified: entering.disqualify,
    kinds.Erased: entering.erase,
    kinds.VacationTaken: entering.take_vacation,
    kinds.RoundPaired: playing.pair_round,
    kinds.TableOpened: playing.open_table,
    kinds.GameStarted: playing.start_game,
    kinds.GameOver: playing.finish_game,
    kinds.GameVoided: playing.void_game,
    kinds.Absent: playing.note_absent,
    kinds.Ruled: playing.rule,
    kinds.RoundClosed: playing.close_round,
    kinds.RoundUndone: playing.undo_round,
    kinds.CutMade: playing.make_cut,
    kinds.Corrected: organising.correct,
    kinds.Penalised: organising.penalise,
    kinds.Extended: organising.extend,
    kinds.Downtime: organising.note_downtime,
    kinds.ClockSetBack: clock.set_back,
    kinds.Fitted: organising.fit,
    kinds.Exempted: organising.exempt,
    kinds.Paused: organising.pause,
    kinds.Resumed: organising.resume,
    kinds.Cancelled: organising.cancel,
    kinds.Ended: organising.end,
}
"""The function that carries each kind of fact into the state."""

OVER_ALLOWS = (kinds.Corrected, kinds.Erased, kinds.Exempted)
"""The facts that may follow the end."""


def empty_state(settings: Settings) -> State:
    """Return the state before any record."""
    return State(
        settings, entries={}, rounds={}, draws=[], absences={}, penalties=[], downtimes=[]
    )  # fresh containers: the state is changed in place


def apply(state: State, record: Record) -> None:
    """Carry a record into a state. Raise TournamentError, the state unchanged, if the fact is not possible now."""
    if record.n != state.records + 1:
        raise TournamentError("record-number", "TM-61", n=record.n, next=state.records + 1)
    if state.phase in ("over", "cancelled") and not isinstance(record.fact, OVER_ALLOWS):
        raise TournamentError("phase-wrong", "TM-02", phase=state.phase)
    HANDLERS[type(record.fact)](state, record.fact, record)
    state.records, state.at = record.n, record.at


def fold(settings: Settings, records: Iterable[Record]) -> State:
    """Return the state that records give. Raise TournamentError at the first that is not possible."""
    state = empty_state(settings)
    for record in records:
        apply(state, record)
    return state
