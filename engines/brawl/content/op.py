"""The base of the verbs of Super Fantasy Brawl, which cards call ops: each has a file in engines/brawl/verbs (SB-20)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec

from engines.brawl.content.vocabulary import Conditions, Who
from engines.kernel.verbs.verb import Verb


class Op(Verb, frozen=True, tag_field="op", kw_only=True):
    """One thing that a card does if all its conditions hold; `may`: only if its player wants to."""

    home: ClassVar[str] = "engines.brawl.verbs"
    former_key: ClassVar[str] = "do"

    asks: ClassVar[bool] = False
    """Whether the op's own question can be declined: it needs no second one."""

    about_nobody: ClassVar[bool] = False
    """Whether the op is carried out even if there is no champion for it."""

    each_controller_orders: ClassVar[bool] = False
    """Whether each controller orders the own champions if several move, not the card's player all of them (SB-56)."""

    if_: Conditions = msgspec.field(default=(), name="if")
    may: bool = False

    def about(self) -> Who:
        """Return the champions that the op is about; for an op without such a field the acting champion."""
        who: Who = getattr(self, "who", "self")
        return who

    def fitting(self, _here: Any, found: tuple[int, ...], /) -> tuple[int, ...]:
        """Return the champions in `found` that the op can be done to."""
        return found

    def stuck(self, _play: Any, _i: int, /) -> bool:
        """Return whether a champion would not move at all by the op: he has no place in the order."""
        return False

    def problems(self, _kind: str, _paid: bool, /) -> Iterator[str]:
        """Yield the op's mistakes on a kind of card, or in an ability; `paid`: whether a price precedes it."""
        yield from ()


Ops = tuple[Op, ...]
"""A list of ops, carried out from top to bottom (SB-20). A field of a file is a `tuple[AnyOf[Op], ...]` instead."""
