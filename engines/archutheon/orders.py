"""The standing orders of Archutheon: to execute as soon as answered, to pass in defence, always the stash track.

`last_card` saves a whole wait by correspondence: without it every attack card costs two hand-overs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.archutheon.events import Declared, TurnBegins
from engines.archutheon.views.view import View
from engines.kernel.automatic.orders import Order, PublicResult, Stop, never
from engines.kernel.state.model import Decision, Seat


def execute(asked: Decision) -> Sequence[str] | None:
    """Return the key that declares no further attack card, None before the first one (AR-22)."""
    return ("end",) if asked.options[-1].key == "end" else None


def pass_on(_asked: Decision) -> Sequence[str]:
    """Return the key that answers no attack card (AR-24)."""
    return ("pass",)


def stash(asked: Decision) -> Sequence[str] | None:
    """Return the stash track, None once it is full (AR-47)."""
    return ("stash",) if any(option.key == "stash" for option in asked.options) else None


def turn_ends(_seat: Seat, seen: PublicResult) -> bool:
    """Return whether the next turn has begun."""
    return seen.has(TurnBegins)


def hurt(seat: Seat, seen: PublicResult) -> bool:
    """Return whether a hero of this seat has less health than before, or has died."""
    return _health(seen.after, seat) < _health(seen.before, seat)


def _health(view: View, seat: Seat) -> int:
    return sum(hero.health for hero in view.heroes if view.seats[hero.side] == seat)


def leader_named(seat: Seat, seen: PublicResult) -> bool:
    """Return whether an enemy card names the leader of this seat, or lies face down."""
    view: View = seen.after
    own = view.seats.index(seat)
    leader = next((at for at, hero in enumerate(view.heroes) if hero.side == own and hero.number == 1), -1)
    named = (event for event in seen.events if isinstance(event, Declared) and event.side != own)
    return any(event.hidden or event.target == leader for event in named)


DEFENCE: Mapping[str, Stop] = {"turn": turn_ends, "leader": leader_named, "hurt": hurt, "cancel": never}
TURN: Mapping[str, Stop] = {"turn": turn_ends, "cancel": never}
LASTING: Mapping[str, Stop] = {"cancel": never}

ORDERS = (
    Order("last_card", ("declare",), execute, TURN, beside=True),
    Order("pass", ("answer",), pass_on, DEFENCE, beside=True),
    Order("stash_track", ("track",), stash, LASTING),
)
