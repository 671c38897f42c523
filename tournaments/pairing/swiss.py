"""A Swiss round: the perfect matching of least cost (TM-24, TM-25), and who goes first (TM-27)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tournaments.draws.lots import BYE, lot_of_entry
from tournaments.errors import TournamentError
from tournaments.pairing.cost import CRITERIA, POINTS, Costs, Fields, Rules, shifts_of, total
from tournaments.pairing.matching import MOST_BITS, least_cost_matching
from tournaments.pairing.player import Player
from tournaments.pairing.pruning import Edge, pruned

PRUNED_FROM = 200
"""Entries above which pairs are left out that cannot be in the best round: below, solving is quicker than looking for them."""


class SwissRound(msgspec.Struct, frozen=True):
    """A round: its pairings in the order of the tables, the first of each to go first, and its criteria's sums.

    A bye is a pairing of one, the last. `repeats` are pairs who had met before, which happens only where it cannot be helped.
    """

    pairings: tuple[tuple[int, ...], ...]
    fields: Fields
    repeats: int


def pair_swiss(players: Sequence[Player], rules: Rules, seed: bytes) -> SwissRound:
    """Return the best round of some players. The same players, rules and seed give the same round."""
    if not players:
        raise TournamentError("entries-few", "TM-24", entries=0, least=1)
    costs = Costs(players, rules, seed)
    return round_of(costs, best_pairs(costs))


def best_pairs(costs: Costs, without: tuple[int, int] | None = None) -> list[tuple[int, int]]:
    """Return the best matching of the vertices, or the best that lacks one pair. Raise ValueError if there is none."""
    widths = costs.widths()
    shifts = shifts_of(widths)
    repeats = max(max((player.byes, *player.met.values())) for player in costs.players)
    if shifts[0] + repeats.bit_length() > MOST_BITS:
        widths = _narrowed(costs, widths, without)
        shifts = shifts_of(widths)
    edges: Sequence[Edge] = [edge for edge in costs.edges(shifts) if (edge[0], edge[1]) != without]
    if costs.size > PRUNED_FROM:
        edges = pruned(costs, shifts, edges)
    return least_cost_matching(costs.size, edges)


def _narrowed(costs: Costs, widths: list[int], without: tuple[int, int] | None) -> list[int]:
    """Return smaller fields that still hold the best round.

    The first criteria alone are solved first. They are the same in the best round, so their own sums bound them there.
    """
    first = [width if index <= POINTS else 0 for index, width in enumerate(widths)]
    shifts = shifts_of(first)
    edges = (
        (i, j, sum(value << shift for value, shift in zip(costs.fields(i, j)[: POINTS + 1], shifts, strict=False)))
        for i in range(costs.size)
        for j in range(i + 1, costs.size)
        if (i, j) != without
    )
    pairs = least_cost_matching(costs.size, edges)
    sums = total([costs.fields(i, j) for i, j in pairs])
    return [value.bit_length() if 0 < index <= POINTS else widths[index] for index, value in enumerate(sums)]


def round_of(costs: Costs, pairs: Sequence[tuple[int, int]]) -> SwissRound:
    """Return matched vertices as a round."""
    fields = [costs.fields(i, j) for i, j in pairs]
    pairings: list[tuple[int, ...]] = []
    for i, j in sorted(pairs, key=lambda pair: _table_key(costs, pair)):
        if costs.number(j) == BYE:
            pairings.append((costs.number(i),))
        else:
            pairings.append(in_order(costs.players[i], costs.players[j], costs.seed))
    return SwissRound(tuple(pairings), total(fields), sum(1 for field in fields if field[0]))


def in_order(one: Player, other: Player, seed: bytes) -> tuple[int, int]:
    """Return two entries, the one that goes first in game 1 first (TM-27).

    That is the smaller surplus, then who was second later, then the smaller lot.
    """
    first, second = sorted(
        (one, other), key=lambda who: (who.surplus, -who.last_second, lot_of_entry(seed, who.number))
    )
    return first.number, second.number


def _table_key(costs: Costs, pair: tuple[int, int]) -> tuple[bool, int, int, int]:
    """Return the order of the tables: most points first, then the better seed; a bye last."""
    i, j = pair
    bye = costs.number(j) == BYE
    high, low = (i, i) if bye else (i, j) if costs.points[i] >= costs.points[j] else (j, i)
    return (bye, -costs.points[high], -costs.points[low], min(i, j))


def by_name(fields: Fields) -> dict[str, int]:
    """Return the criteria's values by their names."""
    return dict(zip(CRITERIA, fields, strict=True))
