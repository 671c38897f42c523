"""The verb `recharge`."""

from __future__ import annotations

from typing import ClassVar, Literal

from engines.archutheon.board import ArchutheonPlay, Execution, other
from engines.archutheon.content.op import Op
from engines.archutheon.content.vocabulary import Count
from engines.archutheon.effects.asking import ask
from engines.archutheon.effects.cards import HAND, move_in_recharge
from engines.archutheon.effects.doing import Task, seat_of
from engines.archutheon.effects.skipping import skip_part
from engines.archutheon.verbs.steps import step
from engines.kernel.state.model import Option


class Recharge(Op, frozen=True, tag="recharge"):
    """Move a card of the own recharge nearer to the hand, or one of the enemy's further away (AR-17)."""

    sample: ClassVar[str] = "by = 1"

    about_nobody: ClassVar[bool] = True

    by: Count = 1
    whose: Literal["own", "enemy"] = "own"

    def foresee(self, _here: object, _who: tuple[int, ...]) -> bool:
        """Return True: it changes no declared card."""
        return True

    def do(self, play: ArchutheonPlay, _task: Task) -> None:
        """Ask for the card."""
        side = play.record(Execution).side
        owner = side if self.whose == "own" else other(side)
        play.todo((ask_recharge, owner, -self.by if self.whose == "own" else self.by))


@step
def ask_recharge(play: ArchutheonPlay, owner: int, by: int) -> None:
    """Ask which card moves in the recharge; a card in the last cell cannot go further."""
    cells = play.board.players[owner].recharge
    found = [(name, n) for n, cell in enumerate(cells, 1) for name in cell if by < 0 or n < len(cells)]
    options = [Option(name, (name, owner, min(max(n + by, HAND), len(cells))), ()) for name, n in sorted(found)]
    if options:
        ask(play, seat_of(play), "recharge", options, recharged)
    else:
        skip_part(play, "no_cards")


@step
def recharged(play: ArchutheonPlay, card: str, owner: int, cell: int) -> None:
    """Move the card."""
    move_in_recharge(play, owner, card, cell)
