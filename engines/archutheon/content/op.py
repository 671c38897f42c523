"""The bases of the verbs of Archutheon, which cards call ops: each has a file in engines/archutheon/verbs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Literal

import msgspec

from engines.archutheon.content.vocabulary import Conditions, Number, Who
from engines.kernel.verbs.verb import Verb

Family = Literal["damage", "effect", "permanent", "movement"]
"""The part of a card that a block or a property can block on its own (AR-31, AR-41, AR-58)."""


class Op(Verb, frozen=True, tag_field="op", kw_only=True):
    """One thing that a card does if all its conditions hold; `may`: only if its player wants to."""

    home: ClassVar[str] = "engines.archutheon.verbs"

    family: ClassVar[Family] = "effect"

    about_nobody: ClassVar[bool] = False
    """Whether the op is carried out even if there is no hero for it."""

    names_card: ClassVar[bool] = False
    """Whether the op is about another declared card, which is named at the declaration (AR-21, AR-58)."""

    if_: Conditions = msgspec.field(default=(), name="if")
    may: bool = False

    def about(self) -> Who:
        """Return the heroes that the op is about; for an op without such a field the acting hero."""
        who: Who = getattr(self, "who", "self")
        return who

    def fits(self, _here: Any, _hero: int, /) -> bool:
        """Return whether the op would do anything to a hero."""
        return True

    def foresee(self, _here: Any, _who: tuple[int, ...], /) -> bool:
        """Let the op act on a copy of the table, for forecasts; return whether its outcome for declared cards is known."""
        return False

    def reaches(self, _here: Any, /) -> list[int]:
        """Return the cells to which the op moves the acting hero himself, one of which its player chooses."""
        return []

    def problems(self, _place: Any, /) -> Iterator[str]:
        """Yield the op's mistakes in its property."""
        yield from ()


FigureName = Literal["damage", "block", "near", "far", "pierce", "lifesteal", "spare", "stealth", "spread", "retype"]
"""A figure of a declared card: damage, block, the ends of its range, and traits: it ignores block, armour and barrier; it
heals; it spares friends; it has stealth; it hits more heroes; it changes its direction type.
"""


class Figure(Op, frozen=True):
    """An op that changes a figure of its card, or of the card that a support names: it is read, not carried out (AR-34)."""

    figure: ClassVar[FigureName]

    def do(self, _play: Any, _task: Any, /) -> None:
        """Do nothing: a figure is read wherever it counts."""

    def amount(self) -> Number:
        """Return the amount by which the figure changes; 1 for a trait."""
        by: Number = getattr(self, "by", 1)
        return by


Ops = tuple[Op, ...]
"""A list of ops, carried out from top to bottom. A field of a file is a `tuple[AnyOf[Op], ...]` instead."""
