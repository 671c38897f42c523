"""Entries as pairing sees them: their points, meetings, floats and firsts so far."""

from __future__ import annotations

from fractions import Fraction

from tournaments.pairing.player import Player
from tournaments.state.model import MAIN, State
from tournaments.state.past import pasts
from tournaments.state.points import points_of


def players_of(state: State, entries: list[int]) -> list[Player]:
    """Return entries of the main stage as players."""
    through = state.paired_rounds()
    points = points_of(state, through)
    past = pasts(state)
    floats = floats_of(state, through)
    rank = {entry: index for index, entry in enumerate(state.seeds)}
    return [
        Player(
            entry,
            rank[entry],
            points[entry],
            past[entry].met,
            past[entry].byes,
            floats.get(entry, 0),
            past[entry].surplus,
            past[entry].last_second,
            state.entries[entry].club,
            past[entry].neighbours,
            past[entry].first_seats,
        )
        for entry in entries
    ]


def floats_of(state: State, number: int) -> dict[int, int]:
    """Return the floats of a round by entry: 1 for meeting more points, −1 for fewer, by the points when it was paired."""
    round_ = state.rounds.get((MAIN, number))
    found: dict[int, int] = {}
    for pairing in round_.pairings if round_ else []:
        if len(pairing.sides) == 2:
            one, other = pairing.sides
            before = round_.before if round_ else {}
            difference = before.get(other, Fraction(0)) - before.get(one, Fraction(0))
            if difference:
                found[one], found[other] = (1, -1) if difference > 0 else (-1, 1)
    return found
