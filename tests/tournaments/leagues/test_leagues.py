from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from tournaments.errors import TournamentError
from tournaments.leagues.divisions import next_divisions
from tournaments.leagues.ladder import (
    DAY,
    Accepted,
    AnyLadderFact,
    Challenged,
    Joined,
    LadderDuty,
    LadderRules,
    Left,
    Settled,
    Sunk,
    fold_ladder,
    ladder_duties,
)
from tournaments.leagues.season import season_table, tournament_scores


@pytest.mark.rule("TM-55")
def test_an_event_gives_100_to_the_first_and_0_to_the_last() -> None:
    assert tournament_scores({7: 1, 8: 2, 9: 3}) == {7: 100, 8: 50, 9: 0}
    assert tournament_scores({1: 1, 2: 2, 3: 2, 4: 4})[3] == Fraction(200, 3)
    assert tournament_scores({5: 1}) == {5: 0}


@pytest.mark.rule("TM-55")
def test_a_season_sums_the_best_scores_and_orders_equals_by_their_singles() -> None:
    first, second, third = {1: 1, 2: 2, 3: 3}, {1: 3, 2: 2, 3: 1}, {1: 2, 2: 2, 3: 2}
    lines = season_table([first, second])
    assert [(line.place, line.person, line.total) for line in lines] == [(1, 1, 100), (1, 3, 100), (3, 2, 100)]
    best = season_table([first, second, third], best=1)
    assert [(line.place, line.person, line.total) for line in best] == [(1, 1, 100), (1, 3, 100), (3, 2, 50)]
    assert best[0].singles == (100, 50, 0)


@pytest.mark.rule("TM-56")
def test_two_go_up_and_two_go_down() -> None:
    divisions = [[1, 2, 3, 4, 5, 6], [11, 12, 13, 14, 15, 16], [21, 22, 23, 24]]
    assert next_divisions(divisions) == [[1, 2, 3, 4, 11, 12], [5, 6, 13, 14, 21, 22], [15, 16, 23, 24]]
    assert next_divisions(divisions, up=1, down=1)[0] == [1, 2, 3, 4, 5, 11]


@pytest.mark.rule("TM-56")
def test_freed_places_go_to_the_next_and_who_is_silent_goes_down() -> None:
    divisions = [[1, 2, 3, 4, 5, 6], [11, 12, 13, 14, 15, 16]]
    assert next_divisions(divisions, leaving=[3]) == [[1, 2, 4, 11, 12, 13], [5, 6, 14, 15, 16]]
    assert next_divisions(divisions, silent=[1]) == [[2, 3, 4, 5, 11, 12], [6, 1, 13, 14, 15, 16]]
    assert next_divisions(divisions, silent=[1, 2, 3]) == [[4, 5, 6, 11, 12, 13], [1, 2, 3, 14, 15, 16]]
    assert next_divisions(divisions, silent=[11]) == [[1, 2, 3, 4, 12, 13], [5, 6, 11, 14, 15, 16]]


@pytest.mark.rule("TM-56")
@pytest.mark.parametrize("seed", range(30))
def test_nobody_is_lost_between_divisions(seed: int) -> None:
    rng = Random(seed)
    people = list(range(40))
    divisions = [people[0:8], people[8:20], people[20:30], people[30:]]
    leaving, silent = rng.sample(people, rng.randint(0, 6)), rng.sample(people, rng.randint(0, 6))
    found = next_divisions(divisions, leaving=leaving, silent=silent)
    assert sorted(person for division in found for person in division) == sorted({*people} - {*leaving})
    assert all(len(after) <= len(before) for after, before in zip(found[:-1], divisions[:-1], strict=True))
    for person in {*silent} - {*leaving} - {*divisions[-1]}:
        before = next(index for index, division in enumerate(divisions) if person in division)
        assert person not in found[before] or before == len(divisions) - 1


PEOPLE = [Joined(person, person) for person in range(1, 7)]


def order(*facts: AnyLadderFact) -> list[int]:
    return fold_ladder(LadderRules(), [*PEOPLE, *facts]).order


@pytest.mark.rule("TM-57")
def test_a_winning_challenger_takes_the_place_and_those_between_sink_one() -> None:
    start = [Challenged(10, 5, 2), Accepted(11, 5)]
    assert order(*start, Settled(12, 5, 5)) == [1, 5, 2, 3, 4, 6]
    assert order(*start, Settled(12, 5, 2)) == [1, 2, 3, 4, 5, 6]
    assert order(*start, Settled(12, 5, 0)) == [1, 2, 3, 4, 5, 6]
    assert order(Joined(20, 9)) == [1, 2, 3, 4, 5, 6, 9]
    assert order(Left(20, 2)) == [1, 3, 4, 5, 6]


