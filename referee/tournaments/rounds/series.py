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
from referee.tournaments.rounds.places import FLAGS, places_of, result_of
from store.tournaments.games import GameRow
from tournaments.facts.kinds import GameOver, GameVoided, How, Ruled
from tournaments.running.absent import both_late
from tournaments.settings.checks import BEST_OF
from tournaments.state.deciding import decision, finished, most_games, present, wins_of
from tournaments.state.model import Game, Pairing, Report


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


def has_other_results(game: str, match: Match[Any, Any], before: Match[Any, Any] | None) -> bool:
    """Return whether a game of a series has ended between two states, or an end was undone."""
    series = _series_of(game)
    return series is not None and before is not None and series.results(match.board) != series.results(before.board)


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
    elimination the match goes on until the sides are unequal (TM-37), for as many games as the pairing may have (TM-16).
    """
    series = _series_of(hall.row.game)
    if series is None:
        return {}
    options: dict[str, object] = {**series.lengths[hall.settings.best_of]}
    if done := finished(pairing):
        wins = dict(zip(pairing.sides, wins_of(pairing), strict=True))
        options["lead"] = [*(wins[side] for side in present(pairing)), len(done) - sum(wins.values())]
    if hall.state.is_knockout(pairing.stage):
        options |= {"decisive": True, "most": most_games(hall.state)}
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
        own, noted = self._own(), self._from_match()
        under_way = next((game for game in own if not game.places), None)
        if under_way is not None and self._differ(noted, ended, answers):  # an undo went back past the end of a game
            return GameVoided(*self._table, noted[-1].nth)
        if under_way is not None and len(noted) < len(ended):
            nth, goes_on = len(noted), len(noted) + 1 < len(games)
            return self._game_over(under_way.nth, ended[nth], _how(answers, nth), goes_on=goes_on)
        if self.live.row.status not in ("over", "closed"):
            return None
        if under_way is None and self.is_aside:
            return None
        return self._end(games, under_way, answered=any(answers[len(ended) :]))

    @property
    def is_aside(self) -> bool:
        """Whether the end of the match decides nothing: its last game was decided elsewhere, or its table was opened anew."""
        newest = next((game.code for game in reversed(self._pairing.games) if game.code), "")
        return newest != self.live.row.code or len(self._from_match()) < len(self._games())

    def _own(self) -> list[Game]:
        return [game for game in self._pairing.games if game.code == self.live.row.code]

    def _from_match(self) -> list[Game]:
        """Return the games that the log has from the match itself."""
        return [game for game in self._own() if game.places and game.report is not None]

    def _differ(self, noted: Sequence[Game], ended: Sequence[PlayedGame], answers: Sequence[int]) -> bool:
        """Return whether the log has other games than the match: more of them, or another result after an undo."""
        if len(noted) > len(ended):
            return True
        if not {*self._pairing.sides} <= {*self.entries.values()}:
            return False  # whoever has deleted their data is on no seat any more
        for nth, (game, played) in enumerate(zip(noted, ended, strict=False)):
            made = self._game_over(game.nth, played, _how(answers, nth))
            if (game.report, game.first) != (Report(made.places, made.how), made.first):
                return True
        return False

    def _games(self) -> Sequence[PlayedGame]:
        rules, match = self.live.rules_and_match
        assert rules.game.series is not None
        return rules.game.series.games(match.board)

    def _game_over(self, nth: int, game: PlayedGame, how: How, *, goes_on: bool = False) -> GameOver:
        places = places_of(self._pairing, game.places, self.entries, ())
        return GameOver(*self._table, nth, places, how, self.entries.get(game.first, 0), (), goes_on)

    def _end(
        self, games: Sequence[PlayedGame], under_way: Game | None, *, answered: bool
    ) -> GameOver | GameVoided | Ruled | None:
        """Return the fact that follows from the end of the match itself, its games being noted.

        A match that ended within a game gives that game to its winner, and the further ones by forfeit, up to a majority. One
        that ended between games was decided by the rule of the series or by time: more wins took it. One that ended by the flags
        of both decides the pairing too.
        """
        pairing, groups = self._pairing, result_of(self.live)
        if groups is None:
            return None if under_way is None else GameVoided(*self._table, under_way.nth)
        if self.live.row.reason == FLAGS:
            return both_late(self.hall.state, self._table)
        places = places_of(pairing, groups, self.entries, self.left)
        if under_way is not None:
            how: How = "played" if answered or not self.left else "forfeit"
            first = self.entries.get(games[-1].first, 0)
            return GameOver(*self._table, under_way.nth, places, how, first, tuple(self.left))
        is_won = places in ((1, 2), (2, 1))
        if is_won and not games[-1].places:
            return GameOver(*self._table, len(finished(pairing)) + 1, places, "forfeit")
        may_be_drawn = not self.hall.state.is_knockout(pairing.stage)
        return Ruled(*self._table, places, "played") if is_won or may_be_drawn else None


def _how(answers: Sequence[int], nth: int) -> How:
    return "played" if any(answers[nth : nth + 1]) else "forfeit"
