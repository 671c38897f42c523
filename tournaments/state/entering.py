"""Facts of people: entering, checking in, leaving, coming back."""

from __future__ import annotations

from tournaments.draws.chain import follows, salt_of
from tournaments.errors import TournamentError
from tournaments.facts.kinds import (
    AbsenceAsked,
    AbsenceTakenBack,
    CheckedIn,
    CheckInOpened,
    Disqualified,
    Draw,
    Dropped,
    Entered,
    Erased,
    Opened,
    ReserveNamed,
    Returned,
    Started,
    VacationTaken,
    Withdrawn,
)
from tournaments.facts.record import Record
from tournaments.settings.checks import problems, problems_at_start
from tournaments.settings.formats import Pods, Swiss, rounds_of
from tournaments.settings.model import fingerprint
from tournaments.state.leaving import settle_leavers
from tournaments.state.model import MAIN, Entry, Out, State


def may_join_late(state: State) -> bool:
    """Return whether entries and returns are still allowed: in Swiss and pods, until half the rounds are paired (TM-06)."""
    flexible = isinstance(state.settings.format, Swiss | Pods) and state.stage == MAIN
    return state.phase == "running" and flexible and state.paired_rounds() * 2 < state.planned


def take_draw(state: State, draw: Draw) -> None:
    """Note a draw. Raise TournamentError if its value is not the next one of the chain (TM-13)."""
    earlier = state.draws[-1] if state.draws else Draw(0, state.commitment)
    if draw.number != earlier.number + 1 or not follows(draw.value, draw.number, earlier.value, earlier.number):
        raise TournamentError("draw-wrong", "TM-13", draw=draw.number)
    state.draws.append(draw)


def entry_of(state: State, number: int) -> Entry:
    """Return an entry. Raise TournamentError if there is none of that number."""
    if number not in state.entries:
        raise TournamentError("entry-unknown", "TM-01", entry=number)
    return state.entries[number]


def open_(state: State, fact: Opened, record: Record) -> None:
    """Open the entering. Raise TournamentError if settings cannot work."""
    _in_phase(state, "draft")
    if wrong := problems(state.settings):
        raise TournamentError(wrong[0].key, wrong[0].rule, setting=wrong[0].setting, **wrong[0].facts)
    state.phase, state.commitment, state.opened_at = "open", fact.commitment, record.at


def enter(state: State, fact: Entered, record: Record) -> None:
    """Add an entry, a late one behind all seeds (TM-06)."""
    late = state.phase == "running"
    if fact.entry != len(state.entries) + 1:
        raise TournamentError("entry-number", "TM-01", entry=fact.entry)
    if any(entry.press == fact.press for entry in state.entries.values()):
        raise TournamentError("entered-twice", "TM-09", entry=fact.entry)
    if fact.members != state.settings.entering.members:
        raise TournamentError("members-wrong", "TM-09", members=fact.members)
    if late and not may_join_late(state):
        raise TournamentError("late-over", "TM-06")
    if not late:
        _in_phase(state, "open", "check_in")
    entry = Entry(fact.entry, fact.press, fact.members, fact.club, fact.rating, fact.listed, record.at)
    if late:
        entry.checked_in, entry.joined = True, state.paired_rounds() + 1
        state.seeds = (*state.seeds, entry.number)
    state.entries[entry.number] = entry


def name_reserve(state: State, fact: ReserveNamed, _record: Record) -> None:
    """Note that a team has a reserve, before round 1 only (TM-09)."""
    _in_phase(state, "open", "check_in")
    if not state.settings.entering.reserve:
        raise TournamentError("reserve-none", "TM-09", entry=fact.entry)
    entry_of(state, fact.entry).reserve = True


def open_check_in(state: State, _fact: CheckInOpened, record: Record) -> None:
    """Begin the check-in (TM-05)."""
    _in_phase(state, "open")
    state.phase, state.check_in_at = "check_in", record.at


def check_in(state: State, fact: CheckedIn, _record: Record) -> None:
    """Note that an entry is there, and what it plays with, which is locked from now on (TM-10).

    A late entry is there already and only says what it plays with.
    """
    entry = entry_of(state, fact.entry)
    late = state.phase == "running" and entry.number in state.seeds and not entry.brought
    if not late:
        _in_phase(state, "check_in")
    if entry.out:
        raise TournamentError("entry-out", "TM-05", entry=fact.entry)
    if entry.checked_in and entry.brought != fact.brought and not late:
        raise TournamentError("brought-locked", "TM-10", entry=fact.entry)
    entry.checked_in, entry.brought = True, fact.brought


def withdraw(state: State, fact: Withdrawn, record: Record) -> None:
    """Take an entry back before the start."""
    _in_phase(state, "open", "check_in")
    entry = entry_of(state, fact.entry)
    entry.out, entry.reason = "withdrawn", record.reason


