"""Proposals: who is asked when, what may be declined, what is used once, what a cancelled change still does."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.choose import IllegalChoiceError, withdraw
from engines.kernel.game import Rules
from engines.kernel.steps.registry import Steps
from engines.kernel.steps.rules import Trigger
from engines.kernel.steps.windows import Proposal, propose
from tests.engines.kernel.gauntlet.tiny import (
    Blow,
    Inner,
    Outer,
    TinyMatch,
    TinyPlay,
    answer,
    log_of,
    plain,
    rules_of,
    start,
)

Found = dict[str, list[tuple[int, str, bool]]]


def blows(found: Found, *, opening_seat_order: tuple[int, ...] = (0, 1, 2)) -> tuple[Steps, Rules[Any, Any]]:
    """A game that proposes a blow of 3; `found` gives the triggers of each phase: seat, key, whether optional.

    What a trigger does is its key: "soft..." takes 1 away, "stop" cancels, "again" proposes another blow.
    """
    steps = Steps()

    @steps.step
    def opening(play: TinyPlay) -> None:
        play.board.order = opening_seat_order
        propose(play, Blow(3), commit, then=landed)
        play.todo(after_all)

    @steps.step
    def commit(play: TinyPlay) -> None:
        play.board.log.append(f"hit {play.record(Proposal).change.amount}")

    @steps.step
    def landed(play: TinyPlay, proposal: Proposal[Blow]) -> None:
        play.board.log.append("cancelled" if proposal.cancelled else f"landed {proposal.change.amount}")

    @steps.step
    def after_all(play: TinyPlay) -> None:
        play.board.log.append("after all")

    @steps.step
    def effect(play: TinyPlay, seat: int, key: str) -> None:
        proposal = play.record(Proposal)
        play.board.log.append(f"{seat} {key}")
        if key.startswith("soft"):
            proposal.change.amount -= 1
        elif key == "stop":
            proposal.cancelled = True
        elif key == "again":
            propose(play, Blow(1), commit)

    def triggers(play: TinyPlay, change: Blow, phase: str) -> list[Trigger]:
        live = [t for t in found.get(phase, []) if change.amount > 1 or not t[1].startswith("soft")]
        return [Trigger(seat, key, ("effect", seat, key), optional) for seat, key, optional in live]

    return steps, rules_of(steps, opening, triggers=triggers)


def offered(match: TinyMatch) -> tuple[int, list[str]]:
    """Return who is asked and what is offered."""
    (asked,) = match.asks
    assert asked.kind == "window"
    return asked.seat, [o.key for o in asked.options]


def test_a_change_that_nobody_reacts_to_is_made_at_once() -> None:
    _, rules = blows({})
    assert start(rules).match.board.log == ["hit 3", "landed 3", "after all"]


def test_a_single_trigger_that_cannot_be_declined_is_not_asked_about() -> None:
    _, rules = blows({"would": [(1, "soft", False)], "after": [(0, "spike", False)]})
    assert start(rules).match.board.log == ["1 soft", "hit 2", "0 spike", "landed 2", "after all"]


def test_a_single_trigger_that_may_be_declined_is_asked_about_with_a_pass_last() -> None:
    _, rules = blows({"would": [(1, "soft", True)]})
    match = start(rules).match
    assert offered(match) == (1, ["soft", "pass"])
    assert match.board.log == []
    assert answer(rules, match, "soft").match.board.log == ["1 soft", "hit 2", "landed 2", "after all"]
    assert answer(rules, match, "pass").match.board.log == ["hit 3", "landed 3", "after all"]


def test_two_that_cannot_be_declined_are_ordered_by_their_seat_without_a_pass() -> None:
    _, rules = blows({"would": [(1, "soft2", False), (1, "soft1", False)]})
    match = start(rules).match
    assert offered(match) == (1, ["soft1", "soft2"])
    assert answer(rules, match, "soft2").match.board.log == ["1 soft2", "1 soft1", "hit 1", "landed 1", "after all"]


def test_a_pass_comes_only_once_all_that_is_left_may_be_declined() -> None:
    _, rules = blows({"would": [(1, "must", False), (1, "may", True)]})
    match = start(rules).match
    assert offered(match) == (1, ["may", "must"])
    match = answer(rules, match, "must").match
    assert offered(match) == (1, ["may", "pass"])


def test_a_pass_declines_all_that_was_offered_to_this_seat_and_nothing_of_others() -> None:
    _, rules = blows({"would": [(0, "soft1", True), (0, "soft2", True), (1, "soft3", True)]})
    match = answer(rules, start(rules).match, "pass").match
    assert offered(match) == (1, ["soft3", "pass"])


def test_triggers_of_two_seats_may_have_the_same_key() -> None:
    _, rules = blows({"would": [(0, "soft", True), (1, "soft", True)]})
    match = answer(rules, start(rules).match, "pass").match
    assert offered(match) == (1, ["soft", "pass"])
    assert answer(rules, match, "soft").match.board.log[0] == "1 soft"


def test_keys_are_offered_in_natural_order() -> None:
    _, rules = blows({"would": [(0, f"soft{n}", True) for n in (10, 9, 1)]})
    assert offered(start(rules).match) == (0, ["soft1", "soft9", "soft10", "pass"])


def test_seats_are_asked_in_turn_order() -> None:
    found: Found = {"would": [(0, "soft1", True), (1, "soft2", True)]}
    assert offered(start(blows(found)[1]).match)[0] == 0
    assert offered(start(blows(found, opening_seat_order=(1, 0))[1]).match)[0] == 1


def test_what_applies_is_read_anew_after_each_trigger() -> None:
    _, rules = blows({"would": [(0, f"soft{n}", True) for n in (1, 2, 3)]})
    match = answer(rules, start(rules).match, "soft1").match
    assert offered(match) == (0, ["soft2", "soft3", "pass"])
    match = answer(rules, match, "soft2").match
    assert match.board.log == ["0 soft1", "0 soft2", "hit 1", "landed 1", "after all"]


def test_a_trigger_may_work_in_both_windows_once_each() -> None:
    _, rules = blows({"would": [(0, "x", False)], "after": [(0, "x", False)]})
    assert start(rules).match.board.log == ["0 x", "hit 3", "0 x", "landed 3", "after all"]


def test_a_cancelled_change_is_not_made_nobody_else_reacts_and_then_is_told() -> None:
    _, rules = blows({"would": [(0, "stop", False), (1, "soft", True)], "after": [(1, "spike", False)]})
    assert start(rules).match.board.log == ["0 stop", "cancelled", "after all"]


def test_a_change_proposed_within_a_window_has_windows_of_its_own() -> None:
    """Each time: once per proposal."""
    _, rules = blows({"would": [(1, "spike", False)], "after": [(0, "again", True)]})
    match = answer(rules, start(rules).match, "again").match
    assert match.board.log == ["1 spike", "hit 3", "0 again", "1 spike", "hit 1"]
    assert offered(match) == (0, ["again", "pass"])
    assert answer(rules, match, "pass").match.board.log[-2:] == ["landed 3", "after all"]


def test_the_answer_of_another_seat_is_refused() -> None:
    _, rules = blows({"would": [(1, "soft", True)]})
    match = start(rules).match
    with pytest.raises(IllegalChoiceError) as refused:
        answer(rules, match, "spike")
    assert refused.value.reason == "not_offered"


def test_a_seat_that_leaves_within_a_window_loses_only_its_own_reaction() -> None:
    found: Found = {"would": [(0, "soft1", True), (1, "soft2", True)]}
    _, rules = blows(found)
    match = withdraw(rules, start(rules, 3).match, 0).match
    assert match.board.log == ["0 left"]
    assert offered(match) == (1, ["soft2", "pass"])
    assert answer(rules, match, "soft2").match.board.log[1:] == ["1 soft2", "hit 2", "landed 2", "after all"]


@pytest.mark.parametrize(("must", "log"), [(True, ["hit 1", "after"]), (False, ["after"])])
def test_a_must_proposal_outlives_the_scope_around_it(must: bool, log: list[str]) -> None:
    steps = Steps()

    @steps.step
    def opening(play: TinyPlay) -> None:
        play.scope(Outer("O"), card)
        play.todo(after)

    @steps.step
    def card(play: TinyPlay) -> None:
        play.todo(drop)
        propose(play, Blow(1), commit, must=must)

    @steps.step
    def drop(play: TinyPlay) -> None:
        play.abandon(Outer)

    @steps.step
    def commit(play: TinyPlay) -> None:
        play.board.log.append(f"hit {play.record(Proposal).change.amount}")

    @steps.step
    def after(play: TinyPlay) -> None:
        play.board.log.append("after")

    assert log_of(steps, opening) == log


def test_an_effect_finds_the_record_of_the_proposal_that_it_reacts_to_from_within_its_own_scope() -> None:
    steps = Steps()

    @steps.step
    def opening(play: TinyPlay) -> None:
        propose(play, Blow(2), commit)

    @steps.step
    def commit(play: TinyPlay) -> None:
        play.scope(Inner("push"), look)

    @steps.step
    def look(play: TinyPlay) -> None:
        play.ask(0, "look", plain(str(play.record(Proposal).change.amount)), looked)

    @steps.step
    def looked(play: TinyPlay, amount: str) -> None:
        play.board.log.append(amount)

    rules = rules_of(steps, opening)
    match = start(rules).match
    assert answer(rules, match, "2").match.board.log == ["2"]
