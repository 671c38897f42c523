"""The chain of a tournament (TM-13): c(k − 1) is the SHA-256 of c(k).

c(0), the commitment, is published at the opening, c(k) with draw k. Whoever has c(k) checks it against every value before;
nobody but the bot knows those that follow. A draw's seed is SHA-256(c(k) ‖ salt). The salt comes from the entry presses, which
the bot could not foresee.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from tournaments.errors import TournamentError

LENGTH = 1000
"""Draws that a chain holds: every round, cut and seeding of a tournament takes one."""


def chain_value(secret: str, draw: int) -> str:
    """Return c(draw) of the chain that ends in a secret (both in hex). Raise TournamentError past the chain's end."""
    if not 0 <= draw <= LENGTH:
        raise TournamentError("chain-over", "TM-13", draw=draw, most=LENGTH)
    value = bytes.fromhex(secret)
    for _ in range(LENGTH - draw):
        value = hashlib.sha256(value).digest()
    return value.hex()


def commitment(secret: str) -> str:
    """Return c(0), which is published before anybody enters."""
    return chain_value(secret, 0)


def follows(value: str, draw: int, earlier: str, earlier_draw: int = 0) -> bool:
    """Return whether a value is the chain's at a draw, given an earlier value: hashed back as many times, it must be that one."""
    back = bytes.fromhex(value)
    for _ in range(draw - earlier_draw):
        back = hashlib.sha256(back).digest()
    return draw > earlier_draw and back.hex() == earlier


def salt_of(presses: Iterable[int]) -> str:
    """Return the salt in hex: the SHA-256 of the ids of the entry presses, ascending as numbers, joined by newlines."""
    return hashlib.sha256("\n".join(str(press) for press in sorted(presses)).encode("ascii")).hexdigest()


def seed_of(value: str, salt: str) -> bytes:
    """Return the seed of a draw: SHA-256 of c(k) and the salt, as raw bytes."""
    return hashlib.sha256(bytes.fromhex(value) + bytes.fromhex(salt)).digest()
