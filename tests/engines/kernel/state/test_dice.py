"""Dice: the documented rule recomputed by other means, fixed vectors, rejection, uniformity, the commitment."""

from __future__ import annotations

import struct
from collections import Counter
from hashlib import sha256
from math import factorial

import pytest

from engines.kernel.state.dice import Roll, commitment, draw, mix_seed
from engines.kernel.steps.registry import Steps
from tests.engines.kernel.gauntlet.tiny import SEED, TinyPlay, rules_of, start

ZERO, COUNT = "00" * 32, bytes(range(32)).hex()


def by_the_book(seed: str, counter: int, bound: int) -> tuple[int, int]:
    """The rule as the documentation words it: return the counter used and the result."""
    while True:
        digest = sha256(bytes.fromhex(seed) + struct.pack(">Q", counter)).digest()
        number = sum(byte << (8 * place) for place, byte in enumerate(reversed(digest)))
        if number // bound < 2**256 // bound:
            return counter, number % bound
        counter += 1


@pytest.mark.parametrize(
    ("seed", "counter", "bound", "result"),
    [
        (ZERO, 0, 6, 5),
        (ZERO, 1, 6, 4),
        (ZERO, 255, 6, 2),
        (ZERO, 256, 52, 33),
        (COUNT, 0, 6, 2),
        (COUNT, 7, 2, 0),
        (COUNT, 2**40, 43, 28),
        (COUNT, 3, 1, 0),
    ],
)
def test_fixed_draws(seed: str, counter: int, bound: int, result: int) -> None:
    assert by_the_book(seed, counter, bound) == (counter, result)
    assert draw(seed, counter, bound) == Roll(counter, bound, result)


def test_a_draw_beyond_the_last_whole_multiple_is_made_again_with_the_next_counter() -> None:
    bound = 2**255 + 1  # nearly every second draw is beyond the only multiple
    again = 0
    for counter in range(40):
        used, result = by_the_book(SEED, counter, bound)
        again += used > counter
        assert draw(SEED, counter, bound) == Roll(used, bound, result)
    assert 8 < again < 32


def test_every_result_is_about_as_likely() -> None:
    count = Counter(draw(SEED, counter, 6).result for counter in range(6000))
    assert sorted(count) == [0, 1, 2, 3, 4, 5]
    assert sum((n - 1000) ** 2 / 1000 for n in count.values()) < 20.5, "chi-squared, 5 degrees of freedom, 0.1 %"


def game(items: int, times: int) -> tuple[list[str], tuple[Roll, ...], int]:
    """Shuffle `items` letters `times` times, then roll a die; return the log, the rolls, the match's counter."""
    steps = Steps()

    @steps.step
    def opening(play: TinyPlay) -> None:
        for _ in range(times):
            letters = list("abcdefgh"[:items])
            play.shuffle(letters)
            play.board.log.append("".join(letters))
        play.board.log.append(str(play.roll(6)))

    turn = start(rules_of(steps, opening))
    return turn.match.board.log, turn.rolls, turn.match.rolled


def test_a_shuffle_swaps_from_the_last_place_down_with_a_place_drawn_up_to_it() -> None:
    letters = list("abcdefgh")
    for counter, last in enumerate(range(7, 0, -1)):
        other = by_the_book(SEED, counter, last + 1)[1]
        letters[last], letters[other] = letters[other], letters[last]
    log, rolls, rolled = game(8, 1)
    assert log == ["".join(letters), str(by_the_book(SEED, 7, 6)[1])]
    assert [(r.counter, r.bound) for r in rolls] == [(0, 8), (1, 7), (2, 6), (3, 5), (4, 4), (5, 3), (6, 2), (7, 6)]
    assert rolled == 8


@pytest.mark.parametrize("items", [0, 1])
def test_nothing_is_drawn_to_shuffle_less_than_two(items: int) -> None:
    assert game(items, 1)[2] == 1


def test_every_order_comes_up_about_as_often() -> None:
    count = Counter(game(4, 2400)[0][:-1])
    assert len(count) == factorial(4)
    assert sum((n - 100) ** 2 / 100 for n in count.values()) < 49.7, "chi-squared, 23 degrees of freedom, 0.1 %"


def test_a_rejected_draw_moves_the_counter_of_the_match_past_it() -> None:
    steps, bound = Steps(), 2**255 + 1

    @steps.step
    def opening(play: TinyPlay) -> None:
        for _ in range(10):
            play.roll(bound)

    turn = start(rules_of(steps, opening))
    counter = 0
    for roll in turn.rolls:
        assert (roll.counter, roll.result) == by_the_book(SEED, counter, bound)
        counter = roll.counter + 1
    assert turn.match.rolled == counter
    assert counter > 10


def test_the_commitment_is_the_hash_of_the_secret_bytes() -> None:
    assert commitment("616263") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert commitment(ZERO) != commitment(COUNT)


def test_the_seed_mixes_the_secret_with_everyones_entropy_in_order() -> None:
    expected = sha256(bytes.fromhex(COUNT) + sha256(b"anna").digest() + sha256("борис".encode()).digest()).hexdigest()
    assert mix_seed(COUNT, ["anna", "борис"]) == expected
    assert mix_seed(COUNT, ["борис", "anna"]) != expected
    assert mix_seed(COUNT, ["annaборис"]) != expected
    assert mix_seed(ZERO, ["anna", "борис"]) != expected
    assert mix_seed(COUNT, []) == commitment(COUNT)
