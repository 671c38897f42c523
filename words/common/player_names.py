"""The names of a match's players, for the words of any game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.kernel.state.model import Seat
from words.texts import Words, seat_letter


class PlayerNames:
    """Names of players by seat, already safe for where they will be read; a class of words sets both attributes."""

    say: Words
    _names: Mapping[Seat, str]

    def name(self, seat: Seat) -> str:
        """Return the player's name, or the letter of the seat if nobody gave one."""
        return self._names.get(seat) or self.letter(seat)

    def letter(self, seat: Seat) -> str:
        """Return the letter of a seat: A, B, …"""
        return seat_letter(seat)

    def all_names(self, seats: Sequence[Seat]) -> str:
        """Return "Anna, Boris and Vera"; an empty text without seats."""
        return self.say.join([self.name(seat) for seat in seats])
