from __future__ import annotations

import pytest

from tests.tournaments.support.hall import SECRET, Hall
from tournaments.draws.chain import seed_of
from tournaments.draws.lots import by_lot
from tournaments.errors import TournamentError
from tournaments.facts.kinds import (
    AbsenceAsked,
    AbsenceTakenBack,
    CheckedIn,
    CheckInOpened,
    Disqualified,
    Dropped,
    Entered,
    Erased,
    ReserveNamed,
    Returned,
    Started,
    Withdrawn,
)
from tournaments.running.admission import Candidate, refusals, refusals_at_check_in
from tournaments.running.duties import duties
from tournaments.running.start import has_place, opening, starting
from tournaments.settings.formats import Elimination, Pods, Swiss
from tournaments.settings.model import Entering, Settings
from tournaments.settings.paces import Days, Live
from tournaments.settings.presets import PRESETS
from tournaments.standings.final import final_places
from tournaments.standings.standings import standings
from tournaments.state.entering import may_join_late
from tournaments.state.points import points_of


def opened(settings: Settings, entries: int = 0) -> Hall:
    hall = Hall(settings)
    hall.add(opening(SECRET))
    hall.enter(entries)
    return hall


@pytest.mark.rule("TM-01")
def test_an_entry_is_a_person_or_a_team_with_a_number_of_its_own() -> None:
    hall = opened(Settings(entering=Entering(members=2)))
    with pytest.raises(TournamentError, match="members-wrong"):
        hall.add(Entered(1, 5, members=1))
    with pytest.raises(TournamentError, match="entry-number"):
        hall.add(Entered(2, 5, members=2))
    hall.add(Entered(1, 5, members=2))
    assert hall.state.entries[1].members == 2


@pytest.mark.rule("TM-02")
def test_a_tournament_goes_from_draft_to_over() -> None:
    hall = Hall(Settings())
    phases = [hall.state.phase]
    hall.add(opening(SECRET))
    phases.append(hall.state.phase)
    hall.enter(4)
    with pytest.raises(TournamentError, match="phase-wrong"):
        hall.add(CheckedIn(1))
    hall.add(CheckInOpened())
    phases.append(hall.state.phase)
    for number in range(1, 5):
        hall.add(CheckedIn(number))
    hall.add(starting(hall.state, SECRET))
    phases.append(hall.state.phase)
    hall.finish()
    phases.append(hall.state.phase)
    assert phases == ["draft", "open", "check_in", "running", "over"]
    with pytest.raises(TournamentError, match="phase-wrong"):
        hall.add(Dropped(1))


@pytest.mark.rule("TM-02")
def test_settings_are_fixed_at_the_start() -> None:
    hall = opened(Settings(), 4)
    hall.add(CheckInOpened())
    for number in range(1, 5):
        hall.add(CheckedIn(number))
    fact = starting(hall.state, SECRET)
    hall.state.settings = Settings(best_of=3)
    with pytest.raises(TournamentError, match="settings-changed"):
        hall.add(fact)


@pytest.mark.rule("TM-02")
def test_settings_that_cannot_work_do_not_open() -> None:
    with pytest.raises(TournamentError, match="best-of"):
        opened(Settings(best_of=4))


@pytest.mark.rule("TM-03")
def test_the_window_and_the_phase_decide_who_may_enter() -> None:
    hall = opened(Settings(entering=Entering(opens=100, closes=200)))
    someone = [Candidate(1)]
    keys = [[refusal.key for refusal in refusals(hall.state, someone, (), now)] for now in (99, 100, 199, 200)]
    assert keys == [["entering-early"], [], [], ["entering-closed"]]
    assert [refusal.key for refusal in refusals(Hall(Settings()).state, someone, (), 0)] == ["entering-closed"]


@pytest.mark.rule("TM-03")
def test_a_free_place_goes_to_the_first_waiting_who_checked_in() -> None:
    hall = opened(Settings(entering=Entering(cap=4)), 7)
    assert [entry.number for entry in has_place(hall.state)[1]] == [5, 6, 7]
    hall.add(CheckInOpened())
    for number in (1, 3, 4, 6, 7):
        hall.add(CheckedIn(number))
    assert [entry.number for entry in has_place(hall.state)[0]] == [1, 3, 4, 6]
    hall.add(starting(hall.state, SECRET))
    assert sorted(hall.state.seeds) == [1, 3, 4, 6]
    assert {number: entry.out for number, entry in hall.state.entries.items() if entry.out} == {
        2: "missing",
        5: "missing",
        7: "waiting",
    }


