"""Amounts, read anew each time (BC-97).

Counts of figures are registered by `figures.py`, which itself reads amounts: so they do not import each other.
"""

from __future__ import annotations

from collections.abc import Callable

from engines.battlecon.content.vocabulary import Amount, Is, Number, Of, Who
from engines.battlecon.derived import geometry
from engines.battlecon.derived.here import Here
from engines.kernel.verbs.readers import Readers

Counter = Callable[[Here, int], int]
"""A function that counts something of a fighter."""

COUNTS: Readers[Of | Is, Counter] = Readers()
"""The counters of amounts and conditions, besides those of tokens, markers or the effect itself."""


def number(here: Here, value: Number) -> int:
    """Return the present value of a number."""
    return value if isinstance(value, int) else amount(here, value)


def amount(here: Here, wanted: Amount) -> int:
    """Return the present value of an amount: the count, times, divided and rounded up, plus, within its limits."""
    i = here.index(wanted.who)
    count = 0 if i < 0 else _count(here, wanted, i)
    total = -(-count * wanted.times // wanted.over) + wanted.plus
    if wanted.least is not None:
        total = max(total, wanted.least)
    if wanted.most is not None:
        total = min(total, wanted.most)
    return total


def _count(here: Here, wanted: Amount, i: int) -> int:
    if wanted.of in TOKENS:
        return count_tokens(here, wanted.of, wanted.who, wanted.token)
    if wanted.of == "between":
        at = here.board.fighters[here.who].markers.get(here.name(wanted.marker or ""))
        return max(abs(at - here.board.fighters[i].space) - 1, 0) if at is not None else 0
    return COUNTS[wanted.of](here, i)


TOKENS = frozenset({"tokens", "spent_tokens", "used"})


def count_tokens(here: Here, of: str, who: Who, token: str | None) -> int:
    """Return the tokens of a kind in supply, exhausted or used this beat; of no kind: all of the own kit, no counters.

    What an opponent has in supply includes tokens that were handed over to him.
    """
    i = here.index(who)
    if i < 0:
        return 0
    fighter = here.board.fighters[i]
    held = {"tokens": fighter.tokens, "spent_tokens": fighter.exhausted, "used": fighter.now.used}[of]
    if token is not None:
        return held.get(here.name(token), 0)
    own = "" if of == "tokens" and who == "opponent" else f"{fighter.kit}."
    return sum(n for name, n in held.items() if name.startswith(own) and not here.pack.token[name].counter)


@COUNTS.reads("amount")
def _amount(here: Here, _i: int) -> int:
    return here.doing.amount if here.doing else 0


@COUNTS.reads("event")
def _event(here: Here, _i: int) -> int:
    return here.event


@COUNTS.reads("damage")
def _damage(here: Here, _i: int) -> int:
    return here.attack.damage if here.attack else 0


@COUNTS.reads("distance")
def _distance(here: Here, _i: int) -> int:
    other = here.index("opponent")
    return geometry.distance(here.board, here.who, other) if other >= 0 else 0


@COUNTS.reads("attack_distance")
def _attack_distance(here: Here, _i: int) -> int:
    return here.attack.distance if here.attack else -1


@COUNTS.reads("life")
def _life(here: Here, i: int) -> int:
    return here.board.fighters[i].life


@COUNTS.reads("damage_taken")
def _damage_taken(here: Here, i: int) -> int:
    return here.board.fighters[i].now.taken


@COUNTS.reads("damage_dealt")
def _damage_dealt(here: Here, i: int) -> int:
    return here.board.fighters[i].now.dealt


@COUNTS.reads("absorbed")
def _absorbed(here: Here, i: int) -> int:
    return here.board.fighters[i].now.absorbed


@COUNTS.reads("discarded_bases")
def _discarded_bases(here: Here, i: int) -> int:
    fighter = here.board.fighters[i]
    bases = here.pack.bases(fighter.kit)
    return sum(card in bases for card in (*fighter.discard_1, *fighter.discard_2))
