"""The result of a pairing, and the game that is to be played next."""

from __future__ import annotations

import msgspec

from tournaments.settings.formats import Pods
from tournaments.state.model import Game, Pairing, State

DECIDING_GAMES = 2
"""Further games of a drawn pairing in elimination (TM-16)."""

BOTH_LOSE = 2
"""The place of both sides where both lost."""


class Decision(msgspec.Struct, frozen=True):
    """The result of a pairing: the places of its sides, and whether any of it was played for."""

    places: tuple[int, ...]
    played: bool

    @property
    def winner(self) -> int:
        """The index of the side that won alone, -1 without one."""
        firsts = [index for index, place in enumerate(self.places) if place == 1]
        return firsts[0] if len(firsts) == 1 else -1


def decision(state: State, pairing: Pairing) -> Decision | None:
    """Return the result of a pairing, None while it has none."""
    if pairing.is_bye:
        return Decision((1,), played=False)
    if pairing.ruling is not None:
        return Decision(pairing.ruling.places, pairing.ruling.how == "played" or has_played(pairing))
    if isinstance(state.settings.format, Pods):
        return _of_pod(pairing)
    return _by_games(state, pairing)


def present(pairing: Pairing) -> tuple[int, ...]:
    """Return the entries that are or were at a table: its sides without those absent at its start."""
    return tuple(side for side in pairing.sides if side not in pairing.absent)


def ranked(pairing: Pairing) -> tuple[int, ...]:
    """Return the entries whose places in a pod count: those at the table, or all if nobody came and a result was named."""
    there = present(pairing)
    named = pairing.ruling is not None and pairing.ruling.how == "played"
    return pairing.sides if not there and named else there


def next_game(state: State, pairing: Pairing) -> int:
    """Return the number of the game that is to be played next or is under way, 0 if the pairing is decided."""
    if decision(state, pairing) is not None:
        return 0
    return len(finished(pairing)) + 1


def finished(pairing: Pairing) -> list[Game]:
    """Return the games of a pairing that have a result, in their order."""
    return [game for game in pairing.games if game.places]


def wins_of(pairing: Pairing) -> tuple[int, int]:
    """Return how many games each side of a duel has won."""
    done = finished(pairing)
    return sum(game.places == (1, 2) for game in done), sum(game.places == (2, 1) for game in done)


def counted_wins(state: State, pairing: Pairing, made: Decision) -> tuple[int, int]:
    """Return how many games each side of a decided duel has won, those among them that a ruling gives (TM-47).

    A pairing that was won without its games is filled up to a majority: by forfeit, by leaving, or declared against its games.
    """
    wins, ruling = list(wins_of(pairing)), pairing.ruling
    if ruling is None or made.winner < 0:
        return wins[0], wins[1]
    own, other = wins[made.winner], wins[1 - made.winner]
    if ruling.how == "forfeit" or ruling.by_leaving or own <= other:
        wins[made.winner] = max(own, state.settings.best_of // 2 + 1)
    return wins[0], wins[1]


def has_played(pairing: Pairing) -> bool:
    """Return whether a game of a pairing was played for."""
    return any(game.how == "played" for game in finished(pairing))


def _by_games(state: State, pairing: Pairing) -> Decision | None:
    one, other = wins_of(pairing)
    done = finished(pairing)
    best_of = state.settings.best_of
    played = has_played(pairing)
    if max(one, other) * 2 <= best_of and not _all_played(state, pairing):
        return None
    if one != other:
        return Decision((1, 2) if one > other else (2, 1), played)
    if all(game.places == (BOTH_LOSE, BOTH_LOSE) for game in done):
        return Decision((BOTH_LOSE, BOTH_LOSE), played)
    if not state.is_knockout(pairing.stage):
        return Decision((1, 1), played)
    if len(done) < most_games(state):
        return None
    return Decision(by_seed(state, pairing), played)


def most_games(state: State) -> int:
    """Return how many games a pairing of an elimination has at most; if its sides are equal then, seeds decide (TM-16)."""
    return state.settings.best_of + DECIDING_GAMES


def by_seed(state: State, pairing: Pairing) -> tuple[int, int]:
    """Return the places of a duel's sides if the better seed goes on."""
    seeds = state.seeds_of(pairing.stage)
    better = min((0, 1), key=lambda index: seeds.index(pairing.sides[index]))
    return (1, 2) if better == 0 else (2, 1)


def _all_played(state: State, pairing: Pairing) -> bool:
    """Return whether no game is left to be played: in a series of the game's own, games that nobody has won count for nobody."""
    done, limit = len(finished(pairing)), state.settings.drawn_games
    return done - sum(wins_of(pairing)) >= limit if limit else done >= state.settings.best_of


def _of_pod(pairing: Pairing) -> Decision | None:
    done = finished(pairing)
    if done:
        return Decision(done[0].places, done[0].how == "played")
    there = present(pairing)
    if len(there) > 1:
        return None
    return Decision(tuple(1 if side in there else BOTH_LOSE for side in pairing.sides), played=False)
