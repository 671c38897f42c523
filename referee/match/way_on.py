"""Looks for a way on where the rules fail over an answer: some other answer to the same question that they take."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

from engines.kernel import choose as kernel
from engines.kernel.automatic.chance import random_keys
from engines.kernel.game import Rules
from engines.kernel.state.model import Decision, Match
from referee.match.commit import changed_slots
from referee.match.live import Live

MOST_TRIES = 40
"""Answers to a question that are tried at most: the match waits meanwhile."""


async def answer_that_works(live: Live, asked: Decision) -> list[str] | None:
    """Return an answer to an open question that the rules take, None if they fail over every one that was tried."""
    rules, match = live.rules_and_match
    for keys in _answers(asked):
        if _works(live, rules, match, asked, keys):
            return keys
        await asyncio.sleep(0)  # other matches go on between two tries
    return None


def _answers(asked: Decision) -> Iterator[list[str]]:
    """Yield different answers: each of those with one option or none, then some with several."""
    single = [[option.key] for option in asked.options] if asked.least <= 1 <= asked.most else []
    found = [*([[]] if asked.least == 0 else []), *single][:MOST_TRIES]
    yield from found
    chance = Random(asked.id)  # noqa: S311  # not for dice
    for _ in range(MOST_TRIES - len(found)):
        keys = random_keys(asked, chance)
        if keys not in found:
            found.append(keys)
            yield keys


def _works(live: Live, rules: Rules[Any, Any], match: Match[Any, Any], asked: Decision, keys: list[str]) -> bool:
    try:
        changed_slots(live, kernel.choose(rules, match, asked.seat, asked.id, keys).match)
    except Exception:  # whatever the rules raise; the failure that led here is logged with its traceback
        return False
    return True
