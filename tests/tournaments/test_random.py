"""What holds of every tournament, whoever plays, leaves, comes late or is corrected."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tournaments.support.hall import Hall, disturbance, random_outcome
from tools import verify_tournament
from tournaments.facts.kinds import Corrected, RoundClosed
from tournaments.facts.record import Record, decode, encode
from tournaments.files.export import export
from tournaments.settings.checks import problems, problems_at_start
from tournaments.settings.formats import DoubleElimination, Elimination, Format, Pods, RoundRobin, Swiss
from tournaments.settings.model import CARD_ORDER, ROBIN_ORDER, SWISS_ORDER, Points, Settings
from tournaments.settings.paces import Days, Live
from tournaments.standings.final import final_places
from tournaments.standings.standings import Line, standings
from tournaments.state.fold import apply, empty_state, fold
from tournaments.state.model import State

FORMATS: st.SearchStrategy[Format] = st.one_of(
    st.builds(
        Swiss,
        rounds=st.integers(0, 6),
        cut=st.sampled_from((0, 2, 4)),
        fold=st.booleans(),
        absences=st.integers(0, 2),
        third_place=st.booleans(),
    ),
    st.builds(Elimination, third_place=st.booleans()),
    st.builds(DoubleElimination, second_final=st.booleans()),
    st.builds(RoundRobin, groups=st.integers(1, 2), cycles=st.integers(1, 2)),
    st.builds(Pods, rounds=st.integers(0, 4), target=st.integers(3, 6), first=st.sampled_from(("meetings", "points"))),
)


@st.composite
def tournaments(draw: st.DrawFn) -> Hall:
    """Draw a tournament played to its end, with everything that may go wrong on the way."""
    format_ = draw(FORMATS)
    pods = isinstance(format_, Pods)
    best_of = 1 if pods else draw(st.sampled_from((1, 1, 3)))
    made = Settings(
        format=format_,
        pace=draw(st.sampled_from((Live(), Days()))),
        points=draw(st.sampled_from((Points(), Points("3", "1", "0"), Points("2", "1", "0")))),
        tiebreaks=() if pods else draw(st.sampled_from((SWISS_ORDER, CARD_ORDER, ROBIN_ORDER))),
        best_of=best_of,
        drawn_games=draw(st.sampled_from((0, 2))) if best_of > 1 else 0,
        seats=(3, 6) if pods else (2, 2),
        first=not pods and draw(st.booleans()),
        seeding=draw(st.sampled_from(("rating", "list", "lots"))),
    )
    entries = draw(st.integers(4, 13))
    if problems(made) or problems_at_start(made, entries):
        made = msgspec.structs.replace(made, format=Swiss(), seats=(2, 2))
    rng = Random(draw(st.integers(0, 10**6)))
    return Hall(made).begin(entries).finish(random_outcome(rng), disturbance(rng, 0.12))


def posted(state: State) -> dict[int, list[Line]]:
    """Return the tables that are posted."""
    if state.is_knockout(0):
        return {}
    return {round_.number: standings(state, round_.number) for round_ in state.in_stage(0) if round_.is_closed}


@pytest.mark.rule("TM-65")
@given(tournaments())
@settings(max_examples=60)
def test_the_script_finds_every_round_and_table(hall: Hall) -> None:
    verify_tournament.verify(json.loads(export(hall.settings, hall.records)))


@pytest.mark.rule("TM-61")
@given(tournaments())
@settings(max_examples=25)
def test_records_give_the_same_state_from_any_point_on(hall: Hall) -> None:
    stored = [encode(record) for record in hall.records]
    assert [decode(record) for record in stored] == hall.records
    half = len(stored) // 2
    state = fold(hall.settings, (decode(record) for record in stored[:half]))
    copy = deepcopy(state)
    for record in stored[half:]:
        apply(state, decode(record))
    assert state == hall.state
    assert copy == fold(hall.settings, hall.records[:half])


@pytest.mark.rule("TM-48")
@given(tournaments())
@settings(max_examples=40)
def test_a_posted_table_changes_by_corrections_alone(hall: Hall) -> None:
    state = empty_state(hall.settings)
    known: dict[int, list[Line]] = {}
    for record in hall.records:
        apply(state, record)
        if isinstance(record.fact, Corrected):
            known = posted(state)
        elif isinstance(record.fact, RoundClosed) or record is hall.records[-1]:
            now = posted(state)
            assert {number: now[number] for number in known} == known
            known = now


@given(tournaments())
@settings(max_examples=30)
def test_every_entry_has_a_place(hall: Hall) -> None:
    places = final_places(hall.state)
    assert {*places} <= {*hall.state.seeds}
    assert min(places.values()) == 1
    for entry, place in places.items():
        if hall.state.entries[entry].out != "disqualified":
            assert place == 1 + sum(1 for other in places.values() if other < place)


@pytest.mark.rule("TM-61")
@given(tournaments(), st.data())
@settings(max_examples=25)
def test_a_refused_record_changes_nothing(hall: Hall, data: st.DataObject) -> None:
    """Any record of the tournament, come at another time, is carried in or refused as a whole."""
    cut = data.draw(st.integers(0, len(hall.records) - 1))
    state = fold(hall.settings, hall.records[:cut])
    record = data.draw(st.sampled_from(hall.records))
    stale = Record(cut + 1, record.at, record.fact, record.by, record.reason, record.actor)
    before = deepcopy(state)
    try:
        apply(state, stale)
    except ValueError:
        assert state == before
    else:
        assert state.records == cut + 1