@pytest.mark.rule("TM-04")
def test_requirements_are_refused_by_name_and_again_at_check_in() -> None:
    rules = Entering(roles=(7, 8), rating_from=1000, rating_to=1500, rated_games=5)
    hall = opened(Settings(entering=rules))
    fits = Candidate(1, (8,), 1200, 5)
    assert refusals(hall.state, [fits], (), 0) == ()
    cases = {
        "role-missing": Candidate(1, (9,), 1200, 5),
        "rating-low": Candidate(1, (7,), 999, 5),
        "rating-high": Candidate(1, (7,), 1501, 5),
        "games-few": Candidate(1, (7,), 1500, 4),
    }
    for key, candidate in cases.items():
        assert [refusal.key for refusal in refusals(hall.state, [candidate], (), 0)] == [key]
        assert [refusal.key for refusal in refusals_at_check_in(hall.settings, [candidate])] == [key]
    assert [refusal.key for refusal in refusals_at_check_in(hall.settings, [Candidate(1, (7,), None, 9)])] == [
        "rating-low"
    ]


@pytest.mark.rule("TM-05")
@pytest.mark.parametrize(("pace", "seconds"), [(Live(), 30 * 60), (Days(), 48 * 3600)])
def test_who_does_not_check_in_is_out(pace: Live | Days, seconds: int) -> None:
    hall = opened(Settings(pace=pace), 5)
    hall.add(CheckInOpened())
    began = hall.state.check_in_at
    for number in range(1, 5):
        hall.add(CheckedIn(number))
    assert duties(hall.state, began + seconds - 1) == []
    assert [duty.kind for duty in duties(hall.state, began + seconds)] == ["start"]
    hall.add(starting(hall.state, SECRET))
    assert hall.state.entries[5].out == "missing"
    assert 5 not in hall.state.seeds


@pytest.mark.rule("TM-06")
def test_late_entries_come_until_half_the_rounds_are_paired() -> None:
    hall = Hall(Settings(format=Swiss(rounds=5))).begin(8)
    hall.round()
    hall.enter(1)
    hall.round()
    assert may_join_late(hall.state)
    hall.pair()
    assert not may_join_late(hall.state)
    assert [refusal.key for refusal in refusals(hall.state, [Candidate(1)], (), 0)] == ["late-over"]
    with pytest.raises(TournamentError, match="late-over"):
        hall.enter(1)


@pytest.mark.rule("TM-06", "TM-48")
def test_missed_rounds_are_absences_worth_nothing() -> None:
    hall = Hall(Settings(format=Swiss(rounds=5))).begin(8)
    hall.round()
    posted = standings(hall.state, 1)
    hall.enter(1)
    assert hall.state.seeds[-1] == 9
    assert points_of(hall.state, 1)[9] == 0
    hall.round(lambda state, pairing, nth: (1, 2) if pairing.sides[0] == 9 else (2, 1))
    assert standings(hall.state, 1) == posted
    assert {line.entry for line in standings(hall.state, 2)} == {*range(1, 10)}


@pytest.mark.rule("TM-06")
def test_nobody_comes_late_to_a_bracket() -> None:
    hall = Hall(Settings(format=Elimination())).begin(8)
    with pytest.raises(TournamentError, match="late-over"):
        hall.enter(1)


@pytest.mark.rule("TM-07")
def test_who_drops_is_not_paired_any_more_and_may_return_once() -> None:
    hall = Hall(Settings(format=Swiss(rounds=8))).begin(9)
    hall.round()
    hall.add(Dropped(3), "player")
    hall.round()
    assert all(3 not in pairing.sides for pairing in hall.state.rounds[0, 2].pairings)
    with pytest.raises(TournamentError, match="entry-out"):
        hall.add(Dropped(3))
    hall.add(Returned(3))
    hall.pair()
    assert hall.pairing(3, 3)
    hall.add(Dropped(3))
    with pytest.raises(TournamentError, match="return-over"):
        hall.add(Returned(3))


