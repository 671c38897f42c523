from __future__ import annotations

from math import sqrt
from random import Random
from time import process_time

import msgspec
import pytest

from tests.tournaments.ratings.formula import rate
from tools import verify_tournament
from tournaments.ratings.book import Book, add_game, leaderboard, recompute
from tournaments.ratings.model import (
    DAY,
    MODEL,
    SIGMA,
    Rating,
    aged,
    is_active,
    shown,
    updated,
)
from tournaments.ratings.rated import Result, rated_games, rated_places, reason_unrated

GAME = Result(1000, 1, ((1,), (2,)), (1, 2), tournament=True)


def random_sides(rng: Random) -> tuple[list[list[Rating]], list[int]]:
    sides = [
        [Rating(rng.uniform(0, 50), rng.uniform(0.5, SIGMA), 10, 3) for _ in range(rng.randint(1, 2))]
        for _ in range(rng.randint(2, 6))
    ]
    return sides, [rng.randint(1, len(sides)) for _ in sides]


@pytest.mark.rule("TM-49")
@pytest.mark.parametrize("seed", range(60))
def test_ratings_follow_the_published_formula(seed: int) -> None:
    sides, places = random_sides(Random(seed))
    plain = rate([[(r.mu, r.sigma) for r in side] for side in sides], places)
    parts = len(sides) - 1
    for side, made, expected in zip(sides, updated(sides, places, 10), plain, strict=True):
        for old, new, (mu, sigma) in zip(side, made, expected, strict=True):
            assert new.mu == pytest.approx(old.mu + (mu - old.mu) / parts, abs=1e-12)
            assert new.sigma**2 == pytest.approx(old.sigma**2 + (sigma**2 - old.sigma**2) / parts, abs=1e-11)
            assert (new.day, new.games) == (10, old.games + 1)


@pytest.mark.rule("TM-49")
@pytest.mark.parametrize("seed", range(20))
def test_the_stand_alone_script_rates_alike(seed: int) -> None:
    sides, places = random_sides(Random(900 + seed))
    theirs = verify_tournament.rate([[(r.mu, r.sigma) for r in side] for side in sides], places)
    ours = [[(r.mu, r.sigma) for r in side] for side in updated(sides, places, 10)]
    for side, other in zip(ours, theirs, strict=True):
        assert [value for pair in side for value in pair] == pytest.approx(
            [value for pair in other for value in pair], abs=1e-11
        )


@pytest.mark.rule("TM-49")
def test_a_duel_of_two_newcomers() -> None:
    won, lost = (side[0] for side in updated([[Rating()], [Rating()]], [1, 2], 5))
    assert won.mu - 25 == pytest.approx(25 - lost.mu)
    assert won.mu == pytest.approx(27.635389493140497)
    assert won.sigma == lost.sigma == pytest.approx(8.06590141354368)
    assert (shown(Rating()), shown(won)) == (1000, round(1000 + 40 * (won.mu - 3 * won.sigma)))


@pytest.mark.rule("TM-50")
def test_equal_places_tie_and_the_order_of_sides_does_not_matter() -> None:
    one, other = Rating(30, 4, 5), Rating(20, 5, 5)
    tied = updated([[one], [other]], [1, 1], 5)
    assert tied == updated([[one], [other]], [2, 2], 5)
    assert tied[0][0].mu < one.mu
    assert tied[1][0].mu > other.mu
    turned = updated([[other], [one]], [2, 1], 5)
    assert [turned[1], turned[0]] == updated([[one], [other]], [1, 2], 5)


@pytest.mark.rule("TM-50")
def test_games_count_in_the_order_of_their_ends() -> None:
    later = msgspec.structs.replace(GAME, at=2000, order=2, places=(2, 1))
    same = msgspec.structs.replace(GAME, at=2000, order=3)
    assert [game.order for game in rated_games([same, later, GAME])] == [1, 2, 3]
    assert recompute([later, GAME]).ratings == recompute([GAME, later]).ratings
    turned = msgspec.structs.replace(later, at=500)
    assert recompute([GAME, turned]).ratings != recompute([GAME, later]).ratings


@pytest.mark.rule("TM-50")
def test_a_rating_is_provisional_above_a_limit() -> None:
    assert Rating(25, 6.51).is_provisional
    assert not Rating(25, 6.5).is_provisional


@pytest.mark.rule("TM-51")
def test_ratings_grow_uncertain_from_idle_day_31() -> None:
    rating = Rating(30, 2.0, 100, 9)
    assert aged(rating, 130) == rating
    assert aged(rating, 131).sigma == pytest.approx(sqrt(4 + (25 / 300) ** 2))
    assert aged(rating, 140).sigma == pytest.approx(sqrt(4 + 10 * (25 / 300) ** 2))
    assert aged(rating, 10**6).sigma == SIGMA
    assert aged(rating, 140).mu == 30
    assert aged(Rating(), 10**6) == Rating()
    after_a_break = recompute([GAME, msgspec.structs.replace(GAME, at=1000 + 50 * DAY, order=2)])
    before = after_a_break.steps[2].before
    assert before == aged(after_a_break.steps[0].after, 50)
    assert before.sigma > after_a_break.steps[0].after.sigma
    # The break counts once in what comes of the game.
    rested = [[msgspec.structs.replace(step.before, day=50)] for step in after_a_break.steps[2:]]
    assert [[step.after] for step in after_a_break.steps[2:]] == updated(rested, GAME.places, 50)


