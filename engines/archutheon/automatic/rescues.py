"""Answers by the exact forecast of all declared cards: to attacks that kill the own leader, and to a card of the Void."""

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

UNSURE = 100.0
"""The most that an answer promises whose outcome a choice decides: one that surely saves the leader is worth twice as much."""


class Outlook(NamedTuple):
    """The table after all declared cards: its value for a side, and the cards whose outcome is known beforehand."""

    value: float
    sure: frozenset[int]


def is_lost(board: Board, table: Board, side: int) -> bool:
    """Return whether a side's leader, who lives, has fallen on the table after all that is declared."""
    leader = leader_of(board, side)
    return board.heroes[leader].cell >= 0 > table.heroes[leader].cell


def outlook(table: Board, outcomes: Mapping[int, Forecast], side: int) -> Outlook:
    """Return the outlook of a side by the table after all that is declared, and by the outcomes of the cards."""
    value = sum((CAUTION if hero.side == side else -1.0) * health_value(hero, hero.health) for hero in table.heroes)
    return Outlook(value, frozenset(at for at, outcome in outcomes.items() if outcome.sure))


def rescue_gain(pack: Pack, board: Board, declared: Declared, before: Outlook, rough: float) -> float:
    """Return the gain of a declaration while the own leader would fall; `rough` is what it promises by the table as it stands.

    The forecast leaves out what a choice decides, so of an answer that makes others unsure its promise counts, too.
    """
    table, outcomes = foresee_table(board, pack, declared.side, declared)
    after = outlook(table, outcomes, declared.side)
    exact = after.value - before.value - (TEMPO[slower_first(declared.speed)] if declared.card else 0.0)
    return exact if before.sure <= after.sure else min(max(exact, rough), UNSURE)


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