@pytest.mark.rule("TM-07")
def test_nobody_returns_after_half_the_rounds() -> None:
    hall = Hall(Settings(format=Swiss(rounds=2))).begin(6)
    hall.add(Dropped(3))
    hall.pair()
    with pytest.raises(TournamentError, match="return-over"):
        hall.add(Returned(3))


@pytest.mark.rule("TM-07")
def test_a_return_gives_no_old_pairing_back() -> None:
    hall = Hall(Settings(format=Swiss(rounds=5))).begin(6)
    hall.pair()
    pairing = hall.pairing(3, 1)
    other = next(side for side in pairing.sides if side != 3)
    hall.add(Dropped(3))
    hall.play_round()
    hall.close()
    hall.add(Returned(3))
    points = points_of(hall.state, 1)
    assert (points[other], points[3]) == (1, 0)


@pytest.mark.rule("TM-07")
def test_who_is_disqualified_is_last_with_a_reason() -> None:
    hall = Hall(Settings(format=Swiss(rounds=2))).begin(6)
    hall.round()
    best = hall.state.seeds[0]
    posted = standings(hall.state, 1)
    with pytest.raises(TournamentError, match="reason-none"):
        hall.add(Disqualified(best), "judge")
    hall.add(Disqualified(best), "judge", "looked at a hand")
    assert standings(hall.state, 1) == posted
    hall.round()
    assert standings(hall.state, 2)[-1].entry == best
    assert final_places(hall.state)[best] == 6
    assert hall.state.entries[best].reason == "looked at a hand"


@pytest.mark.rule("TM-07")
def test_a_leaver_of_a_bracket_is_replaced_by_nobody() -> None:
    hall = Hall(Settings(format=Elimination(third_place=False))).begin(4)
    hall.pair()
    first = hall.state.rounds[0, 1].pairings[0]
    hall.play_round()
    hall.add(Dropped(hall.state.seeds[0]))
    hall.close()
    hall.pair()
    hall.close()
    assert first.sides
    assert final_places(hall.state)[hall.state.seeds[1]] == 1


@pytest.mark.rule("TM-08")
def test_one_asked_absence_is_worth_a_half_but_not_in_the_last_round() -> None:
    hall = Hall(Settings(format=Swiss(rounds=4))).begin(8)
    for number in (1, 2):
        hall.add(AbsenceAsked(5, number), "player")
    hall.add(AbsenceAsked(6, 4), "player")
    hall.add(AbsenceAsked(7, 3), "player")
    hall.add(AbsenceTakenBack(7, 3), "player")
    points = []
    for number in range(1, 5):
        hall.round()
        made = points_of(hall.state, number)
        points.append((made[5], hall.state.rounds[0, number].half, hall.state.rounds[0, number].none))
    half = points[0][0]
    assert half + half == 1
    assert [line[1:] for line in points] == [((5,), ()), ((), (5,)), ((), ()), ((), (6,))]
    assert points[1][0] == half
    with pytest.raises(TournamentError, match="absence-late"):
        hall.add(AbsenceAsked(5, 4))


@pytest.mark.rule("TM-08")
def test_an_absence_is_asked_before_the_pairing() -> None:
    hall = Hall(Settings(format=Swiss(rounds=3))).begin(8)
    hall.pair()
    for number in (1, 4):
        with pytest.raises(TournamentError, match="absence-late"):
            hall.add(AbsenceAsked(5, number))
    with pytest.raises(TournamentError, match="absence-none"):
        hall.add(AbsenceTakenBack(5, 2))
    bracket = Hall(Settings(format=Elimination())).begin(4)
    with pytest.raises(TournamentError, match="absence-format"):
        bracket.add(AbsenceAsked(1, 1))


