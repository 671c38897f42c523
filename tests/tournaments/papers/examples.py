"""Computes the worked examples of docs/develop/pairings-and-ratings.md: a block of lines each, the same in every language."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from fractions import Fraction

from tests.tournaments.support.hall import SECRET, Hall
from tournaments.brackets.double import double_bracket
from tournaments.brackets.single import seed_order, single_bracket
from tournaments.draws.chain import chain_value, commitment, salt_of, seed_of
from tournaments.draws.lots import by_lot, lot_of_entry, lot_of_pair
from tournaments.pairing.cost import Costs, Fields, total
from tournaments.pairing.pods import pod_sizes
from tournaments.ratings.model import Rating, shown, updated
from tournaments.running.rounds import rules_of
from tournaments.running.why import Explainer
from tournaments.settings.formats import Pods, Swiss
from tournaments.settings.model import Settings
from tournaments.standings.standings import standings
from tournaments.state.model import Pairing, State
from tournaments.views.reckoning import reckoning

ENTRIES = 5
PLACES = 8
"""The places of the bracket."""


def lower_number(_state: State, pairing: Pairing, _nth: int) -> tuple[int, ...]:
    """Let the lower numbers win, in the order of the numbers."""
    return tuple(1 + sum(other < side for other in pairing.sides) for side in pairing.sides)


def swiss() -> Hall:
    """Return a Swiss of five over three rounds in which the lower number wins each game."""
    hall = Hall(Settings(format=Swiss(rounds=3))).begin(ENTRIES)
    for _ in range(3):
        hall.round(lower_number)
    return hall


def draws() -> list[str]:
    """Return the chain, the salt, the seed of draw 1, and the order of the seeds by their lots."""
    hall = swiss()
    presses = [10_000 + 7 * number for number in range(1, ENTRIES + 1)]
    salt, value = salt_of(presses), chain_value(SECRET, 1)
    seed = seed_of(value, salt)
    assert hashlib.sha256(bytes.fromhex(value)).hexdigest() == commitment(SECRET)
    assert [*hall.state.seeds] == by_lot(seed, range(1, ENTRIES + 1))
    lots = [f"lot({entry}) = {lot_of_entry(seed, entry):064x}"[:24] + "…" for entry in hall.state.seeds]
    return [
        f"c(0) = {commitment(SECRET)}",
        f"c(1) = {value}",
        f"presses = {' '.join(map(str, presses))}",
        f"salt = {salt}",
        f"seed(1) = {seed.hex()}",
        *lots,
        f"lot(1:2) = {lot_of_pair(seed, 2, 1)}",
    ]


def _matchings(left: tuple[int, ...]) -> Iterator[list[tuple[int, int]]]:
    if not left:
        yield []
        return
    for other in left[1:]:
        for rest in _matchings(tuple(one for one in left[1:] if one != other)):
            yield [(left[0], other), *rest]


def _named(costs: Costs, pairs: list[tuple[int, int]]) -> str:
    found = sorted(sorted((costs.number(i), costs.number(j))) for i, j in pairs)
    return " ".join(
        f"{one}–{other}" if one else f"{other}–bye" for one, other in sorted(found, key=lambda p: p[0] == 0)
    )


def pairing(shown_rounds: int = 4) -> list[str]:
    """Return the points before round 3, and the best of all possible rounds with their criteria."""
    hall = swiss()
    explainer = Explainer(hall.settings, hall.records, 3)
    costs, before = explainer.costs, sorted(explainer.players.values(), key=lambda player: player.number)
    assert costs.rules == rules_of(hall.state, 3)
    ranked: list[tuple[Fields, list[tuple[int, int]]]] = sorted(
        (total([costs.fields(i, j) for i, j in pairs]), pairs) for pairs in _matchings(tuple(range(costs.size)))
    )
    assert [*explainer.made.fields] == [*ranked[0][0]]
    lines = []
    for player in before:
        met = ",".join(str(other) for other in sorted(player.met)) or "–"
        lines.append(
            f"{player.number}: {player.points} met {met} byes {player.byes} float {player.floated:+d} first {player.surplus:+d}"
        )
    for fields, pairs in ranked[:shown_rounds]:
        lines.append(f"{_named(costs, pairs)}: {' '.join(str(value) for value in fields[:7])}")
    return [*lines, f"rounds: {len(ranked)}"]


def tables() -> list[str]:
    """Return the table after three rounds: place, entry, points, and the tie-breaks in their order."""
    state = swiss().state
    return [
        f"{line.place}. {line.entry}: {line.points} | {' '.join(str(value) for value in line.breaks)}"
        for line in standings(state, 3)
    ]


def addends(entry: int = 2) -> list[str]:
    """Return the addends of an entry's Buchholz: opponent, own result, adjusted score."""
    made = reckoning(swiss().state, entry, 3)
    assert made is not None
    return [f"{'+'.join(map(str, part.opponents)) or 'bye'}: {part.points} · {part.addend}" for part in made.parts]


def pods() -> list[str]:
    """Return the sizes of pods for some numbers of entries, and the points of their places."""
    sizes = [f"{count}: {' '.join(map(str, pod_sizes(count, 4, (3, 6))))}" for count in (5, 6, 7, 9, 11, 13)]
    points = [
        f"{size}: {' '.join(str(Fraction(120 * (size - place), size - 1)) for place in range(1, size + 1))}"
        for size in (3, 4, 5, 6)
    ]
    return [*sizes, *points]


def pod_rounds() -> list[str]:
    """Return two rounds of pods for seven in which the lower number wins, and the table after them."""
    hall = Hall(Settings(format=Pods(rounds=2), seats=(3, 6), tiebreaks=(), first=False)).begin(7)
    lines = []
    for number in (1, 2):
        hall.pair()
        lines += [f"round {number}: {' '.join(map(str, one.sides))}" for one in hall.state.rounds[0, number].pairings]
        hall.play_round(lower_number)
        hall.close()
    return [*lines, *(f"{line.place}. {line.entry}: {line.points}" for line in standings(hall.state, 2))]


def brackets() -> list[str]:
    """Return the order of eight seeds, and the sizes of brackets."""
    double = double_bracket(PLACES, second_final=True)
    single = single_bracket(PLACES, third_place=True)
    return [
        f"order of {PLACES}: {' '.join(map(str, seed_order(PLACES)))}",
        f"single: {len(single.nodes)}",
        f"double: {len(double.nodes) - 1} or {len(double.nodes)}",
    ]


def ratings() -> list[str]:
    """Return three games: of two newcomers, of a strong and a new player, and of three newcomers in a pod."""
    games = (
        ([Rating(), Rating()], [1, 2]),
        ([Rating(30.0, 4.0, 0, 9), Rating()], [2, 1]),
        ([Rating(), Rating(), Rating()], [1, 2, 3]),
    )
    lines = []
    for sides, places in games:
        made = updated([[one] for one in sides], places, 0)
        lines += [
            f"{place}: {old.mu:.3f} {old.sigma:.3f} {shown(old)} → {new[0].mu:.3f} {new[0].sigma:.3f} {shown(new[0])}"
            for old, place, new in zip(sides, places, made, strict=True)
        ]
    return lines


BLOCKS = {
    "draws": draws,
    "pairing": pairing,
    "tables": tables,
    "addends": addends,
    "pods": pods,
    "pod rounds": pod_rounds,
    "brackets": brackets,
    "ratings": ratings,
}
"""The examples by name, in the order of the page."""