def start(state: State, fact: Started, record: Record) -> None:
    """Start with the given seeds; fix the settings and the salt."""
    _in_phase(state, "open", "check_in")
    _check_start(state, fact)
    take_draw(state, fact.draw)
    for entry in state.entries.values():
        if not entry.out and entry.number not in fact.seeds:
            entry.out = "waiting" if entry.checked_in else "missing"
    state.phase, state.seeds, state.salt, state.started_at = "running", fact.seeds, fact.salt, record.at
    state.planned = rounds_of(state.settings.format, len(fact.seeds))


def _check_start(state: State, fact: Started) -> None:
    if fact.settings != fingerprint(state.settings):
        raise TournamentError("settings-changed", "TM-02")
    if wrong := problems_at_start(state.settings, len(fact.seeds)):
        raise TournamentError(wrong[0].key, wrong[0].rule, setting=wrong[0].setting, **wrong[0].facts)
    if len({*fact.seeds}) != len(fact.seeds):
        raise TournamentError("entered-twice", "TM-09")
    entries = [entry_of(state, number) for number in fact.seeds]
    if any(entry.out or not entry.checked_in for entry in entries):
        raise TournamentError("not-checked-in", "TM-05")
    if fact.salt != salt_of(entry.press for entry in entries):
        raise TournamentError("salt-wrong", "TM-13")


def ask_absence(state: State, fact: AbsenceAsked, _record: Record) -> None:
    """Note that an entry will miss a round that is not paired yet (TM-08)."""
    _playing(state, fact.entry)
    if not isinstance(state.settings.format, Swiss | Pods):
        raise TournamentError("absence-format", "TM-08")
    if not state.paired_rounds() < fact.round <= state.planned:
        raise TournamentError("absence-late", "TM-08", round=fact.round)
    state.absences.setdefault(fact.round, set()).add(fact.entry)


def take_absence_back(state: State, fact: AbsenceTakenBack, _record: Record) -> None:
    """Forget an asked absence whose round is not paired yet."""
    if fact.entry not in state.absences.get(fact.round, set()) or fact.round <= state.paired_rounds():
        raise TournamentError("absence-none", "TM-08", round=fact.round)
    state.absences[fact.round].discard(fact.entry)


def drop(state: State, fact: Dropped, record: Record) -> None:
    """Take an entry out of the rounds to come (TM-07)."""
    entry = _playing(state, fact.entry)
    _leave(state, entry, "dropped", record)


def return_(state: State, fact: Returned, _record: Record) -> None:
    """Let a dropped entry play again, once, while late entries are allowed (TM-07)."""
    entry = entry_of(state, fact.entry)
    if entry.out != "dropped" or entry.erased:
        raise TournamentError("return-none", "TM-07", entry=fact.entry)
    if entry.returned or not may_join_late(state):
        raise TournamentError("return-over", "TM-07", entry=fact.entry)
    entry.out, entry.returned = "", True


def disqualify(state: State, fact: Disqualified, record: Record) -> None:
    """Put an entry out and last (TM-07). Raise TournamentError without a reason."""
    if not record.reason:
        raise TournamentError("reason-none", "TM-07")
    entry = entry_of(state, fact.entry)
    if entry.number not in state.seeds or entry.out == "disqualified":
        raise TournamentError("entry-out", "TM-07", entry=fact.entry)
    _leave(state, entry, "disqualified", record)


def erase(state: State, fact: Erased, record: Record) -> None:
    """Forget who an entry is and what its team brought; it plays no more (TM-68)."""
    entry = entry_of(state, fact.entry)
    entry.erased, entry.brought, entry.club = True, "", ""
    if not entry.out and state.phase in ("open", "check_in"):
        entry.out = "withdrawn"
    elif not entry.out and state.phase == "running":
        _leave(state, entry, "dropped", record)


def take_vacation(state: State, fact: VacationTaken, _record: Record) -> None:
    """Note a vacation; one that begins at the same moment ended earlier than it was to (TM-39)."""
    if fact.end <= fact.start:
        raise TournamentError("span-empty", "TM-39")
    entry = entry_of(state, fact.entry)
    entry.vacations = [span for span in entry.vacations if span[0] != fact.start] + [(fact.start, fact.end)]


def _leave(state: State, entry: Entry, out: Out, record: Record) -> None:
    if not entry.out:
        entry.out_from = 1 + sum(1 for round_ in state.in_stage(MAIN) if round_.is_closed)
    entry.out, entry.reason = out, record.reason
    settle_leavers(state, record.at)


def _playing(state: State, number: int) -> Entry:
    entry = entry_of(state, number)
    if state.phase != "running" or number not in state.seeds:
        raise TournamentError("not-running", "TM-02")
    if entry.out:
        raise TournamentError("entry-out", "TM-07", entry=number)
    return entry


def _in_phase(state: State, *phases: str) -> None:
    if state.phase not in phases:
        raise TournamentError("phase-wrong", "TM-02", phase=state.phase)
