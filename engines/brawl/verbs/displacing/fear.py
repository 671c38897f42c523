"""The verb `fear`."""

from __future__ import annotations

from typing import ClassVar

from engines.brawl.board import BrawlPlay
from engines.brawl.derived.figures import is_rooted
from engines.brawl.derived.paths import flights
from engines.brawl.effects.displacing import is_spared, send
from engines.brawl.verbs.displacing.displacement import Displacement
from engines.brawl.verbs.steps import step
from engines.kernel.state.model import Option


class Fear(Displacement, frozen=True, tag="fear"):
    """Make a champion dash away from "self" as far as possible (SB-56)."""

    sample: ClassVar[str] = "by = 3"

    each_controller_orders: ClassVar[bool] = True

    def displace(self, play: BrawlPlay, i: int, by: int, steps: int) -> None:
        """Schedule the flight; among ways of the same length its controller chooses."""
        play.todo((ask_fear, i, by, steps))

    def stuck(self, play: BrawlPlay, i: int) -> bool:
        """Return whether the champion cannot be displaced: the rooted stay where they are (SB-57)."""
        return is_rooted(play.board, i) or super().stuck(play, i)


@step
def ask_fear(play: BrawlPlay, i: int, by: int, steps: int) -> None:
    """Ask for the way of a flight as far as possible; among ways of the same length its controller chooses (SB-56)."""
    board = play.board
    champion = board.champions[i]
    if champion.hex < 0 or board.champions[by].hex < 0 or is_rooted(board, i) or is_spared(play, i, by, "fear"):
        return
    found = flights(board, play.pack, i, board.champions[by].hex, steps)
    if len(found) == 1:
        send(play, i, by, "fear", next(iter(found.values())))
    elif found:
        options = [Option(f"h{hex_}", (hex_, i, by, steps), ()) for hex_ in sorted(found)]
        play.ask(champion.seat, "fear", options, feared)


@step
def feared(play: BrawlPlay, hex_: int, i: int, by: int, steps: int) -> None:
    """Move the champion there."""
    found = flights(play.board, play.pack, i, play.board.champions[by].hex, steps)
    send(play, i, by, "fear", found[hex_])
