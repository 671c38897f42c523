"""Legendarity: the sum that a player can pay from (LG-16)."""

from __future__ import annotations

import msgspec

from engines.kernel.state.model import Seat
from engines.legends.board import NOBODY, Board
from engines.legends.content.pack import Pack
from engines.legends.derived.figures import legendarity_of
from engines.legends.derived.statics import is_in_force


class Sum(msgspec.Struct, frozen=True, gc=False):
    """A player's legendarity with its parts: what heroes give or gave, followers occupy, and what was spent in this game."""

    heroes: int
    followers: int
    spent: int

    @property
    def available(self) -> int:
        """The legendarity left; it may be below zero (LG-16)."""
        return self.heroes - self.followers - self.spent


def sum_of(board: Board, pack: Pack, seat: Seat) -> Sum:
    """Return a player's legendarity: of the heroes under his control, without followers in play and on the stack, and without
    the points that he has spent (LG-16).

    A hero who has left play goes on giving what is printed on him, and a follower on the stack occupies what is printed on it:
    what changes a figure works on permanents.
    """
    heroes, followers = board.sides[seat].left, 0
    changed = is_in_force(board, pack, "legendarity")
    hero, fighters = pack.hero, pack.fighter
    for p in board.permanents:
        if p.controller != seat:
            continue
        card = p.card
        fighter = fighters.get(card)
        if fighter is None:
            continue
        points = legendarity_of(board, pack, p) if changed else fighter.legendarity
        if card in hero:
            heroes += points
        else:
            followers += points
    for spell in board.stack:
        if spell.controller == seat and spell.ability == NOBODY and spell.card in pack.follower:
            followers += pack.follower[spell.card].legendarity
    return Sum(heroes, followers, board.sides[seat].spent)


def can_pay(board: Board, pack: Pack, seat: Seat, cost: int) -> bool:
    """Return whether a player can pay so much legendarity; a cost of 0 always can be paid (A-12)."""
    return cost <= 0 or sum_of(board, pack, seat).available >= cost
