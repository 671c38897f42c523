"""A match's history: which choices still stand after undos, and where undoing a seat's last choice leads."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from engines.kernel.choose import lane_id
from engines.kernel.state.model import Match, Seat
from store.match.history import ChoiceRow

UNDO = "undo"
"""Kind of the choice that goes back; its one key is the version gone back to."""

OWN_KINDS = frozenset({UNDO, "revise", "take_back", "concede"})
"""Kinds under which the referee logs what is no answer to a question: no question of a game may be called so."""


NOBODY = -1
"""The seat of choices that no seat made: a judge's undo."""


class WayBack(msgspec.Struct, frozen=True):
    """Where undoing leads: the version to go back to, and whether anything was revealed, rolled or decided by another since.

    What was undone meanwhile counts too: whoever has seen it still knows it.
    """

    target: int
    crossed: bool
    foreign: bool


def standing_choices(choices: Sequence[ChoiceRow]) -> list[ChoiceRow]:
    """Return the choices that still stand, in order: what was undone is left out, and so are the undos."""
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
    """Return the way back to before a seat's last choice, None if it has made none that can be undone.

    A choice made in lanes leads back to where all chose: what one has seen since, all have, so all may choose anew.
    """
    stand = standing_choices(choices)
    last = next((n for n in reversed(range(len(stand))) if stand[n].seat == seat and stand[n].source == "player"), None)
    if last is None:
        return None
    return way_to(choices, seat, await question_version(stand, last, state_of))


async def question_version(
    stand: Sequence[ChoiceRow], nth: int, state_of: Callable[[int], Awaitable[Match[Any, Any]]]
) -> int:
    """Return the version at which what the `nth` standing choice answered was asked: of all that chose in lanes with it."""
    before = await state_of(stand[nth].version - 1)
    while before.lanes and nth > 0:
        earlier = await state_of(stand[nth - 1].version - 1)
        if not earlier.lanes or lane_id(earlier) != lane_id(before):
            break
        nth -= 1
    return stand[nth].version - 1


def way_to(choices: Sequence[ChoiceRow], seat: Seat, target: int) -> WayBack:
    """Return the way back to a version for a seat."""
    since = [row for row in choices if row.version > target]
    return WayBack(target, any(row.crossed for row in since), any(row.seat != seat for row in since))
