"""From where an effect is read: whose it is, on whom, in which attack (BC-48, BC-61)."""

from __future__ import annotations

import msgspec

from engines.battlecon.board import Attack, Board, Doing
from engines.battlecon.content.pack import Pack
from engines.battlecon.content.vocabulary import Who
from engines.battlecon.derived import geometry

Busy = tuple[tuple[int, str], ...]
"""Figures that are being read: one that is asked for meanwhile counts as printed, so that reading cannot go round."""


class Here(msgspec.Struct, frozen=True):
    """From where something is read: whose effect, of which part, on which opponent (-1: the nearest), in which effect and attack.

    `event` is the damage, or what armour took of it, that the effect of such a moment is about.
    """

    board: Board
    pack: Pack
    who: int
    part: str
    opponent: int = -1
    doing: Doing | None = None
    attack: Attack | None = None
    event: int = 0
    busy: Busy = ()

    def index(self, who: Who) -> int:
        """Return the fighter that "self" or "opponent" means here, -1 if there is no such opponent.

        The opponent of somebody who uses a token that was handed over is its owner.
        """
        if who == "self":
            return self.who
        if self.opponent >= 0:
            return -1 if self.board.fighters[self.opponent].out else self.opponent
        if self.part in self.pack.given_tokens:
            return owner_of_given(self.board, self.who, self.part)
        return geometry.opponent(self.board, self.who)

    def name(self, plain: str) -> str:
        """Return the full name of a token, card or marker of the part's own kit."""
        return f"{self.part.partition('.')[0]}.{plain}"


def owner_of_given(board: Board, user: int, token: str) -> int:
    """Return the enemy whose kit a handed-over token belongs to, -1 if there is none."""
    kit, team = token.partition(".")[0], board.fighters[user].team
    return next((i for i, f in enumerate(board.fighters) if f.kit == kit and f.team != team and not f.out), -1)
