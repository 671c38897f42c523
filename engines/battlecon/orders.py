"""The standing order of BattleCON: to use no advantages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.battlecon.events import Advantage, Beat
from engines.battlecon.views.view import View
from engines.kernel.automatic.orders import Order, PublicResult, Stop, never
from engines.kernel.events import of_kind
from engines.kernel.state.model import Decision, Seat


def pass_on(_asked: Decision) -> Sequence[str]:
    """Return the key that passes (BC-21)."""
    return ("pass",)


def beat_ends(_seat: Seat, seen: PublicResult) -> bool:
    """Return whether a new beat has begun."""
    return seen.has(Beat)


def opponent_acts(seat: Seat, seen: PublicResult) -> bool:
    """Return whether an opponent has used an advantage."""
    team = _team(seen.after, seat)
    used = of_kind(seen.events, Advantage)
    return any(_team_of(seen.after, event.fighter) != team for event in used)


def hurt(seat: Seat, seen: PublicResult) -> bool:
    """Return whether a fighter of this seat has less life than before."""
    return _life(seen.after, seat) < _life(seen.before, seat)


def _team(view: View, seat: Seat) -> int | None:
    return next((fighter.team for fighter in view.fighters if fighter.seat == seat), None)


def _team_of(view: View, index: object) -> int | None:
    return next((fighter.team for fighter in view.fighters if fighter.index == index), None)


def _life(view: View, seat: Seat) -> int:
    return sum(fighter.life for fighter in view.fighters if fighter.seat == seat)


UNTIL: Mapping[str, Stop] = {"beat": beat_ends, "opponent": opponent_acts, "hurt": hurt, "cancel": never}

ORDERS = (Order("no_advantage", ("advantage",), pass_on, UNTIL, beside=True),)
