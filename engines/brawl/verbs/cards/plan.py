"""The verb `plan`."""

from __future__ import annotations

from typing import ClassVar

from engines.brawl.board import Action, BrawlPlay
from engines.brawl.content.op import Op
from engines.brawl.content.vocabulary import Number
from engines.brawl.derived.amounts import number
from engines.brawl.effects.cards import plan_from, put_on_top, record_result
from engines.brawl.effects.doing import Task
from engines.brawl.verbs.steps import step
from engines.kernel.state.model import Option


class Plan(Op, frozen=True, tag="plan"):
    """Put up to so many cards of the hand on top of the deck in any order (SB-61)."""

    sample: ClassVar[str] = "by = 1"

    asks: ClassVar[bool] = True

    by: Number

    def do(self, play: BrawlPlay, task: Task) -> None:
        """Ask for the cards."""
        play.todo((ask_plan, play.record(Action).seat, number(task.here, self.by)))


@step
def ask_plan(play: BrawlPlay, seat: int, most: int) -> None:
    """Ask for the cards to put on top of the deck, the first one uppermost (SB-61)."""
    cards = plan_from(play.board, play.pack, seat)
    if cards and most > 0:
        options = [Option(card, (card,), ()) for card in cards]
        play.ask(seat, "plan", options, (planned, seat), least=0, most=min(most, len(cards)), ordered=True)


@step
def planned(play: BrawlPlay, seat: int, cards: list[str]) -> None:
    """Put the cards there."""
    put_on_top(play, seat, cards)
    record_result(play, did=bool(cards))
