"""The cost of a pairing (TM-24): eight criteria, the first of which counts before all others, in one integer.

Each criterion has a field of bits, the least important lowest. A field must hold the sum over the best round, so that it never
runs over into the next: then comparing integers is comparing the criteria one after another. Rounds that overflow a field only
look worse than they are.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import lcm

import msgspec

from tournaments.draws.lots import BYE, PAIR_BYTES
from tournaments.pairing.player import Player

CRITERIA = ("meetings", "bye_points", "clubs", "points", "floats", "firsts", "fold", "lots")
"""The names of the criteria in the order of their weight."""

MEETINGS, BYE_POINTS, CLUBS, POINTS, FLOATS, FIRSTS, FOLD, LOTS = range(8)

Fields = tuple[int, int, int, int, int, int, int, int]
"""The criteria's values, of a pair or summed over a round."""


class Rules(msgspec.Struct, frozen=True):
    """The settings that a round's costs depend on: whether clubmates are kept apart, and whether groups are folded."""

    clubs_apart: bool = False
    fold: bool = False


class Costs:
    """The costs of every pair of a round's players. The bye is a player of its own, number 0, where their number is odd."""

    def __init__(self, players: Sequence[Player], rules: Rules, seed: bytes) -> None:
        """Prepare what all pairs share."""
        self.players = sorted(players, key=lambda player: player.rank)
        self.rules = rules
        self.seed = seed
        self.has_bye = len(players) % 2 == 1
        scale = lcm(*(player.points.denominator for player in players))
        least = min(player.points for player in players)
        self.points = [int((player.points - least) * scale) for player in self.players]
        self._places = _places_in_groups([player.points for player in self.players])
        self._prefix = hashlib.sha256(seed)

    @property
    def size(self) -> int:
        """The number of vertices to match: the players, and the bye."""
        return len(self.players) + self.has_bye

    def number(self, index: int) -> int:
        """Return the entry of a vertex, BYE for the bye."""
        return self.players[index].number if index < len(self.players) else BYE

    def lot(self, one: int, other: int) -> int:
        """Return the lot of the pair of two entries (TM-14)."""
        low, high = (one, other) if one < other else (other, one)
        digest = self._prefix.copy()
        digest.update(b"%d:%d" % (low, high))
        return int.from_bytes(digest.digest()[:PAIR_BYTES], "big")

    def fields(self, i: int, j: int) -> Fields:
        """Return the criteria of the pair of two vertices."""
        if i > j:
            i, j = j, i
        a = self.players[i]
        if j == len(self.players):
            return (a.byes, self.points[i], 0, 0, 0, 0, 0, self.lot(BYE, a.number))
        b = self.players[j]
        difference = self.points[i] - self.points[j]
        clubs = int(self.rules.clubs_apart and bool(a.club) and a.club == b.club)
        fold = self._fold(i, j) if self.rules.fold and not difference else 0
        return (
            a.met.get(b.number, 0),
            0,
            clubs,
            difference * difference,
            _floats(a.floated, b.floated, difference),
            _firsts(a.surplus, b.surplus),
            fold,
            self.lot(a.number, b.number),
        )

    def _fold(self, i: int, j: int) -> int:
        (one, size), (other, _) = self._places[i], self._places[j]
        return abs(abs(one - other) - size // 2)

    def widths(self) -> list[int]:
        """Return bits for each criterion that hold its sum over the best round, whatever that is."""
        half = self.size // 2
        spread = max(self.points)
        most = [0] * 8  # the first criterion has no other above it and needs no bound
        most[BYE_POINTS] = spread if self.has_bye else 0
        most[CLUBS] = half if self.rules.clubs_apart else 0
        most[POINTS] = half * spread * spread
        most[FLOATS] = sum(1 for player in self.players if player.floated)
        most[FIRSTS] = sum(abs(player.surplus) for player in self.players) // 2
        most[FOLD] = sum(size for _, size in self._places) // 4 if self.rules.fold else 0
        most[LOTS] = half << (8 * PAIR_BYTES)
        return [value.bit_length() for value in most]

    def edges(self, shifts: Sequence[int]) -> Iterator[tuple[int, int, int]]:
        """Yield every pair of vertices with its cost as one integer."""
        meetings, bye_points, clubs, points, floats, firsts, fold, lots = shifts
        for i in range(self.size):
            for j in range(i + 1, self.size):
                m, b, c, p, f, s, d, x = self.fields(i, j)
                yield (
                    i,
                    j,
                    m << meetings
                    | b << bye_points
                    | c << clubs
                    | p << points
                    | f << floats
                    | s << firsts
                    | d << fold
                    | x << lots,
                )


def shifts_of(widths: Sequence[int]) -> list[int]:
    """Return how far each criterion is moved to the left, given the bits of each."""
    shifts, at = [0] * len(widths), 0
    for index in range(len(widths) - 1, -1, -1):
        shifts[index] = at
        at += widths[index]
    return shifts


def total(fields: Sequence[Fields]) -> Fields:
    """Return the criteria of a round: the sums over its pairs."""
    if not fields:
        return (0, 0, 0, 0, 0, 0, 0, 0)
    m, b, c, p, f, s, d, x = (sum(column) for column in zip(*fields, strict=True))
    return (m, b, c, p, f, s, d, x)


def _floats(a: int, b: int, difference: int) -> int:
    """Return how many of two would float the same way as last round."""
    if not difference:
        return 0
    up, down = (b, a) if difference > 0 else (a, b)
    return (up == 1) + (down == -1)


def _firsts(a: int, b: int) -> int:
    """Return the smaller surplus of two who both went first too often or both too seldom, 0 otherwise."""
    return min(abs(a), abs(b)) if a * b > 0 else 0


def _places_in_groups(points: Sequence[Fraction]) -> list[tuple[int, int]]:
    """Return for each player the place in the own score group, from 0, and the group's size."""
    groups: dict[Fraction, int] = {}
    places = []
    for value in points:
        places.append(groups.get(value, 0))
        groups[value] = groups.get(value, 0) + 1
    return [(place, groups[value]) for place, value in zip(places, points, strict=True)]
