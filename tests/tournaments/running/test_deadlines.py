from __future__ import annotations

import pytest

from tests.tournaments.support.hall import Hall
from tournaments.errors import TournamentError
from tournaments.facts.kinds import (
    CheckInOpened,
    Downtime,
    Extended,
    GameOver,
    GameStarted,
    Paused,
    Resumed,
    TableOpened,
    VacationTaken,
)
from tournaments.running.deadlines import (
    after,
    merged,
    no_show_game,
    no_show_pairing,
    round_deadline,
    shortened,
    time_up,
)
from tournaments.running.duties import Duty, NextStep, duties, next_moment, next_step
from tournaments.running.start import opening
from tournaments.settings.formats import Elimination, Swiss
from tournaments.settings.model import Entering, Settings
from tournaments.settings.paces import DAY, HOUR, Days, Live

DAYS = Settings(format=Swiss(rounds=2), pace=Days())


def test_time_outside_spans() -> None:
    assert after(100, 50, []) == 150
    assert after(100, 50, [(120, 130)]) == 160
    assert after(100, 50, [(0, 110), (105, 120)]) == 170
    assert after(100, 50, [(150, 999)]) == 150
    assert after(100, 50, [(149, 200), (200, 210)]) == 211
    assert merged([(5, 6), (1, 3), (2, 4)]) == [(1, 4), (5, 6)]
    assert shortened([(0, 10), (20, 40)], 5, 12) == [(5, 10), (20, 27)]


@pytest.mark.rule("TM-35")
def test_live_no_shows_lose_the_game_after_10_minutes_and_the_pairing_after_20() -> None:
    hall = Hall(Settings(format=Swiss(rounds=2), best_of=3)).begin(4)
    hall.pair()
    pairing = hall.state.rounds[0, 1].pairings[0]
    assert no_show_pairing(hall.state, pairing) is None
    hall.add(TableOpened(0, 1, 1, 1, "A"))
    opened = pairing.games[0].opened_at
    assert no_show_game(hall.state, pairing, pairing.games[0]) == opened + 600
    assert no_show_pairing(hall.state, pairing) == opened + 1200
    due = [duty for duty in duties(hall.state, opened + 1200) if duty.kind.startswith("no_show")]
    assert due == [Duty(opened + 600, "no_show_game", 0, 1, 1, 1), Duty(opened + 1200, "no_show_pairing", 0, 1, 1, 1)]
    assert next_moment(hall.state, opened) == opened + 600
    hall.add(GameStarted(0, 1, 1, 1))
    assert not [duty for duty in duties(hall.state, opened + 9999) if duty.kind.startswith("no_show")]


@pytest.mark.rule("TM-35")
def test_a_pairing_that_was_played_for_is_not_lost_by_a_later_no_show() -> None:
    hall = Hall(Settings(format=Swiss(rounds=2), best_of=3)).begin(4)
    hall.pair()
    hall.game(hall.state.rounds[0, 1].pairings[0], (1, 2))
    hall.add(TableOpened(0, 1, 1, 2, "B"))
    kinds = {duty.kind for duty in duties(hall.state, hall.now + 9999) if duty.table == 1}
    assert kinds == {"no_show_game"}


@pytest.mark.rule("TM-35")
def test_in_days_only_the_pairing_is_lost_after_48_hours() -> None:
    hall = Hall(DAYS).begin(4)
    hall.pair()
    hall.add(TableOpened(0, 1, 1, 1, "A"))
    pairing = hall.state.rounds[0, 1].pairings[0]
    assert no_show_game(hall.state, pairing, pairing.games[0]) is None
    assert no_show_pairing(hall.state, pairing) == pairing.games[0].opened_at + 48 * HOUR


@pytest.mark.rule("TM-38")
def test_a_round_of_days_ends_after_14_days_and_the_next_begins_when_all_are_done() -> None:
    hall = Hall(DAYS).begin(4)
    hall.pair()
    pairing = hall.state.rounds[0, 1].pairings[0]
    ends = hall.state.rounds[0, 1].paired_at + 14 * DAY
    assert round_deadline(hall.state, pairing) == ends
    assert [duty.table for duty in duties(hall.state, ends) if duty.kind == "deadline"] == [1, 2]
    assert not [duty for duty in duties(hall.state, ends - 1) if duty.kind == "deadline"]
    hall.play(pairing)
    assert not [duty for duty in duties(hall.state, hall.now) if duty.kind == "close"]
    hall.play(hall.state.rounds[0, 1].pairings[1])
    assert [duty.kind for duty in duties(hall.state, hall.now)] == ["close"]
    hall.close()
    assert [duty.kind for duty in duties(hall.state, hall.now)] == ["pair"]
    live = Hall(Settings()).begin(4)
    live.pair()
    assert round_deadline(live.state, live.state.rounds[0, 1].pairings[0]) is None