@pytest.mark.rule("TM-51", "TM-68")
def test_lists_have_who_played_in_90_days_and_wants_to_be_listed() -> None:
    book = recompute([GAME])
    assert [(line.place, line.person) for line in leaderboard(book, 90)] == [(1, 1), (2, 2)]
    assert leaderboard(book, 91) == []
    assert is_active(Rating(day=0), 90)
    assert not is_active(Rating(), 0)
    assert [(line.place, line.person) for line in leaderboard(book, 0, unlisted={1})] == [(1, 2)]
    tied = recompute([msgspec.structs.replace(GAME, places=(1, 1))])
    assert [line.place for line in leaderboard(tied, 0)] == [1, 1]
    assert all(line.is_provisional and line.games == 1 for line in leaderboard(tied, 0))


@pytest.mark.rule("TM-52")
@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({}, None),
        ({"tournament": False}, "not_opened_as_rated"),
        ({"tournament": False, "opened_as_rated": True}, None),
        ({"imported": True}, "imported"),
        ({"practice": True}, "practice"),
        ({"places": ()}, "no_result"),
        ({"forfeit": True}, "forfeit"),
        ({"exempt": True}, "exempt"),
        ({"standard": False}, "options"),
    ],
)
def test_only_certain_games_are_rated(change: dict[str, object], reason: str | None) -> None:
    result = msgspec.structs.replace(GAME, **change)
    assert reason_unrated(result) == reason
    assert len(list(rated_games([result]))) == (reason is None)


@pytest.mark.rule("TM-53")
def test_who_leaves_is_rated_last() -> None:
    pod = Result(0, 1, ((1,), (2,), (3,)), (1, 2, 3), left=(1,), tournament=True)
    assert rated_places(pod) == (4, 2, 3)
    ratings = recompute([pod]).ratings
    assert ratings[1].mu < ratings[3].mu < ratings[2].mu
    team = Result(0, 1, ((1, 2), (3, 4)), (1, 2), left=(1,), tournament=True)
    assert rated_places(team) == (1, 2)


@pytest.mark.rule("TM-53")
def test_the_same_opponents_have_three_rated_games_a_day_outside_tournaments() -> None:
    def free(order: int, day: int = 0, people: tuple[int, int] = (1, 2)) -> Result:
        return Result(day * DAY + order, order, ((people[0],), (people[1],)), (1, 2), opened_as_rated=True)

    games = [free(1), free(2), free(3, people=(2, 1)), free(4), free(5, people=(1, 3)), free(6, day=1)]
    assert [game.order for game in rated_games(games)] == [1, 2, 3, 5, 6]
    assert len(list(rated_games([msgspec.structs.replace(game, tournament=True) for game in games]))) == 6


@pytest.mark.rule("TM-54")
def test_recomputed_ratings_are_the_same_bits() -> None:
    rng = Random(5)
    games = [
        Result(
            order * 40_000, order, tuple((n,) for n in rng.sample(range(1, 20), rng.randint(2, 5))), (), tournament=True
        )
        for order in range(1, 300)
    ]
    games = [msgspec.structs.replace(game, places=tuple(rng.randint(1, 3) for _ in game.sides)) for game in games]
    whole = recompute(games)
    assert msgspec.json.encode(recompute(reversed(games)).ratings) == msgspec.json.encode(whole.ratings)
    step_by_step = recompute(games[:200])
    for game in games[200:]:
        add_game(step_by_step, game)
    assert step_by_step.ratings == whole.ratings
    corrected = [
        *games[:100],
        msgspec.structs.replace(games[100], places=tuple(range(1, len(games[100].sides) + 1))),
        *games[101:],
    ]
    assert recompute(corrected).ratings != whole.ratings


@pytest.mark.rule("TM-51")
def test_places_of_thousands_are_counted_at_once() -> None:
    rng = Random(7)
    book = Book({person: Rating(rng.uniform(0, 50), 4.0, 10, 9) for person in range(1, 10_001)}, [])
    begin = process_time()
    lines = leaderboard(book, 10)
    assert process_time() - begin < 2  # seconds; a count for each line anew takes many more
    figures = [line.shown for line in lines]
    assert figures == sorted(figures, reverse=True)
    assert all(line.place == figures.index(line.shown) + 1 for line in lines[::500])


@pytest.mark.rule("TM-49", "TM-54")
def test_teams_that_are_not_copied_give_the_same_bits_as_those_the_library_copies() -> None:
    rng = Random(5)
    for _ in range(300):
        sides = [[Rating(rng.uniform(0, 50), rng.uniform(1, 8), 7, 3)] for _ in range(2)]
        places = (rng.randint(1, 2), rng.randint(1, 2))
        teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma) for one in side] for side in sides]
        after = MODEL.rate(teams, ranks=[float(place) for place in places])
        found = [(one.mu, one.sigma) for (one,) in updated(sides, places, 7)]
        assert found == [(one.mu, one.sigma) for (one,) in after]
