from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from tests.tournaments.pairing.judge import compared, fields_of, judged, random_costs
from tests.tournaments.support.hall import Hall, random_outcome
from tournaments.draws.lots import lot_of_entry
from tournaments.errors import TournamentError
from tournaments.pairing import swiss
from tournaments.pairing.cost import Costs, Rules, shifts_of
from tournaments.pairing.matching import least_cost_matching
from tournaments.pairing.player import Player
from tournaments.pairing.pruning import pruned
from tournaments.pairing.swiss import SwissRound, best_pairs, by_name, in_order, pair_swiss
from tournaments.settings.formats import Swiss
from tournaments.settings.model import Settings

SEED = b"\x2a" * 32


def pairs(made: SwissRound) -> set[frozenset[int]]:
    return {frozenset(sides) for sides in made.pairings}


def player(number: int, points: str = "0", **fields: object) -> Player:
    return Player(number, number, Fraction(points), **fields)  # type: ignore[arg-type]


@pytest.mark.rule("TM-24")
@pytest.mark.parametrize("seed", range(60))
def test_a_round_is_the_best_of_all(seed: int) -> None:
    rng = Random(seed)
    costs = random_costs(rng, rng.randint(2, 9))
    assert {*best_pairs(costs)} == compared(costs)


@pytest.mark.rule("TM-24")
@pytest.mark.parametrize("seed", range(12))
def test_a_second_solver_finds_the_same_round(seed: int) -> None:
    rng = Random(1000 + seed)
    costs = random_costs(rng, rng.randint(20, 60))
    assert {*best_pairs(costs)} == judged(costs)


