"""The agenda: reading order, scopes, what is abandoned and what goes on, questions, the end, the loop guard."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.choose import begin, choose
from engines.kernel.events import StoredEvent
from engines.kernel.game import Rules
from engines.kernel.history.saves import save
from engines.kernel.steps import play as play_module
from engines.kernel.steps.play import LoopGuardError
from engines.kernel.steps.registry import Steps
from tests.engines.kernel.gauntlet.tiny import (
    SEED,
    Inner,
    Middle,
    Nothing,
    Outer,
    TinyPlay,
    answer,
    log_of,
    nobody_wins,
    note,
    noting,
    plain,
    rules_of,
    start,
)


@pytest.fixture
def steps() -> Steps:
    """Steps with those that note."""
    return noting()


def test_todo_runs_in_reading_order_over_several_calls_and_before_what_waited(steps: Steps) -> None:
    say = note(steps)

    @steps.step
    def opening(play: TinyPlay) -> None:
        play.todo(first, (say, "4"))

    @steps.step
    def first(play: TinyPlay) -> None:
        play.todo((say, "1"))
        play.scope(Inner("x"), (say, "2"))
        play.todo((say, "3"))

    assert log_of(steps, opening) == ["1", "2", "3", "4"]


def test_end_runs_after_the_steps_and_then_gets_the_changed_record_after_the_end(steps: Steps) -> None:
    say, then = note(steps), steps.by_name["note_then"]

    @steps.step
    def opening(play: TinyPlay) -> None:
        play.scope(
            Inner("old"), (say, "a"), rename, (say, "b"), end=((say, "end 1"), (say, "end 2")), then=(then, "then")
        )
        play.todo((say, "after"))

    @steps.step
    def rename(play: TinyPlay) -> None:
        play.record(Inner).name = "new"

    assert log_of(steps, opening) == ["a", "b", "end 1", "end 2", "then new", "after"]


def test_what_an_end_step_schedules_runs_before_the_next_end_step(steps: Steps) -> None:
    say = note(steps)

    @steps.step
    def opening(play: TinyPlay) -> None:
        play.scope(Inner("x"), end=(more, (say, "end 2")))

    @steps.step
    def more(play: TinyPlay) -> None:
        play.todo((say, "of end 1"))

    assert log_of(steps, opening) == ["of end 1", "end 2"]


def test_the_innermost_record_of_a_kind_is_found_and_only_while_it_is_open(steps: Steps) -> None:
    @steps.step
    def opening(play: TinyPlay) -> None:
        play.scope(Outer("far"), nested)
        play.todo(look)

    @steps.step
    def nested(play: TinyPlay) -> None:
        play.scope(Outer("near"), look)
        play.todo(look)

    @steps.step
    def look(play: TinyPlay) -> None:
        found = play.within(Outer)
        play.board.log.append(found.name if found else "none")
        assert play.within(Middle) is None
        with pytest.raises(LookupError, match="no Middle is being resolved"):
            play.record(Middle)

    assert log_of(steps, opening) == ["near", "far", "none"]


# -------------------------------------------------------------------- questions


def asking(steps: Steps, **bounds: Any) -> Rules[Any, Any]:
    @steps.step
    def opening(play: TinyPlay) -> None:
        play.ask(1, "letter", plain("a", "b", "c"), (emitted, 7), **bounds)
        play.todo((note(steps), "after"))

    @steps.step
    def emitted(play: TinyPlay, number: int, picks: object) -> None:
        play.board.log.append(f"{number} {picks} by {play.answering}")

    return rules_of(steps, opening)


def test_an_answer_goes_to_the_step_after_its_own_arguments_and_before_what_waited(steps: Steps) -> None:
    rules = asking(steps)
    turn = start(rules)
    (asked,) = turn.match.asks
    assert (asked.id, asked.seat, asked.kind, asked.then, asked.asked) == (
        "1",
        1,
        "letter",
        ("emitted", 7),
        ("opening",),
    )
    assert answer(rules, turn.match, "b").match.board.log == ["7 b by 1", "after"]


@pytest.mark.parametrize(("ordered", "got"), [(True, "['c', 'a']"), (False, "['a', 'c']")])
def test_several_picks_come_as_a_list_in_the_order_picked_or_offered(steps: Steps, ordered: bool, got: str) -> None:
    rules = asking(steps, least=0, most=2, ordered=ordered)
    assert answer(rules, start(rules).match, "c", "a").match.board.log[0] == f"7 {got} by 1"


@pytest.mark.parametrize("bounds", [{"least": 0}, {"most": 2}, {"least": 2, "most": 2}])
def test_other_bounds_than_one_always_give_a_list(steps: Steps, bounds: dict[str, int]) -> None:
    rules = asking(steps, **bounds)
    picks = ["a", "b"][: bounds.get("least", 1) or 1]
    assert answer(rules, start(rules).match, *picks).match.board.log[0] == f"7 {picks} by 1"


def test_a_question_needs_an_answer(steps: Steps) -> None:
    @steps.step
    def opening(play: TinyPlay) -> None:
        play.ask(0, "letter", [], opening)

    with pytest.raises(ValueError, match="letter: a question needs at least one answer"):
        log_of(steps, opening)


def test_one_question_at_a_time_outside_lanes(steps: Steps) -> None:
    @steps.step
    def opening(play: TinyPlay) -> None:
        play.ask(0, "letter", plain("a"), opening)
        with pytest.raises(ValueError, match="digit: another question is open"):
            play.ask(1, "digit", plain("1"), opening)
        with pytest.raises(ValueError, match="gather: another question is open"):
            play.gather({0: opening}, opening)

    assert [d.kind for d in start(rules_of(steps, opening)).match.asks] == ["letter"]


def test_a_step_that_got_a_list_cannot_ask_because_it_could_not_be_asked_again(steps: Steps) -> None:
    @steps.step
    def opening(play: TinyPlay) -> None:
        play.ask(0, "letter", plain("a", "b"), emitted, most=2)

    @steps.step
    def emitted(play: TinyPlay, picks: list[str]) -> None:
        play.ask(0, "digit", plain("1"), opening)

    rules = rules_of(steps, opening)
    with pytest.raises(ValueError, match="digit: emitted has arguments that are no scalars"):
        answer(rules, start(rules).match, "a")


# -------------------------------------------------------------------- the end


def test_finishing_drops_all_that_waits_even_what_is_scheduled_afterwards(steps: Steps) -> None:
    say = note(steps)

    @steps.step
    def opening(play: TinyPlay) -> None:
        play.scope(Outer("O"), stop, (say, "rest"), end=((say, "end"),))
        play.todo((say, "after"))

    @steps.step
    def stop(play: TinyPlay) -> None:
        play.todo((say, "before"))
        play.finish(nobody_wins())
        play.todo((say, "since"))

    match = start(rules_of(steps, opening)).match
    assert match.outcome == nobody_wins()
    assert (match.board.log, match.scopes, match.asks, match.lanes, match.join) == ([], [], [], {}, None)


# -------------------------------------------------------------------- the loop guard


def counting(steps: Steps) -> Rules[Any, Any]:
    """A game that runs as many steps as its key says, then asks again."""

    @steps.step
    def opening(play: TinyPlay) -> None:
        play.ask(0, "count", plain("19", "20", "lane 20", "lane 21"), count)

    @steps.step
    def count(play: TinyPlay, key: str) -> None:
        where, number = ("lane" if key.startswith("lane") else "table"), int(key.removeprefix("lane "))
        if where == "lane":
            play.gather({0: (down, number, "lane")}, opening)
        else:
            play.todo((down, number, "table"))

    @steps.step
    def down(play: TinyPlay, left: int, where: str) -> None:
        if left > 1:
            play.todo((down, left - 1, where))
        elif where == "lane":
            play.ask(0, "in lane", plain("x"), note(steps))
        else:
            play.todo(opening)

    return rules_of(steps, opening)


@pytest.mark.parametrize(("within", "beyond"), [("19", "20"), ("lane 20", "lane 21")])
def test_the_loop_guard_stops_what_asks_nothing_and_the_match_stays(
    steps: Steps, monkeypatch: pytest.MonkeyPatch, within: str, beyond: str
) -> None:
    monkeypatch.setattr(play_module, "STEP_LIMIT", 20)
    rules = counting(steps)
    match = start(rules).match
    body = save(match)
    assert answer(rules, match, within).match.asks
    with pytest.raises(LoopGuardError, match="after 20 steps"):
        answer(rules, match, beyond)
    assert save(match) == body
    assert choose(rules, match, 0, "1", [within]).match.version == 1


# -------------------------------------------------------------------- beginning, events


@pytest.mark.parametrize(("seats", "fine"), [(0, False), (1, True), (4, True), (5, False)])
def test_a_match_begins_with_a_number_of_seats_that_the_game_takes(steps: Steps, seats: int, fine: bool) -> None:
    rules = asking(steps)
    if fine:
        assert begin(rules, range(seats), SEED, Nothing()).match.seats == tuple(range(seats))
    else:
        with pytest.raises(ValueError, match=f"tiny takes 1 to 4 seats, not {seats}"):
            begin(rules, range(seats), SEED, Nothing())


def test_an_event_shows_each_viewer_the_public_and_the_own_facts_and_the_sealed_ones_when_it_is_over() -> None:
    event = StoredEvent("drew", {"count": 1}, {0: {"card": "ogre"}}, {"deck": 3})
    assert event.seen_by(0) == {"count": 1, "card": "ogre"}
    assert event.seen_by(1) == {"count": 1}
    assert event.seen_by(None) == {"count": 1}
    assert event.seen_by(None, over=True) == {"count": 1, "deck": 3}
    assert event.seen_by(0, over=True) == {"count": 1, "card": "ogre", "deck": 3}


def test_an_event_without_public_facts_is_hidden_from_all_but_those_who_learn_of_it() -> None:
    event = StoredEvent("peeked", None, {0: {"card": "ogre"}}, {})
    assert event.seen_by(0) == {"card": "ogre"}
    assert event.seen_by(1) is None
    assert event.seen_by(None) is None
    assert event.seen_by(1, over=True) is None
    assert StoredEvent("peeked", None, {}, {"card": "ogre"}).seen_by(1, over=True) == {"card": "ogre"}
