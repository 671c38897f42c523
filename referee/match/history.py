"""A match's history: the choices that no undo took back, and the version to which an undo leads."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from engines.kernel.choose import lane_id
from engines.kernel.state.model import Match, Seat
from store.match.rows import ChoiceRow

UNDO = "undo"
"""Kind of the choice that is an undo; its one key is the version gone back to."""

GAME_CONCEDED = "concede_game"
"""Kind of the choice that gives up a game of a match of several, and not the match."""

MARK = "mark"
"""Kind of the choice that sets a public mark; its keys are the mark's name and value. No undo is about it."""

CORRECT = "correct"
"""Kind of the choice by which a judge changes the table by hand; its keys are the thing and its value."""

TIME, DECISIVE = "time", "decisive"
"""Kind of the choice that calls time in a tournament's match, and its key if the match then goes on until it is decided."""

REVISE, TAKE_BACK = "revise", "take_back"
"""Kinds of choices by which a seat changes its mind in an open lane: it answers anew from the first question, or reopens it."""

OWN_KINDS = frozenset({UNDO, REVISE, TAKE_BACK, "concede", GAME_CONCEDED, MARK, CORRECT, TIME})
"""Kinds of logged choices that answer no question. No question of a game may have one of these kinds."""


NOBODY = -1
"""The seat of a choice that no seat made: a judge's undo, a judge's correction of the table."""


class WayBack(msgspec.Struct, frozen=True):
    """The effect of an undo: the version to go back to, whether something was revealed or rolled since (`crossed`), and whether
    another seat has chosen since (`foreign`).

    Choices that were undone meanwhile count too: whoever has seen their results still knows them.
    """

    target: int
    crossed: bool
    foreign: bool


def standing_choices(choices: Sequence[ChoiceRow]) -> list[ChoiceRow]:
    """Return the choices that no undo took back, in order; the undos themselves are left out."""
    kept: list[ChoiceRow] = []
    for row in choices:
        if row.kind == UNDO:
            target = int(row.keys[0])
            kept = [earlier for earlier in kept if earlier.version <= target]
        else:
            kept.append(row)
    return kept


async def way_back(
    choices: Sequence[ChoiceRow], seat: Seat, state_of: Callable[[int], Awaitable[Match[Any, Any]]]
) -> WayBack | None:
    """Return the way back to before a seat's last choice, None if it has made none.

    From a choice made in lanes it leads to where the lanes opened: all have seen the result, so all choose anew.
    """
    standing = standing_choices(choices)
    own = [n for n, row in enumerate(standing) if row.seat == seat and row.source == "player" and row.kind != MARK]
    last = own[-1] if own else None
    if last is None:
        return None
    return way_to(choices, seat, await question_version(standing, last, state_of))


async def question_version(
    standing: Sequence[ChoiceRow], nth: int, state_of: Callable[[int], Awaitable[Match[Any, Any]]]
) -> int:
    """Return the version at which the `nth` choice's question was asked, or the lanes that it belongs to opened."""
    before = await state_of(standing[nth].version - 1)
    while before.lanes and nth > 0:
        earlier = await state_of(standing[nth - 1].version - 1)
        if not earlier.lanes or lane_id(earlier) != lane_id(before):
            break
        nth -= 1
    return standing[nth].version - 1


def way_to(choices: Sequence[ChoiceRow], seat: Seat, target: int) -> WayBack:
    """Return the way back to a version, seen from a seat."""
    since = [row for row in choices if row.version > target]
    return WayBack(target, any(row.crossed for row in since), any(row.seat != seat for row in since))
