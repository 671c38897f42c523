"""Leagues, put together: what the cogs call, and what the timekeeper asks."""

from __future__ import annotations

from collections.abc import Callable

from referee.leagues.climbing import Climbing
from referee.leagues.director import LadderDirector
from referee.leagues.live_ladders import LiveLadders
from referee.leagues.managing import Managing
from referee.leagues.results import LadderResults
from referee.leagues.season_news import SeasonNews
from referee.leagues.seasons import Seasons
from referee.leagues.tables import LadderTables
from referee.lobby.lobbies import Lobbies
from referee.seats.leaving import Seats
from referee.tournaments.halls.halls import Halls
from referee.tournaments.reading.reader import Reader


class Leagues:
    """Everything that people can do with ladders and seasons, by theme. `now` is a clock in unix seconds."""

    def __init__(self, lobbies: Lobbies, seats: Seats, halls: Halls, reader: Reader, now: Callable[[], float]) -> None:
        self.ladders = LiveLadders(lobbies.db, now, lobbies.live.station)
        self.tables = LadderTables(self.ladders, lobbies)
        self.results = LadderResults(self.ladders, self.tables)
        self.managing = Managing(self.ladders, self.tables)
        self.climbing = Climbing(self.ladders, self.tables)
        self.director = LadderDirector(self.ladders, self.tables, self.results, seats)
        self.news = SeasonNews(lobbies.db, now, lobbies.live.station)
        self.seasons = Seasons(halls, reader, self.news, now)
        self.timed_jobs = (self.director.run_due, self.director.run_flags, self.news.run_due)