@pytest.mark.rule("TM-39")
def test_players_extend_once_a_round_by_three_days_and_organisers_as_they_like() -> None:
    hall = Hall(DAYS).begin(4)
    hall.pair()
    one, other = hall.state.rounds[0, 1].pairings
    ends = hall.state.rounds[0, 1].paired_at + 14 * DAY
    with pytest.raises(TournamentError, match="extend-wrong"):
        hall.add(Extended(0, 1, 1, 3 * DAY + 1, "players"), "player")
    hall.add(Extended(0, 1, 1, 3 * DAY, "players"), "player")
    with pytest.raises(TournamentError, match="extend-twice"):
        hall.add(Extended(0, 1, 1, DAY, "players"), "player")
    assert round_deadline(hall.state, one) == ends + 3 * DAY
    assert round_deadline(hall.state, other) == ends
    hall.add(Extended(0, 1, 0, 9 * DAY, "organiser"), "organiser", "holidays")
    hall.add(Extended(0, 1, 2, DAY, "organiser"), "organiser", "ill")
    assert round_deadline(hall.state, one) == ends + 12 * DAY
    assert round_deadline(hall.state, other) == ends + 10 * DAY
    live = Hall(Settings()).begin(4)
    live.pair()
    with pytest.raises(TournamentError, match="extend-wrong"):
        live.add(Extended(0, 1, 1, 60, "players"), "player")


@pytest.mark.rule("TM-39")
def test_vacations_stop_a_round_for_seven_days_at_most() -> None:
    hall = Hall(DAYS).begin(4)
    hall.pair()
    pairing = hall.state.rounds[0, 1].pairings[0]
    start = hall.state.rounds[0, 1].paired_at
    hall.add(VacationTaken(pairing.sides[0], start + DAY, start + 4 * DAY))
    assert round_deadline(hall.state, pairing) == start + 17 * DAY
    hall.add(VacationTaken(pairing.sides[1], start + 3 * DAY, start + 20 * DAY))
    assert round_deadline(hall.state, pairing) == start + 21 * DAY
    with pytest.raises(TournamentError, match="span-empty"):
        hall.add(VacationTaken(1, 5, 5))


@pytest.mark.rule("TM-39")
def test_downtime_and_pauses_count_for_nobody() -> None:
    hall = Hall(Settings(format=Swiss(rounds=2))).begin(4)
    hall.pair()
    hall.add(TableOpened(0, 1, 1, 1, "A"))
    pairing = hall.state.rounds[0, 1].pairings[0]
    opened = pairing.games[0].opened_at
    hall.add(Downtime(opened + 10, opened + 310))
    assert no_show_game(hall.state, pairing, pairing.games[0]) == opened + 900
    hall.now = opened + 400
    hall.add(Paused(), "organiser", "break")
    assert duties(hall.state, hall.now + 9999) == []
    paused = no_show_game(hall.state, pairing, pairing.games[0])
    assert paused is not None
    assert paused > hall.now + 10**9
    hall.now = opened + 1400
    hall.add(Resumed(), "organiser", "on")
    assert no_show_game(hall.state, pairing, pairing.games[0]) == opened + 1900
    with pytest.raises(TournamentError, match="span-empty"):
        hall.add(Downtime(5, 4))


def test_the_time_of_a_game_is_counted_from_its_start() -> None:
    hall = Hall(Settings(pace=Live(time_per_game=1800))).begin(4)
    hall.pair()
    hall.add(TableOpened(0, 1, 1, 1, "A"))
    pairing = hall.state.rounds[0, 1].pairings[0]
    assert time_up(hall.state, pairing, pairing.games[0]) is None
    hall.now += 100
    hall.add(GameStarted(0, 1, 1, 1))
    assert time_up(hall.state, pairing, pairing.games[0]) == pairing.games[0].started_at + 1800
    assert [duty.kind for duty in duties(hall.state, hall.now + 1800) if duty.table == 1] == ["time_up"]


def test_check_in_opens_when_the_window_closes() -> None:
    hall = Hall(Settings(entering=Entering(closes=1_900_000_000)))
    hall.add(opening(hall.secret))
    hall.enter(3)
    assert duties(hall.state, 1_899_999_999) == []
    assert next_moment(hall.state, 0) == 1_900_000_000
    assert [duty.kind for duty in duties(hall.state, 1_900_000_000)] == ["open_check_in"]
    hall.add(CheckInOpened())
    assert duties(hall.state, 2_000_000_000) == []  # nobody is there: nothing can start
    assert next_moment(hall.state, 0) is None


def test_the_next_step_names_what_blocks_it() -> None:
    hall = Hall(Settings(format=Elimination())).begin(4)
    assert next_step(hall.state, hall.now).duty == Duty(0, "pair", 0, 1)
    hall.pair()
    assert next_step(hall.state, hall.now) == NextStep(None, ((0, 1, 1), (0, 1, 2)))
    hall.add(GameOver(0, 1, 1, 1, (1, 2), "forfeit"))
    assert next_step(hall.state, hall.now).blocked_by == ((0, 1, 2),)
    hall.play(hall.state.rounds[0, 1].pairings[1])
    assert next_step(hall.state, hall.now).duty == Duty(0, "close", 0, 1)
