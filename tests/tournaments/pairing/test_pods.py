from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations
from random import Random

import pytest

from tests.tournaments.support.hall import Hall, random_outcome
from tournaments.draws.lots import lot_of_entry, lot_of_pair
from tournaments.errors import TournamentError
from tournaments.pairing.player import Player
from tournaments.pairing.pods import pair_pods, pod_sizes, seats
from tournaments.settings.presets import PRESETS
from tournaments.state.past import pasts

SEED = b"\x31" * 32


def all_sizes(rest: int, least: int, most: int) -> Iterator[tuple[int, ...]]:
    if rest == 0:
        yield ()
    for size in range(least, min(rest, most) + 1):
        for more in all_sizes(rest - size, size, most):
            yield (size, *more)


@pytest.mark.rule("TM-28")
@pytest.mark.parametrize("target", [3, 4, 5, 6])
@pytest.mark.parametrize("bounds", [(2, 6), (3, 5), (3, 6)])
def test_sizes_are_the_best_of_all_divisions(target: int, bounds: tuple[int, int]) -> None:
    if target > bounds[1]:
        return
    for entries in range(3, 34):
        best = min(
            all_sizes(entries, 3, bounds[1]),
            key=lambda sizes: (sum(abs(size - target) for size in sizes), sizes[-1] - sizes[0], sizes[::-1]),
        )
        assert pod_sizes(entries, target, bounds) == best[::-1]


@pytest.mark.rule("TM-28")
def test_nobody_sits_out_from_three_on() -> None:
    assert pod_sizes(11, 4, (3, 6)) == (4, 4, 3)
    assert pod_sizes(6, 4, (3, 6)) == (3, 3)
    assert pod_sizes(1, 4, (3, 6)) == (1,)
    assert pod_sizes(2, 4, (3, 6)) == (2,)
    assert sum(pod_sizes(1024, 4, (3, 6))) == 1024
    with pytest.raises(TournamentError, match="pods-impossible"):
        pod_sizes(4, 3, (3, 3))


def random_players(rng: Random, count: int) -> list[Player]:
    met: dict[int, dict[int, int]] = {n: {} for n in range(1, count + 1)}
    for one, other in combinations(range(1, count + 1), 2):
        if rng.random() < 0.4:
            met[one][other] = met[other][one] = rng.randint(1, 2)
    return [Player(n, n, Fraction(rng.randint(0, 3) * 40), met[n]) for n in range(1, count + 1)]


Criteria = tuple[int, Fraction | int, int]


def cost(players: dict[int, Player], pods: tuple[tuple[int, ...], ...], first: str) -> tuple[object, ...]:
    pairs = [pair for pod in pods for pair in combinations(pod, 2)]
    meetings = sum(players[a].met.get(b, 0) ** 2 for a, b in pairs)
    points = sum((players[a].points - players[b].points) ** 2 for a, b in pairs)
    lots = sum(lot_of_pair(SEED, a, b) for a, b in pairs)
    return (meetings, points, lots) if first == "meetings" else (points, meetings, lots)


def divisions(rest: tuple[int, ...], sizes: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], ...]]:
    if not rest:
        yield ()
    for size in {*sizes} if rest else ():
        left = list(sizes)
        left.remove(size)
        for mates in combinations(rest[1:], size - 1):
            for more in divisions(tuple(x for x in rest[1:] if x not in mates), tuple(left)):
                yield ((rest[0], *mates), *more)


@pytest.mark.rule("TM-29")
@pytest.mark.parametrize("first", ["meetings", "points"])
@pytest.mark.parametrize("seed", range(4))
def test_up_to_twelve_the_division_is_the_best_of_all(seed: int, first: str) -> None:
    people = random_players(Random(seed), 9 + seed % 2)
    sizes = pod_sizes(len(people), 4, (3, 6))
    made = pair_pods(people, sizes, first, SEED)  # type: ignore[arg-type]
    by_number = {player.number: player for player in people}
    best = min(divisions(tuple(by_number), sizes), key=lambda pods: cost(by_number, pods, first))
    assert {frozenset(pod) for pod in made} == {frozenset(pod) for pod in best}


@pytest.mark.rule("TM-29")
@pytest.mark.parametrize("first", ["meetings", "points"])
@pytest.mark.parametrize("seed", range(3))
def test_above_twelve_no_swap_of_two_is_better(seed: int, first: str) -> None:
    people = random_players(Random(seed), 15 + seed)
    made = pair_pods(people, pod_sizes(len(people), 4, (3, 6)), first, SEED)  # type: ignore[arg-type]
    by_number = {player.number: player for player in people}
    own = cost(by_number, made, first)
    for a, b in combinations(by_number, 2):
        swapped = tuple(tuple({a: b, b: a}.get(x, x) for x in pod) for pod in made)
        assert cost(by_number, swapped, first) >= own


@pytest.mark.rule("TM-30")
def test_seats_repeat_the_fewest_neighbours_then_first_seats_then_lots() -> None:
    near = {1: {2: 1, 4: 1}, 2: {1: 1, 3: 1}, 3: {2: 1, 4: 1}, 4: {3: 1, 1: 1}}
    people = [Player(n, n, neighbours=near[n], first_seats=n % 2) for n in range(1, 5)]

    def key(order: tuple[int, ...]) -> tuple[int, int, list[int]]:
        around = zip(order, (*order[1:], order[0]), strict=True)
        return sum(near[a].get(b, 0) for a, b in around), order[0] % 2, [lot_of_entry(SEED, n) for n in order]

    best = min(permutations(range(1, 5)), key=key)
    assert seats(people, SEED) == best
    assert key(best)[0] == 2  # four in a ring: two neighbours are new at best
    assert best[0] % 2 == 0


@pytest.mark.rule("TM-30")
def test_seats_are_remembered() -> None:
    hall = Hall(PRESETS["pods"]).begin(11)
    hall.round()
    past = pasts(hall.state)
    pods = [pairing.sides for pairing in hall.state.rounds[0, 1].pairings]
    assert {entry for entry in past if past[entry].first_seats} == {pod[0] for pod in pods}
    four = next(pod for pod in pods if len(pod) == 4)
    assert past[four[0]].neighbours == {four[1]: 1, four[3]: 1}
    assert past[four[0]].met == {four[1]: 1, four[2]: 1, four[3]: 1}


@pytest.mark.rule("TM-28", "TM-29")
def test_eleven_play_in_pods_without_a_bye() -> None:
    hall = Hall(PRESETS["pods"]).begin(11).finish(random_outcome(Random(4)))
    for round_ in hall.state.in_stage(0):
        assert sorted(len(pairing.sides) for pairing in round_.pairings) == [3, 4, 4]
