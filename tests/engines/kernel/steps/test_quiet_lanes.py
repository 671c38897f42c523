"""Quiet lanes: one seat composes a play, and to all others that is one question, whatever it asks."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engines.kernel.automatic.orders import public_result
from engines.kernel.choose import IllegalChoiceError, Turn, choose, decision_of, lane_id, take_back, withdraw
from engines.kernel.game import Rules
from engines.kernel.history.saves import BadSaveError, load, save
from engines.kernel.state.model import Match
from engines.kernel.state.quiet import open_id, quiet_seat
from engines.kernel.steps.registry import Steps
from engines.kernel.views import view
from tests.engines.kernel.gauntlet.board import Board, Options, Pack
from tests.engines.kernel.gauntlet.game import GAUNTLET
from tests.engines.kernel.gauntlet.tiny import TinyPlay, plain, rules_of, start
from tools.conformance.playing import Table

RULES: Rules[Board, Pack] = GAUNTLET.rules(GAUNTLET.load_pack())
AT = Table(RULES, 3, Options(), "own", brings=True)
GMatch = Match[Board, Any]


def answer(match: GMatch, *keys: str, seat: int | None = None) -> Turn:
    """Answer after a trip through a save, as after a restart."""
    asked = next(d for d in match.asks if seat is None or d.seat == seat)
    return choose(RULES, load(GAUNTLET, save(match)), asked.seat, asked.id, keys)


def composing(hand: tuple[str, ...] = ("shove9", "ward9")) -> tuple[Turn, int]:
    """Return the turn that opens the first quiet lane, and its seat, with these cards first in the hand."""
    turn = AT.begin(1)
    while quiet_seat(turn.match) is None:
        turn = answer(turn.match, turn.match.asks[0].options[0].key)
    seat = quiet_seat(turn.match)
    assert seat is not None
    cards = turn.match.board.runners[seat].hand
    for n, name in enumerate(hand):
        cards[n] = type(cards[n])(name, (), seat + 1)
    # The question is asked anew, so that it offers these cards.
    return Turn(take_back(RULES, turn.match, seat).match, turn.events, turn.rolls, turn.revealed), seat


def others_see(match: GMatch, seat: int) -> list[Any]:
    return [view(RULES, match, viewer) for viewer in (None, *match.seats) if viewer != seat]


def test_a_card_with_a_target_has_a_question_more_and_nobody_else_sees_it() -> None:
    turn, seat = composing()
    seen = others_see(turn.match, seat)
    aimed = answer(turn.match, "shove9").match
    assert [d.kind for d in aimed.asks] == ["aim"]
    assert others_see(aimed, seat) == seen
    done = answer(aimed, aimed.asks[0].options[0].key)
    bluff = answer(turn.match, "ward9")
    assert [d.kind for d in (*done.match.asks, *bluff.match.asks)] == ["turn", "turn"]
    assert done.events == bluff.events
    assert others_see(done.match, seat) == others_see(bluff.match, seat)
    assert done.match.asks[0].id == bluff.match.asks[0].id, "an id would count the questions"
    assert not done.revealed
    assert not bluff.revealed


def test_a_joined_lane_reveals_what_others_have_picked_and_a_quiet_one_nothing() -> None:
    turn, _ = composing()
    assert not answer(turn.match, "pass").revealed


def test_everybody_sees_who_is_asked_and_what_is_always_offered() -> None:
    turn, seat = composing()
    seen = view(RULES, turn.match, None)
    assert (seen.waiting, seen.sealed) == ((seat,), False)
    assert seen.open is not None
    assert (seen.open.kind, seen.open.seat, [o.key for o in seen.open.options]) == ("lay", seat, ["pass"])
    assert seen.open.id == open_id(turn.match)
    later = answer(turn.match, "shove9").match
    again = take_back(RULES, later, seat).match
    assert view(RULES, later, None).open == view(RULES, again, None).open == seen.open


def test_the_open_answer_counts_whatever_has_been_picked_since() -> None:
    turn, seat = composing()
    later = answer(turn.match, "shove9").match
    passed = choose(RULES, later, seat, open_id(later), ["pass"]).match
    assert [(d.kind, d.seat) for d in passed.asks] == [("turn", seat)]
    assert passed.board.runners[seat].sealed == []
    for other in (s for s in later.seats if s != seat):
        with pytest.raises(IllegalChoiceError, match="not_yours"):
            choose(RULES, later, other, open_id(later), ["pass"])
    with pytest.raises(IllegalChoiceError, match="not_offered"):
        choose(RULES, later, seat, open_id(later), ["dragon"])
    with pytest.raises(IllegalChoiceError, match="answered"):
        choose(RULES, passed, seat, open_id(later), ["pass"])


def test_orders_learn_of_the_first_question() -> None:
    turn, seat = composing()
    result = public_result(None, turn.match, None, turn.events)
    assert result.asked == ((seat, "lay"),)


def test_who_leaves_while_composing_lays_nothing() -> None:
    turn, seat = composing()
    later = answer(turn.match, "shove9").match
    left = withdraw(RULES, later, seat).match
    assert quiet_seat(left) not in (None, seat), "the next seat composes"
    assert decision_of(left, seat) is None
    assert left.board.runners[seat].sealed == []


def test_a_save_says_that_the_lane_is_quiet_and_its_join_is_checked() -> None:
    turn, seat = composing()
    assert quiet_seat(load(GAUNTLET, save(turn.match))) == seat
    raw = json.loads(save(turn.match))
    assert raw["join"] == ["quietly", "laid", seat]
    for join, says in (
        (["quietly", "gone"], "no step is named 'gone'"),
        (["quietly", "laid", "x"], "seat cannot be 'x'"),
        (["quietly"], "a frame is empty"),
    ):
        with pytest.raises(BadSaveError, match=says):
            load(GAUNTLET, json.dumps({**raw, "join": join}).encode())


def test_only_one_seat_can_be_quiet() -> None:
    steps = Steps()

    @steps.step
    def opening(play: TinyPlay) -> None:
        play.gather(dict.fromkeys(play.board.order, pick), join, reveals=False)

    @steps.step
    def pick(play: TinyPlay) -> None:
        play.ask(play.lane or 0, "letter", plain("a"), join)

    @steps.step
    def join(_play: TinyPlay, _drafts: dict[int, list[Any]]) -> None:
        """Nothing comes of it."""

    with pytest.raises(ValueError, match="only a lane of one seat"):
        start(rules_of(steps, opening), 2)


def test_a_lane_of_one_seat_that_reveals_is_sealed_as_all_lanes_are() -> None:
    steps = Steps()

    @steps.step
    def opening(play: TinyPlay) -> None:
        play.gather({0: pick}, join)

    @steps.step
    def pick(play: TinyPlay) -> None:
        play.ask(0, "letter", plain("a", "b"), picked)

    @steps.step
    def picked(_play: TinyPlay, _letter: str) -> None:
        """Nothing is kept."""

    @steps.step
    def join(play: TinyPlay, _drafts: dict[int, list[Any]]) -> None:
        play.todo(last)

    @steps.step
    def last(play: TinyPlay) -> None:
        play.ask(0, "sure", plain("yes"), picked)

    rules = rules_of(steps, opening)
    match = start(rules, 2).match
    assert quiet_seat(match) is None
    assert view(rules, match, None).sealed
    assert choose(rules, match, 0, f"{lane_id(match)}.1", ["a"]).revealed
