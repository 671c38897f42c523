"""The cast of a match of BattleCON by a view: the fighters and the seats that lead them."""

from __future__ import annotations

import msgspec

from engines.battlecon.views.view import Seat, View


class Member(msgspec.Struct, frozen=True):
    """One fighter: the seat that leads it, its team, and its kit, empty while none is chosen."""

    seat: Seat
    team: int
    kit: str


class Cast(msgspec.Struct, frozen=True):
    """All fighters of a match, each at the place of its number on the board; none before any view is known."""

    members: tuple[Member, ...] = ()

    @classmethod
    def of(cls, view: View) -> Cast:
        """Return the cast that a view shows."""
        return cls(tuple(Member(fighter.seat, fighter.team, fighter.kit) for fighter in view.fighters))

    def seat(self, fighter: int) -> Seat:
        """Return the seat that leads a fighter; while nobody is known, the seat of that number."""
        return self.members[fighter].seat if 0 <= fighter < len(self.members) else fighter

    def kit(self, fighter: int) -> str:
        """Return the kit of a fighter, empty while it is not known."""
        return self.members[fighter].kit if 0 <= fighter < len(self.members) else ""

    def led_by(self, seat: Seat) -> list[int]:
        """Return the fighters that a seat leads."""
        return [fighter for fighter, member in enumerate(self.members) if member.seat == seat]

    def alike(self, kit: str) -> list[int]:
        """Return the fighters of a kit."""
        return [fighter for fighter, member in enumerate(self.members) if member.kit == kit]

    def of_team(self, team: int) -> list[int]:
        """Return the fighters of a team."""
        return [fighter for fighter, member in enumerate(self.members) if member.team == team]
