"""Series: pairings whose games are one match, what a ruling fills up, the time of all games (TM-33, TM-37, TM-47)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.tournaments.support.hall import Hall
from tournaments.errors import TournamentError
from tournaments.facts.kinds import Corrected, Dropped, Extended, GameOver, GameStarted, GameVoided, Ruled, TableOpened
from tournaments.running.absent import no_show, out_of_time
from tournaments.running.deadlines import time_up
from tournaments.settings.formats import Elimination, Swiss
from tournaments.settings.model import Settings
from tournaments.settings.paces import Live
from tournaments.state.deciding import decision, next_game
from tournaments.state.model import Pairing
from tournaments.state.points import rows_of_round
from tournaments.views.results import score_of

SERIES = Settings(format=Swiss(rounds=1), pace=Live(time_per_game=600), best_of=3, drawn_games=2)
WON, LOST, DRAWN, BOTH = (1, 2), (2, 1), (1, 1), (2, 2)


def table(settings: Settings = SERIES) -> tuple[Hall, Pairing]:
    hall = Hall(settings).begin(4)
    hall.pair()
    return hall, hall.state.rounds[0, 1].pairings[0]


def play(hall: Hall, pairing: Pairing, *games: tuple[int, int]) -> None:
    for places in games:
        hall.game(pairing, places)


@pytest.mark.rule("TM-33")
@pytest.mark.parametrize(
    ("games", "places"),
    [
        ([WON, WON], WON),
        ([WON, LOST, LOST], LOST),
        ([WON, LOST, DRAWN], None),
        ([WON, LOST, DRAWN, LOST], LOST),
        ([WON, LOST, DRAWN, DRAWN], DRAWN),
        ([DRAWN, DRAWN], DRAWN),
        ([DRAWN, WON], None),
        ([DRAWN, WON, DRAWN], WON),
        ([BOTH, BOTH], BOTH),
    ],
)
def test_drawn_games_count_for_nobody_and_the_second_leaves_it_to_the_wins(
    games: Sequence[tuple[int, int]], places: tuple[int, int] | None
) -> None:
    hall, pairing = table()
    play(hall, pairing, *games)
    made = decision(hall.state, pairing)
    assert (made.places if made else None) == places
    assert len({game.code for game in pairing.games}) == 1


@pytest.mark.rule("TM-33", "TM-16")
def test_in_elimination_a_level_series_goes_on_and_the_better_seed_goes_on_after_five_games() -> None:
    hall, pairing = table(Settings(format=Elimination(), best_of=3, drawn_games=2))
    play(hall, pairing, DRAWN, DRAWN)
    assert next_game(hall.state, pairing) == 3
    play(hall, pairing, DRAWN, LOST)
    made = decision(hall.state, pairing)
    assert made is not None
    assert made.places == LOST
    hall, pairing = table(Settings(format=Elimination(), best_of=3, drawn_games=2))
    play(hall, pairing, *[DRAWN] * 5)
    made = decision(hall.state, pairing)
    assert made is not None
    assert pairing.sides[made.winner] == min(pairing.sides, key=hall.state.seeds.index)


@pytest.mark.rule("TM-33")
def test_the_last_ended_game_is_played_on_once_its_end_was_undone() -> None:
    hall, pairing = table()
    play(hall, pairing, WON, LOST)
    with pytest.raises(TournamentError, match="game-wrong"):
        hall.add(GameVoided(0, 1, 1, 1))
    with pytest.raises(TournamentError, match="game-wrong"):
        hall.add(GameVoided(0, 1, 1, 2), "organiser", "I want it so")
    hall.add(GameVoided(0, 1, 1, 2))
    assert [(game.nth, game.places) for game in pairing.games] == [(1, WON), (2, ())]
    hall.add(GameOver(0, 1, 1, 2, WON))
    assert decision(hall.state, pairing) is not None


@pytest.mark.rule("TM-33", "TM-62")
def test_a_corrected_game_opens_the_series_again_for_a_match_of_its_own() -> None:
    hall, pairing = table()
    play(hall, pairing, WON, WON)
    hall.add(Corrected(0, 1, 1, 2, LOST, "played"), "organiser", "typed wrong")
    assert next_game(hall.state, pairing) == 3
    hall.add(TableOpened(0, 1, 1, 3, "NEW"))
    hall.add(GameStarted(0, 1, 1, 3))
    hall.add(GameOver(0, 1, 1, 3, LOST))
    made = decision(hall.state, pairing)
    assert made is not None
    assert made.places == LOST


# ---------------------------------------------------------------- filled up


def tallies(hall: Hall, pairing: Pairing) -> list[tuple[int, int, int]]:
    rows = rows_of_round(hall.state, hall.state.rounds[0, 1])
    return [rows[side].games for side in pairing.sides]


@pytest.mark.rule("TM-47")
@pytest.mark.parametrize("settings", [SERIES, Settings(format=Swiss(rounds=1), best_of=3)], ids=["series", "tables"])
@pytest.mark.parametrize(
    ("games", "ruled", "how", "tally", "score"),
    [
        ([], WON, "forfeit", (2, 0, 0), ("+", "-")),
        ([LOST], WON, "forfeit", (2, 0, 1), ("2", "1")),
        ([WON], WON, "forfeit", (2, 0, 0), ("2", "0")),
        ([WON], WON, "played", (1, 0, 0), ("1", "0")),
        ([LOST, DRAWN], WON, "played", (2, 1, 1), ("2", "1")),
        ([WON], DRAWN, "played", (1, 0, 0), ("1/2", "1/2")),
        ([WON], BOTH, "forfeit", (1, 0, 0), ("0", "0")),
    ],
)
def test_a_pairing_won_without_its_games_is_filled_up_to_a_majority(  # a case, each by its name
    settings: Settings,
    games: Sequence[tuple[int, int]],
    ruled: tuple[int, int],
    how: str,
    tally: tuple[int, int, int],
    score: tuple[str, str],
) -> None:
    hall, pairing = table(settings)
    play(hall, pairing, *games)
    hall.add(Ruled(0, 1, 1, ruled, how), "judge", "as I say")  # type: ignore[arg-type]  # a word
    assert tallies(hall, pairing) == [tally, tally[::-1]]
    assert score_of(hall.state, pairing) == score


@pytest.mark.rule("TM-47", "TM-07")
def test_whoever_leaves_has_lost_by_a_majority() -> None:
    hall, pairing = table()
    play(hall, pairing, LOST)
    hall.add(Dropped(pairing.sides[1]), "player")
    assert tallies(hall, pairing) == [(2, 0, 1), (1, 0, 2)]


@pytest.mark.rule("TM-47", "TM-35")
def test_a_no_show_is_a_majority_too() -> None:
    hall, pairing = table()
    hall.add(TableOpened(0, 1, 1, 1, "X"))
    (fact,) = no_show(hall.state, (0, 1, 1), True, [pairing.sides[0]])
    hall.add(fact)
    assert tallies(hall, pairing) == [(0, 0, 2), (2, 0, 0)]


@pytest.mark.rule("TM-47", "TM-38")
def test_what_a_deadline_decides_is_not_filled_up() -> None:
    hall, pairing = table()
    play(hall, pairing, WON)
    (fact,) = out_of_time(hall.state, (0, 1, 1), [])
    hall.add(fact)
    assert tallies(hall, pairing) == [(1, 0, 0), (0, 0, 1)]


# ---------------------------------------------------------------- time


@pytest.mark.rule("TM-37", "TM-33")
def test_the_games_of_a_series_have_their_time_together_from_the_start_of_its_match() -> None:
    hall, pairing = table()
    play(hall, pairing, WON)
    first, running = pairing.games
    assert running.started_at > first.started_at
    assert time_up(hall.state, pairing, running) == first.started_at + 1800
    hall.add(Extended(0, 1, 1, 60, "organiser"), "organiser", "a long ruling")
    assert time_up(hall.state, pairing, running) == first.started_at + 1860


@pytest.mark.rule("TM-37")
def test_games_at_tables_of_their_own_have_a_time_each() -> None:
    hall, pairing = table(Settings(format=Swiss(rounds=1), pace=Live(time_per_game=600), best_of=3))
    play(hall, pairing, WON)
    hall.add(TableOpened(0, 1, 1, 2, "Y"))
    hall.add(GameStarted(0, 1, 1, 2))
    running = pairing.games[1]
    assert time_up(hall.state, pairing, running) == running.started_at + 600
