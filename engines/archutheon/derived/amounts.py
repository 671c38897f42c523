"""Amounts of texts, read when they are needed."""

from __future__ import annotations

from engines.archutheon.content.vocabulary import Amount, Number
from engines.archutheon.derived.groups import group
from engines.archutheon.derived.here import Here


def number(here: Here, wanted: Number) -> int:
    """Return a number now."""
    if isinstance(wanted, int):
        return wanted
    return min(_count(here, wanted) * wanted.times, wanted.most)


def _count(here: Here, wanted: Amount) -> int:
    execution, board = here.execution, here.board
    if wanted.of == "count":
        return len(group(here, wanted.group)) if wanted.group is not None else 0
    if wanted.of == "missing":
        return here.pack.tables.health - board.heroes[here.user].health
    if execution is None:
        return 0
    if wanted.of == "blocked":
        return execution.blocked
    if wanted.of == "hit":
        return len(execution.hits)
    hits = zip(execution.hits, execution.damages, strict=False)
    return sum(amount for at, amount in hits if board.heroes[at].side != here.side)
