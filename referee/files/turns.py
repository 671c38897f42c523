"""Makes the turn of one logged choice again, by the rules: for files that are played through, and for those that are written."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from engines.kernel import choose as kernel
from engines.kernel.events import Happened
from engines.kernel.game import Rules
from engines.kernel.history.undo import undo
from engines.kernel.state.model import Match
from engines.kernel.state.quiet import open_id, quiet_seat
from engines.kernel.views import first_question
from referee.match.history import CORRECT, DECISIVE, GAME_CONCEDED, NOBODY, OWN_KINDS, REVISE, TAKE_BACK, TIME, UNDO
from referee.match.notes import Undone
from store.match.rows import ChoiceRow

KEYLESS = ("concede", TAKE_BACK, GAME_CONCEDED)
"""The kinds of choices that have no keys."""

BY_REFEREE = (UNDO, CORRECT, TIME)
"""The kinds of choices that no seat makes: a judge's undo and correction, a tournament's end of the time."""


class Past(msgspec.Struct, frozen=True):
    """The past of a match as far as an undo needs it: its former states by version, and what was crossed since.

    `crossed` returns whether any choice after the first version, and before the second one's, revealed or rolled something.
    """

    former: Mapping[str, Match[Any, Any]]
    crossed: Callable[[int, int], bool]


def turn_of(rules: Rules[Any, Any], match: Match[Any, Any], choice: ChoiceRow, past: Past) -> kernel.Turn:
    """Return the turn of a choice. Raises as the kernel does, ValueError for a choice that the referee never logs."""
    seat, keys = choice.seat, choice.keys
    by_referee = choice.kind in BY_REFEREE and choice.source == "referee"
    if (seat == NOBODY and not by_referee) or (choice.kind in (CORRECT, TIME) and seat != NOBODY):
        raise ValueError("a choice without a seat must be a judge's undo or correction, or the end of the time")
    if choice.kind in OWN_KINDS:
        if choice.decision != choice.kind or (keys and choice.kind in KEYLESS):
            raise ValueError(f"the kind {choice.kind} has no question of its own and no keys")
        return _own_turn(rules, match, choice, past)
    asked = kernel.decision_of(match, seat)
    if seat == quiet_seat(match) and choice.decision == open_id(match):
        asked = first_question(rules, match, seat)
    if asked is not None and asked.id == choice.decision and asked.kind != choice.kind:
        raise ValueError(f"the question is a {asked.kind}")
    return kernel.choose(rules, match, seat, choice.decision, keys)


def _own_turn(rules: Rules[Any, Any], now: Match[Any, Any], choice: ChoiceRow, past: Past) -> kernel.Turn:
    """Return the turn of a choice that answers no question. Raises as `turn_of` does."""
    seat = choice.seat
    match choice.kind:
        case "undo":
            return _undo_turn(rules, now, choice, past)
        case "concede":
            return kernel.withdraw(rules, now, seat)
        case "concede_game":
            return kernel.concede_game(rules, now, seat)
        case "mark" | "correct":
            name, value = choice.keys
            by_judge = choice.kind == CORRECT
            return kernel.correct(rules, now, name, value) if by_judge else kernel.mark(rules, now, seat, name, value)
        case "time":
            return _time_turn(rules, now, choice)
        case _:
            again = choice.kind == REVISE
            return (
                kernel.revise(rules, now, seat, kernel.lane_id(now), choice.keys)
                if again
                else kernel.take_back(rules, now, seat)
            )


def _undo_turn(rules: Rules[Any, Any], match: Match[Any, Any], choice: ChoiceRow, past: Past) -> kernel.Turn:
    if len(choice.keys) != 1:
        raise ValueError("an undo must name the version gone back to")
    earlier = past.former[choice.keys[0]]
    version = earlier.version
    turn = undo(rules, match, earlier, crossed=past.crossed(version, choice.version))
    return msgspec.structs.replace(turn, events=(Happened(Undone(choice.seat, version), {}),))


def _time_turn(rules: Rules[Any, Any], match: Match[Any, Any], choice: ChoiceRow) -> kernel.Turn:
    if [*choice.keys] not in ([], [DECISIVE]):
        raise ValueError("time is called in one of two ways")
    return kernel.call_time(rules, match, decisive=bool(choice.keys))
