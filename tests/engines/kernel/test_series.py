"""Matches of several games: giving one up ends that game alone, and nothing of it is left."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.choose import IllegalChoiceError, Turn, begin, choose, concede_game, decision_of
from engines.kernel.events import kind_of
from engines.kernel.game import Rules
from engines.kernel.history.saves import load, save
from engines.kernel.state.model import Match
from engines.kernel.steps.registry import Steps
from engines.kernel.views import view
from tests.engines.kernel.gauntlet.board import Board, Bout, Options, Pack
from tests.engines.kernel.gauntlet.game import GAUNTLET
from tests.engines.kernel.gauntlet.tiny import (
    SEED,
    Inner,
    Middle,
    Outer,
    TinyPlay,
    answer,
    nobody_wins,
    plain,
    rules_of,
    start,
)

RULES: Rules[Board, Pack] = GAUNTLET.rules(GAUNTLET.load_pack())
GMatch = Match[Board, Any]


def three_games(seats: int = 2) -> GMatch:
    return begin(RULES, range(seats), SEED, Options(games=3)).match


def kinds(turn: Turn) -> list[str]:
    return [kind_of(event.public) for event in turn.events if event.public is not None]


def bout(match: GMatch) -> Bout:
    found: Bout = match.scopes[1].record
    return found


def on_to_turns(match: GMatch) -> GMatch:
    """Answer the sealed questions, so that turns are asked for."""
    while match.lanes:
        asked = match.asks[0]
        match = choose(RULES, match, asked.seat, asked.id, [asked.options[0].key]).match
    return match


def test_giving_up_a_game_begins_the_next_one_with_a_new_table() -> None:
    match = on_to_turns(three_games())
    body = save(match)
    turn = concede_game(RULES, match, 0)
    assert save(match) == body
    after = turn.match
    assert [kind for kind in kinds(turn) if kind in ("game_over", "game", "round")] == ["game_over", "game", "round"]
    assert (bout(after).number, bout(after).won) == (2, {0: 0, 1: 1})
    assert after.seats == (0, 1)
    assert [(runner.health, runner.out) for runner in after.board.runners.values()] == [(4, False), (4, False)]
    assert after.board.round == 1
    assert view(RULES, after, None).table.won == (0, 1)
    assert load(GAUNTLET, save(after)) == after


def test_the_other_seat_s_question_is_closed_and_an_undo_needs_consent() -> None:
    match = on_to_turns(three_games())
    (asked,) = match.asks
    other = 1 - asked.seat
    turn = concede_game(RULES, match, other)
    assert turn.revealed
    assert decision_of(turn.match, asked.seat) != asked
    with pytest.raises(IllegalChoiceError, match="answered"):
        choose(RULES, turn.match, asked.seat, asked.id, ["pass"])


def test_open_lanes_end_with_the_game_and_what_was_picked_is_lost() -> None:
    match = three_games()
    first = match.asks[0]
    match = choose(RULES, match, first.seat, first.id, [first.options[0].key]).match
    turn = concede_game(RULES, match, match.asks[-1].seat)
    assert "sealed" not in kinds(turn)
    assert all(not lane.draft for lane in turn.match.lanes.values())
    assert [asked.id for asked in turn.match.asks] == [f"{turn.match.next_id}.1"] * 2


def test_two_games_given_up_lose_the_match() -> None:
    match = three_games()
    match = concede_game(RULES, match, 0).match
    over = concede_game(RULES, on_to_turns(match), 0).match
    assert over.outcome is not None
    assert (over.outcome.winners, over.outcome.places) == ((1,), ((1,), (0,)))
    with pytest.raises(IllegalChoiceError, match="over"):
        concede_game(RULES, over, 1)


def test_of_three_the_others_play_the_game_on() -> None:
    match = three_games(3)
    turn = concede_game(RULES, match, 1)
    assert bout(turn.match).number == 1
    assert {asked.seat for asked in turn.match.asks} == {0, 2}
    assert turn.match.board.runners[1].out
    assert 1 in turn.match.seats


def test_a_match_of_one_game_has_none_to_give_up() -> None:
    single = begin(RULES, range(2), SEED, Options()).match
    with pytest.raises(IllegalChoiceError, match="no_games"):
        concede_game(RULES, single, 0)
    with pytest.raises(IllegalChoiceError, match="not_seated"):
        concede_game(RULES, three_games(), 7)


CLEARING = Steps()


@CLEARING.step
def opening_of_all(play: TinyPlay, asks: bool) -> None:
    play.scope(Outer("game"), (into, asks), note_rest, end=(note_end,), then=note_then)
    play.todo(last)


@CLEARING.step
def into(play: TinyPlay, asks: bool) -> None:
    """A scope that would go on if the one around it were abandoned."""
    play.scope(Middle("must"), (deeper, asks), note_rest, end=(note_lost,), then=note_gone, must=True)


@CLEARING.step
def deeper(play: TinyPlay, asks: bool) -> None:
    play.scope(Inner("inner"), ask if asks else clear_it, note_rest)


@CLEARING.step
def ask(play: TinyPlay) -> None:
    play.ask(0, "sure", plain("yes"), cleared)


@CLEARING.step
def clear_it(play: TinyPlay) -> None:
    cleared(play, "yes")


@CLEARING.step
def cleared(play: TinyPlay, _word: str) -> None:
    play.todo(note_rest)
    play.clear(Outer)


@CLEARING.step
def note_rest(play: TinyPlay) -> None:
    play.board.log.append("rest")


@CLEARING.step
def note_end(play: TinyPlay) -> None:
    play.board.log.append(f"end of {play.record(Outer).name}")


@CLEARING.step
def note_lost(play: TinyPlay) -> None:
    play.board.log.append("the end of a scope within")


@CLEARING.step
def note_then(play: TinyPlay, outer: Outer) -> None:
    play.board.log.append(f"after {outer.name}")


@CLEARING.step
def note_gone(play: TinyPlay, _record: Middle) -> None:
    play.board.log.append("after a scope within")


@CLEARING.step
def last(play: TinyPlay) -> None:
    play.ask(0, "sure", plain("yes"), over)


@CLEARING.step
def over(play: TinyPlay, _word: str) -> None:
    play.finish(nobody_wins())


@pytest.mark.parametrize("asks", [False, True])
def test_clearing_a_scope_spares_nothing_within_and_runs_its_own_end(asks: bool) -> None:
    steps = Steps()
    steps.include(CLEARING)

    @steps.step
    def opening(play: TinyPlay) -> None:
        play.todo((opening_of_all, asks))

    rules = rules_of(steps, opening)
    match = start(rules, 2).match
    if asks:
        match = answer(rules, match, "yes", seat=0).match
    assert match.board.log == ["end of game", "after game"]


def test_clearing_what_is_not_open_or_in_a_lane_is_refused() -> None:
    steps = Steps()

    @steps.step
    def opening(play: TinyPlay) -> None:
        with pytest.raises(LookupError, match="no Outer is being resolved"):
            play.clear(Outer)
        play.scope(Outer("game"), gather)

    @steps.step
    def gather(play: TinyPlay) -> None:
        play.gather({0: in_lane}, joined)

    @steps.step
    def in_lane(play: TinyPlay) -> None:
        with pytest.raises(ValueError, match="nothing is cleared in a lane"):
            play.clear(Outer)
        play.draft().append("refused")

    @steps.step
    def joined(play: TinyPlay, drafts: dict[int, list[Any]]) -> None:
        play.board.log += drafts[0]
        play.finish(nobody_wins())

    assert start(rules_of(steps, opening), 2).match.board.log == ["refused"]
