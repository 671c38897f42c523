"""The verb `exhaust`."""

from __future__ import annotations

from typing import ClassVar

from engines.brawl import events
from engines.brawl.board import Action, BrawlPlay
from engines.brawl.content.op import Op
from engines.brawl.content.vocabulary import Core
from engines.brawl.effects.doing import Task
from engines.brawl.effects.states import exhaust, payable
from engines.brawl.verbs.steps import step
from engines.kernel.state.model import Option


class Exhaust(Op, frozen=True, tag="exhaust"):
    """Pay by exhausting a ready core, of any colour if none is named: the later ops happen only if it was paid."""

    sample: ClassVar[str] = "may = true"

    asks: ClassVar[bool] = True
    is_price: ClassVar[bool] = True

    core: Core | None = None

    def do(self, play: BrawlPlay, _task: Task) -> None:
        """Ask for the core to pay with, or none; without a ready one the rest of the card is lost."""
        action = play.record(Action)
        cores = payable(play.board, play.pack, action.seat, self.core)
        if not cores:
            action.over = True
            return
        options = [Option(core, (core,), ()) for core in cores]
        if self.may:
            options.append(Option("none", ("",), ()))
        play.ask(action.seat, "pay", options, paid)


@step
def paid(play: BrawlPlay, core: str) -> None:
    """Exhaust the core; if it is not paid, the rest of the card is lost."""
    action = play.record(Action)
    if core:
        action.did = True
        exhaust(play, action.seat, core)
        play.emit(events.Exhausted(action.seat, core))
    else:
        action.over = True
