"""The standing orders of Legends: no responses, and no blocks (LG-64)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.kernel.automatic.orders import Order, PublicResult, Stop, never
from engines.kernel.state.model import Decision, Seat
from engines.legends.events import Attacked, Played, Turn
from engines.legends.round.playing import PASS, THROUGH


def pass_on(asked: Decision) -> Sequence[str]:
    """Return the key that passes, or lets an attack through."""
    return (next(option.key for option in asked.options if option.key in (PASS, THROUGH)),)


def turn_ends(_seat: Seat, seen: PublicResult) -> bool:
    """Return whether the next turn has begun."""
    return seen.has(Turn)


def own_turn(seat: Seat, seen: PublicResult) -> bool:
    """Return whether a turn of this player has begun."""
    return any(isinstance(event, Turn) and event.seat == seat for event in seen.events)


def is_named(seat: Seat, seen: PublicResult) -> bool:
    """Return whether something of this player was attacked, or named by a spell of the other."""
    own = {p.uid for p in seen.after.permanents if p.controller == seat}
    for event in seen.events:
        if isinstance(event, Attacked) and event.target in own:
            return True
        if isinstance(event, Played) and event.seat != seat and own & {*event.targets}:
            return True
    return False


UNTIL: Mapping[str, Stop] = {"own_turn": own_turn, "turn": turn_ends, "named": is_named, "cancel": never}

ORDERS = (Order("pass", ("act",), pass_on, UNTIL, beside=True),)
