"""The end of undecided pairings whose side leaves the tournament (TM-07)."""

from __future__ import annotations

from tournaments.facts.kinds import How
from tournaments.settings.formats import Pods
from tournaments.state.deciding import BOTH_LOSE, decision, has_played
from tournaments.state.model import Pairing, Ruling, State


def settle_leavers(state: State, at: int) -> None:
    """Decide the open pairings of those who have left: won by the other side, conceded once a game runs, else by forfeit.

    A pod that has not begun has a seat fewer; in one that has, the seat is played on and placed last (TM-42).
    """
    for round_ in state.rounds.values():
        if round_.is_closed:
            continue
        for pairing in round_.pairings:
            gone = [side for side in pairing.sides if state.is_out(side)]
            if gone and decision(state, pairing) is None:
                _settle(state, pairing, gone, at)


def _settle(state: State, pairing: Pairing, gone: list[int], at: int) -> None:
    begun = any(game.started_at for game in pairing.games)
    if isinstance(state.settings.format, Pods):
        if not begun:
            pairing.absent = (*pairing.absent, *(side for side in gone if side not in pairing.absent))
        return
    places = tuple(BOTH_LOSE if side in gone else 1 for side in pairing.sides)
    how: How = "played" if begun or has_played(pairing) else "forfeit"
    pairing.ruling = Ruling(places, how, at, by_leaving=True)
