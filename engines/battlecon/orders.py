"""What may be ordered ahead in BattleCON: to use no advantages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.battlecon.views.view import View
from engines.kernel.orders import Order, Public, Stop, never
from engines.kernel.state.model import Decision, Seat


def pass_on(_asked: Decision) -> Sequence[str]:
    """Use nothing (BC-21)."""
    return ("pass",)


def beat_ends(_seat: Seat, seen: Public) -> bool:
    """A new beat has begun."""
    return seen.told("beat")


def opponent_acts(seat: Seat, seen: Public) -> bool:
    """An opponent has used an advantage."""
    team = _team(seen.after, seat)
    used = [facts for kind, facts in seen.events if kind == "advantage"]
    return any(_team_of(seen.after, facts["fighter"]) != team for facts in used)


def hurt(seat: Seat, seen: Public) -> bool:
    """A fighter of this seat has less life than before."""
    return _life(seen.after, seat) < _life(seen.before, seat)


def _team(view: View, seat: Seat) -> int | None:
    return next((fighter.team for fighter in view.fighters if fighter.seat == seat), None)


def _team_of(view: View, index: object) -> int | None:
    return next((fighter.team for fighter in view.fighters if fighter.index == index), None)


def _life(view: View, seat: Seat) -> int:
    return sum(fighter.life for fighter in view.fighters if fighter.seat == seat)


UNTIL: Mapping[str, Stop] = {"beat": beat_ends, "opponent": opponent_acts, "hurt": hurt, "cancel": never}

ORDERS = (Order("no_advantage", ("advantage",), pass_on, UNTIL, beside=True),)
