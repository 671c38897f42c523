"""The view and the re-deal: who sees what, what is dealt anew and what stays, lanes drawn anew, questions asked anew."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import chain
from random import Random
from typing import Any

import pytest

from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import begin, choose, decision_of
from engines.kernel.game import Rules
from engines.kernel.history.saves import save
from engines.kernel.state.model import Decision, Match, Option
from engines.kernel.steps.registry import Steps
from engines.kernel.views import Card, redeal, view
from tests.engines.kernel.gauntlet.board import Board, Options, Pack
from tests.engines.kernel.gauntlet.fight import options_of
from tests.engines.kernel.gauntlet.game import GAUNTLET
from tests.engines.kernel.gauntlet.tiny import SEED

RULES: Rules[Board, Pack] = GAUNTLET.rules(GAUNTLET.load_pack())


@pytest.fixture
def match() -> Match[Board, Any]:
    """Three seats at their first sealed choice."""
    return begin(RULES, range(3), SEED, Options()).match


def answered(match: Match[Any, Any], seat: int, *keys: str) -> Match[Any, Any]:
    for key in keys:
        asked = decision_of(match, seat)
        assert asked is not None
        match = choose(RULES, match, seat, asked.id, [key]).match
    return match


def hidden(match: Match[Board, Any]) -> dict[str, list[Card]]:
    """Return all places for cards by name."""
    board = match.board
    found = {"deck": board.deck}
    for seat, runner in board.runners.items():
        found[f"hand{seat}"], found[f"sealed{seat}"] = runner.hand, runner.sealed
    return found


def names(cards: list[Card]) -> list[str]:
    return [card.id for card in cards]


# -------------------------------------------------------------------- views


def test_only_the_own_question_and_hand_are_shown(match: Match[Board, Any]) -> None:
    own, other, public = (view(RULES, match, viewer) for viewer in (0, 1, None))
    assert own.decision == decision_of(match, 0)
    assert own.table.hand == tuple(names(match.board.runners[0].hand))
    assert other.table.hand == tuple(names(match.board.runners[1].hand))
    assert (public.decision, public.revision, public.table.hand) == (None, None, ())
    assert (own.viewer, public.viewer, own.seats, own.pack) == (0, None, (0, 1, 2), RULES.hash)


def test_outside_lanes_the_one_that_is_asked_is_waited_for(match: Match[Board, Any]) -> None:
    assert view(RULES, match, None).waiting == tuple(match.lanes)
    for seat in (0, 1, 2):
        match = answered(match, seat, "brute.lancer", "pass")
    (asked,) = match.asks
    assert view(RULES, match, None).waiting == (asked.seat,)


def test_a_seat_that_does_not_play_sees_what_the_public_sees(match: Match[Board, Any]) -> None:
    stranger, public = view(RULES, match, 9), view(RULES, match, None)
    assert (stranger.table, stranger.decision, stranger.waiting) == (public.table, None, public.waiting)


# -------------------------------------------------------------------- cards dealt anew


def test_hidden_cards_change_places_and_those_that_the_seat_sees_stay(match: Match[Board, Any]) -> None:
    before = {name: names(cards) for name, cards in hidden(match).items()}
    changed: Counter[str] = Counter()
    for n in range(20):
        other = {name: names(cards) for name, cards in hidden(redeal(RULES, match, 0, Random(n))).items()}
        assert other["hand0"] == before["hand0"]
        assert {name: len(cards) for name, cards in other.items()} == {name: len(c) for name, c in before.items()}
        assert sorted(chain(*other.values())) == sorted(chain(*before.values()))
        changed.update(name for name in before if before[name] != other[name])
    assert changed["hand0"] == 0
    assert min(changed[name] for name in ("deck", "hand1", "hand2")) > 15


def test_for_the_public_every_hand_is_dealt_anew(match: Match[Board, Any]) -> None:
    before = names(match.board.runners[0].hand)
    assert any(names(redeal(RULES, match, None, Random(n)).board.runners[0].hand) != before for n in range(5))


def test_a_card_that_a_seat_knows_stays_where_it_is_for_that_seat_alone(match: Match[Board, Any]) -> None:
    top = match.board.deck[-1]
    match.board.deck[-1] = Card(top.id, (0,), top.shuffle)
    for n in range(20):
        assert redeal(RULES, match, 0, Random(n)).board.deck[-1] == match.board.deck[-1]
    others = {redeal(RULES, match, 1, Random(n)).board.deck[-1].id for n in range(20)}
    assert len(others) > 3
    assert all(redeal(RULES, match, 1, Random(n)).board.deck[-1].known_to == (0,) for n in range(20))


def test_cards_are_swapped_within_their_shuffle_only(match: Match[Board, Any]) -> None:
    hand = match.board.runners[1].hand
    hand[:] = [Card(card.id, (), 7) for card in hand]
    for n in range(20):
        other = redeal(RULES, match, 0, Random(n)).board.runners[1].hand
        assert sorted(names(other)) == sorted(names(hand))
        assert {card.shuffle for card in other} == {7}


def test_the_seed_is_a_foreign_one_and_the_match_given_stays(match: Match[Board, Any]) -> None:
    body = save(match)
    other = redeal(RULES, match, 0, Random(1))
    assert other.seed != match.seed
    assert len(bytes.fromhex(other.seed)) == 32
    assert save(match) == body


def test_the_hidden_target_of_a_sealed_card_is_drawn_anew_for_others(match: Match[Board, Any]) -> None:
    card = match.board.runners[0].hand[0].id
    match = answered(match, 0, "brute.lancer", card, "seat2")
    for seat in (1, 2):
        match = answered(match, seat, "brute.lancer", "pass")
    runner = match.board.runners[0]
    assert (names(runner.sealed), runner.aim) == ([card], 2)
    assert {redeal(RULES, match, 0, Random(n)).board.runners[0].aim for n in range(20)} == {2}
    assert {redeal(RULES, match, 1, Random(n)).board.runners[0].aim for n in range(20)} == {1, 2}
    assert {names(redeal(RULES, match, 0, Random(n)).board.runners[0].sealed)[0] for n in range(20)} == {card}
    assert len({names(redeal(RULES, match, 1, Random(n)).board.runners[0].sealed)[0] for n in range(20)}) > 3


# -------------------------------------------------------------------- lanes drawn anew


def test_the_own_lane_stays_and_the_others_are_at_any_point(match: Match[Board, Any]) -> None:
    match = answered(match, 0, "brute.shell")
    lengths: dict[int, set[int]] = {1: set(), 2: set()}
    for n in range(60):
        other = redeal(RULES, match, 0, Random(n))
        assert (other.lanes[0], decision_of(other, 0)) == (match.lanes[0], decision_of(match, 0))
        assert [d.seat for d in other.asks] == [s for s in other.lanes if decision_of(other, s)]
        for seat, seen in lengths.items():
            seen.add(len(other.lanes[seat].draft))
    assert lengths == {1: {0, 1, 2, 3}, 2: {0, 1, 2, 3}}


@pytest.mark.parametrize("viewer", [0, None])
def test_while_the_viewer_waits_somebody_else_has_not_answered(match: Match[Board, Any], viewer: int | None) -> None:
    """Otherwise the lanes would have been closed."""
    match = answered(match, 0, "brute.shell", "pass")
    assert decision_of(match, 0) is None
    assert all(redeal(RULES, match, viewer, Random(n)).asks for n in range(60))


def test_all_others_may_be_done_while_the_viewer_is_not(match: Match[Board, Any]) -> None:
    asks = [[d.seat for d in redeal(RULES, match, 0, Random(n)).asks] for n in range(60)]
    assert [0] in asks
    assert [0, 1, 2] in [sorted(seats) for seats in asks]


# -------------------------------------------------------------------- questions asked anew


def test_the_open_question_of_another_seat_is_asked_anew_from_the_new_hand(match: Match[Board, Any]) -> None:
    sealed = match.board.runners[1].hand[0].id
    match = answered(match, 1, "brute.lancer", sealed, "seat0")
    for seat in (0, 2):
        match = answered(match, seat, "brute.lancer", "pass")
    match = answered(match, 1, "cast")
    (asked,) = match.asks
    assert (asked.kind, asked.seat) == ("respond", 2)
    offered = set()
    for n in range(40):
        other = redeal(RULES, match, 1, Random(n))
        (again,) = other.asks
        assert (again.id, again.seat, again.kind, again.asked) == (asked.id, 2, "respond", asked.asked)
        counters = [c for c in sorted(names(other.board.runners[2].hand)) if c.startswith("counter")]
        assert {o.key for o in again.options} == {*counters, "pass"}
        offered.add(again.options)
        assert (other.next_id, other.scopes) == (match.next_id, match.scopes)
    assert len(offered) > 1
    assert redeal(RULES, match, 2, Random(1)).asks == match.asks, "the own question is the same"


def test_what_the_asking_step_scheduled_besides_is_not_scheduled_twice() -> None:
    steps = Steps()
    steps.include(GAUNTLET.steps)

    @steps.step
    def ask_and_go_on(play: Any) -> None:
        play.ask(1, "respond", options_of(play, 1, "counter"), (steps.by_name["responded"], 1))
        play.todo(steps.by_name["new_round"])

    rules = replace(GAUNTLET, steps=steps, opening=ask_and_go_on).rules(RULES.pack)
    match = begin(rules, range(3), SEED, Options()).match
    assert redeal(rules, match, 0, Random(1)).scopes == match.scopes


# -------------------------------------------------------------------- random answers


def question(least: int, most: int, *, count: int = 3) -> Decision:
    options = tuple(Option(str(n), (n,), ()) for n in range(count))
    return Decision("1", 0, "x", options, least, most, False, (), ("x",), ("x",))


@pytest.mark.parametrize(
    ("least", "most", "lengths"), [(1, 1, {1}), (0, 1, {0, 1}), (2, 2, {2}), (0, 9, {0, 1, 2, 3}), (2, 3, {2, 3})]
)
def test_a_random_answer_is_legal_and_any_number_of_picks_comes_up(least: int, most: int, lengths: set[int]) -> None:
    answers = [random_keys(question(least, most), Random(n)) for n in range(60)]
    assert {len(keys) for keys in answers} == lengths
    assert all(len({*keys}) == len(keys) for keys in answers)
    assert {key for keys in answers for key in keys} == {"0", "1", "2"}
