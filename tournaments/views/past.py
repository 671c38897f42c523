"""The facts behind a pairing of any format: points and meetings of its sides before its round (TM-64)."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import msgspec

from tournaments.state.deciding import decision, present
from tournaments.state.model import MAIN, State
from tournaments.state.playing import find_pairing


class PairingPast(msgspec.Struct, frozen=True):
    """The sides of a pairing as they were before its round. `seeds` are their seeds in the stage, from 1.

    `points` are empty in a bracket. `meetings` counts the played meetings of each two of them, those above 0 alone.
    """

    stage: int
    round: int
    table: int
    sides: tuple[int, ...]
    node: str
    group: int
    by_hand: bool
    seeds: tuple[int, ...]
    points: dict[int, Fraction]
    meetings: dict[tuple[int, int], int]


def pairing_past(state: State, stage: int, number: int, table: int) -> PairingPast:
    """Return the facts behind a pairing. Raise TournamentError if there is none at this place."""
    pairing = find_pairing(state, stage, number, table)
    round_ = state.rounds[stage, number]
    pairs = {frozenset(pair): 0 for pair in combinations(pairing.sides, 2)}
    for place, earlier in state.rounds.items():
        if place >= (stage, number):
            continue
        for other in earlier.pairings:
            made = decision(state, other)
            if made is None or not made.played:
                continue
            for pair in combinations(present(other), 2):
                if frozenset(pair) in pairs:
                    pairs[frozenset(pair)] += 1
    order = state.seeds_of(stage)
    return PairingPast(
        stage,
        number,
        table,
        pairing.sides,
        pairing.node,
        pairing.group,
        round_.by_hand,
        tuple(order.index(side) + 1 for side in pairing.sides),
        {side: round_.before.get(side, Fraction(0)) for side in pairing.sides} if stage == MAIN else {},
        {(min(pair), max(pair)): count for pair, count in pairs.items() if count},
    )
