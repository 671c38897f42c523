"""Practice players of Archutheon against one who answers at random and a greedy one, and in positions decided by one answer.

`python -m benchmarks.archutheon` plays matches against each, with heroes drawn at random; two matches have the same dice, with
the seats swapped. `--quick` measures the quick policy in place of the player that people meet. `--journal` keeps the matches that
are done, so that a long run goes on where it was. The greedy player takes the answer after which the table looks best by plain
counts, once all that is declared is executed and nobody has declared more.
"""

from __future__ import annotations

import argparse
from collections import Counter
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time

import msgspec

from benchmarks.strength import print_taken, print_won
from benchmarks.timing import row
from engines.archutheon.automatic.practice import FULL, advise, quick
from engines.archutheon.board import NONE, ORANGE, ArchutheonMatch, Options, leader_of
from engines.archutheon.game import ARCHUTHEON
from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import advance, begin
from engines.kernel.state.model import Decision, Seat
from engines.kernel.views import redeal
from tests.engines.archutheon import positions
from tools.balance.archutheon.watch import Watch
from tools.balance.journal import spread_on

RULES = ARCHUTHEON.standard

MOST_ANSWERS = 16
"""The answers that the greedy player tries at most."""

LONGEST = 60
"""Choices after which its look ahead ends."""

CALM = frozenset({"end", "pass", "stop", "stay", "none"})
"""The answers that do nothing more."""


class Result(msgspec.Struct, frozen=True):
    """A match of a practice player: whether it won, the road to victory, and the processor seconds of its choices."""

    won: bool
    road: str
    seconds: list[float]


def material(match: ArchutheonMatch, side: int) -> float:
    """Return plain counts of a side, less those of the other: health, heroes, cards, tracks, tokens, the Gate."""
    board, total = match.board, 0.0
    if board.winner != NONE:
        return 1000.0 if board.winner == side else -1000.0
    for own, sign in ((side, 1), (1 - side, -1)):
        player = board.players[own]
        total += sign * sum(3 + hero.health for hero in board.heroes if hero.side == own and hero.cell >= 0)
        total += sign * 2 * board.heroes[leader_of(board, own)].health
        total += sign * (0.5 * len(player.hand) + sum(player.tracks) + player.collected)
    return total + 3 * (board.gate - 2) * (1 if side == ORANGE else -1)


def greedy_keys(match: ArchutheonMatch, asked: Decision, rng: Random) -> list[str]:
    """Return the answer of the greedy player to a question on a match dealt anew for its seat."""
    answers = [[option.key] for option in asked.options]
    if asked.several:
        return random_keys(asked, rng)
    if len(answers) > MOST_ANSWERS:
        answers = rng.sample(answers, MOST_ANSWERS)
    if len(answers) == 1:
        return answers[0]
    return max(answers, key=lambda keys: _after(match, asked, keys, rng))


def _after(match: ArchutheonMatch, asked: Decision, keys: list[str], rng: Random) -> float:
    """Return the counts after an answer, once what is declared is executed; what it asks for next is answered at random."""
    match = RULES.copy(match)
    board = match.board
    side, turn = board.seats.index(asked.seat) if board.seats else asked.seat, board.turn
    advance(RULES, match, asked.seat, asked.id, keys)
    for _ in range(LONGEST):
        if match.outcome is not None or not match.asks or board.turn != turn or match.asks[0].kind == "turn":
            break
        other = match.asks[0]
        calm = [option.key for option in other.options if option.key in CALM and not match.lanes.get(other.seat)]
        declares = [key for key in ("end", "pass") if any(option.key == key for option in other.options)]
        advance(RULES, match, other.seat, other.id, (declares or calm)[:1] or random_keys(other, rng))
    return material(match, side)


def play(job: tuple[bool, bool, int]) -> Result:
    """Play a match of the practice player against the greedy one, or against chance, and return its result."""
    is_greedy, is_quick, seed = job
    rng, own = Random(seed), seed % 2
    dice = Random(seed // 2).randbytes(32).hex()
    match: ArchutheonMatch = begin(RULES, (0, 1), dice, Options(first=seed // 2 % 2)).match
    watch = Watch(RULES.pack)
    seconds = []
    while match.outcome is None:
        asked = match.asks[0]
        watch.note(match)
        dealt = redeal(RULES, match, asked.seat, rng)
        begun = process_time()
        if asked.seat == own:
            keys = quick(RULES, dealt, asked.seat, rng) if is_quick else advise(RULES, dealt, asked.seat, rng, FULL)
            seconds.append(process_time() - begun)
        else:
            keys = greedy_keys(dealt, asked, rng) if is_greedy else random_keys(asked, rng)
        turn = advance(RULES, match, asked.seat, asked.id, keys)
        watch.hear(event.public for event in turn.events if event.public is not None)
    return Result(own in match.outcome.winners, watch.fate("", match.board).road, seconds)


def main() -> None:
    """Play the matches and print the figures, with the bounds of 95 % of such runs."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.archutheon", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="how many against each")
    parser.add_argument("--positions", type=int, default=100, help="how many of each kind")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--against", choices=("random", "greedy", "nobody"), action="append")
    parser.add_argument("--journal", type=Path, help="a folder that keeps the matches that are done")
    given = parser.parse_args()
    print("Practice players of Archutheon: positions, matches won, and processor time of a choice")
    _positions(given.positions, is_quick=given.quick)
    with TemporaryDirectory() as folder:
        for name in given.against or ("random", "greedy"):
            if name != "nobody":
                _matches(name, given.games, given.processes, given.journal or Path(folder), is_quick=given.quick)


def _matches(name: str, games: int, processes: int, folder: Path, *, is_quick: bool) -> None:
    """Play the matches against one opponent that the journal does not have yet; print the figures of all."""
    jobs = [(name == "greedy", is_quick, seed) for seed in range(games)]
    journal = folder / f"{'quick' if is_quick else 'full'}-{name}-{RULES.hash[:12]}.jsonl"
    results = spread_on(play, jobs, processes, journal, Result)
    print_won(name, [result.won for result in results])
    roads = Counter(result.road for result in results if result.won)
    row("  its wins by road", ", ".join(f"{road} {count}" for road, count in roads.most_common()) or "none")
    print_taken([each for result in results for each in result.seconds])


def _positions(count: int, *, is_quick: bool) -> None:
    rng = Random(20261128)  # a benchmark's choices

    def player(match: ArchutheonMatch, seat: Seat) -> list[str]:
        dealt = redeal(RULES, match, seat, rng)
        return quick(RULES, dealt, seat, rng) if is_quick else advise(RULES, dealt, seat, rng, FULL)

    wins = partial(positions.wins_now, player=player)
    lives = partial(positions.survives, player=player)
    for name, made, passes in (
        ("an open Gate is taken", positions.gates, wins),
        ("an enemy's leader is killed", positions.lethal, wins),
        ("an attack that kills is stopped", positions.threats, lives),
    ):
        row(f"{name}, of {count}", str(sum(passes(match) for match in islice(made(1), count))))


if __name__ == "__main__":
    main()
