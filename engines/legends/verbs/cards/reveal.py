"""The verb `reveal`."""

from __future__ import annotations

from typing import ClassVar

from engines.legends.board import LegendsPlay
from engines.legends.derived.here import Here
from engines.legends.effects.doing import Task, record_result, seats_concerned
from engines.legends.effects.moving import reveal_hand
from engines.legends.verbs.about import OnPlayer, PlayerRole


class Reveal(OnPlayer, frozen=True, tag="reveal"):
    """Let a player show the hand to everybody."""

    sample: ClassVar[str] = ""

    who: PlayerRole = "enemy"

    def can(self, here: Here) -> bool:
        """Return whether somebody holds a card."""
        return any(here.board.sides[seat].hand for seat in seats_concerned(here, self))

    def do(self, play: LegendsPlay, task: Task) -> None:
        """Show the hand."""
        for seat in seats_concerned(task.here, self):
            reveal_hand(play, seat)
            record_result(play)
