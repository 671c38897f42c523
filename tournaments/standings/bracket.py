"""The bracket of a stage: its shape, who is where, and the places it gives."""

from __future__ import annotations

import msgspec

from tournaments.brackets.double import double_bracket
from tournaments.brackets.nodes import NOBODY, Bracket, Result, Sides, resolve
from tournaments.brackets.places import is_over, places
from tournaments.brackets.single import single_bracket
from tournaments.settings.formats import DoubleElimination, Elimination, Swiss
from tournaments.state.deciding import decision
from tournaments.state.model import CUT, State


class BracketState(msgspec.Struct, frozen=True):
    """A bracket and who is at its nodes."""

    bracket: Bracket
    seeds: tuple[int, ...]
    sides: dict[str, Sides]

    @property
    def is_over(self) -> bool:
        """Whether every node is decided."""
        return is_over(self.sides)

    def places(self) -> dict[int, int]:
        """Return the place of each entry."""
        return places(self.bracket, self.seeds, self.sides)


def bracket_of(state: State, stage: int) -> BracketState:
    """Return the bracket of a knockout stage with the results so far."""
    seeds = state.seeds_of(stage)
    format_ = state.settings.format
    if isinstance(format_, DoubleElimination):
        bracket = double_bracket(len(seeds), format_.second_final)
    else:
        third = format_.third_place if isinstance(format_, Elimination | Swiss) else False
        bracket = single_bracket(len(seeds), third)
    return BracketState(bracket, seeds, resolve(bracket, seeds, results_of(state, stage)))


def results_of(state: State, stage: int = CUT) -> dict[str, Result]:
    """Return winner and loser of every decided node; nobody is either where both lost (TM-16)."""
    results: dict[str, Result] = {}
    for round_ in state.in_stage(stage):
        for pairing in round_.pairings:
            made = decision(state, pairing)
            if made is None or not pairing.node:
                continue
            winner = made.winner
            if winner < 0:
                results[pairing.node] = (NOBODY, NOBODY)
            else:
                results[pairing.node] = (pairing.sides[winner], pairing.sides[1 - winner])
    return results
