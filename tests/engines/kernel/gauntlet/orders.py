"""What may be ordered ahead in the gauntlet: to pass in the windows of others' turns."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel.automatic.orders import Order, PublicResult, never
from engines.kernel.events import of_kind
from engines.kernel.state.model import Decision, Seat
from tests.engines.kernel.gauntlet.events import Cast, Round


def passing(asked: Decision) -> Sequence[str] | None:
    """Pass, unless something must be picked."""
    return ("pass",) if any(option.key == "pass" for option in asked.options) else None


def own_turn(seat: Seat, seen: PublicResult) -> bool:
    return (seat, "turn") in seen.asked


def targeted(seat: Seat, seen: PublicResult) -> bool:
    return any(event.target == seat for event in of_kind(seen.events, Cast))


def round_ends(_seat: Seat, seen: PublicResult) -> bool:
    return seen.has(Round)


ORDERS = (
    Order(
        "pass",
        ("respond", "window", "ward"),
        passing,
        {"turn": own_turn, "target": targeted, "round": round_ends, "cancel": never},
        beside=True,
    ),
)
