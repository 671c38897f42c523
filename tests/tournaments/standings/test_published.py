"""Tie-breaks against published figures, and the rules where the figures say nothing."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest

from tests.tournaments.standings import exercises
from tests.tournaments.standings.exercises import figures, scores
from tournaments.settings.model import Points, worth_of
from tournaments.standings.buchholz import buchholz, buchholz_cut_1, sonneborn_berger
from tournaments.standings.direct import direct_encounter
from tournaments.standings.scores import Scores, scores_from
from tournaments.standings.wins import (
    FLOOR,
    game_wins,
    match_wins,
    opponents_game_wins,
    opponents_match_wins,
    wins,
)
from tournaments.state.points import Row

Break = Callable[[Scores, int], Fraction]
USUAL = worth_of(Points())
CARDS = worth_of(Points("3", "1", "0"))


@pytest.mark.rule("TM-45")
@pytest.mark.parametrize(
    ("tournament", "of", "published"),
    [
        (exercises.SWISS, buchholz, exercises.BUCHHOLZ),
        (exercises.SWISS, buchholz_cut_1, exercises.BUCHHOLZ_CUT_1),
        (exercises.MANY, buchholz, exercises.MANY_BUCHHOLZ),
        (exercises.MANY, buchholz_cut_1, exercises.MANY_CUT_1),
    ],
)
def test_buchholz_is_as_published(tournament: str, of: Break, published: str) -> None:
    made = scores(tournament)
    expected = figures(published)
    assert {entry: of(made, entry) for entry in expected} == expected


@pytest.mark.rule("TM-46")
@pytest.mark.parametrize(
    ("tournament", "robin", "published"),
    [
        (exercises.SWISS, False, exercises.SONNEBORN_BERGER),
        (exercises.MANY, False, exercises.MANY_SONNEBORN_BERGER),
        (exercises.ROBIN, True, exercises.ROBIN_SONNEBORN_BERGER),
    ],
)
def test_sonneborn_berger_is_as_published(tournament: str, robin: bool, published: str) -> None:
    made = scores(tournament, robin)
    expected = figures(published)
    assert {entry: sonneborn_berger(made, entry) for entry in expected} == expected


@pytest.mark.rule("TM-46")
def test_wins_are_as_published_with_forfeits_and_byes() -> None:
    made = scores(exercises.SWISS)
    expected = figures(exercises.WINS)
    assert {entry: wins(made, entry) for entry in expected} == expected


@pytest.mark.rule("TM-46")
def test_direct_encounter_needs_that_all_have_met() -> None:
    """Exercises 23, 24 and 26: four who have not all met stay equal; in a round robin three are split."""
    swiss = scores(exercises.SWISS)
    assert {*direct_encounter(swiss, [1, 3, 4, 16]).values()} == {0}
    assert {*direct_encounter(swiss, [5, 8, 11]).values()} == {0}
    robin = scores(exercises.ROBIN, robin=True)
    assert direct_encounter(robin, [1, 2, 3]) == {1: 2, 2: Fraction(1, 2), 3: Fraction(1, 2)}
    assert direct_encounter(robin, [4, 5, 6]) == {6: Fraction(3, 2), 5: 1, 4: Fraction(1, 2)}


@pytest.mark.rule("TM-46")
def test_several_meetings_count_by_their_mean() -> None:
    rows = {
        1: [Row(1, "played", Fraction(1), (2,)), Row(2, "played", Fraction(0), (2,))],
        2: [Row(1, "played", Fraction(0), (1,)), Row(2, "played", Fraction(1), (1,))],
    }
    assert direct_encounter(scores_from(rows, 2, USUAL, robin=False), [1, 2]) == {1: Fraction(1, 2), 2: Fraction(1, 2)}


@pytest.mark.rule("TM-44")
def test_trailing_rounds_without_opponent_count_as_draws() -> None:
    half = Fraction(1, 2)
    rows = {
        1: [Row(1, "played", Fraction(1), (2,)), Row(2, "absence", Fraction(0)), Row(3, "gone", Fraction(0))],
        2: [Row(1, "played", Fraction(0), (1,)), Row(2, "absence", Fraction(0)), Row(3, "bye", Fraction(1))],
        3: [Row(1, "absence", half), Row(2, "won_forfeit", Fraction(1), (4,)), Row(3, "absence", half)],
        4: [
            Row(1, "played", Fraction(1), (5,)),
            Row(2, "lost_forfeit", Fraction(0), (3,)),
            Row(3, "absence", Fraction(0)),
        ],
    }
    made = scores_from(rows, 3, USUAL, robin=False)
    assert made.adjusted == {1: 2, 2: 1, 3: 2, 4: Fraction(3, 2)}
    assert made.points == {1: 1, 2: 1, 3: 2, 4: 1}


@pytest.mark.rule("TM-45")
def test_own_unplayed_rounds_are_bounded() -> None:
    """Against somebody by both points, else by half the rounds; the cut takes an absence before anything else."""
    rows = {
        1: [Row(n, "played", Fraction(1), (2,)) for n in (1, 2, 3)]
        + [Row(4, "bye", Fraction(1)), Row(5, "lost_forfeit", Fraction(0), (3,)), Row(6, "absence", Fraction(0))],
        2: [Row(n, "played", Fraction(0), (1,)) for n in (1, 2, 3)],
        3: [Row(5, "won_forfeit", Fraction(1), (1,))],
    }
    made = scores_from(rows, 6, USUAL, robin=False)
    # Points 4; the bye adds min(4, 3), the forfeit min(4, 1), the absence min(4, 3).
    assert buchholz(made, 1) == 0 + 0 + 0 + 3 + 1 + 3
    assert buchholz_cut_1(made, 1) == buchholz(made, 1) - 1
    assert sonneborn_berger(made, 1) == 3
    assert buchholz_cut_1(made, 2) == 2 * made.adjusted[1] == 9


@pytest.mark.rule("TM-47")
def test_percentages_of_card_games() -> None:
    rows = {
        1: [Row(1, "played", Fraction(3), (2,), (2, 0, 1)), Row(2, "bye", Fraction(3), (), (2, 0, 0))],
        2: [Row(1, "played", Fraction(0), (1,), (1, 0, 2)), Row(2, "played", Fraction(1), (3,), (1, 1, 1))],
        3: [Row(1, "absence", Fraction(0)), Row(2, "played", Fraction(1), (2,), (1, 1, 1))],
        4: [Row(1, "gone", Fraction(0)), Row(2, "gone", Fraction(0))],
    }
    made = scores_from(rows, 2, CARDS, robin=False)
    assert [match_wins(made, n) for n in (1, 2, 3, 4)] == [1, FLOOR, FLOOR, FLOOR]
    assert [game_wins(made, n) for n in (1, 2, 3, 4)] == [Fraction(12, 15), Fraction(7, 18), Fraction(4, 9), FLOOR]
    assert opponents_match_wins(made, 2) == (1 + FLOOR) / 2
    assert opponents_game_wins(made, 1) == Fraction(7, 18)
    assert opponents_match_wins(made, 4) == FLOOR
    assert Fraction(33, 100) == FLOOR


@pytest.mark.rule("TM-47")
def test_rounds_after_leaving_are_not_counted() -> None:
    rows = {
        1: [Row(1, "played", Fraction(3), (2,)), Row(2, "gone", Fraction(0))],
        2: [Row(1, "played", Fraction(0), (1,))],
    }
    assert match_wins(scores_from(rows, 2, CARDS, robin=False), 1) == 1
