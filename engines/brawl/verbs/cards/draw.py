"""The verb `draw`."""

from __future__ import annotations

from typing import ClassVar

from engines.brawl.board import Action, BrawlPlay
from engines.brawl.content.op import Op
from engines.brawl.content.vocabulary import Number
from engines.brawl.derived.amounts import number
from engines.brawl.effects.cards import can_draw, draw, record_result
from engines.brawl.effects.doing import Task
from engines.brawl.verbs.cards.opponent import ask_opponent
from engines.brawl.verbs.steps import step
from engines.kernel.state.model import Option


class Draw(Op, frozen=True, tag="draw"):
    """Draw up to so many cards, the number announced first (SB-60). `opponent`: the opponent draws, exactly that many."""

    sample: ClassVar[str] = "by = 2"

    asks: ClassVar[bool] = True

    by: Number
    opponent: bool = False

    def do(self, play: BrawlPlay, task: Task) -> None:
        """Ask for the number; an opponent draws the full number, in teams a chosen one."""
        count = number(task.here, self.by)
        if self.opponent:
            play.todo((ask_opponent, "draw", count))
        else:
            play.todo((ask_draw, play.record(Action).seat, count))


@step
def ask_draw(play: BrawlPlay, seat: int, most: int) -> None:
    """Ask for the number of cards to draw, which is announced first (SB-60)."""
    most = min(most, can_draw(play.board.players[seat]))
    if most > 0:
        play.ask(seat, "draw", [Option(str(n), (n,), ()) for n in range(most + 1)], (drawn, seat))


@step
def drawn(play: BrawlPlay, seat: int, count: int) -> None:
    """Draw the cards."""
    if count:
        draw(play, seat, count)
        record_result(play, did=True)
