"""The base of the verbs of Super Fantasy Brawl, which cards call ops: each stands in a file of engines/brawl/verbs (SB-20)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec

from engines.brawl.content.vocabulary import Conditions, Who
from engines.kernel.verbs.verb import Verb


class Op(Verb, frozen=True, tag_field="op", kw_only=True):
    """Something that a card does if all its conditions hold; `may`: if its player wants to."""

    home: ClassVar[str] = "engines.brawl.verbs"
    former_key: ClassVar[str] = "do"

    asks: ClassVar[bool] = False
    """Its own question can be declined: it needs no second one."""

    about_nobody: ClassVar[bool] = False
    """It is carried out whether or not there is a champion whom it is about."""

    each_controller_orders: ClassVar[bool] = False
    """Where several move by it, each controller orders the own champions, not the card's player all of them (SB-56)."""

    if_: Conditions = msgspec.field(default=(), name="if")
    may: bool = False

    def about(self) -> Who:
        """The champions that the op is about; one that has no such field is about its own champion."""
        who: Who = getattr(self, "who", "self")
        return who

    def fitting(self, _here: Any, found: tuple[int, ...], /) -> tuple[int, ...]:
        """Return those of the champions whom the op is about that it can be done to."""
        return found

    def stuck(self, _play: Any, _i: int, /) -> bool:
        """Whether a champion whom the op would move does not move at all: he has no place in the order."""
        return False

    def problems(self, _kind: str, _paid: bool, /) -> Iterator[str]:
        """Yield the op's mistakes on a kind of card, or in an ability; `paid`: whether a price stands before it."""
        yield from ()


Ops = tuple[Op, ...]
"""A list of ops, carried out from top to bottom (SB-20). A field of a file is a `tuple[AnyOf[Op], ...]` instead."""