@pytest.mark.rule("TM-57")
@pytest.mark.parametrize(
    ("facts", "key"),
    [
        ([Challenged(10, 5, 1)], "ladder-reach"),
        ([Challenged(10, 2, 3)], "ladder-reach"),
        ([Challenged(10, 5, 4), Challenged(11, 5, 3)], "ladder-busy"),
        ([Challenged(10, 5, 4), Challenged(11, 6, 4)], "ladder-busy"),
        ([Challenged(10, 5, 4), Settled(11, 5, 4), Challenged(11 + 14 * DAY - 1, 5, 4)], "ladder-again"),
        ([Challenged(10, 5, 4), Settled(11, 5, 5), Challenged(11 + 14 * DAY - 1, 4, 5)], "ladder-again"),
        ([Challenged(10, 9, 4)], "ladder-unknown"),
        ([Accepted(10, 5)], "ladder-none"),
        ([Challenged(10, 5, 4), Accepted(11, 5), Accepted(12, 5)], "ladder-accepted"),
        ([Challenged(10, 5, 4), Settled(11, 5, 3)], "ladder-winner"),
        ([Joined(10, 5)], "ladder-twice"),
        ([Sunk(30 * DAY, 1)], "ladder-idle"),
    ],
)
def test_what_a_ladder_does_not_allow(facts: list[AnyLadderFact], key: str) -> None:
    with pytest.raises(TournamentError, match=key):
        order(*facts)


@pytest.mark.rule("TM-57")
def test_challenges_go_up_three_both_ways_at_once_and_again_after_14_days() -> None:
    assert order(Challenged(10, 5, 2), Challenged(11, 2, 1), Challenged(12, 6, 5)) == [1, 2, 3, 4, 5, 6]
    assert order(Challenged(10, 5, 4), Settled(11, 5, 4), Challenged(11 + 14 * DAY, 5, 4))


@pytest.mark.rule("TM-57")
def test_challenges_are_accepted_in_3_days_and_played_in_14() -> None:
    ladder = fold_ladder(LadderRules(), [*PEOPLE, Challenged(10, 5, 2), Challenged(20, 4, 3), Accepted(30, 4)])
    assert ladder_duties(ladder, 10 + 3 * DAY - 1) == []
    assert ladder_duties(ladder, 10 + 3 * DAY) == [LadderDuty(10 + 3 * DAY, "accept_over", 5)]
    assert ladder_duties(ladder, 30 + 14 * DAY)[1:] == [LadderDuty(30 + 14 * DAY, "play_over", 4)]


@pytest.mark.rule("TM-57")
def test_the_idle_sink_one_a_week_after_30_days() -> None:
    facts: list[AnyLadderFact] = [*PEOPLE]
    month = 1 + 30 * DAY
    first = ladder_duties(fold_ladder(LadderRules(), facts), month)
    assert first == [LadderDuty(month, "sink", 1)]
    facts.append(Sunk(month, 1))
    ladder = fold_ladder(LadderRules(), facts)
    assert ladder.order == [2, 1, 3, 4, 5, 6]
    assert LadderDuty(month + 7 * DAY, "sink", 1) in ladder_duties(ladder, month + 7 * DAY)
    assert all(duty.person != 1 for duty in ladder_duties(ladder, month + 7 * DAY - 1))
    facts += [Challenged(month, 3, 1), Settled(month + 5, 3, 3)]
    ladder = fold_ladder(LadderRules(), facts)
    assert ladder.order == [2, 3, 1, 4, 5, 6]
    assert all(duty.person not in (1, 3) for duty in ladder_duties(ladder, month + 29 * DAY))


@pytest.mark.rule("TM-57")
def test_a_forfeit_does_not_count_as_activity_of_who_was_away() -> None:
    facts = [*PEOPLE, Challenged(10, 5, 2), Settled(11 + 3 * DAY, 5, 5, forfeit=True)]
    ladder = fold_ladder(LadderRules(), facts)
    assert (ladder.active_at[2], ladder.active_at[5]) == (2, 11 + 3 * DAY)
    assert ladder.order[1] == 5
