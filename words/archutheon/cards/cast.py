"""The cast of a match of Archutheon by a view: the heroes and players behind the numbers in events."""

from __future__ import annotations

import msgspec

from engines.archutheon.views.view import View
from engines.kernel.state.model import Seat


class Cast(msgspec.Struct, frozen=True):
    """The seats of orange and green, the heroes by number with their side and number in the squad, and the map."""

    arena: str
    seats: tuple[Seat, ...] = ()
    heroes: tuple[tuple[str, int, int], ...] = ()

    @classmethod
    def of(cls, view: View) -> Cast:
        """Return the cast that a view shows."""
        return cls(view.arena, view.seats, tuple((hero.kit, hero.side, hero.number) for hero in view.heroes))
