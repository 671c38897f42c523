"""Pods: their sizes (TM-28), who sits in which (TM-29), and on which seat (TM-30)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from math import lcm
from typing import Literal

from tournaments.draws.lots import PAIR_BYTES, lot_of_entry, lot_of_pair
from tournaments.errors import TournamentError
from tournaments.pairing.player import Player

EXACT = 12
"""Entries up to which every division into pods is compared (TM-29)."""

LOT_BITS = 8 * PAIR_BYTES + 24
"""Bits of a sum of lots: no round has 2^24 pairs."""


def pod_sizes(entries: int, target: int, bounds: tuple[int, int]) -> tuple[int, ...]:
    """Return the sizes of the pods, the largest first. Two entries are a duel, one has a bye.

    The least sum of |size − target|, then the most equal, then the smaller ones. Raise TournamentError if none is possible.
    """
    least, most = max(bounds[0], 3), min(bounds[1], 6)
    if entries < 3:
        return (entries,) if entries else ()
    best: tuple[tuple[int, int, tuple[int, ...]], tuple[int, ...]] | None = None
    for pods in range(-(-entries // most), entries // least + 1):
        small, more = divmod(entries, pods)
        sizes = (small + 1,) * more + (small,) * (pods - more)
        # Pods as equal as they can be all lie on one side of the target, so no other division of as many is nearer to it.
        key = (sum(abs(size - target) for size in sizes), sizes[0] - sizes[-1], sizes)
        if best is None or key < best[0]:
            best = (key, sizes)
    if best is None:
        raise TournamentError("pods-impossible", "TM-28", entries=entries, least=least, most=most)
    return best[1]


def pair_pods(
    players: Sequence[Player], sizes: Sequence[int], first: Literal["meetings", "points"], seed: bytes
) -> tuple[tuple[int, ...], ...]:
    """Return the pods, each in the order of its seats, those with the most points first."""
    ordered = sorted(players, key=lambda player: (-player.points, lot_of_entry(seed, player.number)))
    costs = pod_costs(ordered, first, seed)
    groups = _best_division(costs, tuple(sizes)) if len(ordered) <= EXACT else _swapped(costs, sizes)
    groups.sort(key=min)
    return tuple(seats([ordered[index] for index in group], seed) for group in groups)


def pod_costs(players: Sequence[Player], first: str, seed: bytes) -> list[list[int]]:
    """Return the cost of each pair as one integer: squared meetings and differences of points, or the reverse; then the lot."""
    scale = lcm(*(player.points.denominator for player in players))
    points = [int(player.points * scale) for player in players]
    most = max((count for player in players for count in player.met.values()), default=1)
    largest = max((points[0] - points[-1]) ** 2, most**2, 1)
    width = (largest * len(players) ** 2).bit_length()
    costs = [[0] * len(players) for _ in players]
    for i, a in enumerate(players):
        for j in range(i + 1, len(players)):
            meetings, difference = a.met.get(players[j].number, 0) ** 2, (points[i] - points[j]) ** 2
            high, low = (meetings, difference) if first == "meetings" else (difference, meetings)
            lot = lot_of_pair(seed, a.number, players[j].number)
            costs[i][j] = costs[j][i] = ((high << width) + low << LOT_BITS) + lot
    return costs


def _best_division(costs: list[list[int]], sizes: tuple[int, ...]) -> list[list[int]]:
    """Return the division of least cost, found by comparing all."""
    best: tuple[int, list[list[int]]] | None = None
    for groups in _divisions(tuple(range(len(costs))), sizes):
        cost = sum(costs[i][j] for group in groups for i, j in combinations(group, 2))
        if best is None or cost < best[0]:
            best = (cost, groups)
    return best[1] if best else []


def _divisions(rest: tuple[int, ...], sizes: tuple[int, ...]) -> Iterator[list[list[int]]]:
    """Yield every division of entries into groups of the given sizes once: the first entry's group is chosen first."""
    if not rest:
        yield []
        return
    for size in sorted({*sizes}):
        others = list(sizes)
        others.remove(size)
        for mates in combinations(rest[1:], size - 1):
            left = tuple(entry for entry in rest[1:] if entry not in mates)
            for groups in _divisions(left, tuple(others)):
                yield [[rest[0], *mates], *groups]


def _swapped(costs: list[list[int]], sizes: Sequence[int]) -> list[list[int]]:
    """Return a division that no swap of two improves.

    It begins with the players in order, and walks over all pairs in order, swapping wherever that is better, until nothing is.
    """
    pod_of: list[int] = []
    for pod, size in enumerate(sizes):
        pod_of += [pod] * size
    # with_pod[x][p] is the cost of x with everybody in pod p.
    with_pod = [[0] * len(sizes) for _ in costs]
    for x, row in enumerate(costs):
        for y, cost in enumerate(row):
            with_pod[x][pod_of[y]] += cost
    changed = True
    while changed:
        changed = False
        for x in range(len(costs)):
            for y in range(x + 1, len(costs)):
                a, b = pod_of[x], pod_of[y]
                if a == b:
                    continue
                gain = with_pod[x][b] + with_pod[y][a] - with_pod[x][a] - with_pod[y][b] - 2 * costs[x][y]
                if gain < 0:
                    changed = True
                    pod_of[x], pod_of[y] = b, a
                    for z, row in enumerate(with_pod):
                        moved = costs[z][y] - costs[z][x]
                        row[a] += moved
                        row[b] -= moved
    return [[x for x, pod in enumerate(pod_of) if pod == number] for number in range(len(sizes))]


def seats(players: Sequence[Player], seed: bytes) -> tuple[int, ...]:
    """Return a pod in the order of its seats: fewest repeated neighbours, then fewest first seats before, then lots (TM-30)."""
    lots = {player.number: lot_of_entry(seed, player.number) for player in players}

    def key(order: tuple[Player, ...]) -> tuple[int, int, list[int]]:
        around = (*order[1:], order[0])
        pairs = list(zip(order, around, strict=True))[: 1 if len(order) == 2 else len(order)]
        repeated = sum(one.neighbours.get(other.number, 0) for one, other in pairs)
        return repeated, order[0].first_seats, [lots[player.number] for player in order]

    best = min(permutations(players), key=key)
    return tuple(player.number for player in best)
