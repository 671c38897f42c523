"""The past that pairing looks at: meetings, byes, who went first, how often and when."""

from __future__ import annotations

from collections import Counter

import msgspec

from tournaments.settings.formats import Pods
from tournaments.state.deciding import decision, finished, present
from tournaments.state.model import State


class Past(msgspec.Struct):
    """The past of an entry in a stage and those before.

    `surplus` is how many games more it went first than second; `last_second` counts pairings up to its latest game as second.
    """

    met: Counter[int]
    byes: int = 0
    surplus: int = 0
    last_second: int = 0
    neighbours: Counter[int] = msgspec.field(default_factory=Counter)
    first_seats: int = 0


def pasts(state: State) -> dict[int, Past]:
    """Return the past of every entry. Games and meetings by forfeit count for nothing (TM-24)."""
    found = {entry: Past(Counter()) for entry in state.seeds}
    ordered = sorted(state.rounds.items())
    for order, (_, round_) in enumerate(ordered, 1):
        for pairing in round_.pairings:
            if pairing.is_bye:
                found[pairing.sides[0]].byes += 1
                continue
            made = decision(state, pairing)
            there = present(pairing)
            # A ruling may call a pod played to which one player came, or none.
            if made is None or not made.played or len(there) < 2:
                continue
            for side in there:
                found[side].met.update(other for other in there if other != side)
            if isinstance(state.settings.format, Pods):
                _note_seats(found, there)
                continue
            for game in finished(pairing):
                if game.how == "played" and game.first in pairing.sides:
                    _note_first(found, pairing.sides, game.first, order)
    return found


def _note_first(found: dict[int, Past], sides: tuple[int, ...], first: int, order: int) -> None:
    for side in sides:
        if side == first:
            found[side].surplus += 1
        else:
            found[side].surplus -= 1
            found[side].last_second = order


def _note_seats(found: dict[int, Past], seats: tuple[int, ...]) -> None:
    found[seats[0]].first_seats += 1
    for one, other in {frozenset(pair) for pair in zip(seats, (*seats[1:], seats[0]), strict=True)}:
        found[one].neighbours[other] += 1
        found[other].neighbours[one] += 1
