"""Practice players of Legends against two others: one who answers at random, and a greedy one who looks one choice ahead.

`python -m benchmarks.strength` plays games against each, with preset decks drawn at random; two games have the same decks and
dice, with the seats swapped. `--quick` thinks as little as in runs for the balance of cards. The greedy player takes the answer
after which the table looks best by plain counts, once all that waits has happened and everybody has passed.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from random import Random
from time import process_time
from typing import NamedTuple

from benchmarks.engines import start
from benchmarks.timing import quantile, row
from engines.games import GAMES
from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import advance
from engines.kernel.state.model import Decision, Seat
from engines.kernel.views import redeal
from engines.legends.board import LegendsMatch, Options
from engines.legends.derived.figures import attack_of, lives_of
from engines.legends.derived.points import sum_of
from engines.legends.leaning import lean
from engines.legends.practice import FULL, QUICK, advise, draw_squad, rule_of
from engines.legends.round.playing import CALM

RULES = GAMES["legends"].standard

LOOKS = 3
"""The number of ways that the greedy player tries what an answer asks for next, such as its targets."""

LONGEST = 60
"""Choices after which its look ahead ends."""


class Result(NamedTuple):
    """A game of a practice player: what it won (a draw is a half), and the processor seconds of its choices."""

    won: float
    seconds: list[float]


def material(match: LegendsMatch, seat: Seat) -> float:
    """Return plain counts of a side, less those of the other: games, heroes, lives, attack, cards, legendarity."""
    board, total = match.board, 0.0
    for side, sign in ((seat, 1), (board.other(seat), -1)):
        own = [p for p in board.permanents if p.controller == side]
        total += sign * (1000 * board.won[side] + len(board.sides[side].hand))
        total += sign * sum_of(board, RULES.pack, side).available / 2
        for p in own:
            lives = lives_of(board, RULES.pack, p) if p.card in RULES.pack.fighter else 2
            total += sign * (lives + attack_of(board, RULES.pack, p) if lives > 0 else 0)
            total += sign * (8 if p.card in RULES.pack.hero and lives > 0 else 0)
    return total


def greedy_keys(match: LegendsMatch, asked: Decision, rng: Random) -> list[str]:
    """Return the answer of the greedy player to a question on a match dealt anew for its seat."""
    if asked.kind == "squad":
        return draw_squad(asked, rng)
    if rule := rule_of(RULES.pack, match, asked):
        return rule
    answers = [[option.key] for option in asked.options]
    if asked.several:
        answers = [random_keys(asked, rng) for _ in range(10)]
    if len(answers) == 1:
        return answers[0]
    return max(answers, key=lambda keys: max(_after(match, asked, keys, rng) for _ in range(LOOKS)))


def _after(match: LegendsMatch, asked: Decision, keys: list[str], rng: Random) -> float:
    """Return the counts after an answer, once everybody has passed; what it asks for next is answered at random."""
    match = RULES.copy(match)
    board = match.board
    turn, number = board.turn, board.number
    advance(RULES, match, asked.seat, asked.id, keys)
    for _ in range(LONGEST):
        if match.outcome is not None or not match.asks or (board.turn, board.number) != (turn, number):
            break
        other = match.asks[0]
        if other.kind == "main" and not board.stack and not board.queue:
            break
        advance(RULES, match, other.seat, other.id, _passive_keys(match, other, rng))
    return material(match, asked.seat)


def _passive_keys(match: LegendsMatch, asked: Decision, rng: Random) -> list[str]:
    """Return a pass, or a random answer where something must be answered: targets on the usual side."""
    for option in asked.options:
        if option.key in CALM:
            return [option.key]
    if asked.kind == "target" and not asked.several:
        return [rng.choice(lean(RULES.pack, match, asked))]
    return random_keys(asked, rng)


def play(job: tuple[bool, bool, int]) -> Result:
    """Play a game of the practice player against the greedy one, or against chance, and return its result."""
    is_greedy, is_quick, seed = job
    rng, own = Random(seed), seed % 2
    match: LegendsMatch = start(RULES, 2, Options(games="one"), Random(seed // 2))
    seconds = []
    while match.outcome is None:
        asked = match.asks[0]
        dealt = redeal(RULES, match, asked.seat, rng)
        begun = process_time()
        if asked.seat == own:
            keys = advise(RULES, dealt, asked.seat, rng, QUICK if is_quick else FULL)
            seconds.append(process_time() - begun)
        else:
            keys = greedy_keys(dealt, asked, rng) if is_greedy else random_keys(asked, rng)
        advance(RULES, match, asked.seat, asked.id, keys)
    won = 0.5 if match.outcome.shared else float(own in match.outcome.winners)
    return Result(won, seconds)


def main() -> None:
    """Play the games and print the figures, with the bounds of 95 % of such runs."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="how many against each")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--against", choices=("random", "greedy"), action="append")
    given = parser.parse_args()
    print("Practice players of Legends: games won, and processor time of a choice")
    for name in given.against or ("random", "greedy"):
        jobs = [(name == "greedy", given.quick, seed) for seed in range(given.games)]
        with ProcessPoolExecutor(given.processes) as pool:
            results = list(pool.map(play, jobs))
        print_won(name, [result.won for result in results])
        print_taken([each for result in results for each in result.seconds])


def print_won(name: str, won: Sequence[float]) -> None:
    """Print the share of games that were won against an opponent, with the bounds of 95 % of such runs."""
    share = sum(won) / len(won)
    bound = 1.96 * sqrt(share * (1 - share) / len(won))
    row(f"against a {name} player, of {len(won)} games", f"{share:.1%} ± {bound:.1%}")


def print_taken(seconds: Sequence[float]) -> None:
    """Print the processor time of choices, given in seconds."""
    taken = [each * 1e3 for each in seconds]
    mean = sum(taken) / len(taken)
    row("  ms a choice: mean, p99, most", f"{mean:.1f} / {quantile(taken, 0.99):.0f} / {max(taken):.0f}")


if __name__ == "__main__":
    main()
