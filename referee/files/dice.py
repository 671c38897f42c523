"""Checks the dice of a finished match: commitment, secret, seed, and every draw in order."""

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
"""A stored draw: the version it led to, and its counter, bound and result."""


class Difference(msgspec.Struct, frozen=True):
    """The first difference: `what` is "commitment", "seed" or "draw"; `found` is the file's value, `right` the computed one.

    A draw also has its number from 1 and the version of the state that it led to.
    """

    what: str
    found: str
    right: str
    number: int = 0
    version: int = 0


class Verdict(msgspec.Struct, frozen=True):
    """The counts of correct press numbers and draws, and the first difference, if there is one."""

    numbers: int
    draws: int
    differs: Difference | None


def check_dice(secret: str, committed: str, numbers: Sequence[str], seed: str, draws: Iterable[Draw]) -> Verdict:
    """Check that a secret matches its commitment, that secret and numbers give the seed, and the seed gives every draw."""
    if commitment(secret) != committed:
        return Verdict(0, 0, Difference("commitment", committed, commitment(secret)))
    if mix_seed(secret, numbers) != seed:
        return Verdict(0, 0, Difference("seed", seed, mix_seed(secret, numbers)))
    counter = count = 0
    for version, found in draws:
        bound = found[1] if len(found) == 3 else 0
        right = draw(seed, counter, bound) if bound > 0 else None
        if right is None or [right.counter, right.bound, right.result] != [*found]:
            expected = [right.counter, right.bound, right.result] if right is not None else [counter]
            return Verdict(
                len(numbers),
                count,
                Difference("draw", _numbers_text(found), _numbers_text(expected), count + 1, version),
            )
        counter, count = right.counter + 1, count + 1
    return Verdict(len(numbers), count, None)


async def match_verdict(db: Database, live: Live) -> Verdict:
    """Check the dice of a finished match from the database."""
    _, match = live.rules_and_match
    draws: list[Draw] = []
    for row in await history.events(db, live.row.id):
        if row.kind == DICE:
            rolls = msgspec.json.decode(row.body, type=StoredEvent).sealed["rolls"]
            draws += [(row.version, roll) for roll in msgspec.convert(rolls, list[list[int]])]
    return check_dice(
        live.row.secret, live.row.commitment, [number for _, number in live.press_numbers], match.seed, draws
    )


def _numbers_text(draw: Sequence[int]) -> str:
    return ", ".join(map(str, draw))
