"""Why this pairing: the answer that anybody may ask of a round (TM-64)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import msgspec

from tournaments.draws.chain import seed_of
from tournaments.errors import TournamentError
from tournaments.facts.kinds import RoundPaired
from tournaments.facts.record import Record
from tournaments.pairing.cost import Costs
from tournaments.pairing.explaining import Reason, explain
from tournaments.pairing.player import Player
from tournaments.pairing.swiss import SwissRound, best_pairs, round_of
from tournaments.running.players import players_of
from tournaments.running.rounds import rules_of
from tournaments.settings.model import Settings
from tournaments.state.fold import fold
from tournaments.state.model import State

EXPLAINERS: dict[tuple[str, int, int], Explainer] = {}
"""The latest explainers, by commitment, round and record; the least recently used one is dropped first."""

MOST_EXPLAINERS = 4


class SideFacts(msgspec.Struct, frozen=True):
    """A side as it was when its round was paired."""

    entry: int
    points: Fraction
    floated: int
    surplus: int
    byes: int
    meetings: int


class Why(msgspec.Struct, frozen=True):
    """The explanation of a pairing: both sides before the round, and what would be worse without it.

    `repeats` says openly how many pairs of the round had met before (TM-25).
    """

    sides: tuple[SideFacts, ...]
    reason: Reason
    repeats: int


class Explainer:
    """The explanations of one Swiss round. It keeps the round's costs and what it has told."""

    def __init__(self, settings: Settings, records: Sequence[Record], number: int) -> None:
        """Take a round of the main stage apart. Raise TournamentError for a round made by hand, or one that is not there."""
        index = _index_of(records, number)
        fact = records[index].fact
        if not isinstance(fact, RoundPaired) or fact.by_hand:
            raise TournamentError("why-by-hand", "TM-61", round=number)
        state = fold(settings, records[:index])
        rules = rules_of(state, number)
        there = [side for pairing in fact.pairings for side in pairing.sides]
        self.players = {player.number: player for player in players_of(state, sorted(there))}
        self.costs = Costs(list(self.players.values()), rules, seed_of(fact.draw.value, state.salt))
        self.made: SwissRound = round_of(self.costs, best_pairs(self.costs))
        self._told: dict[int, Why] = {}

    def why(self, entry: int) -> Why:
        """Return why an entry was paired as it was."""
        if entry not in self.players:
            raise TournamentError("why-absent", "TM-64", entry=entry)
        if entry not in self._told:
            reason = explain(self.costs, self.made, entry)
            sides = [self.players[side] for side in reason.sides]
            why = Why(tuple(_facts(side, sides) for side in sides), reason, self.made.repeats)
            self._told |= dict.fromkeys(reason.sides, why)
        return self._told[entry]


def why(state: State, records: list[Record], number: int, entry: int) -> Why | None:
    """Return why an entry was paired as it was in a Swiss round, None for a round that cannot be weighed, or without it.

    The first answer about a round of a thousand takes some eight seconds, each further one four.
    """
    try:
        key = (state.commitment, number, _index_of(records, number))
        explainer = EXPLAINERS.pop(key, None) or Explainer(state.settings, records, number)
        EXPLAINERS[key] = explainer
        while len(EXPLAINERS) > MOST_EXPLAINERS:
            del EXPLAINERS[next(iter(EXPLAINERS))]
        return explainer.why(entry)
    except TournamentError:
        return None


def _facts(player: Player, sides: Sequence[Player]) -> SideFacts:
    meetings = sum(player.met.get(other.number, 0) for other in sides if other is not player)
    return SideFacts(player.number, player.points, player.floated, player.surplus, player.byes, meetings)


def _index_of(records: Sequence[Record], number: int) -> int:
    """Return where the round was paired last: an undone one may have come before."""
    for index in range(len(records) - 1, -1, -1):
        fact = records[index].fact
        if isinstance(fact, RoundPaired) and (fact.stage, fact.round) == (0, number):
            return index
    raise TournamentError("round-wrong", "TM-64", round=number)