@pytest.mark.rule("TM-09")
def test_nobody_is_in_two_entries_and_a_reserve_is_named_before_round_1() -> None:
    hall = opened(PRESETS["teams"])
    assert [refusal.key for refusal in refusals(hall.state, [Candidate(1)], (), 0)] == ["members-wrong"]
    assert [(one.key, one.user) for one in refusals(hall.state, [Candidate(1), Candidate(2)], (2, 3), 0)] == [
        ("entered-twice", 2)
    ]
    twice = refusals(hall.state, [Candidate(1), Candidate(1)], (), 0)
    assert {refusal.key for refusal in twice} == {"entered-twice"}
    hall = Hall(PRESETS["teams"]).begin(4)
    with pytest.raises(TournamentError, match="phase-wrong"):
        hall.add(ReserveNamed(1))
    hall = opened(PRESETS["teams"], 2)
    hall.add(ReserveNamed(1))
    assert hall.state.entries[1].reserve
    single = opened(Settings(), 1)
    with pytest.raises(TournamentError, match="reserve-none"):
        single.add(ReserveNamed(1))


@pytest.mark.rule("TM-09")
def test_one_press_enters_once() -> None:
    hall = opened(Settings(), 1)
    with pytest.raises(TournamentError, match="entered-twice"):
        hall.add(Entered(2, hall.state.entries[1].press))


@pytest.mark.rule("TM-10")
def test_what_is_brought_is_locked_at_check_in() -> None:
    hall = opened(Settings(), 2)
    hall.add(CheckInOpened())
    hall.add(CheckedIn(1, "aa"))
    hall.add(CheckedIn(1, "aa"))
    with pytest.raises(TournamentError, match="brought-locked"):
        hall.add(CheckedIn(1, "bb"))
    hall.add(Withdrawn(2))
    with pytest.raises(TournamentError, match="entry-out"):
        hall.add(CheckedIn(2))


@pytest.mark.rule("TM-12")
def test_seeds_go_by_rating_by_list_or_by_lot() -> None:
    assert Hall(Settings(seeding="rating")).begin(9).state.seeds == tuple(range(1, 10))
    assert Hall(Settings(seeding="list")).begin(9).state.seeds == tuple(range(1, 10))
    lots = Hall(Settings(seeding="lots")).begin(9).state
    assert lots.seeds == tuple(by_lot(seed_of(lots.draws[0].value, lots.salt), range(1, 10)))
    assert lots.seeds != tuple(range(1, 10))


@pytest.mark.rule("TM-12")
@pytest.mark.parametrize("seeding", ["rating", "table"])
def test_equal_seeds_are_ordered_by_lot(seeding: str) -> None:
    hall = opened(Settings(seeding=seeding))  # type: ignore[arg-type]
    for number in range(1, 7):
        hall.add(Entered(number, number, rating=1100 if number < 6 else 1200, listed=1 if number == 6 else 0))
    hall.add(CheckInOpened())
    for number in range(1, 7):
        hall.add(CheckedIn(number))
    fact = starting(hall.state, SECRET)
    assert fact.seeds == (6, *by_lot(seed_of(fact.draw.value, fact.salt), range(1, 6)))


def test_a_start_is_checked() -> None:
    hall = opened(Settings(), 4)
    hall.add(CheckInOpened())
    for number in range(1, 4):
        hall.add(CheckedIn(number))
    fact = starting(hall.state, SECRET)
    wrong = {
        "not-checked-in": (*fact.seeds, 4),
        "entered-twice": (*fact.seeds, 1),
        "salt-wrong": fact.seeds[:2],
        "entries-few": (),
    }
    for key, seeds in wrong.items():
        with pytest.raises(TournamentError, match=key):
            hall.add(Started(fact.draw, fact.salt, fact.settings, seeds))


@pytest.mark.rule("TM-68")
def test_an_erased_entry_plays_no_more_and_leaves_its_results_to_others() -> None:
    hall = Hall(Settings(format=Swiss(rounds=5))).begin(6)
    hall.round()
    before = points_of(hall.state, 1)
    hall.add(Erased(2))
    entry = hall.state.entries[2]
    assert (entry.erased, entry.out, entry.club, entry.brought) == (True, "dropped", "", "")
    assert points_of(hall.state, 1) == before
    with pytest.raises(TournamentError, match="return-none"):
        hall.add(Returned(2))
    hall.finish()
    hall.add(Erased(1))
    assert hall.state.entries[1].erased


def test_pods_take_late_entries_too() -> None:
    hall = Hall(Settings(format=Pods(rounds=4), seats=(3, 6), tiebreaks=())).begin(8)
    hall.round()
    hall.enter(1)
    hall.pair()
    assert hall.pairing(9, 2)