@pytest.mark.rule("TM-24")
@pytest.mark.parametrize("seed", range(8))
def test_narrow_fields_change_nothing(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the criteria do not fit, the first are solved before the others; the round is the same."""
    costs = random_costs(Random(2000 + seed), 14)
    whole = best_pairs(costs)
    monkeypatch.setattr(swiss, "MOST_BITS", 1)
    assert best_pairs(costs) == whole
    assert {*whole} == judged(costs)


@pytest.mark.rule("TM-24")
def test_those_who_have_met_do_not_meet_again() -> None:
    a, b, c, d = (player(n, "3" if n < 3 else "0", met={3 - n: 1} if n < 3 else {}) for n in range(1, 5))
    made = pair_swiss([a, b, c, d], Rules(), SEED)
    assert frozenset((1, 2)) not in pairs(made)
    assert made.repeats == 0
    assert by_name(made.fields)["points"] > 0


@pytest.mark.rule("TM-24", "TM-26")
def test_the_bye_goes_first_to_who_had_none_then_to_the_fewest_points() -> None:
    people = [player(1, "2"), player(2, "1"), player(3, "0", byes=1)]
    made = pair_swiss(people, Rules(), SEED)
    assert made.pairings[-1] == (2,)
    fresh = pair_swiss([player(1, "2"), player(2, "1"), player(3, "0")], Rules(), SEED)
    assert fresh.pairings[-1] == (3,)


@pytest.mark.rule("TM-24")
def test_clubmates_are_apart_only_in_the_first_rounds() -> None:
    people = [player(1, "1", club="x"), player(2, "1", club="x"), player(3), player(4)]
    assert frozenset((1, 2)) not in pairs(pair_swiss(people, Rules(clubs_apart=True), SEED))
    assert frozenset((1, 2)) in pairs(pair_swiss(people, Rules(), SEED))


@pytest.mark.rule("TM-24")
def test_points_are_as_near_as_possible_by_their_squares() -> None:
    people = [player(1, "3"), player(2, "2"), player(3, "1"), player(4, "0")]
    assert pairs(pair_swiss(people, Rules(), SEED)) == {frozenset((1, 2)), frozenset((3, 4))}
    # Two steps of one are better than one step of two and none.
    people = [player(1, "2"), player(2, "1"), player(3, "1"), player(4, "0")]
    assert by_name(pair_swiss(people, Rules(), SEED).fields)["points"] == 2


@pytest.mark.rule("TM-24")
@pytest.mark.parametrize("seed", range(10))
def test_nobody_floats_the_same_way_twice_if_another_can(seed: int) -> None:
    above = [player(1, "1", floated=-1), player(2, "1"), player(3, "1", floated=-1)]
    below = [player(4, "0", floated=1), player(5, "0"), player(6, "0", floated=1)]
    made = pair_swiss([*above, *below], Rules(), bytes([seed]) * 32)
    assert frozenset((2, 5)) in pairs(made)


@pytest.mark.rule("TM-24")
@pytest.mark.parametrize("seed", range(10))
def test_who_went_first_too_often_meets_who_went_second_too_often(seed: int) -> None:
    people = [player(1, surplus=2), player(2, surplus=2), player(3, surplus=-1), player(4, surplus=-1)]
    made = pair_swiss(people, Rules(), bytes([seed]) * 32)
    assert not {frozenset((1, 2)), frozenset((3, 4))} & pairs(made)
    assert {sides[0] for sides in made.pairings} == {3, 4}


@pytest.mark.rule("TM-24")
def test_a_folded_group_pairs_its_halves() -> None:
    people = [player(n) for n in range(1, 9)]
    folded = {frozenset((n, n + 4)) for n in range(1, 5)}
    assert pairs(pair_swiss(people, Rules(fold=True), SEED)) == folded
    assert any(pairs(pair_swiss(people, Rules(), bytes([n]) * 32)) != folded for n in range(4))


@pytest.mark.rule("TM-25")
def test_a_legal_round_is_found_however_hidden() -> None:
    """Only one round of eight has no repeats: the greedy way from the top fails."""
    free = {(1, 8), (2, 7), (3, 6), (4, 5), (1, 2), (3, 4)}
    met = {n: {m: 1 for m in range(1, 9) if m != n and (min(n, m), max(n, m)) not in free} for n in range(1, 9)}
    met[5][6] = met[6][5] = met[7][8] = met[8][7] = 1
    people = [player(n, str(9 - n), met=met[n]) for n in range(1, 9)]
    made = pair_swiss(people, Rules(), SEED)
    assert made.repeats == 0
    assert pairs(made) == {frozenset(pair) for pair in ((1, 8), (2, 7), (3, 6), (4, 5))}


@pytest.mark.rule("TM-25")
def test_the_fewest_repeats_are_made_and_counted() -> None:
    met = {n: {m: 1 for m in range(1, 5) if m != n} for n in range(1, 5)}
    met[1][2] = met[2][1] = 2
    made = pair_swiss([player(n, met=met[n]) for n in range(1, 5)], Rules(), SEED)
    assert made.repeats == 2
    assert by_name(made.fields)["meetings"] == 2
    assert frozenset((1, 2)) not in pairs(made)


@pytest.mark.rule("TM-26")
def test_an_odd_round_has_one_bye_that_is_a_win() -> None:
    hall = Hall(Settings()).begin(5)
    hall.pair()
    byes = [pairing for pairing in hall.state.rounds[0, 1].pairings if pairing.is_bye]
    assert len(byes) == 1
    hall.play_round()
    hall.close()
    from tournaments.state.points import points_of

    assert points_of(hall.state, 1)[byes[0].sides[0]] == 1
    assert byes[0].games == []


@pytest.mark.rule("TM-27")
def test_first_goes_by_surplus_then_by_who_was_second_later_then_by_lot() -> None:
    assert in_order(player(1, surplus=1), player(2, surplus=0), SEED) == (2, 1)
    assert in_order(player(1, last_second=1), player(2, last_second=3), SEED) == (2, 1)
    low, high = sorted((1, 2), key=lambda entry: lot_of_entry(SEED, entry))
    assert in_order(player(low), player(high), SEED) == (low, high)
    assert in_order(player(high), player(low), SEED) == (low, high)
    assert in_order(player(1, surplus=-1, last_second=0), player(2, surplus=0, last_second=9), SEED) == (1, 2)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_smallest_rounds(count: int) -> None:
    made = pair_swiss([player(n) for n in range(1, count + 1)], Rules(), SEED)
    assert sorted(side for sides in made.pairings for side in sides) == list(range(1, count + 1))


def test_nobody_to_pair_is_an_error() -> None:
    with pytest.raises(TournamentError, match="entries-few"):
        pair_swiss([], Rules(), SEED)


def test_the_solver_refuses_what_it_cannot_count() -> None:
    with pytest.raises(ValueError, match="bits"):
        least_cost_matching(2, [(0, 1, 1 << 120)])
    with pytest.raises(ValueError, match="no perfect matching"):
        least_cost_matching(4, [(0, 1, 1), (0, 2, 1), (0, 3, 1)])


@pytest.mark.parametrize("seed", range(5))
def test_costs_have_room_for_the_best_round(seed: int) -> None:
    costs = random_costs(Random(seed), 16)
    sums = fields_of(costs, best_pairs(costs))
    for value, width in list(zip(sums, costs.widths(), strict=True))[1:]:
        assert value < 1 << width or value == 0


@pytest.mark.rule("TM-24", "TM-25")
@pytest.mark.parametrize(("entries", "rounds"), [(8, 7), (9, 7), (12, 9), (16, 8)])
def test_nobody_meets_twice_in_a_long_swiss(entries: int, rounds: int) -> None:
    """As many rounds as a legal pairing is sure to exist for, or is found in these tournaments."""
    hall = Hall(Settings(format=Swiss(rounds=rounds))).begin(entries).finish(random_outcome(Random(entries)))
    met: set[frozenset[int]] = set()
    for round_ in hall.state.in_stage(0):
        assert sorted(side for pairing in round_.pairings for side in pairing.sides) == list(range(1, entries + 1))
        own = {frozenset(pairing.sides) for pairing in round_.pairings}
        assert len(own) == (entries + 1) // 2
        if round_.number <= entries // 2:
            assert not own & met
        met |= own
    assert isinstance(hall.settings.format, Swiss)


def test_costs_are_the_same_whoever_is_named_first() -> None:
    costs = Costs([player(1, "1"), player(2), player(3)], Rules(), SEED)
    assert costs.fields(0, 2) == costs.fields(2, 0)
    assert costs.number(3) == 0


@pytest.mark.rule("TM-24")
@pytest.mark.parametrize("seed", range(60))
def test_leaving_pairs_out_loses_no_best_round(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The round is the same whether all pairs are solved or only those that may be in the best one."""
    rng = Random(3000 + seed)
    costs = random_costs(rng, rng.randint(2, 40))
    monkeypatch.setattr(swiss, "PRUNED_FROM", 10**6)
    whole = best_pairs(costs)
    monkeypatch.setattr(swiss, "PRUNED_FROM", 0)
    assert best_pairs(costs) == whole
    if len(whole) > 1:
        assert fields_of(costs, best_pairs(costs, without=whole[0])) > fields_of(costs, whole)


def test_most_pairs_of_a_large_round_are_left_out() -> None:
    people = [player(n, str(n % 5), surplus=(-1) ** (n // 5)) for n in range(1, 301)]
    costs = Costs(people, Rules(), SEED)
    shifts = shifts_of(costs.widths())
    edges = list(costs.edges(shifts))
    kept = pruned(costs, shifts, edges)
    assert len(kept) * 2 < len(edges)
    assert least_cost_matching(costs.size, kept) == least_cost_matching(costs.size, edges)
