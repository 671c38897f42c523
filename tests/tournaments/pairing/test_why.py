from __future__ import annotations

from random import Random

import pytest

from tests.tournaments.pairing.judge import compared, fields_of, random_costs
from tests.tournaments.support.hall import Hall, random_outcome
from tournaments.errors import TournamentError
from tournaments.facts.kinds import Paired, RoundPaired
from tournaments.pairing.cost import CRITERIA
from tournaments.pairing.explaining import explain
from tournaments.pairing.swiss import best_pairs, round_of
from tournaments.running.rounds import pairing_round
from tournaments.running.why import Explainer
from tournaments.settings.formats import Swiss
from tournaments.settings.model import Settings


@pytest.mark.rule("TM-64")
@pytest.mark.parametrize("seed", range(12))
def test_a_reason_names_the_first_criterion_that_would_be_worse(seed: int) -> None:
    rng = Random(seed)
    costs = random_costs(rng, 6)
    pairs = best_pairs(costs)
    made = round_of(costs, pairs)
    own = fields_of(costs, pairs)
    for i, j in pairs:
        reason = explain(costs, made, costs.number(i))
        without = compared_without(costs, (i, j))
        index = next(k for k, (a, b) in enumerate(zip(own, without, strict=True)) if a != b)
        assert reason.criterion == CRITERIA[index]
        assert reason.worse == without[index] - own[index] > 0
        assert {*reason.sides} == {costs.number(i), costs.number(j)}
        assert reason.own == costs.fields(i, j)


def compared_without(costs: object, pair: tuple[int, int]) -> tuple[int, ...]:
    """Return the criteria of the best round without a pair, by comparing all."""
    from tests.tournaments.pairing.judge import _rounds
    from tournaments.pairing.cost import Costs

    assert isinstance(costs, Costs)
    return min(fields_of(costs, pairs) for pairs in _rounds(list(range(costs.size))) if pair not in pairs)


@pytest.mark.rule("TM-64")
def test_everybody_of_a_round_has_a_reason() -> None:
    hall = Hall(Settings(format=Swiss(rounds=4))).begin(9).finish(random_outcome(Random(8)))
    for number in (1, 2, 3, 4):
        explainer = Explainer(hall.settings, hall.records, number)
        posted = {pairing.sides for pairing in hall.state.rounds[0, number].pairings}
        assert {*explainer.made.pairings} == posted
        for entry in range(1, 10):
            why = explainer.why(entry)
            assert why.reason.sides in posted
            assert entry in why.reason.sides
            assert [side.entry for side in why.sides] == list(why.reason.sides)
            assert why.reason.worse > 0
            assert {*why.reason.instead} - posted
            assert why.repeats == 0
    before = hall.state.rounds[0, 4].before
    facts = {side.entry: side for entry in range(1, 10) for side in explainer.why(entry).sides}
    assert {entry: side.points for entry, side in facts.items()} == before
    with pytest.raises(TournamentError, match="why-absent"):
        explainer.why(99)


@pytest.mark.rule("TM-64")
def test_a_pairing_without_which_there_is_no_round_says_so() -> None:
    hall = Hall(Settings(format=Swiss(rounds=1))).begin(2)
    hall.pair()
    assert Explainer(hall.settings, hall.records, 1).why(1).reason.criterion == ""


@pytest.mark.rule("TM-61", "TM-64")
def test_a_round_made_by_hand_has_no_reasons() -> None:
    hall = Hall(Settings(format=Swiss(rounds=2))).begin(4)
    draw = pairing_round(hall.state, hall.secret).draw
    by_hand = RoundPaired(0, 1, draw, (Paired((1, 2)), Paired((3, 4))), by_hand=True)
    with pytest.raises(TournamentError, match="reason-none"):
        hall.add(by_hand, "organiser")
    with pytest.raises(TournamentError, match="own-pairing"):
        hall.add(by_hand, "organiser", "a guest came late", actor=3)
    hall.add(by_hand, "organiser", "a guest came late")
    assert hall.state.rounds[0, 1].by_hand
    with pytest.raises(TournamentError, match="why-by-hand"):
        Explainer(hall.settings, hall.records, 1)
    with pytest.raises(TournamentError, match="round-wrong"):
        Explainer(hall.settings, hall.records, 2)


def test_the_judge_compares_all_rounds() -> None:
    costs = random_costs(Random(1), 4)
    assert len(compared(costs)) == 2
