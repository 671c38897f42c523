"""Checks the dice of a finished match: commitment, secret, seed, every draw in order, and their tally."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Annotated, Any

import msgspec

from engines.kernel.events import StoredEvent
from engines.kernel.state.dice import commitment, draw, mix_seed
from referee.match.live import Live
from referee.match.notes import DICE
from store.database import Database
from store.match import history

MOST_NUMBER = 2**53 - 1
"""The greatest number in a file, also of a draw: beyond it many languages read another one."""

_Count = Annotated[int, msgspec.Meta(ge=0, le=MOST_NUMBER)]
_Bound = Annotated[int, msgspec.Meta(ge=1, le=MOST_NUMBER)]

Roll = tuple[_Count, _Bound, _Count]
"""A draw as it is stored: its counter, its bound, its result."""

Rolls = list[Roll]

Draw = tuple[int, Roll]
"""A stored draw, and before it the version that it led to."""


class Tally(msgspec.Struct, frozen=True):
    """All draws of a match in short: their count, and the SHA-256 that binds them and the seed, in hex."""

    draws: int
    fingerprint: str


class Difference(msgspec.Struct, frozen=True):
    """The first difference: `found` is the stored value, `right` the computed one.

    `what` is "commitment", "seed", "draw", "count", "fingerprint", "end" (the counter that the last state has drawn up to) or
    "readable". A draw also has its number from 1 and the version of the state that it led to.
    """

    what: str
    found: str
    right: str
    number: int = 0
    version: int = 0


class Verdict(msgspec.Struct, frozen=True):
    """The counts of correct press numbers and draws, the fingerprint of these draws, and the first difference, if any."""

    numbers: int
    draws: int
    fingerprint: str
    differs: Difference | None


def check_dice(secret: str, committed: str, numbers: Sequence[str], seed: str, draws: Iterable[Draw]) -> Verdict:
    """Check that a secret matches its commitment, that secret and numbers give the seed, and the seed gives every draw."""
    if commitment(secret) != committed:
        return Verdict(0, 0, "", Difference("commitment", committed, commitment(secret)))
    if mix_seed(secret, numbers) != seed:
        return Verdict(0, 0, "", Difference("seed", seed, mix_seed(secret, numbers)))
    counter = 0
    right: list[Roll] = []
    differs: Difference | None = None
    for version, found in draws:
        drawn = draw(seed, counter, found[1])
        roll = (drawn.counter, drawn.bound, drawn.result)
        if roll != found:
            differs = Difference("draw", _numbers_text(found), _numbers_text(roll), len(right) + 1, version)
            break
        counter = drawn.counter + 1
        right.append(roll)
    return Verdict(len(numbers), len(right), tally(seed, right).fingerprint, differs)


def tally(seed: str, rolls: Iterable[Sequence[int]]) -> Tally:
    """Return the tally of draws. The fingerprint is of a line with the seed and one for each draw: counter, bound, result."""
    lines = [seed, *(f"{counter} {bound} {result}" for counter, bound, result in rolls)]
    return Tally(len(lines) - 1, hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest())


def checked_tally(verdict: Verdict, draws: int, fingerprint: str) -> Verdict:
    """Return a verdict that also says whether the draws are as many as noted, and have the fingerprint noted."""
    if verdict.differs is not None or (draws, fingerprint) == (verdict.draws, verdict.fingerprint):
        return verdict
    if draws != verdict.draws:
        return msgspec.structs.replace(verdict, differs=Difference("count", str(draws), str(verdict.draws)))
    return msgspec.structs.replace(verdict, differs=Difference("fingerprint", fingerprint, verdict.fingerprint))


async def match_verdict(db: Database, live: Live) -> Verdict:
    """Check the dice of a finished match from the database: the last state tells how far its draws go.

    Raises msgspec.ValidationError for stored draws that are damaged.
    """
    _, match = live.rules_and_match
    draws = [
        (row.version, roll)
        for row in await history.events(db, live.row.id)
        if row.kind == DICE
        for roll in rolls_of(msgspec.json.decode(row.body, type=StoredEvent).sealed)
    ]
    numbers = [number for _, number in live.press_numbers]
    verdict = check_dice(live.row.secret, live.row.commitment, numbers, match.seed, draws)
    end = draws[-1][1][0] + 1 if draws else 0
    if verdict.differs is None and end != match.rolled:
        return msgspec.structs.replace(verdict, differs=Difference("end", str(end), str(match.rolled)))
    return verdict


def rolls_of(sealed: dict[str, Any]) -> Rolls:
    """Return the draws in the sealed facts of an event of dice. Raises msgspec.ValidationError if they are not draws."""
    rolls: Rolls = msgspec.convert(sealed.get("rolls"), Rolls)
    return rolls


def _numbers_text(draw: Sequence[int]) -> str:
    return ", ".join(map(str, draw))
