"""The verb `grant`."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar, Literal

from engines.legends.board import LegendsPlay
from engines.legends.content.vocabulary import CardType, Keyword
from engines.legends.effects.doing import Task, record_result
from engines.legends.effects.lasting import begin_effect
from engines.legends.verbs.about import FIGHTERS, TYPES, OnPermanents


class Grant(OnPermanents, frozen=True, tag="grant"):
    """Give each a keyword, to the end of the turn or as long as it is in play."""

    sample: ClassVar[str] = 'keyword = "cannot_block", until = "turn"'

    keyword: Keyword
    until: Literal["turn", "stays"] = "turn"

    def types(self) -> Collection[CardType]:
        """Return the types of cards to which the keyword means something."""
        return TYPES["permanent"] if self.keyword == "untargetable" else FIGHTERS

    def do(self, play: LegendsPlay, task: Task) -> None:
        """Give the keyword."""
        for p in self.those(task.here):
            begin_effect(play, p, self.keyword, 1, self.until, task.source)
            record_result(play)
