"""The standing orders of Super Fantasy Brawl: no reactions, and the most that may be drawn or healed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.brawl.events import Round, Turn
from engines.brawl.views.view import View
from engines.kernel.automatic.orders import Order, PublicResult, Stop, never
from engines.kernel.state.model import Decision, Seat


def pass_on(_asked: Decision) -> Sequence[str]:
    """Return the key that plays no reaction (SB-35)."""
    return ("pass",)


def greatest(asked: Decision) -> Sequence[str]:
    """Return the key of the greatest number among the options (SB-59, SB-60)."""
    return (str(max(int(option.key) for option in asked.options)),)


def turn_ends(_seat: Seat, seen: PublicResult) -> bool:
    """Return whether the next player's turn has begun."""
    return seen.has(Turn)


def round_ends(_seat: Seat, seen: PublicResult) -> bool:
    """Return whether a new round has begun."""
    return seen.has(Round)


def hurt(seat: Seat, seen: PublicResult) -> bool:
    """Return whether a champion of this seat has more damage than before, or is out of action."""
    return _harm(seen.after, seat) > _harm(seen.before, seat)


def _harm(view: View, seat: Seat) -> int:
    own = [champion for champion in view.champions if champion.seat == seat]
    return sum(champion.damage if champion.hex >= 0 else champion.health for champion in own)


UNTIL: Mapping[str, Stop] = {"turn": turn_ends, "round": round_ends, "hurt": hurt, "cancel": never}
LASTING: Mapping[str, Stop] = {"cancel": never}

ORDERS = (
    Order("no_reaction", ("react",), pass_on, UNTIL, beside=True),
    Order("draw_all", ("draw",), greatest, LASTING, beside=True),
    Order("heal_all", ("heal",), greatest, LASTING, beside=True),
)
