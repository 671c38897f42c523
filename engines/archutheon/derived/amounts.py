"""Amounts of texts, read when they are needed."""

from __future__ import annotations

from collections.abc import Callable

from engines.archutheon.content.vocabulary import Amount, Number, Of
from engines.archutheon.derived.groups import group
from engines.archutheon.derived.health import full_health
from engines.archutheon.derived.here import Here
from engines.kernel.verbs.readers import Readers

Reader = Callable[[Here, Amount], int]

READERS: Readers[Of, Reader] = Readers()
reads = READERS.reads


def number(here: Here, wanted: Number) -> int:
    """Return a number now."""
    if isinstance(wanted, int):
        return wanted
    return min(READERS[wanted.of](here, wanted) * wanted.times, wanted.most)


@reads("count")
def _count(here: Here, wanted: Amount) -> int:
    return len(group(here, wanted.group)) if wanted.group is not None else 0


@reads("missing")
def _missing(here: Here, _wanted: Amount) -> int:
    return full_health(here.board, here.pack, here.user) - here.board.heroes[here.user].health


@reads("blocked")
def _blocked(here: Here, _wanted: Amount) -> int:
    return here.execution.blocked if here.execution is not None else 0


@reads("hit")
def _hit(here: Here, _wanted: Amount) -> int:
    return len(here.execution.hits) if here.execution is not None else 0


@reads("dealt")
def _dealt(here: Here, _wanted: Amount) -> int:
    """Return the damage dealt to enemies."""
    execution, heroes = here.execution, here.board.heroes
    if execution is None:
        return 0
    hits = zip(execution.hits, execution.damages, strict=False)
    return sum(amount for at, amount in hits if heroes[at].side != here.side)
