"""The organiser's steps, what a press would change, the past of a pairing, ladders (tournaments/views)."""

from __future__ import annotations

import copy
from fractions import Fraction

import pytest

from tests.tournaments.support.hall import Hall
from tournaments.errors import TournamentError
from tournaments.facts.kinds import AnyFact, Corrected, Dropped, Paused, RoundUndone, Ruled, TableOpened
from tournaments.facts.record import Record
from tournaments.leagues.ladder import Accepted, Challenged, Joined, LadderRules, Settled, fold_ladder
from tournaments.settings.formats import Elimination, RoundRobin, Swiss
from tournaments.settings.model import Entering, Settings
from tournaments.settings.presets import PRESETS
from tournaments.state.fold import apply
from tournaments.views.changes import Changes, Repaired, changes
from tournaments.views.ladder import Transfer, ladder_view, transfers
from tournaments.views.past import pairing_past
from tournaments.views.steps import open_tables, steps
from tournaments.views.tournament import Viewer, view

DAY = 86400


def what_if(hall: Hall, fact: AnyFact) -> Changes:
    after = copy.deepcopy(hall.state)
    apply(after, Record(after.records + 1, hall.now, fact, "organiser", "a reason"))
    return changes(hall.state, after)


@pytest.mark.rule("TM-35")
@pytest.mark.parametrize(
    ("settings", "later"),
    [
        (Settings(format=Swiss(), best_of=3), True),
        (Settings(format=Swiss()), False),
        (PRESETS["pods"], False),
    ],
)
def test_a_pairing_is_lost_later_than_a_game_only_where_it_has_several(settings: Settings, later: bool) -> None:
    hall = Hall(settings).begin(8)
    hall.pair()
    hall.add(TableOpened(0, 1, 1, 1, "ABCD"))
    table = open_tables(hall.state)[0]
    assert table.no_show_game is not None
    if later:
        assert table.no_show_pairing == table.no_show_game + 600
    else:
        assert table.no_show_pairing is None


def test_the_next_step_names_what_blocks_it() -> None:
    hall = Hall(Settings(format=Swiss(rounds=3), entering=Entering(cap=4))).begin(5)
    assert hall.state.seeds == (*hall.state.seeds[:4],)
    found = steps(hall.state, hall.now)
    assert found.due is not None
    assert (found.due.kind, found.due.round) == ("pair", 1)
    hall.pair()
    hall.play(hall.state.rounds[0, 1].pairings[0])
    found = steps(hall.state, hall.now)
    assert found.due is None
    assert [(table.table, table.opened, table.there) for table in found.blocked] == [(2, False, False)]
    hall.add(TableOpened(0, 1, 2, 1, "ABCD"))
    table = steps(hall.state, hall.now).blocked[0]
    assert table.opened
    assert table.no_show_game is not None
    assert table.no_show_pairing is None
    hall.add(Paused(), "organiser", "dinner")
    assert steps(hall.state, hall.now).paused
    assert open_tables(hall.state)[0].no_show_game is None


@pytest.mark.rule("TM-62")
def test_a_correction_shows_who_moves_before_it_is_made() -> None:
    hall = Hall(Settings(format=Swiss(rounds=3))).begin(4)
    hall.round()
    pairing = hall.state.rounds[0, 1].pairings[0]
    turned = (2, 1) if pairing.games[0].places == (1, 2) else (1, 2)
    found = what_if(hall, Corrected(0, 1, 1, 1, turned, "played"))
    assert not found.pairings
    moved = {one.entry: (one.points_before, one.points_after) for one in found.moved}
    assert {moved[side] for side in pairing.sides} == {(Fraction(0), Fraction(1)), (Fraction(1), Fraction(0))}
    assert what_if(hall, Corrected(0, 1, 1, 1, pairing.games[0].places, "played")) == Changes((), (), ())


@pytest.mark.rule("TM-62")
def test_who_changes_place_or_points_alone_is_named_too() -> None:
    hall = Hall(Settings(format=Swiss(rounds=3), tiebreaks=())).begin(4)
    hall.pair()
    one, other = hall.state.rounds[0, 1].pairings
    hall.game(one, (1, 2))
    hall.game(other, (1, 1))
    hall.close()
    won = {moved.entry: moved for moved in what_if(hall, Corrected(0, 1, 2, 1, (1, 2), "played")).moved}
    loser = won[one.sides[1]]
    assert (loser.place_before, loser.place_after) == (4, 3)
    assert loser.points_before == loser.points_after
    assert one.sides[0] not in won
    drawn = {moved.entry: moved for moved in what_if(hall, Corrected(0, 1, 1, 1, (1, 1), "played")).moved}
    winner = drawn[one.sides[0]]
    assert (winner.place_before, winner.place_after) == (1, 1)
    assert winner.points_before != winner.points_after


