"""The verb `take_back`."""

from __future__ import annotations

from typing import ClassVar

from engines.brawl import events
from engines.brawl.board import Action, BrawlPlay
from engines.brawl.content.op import Op
from engines.brawl.content.vocabulary import Core
from engines.brawl.effects.doing import Task
from engines.brawl.verbs.steps import step
from engines.kernel.state.model import Option


class TakeBack(Op, frozen=True, tag="take_back"):
    """Take a card of the own discard into the hand: one of a core, or with `of_chosen` of the champion last chosen."""

    sample: ClassVar[str] = 'core = "blue"'

    asks: ClassVar[bool] = True

    core: Core | None = None
    of_chosen: bool = False

    def do(self, play: BrawlPlay, _task: Task) -> None:
        """Ask for the card of the discard to take, if there are several."""
        action = play.record(Action)
        found = [card for card in sorted(play.board.players[action.seat].discard) if self._fits(play, action, card)]
        if len(found) == 1 and not self.may:
            taken_back(play, found[0])
        elif found:
            options = [Option(card, (card,), ()) for card in found]
            if self.may:
                options.append(Option("none", ("",), ()))
            play.ask(action.seat, "retrieve", options, taken_back)

    def _fits(self, play: BrawlPlay, action: Action, card: str) -> bool:
        if self.core not in (None, play.pack.card[card].core):
            return False
        if not self.of_chosen:
            return True
        return action.chosen >= 0 and play.board.champions[action.chosen].kit == card.partition(".")[0]


@step
def taken_back(play: BrawlPlay, card: str) -> None:
    """Take the card: all have seen it."""
    action = play.record(Action)
    player = play.board.players[action.seat]
    if card:
        action.did = True
        player.discard.remove(card)
        player.shown = sorted([*player.shown, card])
        play.emit(events.TakenBack(action.seat, card))
