"""Abandoning a scope: what is dropped, what goes on, which ends and continuations still run."""

from __future__ import annotations

import pytest

from engines.kernel.steps.registry import Steps
from tests.engines.kernel.gauntlet.tiny import Inner, Middle, Outer, TinyPlay, log_of, note, noting


@pytest.fixture
def steps() -> Steps:
    """Steps with those that note."""
    return noting()


def abandoned(steps: Steps, kind: type, *, must: bool, outer_must: bool = False) -> list[str]:
    """Outer > Middle (`must` or not) > Inner; in the innermost, `kind` is abandoned. Return what ran."""
    say, then = note(steps), steps.by_name["note_then"]

    @steps.step
    def opening(play: TinyPlay) -> None:
        play.scope(Outer("O"), middle, (say, "rest of O"), end=((say, "end O"),), then=(then, "then"), must=outer_must)
        play.todo((say, "after"))

    @steps.step
    def middle(play: TinyPlay) -> None:
        play.scope(Middle("M"), inner, (say, "rest of M"), end=((say, "end M"),), then=(then, "then"), must=must)

    @steps.step
    def inner(play: TinyPlay) -> None:
        play.scope(Inner("I"), drop, (say, "rest of I"), end=((say, "end I"),), then=(then, "then"))

    @steps.step
    def drop(play: TinyPlay) -> None:
        play.todo((say, "before"))
        play.scope(Inner("kept"), (say, "new must"), must=True)
        play.abandon(kind)
        play.todo((say, "since"))

    return log_of(steps, opening)


def test_abandoning_drops_the_rest_and_all_within_but_runs_every_end(steps: Steps) -> None:
    assert abandoned(steps, Outer, must=False) == ["new must", "since", "end I", "end M", "end O", "then O", "after"]


def test_abandoning_an_inner_scope_leaves_those_around_it(steps: Steps) -> None:
    assert abandoned(steps, Inner, must=False) == [
        *("new must", "since", "end I", "then I"),
        *("rest of M", "end M", "then M", "rest of O", "end O", "then O", "after"),
    ]


def test_a_must_scope_within_goes_on_whole_with_what_it_contains(steps: Steps) -> None:
    assert abandoned(steps, Outer, must=True) == [
        *("before", "new must", "since", "rest of I", "end I", "then I"),
        *("rest of M", "end M", "then M", "end O", "then O", "after"),
    ]


def test_a_must_scope_that_is_itself_abandoned_is_dropped(steps: Steps) -> None:
    assert abandoned(steps, Middle, must=True) == [
        *("new must", "since", "end I", "end M", "then M", "rest of O", "end O", "then O", "after")
    ]


def test_a_waiting_must_scope_goes_on_and_a_waiting_other_one_is_dropped_with_its_end(steps: Steps) -> None:
    say = note(steps)

    @steps.step
    def opening(play: TinyPlay) -> None:
        play.scope(Outer("O"), both)

    @steps.step
    def both(play: TinyPlay) -> None:
        play.todo(drop)
        play.scope(Inner("x"), (say, "lost"), end=((say, "lost end"),))
        play.scope(Inner("y"), (say, "must"), end=((say, "must end"),), must=True)

    @steps.step
    def drop(play: TinyPlay) -> None:
        play.abandon(Outer)

    assert log_of(steps, opening) == ["must", "must end"]


def test_an_end_step_that_abandons_its_own_scope_leaves_the_other_end_steps(steps: Steps) -> None:
    say = note(steps)

    @steps.step
    def opening(play: TinyPlay) -> None:
        play.scope(Outer("O"), (say, "a"), end=(drop, (say, "end 2")))

    @steps.step
    def drop(play: TinyPlay) -> None:
        play.todo((say, "lost"))
        play.abandon(Outer)

    assert log_of(steps, opening) == ["a", "end 2"]


def test_abandoning_what_is_not_open_is_an_error(steps: Steps) -> None:
    @steps.step
    def opening(play: TinyPlay) -> None:
        play.abandon(Outer)

    with pytest.raises(LookupError, match="no Outer is being resolved"):
        log_of(steps, opening)
