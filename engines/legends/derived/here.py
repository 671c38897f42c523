"""The context in which a text is read, and the figures that groups and conditions ask about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from engines.kernel.state.model import Seat
from engines.kernel.verbs.readers import Readers
from engines.legends.board import Board, Permanent
from engines.legends.content.pack import Pack


class Here(msgspec.Struct, frozen=True, gc=False):  # made more often than anything else
    """The context in which a text is read.

    `seat` is the controller of the text, `user` the hero who uses a skill or the permanent whose ability it is, `it` what a
    triggered ability is about: uids, or NOBODY. `targets` are the uids that each target of the text names (seats for
    players). `did`: the verb before did something.
    """

    board: Board
    pack: Pack
    seat: Seat
    user: int
    it: int
    targets: tuple[tuple[int, ...], ...]
    did: bool


FIGURES: Readers[Literal["attack", "lives", "level", "legendarity"], Callable[[Board, Pack, Permanent], int]] = (
    Readers()
)
"""The figures of permanents by name. figures.py registers them: it reads groups and conditions, which ask for figures in
their turn, and the checks of content let no figure depend on itself.
"""
