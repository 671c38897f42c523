"""The cast of a match of Super Fantasy Brawl by a view: the champions behind the numbers in events."""

from __future__ import annotations

import msgspec

from engines.brawl.views.view import Seat, View


class Cast(msgspec.Struct, frozen=True):
    """The players in the order of their turns, the champions by number with the seat that plays each, and the arena."""

    arena: str
    order: tuple[Seat, ...] = ()
    champions: tuple[tuple[Seat, str], ...] = ()

    @classmethod
    def of(cls, view: View) -> Cast:
        """Return the cast that a view shows."""
        return cls(view.arena, view.order, tuple((champion.seat, champion.kit) for champion in view.champions))

    @property
    def players(self) -> int:
        """The number of players: 2 or 4."""
        return len(self.order) or 2

    def has_champion(self, champion: int) -> bool:
        """Return whether a champion of this number has been chosen."""
        return 0 <= champion < len(self.champions)

    def twins(self, champion: int) -> bool:
        """Return whether both sides have this champion (SB-73)."""
        kit = self.champions[champion][1]
        return sum(other == kit for _, other in self.champions) > 1
