"""The standing orders of Krendel's Tournament: to discard nothing, to heal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.kernel.automatic.orders import Order, PublicResult, Stop, never
from engines.kernel.state.model import Decision, Seat
from engines.krendel.events import Round
from engines.krendel.views.view import View


def discard_nothing(_asked: Decision) -> Sequence[str]:
    """Return no cards to discard: the whole hand is kept (TK-27)."""
    return ()


def heal(_asked: Decision) -> Sequence[str]:
    """Return the answer that takes an optional prize (TK-23)."""
    return ("heal",)


def round_ends(_seat: Seat, seen: PublicResult) -> bool:
    """Return whether a new round has begun."""
    return seen.has(Round)


def wounded(seat: Seat, seen: PublicResult) -> bool:
    """Return whether the seat has more wounds than before: from an attack, a spell or a prize."""
    return _wounds(seen.after, seat) > _wounds(seen.before, seat)


def _wounds(view: View, seat: Seat) -> int:
    return next((wizard.wounds for wizard in view.wizards if wizard.seat == seat), 0)


UNTIL: Mapping[str, Stop] = {"round": round_ends, "wound": wounded, "cancel": never}

ORDERS = (
    Order("hold", ("discard",), discard_nothing, UNTIL),
    Order("heal", ("heal",), heal, {name: UNTIL[name] for name in ("cancel", "round")}),
)
