from __future__ import annotations

import msgspec
import pytest

from tests.tournaments.support.hall import SECRET, Hall
from tournaments.draws.chain import chain_value
from tournaments.facts.kinds import AbsenceAsked, CheckedIn, CheckInOpened, Disqualified, Ended, Erased
from tournaments.running.start import opening, starting
from tournaments.settings.formats import Elimination, Swiss
from tournaments.settings.model import Settings
from tournaments.views.tournament import Viewer, bracket_view, view

PUBLIC = Viewer()


def brought(shown: str) -> Hall:
    hall = Hall(Settings(format=Swiss(rounds=2), shown=shown))  # type: ignore[arg-type]
    hall.add(opening(SECRET))
    hall.enter(4)
    hall.add(CheckInOpened())
    for number in range(1, 5):
        hall.add(CheckedIn(number, f"deck {number}"))
    return hall


def decks(hall: Hall, viewer: Viewer = PUBLIC) -> list[str]:
    return [entry.brought for entry in view(hall.state, viewer).entries]


@pytest.mark.rule("TM-10")
def test_decks_are_shown_when_the_settings_say_so() -> None:
    all_of_them = [f"deck {number}" for number in range(1, 5)]
    late, early = brought("end"), brought("start")
    assert decks(late) == decks(early) == [""] * 4
    assert decks(late, Viewer(2)) == ["", "deck 2", "", ""]
    for hall in (late, early):
        hall.add(starting(hall.state, SECRET))
    assert decks(late) == [""] * 4
    assert decks(early) == all_of_them
    late.finish()
    assert decks(late) == all_of_them


def test_no_view_has_a_draw_before_its_time() -> None:
    hall = Hall(Settings(format=Swiss(rounds=3))).begin(6)
    hall.pair()
    seen = repr(view(hall.state, Viewer(1, organiser=True)))
    assert chain_value(SECRET, 2) in seen
    assert chain_value(SECRET, 3) not in seen
    assert SECRET not in seen


@pytest.mark.rule("TM-08")
def test_absences_to_come_are_seen_by_their_own_entry_and_organisers() -> None:
    hall = Hall(Settings(format=Swiss(rounds=3))).begin(6)
    hall.add(AbsenceAsked(2, 2), "player")
    assert view(hall.state, PUBLIC).absences == ()
    assert view(hall.state, Viewer(3)).absences == ()
    assert view(hall.state, Viewer(2)).absences == ((2, 2),)
    assert view(hall.state, Viewer(organiser=True)).absences == ((2, 2),)
    hall.round()
    hall.pair()
    public = view(hall.state, PUBLIC)
    assert public.absences == ()
    assert public.rounds[1].away == (2,)


def test_the_own_pairing_comes_first() -> None:
    hall = Hall(Settings(format=Swiss(rounds=3))).begin(8)
    hall.pair()
    last = hall.state.rounds[0, 1].pairings[-1]
    seen = view(hall.state, Viewer(last.sides[0])).rounds[0].pairings
    assert seen[0].table == last.table
    assert [pairing.own for pairing in seen] == [True, False, False, False]
    hall.play(last)
    made = view(hall.state, PUBLIC).rounds[0].pairings[-1]
    assert sorted(made.wins) == [0, 1]
    assert sorted(made.places) == [1, 2]
    assert made.played
    assert made.codes


@pytest.mark.rule("TM-68")
def test_an_erased_entry_is_a_former_player() -> None:
    hall = brought("start")
    hall.add(starting(hall.state, SECRET))
    hall.add(Erased(2))
    entry = view(hall.state, Viewer(2)).entries[1]
    assert (entry.former, entry.brought, entry.status) == (True, "", "dropped")
    assert hall.state.entries[2].brought == ""


@pytest.mark.rule("TM-07")
def test_the_reason_of_a_disqualification_is_shown() -> None:
    hall = Hall(Settings(format=Swiss(rounds=3))).begin(4)
    hall.add(Disqualified(3), "judge", "shared an account")
    entry = view(hall.state, PUBLIC).entries[2]
    assert (entry.status, entry.reason) == ("disqualified", "shared an account")


def test_places_are_there_at_the_end_and_in_brackets_at_once() -> None:
    swiss = Hall(Settings(format=Swiss(rounds=2))).begin(4)
    assert view(swiss.state, PUBLIC).standings == ()
    swiss.round()
    assert (len(view(swiss.state, PUBLIC).standings), view(swiss.state, PUBLIC).places) == (4, {})
    swiss.round()
    swiss.add(Ended())
    assert sorted(view(swiss.state, PUBLIC).places) == [1, 2, 3, 4]
    bracket = Hall(Settings(format=Elimination())).begin(4)
    bracket.round()
    assert sorted(view(bracket.state, PUBLIC).places.values()) == [1, 1, 3, 3]
    assert bracket_view(bracket.state, 0).sides["W2-1"].is_ready
    assert msgspec.structs.asdict(view(bracket.state, PUBLIC))["standings"] == ()
