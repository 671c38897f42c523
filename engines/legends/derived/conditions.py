"""Conditions of texts, read anew each time."""

from __future__ import annotations

from collections.abc import Callable

from engines.kernel.verbs.readers import Readers
from engines.legends.content.vocabulary import Condition, Conditions, Is
from engines.legends.derived.groups import all_of, buried, permanents
from engines.legends.derived.here import FIGURES, Here

TESTS: Readers[Is, Callable[[Here, Condition], bool]] = Readers()
"""The tests of conditions, `not` apart."""


def holds_all(here: Here, conditions: Conditions) -> bool:
    """Return whether all conditions hold. One about several targets holds if it does for any of them."""
    for condition in conditions:  # noqa: SIM110  # a plain loop: asked for often, and most have none
        if TESTS[condition.is_](here, condition) == condition.not_:
            return False
    return True


@TESTS.reads("count")
def _count(here: Here, condition: Condition) -> bool:
    found = len(all_of(here, condition.group)) if condition.group else 0
    return condition.least <= found <= condition.most


@TESTS.reads("lives")
def _lives(here: Here, condition: Condition) -> bool:
    found = permanents(here, condition.who)
    if condition.hurt is not None:
        return any((p.damage > 0) == condition.hurt for p in found)
    return any(condition.least <= FIGURES["lives"](here.board, here.pack, p) <= condition.most for p in found)


@TESTS.reads("turned")
def _turned(here: Here, condition: Condition) -> bool:
    return any(p.turned for p in permanents(here, condition.who))


@TESTS.reads("level")
def _level(here: Here, condition: Condition) -> bool:
    found = permanents(here, condition.who)
    return any(condition.least <= FIGURES["level"](here.board, here.pack, p) <= condition.most for p in found)


@TESTS.reads("graveyard")
def _graveyard(here: Here, condition: Condition) -> bool:
    return condition.least <= buried(here, condition.type) <= condition.most


@TESTS.reads("hand")
def _hand(here: Here, condition: Condition) -> bool:
    return condition.least <= len(here.board.sides[here.seat].hand) <= condition.most


@TESTS.reads("did")
def _did(here: Here, _condition: Condition) -> bool:
    return here.did
