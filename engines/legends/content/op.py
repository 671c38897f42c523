"""The base of the verbs of Legends, which cards call ops: each has a file in engines/legends/verbs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec

from engines.kernel.verbs.verb import Verb
from engines.legends.content.vocabulary import Conditions, Who


class Op(Verb, frozen=True, tag_field="op", kw_only=True):
    """One thing that a card does if all its conditions hold; `may`: only if its player wants to."""

    home: ClassVar[str] = "engines.legends.verbs"

    if_: Conditions = msgspec.field(default=(), name="if")
    may: bool = False

    def about(self) -> Who:
        """Return the things that the op is about; for an op without such a field the card's player."""
        who: Who = getattr(self, "who", "you")
        return who

    def problems(self, _place: Any, /) -> Iterator[str]:
        """Yield the op's mistakes in its text (`Place` of content/checks.py)."""
        yield from ()


Ops = tuple[Op, ...]
"""A list of ops, carried out from top to bottom. A field of a file is a `tuple[AnyOf[Op], ...]` instead."""
