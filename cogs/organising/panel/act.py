"""Acts of organisers as data: what is done, to whom, with which choice, and which version of the tournament was seen."""

from __future__ import annotations

from typing import Any

import msgspec
from discord import ui

from cogs.kit.composing.messages import button
from cogs.kit.controls.custom_ids import HIGHEST_NUMBER, NOTE, custom_id, number
from cogs.organising.actions import CONSIDER
from referee.errors import RefusedError
from words.texts import Words

NOTHING = "-"
"""The place of an empty part in a custom id."""

Place = tuple[int, int, int]
"""Stage, round and table of a pairing; table 0 is the whole round."""


class Act(msgspec.Struct, frozen=True):
    """An act: its kind, the version that was seen, what it is about ("0.3.4", "12"), and the choice ("1.2f")."""

    kind: str
    version: int
    about: str = ""
    pick: str = ""

    @property
    def args(self) -> tuple[str, ...]:
        """The act as arguments of a custom id."""
        return self.kind, str(self.version), self.about or NOTHING, self.pick or NOTHING

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of what the act is about. Raises RefusedError for a forged text."""
        return tuple(number(part, HIGHEST_NUMBER) for part in self.about.split(".")) if self.about else ()

    @property
    def place(self) -> Place:
        """The pairing that the act is about. Raises RefusedError if it is about none."""
        if len(self.numbers) < 3:
            raise RefusedError("refused-unknown-control")
        stage, round_, table = self.numbers[:3]
        return stage, round_, table

    @property
    def nth(self) -> int:
        """The game that the act is about, 0 for the pairing as a whole."""
        return self.numbers[3] if len(self.numbers) > 3 else 0

    @property
    def entry(self) -> int:
        """The entry that the act is about. Raises RefusedError if it is about none."""
        if len(self.numbers) != 1:
            raise RefusedError("refused-unknown-control")
        return self.numbers[0]

    @property
    def other(self) -> int:
        """The entry that was picked. Raises RefusedError for a forged choice."""
        return number(self.pick, HIGHEST_NUMBER)


def act_of(args: tuple[str, ...], picked: str = "") -> Act:
    """Return the act of a control's arguments; `picked` is the value of a select. Raises RefusedError for forged ones."""
    if len(args) < 2:
        raise RefusedError("refused-unknown-control")
    about, pick = [*(("" if part == NOTHING else part) for part in args[2:]), "", ""][:2]
    return Act(args[0], number(args[1], HIGHEST_NUMBER), about, picked or pick)


def consider_button(words: Words, code: str, label: str, act: Act) -> ui.Button[Any]:
    """Return the button that shows what an act would change."""
    return button(words, label, custom_id(code, CONSIDER, NOTE, *act.args))
