"""Rewards: the seats that fulfil the condition, and the gains from the prize (TK-08, TK-22, TK-23)."""

from __future__ import annotations

import msgspec

from engines.kernel.state.model import Seat
from engines.krendel.board import Board, clockwise
from engines.krendel.content.pack import Pack
from engines.krendel.content.shapes import Condition, Extreme, Fruitless, Heal, Prize, StealTrophy, WoundNeighbours
from engines.krendel.round.combat import working_now


def fulfilled_by(board: Board, condition: Condition) -> tuple[Seat, ...]:
    """Return all seats that fulfil a condition after the combat, ties together (TK-22)."""
    assert board.fight is not None
    attacks = board.fight.attacks
    if isinstance(condition, Extreme):
        figures = _figures(board, condition.stat)
        best = max(figures.values()) if condition.end == "highest" else min(figures.values())
        return tuple([seat for seat in board.order if figures[seat] == best])
    if isinstance(condition, Fruitless):
        tried = {a.attacker for a in attacks}
        won = {a.attacker for a in attacks if a.success}
        return tuple([seat for seat in board.order if seat in tried - won])
    attacked = {a.target for a in attacks}
    hurt = {a.target for a in attacks if a.wounds} | {a.attacker for a in attacks if a.thorns}
    return tuple([seat for seat in board.order if seat in attacked - hurt])


def _figures(board: Board, stat: str) -> dict[Seat, int]:
    """Return the figures that a condition compares, by seat (TK-08)."""
    if stat == "trophies":
        return {seat: wizard.trophies for seat, wizard in board.wizards.items()}
    if stat == "wounds":
        return {seat: wizard.wounds for seat, wizard in board.wizards.items()}
    assert board.fight is not None
    fighters = board.fight.fighters
    if stat == "attack":
        return {f.seat: f.attack for f in fighters}
    if stat == "defence":
        return {f.seat: f.defence for f in fighters}
    return {f.seat: f.attack + f.defence for f in fighters}


class Gain(msgspec.Struct):
    """The changes of one seat's tracks by a prize."""

    wounds: int = 0
    trophies: int = 0


def gains(board: Board, pack: Pack, prize: Prize, winners: tuple[Seat, ...]) -> dict[Seat, Gain]:
    """Return the gains and losses of every seat when all winners resolve a prize together (TK-23).

    `Heal` is resolved for exactly the seats given: those who declined it are not among them.
    """
    result = {seat: Gain() for seat in board.order}
    if isinstance(prize, StealTrophy):
        _steal(board, winners, result)
    elif isinstance(prize, WoundNeighbours):
        near = working_now(board, pack).near
        for seat in winners:
            for other in near[seat]:
                result[other].wounds += prize.count
    elif isinstance(prize, Heal):
        for seat in winners:
            result[seat].wounds -= prize.count
    else:
        for seat in winners:
            result[seat].trophies += prize.count
    return result


def _steal(board: Board, winners: tuple[Seat, ...], result: dict[Seat, Gain]) -> None:
    """Take trophies from each richer opponent, one for each winner clockwise from the first player, while any are left."""
    purse = {seat: wizard.trophies for seat, wizard in board.wizards.items()}
    for seat in [s for s in clockwise(board, board.first) if s in winners]:
        for other in board.order:
            if purse[other] and board.wizards[other].trophies > board.wizards[seat].trophies:
                purse[other] -= 1
                result[other].trophies -= 1
                result[seat].trophies += 1
