"""Verifiable dice: every result follows from the seed and a counter by a rule that anyone can recompute.

Draw number `counter` below `bound`: read SHA-256(seed bytes ‖ counter as 8 bytes, big-endian) as one big-endian
number n. If n is below the largest multiple of `bound` that fits into 256 bits, the result is n mod `bound`;
otherwise the counter goes up by one and the draw is made again. A shuffle walks from the last place down to the second
and swaps each with the place drawn below its index plus one (Fisher and Yates).
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import lru_cache

import msgspec

SPACE = 1 << 256


class Roll(msgspec.Struct, frozen=True, gc=False):  # numbers alone
    """One draw: its counter, its bound, its result."""

    counter: int
    bound: int
    result: int


def draw(seed: str, counter: int, bound: int) -> Roll:
    """Return draw `counter` of `seed` (hex) below `bound`; the roll has the counter that was finally used."""
    return draws(seed, counter, (bound,))[0]


def draws(seed: str, counter: int, bounds: Iterable[int]) -> list[Roll]:
    """Return one draw after another below each of `bounds`, from draw `counter` of `seed` (hex) on."""
    begun, number_of = _seed_hash(seed).copy, int.from_bytes
    found = []
    for bound in bounds:
        limit = _limit(bound)
        while True:
            state = begun()
            state.update(counter.to_bytes(8, "big"))
            number = number_of(state.digest(), "big")
            counter += 1
            if number < limit:
                break
        found.append(Roll(counter - 1, bound, number % bound))
    return found


@lru_cache(maxsize=1024)
def _limit(bound: int) -> int:
    """Return the largest multiple of `bound` that fits into 256 bits. Raises ValueError if there is none: no draw would end."""
    if not 1 <= bound <= SPACE:
        raise ValueError(f"no draw is below {bound}")
    return SPACE - SPACE % bound


@lru_cache(maxsize=16)
def _seed_hash(seed: str) -> hashlib._Hash:
    """Return SHA-256 with the seed's bytes fed in: the beginning of every draw."""
    return hashlib.sha256(bytes.fromhex(seed))


def commitment(secret: str) -> str:
    """Return the SHA-256 of a secret given in hex, in hex. It is shown before anything is drawn from the secret."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def mix_seed(secret: str, entropy: Iterable[str]) -> str:
    """Return a match's seed: SHA-256 of the match's secret and every person's entropy, in the order of seats, in hex."""
    state = hashlib.sha256(bytes.fromhex(secret))
    for part in entropy:
        state.update(hashlib.sha256(part.encode()).digest())
    return state.hexdigest()
