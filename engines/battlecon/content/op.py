"""The base of BattleCON's verbs, which cards call ops: each stands in a file of engines/battlecon/verbs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Literal

import msgspec

from engines.battlecon.content.touched import NOTHING, Things, Touched
from engines.battlecon.content.vocabulary import Amount, Conditions, Number, Who
from engines.kernel.verbs.verb import Verb


class Gift(msgspec.Struct, frozen=True):
    """What an op gives as long as it is in force: a bonus to a figure, a figure that is equal to a number, or a rule.

    `of` is the figure or the rule, `number` how much, `marker` the one that a rule is about.
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
    """Base of all ops. `if`: the op is left out unless all hold when its turn comes."""

    home: ClassVar[str] = "engines.battlecon.verbs"

    on_opponent: ClassVar[bool] = False
    """It is about the opponent although it does not say `who`."""

    walks: ClassVar[bool] = False
    """It moves somebody space by space."""

    turns: ClassVar[Literal["", "cards", "tokens"]] = ""
    """By it special cards or tokens begin or cease to count."""

    same_twice: ClassVar[bool] = True
    """Done by two effects it comes to the same, whichever is first."""

    if_: Conditions = msgspec.field(name="if", default=())

    # ---------------------------------------------------------------- what it does

    def changes(self, _here: Any, /) -> bool:
        """Whether the op, if it can be carried out, would change anything: else an advantage of it may not be used (BC-35)."""
        return True

    def payable(self, _here: Any, /) -> bool:
        """Whether what the op costs can be paid in full (BC-25, BC-75)."""
        return True

    def take_price(self, _here: Any, /) -> None:
        """Take what the op costs at least, on a copy of the board: what could still be paid after it is asked there (BC-83)."""

    def used_up(self, _here: Any, /) -> bool:
        """Whether the op would be paid for in vain, since it applies no more this beat (BC-96)."""
        return False

    def gift(self) -> Gift | None:
        """The bonus, equal figure or rule that lasts while the op is in force. None: it acts at once, and cannot hold always."""
        return None

    # ---------------------------------------------------------------- whom it is about

    def names_opponent(self) -> bool:
        """Whether it matters to the op who the opponent is."""
        return self.on_opponent or getattr(self, "who", "") == "opponent"

    def is_aimed(self) -> bool:
        """Whether the op is about the opponent alone, and does not find him itself as movements do (BC-61)."""
        return self.names_opponent()

    # ---------------------------------------------------------------- what it touches (BC-40)

    def touches(self) -> Touched:
        """The things that the op itself reads, changes and adds to; those of a choice's options count besides."""
        raise NotImplementedError

    def moves(self) -> Literal["", "self", "opponent"]:
        """The side that the op moves; empty: nobody."""
        return ""

    def calls(self) -> Things:
        """Return the moments that the op brings about besides those of movement, of either side."""
        return NOTHING

    def leaves_choice(self) -> bool:
        """Whether the op may leave its player a choice."""
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
        """Yield the op's mistakes in a fighter's file, besides names of tokens and markers that are not there."""
        yield from ()
