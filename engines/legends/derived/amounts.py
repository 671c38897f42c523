"""Numbers of texts, read anew whenever they are needed."""

from __future__ import annotations

from collections.abc import Callable

from engines.kernel.verbs.readers import Readers
from engines.legends.board import Permanent
from engines.legends.content.vocabulary import Amount, Number, Of
from engines.legends.derived.figures import attack_of, level_of
from engines.legends.derived.groups import all_of, buried
from engines.legends.derived.here import Here

COUNTS: Readers[Of, Callable[[Here, Amount, Permanent | None], int]] = Readers()
"""The counters of amounts; the last argument is the permanent concerned."""


def number(here: Here, n: Number, on: Permanent | None = None) -> int:
    """Return the present value of a number; `on` is the permanent concerned."""
    return n if isinstance(n, int) else min(n.times * COUNTS[n.of](here, n, on), n.most)


@COUNTS.reads("count")
def _count(here: Here, wanted: Amount, _on: Permanent | None) -> int:
    return len(all_of(here, wanted.group)) if wanted.group else 0


@COUNTS.reads("level")
def _level(here: Here, _wanted: Amount, _on: Permanent | None) -> int:
    user = here.board.permanent(here.user)
    return level_of(here.board, here.pack, user) if user else 0


@COUNTS.reads("attack")
def _attack(here: Here, _wanted: Amount, _on: Permanent | None) -> int:
    user = here.board.permanent(here.user)
    return attack_of(here.board, here.pack, user) if user else 0


@COUNTS.reads("damage_on")
def _damage_on(_here: Here, _wanted: Amount, on: Permanent | None) -> int:
    return on.damage if on else 0


@COUNTS.reads("hand")
def _hand(here: Here, _wanted: Amount, _on: Permanent | None) -> int:
    return len(here.board.sides[here.seat].hand)


@COUNTS.reads("spent")
def _spent(here: Here, _wanted: Amount, _on: Permanent | None) -> int:
    return here.board.sides[here.seat].spent


@COUNTS.reads("graveyard")
def _graveyard(here: Here, wanted: Amount, _on: Permanent | None) -> int:
    return buried(here, wanted.type)
