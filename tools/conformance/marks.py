"""Checks of public marks: they may be set at any time, change no open question, and hang on nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engines.kernel.choose import IllegalChoiceError, Turn, mark
from engines.kernel.history.saves import load, save
from engines.kernel.state.model import Match, Seat
from engines.kernel.views import redeal, view
from tools.conformance.checks import NOBODY, viewers
from tools.conformance.playing import Game, Table
from tools.conformance.secrecy import prompts

EVERY = 3
"""One choice out of so many is looked at."""

MOST = 12
"""The marks that are set, at random, for each viewer of a choice: where a game has dozens, they are of few kinds."""


def possible_marks(table: Table, match: Match[Any, Any]) -> Iterator[tuple[Seat, str, str]]:
    """Yield all marks that seats may set now: seat, name, value."""
    for seat in match.seats:
        for name, kind in table.rules.game.marks.items():
            for value in kind.values(table.rules.pack, match.board, seat):
                yield seat, name, value


def check_marks(table: Table, seed: int) -> int:
    """Check marks before some of the choices of a game; return how many were set."""
    count = 0
    with Game(table, seed) as game:
        for n, move in enumerate(game.moves()):
            match = move.before
            if n % EVERY != seed % EVERY:
                continue
            _check_refused(table, match, match.seats[0], "no such mark", "no_mark")
            _check_refused(table, match, NOBODY, "no such mark", "not_seated")
            for name in table.rules.game.marks:
                _check_refused(table, match, match.seats[0], name, "not_offered")
            wanted = [*possible_marks(table, match)]
            for viewer in viewers(match):
                other = redeal(table.rules, match, viewer, game.rng)
                assert [*possible_marks(table, other)] == wanted, f"which marks there are tells {viewer} what is hidden"
                for each in game.rng.sample(wanted, min(len(wanted), MOST)):
                    _check_mark(table, match, other, viewer, each)
                    count += 1
    return count


def _check_mark(
    table: Table, match: Match[Any, Any], other: Match[Any, Any], viewer: Seat | None, each: tuple[Seat, str, str]
) -> None:
    """Set a mark in a match and in a re-dealt one: both look the same, and no question moves."""
    body = save(match)
    turn, twin = mark(table.rules, match, *each), mark(table.rules, other, *each)
    assert save(match) == body, "a mark changed the match it was set in"
    for field in ("asks", "lanes", "join", "scopes", "next_id", "rolled", "seats", "outcome"):
        assert getattr(turn.match, field) == getattr(match, field), f"the mark {each} changed {field}"
    assert turn.match.version == match.version + 1
    assert not turn.revealed
    assert _public(turn), f"nobody learns of the mark {each}"
    assert load(table.rules.game, save(turn.match)) == turn.match
    assert prompts(twin.match) == prompts(match)
    assert twin.events == turn.events, f"what {viewer} learns of the mark {each} hangs on what is hidden"
    assert view(table.rules, twin.match, viewer) == view(table.rules, turn.match, viewer), f"shown to {viewer}"


def _public(turn: Turn) -> bool:
    return bool(turn.events) and all(event.public is not None and not event.secret for event in turn.events)


def _check_refused(table: Table, match: Match[Any, Any], seat: Seat, name: str, reason: str) -> None:
    try:
        mark(table.rules, match, seat, name, "no such value")
    except IllegalChoiceError as refused:
        assert refused.reason == reason, f"{seat} {name}: {refused.reason}, not {reason}"  # noqa: PT017
    else:
        raise AssertionError(f"{seat} {name}: a mark was set, not refused for {reason}")
