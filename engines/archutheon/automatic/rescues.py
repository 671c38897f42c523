"""Answers by the exact forecast of all declared cards: where a leader falls by them, and to a card of the Void."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

import msgspec

from engines.archutheon.automatic.forecast import health_value
from engines.archutheon.automatic.gains import CAUTION, TEMPO
from engines.archutheon.board import ArchutheonMatch, Board, Declared, Execution, leader_of, slower_first
from engines.archutheon.content.pack import Pack
from engines.archutheon.derived.forecasts import Forecast
from engines.archutheon.derived.foreseeing import foresee_table
from engines.kernel.state.model import Decision

DECISIVE = 100.0
"""The gain above which a declaration surely saves the own leader or kills the enemy's; an open outcome promises no more."""


class Outlook(NamedTuple):
    """The table after all declared cards: its value for a side, and the cards whose outcome is known beforehand."""

    value: float
    sure: frozenset[int]


def falls(board: Board, table: Board, side: int) -> bool:
    """Return whether a side's leader, who lives, has fallen on the table after all that is declared."""
    leader = leader_of(board, side)
    return board.heroes[leader].cell >= 0 > table.heroes[leader].cell


def are_open(table: Board, side: int) -> bool:
    """Return whether a side sees all that is declared in this turn."""
    return not any(card.hidden and card.side != side and card.turn == table.turn for card in table.declared)


def outlook(table: Board, outcomes: Mapping[int, Forecast], side: int) -> Outlook:
    """Return the outlook of a side by the table after all that is declared, and by the outcomes of the cards."""
    value = sum((CAUTION if hero.side == side else -1.0) * health_value(hero, hero.health) for hero in table.heroes)
    return Outlook(value, frozenset(at for at, outcome in outcomes.items() if outcome.sure))


def decisive_gain(pack: Pack, board: Board, declared: Declared, before: Outlook, rough: float, *, lost: bool) -> float:
    """Return the gain of a declaration where a leader falls by what is declared; `lost` says that it is the own one.

    `rough` is what it promises by the table as it stands. The forecast leaves out what a choice decides. So an answer that is
    unsure, or makes others so, keeps some of its promise while the own leader falls, and might spoil the fall of the enemy's.
    """
    table, outcomes = foresee_table(board, pack, declared.side, declared)
    after = outlook(table, outcomes, declared.side)
    cost = TEMPO[slower_first(declared.speed)] if declared.card else 0.0
    exact = after.value - before.value - cost
    if {*before.sure, len(board.declared)} <= after.sure:
        return exact
    return min(max(exact, rough), DECISIVE) if lost else -cost


def void(pack: Pack, match: ArchutheonMatch, asked: Decision, rng: Random) -> list[str]:
    """Give an enemy's Void card the element by which the declared cards cost least; one by chance among equals."""
    board, side = match.board, match.board.seats.index(asked.seat)
    args = asked.options[0].args
    if len(args) > 1:
        at, tucked = int(str(args[1])), bool(args[2])
    else:  # of a card that is turned up as its turn comes
        at, tucked = (
            next(scope.record.at for scope in reversed(match.scopes) if isinstance(scope.record, Execution)),
            False,
        )

    def worth(element: str) -> float:
        card = msgspec.structs.replace(board.declared[at], done=False)
        if tucked:
            card.tucked_as = element  # type: ignore[assignment]  # of the engine
        else:
            card.element = element  # type: ignore[assignment]
        declared = [*board.declared[:at], card, *board.declared[at + 1 :]]
        table, outcomes = foresee_table(msgspec.structs.replace(board, declared=declared), pack, side)
        return outlook(table, outcomes, side).value

    keys = rng.sample([option.key for option in asked.options], len(asked.options))
    return [max(keys, key=worth)]
