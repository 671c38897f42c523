"""The context in which an effect is read: its fighter, its opponent, its attack (BC-48, BC-61)."""

from __future__ import annotations

import msgspec

from engines.battlecon.board import Attack, Board, Doing
from engines.battlecon.content.pack import Pack
from engines.battlecon.content.vocabulary import Who
from engines.battlecon.derived import geometry

Busy = tuple[tuple[int, str], ...]
"""The figures that are being read: one that is needed meanwhile counts as printed, so that reading cannot loop."""


class Here(msgspec.Struct, frozen=True):
    """The context in which something is read: fighter, part, opponent (-1: the nearest), effect and attack.

    `event` is the damage, or the part of it that armour took, at a moment about it.
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
        """Return the fighter that "self" or "opponent" stands for here, -1 if there is no such opponent.

        The opponent of a fighter that uses a token handed over to it is the token's owner.
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
