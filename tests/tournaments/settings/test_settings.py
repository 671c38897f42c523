from __future__ import annotations

import msgspec
import pytest

from tests.tournaments.support.hall import Hall
from tournaments.errors import TournamentError
from tournaments.settings.checks import problems, problems_at_start
from tournaments.settings.formats import DoubleElimination, Elimination, Format, Pods, RoundRobin, Swiss, rounds_of
from tournaments.settings.model import Entering, Points, Settings, fingerprint, worth_of
from tournaments.settings.paces import Days, Live
from tournaments.settings.presets import PRESETS


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_can_work(name: str) -> None:
    assert problems(PRESETS[name]) == ()
    assert problems_at_start(PRESETS[name], 16) == ()


@pytest.mark.parametrize("name", PRESETS)
def test_settings_survive_their_json(name: str) -> None:
    stored = msgspec.json.encode(PRESETS[name])
    assert msgspec.json.decode(stored, type=Settings) == PRESETS[name]
    assert fingerprint(msgspec.json.decode(stored, type=Settings)) == fingerprint(PRESETS[name])


@pytest.mark.parametrize(
    ("settings", "key"),
    [
        (Settings(points=Points("x")), "points-form"),
        (Settings(points=Points("1/0")), "points-form"),
        (Settings(points=Points("1", "2", "0")), "points-order"),
        (Settings(points=Points("0", "0", "0")), "points-order"),
        (Settings(points=Points("1", "1/61", "0")), "points-fine"),
        (Settings(tiebreaks=("wins", "wins")), "tiebreaks-twice"),
        (Settings(format=Swiss(rounds=31)), "out-of-range"),
        (Settings(format=Swiss(cut=5)), "cut-power"),
        (Settings(format=RoundRobin(cycles=0)), "out-of-range"),
        (Settings(format=Pods(), seats=(2, 4)), "seats-pods"),
        (Settings(format=Pods(target=6), seats=(3, 5)), "out-of-range"),
        (Settings(format=Pods(tables={4: ("3", "2", "1")}), seats=(3, 6)), "pod-points"),
        (Settings(format=Pods(tables={3: ("1", "2", "3")}), seats=(3, 6)), "pod-points"),
        (Settings(format=Pods(), seats=(3, 6), best_of=3), "best-of-pods"),
        (Settings(seats=(3, 6)), "seats-duel"),
        (Settings(best_of=2), "best-of"),
        (Settings(pace=Live(no_show_pairing=300)), "no-show-order"),
        (Settings(pace=Days(together=0)), "out-of-range"),
        (Settings(entering=Entering(cap=1)), "out-of-range"),
        (Settings(entering=Entering(reserve=True)), "reserve-single"),
        (Settings(entering=Entering(opens=5, closes=5)), "window-empty"),
        (Settings(entering=Entering(rating_from=1500, rating_to=1400)), "rating-window"),
    ],
)
def test_settings_that_cannot_work_are_named(settings: Settings, key: str) -> None:
    assert [problem.key for problem in problems(settings)] == [key]


@pytest.mark.parametrize(
    ("format_", "entries", "key"),
    [
        (Swiss(), 1, "entries-few"),
        (Swiss(rounds=7), 4, "rounds-many"),
        (Swiss(cut=8), 7, "cut-large"),
        (Swiss(), 1025, "entries-many"),
        (Elimination(), 129, "entries-many"),
        (DoubleElimination(), 65, "entries-many"),
        (RoundRobin(groups=3), 5, "groups-many"),
    ],
)
def test_settings_that_do_not_fit_the_entries_are_named(format_: Format, entries: int, key: str) -> None:
    assert [problem.key for problem in problems_at_start(Settings(format=format_), entries)] == [key]


@pytest.mark.rule("TM-23")
def test_a_swiss_has_the_least_rounds_that_leave_one_undefeated() -> None:
    assert [rounds_of(Swiss(), n) for n in (2, 3, 4, 5, 8, 9, 16, 17, 1024)] == [1, 2, 2, 3, 3, 4, 4, 5, 10]
    assert rounds_of(Swiss(rounds=5), 9) == 5
    with pytest.raises(TournamentError, match="rounds-many"):
        Hall(Settings(format=Swiss(rounds=4))).begin(4)


@pytest.mark.rule("TM-43")
def test_points_are_those_of_the_settings() -> None:
    usual, cards = worth_of(Points()), worth_of(PRESETS["cards"].points)
    assert (usual.win, usual.draw, usual.loss) == (1, msgspec.convert(0.5, float), 0)
    assert (cards.win, cards.draw, cards.loss) == (3, 1, 0)
    assert Settings().tiebreaks == ("buchholz_cut_1", "buchholz", "sonneborn_berger", "direct_encounter", "wins")
    assert PRESETS["cards"].tiebreaks == ("opponents_match_wins", "game_wins", "opponents_game_wins")
    assert PRESETS["robin"].tiebreaks == ("direct_encounter", "sonneborn_berger", "wins")
