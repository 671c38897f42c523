"""The base of BattleCON's verbs, which cards call ops: each has a file in engines/battlecon/verbs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Literal

import msgspec

from engines.battlecon.content.touched import NOTHING, Things, Touched
from engines.battlecon.content.vocabulary import Amount, Conditions, Number, Who
from engines.kernel.verbs.verb import Verb


class Gift(msgspec.Struct, frozen=True):
    """The contribution of an op while it is in force: a bonus to a figure, a figure that is equal to a number, or a rule.

    `of` is the figure or the rule, `number` the amount, `marker` the marker that a rule is about.
    """

    kind: Literal["bonus", "equal", "rule"]
    of: str
    who: Who
    number: Number
    marker: str | None = None

    @property
    def what(self) -> str:
        """The name by which gifts are looked up: "bonus.power", "equal.guard", "stable"."""
        return self.of if self.kind == "rule" else f"{self.kind}.{self.of}"


class Op(Verb, frozen=True, tag_field="op", kw_only=True):
    """Base of all ops. `if`: the op is skipped unless all these conditions hold when its turn comes."""

    home: ClassVar[str] = "engines.battlecon.verbs"

    on_opponent: ClassVar[bool] = False
    """Whether the op is about the opponent although it has no `who`."""

    walks: ClassVar[bool] = False
    """Whether the op moves somebody space by space."""

    turns: ClassVar[Literal["", "cards", "tokens"]] = ""
    """The parts that begin or cease to count by the op: special cards or tokens."""

    same_twice: ClassVar[bool] = True
    """Whether two effects with the op have the same result in either order."""

    if_: Conditions = msgspec.field(name="if", default=())

    # ---------------------------------------------------------------- what it does

    def changes(self, _here: Any, /) -> bool:
        """Return whether the op would change anything if carried out: else no advantage with it may be used (BC-35)."""
        return True

    def payable(self, _here: Any, /) -> bool:
        """Return whether the cost of the op can be paid in full (BC-25, BC-75)."""
        return True

    def take_price(self, _here: Any, /) -> None:
        """Take the least cost of the op, on a copy of the board where the payability of others is then tested (BC-83)."""

    def used_up(self, _here: Any, /) -> bool:
        """Return whether the op would be paid for in vain, since it applies no more this beat (BC-96)."""
        return False

    def gift(self) -> Gift | None:
        """Return the bonus, equal figure or rule that lasts while the op is in force; None for an op that acts at once, which
        cannot hold always.
        """
        return None

    # ---------------------------------------------------------------- whom it is about

    def names_opponent(self) -> bool:
        """Return whether the choice of the opponent matters to the op."""
        return self.on_opponent or getattr(self, "who", "") == "opponent"

    def is_aimed(self) -> bool:
        """Return whether the op is about the opponent alone, and does not find him itself as movements do (BC-61)."""
        return self.names_opponent()

    # ---------------------------------------------------------------- what it touches (BC-40)

    def touches(self) -> Touched:
        """Return the things that the op itself reads, changes and adds to; those of a choice's options are counted besides."""
        raise NotImplementedError

    def moves(self) -> Literal["", "self", "opponent"]:
        """Return the side that the op moves; "" for nobody."""
        return ""

    def calls(self) -> Things:
        """Return the moments that the op brings about besides those of movement, of either side."""
        return NOTHING

    def leaves_choice(self) -> bool:
        """Return whether the op may ask its player for a choice."""
        return False

    # ---------------------------------------------------------------- what its file says

    def amounts(self) -> Iterator[Amount]:
        """Yield the amounts that the op reads, its conditions' apart."""
        for name in self.__struct_fields__:
            found = getattr(self, name)
            for part in found if isinstance(found, tuple) else (found,):
                if isinstance(part, Amount):
                    yield part

    def problems(self, _kit: Any, /) -> Iterator[str]:
        """Yield the op's mistakes in a fighter's file, besides unknown names of tokens and markers."""
        yield from ()
