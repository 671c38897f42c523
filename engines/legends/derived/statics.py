"""Static abilities in force (LG-53): in play, and in a graveyard only those that say so."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel.state.model import Seat
from engines.legends.board import NOBODY, Board, Permanent
from engines.legends.content.abilities import Static, What
from engines.legends.content.pack import Pack
from engines.legends.derived.conditions import holds_all
from engines.legends.derived.groups import matches
from engines.legends.derived.here import Here

NONE: Sequence[Static] = ()


def on_permanent(board: Board, pack: Pack, what: What, p: Permanent) -> Sequence[Static]:
    """Return the static abilities of a kind that are in force on a permanent, its own and those of others."""
    found = NONE
    if holders := pack.statics[what]:
        for q in board.permanents:
            if q.card in holders:
                found = [*found, *_reaching(board, pack, holders[q.card], q.controller, q.uid, p)]
    if buried := pack.buried_statics[what]:
        for seat, side in board.sides.items():
            if buried.keys().isdisjoint(side.graveyard):  # nearly always
                continue
            for card in side.graveyard:
                if card in buried:
                    found = [*found, *_reaching(board, pack, buried[card], seat, NOBODY, p)]
    return found


def is_in_force(board: Board, pack: Pack, what: What) -> bool:
    """Return whether any card with a static ability of a kind is where it works; its conditions may not hold."""
    holders, buried = pack.statics[what], pack.buried_statics[what]
    for p in board.permanents:
        if p.card in holders:
            return True
    return bool(buried) and not all(buried.keys().isdisjoint(side.graveyard) for side in board.sides.values())


def _reaching(
    board: Board, pack: Pack, statics: Sequence[Static], seat: Seat, uid: int, p: Permanent
) -> Sequence[Static]:
    """Return those of a card's static abilities that are about a permanent and whose conditions hold."""
    found = []
    here = Here(board, pack, seat, uid, NOBODY, (), did=False)
    for static in statics:
        if static.group is None:
            if uid != p.uid:
                continue
        elif not matches(here, static.group, p):
            continue
        if not static.if_ or holds_all(here, static.if_):
            found.append(static)
    return found


def for_player(board: Board, pack: Pack, what: What, seat: Seat) -> int:
    """Return the sum of the static abilities of a kind that change something for a player, those he controls."""
    total = 0
    if holders := pack.statics[what]:
        for q in board.permanents:
            if q.controller == seat and q.card in holders:
                total += _sum(Here(board, pack, seat, q.uid, NOBODY, (), did=False), holders[q.card])
    if buried := pack.buried_statics[what]:
        for card in board.sides[seat].graveyard:
            if card in buried:
                total += _sum(Here(board, pack, seat, NOBODY, NOBODY, (), did=False), buried[card])
    return total


def _sum(here: Here, statics: Sequence[Static]) -> int:
    total = 0
    for static in statics:
        if not static.if_ or holds_all(here, static.if_):
            total += static.by
    return total
