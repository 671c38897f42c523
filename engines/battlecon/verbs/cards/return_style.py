"""The verb `return_style`."""

from __future__ import annotations

from typing import ClassVar

from engines.battlecon import events
from engines.battlecon.board import BattleconPlay, Fighter
from engines.battlecon.content.op import Op
from engines.battlecon.content.touched import ALL, Touched
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.cards import without
from engines.battlecon.effects.doing import possible_subjects, record_result


class ReturnStyle(Op, frozen=True, tag="return_style"):
    """Return the opponent's style to hand, so that it no longer counts (BC-78, BC-95)."""

    on_opponent: ClassVar[bool] = True

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Return the opponent's style to hand, so that it no longer counts (BC-78)."""
        i = here.index("opponent")
        fighter = play.board.fighters[i] if i >= 0 else None
        if fighter is None or not _shows_style(fighter):
            record_result(play, 0)
            return
        style, fighter.style = fighter.style, ""
        fighter.copied = without(fighter.copied, style)
        fighter.hand = (*fighter.hand, style)
        record_result(play, 1)
        play.emit(events.StyleReturned(i, style))

    def changes(self, here: Here) -> bool:
        """Return whether some opponent has a style on the table."""
        return any(_shows_style(here.board.fighters[i]) for i in possible_subjects(here, "opponent"))

    def touches(self) -> Touched:
        """Return everything: the style's figures and effects go with it."""
        return ALL


def _shows_style(fighter: Fighter) -> bool:
    return fighter.pair_shown and bool(fighter.style) and not fighter.finishing
