"""Base boosts as they are read: which cards may get one, and how each element can be used (AR-95)."""

from __future__ import annotations

from typing import Literal

from engines.archutheon.board import NONE, Board, Declared, pending
from engines.archutheon.content.pack import Pack
from engines.archutheon.content.vocabulary import SPEEDS, Speed
from engines.archutheon.derived.lasting import About, rule

BOOSTED = frozenset({"attack", "with", "block", "slot"})
"""The uses of a declared card that a base boost can strengthen."""

CHAOS = 2
"""The addition of a base boost of Chaos to damage, healing or a block (AR-95)."""

REACHES: dict[str, tuple[int, int]] = {"far+": (0, 1), "far-": (0, -1), "near+": (1, 0), "near-": (-1, 0)}
"""The changes of both ends of a range that Freedom allows, by the answer's key."""


def is_boosted(board: Board, at: int) -> bool:
    """Return whether a declared card has a base boost: it gets one at most (AR-95)."""
    return bool(board.declared[at].tucked) or any(
        each.use == "boost" and each.named == at and each.turn == board.turn for each in board.declared
    )


def boostable(board: Board, side: int) -> list[int]:
    """Return the places of the own cards of this turn that may still get a base boost."""
    return [at for at in pending(board, side) if board.declared[at].use in BOOSTED and not is_boosted(board, at)]


def waiting_boost(board: Board, side: int) -> int:
    """Return the place of a base boost in a slot of its own that waits for the next card, NONE without one."""
    return next(
        (at for at in pending(board, side) if board.declared[at].use == "boost" and board.declared[at].named == NONE),
        NONE,
    )


def ways(element: str, speeds: tuple[Speed, ...], speed: Speed | Literal[""]) -> list[str]:
    """Return the ways in which a base boost of an element can be used on a card in a slot: "" for Chaos, which has one.

    `speed` is "" while the card is not yet known.
    """
    if element == "truth":
        return [other for other in SPEEDS if other in speeds and other != speed]
    if element == "freedom":
        return list(REACHES)
    return [""]


def way_of(boost: Declared) -> str:
    """Return the way in which a base boost in a slot of its own is used."""
    return boost.property or next((key for key, value in REACHES.items() if value == boost.reach), "")


def strengthen(board: Board, pack: Pack, main: Declared, element: str, way: str) -> None:
    """Let a base boost act on a declared card (AR-95): it counts from its declaration.

    One whose element has been changed since its way was named does nothing that this way cannot do.
    """
    more = rule(board, pack, main.hero, "boost_more", About(element)) if main.hero >= 0 else 0
    if element == "chaos":
        main.boost += CHAOS + more
    elif element == "freedom" and way in REACHES:
        near, far = (end * (1 + more) for end in REACHES[way])
        main.reach = (main.reach[0] + near, main.reach[1] + far)
    elif element == "truth" and way in SPEEDS and main.property:
        main.property = way
