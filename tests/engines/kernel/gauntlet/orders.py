"""What may be ordered ahead in the gauntlet: to pass in the windows of others' turns."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel.orders import Order, Public, never
from engines.kernel.state.model import Decision, Seat


def passing(asked: Decision) -> Sequence[str] | None:
    """Pass, unless something must be picked."""
    return ("pass",) if any(option.key == "pass" for option in asked.options) else None


def own_turn(seat: Seat, seen: Public) -> bool:
    return (seat, "turn") in seen.asked


def targeted(seat: Seat, seen: Public) -> bool:
    return seen.told("cast", target=seat)


def round_ends(_seat: Seat, seen: Public) -> bool:
    return seen.told("round")


ORDERS = (
    Order(
        "pass",
        ("respond", "window", "ward"),
        passing,
        {"turn": own_turn, "target": targeted, "round": round_ends, "cancel": never},
        beside=True,
    ),
)
