"""Pairings that are one match of several games: each game of the match is a game of the pairing (TM-33).

Which games have such a series, and what it needs, they say themselves (`engines/kernel/game.py`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engines.games import GAMES
from engines.kernel.game import PlayedGame, Series
from engines.kernel.state.model import Match, Seat
from referee.errors import RefusedError
from referee.match.live import Live
from referee.tournaments.halls.hall import Hall
from referee.tournaments.rounds.places import places_of, result_of
from store.tournaments.games import GameRow
from tournaments.facts.kinds import GameOver, GameVoided, How, Ruled
from tournaments.settings.checks import BEST_OF
from tournaments.state.deciding import decision, finished, present, wins_of
from tournaments.state.model import Game, Pairing


def _series_of(game: str) -> Series[Any] | None:
    """Return the series of a game whose pairing is one match; None where each game is a match of its own."""
    series = GAMES[game].series
    return series if series is not None and series.lengths else None


def has_series(game: str) -> bool:
    """Return whether a pairing of this game is one match, whatever the number of its games."""
    return _series_of(game) is not None


def ended_games(game: str, match: Match[Any, Any]) -> int:
    """Return how many games of a series have ended."""
    series = GAMES[game].series
    return 0 if series is None else sum(1 for one in series.games(match.board) if one.places)


def possible_lengths(game: str) -> Sequence[int]:
    """Return of how many games a pairing may be the best."""
    series = _series_of(game)
    return BEST_OF if series is None else sorted(series.lengths)


def drawn_games(game: str, best_of: int) -> int:
    """Return after how many games that nobody has won more wins take a pairing; 0 where each game is a match of its own.

    Raises RefusedError if the game's series is never the best of so many.
    """
    series = _series_of(game)
    if series is None:
        return 0
    if best_of not in series.lengths:
        lengths = ", ".join(str(length) for length in sorted(series.lengths))
        raise RefusedError("refused-tournament-best-of-series", rule="TM-33", best_of=best_of, lengths=lengths)
    return series.drawn if best_of > 1 else 0


def series_options(hall: Hall, pairing: Pairing) -> Mapping[str, object]:
    """Return the options by which a match plays the rest of a pairing, nothing where each game is a match of its own.

    What is decided already, such as a game that was lost by not being there, is the lead that the match begins with. In
    elimination the match goes on until the sides are unequal (TM-37).
    """
    series = _series_of(hall.row.game)
    if series is None:
        return {}
    options: dict[str, object] = {**series.lengths[hall.settings.best_of]}
    if done := finished(pairing):
        wins = dict(zip(pairing.sides, wins_of(pairing), strict=True))
        options["lead"] = [*(wins[side] for side in present(pairing)), len(done) - sum(wins.values())]
    if hall.state.is_knockout(pairing.stage):
        options["decisive"] = True
    return options


class Seated:
    """A match of a pairing with its games. `entries` are those of its seats, `left` those who play no more."""

    def __init__(self, hall: Hall, live: Live, row: GameRow, entries: Mapping[Seat, int], left: Sequence[int]) -> None:
        self.hall = hall
        self.live = live
        self.row = row
        self.entries = entries
        self.left = left

    @property
    def _pairing(self) -> Pairing:
        return self.hall.pairing(self.row.stage, self.row.round, self.row.pairing)

    @property
    def _table(self) -> tuple[int, int, int]:
        return self.row.stage, self.row.round, self.row.pairing

    def next_fact(self, answers: Sequence[int]) -> GameOver | GameVoided | Ruled | None:
        """Return the next fact that the log lacks of this match, None once it has all.

        `answers` are the numbers of answers in each of its games: to give a game up before the first is a forfeit (TM-41).
        """
        pairing = self._pairing
        if decision(self.hall.state, pairing) is not None:
            return None
        games = self._games()
        ended = [game for game in games if game.places]
        noted = [game for game in finished(pairing) if game.code == self.live.row.code]
        under_way = next((game for game in pairing.games if game.code == self.live.row.code and not game.places), None)
        if len(noted) > len(ended) and under_way is not None:  # an undo went back past the end of a game
            return GameVoided(*self._table, noted[-1].nth)
        if len(noted) < len(ended) and under_way is not None:
            how: How = "played" if any(answers[len(noted) : len(noted) + 1]) else "forfeit"
            return self._game_over(under_way.nth, ended[len(noted)], how, goes_on=len(noted) + 1 < len(games))
        if self.live.row.status not in ("over", "closed"):
            return None
        return self._end(games, under_way, answered=any(answers[len(ended) :]))

    def _games(self) -> Sequence[PlayedGame]:
        rules, match = self.live.rules_and_match
        assert rules.game.series is not None
        return rules.game.series.games(match.board)

    def _game_over(self, nth: int, game: PlayedGame, how: How, *, goes_on: bool) -> GameOver:
        places = places_of(self._pairing, game.places, self.entries, ())
        return GameOver(*self._table, nth, places, how, self.entries.get(game.first, 0), (), goes_on)

    def _end(
        self, games: Sequence[PlayedGame], under_way: Game | None, *, answered: bool
    ) -> GameOver | GameVoided | Ruled | None:
        """Return the fact that follows from the end of the match itself, its games being noted.

        A match that ended within a game gives that game to its winner, and the further ones by forfeit, up to a majority. One
        that ended between games was decided by the rule of the series or by time: more wins took it.
        """
        pairing, groups = self._pairing, result_of(self.live)
        if groups is None:
            return None if under_way is None else GameVoided(*self._table, under_way.nth)
        places = places_of(pairing, groups, self.entries, self.left)
        if under_way is not None:
            how: How = "played" if answered or not self.left else "forfeit"
            first = self.entries.get(games[-1].first, 0)
            return GameOver(*self._table, under_way.nth, places, how, first, tuple(self.left))
        if places in ((1, 2), (2, 1)) and not games[-1].places:
            return GameOver(*self._table, len(finished(pairing)) + 1, places, "forfeit")
        if places in ((1, 2), (2, 1)) or (places == (1, 1) and not self.hall.state.is_knockout(pairing.stage)):
            return Ruled(*self._table, places, "played")
        return None
