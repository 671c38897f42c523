"""Why a pairing is as it is (TM-64): the best round without it, and the first criterion in which that would be worse."""

from __future__ import annotations

import msgspec

from tournaments.draws.lots import BYE
from tournaments.pairing.cost import CRITERIA, Costs, Fields
from tournaments.pairing.swiss import SwissRound, best_pairs, round_of


class Reason(msgspec.Struct, frozen=True):
    """Why two entries meet, or why one has a bye.

    `criterion` is the first of TM-24 that would be worse without the pairing, by how much `worse`; "" if no round is possible
    without it. `own` are the pairing's criteria, `instead` the pairings of both sides in the best round without it.
    """

    sides: tuple[int, ...]
    own: Fields
    criterion: str
    worse: int
    instead: tuple[tuple[int, ...], ...]


def explain(costs: Costs, made: SwissRound, entry: int) -> Reason:
    """Return why the pairing of an entry in the best round is in it."""
    sides = next(pairing for pairing in made.pairings if entry in pairing)
    index = {costs.number(vertex): vertex for vertex in range(costs.size)}
    ends = sorted(index[side] for side in (sides if len(sides) == 2 else (*sides, BYE)))
    pair = (ends[0], ends[1])
    own = costs.fields(*pair)
    try:
        other = round_of(costs, best_pairs(costs, without=pair))
    except ValueError:
        return Reason(sides, own, "", 0, ())
    for name, here, there in zip(CRITERIA, made.fields, other.fields, strict=True):
        if there != here:
            instead = tuple(found for found in other.pairings if {*found} & {*sides})
            return Reason(sides, own, name, there - here, instead)
    return Reason(sides, own, "lots", 0, tuple(found for found in other.pairings if {*found} & {*sides}))
