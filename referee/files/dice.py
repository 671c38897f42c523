"""Whether a finished match's dice are what they were bound to be: commitment, secret, seed, and every draw in its order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from engines.kernel.events import StoredEvent
from engines.kernel.state.dice import commitment, draw, mix_seed
from referee.match.live import Live
from referee.match.notes import DICE
from store.database import Database
from store.match import history

Draw = tuple[int, Sequence[int]]
"""A draw as it is stored: the version it led to; counter, bound and result."""


class Difference(msgspec.Struct, frozen=True):
    """The first thing that is not as it must be: "commitment", "seed" or "draw", with what is found and what should be.

    Of a draw its number, counted from 1, and the version of the state that it led to.
    """

    what: str
    found: str
    right: str
    number: int = 0
    version: int = 0


class Verdict(msgspec.Struct, frozen=True):
    """How many numbers of presses and draws are right, and the first thing that is not, if there is one."""

    numbers: int
    draws: int
    differs: Difference | None


def check_dice(secret: str, committed: str, numbers: Sequence[str], seed: str, draws: Iterable[Draw]) -> Verdict:
    """Return whether a secret is the one committed to, whether secret and numbers give the seed, and the seed every draw."""
    if commitment(secret) != committed:
        return Verdict(0, 0, Difference("commitment", committed, commitment(secret)))
    if mix_seed(secret, numbers) != seed:
        return Verdict(0, 0, Difference("seed", seed, mix_seed(secret, numbers)))
    counter = count = 0
    for version, found in draws:
        bound = found[1] if len(found) == 3 else 0
        right = draw(seed, counter, bound) if bound > 0 else None
        if right is None or [right.counter, right.bound, right.result] != [*found]:
            told = [right.counter, right.bound, right.result] if right is not None else [counter]
            return Verdict(len(numbers), count, Difference("draw", _told(found), _told(told), count + 1, version))
        counter, count = right.counter + 1, count + 1
    return Verdict(len(numbers), count, None)


async def match_verdict(db: Database, live: Live) -> Verdict:
    """Return whether the dice of a finished match are what they were bound to be, from what is stored of it."""
    _, match = live.rules_and_match
    draws: list[Draw] = []
    for row in await history.events(db, live.row.id):
        if row.kind == DICE:
            rolls = msgspec.json.decode(row.body, type=StoredEvent).sealed["rolls"]
            draws += [(row.version, roll) for roll in msgspec.convert(rolls, list[list[int]])]
    return check_dice(
        live.row.secret, live.row.commitment, [number for _, number in live.press_numbers], match.seed, draws
    )


def _told(draw: Sequence[int]) -> str:
    return ", ".join(map(str, draw))
