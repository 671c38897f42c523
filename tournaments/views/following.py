"""The public view of one tournament, kept from record to record: only the parts that a record may change are made anew."""

from __future__ import annotations

import msgspec

from tournaments.facts import kinds
from tournaments.facts.kinds import AnyFact
from tournaments.facts.record import Record
from tournaments.settings.formats import is_knockout
from tournaments.state.model import State
from tournaments.views.tournament import (
    PUBLIC,
    EntryView,
    RoundView,
    Table,
    TournamentView,
    has_table,
    meetings,
    pairing_view,
    public_entries,
    public_view,
    round_view,
    table_of,
)

Place = tuple[int, int]
"""A round: its stage and number."""

UNSEEN = (
    kinds.AbsenceAsked,
    kinds.AbsenceTakenBack,
    kinds.Downtime,
    kinds.Exempted,
    kinds.Extended,
    kinds.Paused,
    kinds.Resumed,
    kinds.VacationTaken,
)
"""Facts that change neither entries nor rounds nor the table."""

AT_TABLE = (
    kinds.Absent,
    kinds.GameOver,
    kinds.GameStarted,
    kinds.GameVoided,
    kinds.Ruled,
    kinds.TableOpened,
)
"""Facts that change one pairing of an open round."""

NOT_OF_ROUNDS = (
    kinds.Cancelled,
    kinds.CheckedIn,
    kinds.CheckInOpened,
    kinds.CutMade,
    kinds.Ended,
    kinds.Entered,
    kinds.Opened,
    kinds.Penalised,
    kinds.ReserveNamed,
    kinds.Started,
    kinds.Withdrawn,
)
"""Facts that may change entries and the table, and no round."""

OF_OPEN_ROUNDS = (kinds.Disqualified, kinds.Dropped, kinds.Erased, kinds.Returned, kinds.RoundPaired)
"""Facts that leave the pairings of closed rounds as they are."""


class Following:
    """The public view of a tournament. Report each record by `note`; `view` makes the changed parts anew."""

    def __init__(self, state: State) -> None:
        self._begin(state)

    def _begin(self, state: State) -> None:
        self._state = state
        self._noted = state.records
        self._entries: tuple[EntryView, ...] | None = None
        self._rounds: dict[Place, RoundView] = {}
        self._met: dict[Place, set[frozenset[int]]] = {}
        self._stale = {*state.rounds}
        self._tables: set[tuple[int, int, int]] = set()
        self._table: Table | None = None
        self._changed = 0
        self._whole: TournamentView | None = None

    def note(self, record: Record) -> None:
        """Note a record that has just been carried into the state."""
        fact, state = record.fact, self._state
        self._noted, self._whole = record.n, None
        if isinstance(fact, UNSEEN):
            return
        if isinstance(fact, AT_TABLE):
            self._tables.add((fact.stage, fact.round, fact.table))
        elif isinstance(fact, kinds.RoundClosed):
            self._stale.add((fact.stage, fact.round))
        else:
            self._entries = None
            if isinstance(fact, OF_OPEN_ROUNDS):
                self._stale |= {place for place, round_ in state.rounds.items() if not round_.is_closed}
            elif not isinstance(fact, NOT_OF_ROUNDS):
                self._stale |= {*state.rounds, *self._rounds}
        if self._is_of_table(fact):
            self._table, self._changed = None, record.n

    def _is_of_table(self, fact: AnyFact) -> bool:
        """Return whether a fact may change the table."""
        if isinstance(fact, kinds.TableOpened | kinds.GameStarted | kinds.CheckedIn):
            return False
        if isinstance(fact, (*AT_TABLE, kinds.RoundPaired)):
            # A bracket's places are those of now; who left a round robin counts or not by all its rounds (TM-21).
            settings = self._state.settings
            return settings.is_robin or is_knockout(settings.format)
        return True

    # ---------------------------------------------------------------- the table

    @property
    def wants_table(self) -> bool:
        """Whether there is a table and it is out of date."""
        return self._table is None and has_table(self._state)

    def take_table(self, table: Table, records: int) -> None:
        """Keep a table that was computed elsewhere, after so many records; one from before the last change is not kept."""
        if records >= self._changed:
            self._table, self._whole = table, None

    # ---------------------------------------------------------------- the view

    def freshen(self) -> bool:
        """Make one part anew that is out of date, a round at most; return whether there was one."""
        if self._entries is None:
            self._entries = public_entries(self._state)
        elif self._stale:
            self._freshen_round(min(self._stale))
        elif self._tables:
            self._freshen_pairing(*min(self._tables))
        else:
            return False
        return True

    def _freshen_round(self, place: Place) -> None:
        self._stale.discard(place)
        round_ = self._state.rounds.get(place)
        if round_ is None:
            self._rounds.pop(place, None)
            self._met.pop(place, None)
            return
        self._tables = {table for table in self._tables if table[:2] != place}
        earlier = [met for other, met in self._met.items() if other < place]
        self._keep(place, round_view(self._state, round_, earlier))

    def _freshen_pairing(self, stage: int, number: int, table: int) -> None:
        self._tables.discard((stage, number, table))
        place, kept = (stage, number), self._rounds.get((stage, number))
        pairing = self._state.pairing_of(stage, number, table)
        if kept is None or pairing is None:
            return
        before = kept.pairings[table - 1]
        pairings = [*kept.pairings]
        pairings[table - 1] = pairing_view(self._state, pairing, PUBLIC, before.repeats)
        self._keep(place, msgspec.structs.replace(kept, pairings=tuple(pairings)))

    def _keep(self, place: Place, made: RoundView) -> None:
        """Keep a round; those after it count its meetings (TM-25)."""
        self._rounds[place] = made
        if self._met.get(place) != (met := meetings(made)):
            self._met[place] = met
            self._stale |= {later for later in self._state.rounds if later > place}

    def view(self) -> TournamentView:
        """Return the view. The table of many entries takes long, unless `take_table` has brought it."""
        if self._noted != self._state.records:
            self._begin(self._state)  # somebody has changed the state without a word
        if self._whole is None:
            while self.freshen():
                pass
            if self._table is None:
                self._table = table_of(self._state)
            rounds = tuple(one for _, one in sorted(self._rounds.items()))
            self._whole = public_view(self._state, self._entries or (), rounds, self._table)
        return self._whole
