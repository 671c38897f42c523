"""Lanes: sealed choices of several steps, starting over, leaving; and how the ways in refuse what is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.choose import (
    IllegalChoiceError,
    advance,
    choose,
    decision_of,
    lane_id,
    revise,
    revision,
    take_back,
    withdraw,
)
from engines.kernel.game import Rules
from engines.kernel.history.saves import save
from engines.kernel.state.model import Decision, Scalar
from engines.kernel.steps.registry import Steps
from engines.kernel.views import view
from tests.engines.kernel.gauntlet.tiny import Inner, TinyMatch, TinyPlay, answer, nobody_wins, plain, rules_of, start


def two_letters(*, seats: int = 2) -> tuple[Rules[Any, Any], TinyMatch]:
    """Each seat seals two different letters, one after the other; then seat 0 is asked whether that was it."""
    steps = Steps()

    @steps.step
    def opening(play: TinyPlay) -> None:
        play.gather({seat: (pick, seat) for seat in play.board.order}, (join, "joined"))
        play.todo(last)

    @steps.step
    def pick(play: TinyPlay, seat: int) -> None:
        assert play.lane == seat
        left = [x for x in ("a", "b", "c") if x not in play.draft()]
        play.ask(seat, "letter", plain(*left), (picked, seat))

    @steps.step
    def picked(play: TinyPlay, seat: int, letter: str) -> None:
        play.draft().append(letter)
        if len(play.draft()) < 2:
            play.todo((pick, seat))

    @steps.step
    def join(play: TinyPlay, text: str, drafts: dict[int, list[Scalar]]) -> None:
        assert play.lane is None
        play.board.log.append(f"{text} {drafts}")

    @steps.step
    def last(play: TinyPlay) -> None:
        play.ask(0, "sure", plain("yes"), over)

    @steps.step
    def over(play: TinyPlay, word: str) -> None:
        play.finish(nobody_wins())

    rules = rules_of(steps, opening)
    return rules, start(rules, seats).match


def asked_of(match: TinyMatch, seat: int) -> Decision:
    """Return the question that is open to a seat."""
    asked = decision_of(match, seat)
    assert asked is not None
    return asked


def ids(match: TinyMatch) -> dict[int, str]:
    return {d.seat: d.id for d in match.asks}


def reason(call: object, *args: object) -> str:
    with pytest.raises(IllegalChoiceError) as refused:
        call(*args)  # type: ignore[operator]
    return refused.value.reason


def test_all_are_asked_at_once_and_join_gets_all_drafts_only_when_all_are_done() -> None:
    rules, match = two_letters()
    assert ids(match) == {0: "1.1", 1: "1.1"}
    for seat, letter in ((1, "c"), (0, "a"), (1, "a")):
        turn = answer(rules, match, letter, seat=seat)
        match = turn.match
        assert match.board.log == []
        assert not turn.revealed
    turn = answer(rules, match, "b", seat=0)
    assert turn.match.board.log == ["joined {0: ['a', 'b'], 1: ['c', 'a']}"]
    assert turn.revealed
    assert (turn.match.lanes, turn.match.join) == ({}, None)
    assert ids(turn.match) == {0: "2"}


def test_ids_count_the_own_questions_only() -> None:
    rules, match = two_letters()
    after = answer(rules, match, "c", seat=1).match
    assert ids(after) == {0: "1.1", 1: "1.2"}
    assert decision_of(after, 0) is decision_of(match, 0)


def test_an_answer_given_twice_is_refused_and_the_second_question_stays() -> None:
    rules, match = two_letters()
    after = answer(rules, match, "c", seat=1).match
    assert reason(choose, rules, after, 1, "1.1", ["a"]) == "answered"
    assert [o.key for o in asked_of(after, 1).options] == ["a", "b"]


def test_who_has_answered_shows_to_nobody_else() -> None:
    rules, match = two_letters()
    after = answer(rules, answer(rules, match, "c", seat=1).match, "a", seat=1).match
    assert view(rules, after, 0) == view(rules, match, 0)
    assert view(rules, after, None) == view(rules, match, None)
    assert view(rules, after, 0).waiting == (0, 1)
    own = view(rules, after, 1)
    assert own.decision is None
    assert own.revision is not None
    assert own.revision == revision(rules, after, 1)
    assert (own.revision.id, [o.key for o in own.revision.options]) == ("1.3", ["a", "b", "c"])
    assert view(rules, after, 0).revision is None


def test_taking_back_starts_the_own_lane_over_and_leaves_the_others_as_they_are() -> None:
    rules, match = two_letters()
    before = answer(rules, answer(rules, match, "c", seat=1).match, "b", seat=0).match
    body = save(before)
    after = take_back(rules, before, 1).match
    assert save(before) == body
    assert after.lanes[1].draft == []
    assert ids(after) == {0: "1.2", 1: "1.3"}
    assert [o.key for o in asked_of(after, 1).options] == ["a", "b", "c"]
    assert (after.lanes[0], decision_of(after, 0)) == (before.lanes[0], decision_of(before, 0))
    assert after.version == before.version + 1


def test_taking_back_opens_a_lane_that_was_done() -> None:
    rules, match = two_letters()
    done = answer(rules, answer(rules, match, "c", seat=1).match, "a", seat=1).match
    assert decision_of(done, 1) is None
    assert asked_of(take_back(rules, done, 1).match, 1).id == "1.3"


def test_revising_answers_the_first_question_anew_as_one_choice() -> None:
    rules, match = two_letters()
    done = answer(rules, answer(rules, match, "c", seat=1).match, "a", seat=1).match
    after = revise(rules, done, 1, lane_id(done), ["b"]).match
    assert after.lanes[1].draft == ["b"]
    assert (asked_of(after, 1).id, after.version) == ("1.4", done.version + 1)


def test_a_wrong_revision_is_refused_and_changes_nothing() -> None:
    rules, match = two_letters()
    done = answer(rules, answer(rules, match, "c", seat=1).match, "a", seat=1).match
    body = save(done)
    assert reason(revise, rules, done, 1, lane_id(done), ["z"]) == "not_offered"
    assert reason(revise, rules, done, 1, lane_id(done), ["a", "b"]) == "too_many"
    assert reason(revise, rules, done, 1, "0", ["b"]) == "answered"
    assert reason(revise, rules, done, 7, lane_id(done), ["b"]) == "nothing_to_change"
    assert save(done) == body


def test_nothing_can_be_taken_back_once_the_lanes_are_closed_or_the_match_is_over() -> None:
    rules, match = two_letters()
    for seat, letter in ((0, "a"), (0, "b"), (1, "a"), (1, "b")):
        match = answer(rules, match, letter, seat=seat).match
    assert reason(take_back, rules, match, 0) == "nothing_to_change"
    assert reason(revise, rules, match, 0, "1", ["a"]) == "nothing_to_change"
    match = answer(rules, match, "yes").match
    assert reason(take_back, rules, match, 0) == "over"
    assert reason(revise, rules, match, 0, "1", ["a"]) == "over"
    assert reason(withdraw, rules, match, 0) == "over"
    assert reason(choose, rules, match, 0, "2", ["yes"]) == "over"


# -------------------------------------------------------------------- leaving


def test_a_seat_that_leaves_takes_its_lane_along_and_the_rest_go_on() -> None:
    rules, match = two_letters()
    match = answer(rules, match, "c", seat=1).match
    body = save(match)
    after = withdraw(rules, match, 1).match
    assert save(match) == body
    assert (list(after.lanes), ids(after), after.seats) == ([0], {0: "1.1"}, (0,))
    after = answer(rules, answer(rules, after, "a").match, "b").match
    assert after.board.log == ["1 left", "joined {0: ['a', 'b']}"]


def test_when_the_last_that_has_not_answered_leaves_the_lanes_close() -> None:
    rules, match = two_letters()
    done = answer(rules, answer(rules, match, "c", seat=0).match, "a", seat=0).match
    turn = withdraw(rules, done, 1)
    assert turn.match.board.log == ["1 left", "joined {0: ['c', 'a']}"]
    assert turn.revealed


def test_when_the_only_seat_in_a_lane_leaves_join_gets_no_drafts() -> None:
    rules, match = two_letters(seats=1)
    assert withdraw(rules, match, 0).match.board.log == ["0 left", "joined {}"]


def test_a_question_to_a_seat_that_left_is_dropped_and_what_waited_goes_on() -> None:
    steps = Steps()

    @steps.step
    def opening(play: TinyPlay) -> None:
        play.ask(1, "letter", plain("a"), emitted)
        play.todo(again)

    @steps.step
    def emitted(play: TinyPlay, letter: str) -> None:
        play.board.log.append(letter)

    @steps.step
    def again(play: TinyPlay) -> None:
        play.ask(0, "letter", plain("b"), emitted)

    rules = rules_of(steps, opening)
    after = withdraw(rules, start(rules).match, 1).match
    assert (after.board.log, ids(after)) == (["1 left"], {0: "2"})


def test_only_a_seated_seat_can_leave_and_only_once() -> None:
    rules, match = two_letters(seats=3)
    assert reason(withdraw, rules, match, 3) == "not_seated"
    assert reason(withdraw, rules, withdraw(rules, match, 1).match, 1) == "not_seated"


# -------------------------------------------------------------------- what a lane cannot do


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (lambda play: play.ask(1, "x", plain("a"), "x"), "a lane asks its own seat"),
        (lambda play: play.scope(Inner("x")), "no scope can be opened in a lane"),
        (lambda play: play.gather({}, "x"), "another question is open"),
    ],
)
def test_a_lane_asks_its_own_seat_and_opens_nothing(wrong: object, says: str) -> None:
    steps = Steps()

    @steps.step
    def opening(play: TinyPlay) -> None:
        play.gather({0: lane}, opening)

    @steps.step
    def lane(play: TinyPlay) -> None:
        wrong(play)  # type: ignore[operator]

    with pytest.raises(ValueError, match=says):
        start(rules_of(steps, opening))


def test_a_lane_asks_one_question_at_a_time() -> None:
    steps = Steps()

    @steps.step
    def opening(play: TinyPlay) -> None:
        play.gather({0: lane}, opening)

    @steps.step
    def lane(play: TinyPlay) -> None:
        play.ask(0, "x", plain("a"), lane)
        with pytest.raises(ValueError, match="one question at a time"):
            play.ask(0, "y", plain("a"), lane)

    assert len(start(rules_of(steps, opening)).match.asks) == 1


def test_there_is_no_draft_outside_lanes() -> None:
    steps = Steps()

    @steps.step
    def opening(play: TinyPlay) -> None:
        play.draft()

    with pytest.raises(LookupError, match="no lane is open here"):
        start(rules_of(steps, opening))


def test_lanes_without_anything_to_ask_are_joined_at_once() -> None:
    steps = Steps()

    @steps.step
    def opening(play: TinyPlay) -> None:
        play.gather({0: quiet, 1: quiet}, join)

    @steps.step
    def quiet(play: TinyPlay) -> None:
        play.draft().append("x")

    @steps.step
    def join(play: TinyPlay, drafts: dict[int, list[Scalar]]) -> None:
        play.board.log.append(str(drafts))

    assert start(rules_of(steps, opening)).match.board.log == ["{0: ['x'], 1: ['x']}"]


# -------------------------------------------------------------------- refusals and errors


@pytest.mark.parametrize(
    ("seat", "decision", "keys", "says"),
    [
        (1, "1", ["a"], "not_yours"),
        (0, "2", ["a"], "answered"),
        (0, "1", ["d"], "not_offered"),
        (0, "1", ["a", "d"], "not_offered"),
        (0, "1", [], "too_few"),
        (0, "1", ["a", "b", "c"], "too_many"),
        (0, "1", ["a", "a"], "twice"),
    ],
)
def test_a_wrong_answer_is_refused_with_its_reason(seat: int, decision: str, keys: list[str], says: str) -> None:
    steps = Steps()

    @steps.step
    def opening(play: TinyPlay) -> None:
        play.ask(0, "letter", plain("a", "b", "c"), opening, most=2)

    rules = rules_of(steps, opening)
    match = start(rules).match
    body = save(match)
    assert reason(choose, rules, match, seat, decision, keys) == says
    assert save(match) == body


def test_a_step_that_raises_leaves_the_match_with_its_question_open() -> None:
    steps = Steps()

    @steps.step
    def opening(play: TinyPlay) -> None:
        play.ask(0, "letter", plain("a"), broken)

    @steps.step
    def broken(play: TinyPlay, letter: str) -> None:
        play.board.log.append(letter)
        raise ZeroDivisionError

    rules = rules_of(steps, opening)
    match = start(rules).match
    body = save(match)
    with pytest.raises(ZeroDivisionError):
        answer(rules, match, "a")
    assert save(match) == body


def test_advance_changes_the_match_given_and_choose_does_not() -> None:
    rules, match = two_letters()
    chosen = choose(rules, match, 0, "1.1", ["a"]).match
    assert match.lanes[0].draft == []
    assert advance(rules, match, 0, "1.1", ["a"]).match is match
    assert match == chosen
