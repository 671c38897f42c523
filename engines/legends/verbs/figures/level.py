"""The verb `level`."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar

from engines.legends.board import LegendsPlay
from engines.legends.content.vocabulary import Amount, CardType, Change
from engines.legends.derived.amounts import number
from engines.legends.effects.doing import Task, record_result
from engines.legends.effects.levels import gain_level
from engines.legends.verbs.about import TYPES, OnPermanents


class Level(OnPermanents, frozen=True, tag="level"):
    """Raise or lower the level of each hero for good (LG-15)."""

    sample: ClassVar[str] = "by = 1"

    by: Change | Amount = 1

    def types(self) -> Collection[CardType]:
        """Return the type of cards with a level."""
        return TYPES["hero"]

    def do(self, play: LegendsPlay, task: Task) -> None:
        """Change the levels."""
        for p in self.those(task.here):
            before = p.level
            gain_level(play, p, number(task.here, self.by, p), "effect")
            if p.level != before:
                record_result(play)
