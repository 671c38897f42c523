"""Rewards: who fulfils the condition, and what the prize gives (TK-08, TK-22, TK-23)."""

from __future__ import annotations

from engines.kernel.model import Seat
from engines.krendel.board import Board, clockwise
from engines.krendel.combat import neighbours_now
from engines.krendel.content import Condition, Extreme, Fruitless, Heal, Pack, Prize, StealTrophy, Trophies


def fulfilled_by(board: Board, condition: Condition) -> tuple[Seat, ...]:
    """Return all seats that fulfil a condition after the combat, ties together (TK-22)."""
    attacks = board.fight.attacks if board.fight else ()
    if isinstance(condition, Extreme):
        figures = {seat: _figure(board, seat, condition.stat) for seat in board.order}
        best = max(figures.values()) if condition.end == "highest" else min(figures.values())
        return tuple(seat for seat in board.order if figures[seat] == best)
    if isinstance(condition, Fruitless):
        tried = {a.attacker for a in attacks}
        won = {a.attacker for a in attacks if a.success}
        return tuple(seat for seat in board.order if seat in tried - won)
    attacked = {a.target for a in attacks}
    hurt = {a.target for a in attacks if a.wounds} | {a.attacker for a in attacks if a.thorns}
    return tuple(seat for seat in board.order if seat in attacked - hurt)


def _figure(board: Board, seat: Seat, stat: str) -> int:
    wizard = board.wizards[seat]
    if stat == "trophies":
        return wizard.trophies
    if stat == "wounds":
        return wizard.wounds
    fighter = next(f for f in board.fight.fighters if f.seat == seat) if board.fight else None
    attack, defence = (fighter.attack, fighter.defence) if fighter else (0, 0)
    return {"attack": attack, "defence": defence, "sum": attack + defence}[stat]


class Gain:
    """What a prize changes for one seat."""

    def __init__(self) -> None:
        self.wounds = 0
        self.trophies = 0


def gains(board: Board, pack: Pack, prize: Prize, winners: tuple[Seat, ...]) -> dict[Seat, Gain]:
    """Return what every seat gains and loses when all winners resolve a prize together (TK-23).

    `Heal` is resolved for exactly the seats given: whether they want it was asked before.
    """
    result = {seat: Gain() for seat in board.order}
    purse = {seat: wizard.trophies for seat, wizard in board.wizards.items()}
    for seat in [s for s in clockwise(board, board.first) if s in winners]:
        if isinstance(prize, Heal):
            result[seat].wounds -= prize.count
        elif isinstance(prize, Trophies):
            result[seat].trophies += prize.count
        elif isinstance(prize, StealTrophy):
            for other in board.order:
                # Who has one trophy is robbed of it once: clockwise from the first player, while there is any left.
                if purse[other] and board.wizards[other].trophies > board.wizards[seat].trophies:
                    purse[other] -= 1
                    result[other].trophies -= 1
                    result[seat].trophies += 1
        else:
            for other in neighbours_now(board, pack)[seat]:
                result[other].wounds += prize.count
    return result
