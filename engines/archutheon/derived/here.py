"""The context in which something is read: the board, what is carried out, and the heroes concerned."""

from __future__ import annotations

from typing import NamedTuple

from engines.archutheon.board import NONE, Board, Declared, Execution
from engines.archutheon.content.arena import Arena
from engines.archutheon.content.pack import Pack


class Here(NamedTuple):
    """The context in which something is read.

    `user` is the acting hero, `target` the hero concerned (NONE: no one of them), `card` the declared card whose text is read,
    `execution` what is being carried out (None: a forecast, or a lasting rule).
    """

    board: Board
    pack: Pack
    user: int
    target: int = NONE
    card: Declared | None = None
    execution: Execution | None = None

    @property
    def arena(self) -> Arena:
        """The map."""
        return arena_of(self.board, self.pack)

    @property
    def side(self) -> int:
        """The side of the acting hero, or of the card if nobody acts."""
        if self.user >= 0:
            return self.board.heroes[self.user].side
        assert self.card is not None
        return self.card.side


def arena_of(board: Board, pack: Pack) -> Arena:
    """Return the map of the match."""
    return pack.arena[board.options.arena]
