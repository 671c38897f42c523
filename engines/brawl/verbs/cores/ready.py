"""The verb `ready`."""

from __future__ import annotations

from typing import ClassVar, cast

from engines.brawl import events
from engines.brawl.board import Action, BrawlPlay
from engines.brawl.content.op import Op
from engines.brawl.content.vocabulary import CORES, Core
from engines.brawl.effects.doing import Task
from engines.brawl.verbs.steps import step
from engines.kernel.state.model import Option, natural


class Ready(Op, frozen=True, tag="ready"):
    """Ready a core, of any colour if none is named."""

    sample: ClassVar[str] = 'core = "red"'

    asks: ClassVar[bool] = True

    core: Core | None = None

    def do(self, play: BrawlPlay, _task: Task) -> None:
        """Ready an exhausted core of the named colour; ask if there are several, or if it is optional."""
        action = play.record(Action)
        wanted = CORES if self.core is None else (self.core,)
        spent = [core for core in wanted if core not in play.board.players[action.seat].ready]
        if len(spent) == 1 and not self.may:
            readied(play, spent[0])
        elif spent:
            options = [Option(core, (core,), ()) for core in sorted(spent, key=natural)]
            if self.may:
                options.append(Option("none", ("",), ()))
            play.ask(action.seat, "ready", options, readied)


@step
def readied(play: BrawlPlay, core: str) -> None:
    """Ready the core, if one was named."""
    if core:
        action = play.record(Action)
        action.did = True
        player = play.board.players[action.seat]
        player.ready = (*player.ready, cast(Core, core))
        play.emit(events.Readied(action.seat, core))
