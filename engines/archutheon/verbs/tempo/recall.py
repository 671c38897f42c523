"""The verb `recall`."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

from engines.archutheon.board import ArchutheonPlay, Execution
from engines.archutheon.content.op import Op
from engines.archutheon.effects.asking import ask
from engines.archutheon.effects.cards import HAND
from engines.archutheon.effects.doing import Task, seat_of
from engines.archutheon.effects.skipping import skip_part
from engines.archutheon.verbs.steps import step
from engines.archutheon.verbs.tempo.recharge import recharged
from engines.kernel.state.model import Option


class Recall(Op, frozen=True, tag="recall"):
    """Take a card from the own recharge, of its cells up to `upto`, to the hand."""

    sample: ClassVar[str] = "upto = 2"

    about_nobody: ClassVar[bool] = True

    upto: Annotated[int, msgspec.Meta(ge=1, le=3)] = 3

    def foresee(self, _here: object, _who: tuple[int, ...]) -> bool:
        """Return True: it changes no declared card."""
        return True

    def do(self, play: ArchutheonPlay, _task: Task) -> None:
        """Ask for the card."""
        play.todo((ask_recall, self.upto))


@step
def ask_recall(play: ArchutheonPlay, upto: int) -> None:
    """Ask which card comes to the hand."""
    side = play.record(Execution).side
    found = sorted(name for cell in play.board.players[side].recharge[:upto] for name in cell)
    if found:
        ask(play, seat_of(play), "recharge", [Option(name, (name, side, HAND), ()) for name in found], recharged)
    else:
        skip_part(play, "no_cards")
