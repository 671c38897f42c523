"""Public marks: set at any time, also on what is hidden; they move no question, and what they do they do later."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engines.kernel.choose import IllegalChoiceError, choose, mark
from engines.kernel.game import Rules
from engines.kernel.history.saves import load, save
from engines.kernel.state.model import Match
from engines.kernel.state.quiet import quiet_seat
from engines.kernel.views import redeal, view
from tests.engines.kernel.gauntlet.board import Board, Options, Pack
from tests.engines.kernel.gauntlet.game import GAUNTLET
from tools.conformance.playing import Table

RULES: Rules[Board, Pack] = GAUNTLET.rules(GAUNTLET.load_pack())
GMatch = Match[Board, Any]


def laid(card: bool = True) -> tuple[GMatch, int]:
    """Return a match in which the first seat has just laid a card face down, and that seat."""
    match: GMatch = Table(RULES, 2, Options(), "own", brings=True).begin(1).match
    while quiet_seat(match) is None:
        asked = match.asks[0]
        match = choose(RULES, match, asked.seat, asked.id, [asked.options[0].key]).match
    seat = quiet_seat(match)
    assert seat is not None
    while quiet_seat(match) == seat:
        asked = match.asks[0]
        match = choose(RULES, match, seat, asked.id, [asked.options[0].key if card else "pass"]).match
    return match, seat


def test_a_flag_lies_on_a_card_face_down_and_everybody_sees_it() -> None:
    match, seat = laid()
    body = save(match)
    turn = mark(RULES, match, seat, "flag", "yes")
    assert save(match) == body
    assert turn.match.asks == match.asks
    assert turn.match.version == match.version + 1
    assert all(view(RULES, turn.match, viewer).table.marks == ((seat, ("flag",)),) for viewer in (None, 0, 1))
    assert load(GAUNTLET, save(turn.match)) == turn.match


def test_the_flag_stays_where_another_card_is_dealt_beneath_it() -> None:
    match, seat = laid()
    flagged = mark(RULES, match, seat, "flag", "yes").match
    dealt = [redeal(RULES, flagged, 1 - seat, Random(n)) for n in range(20)]
    assert len({other.board.runners[seat].sealed[0].id for other in dealt}) > 1
    assert {view(RULES, other, 1 - seat).table.marks for other in dealt} == {((seat, ("flag",)),)}


def test_the_flag_goes_with_its_card() -> None:
    match, seat = laid()
    flagged = mark(RULES, match, seat, "flag", "yes").match
    (asked,) = flagged.asks
    cast = choose(RULES, flagged, seat, asked.id, ["cast"]).match
    assert view(RULES, cast, None).table.marks == ()


def test_a_mark_may_be_set_while_others_are_asked_or_lanes_are_open() -> None:
    table = Table(RULES, 2, Options(), "own", brings=True)
    match: GMatch = table.begin(1).match
    asked = match.asks[0]
    match = choose(RULES, match, asked.seat, asked.id, [asked.options[0].key]).match
    assert match.lanes
    for seat in (0, 1):
        marked = mark(RULES, match, seat, "skip", "yes").match
        assert (marked.lanes, marked.asks) == (match.lanes, match.asks)


def test_what_a_mark_does_it_does_later() -> None:
    match, seat = laid(card=False)
    skipping = mark(RULES, match, seat, "skip", "yes").match
    lays = dict.fromkeys((0, 1), 0)
    for _ in range(30):
        if skipping.outcome is not None:
            break
        asked = skipping.asks[0]
        lays[asked.seat] += asked.kind == "lay"
        key = "pass" if any(o.key == "pass" for o in asked.options) else asked.options[0].key
        skipping = choose(RULES, skipping, asked.seat, asked.id, [key] if asked.least else []).match
    assert lays[seat] == 0
    assert lays[1 - seat] > 0


def test_a_mark_that_may_not_be_set_is_refused() -> None:
    match, seat = laid(card=False)
    for who, name, value, reason in (
        (seat, "flag", "yes", "not_offered"),
        (seat, "skip", "no", "not_offered"),
        (seat, "star", "yes", "no_mark"),
        (7, "skip", "yes", "not_seated"),
    ):
        with pytest.raises(IllegalChoiceError) as refused:
            mark(RULES, match, who, name, value)
        assert refused.value.reason == reason