@pytest.mark.rule("TM-24")
def test_a_forfeit_is_no_meeting_and_a_played_game_is_one() -> None:
    for how, repeats in (("forfeit", 0), ("played", 1)):
        hall = Hall(Settings(format=RoundRobin(cycles=2))).begin(2)
        hall.pair()
        hall.add(Ruled(0, 1, 1, (1, 2), how), "judge", "no-show")  # type: ignore[arg-type]
        hall.close()
        hall.pair()
        assert [one.pairings[0].repeats for one in view(hall.state, Viewer()).rounds] == [0, repeats]


@pytest.mark.rule("TM-62")
def test_a_correction_in_a_bracket_shows_the_pairings_that_change() -> None:
    hall = Hall(Settings(format=Elimination())).begin(4)
    hall.round()
    hall.pair()
    pairing = hall.state.rounds[0, 1].pairings[0]
    turned = (2, 1) if pairing.games[0].places == (1, 2) else (1, 2)
    found = what_if(hall, Corrected(0, 1, 1, 1, turned, "played"))
    assert len(found.pairings) == 2
    assert all({*one.before} != {*one.after} for one in found.pairings)


@pytest.mark.rule("TM-62")
def test_an_undone_round_shows_the_pairings_that_go() -> None:
    hall = Hall(Settings(format=Swiss(rounds=3))).begin(4)
    hall.round()
    hall.pair()
    found = what_if(hall, RoundUndone(0, 2))
    assert found.rounds_gone == ((0, 2),)
    assert found.moved == ()
    assert all(isinstance(one, Repaired) and not one.after for one in found.pairings)
    assert len(found.pairings) == 2


@pytest.mark.rule("TM-64")
def test_the_past_of_a_pod_has_points_and_meetings_before_its_round() -> None:
    hall = Hall(PRESETS["pods"]).begin(7)
    hall.round()
    hall.round()
    hall.pair()
    for pairing in hall.state.rounds[0, 3].pairings:
        past = pairing_past(hall.state, 0, 3, pairing.table)
        assert past.points == {side: hall.state.rounds[0, 3].before[side] for side in pairing.sides}
        for (one, other), count in past.meetings.items():
            tables = [
                {*earlier.sides}
                for number in (1, 2)
                for earlier in hall.state.rounds[0, number].pairings
                if {one, other} <= {*earlier.sides}
            ]
            assert len(tables) == count
            assert one < other
    assert pairing_past(hall.state, 0, 1, 1).meetings == {}
    with pytest.raises(TournamentError, match="pairing-unknown"):
        pairing_past(hall.state, 0, 9, 1)


def test_a_pairing_shows_who_goes_first_and_that_it_runs() -> None:
    hall = Hall(Settings(format=Swiss(rounds=3), best_of=3)).begin(4)
    hall.pair()
    pairing = hall.state.rounds[0, 1].pairings[0]
    hall.game(pairing, (1, 2))
    shown = view(hall.state, Viewer()).rounds[0].pairings[0]
    assert shown.first == pairing.sides[1], "the loser goes first next"
    assert not shown.running
    hall.add(Dropped(pairing.sides[0]), "player")
    shown = view(hall.state, Viewer()).rounds[0].pairings[0]
    assert shown.by_leaving
    assert shown.places == (2, 1)


@pytest.mark.rule("TM-57")
def test_a_ladder_shows_whom_one_may_challenge_and_when_things_fall_due() -> None:
    facts = [Joined(0, person) for person in (1, 2, 3, 4, 5, 6)]
    ladder = fold_ladder(LadderRules(), [*facts, Challenged(DAY, 6, 4), Challenged(DAY, 3, 2), Accepted(2 * DAY, 3)])
    assert ladder_view(ladder, 5, DAY).may_challenge == (3,), "2 and 4 are challenged already"
    assert ladder_view(ladder, 6, DAY).may_challenge == ()
    assert ladder_view(ladder, 0, DAY).may_challenge == ()
    assert ladder_view(ladder, 9, DAY).may_challenge == ()
    assert [(one.accepted, one.due) for one in ladder_view(ladder, 1, DAY).challenges] == [
        (False, 4 * DAY),
        (True, 16 * DAY),
    ]
    assert ladder_view(ladder, 1, DAY).sinks_at == dict.fromkeys((1, 2, 3, 4, 5), 30 * DAY)
    assert len(ladder.challenges) == 2, "asking changes nothing"
    again = fold_ladder(LadderRules(), [*facts, Challenged(DAY, 3, 2), Accepted(DAY, 3), Settled(DAY, 3, 2)])
    assert 2 not in ladder_view(again, 3, 2 * DAY).may_challenge
    assert 2 in ladder_view(again, 3, 15 * DAY).may_challenge


@pytest.mark.rule("TM-56")
def test_moves_between_divisions_are_those_who_change() -> None:
    found = transfers([[1, 2, 3], [4, 5, 6]], [[1, 2, 4], [3, 5, 7]])
    assert found == (Transfer(4, 2, 1), Transfer(7, 0, 2), Transfer(3, 1, 2), Transfer(6, 2, 0))
